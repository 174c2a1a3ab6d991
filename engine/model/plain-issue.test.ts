import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainIssue, withValue } from './plain-issue.ts';

const schema = z.strictObject({
  name: z.string().min(2),
  size: z.number().max(3).optional(),
  url: z.url().optional(),
  mail: z.email().optional(),
  path: z.string().startsWith('/').optional(),
  tone: z.enum(['soft', 'loud']).optional(),
  kind: z.discriminatedUnion('is', [z.object({ is: z.literal('a') }), z.object({ is: z.literal('b') })]).optional(),
  words: z.array(z.string()).max(1).optional(),
  slug: z
    .string()
    .regex(/^[a-z]+$/, 'must be small letters')
    .optional(),
});

test.each([
  [{}, 'name is missing'],
  [{ name: 7 }, 'name must be text; it is 7'],
  [{ name: 'A' }, 'name must have at least 2 characters; it is "A" (1 characters)'],
  [{ name: 'Ada', size: 4 }, 'size must be at most 3; it is 4'],
  [{ name: 'Ada', url: 'example' }, 'url must be a URL such as https://example.com; it is "example"'],
  [{ name: 'Ada', mail: 'ada' }, 'mail must be an email address such as name@example.com; it is "ada"'],
  [{ name: 'Ada', path: 'a' }, 'path must start with /; it is "a"'],
  [{ name: 'Ada', tone: 'laud' }, 'tone must be one of soft, loud; it is "laud"'],
  [{ name: 'Ada', kind: { is: 'c' } }, 'kind.is must be one of a, b; it is "c"'],
  [{ name: 'Ada', words: ['a', 'b'] }, 'words must have at most 1 entry'],
  [{ name: 'Ada', slug: 'A'.repeat(70) }, `slug must be small letters; it is "${'A'.repeat(60)}…"`],
])('says what is wrong and what was written: %j', (value, message) => {
  const { error } = schema.safeParse(value, { error: plainIssue });
  expect(error?.issues.map((issue) => `${issue.path.join('.')} ${withValue(issue, value, issue.path)}`)).toEqual([
    message,
  ]);
});
