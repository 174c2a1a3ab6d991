import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CommandError } from '../engine/model/command-error.ts';
import { brandSchema } from '../engine/model/site-config.ts';
import { accentStyles } from './accent.ts';

/** What `npm run my -- new` asks for: the name of the option, the question, and what an empty answer means. */
export const questions = [
  { option: 'name', text: 'Name of your product', example: 'Acme Desk' },
  { option: 'slug', text: 'Short name for code, lower-case letters and digits', example: 'acme' },
  { option: 'url', text: 'Where these docs will be published', example: 'https://docs.acme.com' },
  { option: 'app-url', text: 'URL of the app', example: 'https://app.acme.com' },
  { option: 'support-email', text: 'Address for support', example: 'support@acme.com' },
  { option: 'security-email', text: 'Address for reports of vulnerabilities', example: 'security@acme.com' },
  { option: 'conduct-email', text: 'Address for reports about conduct', example: 'conduct@acme.com' },
  { option: 'hosting', text: 'Hosting that you offer: cloud, self-hosted or both', example: 'both' },
  { option: 'without', text: 'What you don’t offer, such as channels=line,telegram features=sla', example: '' },
  { option: 'color', text: 'Your color, as in CSS; empty for the one that is there', example: '' },
] as const;
export type Answers = Readonly<Partial<Record<(typeof questions)[number]['option'], string>>>;

/**
 * Writes the files of a new overlay.
 * @returns their names, relative to it
 * @throws CommandError for an answer that can't be used, and when the folder has a configuration already
 */
export function writeOverlay(root: string, overlay: string, answers: Answers): string[] {
  const file = join(overlay, 'site.config.ts');
  if (existsSync(file))
    throw new CommandError(`${relative(root, file)} is there already.`, 'Edit it, or name another folder with --out.');
  const brand = brandOf(answers);
  const config = {
    brand,
    ...(answers.url ? { url: answers.url.replace(/\/$/, '') } : {}),
    title: '%product% Docs',
    offers: offersOf(answers),
  };
  const path = relative(overlay, join(root, 'engine/model/site-config.ts')).replaceAll('\\', '/');
  const files: Record<string, string> = {
    'site.config.ts': `import { defineOverlay } from '${path}';\n\n/** What is yours, over the project’s site.config.ts. */\nexport default defineOverlay(${literal(config)});\n`,
    ...(answers.color ? { 'styles.css': accentStyles(answers.color) } : {}),
  };
  mkdirSync(overlay, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(overlay, name), text);
  return Object.keys(files);
}

function brandOf(answers: Answers): object {
  const brand = {
    name: answers.name,
    slug: answers.slug ?? answers.name?.toLowerCase().replace(/[^a-z0-9]/g, ''),
    appUrl: answers['app-url']?.replace(/\/$/, ''),
    securityEmail: answers['security-email'],
    conductEmail: answers['conduct-email'],
    supportEmail: answers['support-email'],
  };
  const { error } = brandSchema.safeParse(brand);
  const [issue] = error?.issues ?? [];
  if (issue) throw new CommandError(`\`${String(issue.path[0])}\` can’t be used: ${issue.message}.`);
  return brand;
}

/** `cloud` and `channels=line,telegram features=sla` as `offers` of the configuration. */
function offersOf({ hosting = 'both', without = '' }: Answers): object {
  if (!/^(both|cloud|self-hosted)$/.test(hosting))
    throw new CommandError(`Hosting is cloud, self-hosted or both, not “${hosting}”.`);
  const kinds = without
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => {
      const [kind = '', names = ''] = part.split('=');
      if (!names) throw new CommandError(`“${part}” isn’t a kind with names.`, 'Write it like channels=line,telegram.');
      return [kind, { not: names.split(',') }];
    });
  return { ...(hosting === 'both' ? {} : { hosting: [hosting] }), ...Object.fromEntries(kinds) };
}

/** A value as it is written in TypeScript. */
const literal = (value: object): string =>
  JSON.stringify(value, null, 2)
    .replace(/"([A-Za-z_]\w*)":/g, '$1:')
    .replaceAll('"', "'");
