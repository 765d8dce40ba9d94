import {
  each,
  items,
  like,
  none,
  oneOf,
  type Statement,
  some,
  text,
  timestamp,
  uuid,
  uuid7,
  whole,
} from '../statement.ts';
import { publisherContent, publisherFile } from './entries.ts';

const EVENT = 'Change feed event';
const RULES = 'Change feed, rules';
const TYPES = 'Registry change feed event types';

const kind = (type: string) => ({ event_type: type });

export const feedStatements: readonly Statement[] = [
  {
    heading: EVENT,
    rule: 'An event has a UUID v7, a type, an entity with a UUID, a payload, an actor and a time; `property.created` names the property, its class, source and identifiers.',
    given: [
      publisherFile('event.example', publisherContent('event.example', 'main')),
      { crawl: 'event.example' },
    ],
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?types=property.created&limit=10000',
        answer: {
          status: 200,
          body: {
            events: some({
              event_id: uuid7,
              event_type: 'property.created',
              entity_type: 'property',
              entity_id: uuid,
              payload: {
                property_rid: uuid,
                classification: text,
                source: text,
                identifiers: [{ type: 'domain', value: 'event.example' }],
              },
              actor: text,
              created_at: timestamp,
            }),
            cursor: uuid,
            has_more: false,
            freshness: {
              generated_at: timestamp,
              latest_event_created_at: timestamp,
              lag_seconds: whole,
              retention_days: 90,
            },
          },
        },
      },
    ],
  },
  {
    heading: RULES,
    rule: 'The feed and its stream need a credential.',
    steps: [
      { request: 'GET /api/registry/feed', answer: { status: 401 } },
      { request: 'GET /api/registry/feed/stream', answer: { status: 401 } },
    ],
  },
  {
    heading: RULES,
    rule: '`limit` is 1 to 10000, 100 by default.',
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?limit=1',
        answer: { status: 200, body: { events: items(1) } },
      },
      { as: 'member', request: 'GET /api/registry/feed?limit=10000', answer: { status: 200 } },
      { as: 'member', request: 'GET /api/registry/feed?limit=0', answer: { status: 400 } },
      { as: 'member', request: 'GET /api/registry/feed?limit=10001', answer: { status: 400 } },
    ],
  },
  {
    heading: RULES,
    rule: '1 to 3: without a cursor the earliest event comes first; the returned cursor continues, and one that is caught up can be used later.',
    given: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?limit=1',
        answer: { status: 200, body: { has_more: true } },
        keep: { first: 'events.0.event_id', cursor: 'cursor' },
      },
    ],
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?limit=10000&cursor={{cursor}}',
        answer: { status: 200, body: { events: none({ event_id: '{{first}}' }), has_more: false } },
        keep: { last: 'cursor' },
      },
      {
        as: 'member',
        request: 'GET /api/registry/feed?cursor={{last}}',
        answer: { status: 200, body: { events: [], cursor: '{{last}}', has_more: false } },
      },
      publisherFile('later.example', publisherContent('later.example', 'main')),
      { crawl: 'later.example' },
      {
        as: 'member',
        request: 'GET /api/registry/feed?cursor={{last}}&types=property.*',
        answer: { status: 200, body: { events: [{ payload: { publisher_domain: 'later.example' } }] } },
      },
    ],
  },
  {
    heading: RULES,
    rule: '4: an unknown cursor answers 410 with `cursor_expired` and a message.',
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?cursor=018f0000-0000-7000-8000-000000000001',
        answer: { status: 410, body: { error: 'cursor_expired', message: text } },
      },
      {
        as: 'member',
        request: 'GET /api/registry/feed/stream?cursor=ffffffff-ffff-7fff-bfff-ffffffffffff',
        answer: { status: 410, body: { error: 'cursor_expired', message: text } },
      },
      { as: 'member', request: 'GET /api/registry/feed?cursor=x', answer: { status: 400 } },
    ],
  },
  {
    heading: RULES,
    rule: '`types` lists event types and patterns, in which `*` stands for any text; blanks and empty members do not count.',
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?types=property.*',
        answer: { status: 200, body: { events: each({ event_type: like('^property\\.') }) } },
      },
      {
        as: 'member',
        request: 'GET /api/registry/feed?types=agent.discovered,%20publisher.*,',
        answer: {
          status: 200,
          body: { events: each({ event_type: like('^(agent\\.discovered$|publisher\\.)') }) },
        },
      },
      {
        as: 'member',
        request: 'GET /api/registry/feed?types=*.discovered',
        answer: { status: 200, body: { events: each({ event_type: like('\\.discovered$') }) } },
      },
      {
        as: 'member',
        request: 'GET /api/registry/feed?types=Agent.discovered',
        answer: { status: 400, body: { message: like('"Agent\\.discovered"') } },
      },
    ],
  },
  {
    heading: RULES,
    rule: '5 and 6: the stream sends `event: feed` with the JSON of a page and its cursor, then `event: heartbeat`.',
    steps: [
      {
        as: 'member',
        stream: '/api/registry/feed/stream?limit=10000',
        until: 'heartbeat',
        frames: [
          { event: 'feed', data: { events: each({ event_id: uuid7 }), cursor: uuid, has_more: false } },
          { event: 'heartbeat', data: { cursor: uuid } },
        ],
      },
    ],
  },
  {
    heading: RULES,
    rule: '6: browsers cannot send a credential with `EventSource`; a ticket opens one stream, and the cursor resumes.',
    given: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?limit=10000',
        answer: { status: 200 },
        keep: { cursor: 'cursor' },
      },
      {
        as: 'member',
        request: 'POST /api/registry/feed/tickets',
        answer: { status: 201, body: { ticket: text, expires_at: timestamp } },
        keep: { ticket: 'ticket' },
      },
    ],
    steps: [
      {
        stream: '/api/registry/feed/stream?cursor={{cursor}}&ticket={{ticket}}',
        until: 'heartbeat',
        frames: [{ event: 'heartbeat', data: { cursor: '{{cursor}}' } }],
      },
      { request: 'GET /api/registry/feed/stream?ticket={{ticket}}', answer: { status: 401 } },
    ],
  },
  {
    heading: TYPES,
    rule: 'A file that is found is told by `publisher.adagents_discovered`, its agents and authorizations with it; a changed one by `publisher.adagents_changed`.',
    given: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?limit=10000',
        answer: { status: 200 },
        keep: { cursor: 'cursor' },
      },
      publisherFile('found.example', publisherContent('found.example', 'main')),
      { crawl: 'found.example' },
      publisherFile('found.example', publisherContent('found.example', 'main', 'more')),
      { wait: 60 },
      { crawl: 'found.example' },
    ],
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?cursor={{cursor}}&limit=10000',
        answer: {
          status: 200,
          body: {
            events: some({
              ...kind('publisher.adagents_changed'),
              payload: { publisher_domain: 'found.example', properties_added: 1 },
            }),
          },
        },
      },
      {
        as: 'member',
        request: 'GET /api/registry/feed?cursor={{cursor}}&types=authorization.granted',
        answer: {
          status: 200,
          body: {
            events: [
              {
                payload: {
                  agent_url: 'https://sales.example/mcp',
                  publisher_domain: 'found.example',
                  authorization_type: text,
                },
              },
            ],
          },
        },
      },
      {
        as: 'member',
        request: 'GET /api/registry/feed?cursor={{cursor}}&types=publisher.adagents_discovered',
        answer: { status: 200, body: { events: [{ payload: { publisher_domain: 'found.example' } }] } },
      },
    ],
  },
  {
    heading: TYPES,
    rule: '`agent.discovered` says where the agent came from: a file, or its public enrolment.',
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?types=agent.discovered&limit=10000',
        answer: {
          status: 200,
          body: {
            events: each({ payload: { agent_url: text, source: oneOf('adagents_json', 'enrolment') } }),
          },
        },
      },
      {
        as: 'member',
        request: 'GET /api/registry/feed?types=agent.*&limit=10000',
        answer: {
          status: 200,
          body: { events: none({ payload: { agent_url: 'https://secret.example/mcp' } }) },
        },
      },
    ],
  },
  {
    heading: TYPES,
    rule: 'An agent that an enrolment keeps in the registry is not removed when its last file lets it go; `authorization.revoked` tells that.',
    given: [
      publisherFile('letting.example', publisherContent('letting.example', 'main')),
      { crawl: 'letting.example' },
      {
        as: 'member',
        request: 'GET /api/registry/feed?limit=10000',
        answer: { status: 200 },
        keep: { cursor: 'cursor' },
      },
      { publish: 'letting.example/.well-known/adagents.json', content: '', status: 404 },
      { crawl: 'letting.example' },
    ],
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/feed?cursor={{cursor}}&types=authorization.*,agent.removed',
        answer: {
          status: 200,
          body: {
            events: [
              { event_type: 'authorization.revoked', payload: { publisher_domain: 'letting.example' } },
            ],
          },
        },
      },
    ],
  },
];
