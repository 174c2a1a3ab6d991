import { z } from 'zod';
import type { AvailabilityKinds } from '../engine/model/availability.ts';
import { nearest } from '../engine/model/nearest.ts';
import { brandSchema } from '../engine/model/site-config.ts';
import { parseColor } from './accent.ts';

/** One question of `npm run my -- new`. */
export type Question = {
  /** Name of the option that answers it on the command line. */
  readonly option: string;
  readonly text: string;
  readonly example?: string;
  /** The answer of those who only press Enter; undefined when there must be one. */
  readonly otherwise: string | undefined;
  /** Heading of the group of questions that it starts. */
  readonly group?: string;
  /** What is wrong with an answer, beside the earlier ones, in a sentence; undefined if it can be used. */
  readonly problem: (answer: string, answers?: Answers) => string | undefined;
};
export type Answers = Readonly<Record<string, string | undefined>>;

/** Links that a brand may have, by the word of the brand that pages write. */
const links = {
  'builder-url': 'The flow builder',
  'viewer-url': 'Where it publishes flows',
  'changelog-url': 'Page that lists what changes in each release',
  'status-url': 'Page that says whether the platform works',
  'feedback-url': 'Page where people suggest and vote',
  'repo-url': 'Repository of the source code',
  'mobile-repo-url': 'Repository of the mobile app',
  'ios-app-url': 'App for iPhones',
  'android-app-url': 'App for Android phones',
  'translation-url': 'Page where people translate the app',
} as const;
const contacts = {
  'support-email': 'Address for support',
  'security-email': 'Address for reports of vulnerabilities',
  'conduct-email': 'Address for reports about conduct',
} as const;
/** Kinds of things that are asked for, when a platform may lack some. */
const kindTexts = {
  channels: 'Channels',
  features: 'Features',
  integrations: 'Integrations',
  plan: 'Plans',
} as const;

const whenFilled =
  (problem: Question['problem']): Question['problem'] =>
  (answer) =>
    answer ? problem(answer) : undefined;
const matches =
  (schema: z.ZodType, advice: string): Question['problem'] =>
  (answer) => {
    const { error } = schema.safeParse(answer);
    return (
      error && `“${answer}” can’t be used: it ${error.issues[0]?.code === 'custom' ? error.issues[0].message : advice}.`
    );
  };
const url = matches(z.url({ protocol: /^https?$/ }), 'must be a URL, such as https://docs.acme.com');
const email = matches(z.email(), 'must be an email address, such as support@acme.com');

/** What is wrong if only one of the URLs of the flow builder is known. */
const unpaired = (viewer: string, builder: string | undefined): string | undefined =>
  builder === undefined || Boolean(builder) === Boolean(viewer)
    ? undefined
    : `${builder ? '--builder-url needs it' : 'It needs --builder-url'}: flows are drawn at one and published at the other. Give both, or leave out both.`;

/** What `npm run my -- new` asks, in this order. */
export const questionsFor = (kinds: AvailabilityKinds): readonly Question[] => [
  {
    group: 'Your product',
    option: 'name',
    text: 'Name, as readers see it',
    example: 'Acme Desk',
    otherwise: undefined,
    problem: matches(
      brandSchema.shape.name.max(25),
      'must start with a letter, and have at most 25 letters, digits, spaces, dots and hyphens',
    ),
  },
  {
    option: 'slug',
    text: 'Short name for code and file names',
    example: 'acme',
    otherwise: undefined,
    problem: matches(brandSchema.shape.slug, 'must be lower-case letters and digits, and start with a letter'),
  },
  {
    option: 'tagline',
    text: 'What it is, in one sentence, for the home page and search engines; Enter keeps ours',
    otherwise: '',
    problem: () => undefined,
  },
  {
    group: 'URLs',
    option: 'url',
    text: 'Where these pages will be published',
    example: 'https://docs.acme.com',
    otherwise: undefined,
    problem: url,
  },
  { option: 'app-url', text: 'The app', example: 'https://app.acme.com', otherwise: undefined, problem: url },
  ...Object.entries(links).map(([option, text]) => ({
    option,
    text: `${text}; Enter if there is none${option === 'builder-url' ? ': its pages are then left out' : ''}`,
    otherwise: '',
    problem: (answer: string, answers: Answers = {}) =>
      whenFilled(url)(answer) ?? (option === 'viewer-url' ? unpaired(answer, answers['builder-url']) : undefined),
  })),
  ...Object.entries(contacts).map(([option, text], index) => ({
    ...(index === 0 ? { group: 'Contacts' } : {}),
    option,
    text: `${text}; Enter if there is none`,
    otherwise: '',
    problem: whenFilled(email),
  })),
  {
    group: 'What you offer',
    option: 'hosting',
    text: 'cloud, self-hosted or both; Enter for both',
    otherwise: 'both',
    problem: (answer) =>
      /^(both|cloud|self-hosted)$/.test(answer) ? undefined : `Hosting is cloud, self-hosted or both, not “${answer}”.`,
  },
  ...Object.entries(kindTexts).map(([kind, text]) => ({
    option: `without-${kind}`,
    text: `${text}: ${namesIn(kinds, kind).join(', ')}.\n  Those that you don’t offer, with commas between them; Enter if you offer all`,
    otherwise: '',
    problem: (answer: string) => unknownName(answer, namesIn(kinds, kind)),
  })),
  {
    group: 'Color',
    option: 'color',
    text: 'Your color, as in CSS, such as #0a7f5a; Enter keeps ours',
    otherwise: '',
    problem: whenFilled((answer) => {
      try {
        parseColor(answer);
        return undefined;
      } catch (error) {
        return (error as Error).message.replace(/\n\s*/, ' ');
      }
    }),
  },
];

/** The names that `offers` may have of a kind, with those of groups. */
const namesIn = (kinds: AvailabilityKinds, kind: string): string[] => [
  ...Object.keys(kinds[kind]?.groups ?? {}),
  ...Object.keys(kinds[kind]?.values ?? {}),
];

/** The names in an answer: `line, telegram`. */
export const namesOf = (answer = ''): string[] => answer.split(/[\s,]+/).filter(Boolean);

function unknownName(answer: string, names: readonly string[]): string | undefined {
  const unknown = namesOf(answer).find((one) => !names.includes(one));
  if (unknown === undefined) return undefined;
  const guess = nearest(unknown, names);
  return `There is no “${unknown}”. ${guess ? `Did you mean ${guess}?` : `There are ${names.join(', ')}.`}`;
}
