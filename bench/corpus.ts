import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const words =
  `agent channel contact message label team report rule filter answer queue token event template session account reply status
  metric webhook assistant campaign segment attribute rating article portal widget thread note`.split(/\s+/);
const verbs =
  'opens routes closes keeps sends counts shows stores reads merges assigns limits retries checks signs'.split(' ');

/**
 * Writes Markdown pages for measuring builds: twelve folders, five sections per page, a list, a table and three code blocks, about
 * 700 words. The same `count` gives the same pages.
 */
export function writeCorpus(folder: string, count: number): void {
  const random = seeded(count);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const sentence = (): string =>
    `The ${pick(words)} ${pick(verbs)} each ${pick(words)} when the ${pick(words)} ${pick(verbs)} a ${pick(words)} of the ${pick(words)}.`;
  const paragraph = (): string => Array.from({ length: 4 }, sentence).join(' ');
  const code: readonly (() => string)[] = [
    () =>
      [
        '```js',
        `// ${sentence()}`,
        `export async function ${pick(words)}Of(${pick(words)}, options = {}) {`,
        `  const ${pick(words)}List = await fetch('/${pick(words)}/${Math.floor(random() * 900)}');`,
        `  return options.${pick(words)} ?? 42;`,
        '}',
        '```',
      ].join('\n'),
    () =>
      [
        '```json',
        `{ "${pick(words)}": { "${pick(words)}": ${Math.floor(random() * 5000)}, "enabled": true, ` +
          `"list": ["${pick(words)}", "${pick(words)}"] } }`,
        '```',
      ].join('\n'),
    () =>
      `\`\`\`sh\nnpm install --save-dev ${pick(words)}-${pick(words)}\nexport ${pick(words).toUpperCase()}_TOKEN="${pick(words)}"\n\`\`\``,
  ];
  for (let index = 0; index < count; index++) {
    const path = index === 0 ? 'index' : `part-${index % 4}/group-${index % 12}/${pick(words)}-${pick(words)}-${index}`;
    const sections = Array.from({ length: 5 }, (_, part) =>
      [
        `## ${pick(words)} and ${pick(words)} ${part + 1}`,
        paragraph(),
        part < 3 ? code[part]?.() : '',
        `- ${sentence()}\n- ${sentence()}`,
        paragraph(),
      ].join('\n\n'),
    );
    const table = `| Name | Meaning |\n|---|---|\n${Array.from({ length: 5 }, () => `| \`${pick(words)}\` | ${sentence()} |`).join('\n')}`;
    const file = join(folder, `${path}.md`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(
      file,
      [
        `---\ntitle: The ${pick(words)} that ${pick(verbs)} ${index}\ndescription: ${sentence()}\n---`,
        paragraph(),
        ...sections,
        `${table}\n`,
      ].join('\n\n'),
    );
  }
}
