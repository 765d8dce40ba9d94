import { assert } from 'chai';
import fc from 'fast-check';
import type { AttributeGroup, Credit } from '../../../src/ad-server/attribution.ts';
import type { DeliveryAddition, PackageOrder } from '../../../src/ad-server/port.ts';
import { openSimulator } from '../../../src/ad-server/simulator/simulator.ts';
import { assertWithin, stopwatch } from '../../support/cpu-cost.ts';
import { granted, inventory, later, order, START, terms } from '../orders.ts';

const platform = openSimulator(() => inventory);
const DAY = 86_400;
const silent = (package_id: string) => order({ package_id, silent: true });

async function credits(
  at: Date,
  additions: DeliveryAddition[],
  over: Partial<AttributeGroup['candidates'][number]> = {},
  keys = ['ev_1'],
): Promise<readonly (Credit | null)[]> {
  const candidates = ['a', 'b'].map((id) => ({
    order: silent(id),
    post_click_seconds: 7 * DAY,
    post_view_seconds: DAY,
    ...over,
  }));
  const events = keys.map((event_key) => ({ event_key, at }));
  return creditsOf({ events, candidates }, additions);
}

async function creditsOf(
  group: AttributeGroup,
  additions: DeliveryAddition[] = [],
): Promise<readonly (Credit | null)[]> {
  const orders = group.candidates.map((candidate) => candidate.order);
  const { credits: found } = granted(await platform.attribute({ groups: [group], orders, additions }));
  return group.events.map(({ event_key: key }) => found.get(key) ?? null);
}
const touch = (package_id: string, counts: DeliveryAddition['counts'], days = 0): DeliveryAddition => ({
  at: later(days),
  buy_id: 'buy_1',
  package_id,
  counts,
});

describe('attribute', () => {
  it('owes an event to the click before it', async () => {
    assert.deepEqual(await credits(later(6), [touch('a', { clicks: 1 })]), [
      { buy_id: 'buy_1', package_id: 'a', creative_id: 'cr_1', touch: 'click' },
    ]);
  });
  it('counts a click of the same second', async () =>
    assert.equal((await credits(later(0), [touch('a', { clicks: 1 })]))[0]?.package_id, 'a'));
  it('counts a click at the very end of the window, and none beyond', async () => {
    assert.isNotNull((await credits(later(7), [touch('a', { clicks: 1 })]))[0]);
    const beyond = new Date(later(7).getTime() + 1000);
    assert.deepEqual(await credits(beyond, [touch('a', { clicks: 1 })]), [null]);
  });
  it('counts nothing that came after the event', async () =>
    assert.deepEqual(await credits(later(-1), [touch('a', { clicks: 1 })]), [null]));
  it('prefers a click to any number of impressions', async () => {
    const additions = [touch('b', { impressions: 1_000_000 }, 5), touch('a', { clicks: 1 })];
    assert.deepInclude((await credits(later(5), additions))[0], { package_id: 'a', touch: 'click' });
  });
  it('owes it to an impression where there was no click', async () =>
    assert.deepInclude((await credits(later(1), [touch('b', { impressions: 5 })]))[0], {
      package_id: 'b',
      touch: 'view',
    }));
  it('owes nothing to impressions where no window for them is declared', async () =>
    assert.deepEqual(await credits(later(1), [touch('b', { impressions: 5 })], { post_view_seconds: 0 }), [
      null,
    ]));
  it('owes nothing where there was nothing, or nobody to owe it to', async () => {
    assert.deepEqual(await credits(later(1), []), [null]);
    assert.deepEqual(await creditsOf({ events: [{ event_key: 'x', at: START }], candidates: [] }), [null]);
  });
  it('shares many events by clicks, and each event always the same way', async () => {
    const keys = Array.from({ length: 2000 }, (_, i) => `ev_${i}`);
    const additions = [touch('a', { clicks: 75 }), touch('b', { clicks: 25 })];
    const first = await credits(later(1), additions, {}, keys);
    const toA = first.filter((credit) => credit?.package_id === 'a').length;
    assert.isTrue(toA > 1400 && toA < 1600, `${toA} of 2000`);
    assert.deepEqual(await credits(later(1), additions, {}, keys.toReversed()), first.toReversed());
  });
  it('finds the touches of what a package delivered by itself', async () => {
    const candidates = [{ order: order(), post_click_seconds: DAY, post_view_seconds: DAY }];
    const events = [later(3), later(30), later(-1)].map((at, i) => ({ event_key: `ev_${i}`, at }));
    assert.deepEqual(await creditsOf({ events, candidates }), [
      { buy_id: 'buy_1', package_id: 'pkg_1', creative_id: 'cr_1', touch: 'click' },
      null,
      null,
    ]);
  });
  it('never owes an event to a package or creative that has no touch in its windows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -2, max: 25 }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 9 }),
        fc.string(),
        async (day, clickDays, viewDays, event_key) => {
          const at = later(day + 0.4);
          const its = order({ terms: [terms(), terms({ from: later(4), running: false })] });
          const found = await creditsOf({
            events: [{ event_key, at }],
            candidates: [
              { order: its, post_click_seconds: clickDays * DAY, post_view_seconds: viewDays * DAY },
            ],
          });
          const days = Math.max(clickDays, viewDays);
          const isWithin = day + 0.4 > 0 && day + 0.4 - days < 4 && days > 0;
          assert.equal(found[0] !== null, isWithin);
        },
      ),
    );
  });

  it('costs no more for an event when a package delivered in many pieces', async () => {
    const piecesOf = (count: number): { its: PackageOrder; additions: DeliveryAddition[] } => {
      const starts = Array.from({ length: count }, (_, at) => later((at * 10) / count));
      return {
        its: order({ terms: starts.map((from, at) => terms({ from, budget_minor: 400_000 + at })) }),
        additions: starts.map((at) => ({ at, buy_id: 'buy_1', counts: { clicks: 1 } })),
      };
    };
    const few = piecesOf(4);
    const many = piecesOf(1_000);
    const costOf = async ({ its, additions }: typeof few, most: number): Promise<number> => {
      const events = Array.from({ length: most }, (_, at) => ({ event_key: `ev_${at}`, at: later(9.5) }));
      const candidates = [{ order: its, post_click_seconds: 8 * DAY, post_view_seconds: 8 * DAY }];
      const spent = stopwatch();
      const found = await creditsOf({ events, candidates }, additions);
      assert.isTrue(found.every((credit) => credit?.touch === 'click'));
      return spent();
    };
    const eventsAlone = async (pieces: typeof few): Promise<number> => {
      const costs: number[] = [];
      for (let at = 0; at < 3; at += 1) costs.push((await costOf(pieces, 8_000)) - (await costOf(pieces, 1)));
      return Math.max(1, Math.min(...costs));
    };
    await costOf(many, 2_000);
    await assertWithin(
      () => ({ growth: 10 }),
      async () => ({ growth: (await eventsAlone(many)) / (await eventsAlone(few)) }),
    );
  });
  it('gives every piece of what was delivered the part of the events that it earned', async () => {
    const creatives = ['a', 'b', 'c', 'd', 'e'];
    const its = order({
      terms: creatives.map((creative_id, at) => terms({ from: later(at * 2), creatives: [{ creative_id }] })),
    });
    const additions = [0, 3, 6, 9].map((day) => ({
      at: later(day),
      buy_id: 'buy_1',
      creative_id: `added_${day}`,
      counts: { clicks: 1_000_000 },
    }));
    const keys = Array.from({ length: 4_000 }, (_, at) => ({ event_key: `ev_${at}`, at: later(9) }));
    const candidates = [{ order: its, post_click_seconds: 6 * DAY, post_view_seconds: 0 }];
    const shares = async (given: typeof additions) => {
      const counts = new Map<string, number>();
      for (const credit of await creditsOf({ events: keys, candidates }, given)) {
        const id = credit?.creative_id ?? '';
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      return counts;
    };
    // The first creative ran before the window, and only half of the time of the second and of the last lies in it.
    const own = await shares([]);
    assert.sameMembers([...own.keys()], ['b', 'c', 'd', 'e']);
    assert.isBelow((own.get('b') ?? 0) * 1.5, own.get('c') ?? 0);
    const others = await shares(additions);
    for (const id of ['added_3', 'added_6', 'added_9']) {
      const count = others.get(id) ?? 0;
      assert.isTrue(count > 1_000 && count < 1_500, `${id}: ${count}`);
    }
    assert.isFalse(others.has('added_0'));
  });
});
