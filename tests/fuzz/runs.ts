/** The same seed gives the same inputs. A failure names the seed, and the path to the smallest input that fails. */
export const seed = Number(process.env['FUZZ_SEED'] ?? 20260101);

/** `npm run fuzz -- 10000` asks for more inputs than the unit tests try, which then may take as long as they need. */
const asked = process.env['FUZZ_RUNS'];
/** How many pages. */
export const runs = { numRuns: Number(asked ?? 60) };
/** The same for checks of a single value. */
export const properties = { seed, numRuns: Number(asked ?? 100) };
