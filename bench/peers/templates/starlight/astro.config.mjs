import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
const group = (directory) => ({
  label: directory[0].toUpperCase() + directory.slice(1),
  collapsed: true,
  items: [{ autogenerate: { directory, collapsed: true } }],
});
export default defineConfig({
  site: 'http://localhost',
  vite: process.env.BENCH_MAPS ? { build: { sourcemap: true } } : {},
  integrations: [
    starlight({
      title: 'Bench Docs',
      sidebar: ['guide', 'operate', 'recipes', 'reference'].map(group),
    }),
  ],
});
