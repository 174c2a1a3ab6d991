/** The same seed gives the same inputs: a failure names it, with the path to the smallest input that fails. */
export const seed = Number(process.env['FUZZ_SEED'] ?? 20260101);

/** How many inputs: those asked for, else as many as 15 seconds allow. */
export const runs =
  process.env['FUZZ_RUNS'] === undefined
    ? { numRuns: 500, interruptAfterTimeLimit: 15_000 }
    : { numRuns: Number(process.env['FUZZ_RUNS']) };

/** The same for what is checked in little time: many times as many when they are asked for. */
export const properties = { seed, numRuns: Number(process.env['FUZZ_RUNS'] ?? 100) };
