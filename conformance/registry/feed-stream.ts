import { objectOf } from '../../src/domain/json/values.ts';
import { part } from '../check.ts';
import { judgeable, must } from '../verdict.ts';
import { rule } from './answers.ts';
import { feedAsk, feedEnd, feedPage, OLD_CURSOR } from './feed-page.ts';
import { events } from './readings.ts';
import { readStream } from './stream.ts';

const RULES = 'Change feed, rules';
const NEEDS = ['credential'] as const;

export const feedStreamPart = part(
  [
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
    'registry.feed.stream': {
      after: ['registry.feed.ids', 'registry.feed.start'],
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
      after: ['registry.feed.stream', 'registry.feed.caught-up'],
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
      after: ['registry.feed.stream', 'registry.feed.unknown-cursor'],
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
