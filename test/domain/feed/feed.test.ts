import { assert } from 'chai';
import fc from 'fast-check';
import {
  COUNTER_LIMIT,
  eventId,
  eventIdFloor,
  FEED_START,
  feedPageJson,
  freshnessJson,
  hasExpired,
  heartbeatJson,
  judgeCursor,
  MAX_TYPES,
  parseTypes,
  passes,
  retentionFloor,
} from '../../../src/domain/feed/feed.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-06-01T12:00:00.500Z');
const at = (ms: number) => new Date(ms);

describe('the types parameter of the feed', () => {
  const accepted: [string, string[] | undefined][] = [
    ['agent.removed', ['agent.removed']],
    ['agent.*', ['agent.*']],
    ['a*', ['a*']],
    ['property.created,agent.*', ['agent.*', 'property.created']],
    ['agent.*,agent.*', ['agent.*']],
    ['agent.*,agent.removed', ['agent.*', 'agent.removed']],
    ['no.such_type.of.2026', ['no.such_type.of.2026']],
    [' agent.* , property.*\n', ['agent.*', 'property.*']],
    ['agent.*,,property.*,', ['agent.*', 'property.*']],
    // Everything, like no filter at all.
    ['*', undefined],
    ['agent.*,*', undefined],
    ['', undefined],
    [' , ', undefined],
  ];
  for (const [text, types] of accepted) {
    it(`takes ${JSON.stringify(text)}`, () => assert.deepEqual(parseTypes(text), { ok: true, types }));
  }

  const refused = [
    ...['Agent.*', 'agent.**', 'agent*removed', '*.removed', '**', '.agent', '_agent', '2agent'],
    ...['agent. *', 'agent-removed', 'agent/removed', 'agént', 'agent.%', 'agent\n.removed'],
  ];
  for (const text of refused) {
    it(`refuses ${JSON.stringify(text)}`, () => assert.isFalse(parseTypes(text).ok));
  }

  it(`takes ${MAX_TYPES} values and no more`, () => {
    const list = (count: number) => Array.from({ length: count }, (_, n) => `t${n}`).join(',');
    assert.isTrue(parseTypes(list(MAX_TYPES)).ok);
    assert.deepEqual(parseTypes(list(MAX_TYPES + 1)), {
      ok: false,
      reason: 'must list at most 100 event types',
    });
    assert.isFalse(
      parseTypes(
        Array(MAX_TYPES + 1)
          .fill('agent.*')
          .join(','),
      ).ok,
      'also the same one',
    );
  });

  it('names what it refuses', () => {
    assert.deepInclude(parseTypes('agent.*,Bad'), {
      reason:
        '"Bad" is not an event type or a prefix of one; send `property.created`, or `property.*` with the `*` at the end',
    });
  });

  it('gives equal filters equal lists', () => {
    const type = fc.constantFrom('agent.*', 'agent.removed', 'property.*', 'p*', 'collection.merged');
    fc.assert(
      fc.property(fc.array(type, { minLength: 1 }), (types) => {
        assert.deepEqual(parseTypes(types.join(',')), parseTypes([...types].reverse().join(',')));
      }),
    );
  });
});

describe('what passes a filter', () => {
  it('is everything without one', () => assert.isTrue(passes(undefined, 'agent.removed')));
  const cases: [string[], string, boolean][] = [
    [['agent.removed'], 'agent.removed', true],
    [['agent.removed'], 'agent.removed2', false],
    [['agent'], 'agent.removed', false],
    [['agent.*'], 'agent.removed', true],
    [['agent.*'], 'agents.removed', false],
    [['agent*'], 'agents.removed', true],
    [['agent.*'], 'agent.', true],
    [['agent.removed*'], 'agent.removed', true],
    [['property.*', 'agent.removed'], 'agent.removed', true],
    [['property.*', 'agent.removed'], 'agent.discovered', false],
    [[], 'agent.removed', false],
  ];
  for (const [filter, type, expected] of cases) {
    it(`${type} ${expected ? 'passes' : 'does not pass'} ${filter.join(',') || 'an empty list'}`, () =>
      assert.equal(passes(filter, type), expected));
  }
});

describe('a feed cursor', () => {
  const head = { ms: NOW.getTime() - 1000, counter: 7 };
  const judge = (cursor: string, epoch = '') => judgeCursor(cursor, { head, epoch }, NOW);
  const nothing = { head: undefined, epoch: '' };

  it('is known when an event had this id, however long ago its row went', () => {
    assert.equal(judge(eventId(head.ms, 7)), 'known');
    assert.equal(judge(eventId(head.ms, 0)), 'known');
    assert.equal(judge(eventId(head.ms - 1, COUNTER_LIMIT - 1)), 'known');
  });

  it('is known as the beginning', () => {
    assert.equal(judge(FEED_START), 'known');
    assert.equal(judgeCursor(FEED_START, nothing, NOW), 'known');
  });

  it('lives as long as the retention', () => {
    const oldest = NOW.getTime() - 90 * DAY_MS;
    assert.equal(judge(eventId(oldest, 0)), 'known');
    assert.equal(judge(eventId(oldest - 1, COUNTER_LIMIT - 1)), 'expired');
    assert.equal(judge(eventId(0, 0)), 'expired');
  });

  it('is unknown behind the newest id that was handed out', () => {
    assert.equal(judge(eventId(head.ms, 8)), 'unknown');
    assert.equal(judge(eventId(head.ms + 1, 0)), 'unknown');
    assert.equal(judge(eventId(NOW.getTime() + 365 * DAY_MS, 0)), 'unknown');
    assert.equal(judgeCursor(eventId(head.ms, 0), nothing, NOW), 'unknown');
  });

  it('is unknown in every epoch but its own', () => {
    const epochs = ['', 'a', 'b', 'a ', '1'];
    for (const own of epochs)
      for (const epoch of epochs)
        assert.equal(judge(eventId(head.ms, 7, own), epoch), own === epoch ? 'known' : 'unknown');
  });

  it('is the same for an id that was issued before there were epochs', () => {
    assert.equal(eventId(1_790_000_000_000, 1), '01a0c450-6c00-7000-8000-067b4a67b65d');
    assert.equal(judge(eventId(head.ms, 7)), 'known');
  });

  it('is unknown when others made it', () => {
    for (const id of [
      '00000000-0000-0000-0000-000000000000',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
      '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      `${eventIdFloor(head.ms)}-7000-8000-000000000000`,
      eventId(head.ms, 3).replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
      'no uuid',
    ]) {
      assert.equal(judge(id), 'unknown', id);
    }
  });

  it('is in front of the floor exactly when it has expired', () => {
    const ms = fc.integer({ min: 0, max: 2 ** 48 - 1 });
    fc.assert(
      fc.property(ms, fc.integer({ min: 0, max: COUNTER_LIMIT - 1 }), ms, (time, counter, now) => {
        const moment = at(now + 90 * DAY_MS);
        assert.equal(hasExpired(eventId(time, counter), moment), time < now);
        assert.equal(eventId(time, counter) > retentionFloor(moment), time >= now);
      }),
    );
  });

  it('never expires as the beginning, nor before there is a past', () => {
    assert.isFalse(hasExpired(FEED_START, NOW));
    assert.isFalse(hasExpired(eventId(0, 0), at(5)));
  });
});

describe('the freshness of the feed', () => {
  const freshness = (ms: number | undefined, now = NOW) =>
    JSON.parse(
      freshnessJson(ms === undefined ? undefined : { eventId: eventId(ms, 0), createdAt: at(ms) }, now),
    );

  it('counts whole seconds', () => {
    const ms = NOW.getTime();
    assert.deepEqual(freshness(ms - 61_999), {
      generated_at: '2026-06-01T12:00:00.500Z',
      latest_event_created_at: '2026-06-01T11:58:58.501Z',
      lag_seconds: 61,
      retention_days: 90,
    });
    assert.equal(freshness(ms - 999).lag_seconds, 0);
    assert.equal(freshness(ms - 1000).lag_seconds, 1);
  });

  it('is never negative', () => assert.equal(freshness(NOW.getTime() + 5000).lag_seconds, 0));

  it('is null without an event', () => {
    assert.deepInclude(freshness(undefined), { latest_event_created_at: null, lag_seconds: null });
  });

  it('is null when the newest event has left the feed', () => {
    const oldest = NOW.getTime() - 90 * DAY_MS;
    assert.equal(freshness(oldest).lag_seconds, 90 * 86_400);
    assert.isNull(freshness(oldest - 1).lag_seconds);
  });
});

describe('the JSON of the feed', () => {
  it('joins events without reading them', () => {
    const page = { events: ['{"a":"\\u2028"}', '{"b":1}'], cursor: 'c', hasMore: true, latest: undefined };
    assert.deepEqual(JSON.parse(feedPageJson(page, NOW)), {
      events: [{ a: '\u2028' }, { b: 1 }],
      cursor: 'c',
      has_more: true,
      freshness: JSON.parse(freshnessJson(undefined, NOW)),
    });
  });

  it('has no cursor in an empty feed', () => {
    const page = { events: [], cursor: null, hasMore: false, latest: undefined };
    assert.deepInclude(JSON.parse(feedPageJson(page, NOW)), { events: [], cursor: null, has_more: false });
    assert.deepInclude(JSON.parse(heartbeatJson(null, undefined, NOW)), { cursor: null });
  });
});
