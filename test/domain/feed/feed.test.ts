import { assert } from 'chai';
import fc from 'fast-check';
import {
  COUNTER_LIMIT,
  eventId,
  eventIdFloor,
  FEED_START,
  feedPagePieces,
  freshnessJson,
  heartbeatJson,
  isOld,
  judgeCursor,
  MOST_PAGE_BYTES,
  PageTexts,
  retentionFloor,
  roomFor,
} from '../../../src/domain/feed/feed.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';

const NOW = new Date('2026-06-01T12:00:00.500Z');
const at = (ms: number) => new Date(ms);

describe('a feed cursor', () => {
  const head = { ms: NOW.getTime() - 1000, counter: 7 };
  const judge = (cursor: string, epoch = '', hidden?: string) =>
    judgeCursor(cursor, { head, epoch, hidden }, NOW);
  const nothing = { head: undefined, epoch: '', hidden: undefined };

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

  it('lives on while no event followed it that has left the feed', () => {
    const cursor = eventId(NOW.getTime() - 200 * DAY_MS, 5);
    const next = eventId(NOW.getTime() - 200 * DAY_MS, 6);
    const earlier = eventId(NOW.getTime() - 201 * DAY_MS, 5);
    assert.equal(judge(cursor, '', cursor), 'known', 'its own event is the last of the old ones');
    assert.equal(judge(cursor, '', earlier), 'known');
    assert.equal(judge(cursor, '', next), 'expired');
    assert.equal(judge(cursor), 'expired', 'nobody knows what followed it');
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

  it('is in front of the floor exactly when it is older than the retention', () => {
    const ms = fc.integer({ min: 0, max: 2 ** 48 - 1 });
    fc.assert(
      fc.property(ms, fc.integer({ min: 0, max: COUNTER_LIMIT - 1 }), ms, (time, counter, now) => {
        const moment = at(now + 90 * DAY_MS);
        assert.equal(isOld(eventId(time, counter), moment), time < now);
        assert.equal(eventId(time, counter) > retentionFloor(moment), time >= now);
      }),
    );
  });

  it('never expires as the beginning, nor before there is a past', () => {
    assert.isFalse(isOld(FEED_START, NOW));
    assert.isFalse(isOld(eventId(0, 0), at(5)));
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
    assert.deepEqual(JSON.parse(feedPagePieces(page, NOW).join('')), {
      events: [{ a: '\u2028' }, { b: 1 }],
      cursor: 'c',
      has_more: true,
      freshness: JSON.parse(freshnessJson(undefined, NOW)),
    });
  });

  it('is of an empty page too', () => {
    const page = { events: [], cursor: FEED_START, hasMore: false, latest: undefined };
    assert.deepInclude(JSON.parse(feedPagePieces(page, NOW).join('')), {
      events: [],
      cursor: FEED_START,
      has_more: false,
    });
    assert.deepInclude(JSON.parse(heartbeatJson('c', undefined, NOW)), { cursor: 'c' });
  });
});

describe('the room on a page', () => {
  const sized = (...sizes: number[]) => sizes.map((size) => ({ json: 'x'.repeat(size) }));

  it('ends before the event that would pass the limit', () => {
    const half = MOST_PAGE_BYTES / 2;
    assert.deepEqual(roomFor(sized(half, half, 1)), { count: 2, bytes: MOST_PAGE_BYTES });
    assert.deepEqual(roomFor(sized(half, 1, half)), { count: 2, bytes: half + 1 });
    assert.deepEqual(roomFor(sized(1, half), half), { count: 1, bytes: half + 1 });
    assert.deepEqual(roomFor(sized(1), MOST_PAGE_BYTES), { count: 0, bytes: MOST_PAGE_BYTES });
  });

  it('holds one event at least, however large', () => {
    assert.equal(roomFor(sized(2 * MOST_PAGE_BYTES, 1)).count, 1);
  });

  it('is counted in bytes, not in characters', () => {
    const json = '€'.repeat(MOST_PAGE_BYTES / 4);
    assert.equal(roomFor([{ json }, { json }]).count, 1);
  });

  it('is all of what fits', () => {
    assert.deepEqual(roomFor(sized(1, 2, 3)), { count: 3, bytes: 6 });
    assert.deepEqual(roomFor([]), { count: 0, bytes: 0 });
  });

  it('counts bytes, not characters, of all that it took before', () => {
    const half = '€'.repeat(MOST_PAGE_BYTES / 6);
    const page = new PageTexts();
    const letters = 'a'.repeat(MOST_PAGE_BYTES / 3);
    assert.equal(page.add([{ json: letters }]), 1);
    assert.equal(page.add([{ json: half }, { json: half }]), 1);
    assert.equal(page.add([{ json: half }]), 0);
    assert.deepEqual(page.texts, [letters, half]);
    assert.equal(page.length, letters.length + half.length);
  });
});
