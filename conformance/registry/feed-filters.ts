import { objectOf } from '../../src/domain/json/values.ts';
import { DAY_MS } from '../../src/domain/text/instant.ts';
import { part } from '../check.ts';
import { judgeable, must } from '../verdict.ts';
import { rule } from './answers.ts';
import { feedAsk, feedPage } from './feed-page.ts';
import { events, feed, feedAnswer } from './readings.ts';

const EVENT = 'Change feed event';
const NEEDS = ['credential'] as const;
const PAGE = ['registry.feed.page'];

export const feedFiltersPart = part(
  [
    rule(
      'feed.created-property',
      EVENT,
      'The event property.created names the property, its class, its source and its identifiers.',
      NEEDS,
    ),
    rule(
      'feed.type',
      'Registry change feed event types',
      'The filter types keeps the events of a type, all of them and no other.',
      NEEDS,
    ),
    rule(
      'feed.glob',
      'Registry change feed event types',
      'The filter types takes patterns such as property.*.',
      NEEDS,
    ),
    rule(
      'feed.types',
      'Registry change feed event types',
      'The filter types takes several, separated by commas.',
      NEEDS,
    ),
    rule(
      'feed.freshness',
      'Change feed event',
      'The field lag_seconds is the time from the newest event to generated_at.',
      NEEDS,
    ),
    rule('feed.retention', 'Limits', 'The feed has no event that is older than its retention.', NEEDS),
  ],
  {
    'registry.feed.created-property': {
      after: ['registry.feed.type'],
      async run(context) {
        const answer = await context.ask(feedAsk({ types: 'property.created', limit: 50 }));
        const page = await feedPage(answer);
        judgeable(page.events.length > 0, 'no property was created within the retention');
        for (const { payload } of page.events) {
          const said = objectOf(payload);
          for (const field of ['property_rid', 'classification', 'source'])
            must(typeof said[field] === 'string', `a payload of property.created has no ${field}`, answer);
          must(Array.isArray(said.identifiers), 'a payload of property.created has no identifiers', answer);
        }
      },
    },
    'registry.feed.type': {
      after: ['registry.feed.limit'],
      async run(context) {
        const list = await context.read(events);
        const type = list[0]?.event_type ?? '';
        const answer = await context.ask(feedAsk({ types: type, limit: list.length }));
        const page = await feedPage(answer);
        const other = page.events.find(({ event_type }) => event_type !== type);
        must(!other, `types=${type} lists ${other?.event_type}`, answer);
        const got = new Set(page.events.map(({ event_id }) => event_id));
        const lost = list.find(({ event_type, event_id }) => event_type === type && !got.has(event_id));
        must(!lost, `types=${type} leaves out ${lost?.event_id}`, answer);
      },
    },
    'registry.feed.glob': {
      after: ['registry.feed.type'],
      async run(context) {
        const list = await context.read(events);
        const prefix = `${list[0]?.event_type.split('.')[0]}.`;
        const answer = await context.ask(feedAsk({ types: `${prefix}*`, limit: list.length }));
        const page = await feedPage(answer);
        const other = page.events.find(({ event_type }) => !event_type.startsWith(prefix));
        must(!other, `types=${prefix}* lists ${other?.event_type}`, answer);
        const got = new Set(page.events.map(({ event_id }) => event_id));
        const lost = list.find(
          ({ event_type, event_id }) => event_type.startsWith(prefix) && !got.has(event_id),
        );
        must(!lost, `types=${prefix}* leaves out ${lost?.event_id}`, answer);
      },
    },
    'registry.feed.types': {
      after: ['registry.feed.type'],
      async run(context) {
        const list = await context.read(events);
        const types = [...new Set(list.map(({ event_type }) => event_type))].slice(0, 2);
        judgeable(types.length === 2, 'the feed has events of one type only');
        const answer = await context.ask(feedAsk({ types: types.join(','), limit: list.length }));
        const page = await feedPage(answer);
        const other = page.events.find(({ event_type }) => !types.includes(event_type));
        must(!other, `types=${types.join(',')} lists ${other?.event_type}`, answer);
        const lost = types.find((type) => !page.events.some(({ event_type }) => event_type === type));
        must(!lost, `types=${types.join(',')} lists no ${lost}`, answer);
      },
    },
    'registry.feed.freshness': {
      after: PAGE,
      async run(context) {
        const answer = await context.read(feedAnswer);
        const { freshness } = await context.read(feed);
        const { latest_event_created_at: latest, generated_at, lag_seconds: lag } = freshness;
        judgeable(typeof latest === 'string' && typeof lag === 'number', 'the feed has no event');
        const seconds = (Date.parse(generated_at) - Date.parse(latest)) / 1000;
        must(
          Math.abs(lag - seconds) <= 1,
          `lag_seconds is ${lag}, and from ${latest} to ${generated_at} it is ${seconds}`,
          answer,
        );
      },
    },
    'registry.feed.retention': {
      after: PAGE,
      async run(context) {
        const answer = await context.read(feedAnswer);
        const { freshness, events: list } = await context.read(feed);
        const days = freshness.retention_days;
        const floor = Date.parse(freshness.generated_at) - (days + 1) * DAY_MS;
        const old = list.find(({ created_at }) => Date.parse(created_at) < floor);
        must(!old, `${old?.event_id} of ${old?.created_at} is older than ${days} days`, answer);
      },
    },
  },
);
