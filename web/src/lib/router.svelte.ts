// Where we are. Plain links (<a href="/…">) work; `go` is for everything that is not a link.

export type Place =
  | { page: 'home' | 'games' | 'settings' | 'join' | 'notfound' }
  | { page: 'new' | 'cards' | 'rules' | 'sources'; game: string }
  | { page: 'table' | 'replay' | 'scoring'; table: string }
  | { page: 'workshop'; pack: string; part: WorkshopPart; at: string };

/** The rooms of the workshop: all packs, or of one pack its cards, one of them, what is different, the sheets to print. */
export type WorkshopPart = 'packs' | 'cards' | 'edit' | 'compare' | 'print';

/** The page that a path names. */
export function placeOf(path: string): Place {
  const [first, second, third, ...more] = path.split('/').filter(Boolean).map(decode);
  if (first === 'workshop') return workshopOf(second, third, ...more);
  if (more.length) return { page: 'notfound' };
  if (first === undefined) return { page: 'home' };
  if (second === undefined) {
    if (first === 'games' || first === 'settings' || first === 'join') return { page: first };
    return { page: 'notfound' };
  }
  if (first === 't') {
    if (third === undefined) return { page: 'table', table: second };
    if (third === 'replay' || third === 'scoring') return { page: third, table: second };
    return { page: 'notfound' };
  }
  if (third === undefined && (first === 'new' || first === 'cards' || first === 'rules' || first === 'sources')) return { page: first, game: second };
  return { page: 'notfound' };
}

function workshopOf(pack = '', part = pack ? 'cards' : 'packs', at = '', ...more: string[]): Place {
  const known = part === 'packs' ? !pack : part === 'edit' ? at !== '' : at === '' && ['cards', 'compare', 'print'].includes(part);
  if (!known || more.length) return { page: 'notfound' };
  return { page: 'workshop', pack, part: part as WorkshopPart, at };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  search = $state(location.search);
  place = $derived(placeOf(this.path));
  /** How many of our own pages lie behind this one, so that "back" can leave for home when there is none. */
  depth = $state(0);
  /** Whoever shows a page without leaving this one says so here: given a place and its hash, whether it does. */
  beside: ((place: Place, hash: string) => boolean) | null = null;

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState({ depth: this.depth }, '', path);
    else history.pushState({ depth: this.depth + 1 }, '', path);
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Back to where we came from, or to `otherwise` when this page was opened directly. */
  back(otherwise = '/'): void {
    if (this.depth > 0) history.back();
    else this.go(otherwise, { replace: true });
  }

  /** Listen to the browser. Called once. */
  start(): void {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.#click(event));
    this.read();
  }

  read(): void {
    this.path = location.pathname;
    this.hash = decode(location.hash.slice(1));
    this.search = location.search;
    this.depth = Number((history.state as { depth?: number } | null)?.depth ?? 0);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.hash) return; // a jump inside the page
    event.preventDefault();
    if (this.beside?.(placeOf(url.pathname), decode(url.hash.slice(1)))) return;
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
export const go = router.go.bind(router);
