import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { go, placeOf, router } from './router.svelte';

describe('placeOf', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/games', { page: 'games' }],
    ['/settings/', { page: 'settings' }],
    ['/join', { page: 'join' }],
    ['/new/chess', { page: 'new', game: 'chess' }],
    ['/cards/draughts', { page: 'cards', game: 'draughts' }],
    ['/rules/draughts', { page: 'rules', game: 'draughts' }],
    ['/sources/draughts', { page: 'sources', game: 'draughts' }],
    ['/t/oak', { page: 'table', table: 'oak' }],
    ['/t/oak/replay', { page: 'replay', table: 'oak' }],
    ['/t/oak/scoring', { page: 'scoring', table: 'oak' }],
    ['/workshop', { page: 'workshop', pack: '', part: 'packs', at: '' }],
    ['/workshop/mine', { page: 'workshop', pack: 'mine', part: 'cards', at: '' }],
    ['/workshop/mine/print', { page: 'workshop', pack: 'mine', part: 'print', at: '' }],
    ['/workshop/mine/edit/pact%3AP-1', { page: 'workshop', pack: 'mine', part: 'edit', at: 'pact:P-1' }],
    ['/t/a%2Fb', { page: 'table', table: 'a/b' }],
    ['/t/100%', { page: 'table', table: '100%' }], // no code at all: taken as it stands
  ])('%s', (path, place) => expect(placeOf(path)).toEqual(place));

  test.each(['/nowhere', '/t', '/new', '/games/more', '/t/oak/other', '/t/oak/replay/more', '/new/chess/more', '/workshop/mine/edit', '/workshop/mine/other', '/workshop/mine/print/more', '/workshop/mine/packs'])('%s is nowhere', (path) =>
    expect(placeOf(path)).toEqual({ page: 'notfound' }),
  );
});

describe('the router', () => {
  beforeAll(() => router.start());

  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    history.replaceState(null, '', '/');
    router.read();
  });

  test('goes to a page and knows how many lie behind it', () => {
    go('/cards/chess?pack=1');
    expect(router.place).toEqual({ page: 'cards', game: 'chess' });
    expect(router.search).toBe('?pack=1');
    expect(router.depth).toBe(1);
    go('/games');
    expect(router.depth).toBe(2);
    go('/settings', { replace: true });
    expect(router.depth).toBe(2);
    expect(location.pathname).toBe('/settings');
  });

  test('begins a page at its top, unless the address names a part of it', () => {
    go('/rules/draughts');
    expect(scrollTo).toHaveBeenCalledOnce();
    go('/rules/draughts#D-4.2%20b');
    expect(scrollTo).toHaveBeenCalledOnce();
    expect(router.hash).toBe('D-4.2 b');
  });

  test('goes back to our own pages, else where it is told to', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    router.back('/games');
    expect(back).not.toHaveBeenCalled();
    expect(router.place).toEqual({ page: 'games' });
    expect(router.depth).toBe(0);
    go('/settings');
    router.back('/games');
    expect(back).toHaveBeenCalledOnce();
  });

  test('follows the browser', () => {
    history.replaceState({ depth: 3 }, '', '/t/oak');
    dispatchEvent(new Event('popstate'));
    expect(router.place).toEqual({ page: 'table', table: 'oak' });
    expect(router.depth).toBe(3);
  });

  /** Click on what is inside a link; true when the router has taken it over. */
  function click(html: string, more: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
    vi.spyOn(window, 'open').mockReturnValue(null); // how links are followed here, and earlier than in browsers
    document.querySelector('b')!.dispatchEvent(pressed);
    return pressed.defaultPrevented;
  }

  test('takes over plain links', () => {
    expect(click('<a href="/new/chess"><b>new</b></a>')).toBe(true);
    expect(router.place).toEqual({ page: 'new', game: 'chess' });
  });

  test.each([
    ['no link', '<p><b>text</b></p>', {}],
    ['another site', '<a href="https://example.org/"><b>there</b></a>', {}],
    ['a file of the server', '<a href="/api/tables/oak/record"><b>file</b></a>', {}],
    ['a download', '<a href="/games" download><b>file</b></a>', {}],
    ['a new tab', '<a href="/games" target="_blank"><b>tab</b></a>', {}],
    ['a new tab by key', '<a href="/games"><b>tab</b></a>', { ctrlKey: true }],
    ['the middle button', '<a href="/games"><b>tab</b></a>', { button: 1 }],
    ['a jump inside the page', '<a href="/#end"><b>end</b></a>', {}],
  ])('leaves %s to the browser', (_, html, more) => {
    expect(click(html, more)).toBe(false);
    expect(router.place).toEqual({ page: 'home' });
  });
});
