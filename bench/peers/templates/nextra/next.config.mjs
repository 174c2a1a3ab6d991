import nextra from 'nextra';
export default nextra({ search: { codeblocks: false } })({
  output: 'export',
  productionBrowserSourceMaps: !!process.env.BENCH_MAPS,
  trailingSlash: true,
  images: { unoptimized: true },
});
