import type { Json } from '../support/contract.ts';

const refusal = (description: string, headers: Json = {}) => ({
  description,
  headers,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});
const success = (headers: Json = {}) => ({
  description: 'The thing.',
  headers,
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Thing' }, example: { id: 3, name: 'one' } },
  },
});
const count = { schema: { type: 'integer', minimum: 0 }, example: 1 };
const rateLimit = { 'RateLimit-Limit': count, 'RateLimit-Remaining': count, 'RateLimit-Reset': count };
const unauthorized = refusal('Nobody.', { 'WWW-Authenticate': { schema: { type: 'string' } } });

/** Two operations that together have everything a check looks at. */
export const tinyDocument: Json = {
  openapi: '3.1.0',
  'x-rate-limits': { add: { counted: 'door', rules: [{ per: 'user', limit: 3, window_seconds: 60 }] } },
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'findThing',
        'x-access': 'public',
        'x-effect': 'read',
        'x-rate-limit': 'none',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            schema: { type: 'integer', minimum: 1, maximum: 9 },
            example: 3,
          },
          {
            name: 'size',
            in: 'query',
            schema: { type: 'string', enum: ['small', 'large'] },
            example: 'small',
          },
        ],
        responses: { '200': success(), '400': refusal('Bad.'), '401': unauthorized },
      },
    },
    '/things': {
      post: {
        operationId: 'addThing',
        'x-access': 'member',
        'x-effect': 'write',
        'x-rate-limit': 'add',
        'x-body-limit': 10_485_760,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/NewThing' },
              example: { name: 'one', tags: ['a'] },
            },
          },
        },
        responses: {
          '200': success(rateLimit),
          '400': refusal('Bad.'),
          '401': unauthorized,
          '413': refusal('Large.'),
          '415': refusal('Odd.'),
          '429': refusal('Later.', { ...rateLimit, 'Retry-After': count }),
        },
      },
    },
  },
  components: {
    schemas: {
      NewThing: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 5 },
          tags: { type: 'array', items: { type: 'string', minLength: 1 }, maxItems: 2 },
        },
        examples: [{ name: 'two' }],
      },
      Thing: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: { type: 'integer' }, name: { type: 'string' } },
      },
      Refusal: {
        type: 'object',
        required: ['error', 'message'],
        properties: { error: { type: 'string' }, message: { type: 'string' }, issues: { type: 'array' } },
      },
    },
  },
};
