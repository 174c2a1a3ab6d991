import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { CommandError } from '../engine/model/command-error.ts';
import { accentOf, type Accent } from './accent.ts';
import { namesOf, type Answers, type Question } from './questions.ts';

/** @throws CommandError when the overlay has a configuration already */
export function refuseExisting(root: string, overlay: string): void {
  const file = relative(root, join(overlay, 'site.config.ts'));
  if (existsSync(join(overlay, 'site.config.ts')))
    throw new CommandError(`${file} is there already.`, 'Edit it, or name another folder with --out.');
}

/** @throws CommandError for options that can’t be used */
export function checkAnswers(questions: readonly Question[], answers: Answers): void {
  const problems = questions.flatMap(({ option, problem }) => {
    const answer = answers[option];
    const message = answer === undefined ? undefined : problem(answer, answers);
    return message === undefined ? [] : [`--${option}: ${message}`];
  });
  if (problems.length) throw new CommandError(problems.join('\n'));
}

/**
 * The answers with those that nobody needs to give.
 * @throws CommandError that says which are missing, or don’t go together
 */
export function completeAnswers(questions: readonly Question[], given: Answers): Answers {
  const answers = Object.fromEntries(
    questions.map(({ option, otherwise }) => [option, given[option] ?? otherwise ?? offeredAnswer(option, given)]),
  );
  const missing = questions.filter(({ option }) => answers[option] === undefined);
  if (missing.length)
    throw new CommandError(
      `There is no answer for ${missing.map(({ option }) => `--${option}`).join(', ')}.`,
      'Give these options, or run the command in a terminal, where it asks for them.',
    );
  checkAnswers(questions, answers);
  return answers;
}

/** The answer that follows from another one: the short name from the name. */
export const offeredAnswer = (option: string, { name }: Answers): string | undefined =>
  (option === 'slug' && name?.toLowerCase().replace(/^[^a-z]+|[^a-z0-9]/g, '')) || undefined;

/**
 * Writes the files of a new overlay.
 * @param answers to every question
 * @returns their names, relative to it
 */
export function writeOverlay(root: string, overlay: string, answers: Answers): string[] {
  const path = relative(overlay, join(root, 'engine/model/site-config.ts')).replaceAll('\\', '/');
  const files: Record<string, string | Uint8Array> = {
    'site.config.ts': `import { defineOverlay } from '${path}';\n\n/** What is yours, over the project’s site.config.ts. An empty contact or URL says that there is none. */\nexport default defineOverlay(${literal(configOf(answers))});\n`,
    ...(answers['color'] ? filesOfColor(root, accentOf(answers['color'])) : {}),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(overlay, name)), { recursive: true });
    writeFileSync(join(overlay, name), content);
  }
  return Object.keys(files);
}

const contactKeys = { securityEmail: 'security-email', conductEmail: 'conduct-email', supportEmail: 'support-email' };

function configOf(answers: Answers): object {
  const { protocol, host, pathname } = new URL(String(answers['url']));
  const base = pathname.replace(/\/*$/, '/');
  const contacts = Object.fromEntries(Object.entries(contactKeys).map(([key, option]) => [key, answers[option] ?? '']));
  const urls = Object.entries(answers).filter(([option]) => option.endsWith('-url') && option !== 'app-url');
  return {
    brand: {
      name: answers['name'],
      slug: answers['slug'],
      appUrl: withoutSlash(answers['app-url']),
      ...contacts,
      words: Object.fromEntries(urls.map(([option, url]) => [option, withoutSlash(url)])),
    },
    requiredContacts: Object.keys(contacts).filter((key) => contacts[key]),
    url: `${protocol}//${host}`,
    ...(base === '/' ? {} : { base }),
    title: '%product% Docs',
    ...(answers['tagline'] ? { tagline: answers['tagline'] } : {}),
    offers: offersOf(answers),
  };
}

const withoutSlash = (url = ''): string => url.replace(/\/+$/, '');

/** `offers` of the configuration, from `--hosting cloud --without-channels line,telegram`; without a flow builder, none of its assistants. */
function offersOf({ hosting, ...answers }: Answers): object {
  const hasBuilder = answers['builder-url'] && answers['viewer-url'];
  const without = Object.entries(answers)
    .filter(([option]) => option.startsWith('without-'))
    .map(([option, names]): [string, { not: string[] }] => {
      const more = option === 'without-features' && !hasBuilder ? ['rule_based_assistants'] : [];
      return [option.replace('without-', ''), { not: [...new Set([...namesOf(names), ...more])] }];
    })
    .filter(([, { not }]) => not.length);
  return { ...(hosting === 'both' ? {} : { hosting: [hosting] }), ...Object.fromEntries(without) };
}

/** The tokens of a color, and the project's icons in it. */
function filesOfColor(root: string, { styles, light, dark }: Accent): Record<string, string | Uint8Array> {
  const colored = (name: string): string =>
    readFileSync(join(root, 'public', name), 'utf8')
      .replaceAll('#006666', light)
      .replaceAll('#79d4cb', dark);
  const icon = colored('icon.svg');
  return {
    'styles.css': styles,
    'public/favicon.svg': colored('favicon.svg'),
    'public/icon.svg': icon,
    'public/apple-touch-icon.png': new Resvg(icon, { fitTo: { mode: 'width', value: 180 } }).render().asPng(),
  };
}

/** A value as it is written in TypeScript. */
const literal = (value: unknown, indent = ''): string => {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one)).join(', ')}]`;
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' && !/['\\\n]/.test(value) ? `'${value}'` : JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([key, inner]) => `${indent}  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${literal(inner, `${indent}  `)},\n`,
  );
  return lines.length ? `{\n${lines.join('')}${indent}}` : '{}';
};
