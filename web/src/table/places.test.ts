import { afterEach, expect, test, vi } from 'vitest';
import { Places } from './places';

afterEach(() => document.body.replaceChildren());

/** Boxes as the page would have them: `data-box="x y width height"`. */
function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x, y, width, height] = (this.getAttribute('data-box') ?? '0 0 1000 1000').split(' ').map(Number) as [number, number, number, number];
    return { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height } as DOMRect;
  });
  return document.body;
}

test('what is drawn beside the board and on it is on the board', () => {
  const places = new Places(
    page(`<div data-part="others"><i data-anchor="card:a" data-box="0 0 10 10"></i></div>
          <div data-part="board"><i data-anchor="squad:1" data-also="card:a seat:1" data-box="500 300 20 40"></i></div>`),
  );
  expect(places.middle('card:a')).toEqual({ x: 510, y: 320 });
  expect(places.middle('seat:1')).toEqual({ x: 510, y: 320 });
  expect(places.middle('seat:2')).toBeNull();
});

test('what is hidden or scrolled away is looked for elsewhere', () => {
  const places = new Places(
    page(`<div data-part="board" data-box="0 0 100 100"><i data-anchor="a" data-box="0 400 10 10"></i><i data-anchor="b" data-box="5 5 0 0"></i></div>
          <div data-part="side"><i data-anchor="a" data-box="80 80 4 4"></i></div>`),
  );
  expect(places.middle('a')).toEqual({ x: 82, y: 82 });
  expect(places.middle('b')).toBeNull();
});
