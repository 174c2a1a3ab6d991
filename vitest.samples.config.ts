import { defineConfig } from 'vitest/config';

/** Runs the samples of the pages, in their own languages and against a stub of the platform. */
export default defineConfig({
  test: {
    // Vitest leaves one processor free, which is half of a machine with two.
    maxWorkers: '100%',
    include: ['tests/samples/**/*.test.ts'],
    // Each sample is a program of its own; some build a whole project.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // scripts/test-counts.mjs says how many tests may need it.
    retry: 1,
  },
});
