import { absent, each, object, type Statement, text, timestamp, uuid7, whole } from '../statement.ts';
import { proved, publisherContent, publisherFile, savedProperty } from './entries.ts';

const SAVE = 'Property save request';
const RESOLUTION = 'Property resolution';
const RULES = 'Property resolution, save rules';
const STATES = 'States and transitions';

const many = (count: number) => Array.from({ length: count }, (_, index) => `many-${index}.example`);

export const propertyStatements: readonly Statement[] = [
  {
    heading: SAVE,
    rule: 'Sent `authorized_agents` are ignored: the stored document always has an empty list.',
    given: proved('quiet.example'),
    steps: [
      {
        as: 'member',
        request: 'POST /api/properties/save',
        body: {
          publisher_domain: 'HTTP://Quiet.Example',
          properties: [{ type: 'website', name: 'Quiet' }],
          contact: { name: 'Ann', email: 'ann@quiet.example' },
          authorized_agents: [{ url: 'https://sales.example/mcp', authorized_for: 'Everything' }],
        },
        answer: { status: 200, body: { success: true, message: text, id: text, revision_number: absent } },
      },
      {
        request: 'GET /publisher/quiet.example/.well-known/adagents.json',
        answer: { status: 200, body: { authorized_agents: [] } },
      },
      {
        request: 'GET /api/registry/lookup/domain/quiet.example',
        answer: { status: 200, body: { authorized_agents: [] } },
      },
    ],
  },
  {
    heading: RULES,
    rule: '1 and 2: `publisher_domain` is required, and each property needs `type` and `name`.',
    steps: [
      {
        as: 'member',
        request: 'POST /api/properties/save',
        body: { properties: [] },
        answer: { status: 400 },
      },
      {
        as: 'member',
        request: 'POST /api/properties/save',
        body: { publisher_domain: 'x.example', properties: [{ type: 'website' }] },
        answer: { status: 400 },
      },
      {
        as: 'member',
        request: 'POST /api/properties/save',
        body: { publisher_domain: 'x.example', properties: [{ name: 'X' }] },
        answer: { status: 400 },
      },
    ],
  },
  {
    heading: RULES,
    rule: '3: a property that an adagents.json backs answers 409, also when nobody asked for the domain before.',
    given: [
      publisherFile('filed.example', publisherContent('filed.example', 'main')),
      ...proved('filed.example'),
    ],
    steps: [
      {
        as: 'member',
        request: 'POST /api/properties/save',
        body: { publisher_domain: 'filed.example', properties: [{ type: 'website', name: 'Mine' }] },
        answer: { status: 409, body: { error: text, message: text } },
      },
    ],
  },
  {
    heading: RULES,
    rule: '4: saving an existing hosted property makes a new revision.',
    given: savedProperty('hosted.example', 'One'),
    steps: [
      {
        as: 'member',
        request: 'POST /api/properties/save',
        body: { publisher_domain: 'hosted.example', properties: [{ type: 'website', name: 'Two' }] },
        answer: { status: 200, body: { success: true, revision_number: 2 } },
      },
      {
        request: 'GET /api/properties/history?domain=hosted.example',
        answer: {
          status: 200,
          body: {
            domain: 'hosted.example',
            total: 2,
            revisions: [{ revision_number: 2 }, { revision_number: 1 }],
          },
        },
      },
    ],
  },
  {
    heading: RESOLUTION,
    rule: 'A domain resolves to its property information: from its own file, or from a member entry.',
    given: savedProperty('member-made.example', 'Made'),
    steps: [
      {
        request: 'GET /api/properties/resolve?domain=news.example',
        answer: {
          status: 200,
          body: {
            publisher_domain: 'news.example',
            source: 'adagents_json',
            verified: true,
            properties: each({ name: text, type: text }),
          },
        },
      },
      {
        request: 'GET /api/properties/resolve?domain=member-made.example',
        answer: { status: 200, body: { source: 'hosted', verified: false, properties: [{ name: 'Made' }] } },
      },
      { request: 'GET /api/properties/resolve', answer: { status: 400 } },
    ],
  },
  {
    heading: RESOLUTION,
    rule: 'Bulk resolution takes up to 100 domains per call, and looks at domains that nobody asked for before.',
    given: [publisherFile('unseen.example', publisherContent('unseen.example', 'main'))],
    steps: [
      {
        request: 'POST /api/properties/resolve/bulk',
        body: { domains: ['unseen.example'] },
        answer: {
          status: 200,
          body: { results: { 'unseen.example': { publisher_domain: 'unseen.example' } } },
        },
      },
      { request: 'POST /api/properties/resolve/bulk', body: { domains: many(101) }, answer: { status: 400 } },
    ],
  },
  {
    heading: RESOLUTION,
    rule: 'Bulk resolution takes 20 requests per minute and address.',
    steps: [
      {
        request: 'POST /api/properties/resolve/bulk',
        body: { domains: ['news.example'] },
        times: 21,
        answer: { status: 429, body: { retry_after: whole } },
      },
    ],
  },
  {
    heading: RESOLUTION,
    rule: 'Properties are listed with search and pagination.',
    steps: [
      {
        request: 'GET /api/properties/registry?search=news.example&limit=1',
        answer: {
          status: 200,
          body: { properties: [{ domain: 'news.example', source: 'adagents_json' }], stats: object },
        },
      },
    ],
  },
  {
    heading: RESOLUTION,
    rule: 'The adagents.json of a domain is validated; a broken one is an answer, not an error.',
    given: [publisherFile('broken.example', '{broken')],
    steps: [
      {
        request: 'GET /api/properties/validate?domain=news.example',
        answer: { status: 200, body: { valid: true } },
      },
      {
        request: 'GET /api/properties/validate?domain=broken.example',
        answer: { status: 200, body: { valid: false } },
      },
    ],
  },
  {
    heading: STATES,
    rule: 'An active property whose file fails validation at a crawl is stale at once, with `property.stale`; when it passes again it is active, with `property.reactivated` and the same id.',
    given: [
      publisherFile('turning.example', publisherContent('turning.example', 'main')),
      { crawl: 'turning.example' },
      {
        as: 'member',
        request: 'GET /api/registry/feed?types=property.created&limit=10000',
        answer: { status: 200 },
        keep: { cursor: 'cursor' },
      },
      publisherFile('turning.example', '{broken'),
      { crawl: 'turning.example' },
    ],
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?types=property.*&cursor={{cursor}}',
        answer: {
          status: 200,
          body: {
            events: [{ event_type: 'property.stale', payload: { property_rid: uuid7, reason: text } }],
          },
        },
        keep: { rid: 'events.0.payload.property_rid' },
      },
      {
        request: 'GET /api/properties/resolve?domain=turning.example',
        answer: {
          status: 404,
          body: { last_failure: { outcome: 'invalid', message: text, since: timestamp } },
        },
      },
      publisherFile('turning.example', publisherContent('turning.example', 'main')),
      { crawl: 'turning.example' },
      {
        as: 'member',
        request: 'GET /api/registry/feed?types=property.reactivated&cursor={{cursor}}',
        answer: { status: 200, body: { events: [{ payload: { property_rid: '{{rid}}' } }] } },
      },
    ],
  },
  {
    heading: STATES,
    rule: 'A file that cannot be fetched keeps the last good copy.',
    given: [
      publisherFile('down.example', publisherContent('down.example', 'main')),
      { crawl: 'down.example' },
      { publish: 'down.example/.well-known/adagents.json', content: '', status: 503 },
      { crawl: 'down.example' },
    ],
    steps: [
      {
        request: 'GET /api/properties/resolve?domain=down.example',
        answer: { status: 200, body: { verified: true, properties: [{ id: 'main' }] } },
      },
    ],
  },
  {
    heading: STATES,
    rule: 'A collection that is no longer in the file is removed, with `collection.removed`.',
    given: [
      publisherFile('shows.example', {
        ...(publisherContent('shows.example', 'main') as object),
        collections: [{ collection_id: 'show', name: 'Show', kind: 'series' }],
      }),
      { crawl: 'shows.example' },
      publisherFile('shows.example', publisherContent('shows.example', 'main')),
      { crawl: 'shows.example' },
    ],
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?types=collection.*&limit=10000',
        answer: {
          status: 200,
          body: {
            events: [
              {
                event_type: 'collection.created',
                payload: { publisher_domain: 'shows.example', collection_id: 'show' },
              },
              {
                event_type: 'collection.removed',
                payload: { publisher_domain: 'shows.example', status: 'removed' },
              },
            ],
          },
        },
      },
    ],
  },
  {
    heading: STATES,
    rule: 'A member entry keeps the identity of its properties over edits, a new name included.',
    given: [
      ...savedProperty('renamed.example', 'Old Name'),
      {
        as: 'member',
        request: 'GET /api/registry/feed?types=property.created&limit=10000',
        answer: { status: 200 },
        keep: { cursor: 'cursor' },
      },
      {
        as: 'member',
        request: 'POST /api/properties/save',
        body: { publisher_domain: 'renamed.example', properties: [{ type: 'website', name: 'New Name' }] },
        answer: { status: 200 },
      },
    ],
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?types=property.*&cursor={{cursor}}',
        answer: { status: 200, body: { events: [{ event_type: 'property.updated' }] } },
      },
    ],
  },
];
