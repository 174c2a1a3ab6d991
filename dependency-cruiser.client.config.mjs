/**
 * What reaches the reader's browser: the imports that remain after compilation, through however many files. `npm run check:walls` enforces it.
 */

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'client-carries-no-build-library',
      comment: 'The client contains no schemas, no parsers, nothing of the Node side, and no complete data files.',
      severity: 'error',
      from: {
        path: '^engine/client/(client\\.tsx|boot/boot\\.ts|search/(search|show-matches)\\.ts)$|^engine/search/worker\\.ts$|^components/live\\.ts$',
      },
      to: {
        path: [
          '^engine/(site|compile|checks|output|build|dev|cli)/',
          '^data/.*schema\\.ts$',
          '^node_modules/(zod|satteri|shiki|yaml|vite|rolldown|htmlparser2|json5|elkjs)/',
        ],
        reachable: true,
      },
    },
    {
      name: 'client-carries-no-node-module',
      severity: 'error',
      from: { pathNot: '^node_modules/' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default'] },
  },
};
