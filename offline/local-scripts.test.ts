import { expect, test } from 'vitest';
import { localCode } from './local-scripts.ts';

test('a module that is known by its URL is loaded as a script; one beside it is bundled', () => {
  expect(localCode('x(import(url),import("/docs/_assets/a.js"),import(`./b.js`))', '/docs/')).toBe(
    'x(offlineCopy.load(url),offlineCopy.load("/docs/_assets/a.js"),import(`./b.js`))',
  );
});

test('a style sheet is beside the page, and nothing is checked that browsers can’t check', () => {
  const hash = `sha256-${'a'.repeat(43)}=`;
  expect(localCode(`y={href:\`/_assets/a.css\`,integrity:"${hash}"}`, '/')).toBe(
    'y={href:(offlineCopy.prefix+"_assets/a.css"),integrity:""}',
  );
});

test('other texts and keys stay', () => {
  const code = 'z={"/_assets/a.css":1,b:"import(x)",c:"/_assets/a.json",d:`${e}/_assets/a.css`}';
  expect(localCode(code, '/')).toBe(code);
});
