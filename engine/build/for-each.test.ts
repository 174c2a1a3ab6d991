import { expect, test } from 'vitest';
import { forEach } from './for-each.ts';

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

test('processes every item, at most `limit` at a time', async () => {
  let open = 0;
  let most = 0;
  const done: number[] = [];
  await forEach([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++open);
    await pause(item % 2);
    open--;
    done.push(item);
  });
  expect([most, done.toSorted()]).toEqual([3, [1, 2, 3, 4, 5, 6, 7]]);
});

test('throws the first failure and starts nothing after it', async () => {
  const begun: number[] = [];
  const run = forEach([1, 2, 3, 4, 5, 6], 2, async (item) => {
    begun.push(item);
    await pause(item === 2 ? 1 : 10);
    if (item === 2) throw new Error('Two is wrong.');
  });
  await expect(run).rejects.toThrow('Two is wrong.');
  await pause(30);
  expect(begun).toEqual([1, 2]);
});
