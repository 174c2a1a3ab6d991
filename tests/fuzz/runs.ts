/** The same seed gives the same inputs. A failure names the seed, and the path to the smallest input that fails. */
export const seed = Number(process.env['FUZZ_SEED'] ?? 20260101);

/** How many inputs: the number asked for, or as many as fit into 15 seconds. */
export const runs =
  process.env['FUZZ_RUNS'] === undefined
    ? { numRuns: 500, interruptAfterTimeLimit: 15_000 }
    : { numRuns: Number(process.env['FUZZ_RUNS']) };

/** The same for quick checks, which run many times as many when a number is asked for. */
export const properties = { seed, numRuns: Number(process.env['FUZZ_RUNS'] ?? 100) };
