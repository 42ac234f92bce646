/**
 * The service worker: the client opens when the server is gone. Pages are fetched from the server first and from
 * here if there is none; files whose names change with their contents are taken from here at once.
 *
 * Each build keeps a set of its own, page and files together, so that they always fit each other. The build puts the
 * list of files in place of the constant (`offline.ts` beside this folder). This file imports nothing, since not
 * every browser takes a worker that does.
 */
declare const LASTCARD_BUILD: { readonly version: string; readonly files: readonly string[] };

/** What a worker has and a page has not, as far as it is used here. */
interface Moment extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Moment {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(kind: 'install' | 'activate', heard: (event: Moment) => void): void;
  addEventListener(kind: 'fetch', heard: (event: Asked) => void): void;
  readonly clients: { claim(): Promise<void> };
}
const worker = self as unknown as Worker;

const KEPT = `lastcard-${LASTCARD_BUILD.version}`;
const PAGE = '/';
const EDITIONS = '/api/editions';
/** How long a page may take: away from home, a server of the home network answers nothing at all. */
const PATIENCE = 4000;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([PAGE, EDITIONS, ...LASTCARD_BUILD.files])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api')) event.respondWith(page(request));
  else if (pathname === EDITIONS) event.respondWith(editions(request));
  else if (LASTCARD_BUILD.files.includes(pathname)) event.respondWith(file(request));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('lastcard-') && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function kept(request: Request | string): Promise<Response | undefined> {
  return (await caches.open(KEPT)).match(request, { ignoreVary: true });
}

/** The client is one page, whatever the address. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error(request.url)), PATIENCE));
  try {
    const answer = await Promise.race([fetch(request), late]);
    // A proxy that is still there says 502 or so for the server.
    if (answer.status < 500) return answer;
  } catch {
    // No server: the page that is here will do.
  }
  return (await kept(PAGE)) ?? Response.error();
}

async function editions(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(KEPT)).put(EDITIONS, answer.clone());
    return answer;
  } catch {
    return (await kept(EDITIONS)) ?? Response.error();
  }
}

async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}
