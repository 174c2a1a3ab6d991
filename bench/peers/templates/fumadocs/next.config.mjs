import { createMDX } from 'fumadocs-mdx/next';
// trailingSlash so that each page is out/<path>/index.html
export default createMDX()({
  output: 'export',
  productionBrowserSourceMaps: !!process.env.BENCH_MAPS,
  reactStrictMode: true,
  trailingSlash: true,
});
