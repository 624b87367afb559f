import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tip, tips } from './tip.svelte';

let node: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  node = document.body.appendChild(document.createElement('span'));
});
afterEach(() => {
  tips.hide();
  node.remove();
  vi.useRealTimers();
});

const over = () => node.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));

test('whoever stays with the pointer on a thing is told about it', () => {
  tip(node, { title: 'Which six dice?' });
  over();
  expect(tips.told).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(tips.told).toEqual({ title: 'Which six dice?' });
});

test('a thing that has gone meanwhile is not explained', () => {
  const { destroy } = tip(node, { title: 'Which six dice?' });
  over();
  node.remove();
  destroy();
  vi.advanceTimersByTime(1000);
  expect(tips.told).toBeNull();
});

test('a thing that goes takes along what is told about it', async () => {
  const { destroy } = tip(node, { title: 'Which six dice?' });
  over();
  vi.advanceTimersByTime(1000);
  destroy();
  await Promise.resolve();
  expect(tips.told).toBeNull();
});
