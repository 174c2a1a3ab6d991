import { defineConfig } from '../../../engine/model/site-config.ts';

/** The rules for English apply to English pages; whatever their language, pages have the other rules. */
export default defineConfig({
  brand: { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' },
  title: '%product% Docs',
  tagline: 'Two languages.',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch' },
  ],
});
