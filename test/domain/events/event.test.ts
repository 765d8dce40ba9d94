import { assert } from 'chai';
import {
  dedupeKey,
  type EventRules,
  eventIdentifiers,
  judgeEvent,
  type LoggedEvent,
  matchQuality,
  sortBatch,
} from '../../../src/domain/events/event.ts';
import { healthOf } from '../../../src/domain/events/source.ts';
import { finish } from '../../../src/domain/steps.ts';
import { NOW } from '../../support/media.ts';

const HASH = 'c3'.repeat(32);
const rules = (more: Partial<EventRules> = {}): EventRules => ({
  now: NOW,
  sourceTypes: null,
  declaredTypes: null,
  actionSources: null,
  ...more,
});
const event = (more: Partial<LoggedEvent> = {}): LoggedEvent => ({
  event_id: 'e1',
  event_type: 'purchase',
  event_time: '2026-03-15T09:00:00Z',
  ...more,
});

describe('judgeEvent', () => {
  for (const [what, one, by] of [
    ['a plain one', event(), rules()],
    ['one of this moment', event({ event_time: '2026-03-15T10:01:00Z' }), rules()],
    ['one of ninety days ago', event({ event_time: '2025-12-15T10:00:00Z' }), rules()],
    ['one with a value', event({ custom_data: { value: 10, currency: 'USD' } }), rules()],
    ['one with a hash', event({ user_match: { hashed_email: HASH } }), rules()],
    ['one with a click', event({ user_match: { click_id: 'x' } }), rules()],
    ['one with a device', event({ user_match: { client_ip: '192.0.2.1', client_user_agent: 'b' } }), rules()],
    ['a custom one', event({ event_type: 'custom', custom_event_name: 'spin' }), rules()],
    ['a milestone', event({ event_type: 'watch_milestone', custom_data: { progress_percent: 50 } }), rules()],
    ['a type of its source', event(), rules({ sourceTypes: ['purchase'], declaredTypes: ['purchase'] })],
    ['a known kind of place', event({ action_source: 'website' }), rules({ actionSources: ['website'] })],
  ] as const)
    it(`takes ${what}`, () => assert.isNull(judgeEvent(one, by)));

  for (const [what, one, by, code] of [
    ['a type that is not declared', event(), rules({ declaredTypes: ['lead'] }), 'INVALID_EVENT_TYPE'],
    ['a type of another source', event(), rules({ sourceTypes: ['lead'] }), 'INVALID_EVENT_TYPE'],
    ['a custom one without a name', event({ event_type: 'custom' }), rules(), 'INVALID_EVENT_TYPE'],
    ['the future', event({ event_time: '2026-03-15T10:01:01Z' }), rules(), 'INVALID_EVENT_TIME'],
    ['the distant past', event({ event_time: '2025-12-15T09:59:59Z' }), rules(), 'INVALID_EVENT_TIME'],
    ['a time without offset', event({ event_time: '2026-03-15T09:00:00' }), rules(), 'INVALID_EVENT_TIME'],
    ['no time', event({ event_time: '' }), rules(), 'INVALID_EVENT_TIME'],
    ['a milestone of nothing', event({ event_type: 'watch_milestone' }), rules(), 'VALIDATION_ERROR'],
    ['a value without currency', event({ custom_data: { value: 1 } }), rules(), 'VALIDATION_ERROR'],
    [
      'another kind of place',
      event({ action_source: 'app' }),
      rules({ actionSources: ['website'] }),
      'VALIDATION_ERROR',
    ],
    [
      'an address',
      event({ user_match: { hashed_email: 'ann@example.com' } }),
      rules(),
      'INVALID_HASH_FORMAT',
    ],
    [
      'a number',
      event({ user_match: { hashed_phone: '030', click_id: 'x' } }),
      rules(),
      'INVALID_HASH_FORMAT',
    ],
    ['nobody', event({ user_match: {} }), rules(), 'MISSING_USER_MATCH'],
    ['half a device', event({ user_match: { client_ip: '192.0.2.1' } }), rules(), 'MISSING_USER_MATCH'],
  ] as const)
    it(`refuses ${what}`, () => assert.include(judgeEvent(one, by), { event_id: 'e1', code }));
});

describe('the page of an event', () => {
  const judge = (event_source_url: string | undefined, domains: readonly string[] | null) =>
    judgeEvent(event(event_source_url === undefined ? {} : { event_source_url }), { ...rules(), domains });
  for (const [url, domains] of [
    [undefined, ['shop.example']],
    ['https://any.example/', null],
    ['https://shop.example/cart', ['shop.example']],
    ['https://www.Shop.example/', ['SHOP.example']],
  ] as const)
    it(`can be ${url} of ${domains}`, () => assert.isNull(judge(url, domains)));
  for (const url of ['https://notshop.example/', 'https://shop.example.evil.example/', 'urn:shop.example'])
    it(`cannot be ${url}`, () => assert.equal(judge(url, ['shop.example'])?.code, 'VALIDATION_ERROR'));
});

describe('identifiersOf', () => {
  it('writes each as one text', () =>
    assert.deepEqual(
      eventIdentifiers({
        click_id: 'k',
        hashed_email: HASH,
        uids: [{ type: 'uid2', value: 'u' }],
        client_ip: '192.0.2.1',
        client_user_agent: 'browser',
      }),
      ['click k', `hashed_email ${HASH}`, 'uid2 u', 'device 192.0.2.1 browser'],
    ));
  it('finds none in nothing', () => {
    assert.deepEqual(eventIdentifiers(undefined), []);
    assert.deepEqual(eventIdentifiers({ client_user_agent: 'browser' }), []);
  });
});

describe('dedupeKey', () => {
  it('tells ids, types and sources apart', () => {
    const keys = [
      dedupeKey(event(), 's1', false),
      dedupeKey(event({ event_id: 'e2' }), 's1', false),
      dedupeKey(event({ event_type: 'lead' }), 's1', false),
      dedupeKey(event(), 's2', false),
      dedupeKey(event({ event_id: 'a","lead', event_type: 'lead' }), 's', false),
      dedupeKey(event({ event_id: 'a', event_type: 'lead' }), 's', false),
    ];
    assert.lengthOf(new Set(keys), keys.length);
  });
  it('counts an event once over all sources where the seller does', () =>
    assert.equal(dedupeKey(event(), 's1', true), dedupeKey(event(), 's2', true)));
});

describe('sortBatch', () => {
  const sort = (events: LoggedEvent[], known: string[] = [], acrossSources = false) =>
    finish(sortBatch(events, { id: 's1', acrossSources }, rules(), (key) => known.includes(key)));

  it('passes over repeats in silence and lets the faulty fail by themselves', () => {
    const batch = sort([
      event(),
      event(),
      event({ event_id: 'e2', event_time: 'soon' }),
      event({ event_id: 'e3' }),
    ]);
    assert.deepInclude(batch, { received: 4, processed: 3 });
    assert.deepEqual(
      batch.fresh.map(({ event }) => event.event_id),
      ['e1', 'e3'],
    );
    assert.deepEqual(
      batch.failures.map(({ event_id, code }) => `${event_id} ${code}`),
      ['e2 INVALID_EVENT_TIME'],
    );
  });
  it('keeps the first of several with one id', () => {
    const batch = sort([event({ action_source: 'app' }), event({ action_source: 'website' })]);
    assert.deepEqual(
      batch.fresh.map(({ event }) => event.action_source),
      ['app'],
    );
  });
  it('passes over what was taken before, also from another source', () => {
    assert.deepEqual(sort([event()], [dedupeKey(event(), 's1', false)]).fresh, []);
    assert.lengthOf(sort([event()], [dedupeKey(event(), 's2', false)]).fresh, 1);
    assert.deepEqual(sort([event()], [dedupeKey(event(), 's2', true)], true).fresh, []);
  });
  it('lets a good event follow a faulty one with its id', () => {
    const batch = sort([event({ event_time: 'x' }), event()]);
    assert.lengthOf(batch.fresh, 1);
    assert.lengthOf(batch.failures, 1);
  });
  it('does nothing with nothing', () =>
    assert.deepEqual(sort([]), { received: 0, processed: 0, matchable: 0, fresh: [], failures: [] }));
});

describe('matchQuality', () => {
  it('is one of three as 0.3333, and none of none as 0', () => {
    assert.equal(matchQuality(1, 3), 0.3333);
    assert.equal(matchQuality(0, 0), 0);
  });
});

describe('the health of a source', () => {
  for (const [lastDay, matchRate, hasEvents, tier] of [
    [0, 0, false, 'insufficient'],
    [0, 1, true, 'insufficient'],
    [1, 0, true, 'minimum'],
    [99, 1, true, 'minimum'],
    [100, 0.39, true, 'minimum'],
    [100, 0.4, true, 'good'],
    [1000, 0.69, true, 'good'],
    [1000, 0.7, true, 'excellent'],
  ] as const)
    it(`is ${tier} with ${lastDay} events a day, ${matchRate} of them matched`, () =>
      assert.equal(healthOf({ lastDay, matchRate, hasEvents }), tier));
});
