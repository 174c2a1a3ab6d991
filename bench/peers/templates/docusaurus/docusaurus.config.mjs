export default {
  title: 'Bench Docs',
  tagline: 'Documentation benchmark',
  url: 'http://localhost',
  baseUrl: '/',
  trailingSlash: true,
  future: { v4: true, faster: true },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/' },
        blog: false,
        theme: {},
      },
    ],
  ],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      {
        hashed: true,
        indexBlog: false,
        docsRouteBasePath: '/',
        language: ['en'],
      },
    ],
  ],
  // only for jsparts.mjs: source maps of the production bundle
  plugins: process.env.BENCH_MAPS
    ? [() => ({ name: 'maps', configureWebpack: () => ({ devtool: 'source-map' }) })]
    : [],
  themeConfig: {
    navbar: { title: 'Bench Docs' },
    prism: { additionalLanguages: ['bash', 'json'] },
  },
};
