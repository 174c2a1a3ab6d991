import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textNames } from '../../../../engine/model/locale-schema.ts';
import { payloads } from '../../payloads.ts';

/** All payloads in a few texts, one for each of a dozen entries of a list. */
const bundles = Array.from({ length: 12 }, (_, number) =>
  payloads.filter((_text, index) => index % 12 === number).join(' '),
);
const all = payloads.join(' ');
/** In an address, which has to be valid. */
const address = (scheme = 'https://app.example.com/'): string => `${scheme}${payloads.slice(0, 40).join('')}`;

const config = {
  brand: {
    name: 'Hostile',
    slug: 'hostile',
    appUrl: `${address()}x`,
    words: {
      'assistant-menu': bundles[8],
      'repo-url': address(),
      'feedback-url': address('https://feedback.example.com/?'),
      'status-url': address('https://status.example.com/#'),
    },
  },
  title: bundles[0],
  titleDelimiter: bundles[1],
  tagline: all,
  url: 'https://docs.example.com',
  locales: [
    { code: 'en', label: bundles[2] },
    { code: 'de', label: bundles[3] },
  ],
  versions: bundles.map((label, index) => ({ label, href: `${index ? `/v${index}/` : '/'}${payloads[index]}` })),
  navbar: {
    items: [
      ...bundles.map((label, index) => ({ label, href: `/second/?${payloads[index]}`, activeOn: [`/${label}`] })),
      { label: bundles[4], items: [{ label: bundles[5], href: `mailto:${payloads[3]}` }] },
    ],
  },
  footer: {
    columns: bundles.map((title, index) => ({
      title,
      links: [{ label: title, href: `https://links.example.com/${payloads[index * 7]}` }],
    })),
    note: bundles[9],
  },
  announcement: { id: all, text: all, href: address('https://news.example.com/') },
  marks: { [`channel/${bundles[10]}`]: 'M1 1h2' },
  jobs: { file: 'jobs.json', pages: { reader: '/second/', [String(bundles[6])]: '/second/' } },
  editUrl: `https://edit.example.com/${payloads.slice(40, 60).join('')}/{path}`,
  search: { common: ['/second/', ...payloads.slice(0, 7)] },
};

const files: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  'site.config.ts': `export default ${JSON.stringify(config)};\n`,
  'locales/en.json': JSON.stringify({
    strings: Object.fromEntries(textNames.map((name, index) => [name, bundles[index % 12]])),
  }),
  'config/sidebars.ts': `export const sidebars = ${JSON.stringify({
    main: {
      label: bundles[7],
      items: [
        { route: '/' },
        { route: '/second/' },
        { route: '/channel/' },
        ...bundles.map((label, index) => ({
          label,
          description: label,
          open: index < 3,
          items: [{ route: `/p${index}/` }],
        })),
      ],
    },
  })};\n`,
  'config/redirects.json': JSON.stringify(
    payloads.flatMap((text, index) => [
      { from: `/moved-${index}/`, to: `/second/#${text}` },
      { from: `/${text}`, to: '/second/' },
    ]),
  ),
  'config/routes.json': JSON.stringify(payloads.map((text) => ({ route: `/planned/${text}/`, title: text }))),
  'config/placeholders.ts': `export const placeholders = ${JSON.stringify(
    Object.fromEntries(
      bundles.map((text, index) => [
        `HOSTILE_${'ABCDEFGHIJKL'[index]}`,
        { meaning: text, label: text, where: `/second/${text}` },
      ]),
    ),
  )};\n`,
  'config/page-types.ts': `export const pageTypes = ${JSON.stringify({
    channel: { subject: { key: 'channel' }, mark: 'M2 2h2', advice: all },
  })};\n`,
  'jobs.json': JSON.stringify([
    {
      id: 'hostile',
      audience: 'reader',
      title: 'Finish a hostile job',
      asks: bundles.slice(0, 6),
      steps: [{ page: '/second/', anchor: bundles[8], do: all, result: bundles[9] }],
      result: bundles[10],
    },
  ]),
};

const page = (frontMatter: Readonly<Record<string, unknown>>, body: string): string =>
  `---\n${Object.entries(frontMatter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n${body}\n`;
const description = 'A page of a site whose configuration and front matter are hostile texts.';
const samples = '```sh\ncurl {app-url} <HOSTILE_A> <HOSTILE_B> <HOSTILE_C>\n```\n';
files['content/index.mdx'] = page({ type: 'landing', title: 'The home page', description }, '[Second](/second/)');
files['content/second.mdx'] = page(
  { type: 'landing', title: 'The second page', description, related: ['/', '/channel/'] },
  `${samples}\n<Tabs group="a"><Tab label="One">\n\n${samples}\n</Tab><Tab label="Two">\n\nTwo\n\n</Tab></Tabs>\n\n<Jobs audience="reader" />\n\n%product% %assistant-menu% %feedback-url% %status-url% [repo](%repo-url%)`,
);
files['content/channel.mdx'] = page(
  { type: 'channel', channel: bundles[10], title: 'The channel', description },
  'Text.',
);
for (const [index, text] of bundles.entries())
  files[`content/p${index}.mdx`] = page(
    {
      type: 'landing',
      title: text,
      description: text,
      label: text,
      keywords: [text, text],
      related: [text],
      [text.slice(0, 500)]: text,
    },
    '## A heading\n\nText.',
  );

/** Writes a site whose configuration and front matter consist of hostile texts. */
export function make(folder: string): { readonly root: string } {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return { root: folder };
}
