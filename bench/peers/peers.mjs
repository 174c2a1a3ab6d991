// What the harness needs to know about each peer. `name` is the folder under templates/ and under $WORK; `parley` is this project:
// a copy of its last commit.
//   content  where the Markdown goes        h1      the page's h1 comes from the body
//   build    the production build           dist    its output
//   caches   removed before a cold build    url     canonical URL of a page path
//   search   how to drive the search UI: open (click), input, item (one result), none (optional)
export const peers = {
  parley: {
    content: 'corpus',
    h1: false,
    build: 'node engine/cli/start.mjs build --content corpus',
    dist: 'dist',
    caches: ['dist', '.cache'],
    url: (p) => (p === '/' ? p : p + '/'),
    sidebar: '.sidebar a',
    search: { open: '.search-button', input: '#search input', item: '#search-results [role="option"]' },
  },
  docusaurus: {
    content: 'docs',
    h1: false,
    build: 'npx docusaurus build',
    dist: 'build',
    caches: ['build', '.docusaurus', 'node_modules/.cache'],
    url: (p) => (p === '/' ? p : p + '/'),
    sidebar: '.menu__link',
    search: { open: '.navbar__search-input', input: '.navbar__search-input', item: '[class*="suggestion_"]' },
  },
  rspress: {
    content: 'docs',
    h1: true,
    build: 'npx rspress build',
    dist: 'doc_build',
    caches: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress', '.rspress'],
    url: (p) => p,
    sidebar: '.rp-doc-layout__sidebar a, .rp-sidebar a, aside a',
    search: { open: '.rp-search-button', input: '.rp-search-panel__input', item: '.rp-suggest-item' },
  },
  vitepress: {
    content: 'docs',
    h1: true,
    build: 'npx vitepress build docs',
    dist: 'docs/.vitepress/dist',
    caches: ['docs/.vitepress/dist', 'docs/.vitepress/cache', 'docs/.vitepress/.temp', 'node_modules/.vite'],
    url: (p) => p,
    sidebar: '.VPSidebar a',
    search: { open: '#local-search button', input: '#localsearch-input', item: '#localsearch-list .result' },
  },
  starlight: {
    content: 'src/content/docs',
    h1: false,
    build: 'npx astro build',
    dist: 'dist',
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    url: (p) => (p === '/' ? p : p + '/'),
    sidebar: '#starlight__sidebar a',
    search: {
      open: 'site-search button[data-open-modal]',
      input: '.pagefind-ui__search-input',
      item: '.pagefind-ui__result:has(.pagefind-ui__result-link)',
    },
  },
  fumadocs: {
    content: 'content/docs',
    h1: false,
    build: 'npx next build',
    dist: 'out',
    caches: ['out', '.next', '.source', '.fumadocs'],
    url: (p) => (p === '/' ? p : p + '/'),
    sidebar: '#nd-sidebar a',
    search: {
      open: 'button[data-search-full]',
      input: '[role="dialog"] input',
      item: '#fd-search-list [role="option"]:has(> .text-xs:not(:empty))',
    },
  },
  nextra: {
    content: 'content',
    h1: true,
    build: 'npx next build && npx pagefind --site .next/server/app --output-path out/_pagefind',
    dist: 'out',
    caches: ['out', '.next'],
    url: (p) => (p === '/' ? p : p + '/'),
    sidebar: '.nextra-sidebar a',
    search: {
      open: '.nextra-search input',
      input: '.nextra-search input',
      item: '.nextra-search-results [role="option"], .nextra-search-results a',
    },
  },
};
