import { defineConfig } from '../../../engine/model/site-config.ts';

/** A small site with everything that a host has to serve. */
export default defineConfig({
  brand: { name: 'Hosted', slug: 'hosted', appUrl: 'https://app.example.com', securityEmail: 'security@example.com' },
  title: '%product% Docs',
  tagline: 'A site that is served.',
  url: 'https://docs.example.com',
  locales: [{ code: 'en' }, { code: 'de' }],
  hosting: { hsts: 31536000 },
});
