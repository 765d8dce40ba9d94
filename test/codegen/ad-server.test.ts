import { assert } from 'chai';
import { readAdServer } from '../../codegen/ad-server.ts';
import { contractOf } from '../../codegen/changes/contract.ts';
import { compareRows } from '../../codegen/changes/rows.ts';
import { emitAdServer } from '../../codegen/emit/ad-server.ts';
import { fixtureTexts, fixtureWith, modelOf, schemaText } from './fixture.ts';
import { refusal, refuses } from './refusal.ts';

const FILE = 'openapi/ad-server.yaml';

const schemas = {
  'schemas/v3/ad-server/problem.json': schemaText('ad-server/problem', { type: 'object', maxProperties: 5 }),
  'schemas/v3/ad-server/bed.json': schemaText('ad-server/bed', {
    type: 'object',
    maxProperties: 5,
    properties: {
      width: {
        type: 'integer',
        minimum: 1,
        maximum: 9,
        description: 'Width of the bed in metres, 1 to 9.',
      },
    },
  }),
};

const document = `openapi: 3.1.0
info:
  title: Bed server
  version: '1.0'
  description: Keeps the beds of a garden for the agent.
  license: { name: Apache-2.0, identifier: Apache-2.0 }
servers: [{ url: 'https://beds.example' }]
security: [{ token: [] }]
tags: [{ name: beds, description: Beds of the garden. }]
paths:
  /beds/{bed_id}:
    put:
      operationId: putBed
      tags: [beds]
      summary: Create or change a bed
      description: Creates a bed or changes it.
      x-effect: write
      x-timeout-seconds: 5
      x-capability: beds
      x-body-limit: 1000
      parameters:
        - { $ref: '#/components/parameters/BedId' }
        - { $ref: '#/components/parameters/IdempotencyKey' }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '../schemas/v3/ad-server/bed.json' } } }
      responses:
        '200':
          description: Bed as it is now.
          content: { application/json: { schema: { $ref: '../schemas/v3/ad-server/bed.json' } } }
        '409': { $ref: '#/components/responses/Conflict' }
webhooks:
  bedEvents:
    post:
      operationId: sendBeds
      tags: [beds]
      summary: Beds that changed
      description: Sent when a bed changed.
      x-effect: write
      x-timeout-seconds: 9
      x-body-limit: 2000
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '../schemas/v3/ad-server/bed.json' } } }
      responses:
        '204': { description: Taken. }
        '409': { $ref: '#/components/responses/Conflict' }
components:
  securitySchemes:
    token: { type: http, scheme: bearer, description: Secret of both sides. }
  parameters:
    BedId:
      name: bed_id
      in: path
      required: true
      description: Identifier of the bed.
      schema: { type: string, maxLength: 20 }
    IdempotencyKey:
      name: Idempotency-Key
      in: header
      required: true
      description: Text that is new for each change.
      schema: { type: string, maxLength: 20 }
  responses:
    Conflict:
      description: Bed is taken.
      content: { application/problem+json: { schema: { $ref: '../schemas/v3/ad-server/problem.json' } } }
`;

/** The fixture with the document of an ad server, of which a piece is replaced. */
function changed(piece: string, replacement: string): Record<string, string> {
  if (!document.includes(piece)) throw new Error(`the document does not contain ${piece}`);
  return { ...schemas, [FILE]: document.replaceAll(piece, replacement) };
}

const whole = fixtureWith(changed('x', 'x'));

describe('the contract of an ad server', () => {
  it('becomes a table of operations, with what the ad server sends apart', async () => {
    const { adServer } = await modelOf(whole);
    const text = emitAdServer(adServer ?? { operations: [], sent: [] });
    for (const line of [
      "path: '/beds/{bed_id}'",
      'isKeyed: true',
      "capability: 'beds'",
      "request: 'ad-server/bed'",
      "answers: { 200: 'ad-server/bed', 409: 'ad-server/problem' }",
      "answers: { 204: null, 409: 'ad-server/problem' }",
    ])
      assert.include(text, line);
    assert.isAbove(text.indexOf('sendBeds'), text.indexOf('export const adServerCallbacks'));
  });

  it('keeps shared objects under their own names, once', async () => {
    const { adServer } = await modelOf(whole);
    const { components } = adServer?.document ?? {};
    assert.deepEqual(
      Object.fromEntries(Object.entries(components ?? {}).map(([section, of]) => [section, Object.keys(of)])),
      {
        securitySchemes: ['token'],
        parameters: ['BedId', 'IdempotencyKey'],
        responses: ['Conflict'],
        schemas: ['AdServerBed', 'AdServerProblem'],
      },
    );
  });

  it('leaves the document of the registry as it was, and a project without an ad server without one', async () => {
    const without = await modelOf(fixtureTexts);
    const withOne = await modelOf(whole);
    assert.isNull(without.adServer);
    assert.deepEqual(withOne.document, without.document);
  });

  it('has its operations in the published contract: one that goes breaks callers, one that comes does not', async () => {
    const before = await modelOf(whole);
    const after = await modelOf(fixtureTexts);
    const old = contractOf(before.contract);
    const now = contractOf(after.contract);
    const gone = compareRows(old, now).filter(({ subject }) => subject === 'ad server operation putBed');
    assert.deepEqual(
      gone.map(({ what, classes }) => [what, ...classes]),
      [['removed', 'breaking for senders']],
    );
    const come = compareRows(now, old).filter(({ subject }) => subject === 'ad server operation putBed');
    assert.deepEqual(
      come.map(({ what, classes }) => [what, ...classes]),
      [['added', 'additive']],
    );
  });

  describe('is refused with', () => {
    refuses([
      [
        'a change without a key',
        changed("        - { $ref: '#/components/parameters/IdempotencyKey' }\n", ''),
        FILE,
        'Idempotency-Key',
      ],
      ['a key on a read', changed('x-effect: write', 'x-effect: read'), FILE, 'Idempotency-Key'],
      ['an unknown effect', changed('x-effect: write', 'x-effect: maybe'), 'x-effect', 'maybe'],
      ['no time-out', changed('      x-timeout-seconds: 5\n', ''), 'x-timeout-seconds from 1 to 60'],
      ['a time-out of two minutes', changed('seconds: 5', 'seconds: 120'), 'x-timeout-seconds from 1 to 60'],
      ['a body without a limit', changed('      x-body-limit: 1000\n', ''), 'x-body-limit'],
      [
        'a body that is described in place',
        changed(
          "{ $ref: '../schemas/v3/ad-server/bed.json' } } }\n      responses",
          '{ type: object } } }\n      responses',
        ),
        'no file of schemas/v3/ad-server/',
      ],
      [
        'an error that is no problem document',
        changed(
          "application/problem+json: { schema: { $ref: '../schemas/v3/ad-server/problem.json",
          "application/json: { schema: { $ref: '../schemas/v3/ad-server/bed.json",
        ),
        'answers 409 without ad-server/problem.json',
      ],
      ['an operation twice', changed('sendBeds', 'putBed'), 'operationId putBed more than once'],
      ['an operation without a name', changed('      operationId: putBed\n', ''), 'operationId'],
      ['no answer of success', changed("'200':", "'302':"), 'no answer of success'],
      [
        'an answer without a limit, which a hostile ad server could fill',
        {
          ...changed('x', 'x'),
          'schemas/v3/ad-server/bed.json': schemaText('ad-server/bed', { type: 'object' }),
        },
        'no limit',
        'maxProperties',
      ],
      ['a reference to nothing', changed('responses/Conflict', 'responses/Gone'), 'Gone'],
    ]);

    it('a schema that does not exist', async () => {
      const { 'schemas/v3/ad-server/bed.json': _, ...others } = changed('x', 'x');
      assert.include(await refusal(fixtureWith(others)), 'bed.json');
    });
  });

  it('needs no resolver for a document without operations', () => {
    const read = readAdServer(
      { paths: {} },
      { schemas: new Map(), resolveSchema: (_, __, schema) => schema },
    );
    assert.deepEqual([read.operations, read.sent], [[], []]);
  });
});
