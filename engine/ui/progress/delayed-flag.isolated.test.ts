import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayedFlag } from './delayed-flag.ts';
import { progressDelay } from './ProgressBar.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the bar waits 200 ms', () => {
  expect(progressDelay).toBe(200);
});

test('is set after the delay, not before', () => {
  const onChange = vi.fn();
  delayedFlag(200, onChange)(true);
  vi.advanceTimersByTime(199);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('is never set by a fast operation', () => {
  const onChange = vi.fn();
  const want = delayedFlag(200, onChange);
  want(true);
  vi.advanceTimersByTime(150);
  want(false);
  vi.advanceTimersByTime(1000);
  expect(onChange).not.toHaveBeenCalledWith(true);
});

test('is cleared immediately', () => {
  const onChange = vi.fn();
  const want = delayedFlag(200, onChange);
  want(true);
  vi.advanceTimersByTime(300);
  want(false);
  expect(onChange).toHaveBeenLastCalledWith(false);
});
