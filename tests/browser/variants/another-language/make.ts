import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { textNames } from '../../../../engine/model/locale-schema.ts';

const root = resolve(import.meta.dirname, '../../../..');
const english = Object.assign(
  {},
  ...['frame', 'forms', 'search', 'generated'].map((name) =>
    JSON.parse(readFileSync(join(root, `engine/model/english/${name}.json`), 'utf8')),
  ),
) as Record<string, string>;
type Texts = Record<string, string | Record<string, string>>;
const catalog = JSON.parse(readFileSync(join(root, 'locales/de.json'), 'utf8')) as {
  words: Texts;
  tools: Record<string, Texts>;
};

/** An English text as its own translation, in the marks by which a test knows that it comes from a catalog. */
const marked = (text: string): string => `⟪${text}⟫`;
const markAll = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([text, translation]) => [
      text,
      typeof translation === 'string'
        ? marked(text)
        : Object.fromEntries(Object.keys(translation).map((category) => [category, marked(text)])),
    ]),
  );

const tools = [
  'SnippetBuilder',
  'WidgetPreview',
  'SdkPlayground',
  'HmacTester',
  'UrlPatternTester',
  'ConditionTester',
  'BlockFinder',
  'InteractiveMessagePreview',
  'VariablePreview',
];
const page = (title: string, body: string): string =>
  `---\ntype: landing\ntitle: ${title}\ndescription: Περιγραφή μιας σελίδας που έχει μόνο ελληνικά γράμματα.\n---\n\n${body}\n`;
const pages: Record<string, string> = {
  'index.mdx': page(
    'Αρχική σελίδα',
    `Κείμενο με [σύνδεσμο](/tools/).

## Πρώτη ενότητα

<Note>

Κείμενο.

</Note>

<Tabs><Tab label="Άλφα">

Κείμενο.

</Tab><Tab label="Βήτα">

Κείμενο.

</Tab></Tabs>

\`\`\`sh
κλήση <ACCOUNT_ID> <API_ACCESS_TOKEN> με μεγάλο κείμενο
\`\`\`

\`\`\`text output
κείμενο που είναι αρκετά μακρύ για να κυλά
\`\`\`

<Jobs audience="reader" />

## Δεύτερη ενότητα

<Checklist list="reader" title="Λίστα" items={[{ do: 'Πρώτο', href: '/tools/' }, { do: 'Δεύτερο', href: '/' }]} />`,
  ),
  'tools.mdx': page('Εργαλεία', tools.map((tool) => `<${tool} />`).join('\n\n')),
  'events.mdx': page('Συμβάντα', '<EventExplorer of="webhooks" />'),
};

const files: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  'site.config.ts': `export default ${JSON.stringify({
    brand: { name: 'Άκμη', slug: 'acme', appUrl: 'https://app.example.com' },
    title: 'Οδηγός',
    tagline: 'Μία πρόταση.',
    url: 'https://docs.example.com',
    components: 'components',
    locales: [
      { code: 'en', label: 'Αγγλικά' },
      { code: 'de', label: 'Γερμανικά' },
    ],
    versions: [{ label: 'Έκδοση', href: '/' }],
    jobs: { file: 'jobs.json', pages: { reader: '/' } },
    feedback: { url: 'https://feedback.example.com/' },
    editUrl: 'https://edit.example.com/{path}',
  })};\n`,
  'jobs.json': JSON.stringify([
    {
      id: 'first',
      audience: 'reader',
      title: 'Πρώτη εργασία',
      asks: ['Πώς;'],
      steps: [{ page: '/tools/', do: 'Κάνε το.', result: 'Έγινε.' }],
      result: 'Τέλος.',
    },
  ]),
  'config/sidebars.ts': `export const sidebars = ${JSON.stringify({
    main: { label: 'Οδηγός', items: [{ route: '/' }, { route: '/tools/' }, { route: '/events/' }] },
  })};\n`,
  'config/placeholders.ts': `export const placeholders = ${JSON.stringify({
    ACCOUNT_ID: { label: 'Αριθμός', meaning: 'Ο αριθμός.', where: '/tools/', form: 'digits' },
    API_ACCESS_TOKEN: { label: 'Μυστικό', meaning: 'Το μυστικό.', where: '/tools/' },
  })};\n`,
  'config/redirects.json': JSON.stringify([{ from: '/old/', to: '/tools/' }]),
  'locales/de.json': JSON.stringify({
    strings: Object.fromEntries(textNames.map((key) => [key, marked(english[key] as string)])),
    words: markAll(catalog.words),
    tools: Object.fromEntries(Object.entries(catalog.tools).map(([tool, texts]) => [tool, markAll(texts)])),
  }),
};
for (const [name, text] of Object.entries(pages)) files[`content/${name}`] = files[`content/de/${name}`] = text;

/** Writes a site in Greek letters with a second language, in which each text of a catalog is marked and in English. */
export function make(folder: string): { readonly root: string } {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  symlinkSync(join(root, 'components'), join(folder, 'components'));
  return { root: folder };
}
