/** Which page is shown: the address says it, so that a link, a reload and the back button all work. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string; device: string | null }
  | { page: 'replay'; record: string }
  | { page: 'rules'; edition: string | null }
  | { page: 'score'; fragment: string }
  | { page: 'verify'; record: string };

/** Letters of a table's code as people type them. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

export function parse(path: string, fragment: string): Route {
  const table = /^\/t\/([A-Za-z0-9]{5})\/?$/.exec(path);
  if (table?.[1]) {
    const device = /^#(?:move|device)=([\w-]+)$/.exec(fragment);
    return { page: 'table', code: tidyCode(table[1]), device: device?.[1] ?? null };
  }
  const record = /^\/r\/([\w.-]+)\/?$/.exec(path);
  if (record?.[1]) return { page: 'replay', record: record[1] };
  const rules = /^\/rules(?:\/([\w-]+))?\/?$/.exec(path);
  if (rules) return { page: 'rules', edition: rules[1] ?? null };
  if (/^\/score\/?$/.test(path)) return { page: 'score', fragment };
  if (/^\/verify\/?$/.test(path)) return { page: 'verify', record: /^#([\w.-]+)$/.exec(fragment)?.[1] ?? '' };
  return { page: 'home' };
}

class Router {
  route: Route = $state.raw(parse(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Changes the address without a new entry, as after a one-use code was used. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.read();
  }

  private read(): void {
    this.route = parse(location.pathname, location.hash);
  }
}

export const router = new Router();

/** A click on a link within the page, but not one that asks for a new tab. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
