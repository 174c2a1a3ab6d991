import { afterAll, expect, test } from 'vitest';
import { draw } from '../compile/drawings.ts';
import { highlight } from '../compile/highlight.ts';
import { ContentThread } from './content-thread.ts';

const thread = new ContentThread();
afterAll(() => thread.close());

const diagram = { code: 'flowchart LR\n  A --> B', alt: 'An arrow that leads from A to B' };

test('returns what this thread would have made, for many requests at once', async () => {
  const codes = ['const a = 1;', 'const b = `${a}`;'].map((code) => ({ code, language: 'js' }));
  const [first, second, drawn] = await Promise.all([...codes.map(thread.highlight), thread.draw(diagram)]);
  expect([first, second]).toEqual(await Promise.all(codes.map(highlight)));
  expect(String(first)).toMatch(/^<span class="k">const/);
  expect(drawn).toEqual(await draw(diagram));
});

test('highlights code before it draws diagrams that were asked for earlier', async () => {
  const done: string[] = [];
  const diagrams = ['first', 'second', 'third'].map((name) => ({ ...diagram, code: `flowchart LR\n  A --> ${name}` }));
  await Promise.all([
    ...diagrams.map(async (wanted, index) => {
      await thread.draw(wanted);
      done.push(`diagram ${index + 1}`);
    }),
    thread.highlight({ code: 'let c;', language: 'js' }).then(() => done.push('code')),
  ]);
  expect(done.at(-1)).toBe('diagram 3');
});

test('says why a diagram cannot be drawn', async () => {
  expect(await thread.draw({ ...diagram, code: 'pie\n  A: 1' })).toEqual({ reason: expect.stringContaining('pie') });
});

test('fails the requests that are open when the thread ends', async () => {
  const other = new ContentThread();
  const asked = other.draw(diagram);
  await Promise.all([
    expect(asked).rejects.toThrow('The thread that highlights code and draws diagrams has ended.'),
    other.close(),
  ]);
});

test('starts again for a request that comes after its end', async () => {
  const other = new ContentThread();
  const code = { code: 'let c;', language: 'js' };
  await other.highlight(code);
  const [, after] = await Promise.all([other.close(), other.highlight(code)]);
  expect(after).toEqual(await highlight(code));
  await other.close();
});
