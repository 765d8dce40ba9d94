import { objectOf } from '../../src/domain/json/values.ts';
import { part } from '../check.ts';
import { judgeable, must } from '../verdict.ts';
import { advice, refused, rule } from './answers.ts';
import { feedAsk, feedEnd, feedPage, OLD_CURSOR } from './feed-page.ts';
import { events, feed, feedAnswer } from './readings.ts';

const EVENT = 'Change feed event';
const RULES = 'Change feed, rules';
const NEEDS = ['credential'] as const;
const PAGE = ['registry.feed.page'];

const UUID7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
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
  ],
  {
    'registry.feed.page': {
      after: ['registry.access.organization'],
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
      after: ['registry.feed.ids'],
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
  },
);
