import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Stage from './Stage.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>board</p>' }));

function stage(): { target: HTMLElement; done(): void } {
  const target = document.body.appendChild(document.createElement('div'));
  const shown = mount(Stage, { target, props: { children } });
  flushSync();
  return { target, done: () => (void unmount(shown), target.remove()) };
}
const turn = (target: HTMLElement, deltaY: number): boolean => {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
  target.querySelector('.stage')!.dispatchEvent(event);
  flushSync();
  return event.defaultPrevented;
};
const near = (target: HTMLElement): boolean => target.querySelector('.stage.near') !== null;

test('the wheel alone brings the board near, and takes it back', () => {
  const { target, done } = stage();
  expect(near(target)).toBe(false);
  expect(turn(target, -400)).toBe(true); // the page does not scroll meanwhile
  expect(near(target)).toBe(true);
  turn(target, 4000);
  expect(near(target)).toBe(false);
  done();
});

test('who has no wheel finds buttons that are always there', () => {
  const { target, done } = stage();
  const [larger] = target.querySelectorAll<HTMLElement>('.zoom button');
  larger!.click();
  flushSync();
  expect(near(target)).toBe(true);
  expect(target.querySelectorAll('.zoom button')).toHaveLength(3);
  done();
});
