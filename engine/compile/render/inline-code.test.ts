import { createElement } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { compileMdx, htmlOf } from '../../../tests/unit/compile-text.ts';
import { defineStatic } from '../../components/define.ts';

const page = '/api-reference/contacts/create-contact/';
const endpoints = new Map([
  ['start /api/v1', ''],
  ['POST /api/v1/contacts', page],
  ['GET /api/v1/status', ''],
]);
const compile = (body: string) => compileMdx(body, { endpoints });
const links = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]*)"><code>/g)].map((match) => match[1] as string);

test('links the first mention of an endpoint; later ones are only code', async () => {
  const html = htmlOf(
    await compile('Call `POST /api/v1/contacts`. Then `POST /api/v1/contacts` again, and `GET /api/v1/status`.'),
  );
  expect(links(html)).toEqual([page]);
  expect(html).toContain('<code>POST /api/v1/contacts</code> again');
});

test('links the mention that is first on the page, even if a component before it is rendered late', async () => {
  const Late = defineStatic({
    props: z.strictObject({}),
    children: 'none',
    place: 'block',
    render: (_, { inline }) => createElement(() => createElement('p', {}, 'Late: ', inline('`POST /api/v1/contacts`'))),
  });
  const body = '<Late />\n\n<Endpoint method="POST" path="/api/v1/contacts" />';
  const html = htmlOf(await compileMdx(body, { endpoints, components: { Late: () => Promise.resolve(Late) } }));
  expect(links(html)).toEqual([page]);
  expect(html).toContain('<p>Late: <a ');
});

test('counts an <Endpoint> as a mention, and does not nest links', async () => {
  const html = htmlOf(
    await compile(
      '[See `POST /api/v1/contacts`](#there) {/* */}\n\n<Endpoint method="POST" path="/api/v1/contacts" />\n\n## There',
    ),
  );
  expect(links(html)).toEqual([page]);
});

test('reports an unknown endpoint at its line', async () => {
  const { problems } = await compile('One.\n\nCall `PUT /api/v1/contacts`, but not `GET /your/own/path`.');
  expect(problems).toMatchObject([
    { check: 'endpoints', message: expect.stringContaining('`PUT /api/v1/contacts`') as string, line: 9 },
  ]);
});
