import { defineConfig } from '../../../engine/model/site-config.ts';

/** A site that shares nothing with the project's own: other folders, other words, a page type and an API of another kind. */
export default defineConfig({
  brand: {
    name: 'Orchard',
    slug: 'orchard',
    appUrl: 'https://%slug%.example',
    words: { 'seed-url': 'https://seeds.%slug%.example', 'press-url': '', 'best-apple': 'Alkmene' },
  },
  title: '%product% Almanac',
  tagline: 'When to plant and when to pick.',
  url: 'https://almanac.%slug%.example',
  components: 'parts',
  jobs: { file: 'tasks/list.json', pages: { picker: '/trees/harvest/' } },
  search: { weights: { '/batch/': [0.5, 0.5] } },
  navbar: { items: [{ label: 'API Reference', href: '%api-reference-url%' }] },
});
