/** The server's REST interface: what is asked before, and after, there is a table to speak to. */
import type {
  Answers,
  Editions,
  Examples,
  GuideInfo,
  Joined,
  MakeTable,
  Problem,
  Replay,
  SkillReport,
  TableInfo,
} from '../protocol';
import { language } from './language.svelte';
import { t, withSigns } from './text';

/** A request that was refused; its message is a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly point: string | null = null,
  ) {
    super(sentence);
  }
}

/** Sentences as a page shows them. */
function asShown(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? withSigns(value) : value;
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const spoken = { 'Accept-Language': language.tag };
  const init: RequestInit = body
    ? {
        method: 'POST',
        headers: { ...spoken, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }
    : { headers: spoken };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused('unreachable', t('server-unreachable'));
  }
  if (response.ok) return JSON.parse(await response.text(), asShown) as T;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  throw new Refused(
    problem?.code ?? String(response.status),
    problem?.sentence ?? t('server-refused'),
    problem?.point ?? null,
  );
}

const known = new Map<string, Promise<Editions>>();

/** The editions with their texts; asked once a visit in each language. */
export function editions(): Promise<Editions> {
  const { tag } = language;
  const asked =
    known.get(tag) ??
    request<Editions>('/editions').catch((error: unknown) => {
      known.delete(tag);
      throw error;
    });
  known.set(tag, asked);
  return asked;
}

/** A word that names a request: sent twice, it is answered once. Pages without TLS have no `randomUUID`. */
function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Waits before a lost answer is asked for again, in milliseconds: a server that starts anew needs a moment. */
const AGAIN = [0, 500, 1500] as const;

/** Sends a wish that must be granted at most once; a lost answer is asked for again under the same name. */
async function once<T>(path: string, body: object): Promise<T> {
  const named = { ...body, id: requestId() };
  for (const wait of AGAIN) {
    try {
      return await request<T>(path, named);
    } catch (error) {
      if (error instanceof Refused && error.code !== 'unreachable') throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return request<T>(path, named);
}

/** The guide to an edition's rules. */
export function guide(edition: string): Promise<GuideInfo> {
  return request<GuideInfo>(`/guide/${encodeURIComponent(edition)}`);
}

/** The rule points that answer a question, of one box or of all. */
export function ask(question: string, edition: string | null): Promise<Answers> {
  const about = edition === null ? '' : `&edition=${encodeURIComponent(edition)}`;
  return request<Answers>(`/ask?q=${encodeURIComponent(question)}${about}`);
}

export function makeTable(table: MakeTable): Promise<Joined> {
  return once<Joined>('/tables', table);
}

export function tableInfo(code: string): Promise<TableInfo> {
  return request<TableInfo>(`/tables/${encodeURIComponent(code)}`);
}

export function join(code: string, name: string): Promise<Joined> {
  return once<Joined>(`/tables/${encodeURIComponent(code)}/join`, { name });
}

/** Takes over a seat with the one-use code another device shows. */
export function takeOver(code: string, device: string): Promise<Joined> {
  return once<Joined>(`/tables/${encodeURIComponent(code)}/take-over`, { code: device });
}

/** The worked examples of a rule point, in this page's language. */
export function examples(point: string): Promise<Examples> {
  return request<Examples>(`/examples/${encodeURIComponent(point)}`);
}

export function replay(record: string): Promise<Replay> {
  return request<Replay>(`/records/${encodeURIComponent(record)}/replay`);
}

/** Luck and skill in a finished match. */
export function skill(record: string): Promise<SkillReport> {
  return request<SkillReport>(`/records/${encodeURIComponent(record)}/skill`);
}

export function recordAddress(record: string): string {
  return `/api/records/${encodeURIComponent(record)}`;
}
