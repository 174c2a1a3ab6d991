/**
 * Who may import whom. `npm run check:walls` enforces it; ARCHITECTURE.md explains it.
 * Type imports count: a type that comes from the wrong side makes a circle for the reader, too.
 */

/** Folders of the engine that run in the browser (and at build, where pages are rendered). */
const browserSide = ['client', 'ui', 'search', 'styles'];
/** Folders of the engine that run in Node only. */
const nodeSide = ['markdown', 'site', 'compile', 'checks', 'output', 'build', 'dev', 'cli'];

const engine = (folders) => `^engine/(${folders.join('|')})/`;
/** Tests may set up what they test with anything. */
const tests = '\\.test\\.(ts|tsx|mjs)$';

/** Inside the engine's Node side a folder imports only what is listed here. The lists never lead back. */
export const layers = {
  markdown: ['markdown'],
  site: ['markdown', 'site'],
  compile: ['markdown', 'site', 'compile'],
  checks: ['markdown', 'site', 'compile', 'checks'],
  output: ['site', 'compile', 'output'],
  build: ['site', 'compile', 'checks', 'output', 'build'],
  dev: ['site', 'compile', 'checks', 'output', 'build', 'dev'],
  cli: ['site', 'build', 'dev', 'cli'],
};

const layerRules = Object.entries(layers).map(([folder, allowed]) => ({
  name: `${folder}-imports-only-what-is-below`,
  comment: `engine/${folder} may import ${allowed.join(', ')} of the engine's Node side and nothing else of it.`,
  severity: 'error',
  from: { path: engine([folder]), pathNot: tests },
  to: { path: engine(nodeSide.filter((other) => !allowed.includes(other))) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that import each other, through however many others, can only be understood together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'engine-knows-no-site',
      comment:
        'The engine reaches the components, data and configuration of a site through its site.config.ts. How a request is printed is one file for the page and for the browser.',
      severity: 'error',
      from: { path: '^engine/' },
      to: {
        path: '^(components|content|config|data|writing|openapi(?!/print-request\\.ts)|publishing|book|offline)/|^site\\.config\\.ts$',
      },
    },
    {
      name: 'model-imports-nothing',
      comment: 'engine/model is shared by all sides: pure types and functions, with zod for schemas.',
      severity: 'error',
      from: { path: engine(['model']), pathNot: tests },
      to: { pathNot: [engine(['model']), '^node_modules/zod/'] },
    },
    ...layerRules,
    {
      name: 'importer-knows-the-vocabulary-only',
      comment:
        'The importer writes pages: it needs the names of things and the nodes of Markdown, and not the engine that compiles them.',
      severity: 'error',
      from: { path: '^importer/', pathNot: tests },
      to: {
        path: [
          '^engine/(?!model/|markdown/|site/content-hash\\.ts)',
          '^(components|content|config|data|tests|bench|scripts)/',
        ],
      },
    },
    {
      name: 'nothing-needs-the-importer',
      comment: 'It can be removed when everything is imported.',
      severity: 'error',
      from: { path: '^(engine|components|data|config)/' },
      to: { path: '^importer/' },
    },
    {
      name: 'mcp-reads-the-built-site',
      comment:
        'It searches with the code of the browser and computes with the cores of the live tools; it compiles no page.',
      severity: 'error',
      from: { path: '^mcp/', pathNot: tests },
      to: {
        path: [
          '^engine/(?!model/|search/)',
          '^components/(?!tools/[^/]+/[a-z-]+\\.ts$)',
          '^(content|config|data|tests|bench|scripts)/',
        ],
      },
    },
    {
      name: 'receiver-knows-no-page',
      comment:
        'receiver/ is a server of its own, beside the site: it takes what forms send, and needs only pure functions.',
      severity: 'error',
      from: { path: '^receiver/', pathNot: tests },
      to: { path: ['^engine/(?!model/)', '^(components|content|config|data|tests|bench|scripts|publishing|mcp)/'] },
    },
    {
      name: 'passages-know-no-page',
      comment: 'passages/ runs in the browser when a reader selects something: it needs names, and no page.',
      severity: 'error',
      from: { path: '^passages/', pathNot: tests },
      to: {
        path: ['^engine/(?!model/|client/element\\.ts)', '^(components|content|config|data|tests|bench|scripts)/'],
      },
    },
    {
      name: 'publishing-adds-to-the-output',
      comment:
        'publishing/ makes files from what the engine tells a publisher: it needs the names of things, and compiles no page.',
      severity: 'error',
      from: { path: '^publishing/', pathNot: tests },
      to: {
        path: [
          '^engine/(?!model/|site/(publisher|page-source|content-hash)\\.ts)',
          '^(components|content|config|data|tests|bench|scripts)/',
        ],
      },
    },
    {
      name: 'book-and-offline-read-the-built-site',
      comment: 'book/ and offline/ take pages that are built: they need the shapes of their data, and compile no page.',
      severity: 'error',
      from: { path: '^(book|offline)/', pathNot: tests },
      to: { path: ['^engine/(?!model/)', '^(components|content|config|data|tests|bench)/'] },
    },
    {
      name: 'openapi-makes-nodes',
      comment:
        'openapi/ makes the pages of a reference out of nodes and components: it needs names and what components are made of, and not the engine that compiles them.',
      severity: 'error',
      from: { path: '^openapi/', pathNot: tests },
      to: {
        path: [
          '^engine/(?!model/|markdown/|components/|site/(page-source|config-error)\\.ts)',
          '^(components|content|config|data|tests|bench|scripts)/',
        ],
      },
    },
    {
      name: 'diagrams-know-nothing',
      comment: 'diagrams/ turns a text into markup: it knows no page, and the engine is one of those who may use it.',
      severity: 'error',
      from: { path: '^diagrams/', pathNot: tests },
      to: { pathNot: '^diagrams/|^node_modules/elkjs/' },
    },
    {
      name: 'diagrams-have-one-door',
      comment: 'Whoever draws a diagram calls `drawDiagram`.',
      severity: 'error',
      from: { pathNot: '^diagrams/' },
      to: { path: '^diagrams/', pathNot: '^diagrams/diagram\\.ts$' },
    },
    {
      name: 'fonts-know-no-page',
      comment: 'fonts/ makes files and styles of fonts: it reads texts for their characters, and compiles nothing.',
      severity: 'error',
      from: { path: '^fonts/', pathNot: tests },
      to: {
        path: '^(engine|components|data|config|openapi)/',
        pathNot: '^engine/(model/command-error|site/content-hash)\\.ts$',
      },
    },
    {
      name: 'authoring-asks-the-site',
      comment: "authoring/ edits an author's files: it asks the site what is there, and compiles and writes no page.",
      severity: 'error',
      from: { path: '^authoring/', pathNot: tests },
      to: {
        path: ['^engine/(?!model/|site/|build/site\\.ts)', '^(components|content|config|data|tests|bench|scripts)/'],
      },
    },
    {
      name: 'only-commands-edit-files',
      severity: 'error',
      from: { path: '^(engine/(?!cli/)|components/|data/|config/|openapi/|importer/|mcp/)' },
      to: { path: '^authoring/' },
    },
    {
      name: 'hosting-knows-the-vocabulary-only',
      comment:
        'hosting/ says the same things in the language of each web server: it needs names and URLs, and no page.',
      severity: 'error',
      from: { path: '^hosting/', pathNot: tests },
      to: { pathNot: '^hosting/|^engine/model/' },
    },
    {
      name: 'hosting-has-one-door',
      comment:
        'The engine asks for the files of all hosts, knows what each must know, and its preview reads the files of one.',
      severity: 'error',
      from: { path: '^(engine|components|data|config|mcp|openapi|importer)/' },
      to: { path: '^hosting/', pathNot: '^hosting/(host-files|host-site|netlify)\\.ts$' },
    },
    {
      name: 'layers-come-before-compiling',
      comment:
        'layers/ changes files, front matter and nodes: it needs the names of things, and nothing that compiles them.',
      severity: 'error',
      from: { path: '^layers/', pathNot: tests },
      to: { path: '^(engine|components|data|config|writing|openapi)/', pathNot: '^engine/(model|markdown|site)/' },
    },
    {
      name: 'browser-side-never-imports-the-node-side',
      comment: 'What runs in the browser cannot read files. Types count too.',
      severity: 'error',
      from: { path: [engine([...browserSide, 'components', 'model']), '^components/'], pathNot: tests },
      to: { path: engine(nodeSide) },
    },
    {
      name: 'no-node-modules-in-the-browser',
      severity: 'error',
      from: { path: [engine([...browserSide, 'model']), '^components/'], pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'Every imported package is in package.json; what the engine runs on is not a development dependency.',
      severity: 'error',
      from: {
        path: '^(engine|authoring|importer|layers|mcp|publishing|openapi|diagrams|fonts|hosting|writing|components|data|config)/',
        pathNot: tests,
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^bench/(peers/templates|search/(engines|mini-search))|^bench/node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
