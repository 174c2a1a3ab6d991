import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { readGuide } from '../../book/built-guide.ts';
import { makeEpub } from '../../book/make-epub.ts';
import { findProgram } from '../../scripts/find-program.mjs';
import { BuiltSite } from '../budgets/built-site.ts';

/** Every guide of the built site as a book for e-readers. `tests/build/book.test.ts` makes one of a small site. */
const site = new BuiltSite();
const guides = readdirSync(join(site.folder, 'sidebars')).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
const folder = mkdtempSync(join(tmpdir(), 'books-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const checker = findProgram('epubcheck');
if (checker === undefined) console.warn('EPUBCheck is not on this machine: books for e-readers are not checked.');

for (const guide of guides)
  test.runIf(checker !== undefined)(`EPUBCheck finds no error in the book of ${guide}`, async () => {
    const file = join(folder, `${guide}.epub`);
    writeFileSync(file, await makeEpub(await readGuide(site.folder, guide)));
    const { stdout, stderr } = await promisify(execFile)('java', ['-jar', realpathSync(checker as string), file]);
    expect(stdout + stderr).toMatch(/0 fatals \/ 0 errors \/ 0 warnings/);
  });
