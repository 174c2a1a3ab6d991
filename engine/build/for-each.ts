/** How many pages are in progress at once: enough that some can go on while others wait for their diagrams. */
export const atOnce = 160;

/**
 * Runs `work` for each item, at most `limit` at a time. After the first failure, nothing new is started.
 * @throws the first error of `work`
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
