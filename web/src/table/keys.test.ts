import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OptionOut, State } from '../lib/messages';
import { deskOf } from '../testing/desks';
import { beat, event, move, NOT_MINE, option, state } from '../testing/made';
import { keysOf, type Keys } from './keys.svelte';

const PATIENCE = 1100;

let acts: string[];
let blocked: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  acts = [];
  blocked = false;
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const many = (count: number, more: Partial<OptionOut> = {}) => Array.from({ length: count }, (_, index) => option(index + 1, more));

/** A desk with these options, and its keys. */
function given(options: OptionOut[], more: Partial<State> = {}) {
  const made = deskOf(state(1, { options, ...more }));
  const keys = keysOf(made.desk, () => document.body, {
    help: () => acts.push('help'),
    log: () => acts.push('log'),
    hint: () => acts.push('hint'),
    closeList: () => false,
    blocked: () => blocked,
  });
  return { ...made, keys, given: () => made.calls.filter(({ type }) => type === 'answer').flatMap((call) => call.things) };
}

/** Press a key where the focus is; true when the page has used it. */
function press(keys: Keys, key: string, more: KeyboardEventInit = {}): boolean {
  const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  const target = document.activeElement ?? document.body;
  target.addEventListener('keydown', (heard) => keys.down(heard as KeyboardEvent), { once: true });
  target.dispatchEvent(pressed);
  return pressed.defaultPrevented;
}

function add(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

describe('digits', () => {
  test.each([
    ['1', 1],
    ['9', 9],
    ['0', 10],
  ])('of ten options %s gives number %d at once', (key, thing) => {
    const table = given(many(10));
    press(table.keys, key);
    expect(table.given()).toEqual([thing]);
  });

  test('that name no option do nothing', () => {
    const table = given(many(3));
    press(table.keys, '4');
    press(table.keys, '0');
    expect(table.given()).toEqual([]);
  });

  test('come in twos where there are more options', () => {
    const table = given(many(15));
    press(table.keys, '1');
    expect(table.keys.digits).toBe('1');
    expect(table.given()).toEqual([]);
    press(table.keys, '2');
    expect(table.given()).toEqual([12]);
    expect(table.keys.digits).toBe('');
  });

  test('that cannot go on are enough', () => {
    const table = given(many(15));
    press(table.keys, '2');
    expect(table.given()).toEqual([2]);
  });

  test('are enough after a while', async () => {
    const table = given(many(15));
    press(table.keys, '1');
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(table.given()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.given()).toEqual([1]);
  });

  test('are enough with Enter, and nothing comes later', async () => {
    const table = given(many(15));
    press(table.keys, '1');
    press(table.keys, 'Enter');
    expect(table.given()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(table.given()).toEqual([1]);
  });

  test('are forgotten with Escape, which cancels nothing else', async () => {
    const table = given(many(15, { final: true }));
    press(table.keys, '5');
    press(table.keys, '1');
    expect(press(table.keys, 'Escape')).toBe(false);
    expect(table.keys.digits).toBe('');
    expect(table.desk.confirming?.thing).toBe(5);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(table.desk.confirming?.thing).toBe(5);
  });

  test('mean the options that are asked about', () => {
    const table = given(many(10));
    table.desk.pick(table.desk.options.slice(4, 6));
    press(table.keys, '2');
    expect(table.given()).toEqual([6]);
  });

  test('whose list is gone when their time is up confirm nothing', async () => {
    const table = given([option(1, { again: true }), ...many(15).slice(1)]);
    press(table.keys, '1');
    table.desk.choose(table.desk.options[0]!); // by hand, and that is all there was to choose
    await table.calls[0]!.reply(state(1, { plan: [1], question: NOT_MINE }));
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(table.given()).toEqual([]);
    press(table.keys, 'Enter');
    expect(table.given()).toEqual([1]);
  });
});

describe('letters', () => {
  test.each(['Enter', 'c'])('%s confirms what waits', (key) => {
    const table = given(many(2, { final: true }));
    press(table.keys, '2');
    expect(table.given()).toEqual([]);
    press(table.keys, key);
    expect(table.given()).toEqual([2]);
  });

  test('Enter belongs to the button that has the focus', () => {
    const table = given(many(2, { final: true }));
    press(table.keys, '2');
    add('<button>Menu</button>').focus();
    press(table.keys, 'Enter');
    expect(table.given()).toEqual([]);
  });

  test('Escape goes one step back, and is left to others when there is none', () => {
    const table = given(many(2, { final: true }));
    press(table.keys, '2');
    expect(press(table.keys, 'Escape')).toBe(true);
    expect(table.desk.confirming).toBeNull();
    expect(press(table.keys, 'Escape')).toBe(false);
  });

  test('u takes back', () => {
    const table = given(many(2));
    press(table.keys, 'u');
    expect(table.calls).toMatchObject([{ type: 'undo' }]);
  });

  test('r does the same again', () => {
    const table = given(many(3), { repeat: 2 });
    press(table.keys, 'r');
    expect(table.given()).toEqual([2]);
  });

  test('?, l and h open help, log and hint', () => {
    const { keys } = given(many(2));
    for (const key of ['?', 'l', 'h']) press(keys, key);
    expect(acts).toEqual(['help', 'log', 'hint']);
  });

  test('space skips a story, and otherwise scrolls as ever', async () => {
    const { desk, keys } = given(many(2));
    expect(press(keys, ' ')).toBe(false);
    const told = { ...move(2, 1, event('a')), beats: [beat('a', 2)] };
    desk.take(state(2, { log: [told] }), [told], false);
    expect(press(keys, ' ')).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.story.busy).toBe(false);
    expect(desk.state.number).toBe(2);
  });
});

describe('keys that are not ours', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('with %o', (held) => {
    const table = given(many(2));
    press(table.keys, '1', held);
    expect(table.given()).toEqual([]);
  });

  test.each(['<input>', '<textarea></textarea>', '<select></select>'])('in %s', (html) => {
    const table = given(many(2));
    add(html).focus();
    press(table.keys, '1');
    press(table.keys, 'u');
    expect(table.calls).toEqual([]);
  });

  test('while something else has the keyboard', () => {
    const table = given(many(2));
    blocked = true;
    press(table.keys, '1');
    expect(table.given()).toEqual([]);
  });
});

describe('arrows', () => {
  /** Things in a row; `-` does not glow, `.` is not drawn. */
  function row(signs: string): HTMLElement[] {
    document.body.innerHTML = [...signs].map((sign) => `<div tabindex="0" class="spot ${sign === '*' ? 'glows' : ''}"></div>`).join('');
    const spots = [...document.body.children] as HTMLElement[];
    spots.forEach((spot, index) => {
      const width = signs[index] === '.' ? 0 : 10;
      spot.getBoundingClientRect = () => ({ x: index * 20, y: 0, width, height: width }) as DOMRect;
    });
    return spots;
  }

  test('walk among what glows, past what does not', () => {
    const { keys } = given(many(2));
    const spots = row('*-.**');
    expect(press(keys, 'ArrowRight')).toBe(true);
    expect(document.activeElement).toBe(spots[0]);
    press(keys, 'ArrowRight');
    expect(document.activeElement).toBe(spots[3]);
    press(keys, 'ArrowLeft');
    expect(document.activeElement).toBe(spots[0]);
    expect(press(keys, 'ArrowLeft')).toBe(false);
    expect(document.activeElement).toBe(spots[0]);
  });

  test('with Shift walk among all that is drawn', () => {
    const { keys } = given(many(2));
    const spots = row('*.-*');
    spots[0]!.focus();
    press(keys, 'ArrowRight', { shiftKey: true });
    expect(document.activeElement).toBe(spots[2]);
  });

  test('go up and down in a list of options', () => {
    const { keys } = given(many(2));
    add('<ol class="options"><li><button>a</button></li><li><button>b</button></li></ol>');
    const [first, second] = document.querySelectorAll('button');
    first!.focus();
    expect(press(keys, 'ArrowDown')).toBe(true);
    expect(document.activeElement).toBe(second);
    expect(press(keys, 'ArrowRight')).toBe(false);
    press(keys, 'ArrowUp');
    expect(document.activeElement).toBe(first);
  });

  test('elsewhere do what the browser does with them', () => {
    const { keys } = given(many(2));
    row('**');
    document.body.insertAdjacentHTML('beforeend', '<a href="/" id="link">home</a>');
    document.getElementById('link')!.focus();
    expect(press(keys, 'ArrowRight')).toBe(false);
  });
});
