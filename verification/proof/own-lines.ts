import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What pages say about this site and its samples: the beginning of the page's path, what the sentence lacks, and the line that has it. */
export const ownLines: readonly (readonly [beginning: string, lacks: string, file: string, code: string])[] = [
  [
    'product/channels/api/run-receiver',
    '“JavaScript”',
    'content/product/channels/api/receive-messages.mdx',
    '<Tab label="JavaScript">',
  ],
  ['product/channels/api/send-messages', '30 seconds', 'samples/api-channel/client.mjs', 'AbortSignal.timeout(30_000)'],
  [
    'product/channels/live-chat/integrations/',
    '“Start over”',
    'components/tools/checklist/Checklist.tsx',
    "t('Start over')",
  ],
  ['product/features/webhooks', '“Channel created”', 'data/webhooks.json', '"label": "Channel created"'],
  ['product/others/cookies', '“Your values”', 'engine/model/english/frame.json', '"yourValues": "Your values"'],
  [
    'user-guide/features/canned-responses',
    '“Canned response”',
    'components/tools/variable-preview/VariablePreview.tsx',
    "t('Canned response')",
  ],
  ['user-guide/getting-started/glossary', '“Template variable”', 'data/glossary.json', '"term": "Template variable"'],
  ['user-guide/getting-started/glossary', '“Variable”', 'data/glossary.json', '"term": "Variable"'],
  ['user-guide/getting-started/glossary', '“Group”', 'data/glossary.json', '"term": "Group"'],
];

const root = join(import.meta.dirname, '../..');

/** Whether a line of this repository has what a sentence says. */
export const isOwnLine = (path: string, lacks: string): boolean =>
  ownLines.some(
    ([beginning, words, file, code]) =>
      words === lacks && path.startsWith(beginning) && readFileSync(join(root, file), 'utf8').includes(code),
  );
