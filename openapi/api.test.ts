import { describe, expect, it } from 'vitest';
import { apiReference } from './reference.ts';
import { resolve } from './document.ts';
import { fieldsOf, typeOf, variantsOf } from './fields.ts';
import { isComponent, textOf, walk, type Node } from '../engine/markdown/nodes.ts';
import { operationsOf } from './operations.ts';
import { textBlocks } from './page-nodes.ts';
import { requestSamples } from './requests.ts';
import { document, texts } from './sample-api.ts';
import { sampleOf } from './samples.ts';
import { apiTextsSchema } from './texts.ts';

const contact = { $ref: '#/components/schemas/Contact' };

describe('resolve', () => {
  it('follows references, except circular ones and those to other files', () => {
    expect(resolve(document, contact)).toBe(document.components?.schemas?.['Contact']);
    expect(resolve(document, { $ref: '#/components/schemas/Loop' })).toBeUndefined();
    expect(resolve(document, { $ref: 'other.json#/x' })).toBeUndefined();
    expect(resolve(document, { $ref: '#/components/constructor/name' })).toBeUndefined();
  });
});

describe('fields', () => {
  const fields = fieldsOf(document, contact);
  const named = (name: string) => fields.find((field) => field.name === name);

  it('come from everything a schema combines', () => {
    expect(fields.map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['name', true],
      ['status', false],
      ['parent', false],
      ['friends', false],
      ['tags', false],
      ['maybe', false],
      ['body', false],
    ]);
    expect(named('id')?.access).toBe('read');
    expect(named('status')).toMatchObject({
      type: 'string or null',
      values: ['open', 'closed', null],
      default: 'open',
    });
  });
  it('end where a schema contains itself', () => {
    expect(named('parent')).toMatchObject({ repeats: true, children: [], schema: 'Contact' });
    expect(named('friends')).toMatchObject({ repeats: true, type: 'list of objects' });
  });
  it('have their type in words, and their alternative forms', () => {
    expect(named('tags')?.type).toBe('list of strings');
    expect(named('body')?.type).toBe('one of several');
    expect(named('body')?.variants.map(({ label }) => label)).toEqual(['Form 1: string', 'Base']);
    expect(named('maybe')).toMatchObject({ type: 'object or null', children: [{ name: 'id', path: ['maybe', 'id'] }] });
    expect(variantsOf(document, contact)).toEqual([]);
    expect(typeOf(document, {})).toBe('any');
  });
});

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as FunctionConstructor;

describe('samples', () => {
  it('contain what is required, with the site’s examples where they fit', () => {
    expect(sampleOf(document, contact, texts, 'request')).toEqual({ name: 'Mara Example' });
    expect(sampleOf(document, contact, texts, 'response')).toMatchObject({
      id: 0,
      name: 'Mara Example',
      status: 'open',
    });
  });
  it('are valid JavaScript for any text', async () => {
    const [, create] = operationsOf(document);
    const name = "It's a \\ and\nmore";
    const samples = requestSamples(document, create as NonNullable<typeof create>, { ...texts, examples: { name } });
    const { code } = samples.find(({ language }) => language === 'js') ?? { code: '' };
    let sent: unknown;
    // Runs the sample with a stub for `fetch`.
    // oxlint-disable-next-line typescript/no-implied-eval -- code that the engine generated
    await new AsyncFunction('fetch', 'console', code)(
      (_: string, init: { body: string }) => {
        sent = JSON.parse(init.body);
        return Promise.resolve({ ok: true, text: () => '' });
      },
      { log: () => {} },
    );
    expect(sent).toEqual({ name });
  });
  it('are requests with placeholders in the path and the token in its header', () => {
    const [, create, remove] = operationsOf(document);
    const [curl] = requestSamples(document, create as NonNullable<typeof create>, texts);
    expect(curl?.code).toContain('https://app.example.com/contacts');
    expect(curl?.code).toContain("'x-key: <API_KEY>'");
    expect(curl?.code).toContain('--data \'{\n    "name": "Mara Example"\n  }\'');
    const samples = requestSamples(document, remove as NonNullable<typeof remove>, texts);
    expect(samples.map(({ label }) => label)).toEqual(['curl', 'JavaScript', 'Python', 'Ruby', 'PHP', 'Go']);
    for (const { code } of samples) {
      expect(code).toContain('https://app.example.com/contacts/<CONTACT_ID>');
      expect(code).not.toContain('API_KEY');
    }
  });
});

it.each([
  [undefined, 'https://api.example.com/contacts'],
  ['/v1', 'https://api.example.com/v1/contacts'],
  ['https://{region}.example.org', 'https://api.example.com/contacts'],
])('a server %s does not stop a sample', (url, expected) => {
  const open = { ...document, servers: url === undefined ? [] : [{ url }] };
  const [list] = operationsOf(open);
  expect(requestSamples(open, list as NonNullable<typeof list>, texts)[0]?.code).toContain(expected);
});

const long = 'Adds {braces} and <tags>.';
const propsIn = (nodes: readonly Node[], name: string): unknown[] =>
  [...walk(nodes)].flatMap((node) => (isComponent(node) && node.name === name ? [node.props] : []));

describe('the reference', () => {
  const mentions = new Map([['createContact', [{ path: '/guide/', title: 'A guide', sections: new Set(['create']) }]]]);
  const jobs = [
    { path: '/jobs/#one', title: 'Do one thing', steps: [{ page: '/guide/', anchor: 'create' }] },
    { path: '/jobs/#other', title: 'Do another', steps: [{ page: '/guide/', anchor: 'delete' }, { page: '/guide/' }] },
  ];
  const reference = apiReference(document, texts, mentions, new Set(['Create a contact']), jobs);
  const page = reference.pages.find(({ file }) => file === 'api-reference/contacts/create-contact.mdx');
  const nodes = page?.nodes() ?? [];
  const links = [...walk(nodes)].filter((node) => node.type === 'element' && node.tagName === 'a');

  it('has a landing page, and a page for each group and each operation', () => {
    expect(reference.pages.map(({ file }) => file)).toEqual([
      'api-reference/index.mdx',
      'api-reference/contacts/index.mdx',
      'api-reference/contacts/list-contacts.mdx',
      'api-reference/contacts/create-contact.mdx',
      'api-reference/contacts/delete-contacts-id.mdx',
    ]);
    expect(reference.paths.get('createContact')).toBe('/api-reference/contacts/create-contact/');
  });
  it('adds the name of the group to a title that is taken', () => {
    expect(page?.meta.title).toBe('Create a contact (Contacts)');
  });
  it('also lists errors that only the site’s texts have, in the order of their statuses', () => {
    const errors = { '500': 'Never.', '404': 'No such desk.', '422': 'Wrong.' };
    const { operations } = apiTextsSchema.parse({ operations: { createContact: { title: 'T', text: 'T.', errors } } });
    const { pages } = apiReference(document, { ...texts, operations });
    expect(pages.flatMap((one) => propsIn(one.nodes(), 'ApiErrors'))).toContainEqual({
      errors: Object.entries(errors).map(([status, text]) => ({ status, text })),
    });
  });
  it('explains a field with the most specific text', () => {
    const meanings = JSON.stringify(propsIn(nodes, 'ApiFields'));
    expect(meanings).toContain('"meaning":"Only here."');
    expect(meanings).toContain('"meaning":"Name."');
  });
  it('links to the description, and to the guides and jobs of an operation, and to no other', () => {
    const targets = links.map((link) => [textOf(link), link.type === 'element' && link.properties['href']] as const);
    expect(targets.filter(([, href]) => !String(href).startsWith('#error-'))).toEqual([
      ['openapi.json', '/api-reference/openapi.json'],
      ['A guide', '/guide/'],
      ['Do one thing', '/jobs/#one'],
    ]);
  });
  it('shows braces and tags of a text as they are', () => {
    expect(textOf({ type: 'element', tagName: 'p', properties: {}, children: textBlocks(long) as never })).toBe(long);
    expect(page?.meta.description).toBe('Adds a contact, {braces} and <tags> included.');
  });
});

it('families are in the order of the texts, those without a title after them in the order of the description', () => {
  const path = (tag: string) => ({ get: { operationId: `list${tag}`, tags: [tag] } });
  const tags = ['Rooms', 'Guests', 'Bills', 'Loose', 'Keys'];
  const { sidebar } = apiReference(
    {
      ...document,
      'x-tagGroups': ['Rooms', 'Guests', 'Bills', 'Keys'].map((tag) => ({ name: `${tag} family`, tags: [tag] })),
      paths: Object.fromEntries(tags.map((tag) => [`/${tag}`, path(tag)])),
    },
    apiTextsSchema.parse({ families: { 'Keys family': 'Keys', 'Guests family': 'Guests' } }),
  );
  const labels = JSON.stringify(sidebar).match(/(?<="label":")[^"]*(?=","open")/g);
  expect(labels).toEqual(['Keys', 'Guests', 'Rooms family API', 'Bills family API']);
});

describe('objects with a page', () => {
  const named = apiTextsSchema.parse({
    objects: {
      Base: { title: 'Base', text: 'What everything has.', fields: { id: 'ID of the record.' }, example: { id: 7 } },
      Contact: { title: 'Contact', text: 'A person.' },
      Unknown: { title: 'Unknown', text: 'Nothing has it.' },
    },
  });
  const { pages, sidebar } = apiReference(document, named);
  const nodesOfPage = (path: string): readonly Node[] => pages.find(({ file }) => file === path)?.nodes() ?? [];
  const hrefs = (nodes: readonly Node[]): unknown[] =>
    [...walk(nodes)].flatMap((node) =>
      node.type === 'element' && node.tagName === 'a' ? [node.properties['href']] : [],
    );

  it('are those that the texts name and the description has, after a page that lists them', () => {
    expect(pages.map(({ file }) => file).filter((file) => file.includes('/objects/'))).toEqual([
      'api-reference/objects/index.mdx',
      'api-reference/objects/base.mdx',
      'api-reference/objects/contact.mdx',
    ]);
    expect(JSON.stringify(sidebar)).toContain('"/api-reference/objects/contact/"');
  });
  it('say what their fields mean, which of them may be absent, and where they come from', () => {
    const [{ fields }] = propsIn(nodesOfPage('api-reference/objects/base.mdx'), 'ApiFields') as [{ fields: object[] }];
    expect(fields).toEqual([expect.objectContaining({ name: 'id', meaning: 'ID of the record.', required: false })]);
    const [contactFields] = propsIn(nodesOfPage('api-reference/objects/contact.mdx'), 'ApiFields');
    expect(JSON.stringify(contactFields)).toContain('See [Base](/api-reference/objects/base/). May be absent.');
    expect(hrefs(nodesOfPage('api-reference/objects/contact.mdx'))).toContain(
      '/api-reference/contacts/create-contact/',
    );
  });
  it('are linked from an operation, which does not repeat their fields', () => {
    const nodes = nodesOfPage('api-reference/contacts/create-contact.mdx');
    expect(hrefs(nodes)).toContain('/api-reference/objects/contact/');
    expect(propsIn(nodes, 'ApiFields').map((props) => (props as { prefix: string }).prefix)).toEqual(['body']);
  });
});

describe('the page of errors', () => {
  const failure = (id: string, status: string, operations: string[]) => ({
    id,
    status,
    operations,
    title: `Error ${id}`,
    body: { error: id },
    cause: 'It is wrong.',
    cure: 'Correct it.',
  });
  const all = ['listContacts', 'createContact', 'delete /contacts/{id}'];
  const failures = [failure('token', '401', all), failure('taken', '422', ['createContact'])];
  const { pages } = apiReference(document, apiTextsSchema.parse({ failures, errors: { '401': 'Sign in.' } }));
  const page = pages.find(({ file }) => file === 'api-reference/errors.mdx')?.nodes() ?? [];

  it('has an entry with an anchor for each body', () => {
    const ids = [...walk(page)].flatMap((node) => (node.type === 'element' && node.properties['id']) || []);
    expect(ids).toEqual(['status-401', 'status-422']);
    expect(JSON.stringify(propsIn(page, 'Accordion'))).toMatch(/"id":"token".*"id":"taken"/);
    expect(page.map(textOf).join('\n')).toContain('"error": "taken"');
  });
  it('is linked from the errors of an operation', () => {
    const nodes = pages.find(({ file }) => file.endsWith('create-contact.mdx'))?.nodes() ?? [];
    expect(JSON.stringify(propsIn(nodes, 'ApiErrors'))).toContain('(/api-reference/errors/#status-422)');
  });
});
