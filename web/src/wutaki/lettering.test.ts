import { expect, test } from 'vitest';
import { lines, squeezed } from './labels';
import { lettered } from './lettering.svelte';

test('on a small board a name is written larger, in no more lines than before', () => {
  expect(lettered('Renew pacts', 108, 1)).toEqual({ lines: ['Renew pacts'], up: 1 });
  const large = lettered('Give away a pact', 108, 1.4);
  expect(large.lines).toEqual(['Give away', 'a pact']);
  expect(large.up).toBeGreaterThan(1.2);
});

test.each(['Perform an upgrade', 'Aufwertung ausführen', 'Startspieler', 'Paktkarte verschenken'])('%s stays within its plate', (name) => {
  for (const wish of [1, 1.2, 1.4]) {
    const { lines, up } = lettered(name, 108, wish);
    expect(lines.length).toBeLessThanOrEqual(lettered(name, 108, 1).lines.length);
    if (up > 1) for (const line of lines) expect(line.length * 8.4 * up).toBeLessThanOrEqual(108 + 8.4);
  }
});

test('a name of any length keeps to its place: in three lines at most, each squeezed to the width there is', () => {
  const made = lines('The inn of the seventeen very long and rather tedious words of somebody else', 108);
  expect(made).toHaveLength(3);
  expect(made.map((line) => squeezed(line, 108).textLength)).toEqual([undefined, undefined, 108]);
});
