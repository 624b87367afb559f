import { afterEach, describe, expect, test, vi } from 'vitest';
import { named } from './named';

const SVG = 'http://www.w3.org/2000/svg';

afterEach(() => document.body.replaceChildren());

function add(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
}

const hushed = (node: Element) => [...node.children].map((child) => child.getAttribute('aria-hidden') === 'true');

describe('a thing that is only there', () => {
  test('has a label', () => {
    const node = add('<div><i></i></div>');
    named(node, { button: false, name: 'Quarry' });
    expect(node.getAttribute('aria-label')).toBe('Quarry');
    expect(hushed(node)).toEqual([false]);
  });
});

describe('a thing that can be pressed', () => {
  test('is named by words inside it, and what is drawn is not read out', () => {
    const node = add('<div><i>3</i></div>');
    const naming = named(node, { button: true, name: 'Quarry' });
    expect(node.hasAttribute('aria-label')).toBe(false);
    expect(node.querySelector('.sr-only')?.textContent).toBe('Quarry');
    expect(hushed(node)).toEqual([true, false]);
    naming.update({ button: true, name: 'Quarry, taken' });
    expect(node.querySelectorAll('.sr-only')).toHaveLength(1);
    expect(node.querySelector('.sr-only')?.textContent).toBe('Quarry, taken');
  });

  test('leaves alone what has a name of its own', () => {
    const node = add('<div><i></i><button>+</button><p><a href="/">rule</a></p><p tabindex="0"></p></div>');
    named(node, { button: true, name: 'Quarry' });
    expect(hushed(node)).toEqual([true, false, false, false, false]);
  });

  test('hushes children that come later, as long as it is watched', async () => {
    const [left, watched] = [document.createElement('div'), document.createElement('div')];
    const naming = named(left, { button: true, name: 'Quarry' });
    named(watched, { button: true, name: 'Forest' });
    naming.destroy();
    for (const node of [left, watched]) node.append(document.createElement('i'));
    await vi.waitFor(() => expect(hushed(watched)).toEqual([false, true]));
    expect(hushed(left)).toEqual([false, false]);
  });

  test('and no longer can, speaks again, but for icons', () => {
    const node = add('<div><i></i><b class="icon" aria-hidden="true"></b></div>');
    const naming = named(node, { button: true, name: 'Quarry' });
    naming.update({ button: false, name: 'Quarry' });
    expect(node.getAttribute('aria-label')).toBe('Quarry');
    expect(node.querySelector('.sr-only')).toBeNull();
    expect(hushed(node)).toEqual([false, true]);
  });

  test('in a drawing has its words in the middle', () => {
    const node = document.createElementNS(SVG, 'g') as SVGGElement;
    node.getBBox = () => ({ x: 10, y: 20, width: 40, height: 60 }) as DOMRect;
    document.body.append(node);
    named(node, { button: true, name: 'Quarry' });
    const words = node.querySelector('text')!;
    expect(words.textContent).toBe('Quarry');
    expect([words.getAttribute('x'), words.getAttribute('y')]).toEqual(['30', '50']);
  });
});
