import { assert } from 'chai';
import fc from 'fast-check';
import {
  type Claimant,
  type CreditedEvent,
  defaultWindows,
  type EventClaim,
  type EventWindow,
  eventClaims,
  namedWindow,
  windowsOfAll,
  worthOf,
} from '../../../src/domain/events/attribution.ts';
import type { LoggedEvent } from '../../../src/domain/events/event.ts';
import { additionsOf } from '../../../src/domain/events/hourly-sums.ts';
import {
  type DeclaredSource,
  judgeSource,
  repeatedSource,
  setupOf,
} from '../../../src/domain/events/source.ts';
import { finish } from '../../../src/domain/steps.ts';
import { assertWithin, stopwatch } from '../../support/cpu-cost.ts';
import { at, FLIGHT, NOW } from '../../support/media.ts';

const DAY = 86_400;
const days = (interval: number) => ({ interval, unit: 'days' }) as const;
const declared = [{ post_click: [days(7)], post_view: [days(1)] }];
const event = (more: Partial<LoggedEvent> = {}): LoggedEvent => ({
  event_id: 'e1',
  event_type: 'purchase',
  event_time: '2026-03-20T12:00:00Z',
  ...more,
});
const goal = (more: object = {}, window: object = {}): Claimant['goals'][number] => ({
  kind: 'event',
  event_sources: [{ event_source_id: 's1', event_type: 'lead', ...more }],
  ...window,
});
const claimant = (more: Partial<Claimant> = {}): Claimant => ({
  flight: FLIGHT,
  goals: [],
  reportsConversions: true,
  isSellerCounted: false,
  ...more,
});
const windowsOf = (claim: EventClaim | null) =>
  claim === null ? null : [claim.clickSeconds / DAY, claim.viewSeconds / DAY];
const claimed = (who: Partial<Claimant> = {}, what: Partial<LoggedEvent> = {}, source = 's1') =>
  windowsOf(eventClaims(claimant(who), source, declared)(event(what)));

describe('the windows of many packages', () => {
  const packagesWith = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      claimant({
        goals: Array.from({ length: 100 }, (__, nth) =>
          goal({}, { attribution_window: { post_click: days(at * 100 + nth + 1) } }),
        ),
      }),
    );

  it('are found in turns, each length once', () => {
    const same = [...packagesWith(3), ...packagesWith(5)];
    assert.lengthOf(finish(windowsOfAll(same, declared)), 500);
    const hours = claimant({
      goals: [goal({}, { attribution_window: { post_click: { interval: 24, unit: 'hours' } } })],
    });
    assert.lengthOf(finish(windowsOfAll([hours, ...same], declared)), 500);
    const steps = windowsOfAll(packagesWith(500), declared);
    let pauses = 0;
    while (steps.next().done !== true) pauses += 1;
    assert.isAtLeast(pauses, 2);
  });

  it('cost in proportion to their number', async () => {
    const costOf = (count: number): number => {
      const packages = packagesWith(count);
      const spent = stopwatch();
      const found = finish(windowsOfAll(packages, declared));
      assert.isNull(namedWindow([...found, ...found]));
      return spent();
    };
    costOf(20);
    await assertWithin(
      () => ({ growth: 40 }),
      async () => ({ growth: costOf(300) / Math.max(2, costOf(30)) }),
    );
  });
});

describe('what a package claims of an event', () => {
  it('is found without reading its goals for each event', () => {
    let reads = 0;
    const kinds = Array.from({ length: 100 }, (_, at) => ({
      event_source_id: 's1',
      get event_type() {
        reads += 1;
        return 'custom' as const;
      },
      custom_event_name: `kind ${at}`,
    }));
    const goals = Array.from({ length: 100 }, () => ({ kind: 'event' as const, event_sources: kinds }));
    const claimOf = eventClaims(claimant({ goals }), 's1', declared);
    for (let at = 0; at < 1_000; at += 1)
      assert.isNotNull(claimOf(event({ event_type: 'custom', custom_event_name: `kind ${at % 100}` })));
    assert.isAtMost(reads, 2 * 10_000);
  });

  it('is by the first goal, and in it by the first source, that names the event', () => {
    const kind = fc.record({
      event_source_id: fc.constantFrom('s1', 's2'),
      event_type: fc.constantFrom('lead', 'custom'),
      custom_event_name: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(kind, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('lead', 'custom'),
        fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
        (kinds, event_type, name) => {
          const goals = kinds.map((sources, at) => ({
            kind: 'event' as const,
            event_sources: sources.map(({ custom_event_name: named, ...one }, nth) => ({
              ...one,
              ...(named === undefined ? {} : { custom_event_name: named }),
              value_field: `value_${at}_${nth}`,
            })),
            attribution_window: { post_click: days(at + 1) },
          }));
          const fits = goals
            .flatMap(({ event_sources }, at) => event_sources.map((one) => ({ ...one, at })))
            .find(
              (one) =>
                one.event_source_id === 's1' &&
                one.event_type === event_type &&
                (!('custom_event_name' in one) || one.custom_event_name === name),
            );
          const found = eventClaims(
            claimant({ goals }),
            's1',
            declared,
          )(event({ event_type, ...(name === undefined ? {} : { custom_event_name: name }) }));
          assert.equal(found?.valueField, fits?.value_field);
          assert.equal(found?.clickSeconds, fits === undefined ? undefined : (fits.at + 1) * DAY);
        },
      ),
    );
  });

  const lead = { event_type: 'lead' } as const;
  for (const [name, who, what, windows] of [
    ['a purchase without any goal', {}, {}, [7, 1]],
    ['a page view without any goal', {}, { event_type: 'page_view' }, null],
    ['a refund without any goal', {}, { event_type: 'refund' }, null],
    ['a purchase of a product without conversions', { reportsConversions: false }, {}, null],
    ['a purchase that the seller counts', { isSellerCounted: true }, {}, null],
    ['a purchase beside a goal for metrics', { goals: [{ kind: 'metric', metric: 'clicks' }] }, {}, [7, 1]],
    ['an event of its goal', { goals: [goal()] }, lead, [7, 1]],
    ['an event of its goal, whoever counts', { goals: [goal()], isSellerCounted: true }, lead, [7, 1]],
    ['a purchase beside a goal for leads', { goals: [goal()] }, {}, null],
    ['an event of another source', { goals: [goal({ event_source_id: 's2' })] }, lead, null],
    [
      'a custom event of its name',
      { goals: [goal({ custom_event_name: 'quiz' })] },
      { ...lead, custom_event_name: 'quiz' },
      [7, 1],
    ],
    [
      'a custom event of another name',
      { goals: [goal({ custom_event_name: 'quiz' })] },
      { ...lead, custom_event_name: 'poll' },
      null,
    ],
    [
      'an event in a window of its own',
      { goals: [goal({}, { attribution_window: { post_click: days(28) } })] },
      lead,
      [28, 0],
    ],
    [
      'an event of a goal whose window names no length',
      { goals: [goal({}, { attribution_window: {} })] },
      lead,
      [7, 1],
    ],
    [
      'an event of a goal whose window names the model alone',
      { goals: [goal({}, { attribution_window: { model: 'last_touch' } })] },
      lead,
      [7, 1],
    ],
    ['an event before the flight', {}, { event_time: '2026-03-09T23:59:59Z' }, null],
    ['an event at the start', {}, { event_time: '2026-03-10T00:00:00Z' }, [7, 1]],
    ['an event after the flight, in the window', {}, { event_time: '2026-04-17T00:00:00Z' }, [7, 1]],
    ['an event after that', {}, { event_time: '2026-04-17T00:00:01Z' }, null],
    ['an event at no time', {}, { event_time: 'soon' }, null],
  ] as const satisfies readonly (readonly [
    string,
    Partial<Claimant>,
    Partial<LoggedEvent>,
    readonly number[] | null,
  ])[])
    it(`${windows === null ? 'is not' : 'is'} ${name}`, () =>
      assert.deepEqual(claimed(who, what), windows === null ? null : [...windows]));

  it('in a window of the campaign goes back to its start, and ends with it', () => {
    const campaign = { attribution_window: { post_click: { interval: 1, unit: 'campaign' as const } } };
    const who = { goals: [goal({}, campaign)] };
    assert.deepEqual(claimed(who, { ...lead, event_time: '2026-03-20T00:00:00Z' }), [10, 0]);
    assert.isNull(claimed(who, { ...lead, event_time: '2026-04-10T00:00:00Z' }));
  });
});

describe('the windows that hold by default', () => {
  it('are the first that are declared, those of the event before others', () => {
    const ofLeads: EventWindow = { event_type: 'lead', post_click: [days(3)] };
    assert.deepEqual(defaultWindows([...declared, ofLeads]), { post_click: days(7), post_view: days(1) });
    assert.deepEqual(defaultWindows([...declared, ofLeads], 'lead'), { post_click: days(3) });
    assert.deepEqual(defaultWindows([ofLeads], 'purchase'), { post_click: days(7) });
    assert.deepEqual(defaultWindows(undefined), { post_click: days(7) });
  });
});

describe('the value of an event', () => {
  const own = { valueField: 'value', valueFactor: 1 };
  for (const [name, data, claim, currency, value] of [
    ['in minor units', { value: 10.5, currency: 'USD' }, own, 'USD', 1050],
    ['of yen', { value: 10.5, currency: 'JPY' }, own, 'JPY', 11],
    ['nothing in another currency', { value: 10.5, currency: 'EUR' }, own, 'USD', null],
    ['nothing without a currency', { value: 10.5 }, own, 'USD', null],
    ['nothing without a value', { currency: 'USD' }, own, 'USD', null],
    [
      'of another field',
      { value: 1, margin: 4, currency: 'USD' },
      { ...own, valueField: 'margin' },
      'USD',
      400,
    ],
    ['by a factor', { value: 10, currency: 'USD' }, { ...own, valueFactor: 0.1 }, 'USD', 100],
    ['nothing below 0', { value: 10, currency: 'USD' }, { ...own, valueFactor: -1 }, 'USD', null],
    ['nothing too large', { value: 1e300, currency: 'USD' }, own, 'USD', null],
    [
      'nothing of a text',
      { order_id: '7', currency: 'USD' },
      { ...own, valueField: 'order_id' },
      'USD',
      null,
    ],
    ['nothing of an object', { currency: 'USD' }, { ...own, valueField: 'constructor' }, 'USD', null],
  ] as const)
    it(`is ${name}`, () =>
      assert.equal(worthOf(event({ custom_data: { ...(data as object) } }), claim, currency), value));
});

describe('events that were credited, as figures', () => {
  const credited = (more: Partial<CreditedEvent> = {}): CreditedEvent => ({
    at: at('2026-03-20T12:10:00Z'),
    buyId: 'b1',
    packageId: 'p1',
    creativeId: 'c1',
    value: 100,
    ...more,
  });
  it('are one entry for each hour, at the earliest of it', () =>
    assert.deepEqual(
      additionsOf([
        credited(),
        credited({ at: at('2026-03-20T12:05:00Z'), value: null }),
        credited({ at: at('2026-03-20T11:59:59Z') }),
      ]),
      [
        {
          at: '2026-03-20T11:59:59.000Z',
          buy_id: 'b1',
          package_id: 'p1',
          creative_id: 'c1',
          counts: { conversions: 1 },
          conversion_value_minor: 100,
        },
        {
          at: '2026-03-20T12:05:00.000Z',
          buy_id: 'b1',
          package_id: 'p1',
          creative_id: 'c1',
          counts: { conversions: 2 },
          conversion_value_minor: 100,
        },
      ],
    ));
  it('have no value when no event has one, and no creative when none is known', () =>
    assert.deepEqual(additionsOf([credited({ value: null, creativeId: null })]), [
      { at: '2026-03-20T12:10:00.000Z', buy_id: 'b1', package_id: 'p1', counts: { conversions: 1 } },
    ]));
  it('count each event once', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            minute: fc.nat(5000),
            packageId: fc.constantFrom('p1', 'p2'),
            creativeId: fc.constantFrom('c1', null),
            value: fc.option(fc.nat(999)),
          }),
        ),
        (given) => {
          const events = given.map(({ minute, ...rest }) =>
            credited({ ...rest, at: new Date(NOW.getTime() + minute * 60_000) }),
          );
          const all = additionsOf(events);
          const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
          assert.equal(sum(all.map(({ counts }) => counts.conversions ?? 0)), events.length);
          assert.equal(
            sum(all.map(({ conversion_value_minor: value = 0 }) => value)),
            sum(events.map(({ value }) => value ?? 0)),
          );
        },
      ),
    ));
});

describe('a declared source', () => {
  const source: DeclaredSource = {
    event_source_id: 's1',
    event_types: ['purchase', 'lead'],
    action_source: 'website',
  };
  for (const [name, taken, field] of [
    ['everything', {}, null],
    ['these types', { supported_event_types: ['lead', 'purchase'] }, null],
    ['one of the types', { supported_event_types: ['purchase'] }, 'event_sources[2].event_types[1]'],
    ['other places', { supported_action_sources: ['app'] }, 'event_sources[2].action_source'],
  ] as const)
    it(`${field === null ? 'is' : 'is not'} taken where ${name} can be`, () =>
      assert.equal(judgeSource(source, taken, 2)?.field ?? null, field));
  it('is found when a list repeats it, at its second place', () => {
    const a = { event_source_id: 'a' };
    const b = { event_source_id: 'b' };
    assert.isNull(repeatedSource([]));
    assert.isNull(repeatedSource([a, b]));
    assert.equal(repeatedSource([a, b, a]), 2);
  });
  it('is installed on a page by code that its name cannot leave', () => {
    const { snippet, snippet_type } = setupOf('</script>"\u2028', { action_source: 'website' });
    assert.equal(snippet_type, 'javascript');
    assert.notInclude(snippet, '</script>');
    assert.notInclude(snippet, '\u2028');
    assert.doesNotThrow(() => new Function(snippet));
  });
  it('is installed on a server by a sample', () => {
    const { snippet, snippet_type } = setupOf('s1', { event_types: ['lead'] });
    assert.equal(snippet_type, 'server_only');
    assert.deepInclude(JSON.parse(snippet), { event_source_id: 's1' });
    assert.equal(JSON.parse(snippet).events[0].event_type, 'lead');
  });
});
