import { readFileSync, writeFileSync } from 'node:fs';

/** Where each table is shown. */
const pages = { bench: 'README.md', scale: 'docs/decisions/large-sites.md', peers: 'bench/peers/README.md' } as const;

/** Puts a table into its page, between `<!-- name:start -->` and `<!-- name:end -->`. */
export function writeTable(name: keyof typeof pages, table: string): void {
  const page = pages[name];
  const text = readFileSync(page, 'utf8');
  const between = new RegExp(`(<!-- ${name}:start -->\\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
  if (!between.test(text)) throw new Error(`${page} has no place for the table: <!-- ${name}:start -->.`);
  writeFileSync(
    page,
    text.replace(between, (_, start: string, end: string) => `${start}\n${table}\n\n${end}`),
  );
}
