/**
 * What reaches the reader's browser: imports that are left after compilation, over however many files. `npm run check:walls` holds it.
 */

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'client-carries-no-build-library',
      comment: 'The client brings no schema, no parser, nothing of the Node side and no facts whole.',
      severity: 'error',
      from: {
        path: '^engine/client/(client\\.tsx|boot/boot\\.ts|search/(search|show-matches)\\.ts)$|^engine/search/worker\\.ts$|^components/live\\.ts$',
      },
      to: {
        path: [
          '^engine/(site|compile|checks|output|build|dev|authoring|cli)/',
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
