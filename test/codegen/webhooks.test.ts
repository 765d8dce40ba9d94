import { assert } from 'chai';
import { emitEvents } from '../../codegen/emit/events.ts';
import { validatorModules } from '../../codegen/emit/validators.ts';
import { emitWebhooks } from '../../codegen/emit/webhooks.ts';
import { fixtureTexts, fixtureWith, modelOf, schemaText } from './fixture.ts';
import { refuses } from './refusal.ts';

const REGISTRY = 'openapi/registry.yaml';
const WEBHOOKS = 'openapi/webhooks/garden.yaml';
const BODY = 'schemas/v3/garden/tree-planted-webhook.json';
const ENVELOPE = 'schemas/v3/garden/envelope.json';
const TYPES = 'schemas/v3/enums/registry-event-type.json';
const ENTITIES = 'schemas/v3/enums/registry-entity-type.json';
const TYPED = 'schemas/v3/registry/typed-registry-event.json';
const PAYLOAD = 'schemas/v3/registry/events/tree-planted-twice.json';

const text = (what: string) => ({ type: 'string', description: what });

const envelope = {
  type: 'object',
  required: ['idempotency_key'],
  properties: { idempotency_key: text('Key by which a receiver recognizes a repeat.') },
};
const body = {
  type: 'object',
  allOf: [{ $ref: 'envelope.json' }],
  required: ['type', 'tree'],
  properties: {
    type: { const: 'tree.planted', ...text('Kind of the body, always the same here.') },
    tree: text('Name of the tree that was planted, in plain text.'),
  },
  examples: [{ idempotency_key: 'k', type: 'tree.planted', tree: 'oak' }],
};
const entry = `treePlanted:
  post:
    operationId: treePlanted
    tags: [plants]
    summary: Webhook of a planted tree
    description: Sent when a tree was planted.
    security: []
    requestBody:
      content:
        application/json:
          schema: { $ref: '../../schemas/v3/garden/tree-planted-webhook.json' }
    responses:
      '2XX':
        description: The event was received.
`;
const list = { type: 'string', enum: ['tree.planted_twice', 'tree.felled'] };
const explained = (values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, 'Explained for a test']));

/** The fixture with one webhook, and with changes. */
const withWebhook = (changes: Readonly<Record<string, string | null>> = {}) => ({
  [REGISTRY]: `${fixtureTexts.get(REGISTRY)}\nwebhooks:\n  treePlanted:\n    $ref: './webhooks/garden.yaml#/treePlanted'\n`,
  [WEBHOOKS]: entry,
  [BODY]: schemaText('garden/tree-planted-webhook', body),
  [ENVELOPE]: schemaText('garden/envelope', envelope),
  ...changes,
});

/** The fixture with one type of event, and with changes. */
const withEvent = (
  changes: Readonly<Record<string, string | null>> = {},
  types = ['tree.planted_twice'],
) => ({
  [TYPES]: schemaText('enums/registry-event-type', {
    ...list,
    enum: types,
    'x-enum-descriptions': explained(types),
  }),
  [ENTITIES]: schemaText('enums/registry-entity-type', {
    type: 'string',
    enum: ['tree', 'bush'],
    'x-enum-descriptions': explained(['tree', 'bush']),
  }),
  [TYPED]: schemaText('registry/typed-registry-event', {
    oneOf: [{ properties: { event_type: { const: 'tree.planted_twice' } } }],
  }),
  [PAYLOAD]: schemaText('registry/events/tree-planted-twice', {
    type: 'object',
    properties: { tree: text('Name of the tree that was planted, in plain text.') },
  }),
  ...changes,
});

describe('a webhook of the contract', () => {
  it('gets its row, its types and its emitter', async () => {
    const code = emitWebhooks(await modelOf(fixtureWith(withWebhook())));
    for (const piece of [
      "treePlanted: { schema: 'garden/tree-planted-webhook', contentType: 'application/json', isKeyed: true, marks: { type: 'tree.planted' }, required: ['idempotency_key', 'tree', 'type'] }",
      'treePlanted: GardenTreePlantedWebhook;',
      "queueWebhookTreePlanted: (tx: Tx, event: Event, body: NewBody<'treePlanted'>, now: Date): Result =>",
      "import('./validators/webhooks/tree-planted.js')",
    ])
      assert.include(code, piece);
  });

  it('has a validator for receivers, and one for the sender that knows every member', async () => {
    const modules = validatorModules(await modelOf(fixtureWith(withWebhook())));
    const { entries } = modules.find(({ path }) => path === 'webhooks/tree-planted') ?? assert.fail('none');
    assert.notProperty(entries.get('body'), 'unevaluatedProperties');
    assert.propertyVal(entries.get('sent'), 'unevaluatedProperties', false);
  });

  it('is a record of the contract, and uses its schemas', async () => {
    const { contract } = await modelOf(fixtureWith(withWebhook()));
    const record = contract.find(({ kind }) => kind === 'webhook');
    assert.include(record, { name: 'treePlanted', schema: 'garden/tree-planted-webhook' });
    const used = contract.find(({ path }) => path === 'garden/envelope');
    assert.deepEqual(used?.webhooks, ['treePlanted']);
  });
});

describe('a type of event of the contract', () => {
  it('gets its row, the type of its payload and its emitter', async () => {
    const code = emitEvents(await modelOf(fixtureWith(withEvent())));
    for (const piece of [
      "'tree.planted_twice': { entity: 'tree', schema: 'registry/events/tree-planted-twice' }",
      "'tree.planted_twice': RegistryEventsTreePlantedTwice;",
      "appendTreePlantedTwice: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['tree.planted_twice']>): void =>",
    ])
      assert.include(code, piece);
  });
});

describe('the generator stops on webhooks', () => {
  refuses([
    [
      'whose body is sent without being listed',
      { ...withWebhook(), [REGISTRY]: fixtureTexts.get(REGISTRY) ?? '' },
      BODY,
      'list it under "webhooks"',
    ],
    [
      'whose file has another name',
      withWebhook({
        [WEBHOOKS]: entry.replace('tree-planted-webhook', 'tree'),
        [BODY]: null,
      }),
      'webhook treePlanted',
      '-webhook.json',
    ],
    [
      'without an example',
      withWebhook({ [BODY]: schemaText('garden/tree-planted-webhook', { ...body, examples: [] }) }),
      BODY,
      'must have an example',
    ],
    [
      'with two methods',
      withWebhook({ [WEBHOOKS]: `${entry}${entry.replace('treePlanted:\n', '').replace('post', 'put')}` }),
      'webhook treePlanted',
      'exactly the method post',
    ],
    [
      'without a description',
      withWebhook({ [WEBHOOKS]: entry.replace(/ {4}description: Sent.*\n/, '') }),
      'webhook treePlanted',
      'a description',
    ],
    [
      'with a name in kebab case',
      withWebhook({
        [REGISTRY]: withWebhook()[REGISTRY]?.replaceAll('treePlanted', 'tree-planted') ?? null,
        [WEBHOOKS]: entry.replace('treePlanted:', 'tree-planted:'),
      }),
      'tree-planted',
      'camelCase',
    ],
    [
      'that share one body',
      withWebhook({
        [REGISTRY]: `${withWebhook()[REGISTRY]}  treePlantedAgain:\n    $ref: './webhooks/garden.yaml#/treePlantedAgain'\n`,
        [WEBHOOKS]: `${entry}${entry.replaceAll('treePlanted', 'treePlantedAgain')}`,
      }),
      'webhooks treePlanted and treePlantedAgain',
    ],
  ]);
});

const typed = (schema: object) => ({ [TYPED]: schemaText('registry/typed-registry-event', schema) });

describe('the generator stops on events', () => {
  refuses([
    ['without a schema of the payload', withEvent({ [PAYLOAD]: null }), TYPES, PAYLOAD],
    [
      'of an entity that does not exist',
      withEvent(typed({ type: 'object' }), ['rock.moved']),
      TYPES,
      'rock.moved',
      ENTITIES,
    ],
    [
      'without a branch in the typed event',
      withEvent(typed({ type: 'object' })),
      TYPED,
      'must have a branch for tree.planted_twice',
    ],
    ['with a branch that no type has', withEvent({}, ['bush.cut']), TYPED, 'tree.planted_twice'],
  ]);
});
