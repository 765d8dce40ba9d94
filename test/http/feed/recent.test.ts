import { assert } from 'chai';
import fc from 'fast-check';
import { createRecent } from '../../../src/http/feed/recent.ts';
import type { FeedEvent } from '../../../src/store/feed/event-pages.ts';

const event = (n: number, eventType = 'agent.removed', size = 10): FeedEvent => ({
  eventId: `id-${String(n).padStart(5, '0')}`,
  eventType,
  at: n,
  json: 'x'.repeat(size),
});
const idsOf = (events: readonly FeedEvent[]) => events.map(({ eventId }) => eventId);
const BOUNDS = { maxEvents: 5, maxBytes: 1_000 };

describe('the recent events of a tail', () => {
  it('are everything behind the place where it began', () => {
    const recent = createRecent('id-00003', BOUNDS);
    recent.push([event(4), event(5)]);
    assert.deepEqual(idsOf(recent.after('id-00003', undefined, 10)), ['id-00004', 'id-00005']);
    assert.deepEqual(idsOf(recent.after('id-00004', undefined, 10)), ['id-00005']);
    assert.deepEqual(recent.after('id-00005', undefined, 10), []);
    assert.deepEqual(recent.after('id-00009', undefined, 10), []);
    assert.isTrue(recent.covers('id-00003'));
    assert.isFalse(recent.covers('id-00002'));
    assert.isFalse(recent.covers(''));
  });

  it('of a feed that was empty are everything', () => {
    const recent = createRecent('', BOUNDS);
    assert.isTrue(recent.covers(''));
    assert.deepEqual(recent.after('', undefined, 10), []);
  });

  it('are selected by type, as many as asked for', () => {
    const recent = createRecent('', BOUNDS);
    recent.push([event(1, 'a.x'), event(2, 'b.x'), event(3, 'a.y'), event(4, 'a.x')]);
    assert.deepEqual(idsOf(recent.after('', ['a.*'], 2)), ['id-00001', 'id-00003']);
    assert.deepEqual(idsOf(recent.after('id-00001', ['a.x', 'b.x'], 9)), ['id-00002', 'id-00004']);
    assert.deepEqual(recent.after('', ['c.*'], 9), []);
  });

  it('are selected by the entry that they name, and by type at once', () => {
    const naming = (n: number, payload: object, eventType?: string): FeedEvent => ({
      ...event(n, eventType),
      json: JSON.stringify({ entity_id: `o${n}`, payload }),
    });
    const recent = createRecent('', { ...BOUNDS, maxEvents: 9 });
    recent.push([
      naming(1, { publisher_domain: 'a.example', agent_url: 'https://x.example' }),
      naming(2, { publisher_domain: 'b.example', agent_url: 'https://x.example' }),
      naming(3, { publisher_domain: 'a.example' }, 'property.created'),
      naming(4, { agent_url: 'a.example', agent_url_canonical: 'https://y.example' }),
      naming(5, { publisher_domain: 7, agent_url: null }),
      naming(6, { publisher_domain: 'a.example.b.example' }),
    ]);
    const found = (kind: 'domain' | 'agent' | 'object', name: string, types?: string[]) =>
      idsOf(recent.after('', types, 9, { kind, name })).map((id) => Number(id.slice(-1)));
    assert.deepEqual(found('domain', 'a.example'), [1, 3]);
    assert.deepEqual(found('domain', 'a.example', ['property.*']), [3]);
    assert.deepEqual(found('agent', 'https://x.example'), [1, 2]);
    assert.deepEqual(found('agent', 'https://y.example'), [4]);
    assert.deepEqual(found('object', 'o6'), [6]);
    for (const none of ['null', 'undefined', '7', '', 'A.example', 'example'])
      assert.deepEqual(found('domain', none), [], none);
    assert.deepEqual(found('agent', 'a.example'), []);
    const newest = (after: string, name: string) =>
      recent.newest(after, undefined, { kind: 'domain', name })?.eventId;
    assert.equal(newest('', 'a.example'), 'id-00003');
    assert.isUndefined(newest('id-00003', 'a.example'));
    assert.isUndefined(newest('', 'c.example'));
  });

  it('make room by number and by size, and say how far they reach', () => {
    const recent = createRecent('', BOUNDS);
    recent.push([1, 2, 3, 4, 5, 6, 7].map((n) => event(n)));
    assert.isFalse(recent.covers('id-00001'));
    assert.isTrue(recent.covers('id-00002'));
    assert.lengthOf(recent.after('id-00002', undefined, 99), 5);
    recent.push([event(8, 'agent.removed', 960)]);
    assert.isTrue(recent.covers('id-00003'));
    assert.isFalse(recent.covers('id-00002'));
    recent.push([event(9, 'agent.removed', 25)]);
    assert.isTrue(recent.covers('id-00006'), 'three small ones leave for its bytes');
    assert.isFalse(recent.covers('id-00005'));
    recent.push([event(10, 'agent.removed', 5_000)]);
    assert.isTrue(recent.covers('id-00010'));
    assert.isFalse(recent.covers('id-00009'), 'an event larger than all room is not kept');
  });

  it('never leave a gap behind a place that they cover', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 60 }), (list, place) => {
        const recent = createRecent('id-00000', BOUNDS);
        const all = list.map((size, index) => event(index + 1, 'agent.removed', size));
        for (let index = 0; index < all.length; index += 3) recent.push(all.slice(index, index + 3));
        const from = event(place).eventId;
        if (!recent.covers(from)) return;
        assert.deepEqual(
          idsOf(recent.after(from, undefined, 99)),
          idsOf(all.filter(({ eventId }) => eventId > from)),
        );
      }),
    );
  });
});
