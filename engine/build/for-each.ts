/** Pages to have in hand at once, so that one that waits for another thread does not keep the others. */
export const pagesAtOnce = 32;

/**
 * Runs `work` for each item, at most `limit` at once. The first failure is thrown; after it nothing new is begun.
 * @throws what `work` throws first
 */
export async function forEach<T>(items: Iterable<T>, limit: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  let failed = false;
  const take = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, take));
}
