import { marks } from './components/marks.ts';
import { defineConfig } from './engine/model/site-config.ts';

/** The one file to edit to make the site yours: brand, links, announcement, analytics. Every key is explained in `engine/model/site-config.ts`. */
export default defineConfig({
  brand: {
    name: 'Parley',
    slug: 'parley',
    appUrl: 'https://app.%slug%.example',
    securityEmail: 'security@%slug%.example',
    conductEmail: 'conduct@%slug%.example',
    supportEmail: 'support@%slug%.example',
    words: {
      'assistant-menu': 'AI Assistant',
      'builder-url': 'https://flows.%slug%.example',
      'viewer-url': 'https://chat.%slug%.example',
      'repo-url': 'https://code.%slug%.example/%slug%/%slug%',
      'mobile-repo-url': 'https://code.%slug%.example/%slug%/%slug%-mobile',
      'ios-app-url': 'https://get.%slug%.example/ios',
      'android-app-url': 'https://get.%slug%.example/android',
      'translation-url': 'https://translate.%slug%.example',
      'feedback-url': 'https://feedback.%slug%.example',
      'changelog-url': 'https://changelog.%slug%.example',
      'status-url': 'https://status.%slug%.example',
    },
  },
  requiredContacts: ['securityEmail', 'conductEmail', 'supportEmail'],
  title: '%product% Docs',
  tagline: 'An open-source alternative to other support and messaging tools, explained page by page.',
  url: 'https://docs.%slug%.example',
  components: 'components',
  marks,
  published: 'data/published.ts',
  jobs: {
    file: 'data/jobs.json',
    pages: {
      agent: '/product/jobs/agents/',
      administrator: '/product/jobs/administrators/',
      integrator: '/product/jobs/integrators/',
      contributor: '/contributing-guide/jobs/',
    },
  },
  versions: [{ label: '4.15.1' }],
  announcement: {
    id: 'release-4.15.1',
    text: 'Release 4.15.1. See what changed.',
    href: '%changelog-url%',
  },
  search: {
    weights: {
      '/api-reference/': [0.6, 1],
      '/api-reference/errors/': [0.8, 1],
      '/api-reference/objects/': [0.3, 0.6],
      '/product/jobs/': [0.85, 0.85],
      '/contributing-guide/jobs/': [0.85, 0.85],
      '/product/channels/live-chat/create-website-channel/': [1.1, 1],
      // Pages about one special case come after the page of the subject itself.
      '/product/ai-assistant/rule-based/blocks/': [0.9, 1],
      '/product/channels/live-chat/integrations/': [0.9, 1],
      '/product/channels/self-hosted/': [0.9, 1],
      '/user-guide/features/reports/': [0.9, 1],
    },
    common: [
      '/product/jobs/',
      '/product/channels/live-chat/create-website-channel/',
      '/product/channels/email/create-channel/',
      '/user-guide/features/automations/',
      '/product/features/webhooks/',
      '/product/ai-assistant/knowledge-based/how-to-train/',
    ],
  },
  navbar: {
    items: [
      {
        label: 'User Guide',
        href: '/product/',
        activeOn: ['/product/', '/user-guide/', '/pages/product/'],
        guide: 'product',
      },
      {
        label: 'Contributing Guide',
        href: '/contributing-guide/',
        activeOn: ['/contributing-guide/', '/accessibility/', '/pages/contributingguide/'],
        guide: 'contributingGuide',
      },
      {
        label: 'API Reference',
        href: '%api-reference-url%',
        activeOn: ['/api-reference/', '/pages/apireference/'],
        guide: 'apiReference',
      },
      {
        label: 'More',
        items: [
          { label: 'All pages', href: '/pages/' },
          { label: 'Feedback', href: '%feedback-url%' },
          { label: 'Change log', href: '%changelog-url%' },
          { label: 'Status', href: '%status-url%' },
        ],
      },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Guides',
        links: [
          { label: 'User Guide', href: '/product/' },
          { label: 'API Reference', href: '/api-reference/' },
          { label: 'Contributing Guide', href: '/contributing-guide/' },
          { label: 'All pages', href: '/pages/' },
        ],
      },
      {
        title: 'More',
        links: [
          { label: 'Accessibility', href: '/accessibility/' },
          { label: 'For AI assistants', href: '/llms.txt' },
          { label: 'Source code', href: '%repo-url%' },
          { label: 'Change log', href: '%changelog-url%' },
          { label: 'Status', href: '%status-url%' },
        ],
      },
    ],
  },
});
