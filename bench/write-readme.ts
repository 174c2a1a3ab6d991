import { readFileSync, writeFileSync } from 'node:fs';

/** Puts a table into README.md, between `<!-- mark:start -->` and `<!-- mark:end -->`. */
export function writeReadme(mark: string, table: string): void {
  const readme = readFileSync('README.md', 'utf8');
  const place = new RegExp(`(<!-- ${mark}:start -->\\n)[\\s\\S]*?(<!-- ${mark}:end -->)`);
  if (!place.test(readme)) throw new Error(`README.md has no place for the table: <!-- ${mark}:start -->.`);
  writeFileSync(
    'README.md',
    readme.replace(place, (_, start: string, end: string) => `${start}\n${table}\n\n${end}`),
  );
}
