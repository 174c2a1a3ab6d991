import type { OperationCalls } from './call.ts';

const account = { account_id: 1 };
const portal = { account_id: 1, id: 'help' };

export const helpCenter: readonly OperationCalls[] = [
  { operation: 'get-portal', path: account, calls: [{ name: 'Portals' }] },
  {
    operation: 'add-new-portal-to-account',
    path: account,
    calls: [
      {
        name: 'A portal',
        body: {
          name: 'Shop help',
          slug: 'shop-help',
          color: '#1a7f64',
          page_title: 'Help',
          header_text: 'How can we help?',
          homepage_link: 'https://www.example.com',
          custom_domain: 'help.example.com',
          config: { allowed_locales: ['en', 'de'], default_locale: 'en' },
        },
      },
      { name: 'A slug that exists', body: { name: 'Help center', slug: 'help' } },
      { name: 'Without a name', body: { slug: 'shop-help' } },
      { name: 'Without a slug', body: { name: 'Shop help' } },
      {
        name: 'With an unknown language',
        body: { name: 'Shop help', slug: 'shop-help', config: { allowed_locales: ['xx'] } },
      },
    ],
  },
  {
    operation: 'update-portal-to-account',
    path: portal,
    calls: [
      { name: 'With a new title', body: { page_title: 'Example Shop help', archived: false } },
      { name: 'With an empty name', body: { name: '' } },
    ],
  },
  {
    operation: 'add-new-category-to-account',
    path: portal,
    calls: [
      {
        name: 'A category',
        body: {
          name: 'Delivery',
          slug: 'delivery',
          locale: 'en',
          position: 20,
          description: 'Where is it?',
          icon: '🚚',
        },
      },
      { name: 'A slug that exists', body: { name: 'Returns', slug: 'returns', locale: 'en' } },
      {
        name: 'In a language that the portal does not have',
        body: { name: 'Retouren', slug: 'retouren', locale: 'de' },
      },
      { name: 'Without a name', body: { slug: 'delivery' } },
      { name: 'Without a slug', body: { name: 'Delivery' } },
    ],
  },
  {
    operation: 'add-new-article-to-account',
    path: portal,
    calls: [
      {
        name: 'A published article',
        body: {
          title: 'Track a parcel',
          slug: 'track-a-parcel',
          content: 'Open the link in your email.',
          description: 'Where is my parcel?',
          category_id: 1,
          author_id: 7,
          position: 20,
          status: 1,
          locale: 'en',
          meta: { title: 'Track a parcel', description: 'Where is my parcel?', tags: ['parcel'] },
        },
      },
      { name: 'A draft', body: { title: 'Track a parcel', content: 'Open the link in your email.', author_id: 7 } },
      { name: 'Without an author', body: { title: 'Track a parcel', content: 'Open the link in your email.' } },
      { name: 'Without a title', body: { content: 'Open the link in your email.', author_id: 7 } },
      {
        name: 'With an unknown category',
        body: { title: 'Track a parcel', content: 'Open it.', author_id: 7, category_id: 999999 },
      },
      {
        name: 'A slug that exists',
        body: { title: 'Return a parcel', slug: 'return-a-parcel', content: 'Print it.', author_id: 7 },
      },
    ],
  },
];
