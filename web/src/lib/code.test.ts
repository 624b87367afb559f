import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { code } from './code.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  code.share = 1;
});

test('it asks until everything is there, and then no more', async () => {
  const ask = vi.spyOn(api, 'code').mockResolvedValueOnce({ share: 0.413 }).mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce({ share: 1 });
  code.watch();
  await vi.advanceTimersByTimeAsync(0);
  expect(code.percent).toBe(41);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(code.percent).toBe(41); // no answer: what was known stays
  await vi.advanceTimersByTimeAsync(1_500);
  expect(code.share).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('nobody asks behind a closed page', async () => {
  const ask = vi.spyOn(api, 'code').mockResolvedValue({ share: 0.5 });
  const stop = code.watch();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
