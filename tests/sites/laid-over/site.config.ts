import { defineConfig } from '../../../engine/model/site-config.ts';

export default defineConfig({
  brand: { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example', words: { 'status-url': 'https://status.%slug%.example' } },
  title: '%product% Docs',
  tagline: 'What an overlay changes, and what is wrong with it.',
});
