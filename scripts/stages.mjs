import { availableParallelism } from 'node:os';

/** How many tests `passed` and `failed`, and the titles of those that failed (`failures`) or whose browser crashed (`crashes`). */
const noCounts = { passed: 0, failed: 0, failures: [], crashes: [] };

/** The counts of a stage that is one test: a program that ends with 0 or doesn't. */
export const passOrFail = (code) => ({ ...noCounts, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

const printTitle = (title) => console.log(`\n── ${title} ${'─'.repeat(70 - title.length)}\n`);

/**
 * Runs the checks, as many side by side as there are processors, and then one stage after the other. Each runs even if others fail.
 * @param checks by title: a function that gets where its output goes, so that it stays together, and returns the exit code
 * @param stages by title: a function that returns the counts
 * @returns title, counts and seconds of each
 */
export async function runStages(checks, stages) {
  const results = [];
  const measure = async (title, work) => {
    const start = performance.now();
    const counts = await work().catch((error) => {
      console.error(error);
      return passOrFail(1);
    });
    results.push({ title, ...counts, seconds: (performance.now() - start) / 1000 });
  };
  const waiting = Object.entries(checks);
  const runChecks = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [title, work] = check;
      let printed = '';
      await measure(title, async () => passOrFail(await work((text) => (printed += text))));
      printTitle(title);
      process.stdout.write(printed);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runChecks));
  for (const [title, work] of Object.entries(stages)) {
    printTitle(title);
    await measure(title, work);
  }
  return results;
}

/**
 * Prints a line for each stage, the names of what failed, and last `N passed, N failed`.
 * @returns whether all passed
 */
export function printSummary(results) {
  printTitle('Summary');
  for (const { title, passed, failed, seconds } of results) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    console.log(`${failed ? '✗' : '✓'} ${title.padEnd(20)} ${counts} ${seconds.toFixed(0).padStart(5)} s`);
  }
  const crashes = results.flatMap((result) => result.crashes);
  if (crashes.length) console.log('\nThe browser crashed, and the test passed in a new one:');
  for (const title of crashes) console.log(`  ${title}`);
  const failures = results.flatMap((result) => result.failures);
  if (failures.length) console.log('\nFAILED:');
  for (const title of failures) console.log(`  ${title}`);
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0;
}
