import type { Variant } from '../variant.ts';
import { FEED, good, row, STREAM } from './rows.ts';

const first = (query: URLSearchParams) => query.get('limit') === '200';

export const feedVariants: readonly Variant[] = [
  row(
    'feed.page',
    'an event has no actor',
    FEED,
    good((body, { query }) => {
      if (first(query)) delete body.events[0].actor;
    }),
  ),
  row(
    'feed.page',
    'a page has no freshness',
    FEED,
    good((body, { query }) => {
      if (first(query)) delete body.freshness;
    }),
  ),
  row(
    'feed.page',
    'the feed is sent as a list',
    FEED,
    good((body, { query }, told) => {
      if (first(query)) told.body = body.events;
    }),
  ),
  row(
    'feed.ids',
    'two events come in the wrong order',
    FEED,
    good((body, { query }) => {
      if (first(query)) body.events.push(...body.events.splice(3, 2).reverse());
    }),
  ),
  row(
    'feed.ids',
    'an event comes twice',
    FEED,
    good((body, { query }) => {
      if (first(query)) body.events.splice(1, 0, body.events[0]);
    }),
  ),
  row(
    'feed.ids',
    'ids are random',
    FEED,
    good((body) => {
      for (const event of body.events) event.event_id = event.event_id.replace('-7a', '-4a');
    }),
  ),
  row(
    'feed.times',
    'an event is of tomorrow',
    FEED,
    good((body, { query }) => {
      if (first(query)) body.events[1].created_at = new Date(Date.now() + 86_400_000).toISOString();
    }),
  ),
  row(
    'feed.limit',
    'limit is not counted',
    FEED,
    good((body, { query }) => {
      if (query.get('limit') === '3' && query.size === 1) body.events.push(body.events[0]);
    }),
  ),
  row(
    'feed.chain',
    'the cursor of a page skips an event',
    FEED,
    good((body, { query }) => {
      if (query.get('limit') === '2' && query.has('cursor') && body.has_more) body.events.shift();
    }),
  ),
  row(
    'feed.start',
    'without a cursor the feed starts in the middle',
    FEED,
    good((body, { query }) => {
      if (query.get('limit') === '1' && !query.has('cursor')) body.events = [];
    }),
  ),
  row(
    'feed.caught-up',
    'at the end has_more stays true',
    FEED,
    good((body, { query }) => {
      if (query.has('cursor') && query.size === 1 && body.events.length === 0) body.has_more = true;
    }),
  ),
  row('feed.unknown-cursor', 'an unknown cursor is not found', FEED, (told) => {
    if (told.status === 410) told.status = 404;
  }),
  row('feed.unknown-cursor', 'an unknown cursor has another code', FEED, (told) => {
    if (told.status === 410) told.body.error = 'gone';
  }),
  row('feed.unknown-cursor', 'an unknown cursor starts from the beginning', FEED, (told) => {
    if (told.status === 410) Object.assign(told, { status: 200, body: { events: [] } });
  }),
  row('feed.bad-cursor', 'a cursor that is no UUID answers 500', FEED, (told, { query }) => {
    if (query.get('cursor') === 'not-a-uuid') told.status = 500;
  }),
  row(
    'feed.created-property',
    'property.created has no identifiers',
    FEED,
    good((body, { query }) => {
      if (query.get('types') === 'property.created' && query.get('limit') === '50')
        for (const event of body.events) delete event.payload.identifiers;
    }),
  ),
  row(
    'feed.type',
    'types is not counted',
    FEED,
    good((body, { query }) => {
      if (query.get('types') === 'property.created' && query.get('limit') !== '50')
        body.events[0].event_type = 'property.updated';
    }),
  ),
  row(
    'feed.type',
    'types leaves out an event',
    FEED,
    good((body, { query }) => {
      if (query.get('types') === 'property.created' && query.get('limit') !== '50') body.events.pop();
    }),
  ),
  row(
    'feed.glob',
    'a pattern finds nothing',
    FEED,
    good((body, { query }) => {
      if (query.get('types')?.includes('*')) body.events = [];
    }),
  ),
  row(
    'feed.types',
    'of several types the first counts',
    FEED,
    good((body, { query }) => {
      if (query.get('types')?.includes(',')) body.events = body.events.slice(0, 1);
    }),
  ),
  row(
    'feed.freshness',
    'lag_seconds is in milliseconds',
    FEED,
    good((body, { query }) => {
      if (first(query)) body.freshness.lag_seconds *= 1000;
    }),
  ),
  row(
    'feed.retention',
    'an event is older than the retention',
    FEED,
    good((body, { query }) => {
      if (first(query)) body.events[0].created_at = '2020-01-01T00:00:00Z';
    }),
  ),
  row(
    'feed.stream',
    'frames are called message',
    STREAM,
    good((body, _, told) => {
      told.body = String(body).replaceAll('event: feed', 'event: message');
    }),
  ),
  row(
    'feed.stream',
    'the stream is JSON',
    STREAM,
    good((_, __, told) => told.headers.set('content-type', 'application/json')),
  ),
  row(
    'feed.stream-heartbeat',
    'no heartbeat comes',
    STREAM,
    good((body, _, told) => {
      told.body = String(body).replaceAll('event: heartbeat', 'event: nothing');
    }),
  ),
  row(
    'feed.stream-cursor',
    'the stream begins again behind a cursor',
    STREAM,
    good((body, { query }, told) => {
      if (query.has('cursor') && query.get('limit') === '1')
        told.body = String(body).split('\n\n').slice(1).join('\n\n');
    }),
  ),
  row('feed.stream-unknown-cursor', 'the stream takes an unknown cursor', STREAM, (told) => {
    if (told.status === 410) Object.assign(told, { status: 200, body: '' });
  }),
  row(
    'feed.stream-resume',
    'a frame of the stream has an id',
    STREAM,
    good((body, _, told) => {
      told.body = String(body).replaceAll('event: feed', 'id: 7\nevent: feed');
    }),
  ),
];
