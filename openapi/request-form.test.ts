import { expect, test } from 'vitest';
import type { ApiDocument } from './document.ts';
import { operationsOf } from './operations.ts';
import { requestForm } from './request-form.ts';
import { apiTextsSchema } from './texts.ts';

const document: ApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Desk API', version: '1' },
  servers: [{ url: 'https://app.example.com/' }],
  security: [{ key: [] }],
  paths: {
    '/desks/{id}': {
      patch: {
        operationId: 'updateDesk',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'state', in: 'query', required: true, schema: { type: 'string', enum: ['free', 'taken'] } },
          { name: 'trace', in: 'header', required: true, schema: { type: 'string' } },
        ],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Desk' } } } },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Desk: {
        type: 'object',
        required: ['id', 'description'],
        properties: {
          id: { type: 'integer', readOnly: true },
          description: { type: 'string', description: 'Words for people.' },
          tags: { type: 'array', items: { type: 'string' } },
          any: { type: 'object' },
          inner: { $ref: '#/components/schemas/Desk' },
        },
      },
    },
  },
};
const texts = apiTextsSchema.parse({ tokens: { key: { placeholder: 'API_KEY', text: 'token' } } });
const [operation] = operationsOf(document);
const form = requestForm(document, operation as NonNullable<typeof operation>, texts);

test('a form has the URL, the tokens and the parameters, with the values of the samples', () => {
  expect(form).toMatchObject({
    method: 'PATCH',
    server: 'https://app.example.com',
    path: '/desks/{id}',
    headers: [{ name: 'Authorization', before: 'Bearer ', placeholder: 'API_KEY' }],
    parametersSample: { state: 'free' },
    parametersSchema: { required: ['state'] },
  });
  expect(form.parameters.map(({ name, in: place, kind, placeholder }) => [name, place, kind, placeholder])).toEqual([
    ['id', 'path', 'number', 'DESK_ID'],
    ['state', 'query', 'choice', 'STATE'],
  ]);
});

test('a body has what requests have, each field with its kind', () => {
  expect(form.body?.fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['description', 'text'],
    ['tags', 'list'],
    ['any', 'json'],
    ['inner', 'json'],
  ]);
});

test('a schema is self-contained: with the schemas it references, without prose, and without fields that only responses have', () => {
  expect(form.body?.schema).toMatchObject({
    $ref: '#/components/schemas/Desk',
    components: {
      schemas: { Desk: { required: ['description'], properties: { description: { type: 'string' } } } },
    },
  });
  expect(JSON.stringify(form)).not.toContain('Words for people');
});
