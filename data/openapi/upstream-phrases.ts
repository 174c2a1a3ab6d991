// Makes `upstream-phrases.txt`: hashes of every run of eight words in the prose of the platform's own OpenAPI description, so that a test can
// tell copied sentences without keeping them: `node --import tsx data/openapi/upstream-phrases.ts path/to/swagger.json`.
import { readFileSync, writeFileSync } from 'node:fs';
import { phraseHashes } from './phrases.ts';

const [source] = process.argv.slice(2);
if (!source)
  throw new Error(
    'Say where the description is: node --import tsx data/openapi/upstream-phrases.ts path/to/swagger.json',
  );

const prose: string[] = [];
function collect(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'string' && ['description', 'summary', 'title'].includes(key)) prose.push(item);
    collect(item);
  }
}
collect(JSON.parse(readFileSync(source, 'utf8')));

const hashes = new Set(prose.flatMap((text) => phraseHashes(text)));
writeFileSync(new URL('upstream-phrases.txt', import.meta.url), `${[...hashes].sort().join('\n')}\n`);
