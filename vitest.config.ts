import { defineConfig } from 'vitest/config';

/** Unit tests: everything that needs neither a built site nor a browser. */
export default defineConfig({
  test: {
    // Vitest leaves one processor free, which is half of a machine with two.
    maxWorkers: '100%',
    include: [
      'engine/**/*.test.{ts,tsx}',
      'components/**/*.test.{ts,tsx}',
      'data/**/*.test.ts',
      'config/**/*.test.ts',
      'scripts/**/*.test.mjs',
      'tests/unit/**/*.test.{ts,tsx}',
      'tests/sites/**/*.test.ts',
      'tests/hosting/**/*.test.ts',
      'tests/api/**/*.test.ts',
      'tests/facts/**/*.test.ts',
      'tests/parser/**/*.test.ts',
      'tests/build/**/*.test.{ts,mjs}',
      'tests/foreign/**/*.test.ts',
      'tests/fuzz/**/*.test.ts',
    ],
    // Tests of tiny sites run a whole build, and a busy machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
