import { defineConfig } from '../../../../engine/model/site-config.ts';

const packages = '../../../../node_modules';

/** A site with fonts of its own: a variable one for text, two files for code. */
export default defineConfig({
  brand: { name: 'Typeface', slug: 'typeface', appUrl: 'https://app.example.com' },
  title: '%product% Docs',
  tagline: 'A site with its own fonts.',
  base: '/docs/',
  fonts: {
    text: [`${packages}/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2`],
    code: [400, 700].map(
      (weight) => `${packages}/@fontsource/dejavu-mono/files/dejavu-mono-latin-${weight}-normal.woff2`,
    ),
  },
});
