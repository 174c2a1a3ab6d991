import { expect, test } from 'vitest';
import { interceptedPath, retryInfo, type NavigationFacts } from './intercept.ts';

const place = { origin: 'https://docs.example', base: '/' };
const click: NavigationFacts = {
  canIntercept: true,
  hashChange: false,
  downloadRequest: null,
  formData: null,
  navigationType: 'push',
  info: undefined,
  destination: { url: 'https://docs.example/product/?q=x#y', sameDocument: false },
};

test.each<[string, Partial<NavigationFacts>]>([
  ['a link to a page', {}],
  ['a link to the page itself', { navigationType: 'replace' }],
  [
    'back to a page rendered here',
    { navigationType: 'traverse', destination: { url: 'https://docs.example/product/', sameDocument: true } },
  ],
  ['another try after a failure', { navigationType: 'reload', info: retryInfo }],
])('the client renders %s', (_, facts) => expect(interceptedPath({ ...click, ...facts }, place)).toBe('/product/'));

test.each<[string, Partial<NavigationFacts>]>([
  ['what it forbids to intercept', { canIntercept: false }],
  ['a jump within the page', { hashChange: true }],
  ['a download', { downloadRequest: '' }],
  ['a form', { formData: new FormData() }],
  ['a reload by the reader', { navigationType: 'reload' }],
  ['history.pushState', { destination: { url: 'https://docs.example/product/', sameDocument: true } }],
  [
    'history.replaceState',
    { navigationType: 'replace', destination: { url: 'https://docs.example/product/', sameDocument: true } },
  ],
  ['another site', { destination: { url: 'https://other.example/', sameDocument: false } }],
  ['a file', { destination: { url: 'https://docs.example/llms.txt', sameDocument: false } }],
])('the browser keeps %s', (_, facts) => expect(interceptedPath({ ...click, ...facts }, place)).toBeUndefined());

test('a page in another language is another document', () => {
  const open = (path: string, base: string, elsewhere: readonly string[]) =>
    interceptedPath(
      { ...click, destination: { url: `https://docs.example${path}`, sameDocument: false } },
      { ...place, base, elsewhere },
    );
  expect(open('/ar/product/', '/', ['/ar/'])).toBeUndefined();
  expect(open('/product/', '/ar/', [])).toBeUndefined();
  expect(open('/ar/product/', '/ar/', [])).toBe('/product/');
});
