import { defineConfig } from 'vitest/config';

/** Bytes and counts of the built site (`dist/`), after a build. */
export default defineConfig({
  test: { include: ['tests/budgets/**/*.test.ts'], maxWorkers: '100%', testTimeout: 300_000, hookTimeout: 120_000 },
});
