import { describe, expect, it } from 'vitest';
import { endpointNamed, endpointsOf, mentionsOf } from './mentions.ts';
import type { ApiOperation } from './operations.ts';
import { apiReference } from './reference.ts';
import { document, texts } from './sample-api.ts';

describe('names of endpoints', () => {
  const { operations, paths } = apiReference(document, texts);
  const endpoints = endpointsOf(
    { operations, paths },
    { outside: { 'GET /contacts/export': 'Not in the description.' } },
  );
  const create = '/api-reference/contacts/create-contact/';

  it.each([
    ['POST /contacts/', { page: create }],
    ['DELETE /contacts/<CONTACT_ID>', { page: '/api-reference/contacts/delete-contacts-id/' }],
    // A path without a method names its operation only if there is exactly one.
    ['/contacts/{id}', { page: '/api-reference/contacts/delete-contacts-id/' }],
    ['GET /contacts/export', { page: '' }],
    ['/contacts', { page: '' }],
    ['PUT /contacts/{id}', 'unknown'],
    ['/contacts/{id}/labels', 'unknown'],
    ['GET /elsewhere/contacts', undefined],
    ['Some text with GET /contacts/1', undefined],
  ])('%s', (text, expected) => {
    expect(endpointNamed(text, endpoints)).toEqual(expected);
  });

  it('that two operations share lead to neither', () => {
    const [first] = operations as [ApiOperation];
    const second = { ...first, id: 'second', path: `${first.path}/` };
    const both = endpointsOf(
      {
        operations: [first, second],
        paths: new Map([
          [first.id, '/first/'],
          ['second', '/second/'],
        ]),
      },
      { outside: {} },
    );
    expect(endpointNamed(`${first.method} ${first.path}`, both)).toEqual({ page: '' });
  });
});

describe('mentions', () => {
  it('are found in text and samples, with any kind of parameter', () => {
    const pages = [
      { path: '/a/', title: 'A', text: 'Call `POST /contacts` and then `DELETE /contacts/{id}`.' },
      { path: '/b/', title: 'B', text: 'fetch(`${base}/api/contacts/${id}`), GET https://x.example/contacts?page=2' },
      { path: '/c/', title: 'C', text: 'DELETE /contacts/<CONTACT_ID>/labels' },
      {
        path: '/d/',
        title: 'D',
        text: `## One\n\n### First {#own}\n\n<Endpoint method="POST" path="/contacts" />\n\n## The \`id\`\n\ncall('POST', '/contacts')`,
      },
    ];
    const found = mentionsOf(document, pages);
    expect([...found].map(([id, list]) => [id, list.map(({ title }) => title)])).toEqual([
      ['createContact', ['A', 'D']],
      ['delete /contacts/{id}', ['A']],
      ['listContacts', ['B']],
    ]);
    expect(found.get('createContact')?.map(({ sections }) => [...sections])).toEqual([[], ['own', 'one', 'the-id']]);
  });
  it('are found wherever the paths of the API are, also below the path of its server', () => {
    const below = { ...document, servers: [{ url: 'https://x.example/gateway/v2/' }] };
    const pages = [
      { path: '/a/', title: 'A', text: 'curl https://x.example/gateway/v2/contacts/7' },
      { path: '/b/', title: 'B', text: 'curl https://x.example/contacts/7' },
      { path: '/c/', title: 'C', text: 'curl https://x.example/v2/contacts/7' },
    ];
    expect([...mentionsOf(below, pages).values()].flat().map(({ title }) => title)).toEqual(['A', 'B']);
  });
});
