import { objectOf } from '../../src/domain/json/values.ts';
import { part } from '../check.ts';
import { judgeable, must } from '../verdict.ts';
import { advice, refused, rule } from './answers.ts';
import { feedAsk, feedEnd, feedPage } from './feed-page.ts';
import { events, feed, feedAnswer } from './readings.ts';
import { readStream } from './stream.ts';

const EVENT = 'Change feed event';
const RULES = 'Change feed, rules';
const NEEDS = ['credential'] as const;
const PAGE = ['registry.feed.page'];

const UUID7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const DAY_MS = 86_400_000;
/** A UUID v7 of 2020, which no feed has given within its retention. */
const OLD_CURSOR = '0170a000-0000-7abc-8def-0123456789ab';
/** Clocks of two machines may differ. */
const CLOCK_MS = 5 * 60_000;

export const feedPart = part(
  [
    rule(
      'feed.page',
      'Change feed event',
      'The feed answers with events, cursor, has_more and freshness in the form of the contract.',
      NEEDS,
    ),
    rule('feed.ids', EVENT, 'The ids of events are UUID v7 and ascend, each once.', NEEDS),
    rule('feed.times', EVENT, 'No event is created in the future.', NEEDS),
    rule(
      'feed.created-property',
      EVENT,
      'The event property.created names the property, its class, its source and its identifiers.',
      NEEDS,
    ),
    rule(
      'feed.limit',
      'Limits',
      'A page has at most limit events, 100 without one, and never more than 10000.',
      NEEDS,
    ),
    rule(
      'feed.chain',
      RULES,
      'Pages that are read one after the other have every event once, in order.',
      NEEDS,
    ),
    rule('feed.start', RULES, 'Without a cursor the feed starts at the earliest event.', NEEDS),
    rule(
      'feed.caught-up',
      RULES,
      'At the end has_more is false, and the same cursor continues there later.',
      NEEDS,
    ),
    rule(
      'feed.unknown-cursor',
      RULES,
      'A cursor that is unknown or older than the retention answers 410 with cursor_expired and a message.',
      NEEDS,
    ),
    advice('feed.bad-cursor', RULES, 'A cursor that is no UUID is refused with 400 or 410.', NEEDS),
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
    rule('feed.stream', RULES, 'The stream sends `event: feed` with the JSON of a page.', NEEDS),
    rule(
      'feed.stream-heartbeat',
      RULES,
      'The stream sends `event: heartbeat` while the reader is caught up.',
      NEEDS,
    ),
    rule(
      'feed.stream-resume',
      RULES,
      'The stream carries its cursor in the JSON and not in an id of the event.',
      NEEDS,
    ),
    rule('feed.stream-cursor', RULES, 'The stream continues after the cursor that it is given.', NEEDS),
    rule('feed.stream-unknown-cursor', RULES, 'The stream answers an unknown cursor with 410.', NEEDS),
  ],
  {
    'registry.feed.page': {
      run: async (context) => void (await feedPage(await context.read(feedAnswer))),
    },
    'registry.feed.ids': {
      after: PAGE,
      async run(context) {
        const answer = await context.read(feedAnswer);
        const ids = (await context.read(events)).map(({ event_id }) => event_id);
        const strange = ids.find((id) => !UUID7.test(id));
        must(!strange, `${strange} is no UUID v7`, answer);
        const at = ids.findIndex((id, index) => index > 0 && id <= (ids[index - 1] ?? ''));
        must(at === -1, `${ids[at]} comes after ${ids[at - 1]}`, answer);
      },
    },
    'registry.feed.times': {
      after: PAGE,
      async run(context) {
        const answer = await context.read(feedAnswer);
        const page = await context.read(feed);
        await context.read(events);
        const now = Date.parse(page.freshness.generated_at);
        const late = page.events.find(({ created_at }) => Date.parse(created_at) > now + CLOCK_MS);
        must(!late, `${late?.event_id} is created in the future: ${late?.created_at}`, answer);
      },
    },
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
    'registry.feed.limit': {
      after: PAGE,
      async run(context) {
        for (const [limit, most] of [
          [undefined, 100],
          [1, 1],
          [3, 3],
          [10_000, 10_000],
        ] as const) {
          const answer = await context.ask(feedAsk({ limit }));
          const { events: list } = await feedPage(answer);
          must(list.length <= most, `limit=${limit ?? ''} lists ${list.length} events`, answer);
        }
        // Out of range it may be refused, or counted as the nearest in range.
        const answer = await context.ask(feedAsk({ limit: 10_001 }));
        if (answer.status === 400) return;
        const { events: list } = await feedPage(answer);
        must(list.length <= 10_000, `limit=10001 lists ${list.length} events`, answer);
      },
    },
    'registry.feed.chain': {
      after: ['registry.feed.ids', 'registry.feed.limit'],
      async run(context) {
        const whole = (await context.read(events)).map(({ event_id }) => event_id);
        judgeable(whole.length > 1, 'the feed has fewer than two events');
        const limit = Math.max(1, Math.ceil(whole.length / 8));
        const chain: string[] = [];
        let cursor: string | undefined;
        while (chain.length < whole.length) {
          const answer = await context.ask(feedAsk({ limit, cursor }));
          const page = await feedPage(answer);
          chain.push(...page.events.map(({ event_id }) => event_id));
          const at = whole.findIndex((id, index) => index < chain.length && id !== chain[index]);
          must(
            at === -1,
            `read page by page, event ${at + 1} is ${chain[at]}; read at once it is ${whole[at]}`,
            answer,
          );
          must(
            page.has_more || chain.length >= whole.length,
            `read page by page, the feed ends after ${chain.length} of ${whole.length} events`,
            answer,
          );
          must(
            page.events.length > 0 || page.cursor !== cursor,
            'has_more is true, and nothing comes',
            answer,
          );
          cursor = page.cursor;
        }
      },
    },
    'registry.feed.start': {
      after: PAGE,
      async run(context) {
        const [first] = await context.read(events);
        const answer = await context.ask(feedAsk({ limit: 1 }));
        const { events: list } = await feedPage(answer);
        // The earliest event may have left the feed in between.
        must(
          list[0] !== undefined && list[0].event_id >= (first?.event_id ?? ''),
          'read again without a cursor, the feed starts before its start, or nowhere',
          answer,
        );
        const { freshness } = await context.read(feed);
        const newest = Date.parse(freshness.latest_event_created_at ?? '');
        const start = Date.parse(list[0]?.created_at ?? '');
        must(
          Number.isNaN(newest) || start <= newest + CLOCK_MS,
          `the feed starts after its newest event of ${freshness.latest_event_created_at}`,
          answer,
        );
      },
    },
    'registry.feed.caught-up': {
      after: PAGE,
      async run(context) {
        const { cursor } = await feedEnd(context);
        const answer = await context.ask(feedAsk({ cursor }));
        const page = await feedPage(answer);
        const old = page.events.find(({ event_id }) => event_id <= cursor);
        must(!old, `${old?.event_id} comes again after the cursor ${cursor}`, answer);
        must(page.cursor >= cursor, `the cursor goes back from ${cursor} to ${page.cursor}`, answer);
        must(
          page.events.length > 0 || !page.has_more,
          'has_more is true on an empty page at the end',
          answer,
        );
      },
    },
    'registry.feed.unknown-cursor': {
      after: PAGE,
      async run(context) {
        const answer = await context.ask(feedAsk({ cursor: OLD_CURSOR }));
        refused(answer, 'a cursor of 2020', 410);
        const { error, message } = objectOf(answer.json);
        must(error === 'cursor_expired', `error is ${JSON.stringify(error)}, not cursor_expired`, answer);
        must(typeof message === 'string' && message !== '', 'message is missing', answer);
      },
    },
    'registry.feed.bad-cursor': {
      after: PAGE,
      async run(context) {
        refused(await context.ask(feedAsk({ cursor: 'not-a-uuid' })), 'a cursor that is no UUID', 400, 410);
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
    'registry.feed.stream': {
      after: PAGE,
      async run(context) {
        const [first] = await context.read(events);
        const { status, contentType, frames, exchange } = await readStream(
          context,
          { limit: '5' },
          { isEnough: (list) => list.some(({ event }) => event === 'feed'), withinMs: 20_000 },
        );
        must(status === 200, `the stream answers ${status}, not 200`, exchange);
        must(contentType.startsWith('text/event-stream'), `the stream is ${contentType}`, exchange);
        const frame = frames.find(({ event }) => event === 'feed');
        must(frame, `no event called feed comes; the first is ${frames[0]?.event ?? 'none'}`, exchange);
        let json: unknown;
        try {
          json = JSON.parse(frame.data);
        } catch {
          must(false, 'the data of the event feed is no JSON', exchange);
        }
        const answer = { status: 200, headers: new Headers(), text: frame.data, json, exchange };
        const page = await feedPage(answer);
        must(
          (page.events[0]?.event_id ?? '') >= (first?.event_id ?? ''),
          'the stream does not start at the earliest event',
          exchange,
        );
      },
    },
    'registry.feed.stream-heartbeat': {
      after: ['registry.feed.stream'],
      async run(context) {
        const { cursor } = await feedEnd(context);
        const { frames, exchange } = await readStream(
          context,
          { cursor },
          { isEnough: (list) => list.some(({ event }) => event === 'heartbeat'), withinMs: 28_000 },
        );
        const names = new Set(frames.map(({ event }) => event));
        names.delete('feed');
        judgeable(names.size > 0, 'no heartbeat came within 28 s');
        must(
          names.has('heartbeat'),
          `an event called ${[...names][0]} comes in place of heartbeat`,
          exchange,
        );
      },
    },
    'registry.feed.stream-resume': {
      after: ['registry.feed.stream'],
      async run(context) {
        const { frames, exchange } = await readStream(
          context,
          { limit: '2' },
          { isEnough: (list) => list.length >= 2, withinMs: 15_000 },
        );
        for (const { event, data, id } of frames) {
          must(id === undefined, `the event ${event} has an id of its own`, exchange);
          if (event !== 'feed') continue;
          const { cursor } = objectOf(JSON.parse(data));
          must(typeof cursor === 'string', 'the JSON of the event feed has no cursor', exchange);
        }
      },
    },
    'registry.feed.stream-cursor': {
      after: ['registry.feed.stream', 'registry.feed.chain'],
      async run(context) {
        const answer = await context.ask(feedAsk({ limit: 1 }));
        const page = await feedPage(answer);
        judgeable(page.has_more, 'the feed has one event only');
        const next = await feedPage(await context.ask(feedAsk({ limit: 1, cursor: page.cursor })));
        const { frames, exchange } = await readStream(
          context,
          { cursor: page.cursor, limit: '1' },
          { isEnough: (list) => list.some(({ event }) => event === 'feed'), withinMs: 20_000 },
        );
        const frame = frames.find(({ event }) => event === 'feed');
        must(frame, 'nothing comes after the cursor', exchange);
        const list = objectOf(JSON.parse(frame.data)).events;
        const first = Array.isArray(list) ? objectOf(list[0]).event_id : undefined;
        must(
          first === next.events[0]?.event_id,
          `after the cursor comes ${first}, and in the poll ${next.events[0]?.event_id}`,
          exchange,
        );
      },
    },
    'registry.feed.stream-unknown-cursor': {
      after: ['registry.feed.stream'],
      async run(context) {
        const { status, exchange } = await readStream(
          context,
          { cursor: OLD_CURSOR },
          { isEnough: (list) => list.length > 0, withinMs: 10_000 },
        );
        must(status === 410, `a cursor of 2020 answers ${status}, not 410`, exchange);
      },
    },
  },
);
