import type { ApiDocument } from './document.ts';
import { apiTextsSchema } from './texts.ts';

/** A small description of an API, for tests. */
export const document: ApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Sample API', version: '1' },
  servers: [{ url: 'https://app.example.com/' }],
  'x-tagGroups': [{ name: 'Application', tags: ['Contacts'] }],
  security: [{ key: [] }],
  paths: {
    '/contacts': {
      get: {
        operationId: 'listContacts',
        tags: ['Contacts'],
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
      },
      post: {
        operationId: 'createContact',
        tags: ['Contacts'],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Contact' } } },
        },
        responses: {
          '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Contact' } } } },
          '422': {},
        },
      },
    },
    '/contacts/{id}': {
      delete: { tags: ['Contacts'], security: [], parameters: [{ $ref: '#/components/parameters/id' }] },
    },
  },
  components: {
    parameters: { id: { name: 'id', in: 'path', schema: { type: 'integer' } } },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } },
    schemas: {
      Loop: { $ref: '#/components/schemas/Loop' },
      Base: { type: 'object', required: ['id'], properties: { id: { type: 'integer', readOnly: true } } },
      Contact: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          {
            required: ['name'],
            properties: {
              name: { type: 'string' },
              status: { type: ['string', 'null'], enum: ['open', 'closed', null], default: 'open' },
              parent: { $ref: '#/components/schemas/Contact' },
              friends: { type: 'array', items: { $ref: '#/components/schemas/Contact' } },
              tags: { type: 'array', items: { type: 'string' } },
              maybe: { anyOf: [{ $ref: '#/components/schemas/Base' }, { type: 'null' }] },
              body: { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Base' }] },
            },
          },
        ],
      },
    },
  },
};

/** What the site says about it. */
export const texts = apiTextsSchema.parse({
  operations: { createContact: { title: 'Create a contact', text: 'Adds a contact, {braces} and <tags> included.' } },
  fields: { name: 'Name.', 'Contact.name': 'Unused.', 'createContact.status': 'Only here.' },
  examples: { name: 'Mara Example', status: 'wrong' },
  tokens: { key: { placeholder: 'API_KEY', text: 'access token' } },
});
