import * as fc from 'fast-check';

/** Everything an owner writes: the content of the configuration files, by file name. */
export type Configuration = Readonly<
  Record<'site' | 'sidebars' | 'redirects' | 'routes' | 'placeholders' | 'page-types', unknown>
>;
type Part = keyof Configuration;

/** A configuration that uses every key. */
export const configuration: Configuration = {
  site: {
    brand: {
      name: 'Harbor',
      slug: 'harbor',
      appUrl: 'https://app.%slug%.example',
      words: {
        'assistant-menu': 'Pilot',
        'repo-url': 'https://code.%slug%.example',
        'feedback-url': 'https://feedback.%slug%.example',
      },
      securityEmail: 'security@%slug%.example',
    },
    requiredContacts: ['securityEmail'],
    title: '%product% Docs',
    titleDelimiter: '|',
    tagline: 'How %product% works.',
    url: 'https://docs.%slug%.example',
    base: '/docs/',
    locales: [
      { code: 'en', label: 'English', direction: 'ltr' },
      { code: 'ar', label: 'العربية', direction: 'rtl' },
    ],
    versions: [{ label: 'Next', href: '/' }],
    hosting: { root: '/srv/docs', port: 8080, hsts: 1000 },
    marks: { 'berth/north': 'M1 1h2' },
    navbar: {
      items: [
        { label: 'Guide', href: '/a/', activeOn: ['/a/'], guide: 'main' },
        { label: 'More', items: [{ label: 'Status', href: 'https://status.example' }] },
      ],
      hideOnScroll: true,
    },
    footer: { columns: [{ title: 'Guides', links: [{ label: 'All', href: '/pages/' }] }], note: 'A note.' },
    announcement: { id: 'one', text: 'Read this.', href: '/a/', dismissible: true },
    colorMode: { default: 'dark', respectSystem: true, disableSwitch: false },
    updatedBy: { ada: 'Ada' },
    editUrl: 'https://code.example/{path}',
    analytics: { provider: 'endpoint', url: 'https://count.example/view' },
    allowedOrigins: { images: ['https://images.example'], media: [], frames: ['https://*.frames.example:8080'] },
    search: { enabled: true, common: ['/a/'] },
  },
  sidebars: {
    main: {
      label: 'Guide',
      items: [
        { route: '/a/' },
        {
          label: 'B',
          description: 'What B is.',
          open: true,
          items: [{ route: '/b/c/' }, { label: 'Deep', items: [] }],
        },
      ],
    },
  },
  redirects: [
    { from: '/old/', to: '/a/' },
    { from: '/older/', to: '/old/#x' },
  ],
  routes: [{ route: '/later/', title: 'A page to come' }],
  placeholders: {
    HARBOR_TOKEN: { meaning: 'A `token`.', label: 'Token', where: '/a/#x', form: 'digits', secret: true },
  },
  'page-types': {
    berth: {
      headings: ['Depth', '…'],
      subject: { key: 'pier', known: ['north'] },
      mark: 'M1 1h2',
      advice: 'Say how deep it is.',
    },
  },
};

/** A list in a list in a list. */
const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { label: 'x', items: [value] };
  return value;
};
const circle: { items: unknown[]; label: string } = { items: [], label: 'x' };
circle.items.push(circle);
const thrower = {
  get label(): string {
    throw new Error('This value cannot be read.');
  },
};

/** Values that nobody would write on purpose, and values with typing errors. */
const junk: readonly (() => unknown)[] = [
  [
    null,
    undefined,
    0,
    -1,
    1.5,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    true,
    false,
    '',
    ' ',
    'x',
    '/',
    '//',
    '/x',
    '/x/',
  ],
  ['/../x/', 'x/', '/a b/', '/a?b=1#c', '/_assets/x/', '/robots.txt/', '/a/index.md/', '/pages/', '//x.example'],
  [
    'javascript:x',
    'https://',
    'https://x y',
    'https://x.example/"><script>',
    'http://[',
    'mailto:',
    '%slug%',
    '{no-such}',
  ],
  [
    '{',
    '</script>',
    '"',
    "'",
    '\\',
    '$1',
    '\0',
    '\n',
    '\u2028',
    '\ud800',
    '🙂',
    '__proto__',
    'constructor',
    'a'.repeat(3000),
  ],
  ['/'.repeat(2000), `/${'a'.repeat(300)}/`, 'é'.repeat(200), '{path}', 'G-1', 'google', 'en', 'M', '2026-01-01'],
]
  .flat()
  .map((value) => () => value);
const objects: readonly (() => unknown)[] = [
  () => [],
  () => ({}),
  () => [null],
  () => [[]],
  () => ({ route: '/a/', label: 'x' }),
  () => [{ route: '/a/' }, { route: '/a/' }],
  () => () => 1,
  () => Symbol('s'),
  () => 10n,
  () => new Date(Number.NaN),
  () => new Map([['a', 1]]),
  () => /x/,
  () => Promise.resolve(1),
  () => Object.create(null) as unknown,
  () => JSON.parse('{"__proto__": {"polluted": 1}, "constructor": 1}') as unknown,
  () => nested(20),
  () => nested(5000),
  () => circle,
  () => thrower,
  () => Array.from({ length: 300 }, (_, index) => ({ from: `/r${index}/`, to: `/r${index + 1}/` })),
];

export type Damage = {
  readonly part: Part;
  readonly kind: 'replace' | 'remove' | 'rename' | 'add' | 'twice' | 'whole';
  readonly at: number;
  readonly key: string;
  readonly value: () => unknown;
};
export const damage: fc.Arbitrary<Damage> = fc.record({
  part: fc.constantFrom<Part[]>(
    'site',
    'site',
    'site',
    'sidebars',
    'sidebars',
    'redirects',
    'routes',
    'placeholders',
    'page-types',
  ),
  kind: fc.constantFrom<Damage['kind'][]>(
    'replace',
    'replace',
    'replace',
    'replace',
    'remove',
    'rename',
    'add',
    'twice',
    'whole',
  ),
  at: fc.nat(),
  key: fc.oneof(fc.constantFrom('label', 'items', 'route', 'href', '__proto__', 'x'), fc.string({ maxLength: 5 })),
  value: fc.oneof(
    { arbitrary: fc.constantFrom(...junk), weight: 3 },
    { arbitrary: fc.constantFrom(...objects), weight: 2 },
  ),
});

type Holder = Record<string, unknown>;
type Place = { readonly holder: Holder; readonly key: string; readonly path: string };
/** Only values that are still as written are entered: damaged ones may be endless. */
function placesIn(value: unknown, path = '', depth = 0): Place[] {
  if (typeof value !== 'object' || value === null || value === thrower || depth > 8) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [
    { holder, key, path: path ? `${path}.${key}` : key },
    ...placesIn(holder[key], path ? `${path}.${key}` : key, depth + 1),
  ]);
}

/** A copy as deep as the original. */
function copyOf(value: unknown, depth = 0): unknown {
  if (depth > 12 || typeof value !== 'object' || value === null || value === thrower || value === circle) return value;
  // A list whose `__proto__` was replaced has no methods.
  if (Array.isArray(value)) return Array.from(value as ArrayLike<unknown>, (item) => copyOf(item, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item, depth + 1)]));
}

/** A typing error: the second and third letters swap, or one of them is doubled. */
const misspelt = (key: string): string =>
  key.length > 3 && key[1] !== key[2] ? `${key[0]}${key[2]}${key[1]}${key.slice(3)}` : `${key}${key.slice(-1)}`;

export function damaged(before: Configuration, { part, kind, at, key, value }: Damage): Configuration {
  if (kind === 'whole') return { ...before, [part]: value() };
  const whole = copyOf(before[part]);
  const places = placesIn(whole);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return { ...before, [part]: value() };
  const { holder } = place;
  const old = holder[place.key];
  if (kind === 'replace') holder[place.key] = value();
  else if (kind === 'add') holder[key] = value();
  else if (kind === 'twice' && Array.isArray(holder)) holder.push(old);
  else delete holder[place.key];
  if (kind === 'rename') holder[misspelt(place.key)] = old;
  return { ...before, [part]: whole };
}

const fileOf: Readonly<Partial<Record<Part, string>>> = {
  site: 'site.config.ts',
  sidebars: 'config/sidebars.ts',
  redirects: 'config/redirects.json',
  routes: 'config/routes.json',
  placeholders: 'config/placeholders.ts',
};
/** Keys that the owner chooses: here a typing error can't be told from a name. */
const isOwn = (path: string): boolean =>
  /(^|\.)\d+$|^main$|^HARBOR_TOKEN$|\.(marks|updatedBy)\.|^(marks|updatedBy)\.|brand\.words\.|analytics/.test(path);

/** The configuration with each of its keys misspelled, one after the other. */
export const misspellings = (Object.keys(fileOf) as Part[]).flatMap((part) =>
  placesIn(configuration[part])
    .filter(({ path }) => !isOwn(path))
    .map(({ path, key }) => {
      const whole = copyOf(configuration[part]);
      const place = placesIn(whole).find((one) => one.path === path) as Place;
      place.holder[misspelt(key)] = place.holder[key];
      delete place.holder[key];
      return { file: fileOf[part] ?? '', path, key, written: { ...configuration, [part]: whole } };
    }),
);
