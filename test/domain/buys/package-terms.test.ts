import { readFileSync } from 'node:fs';
import { assert } from 'chai';
import type { TermsRecord, WholeBuy, WholePackage } from '../../../src/domain/buys/buy-record.ts';
import {
  countedTargeting,
  isFullOfTerms,
  judgeRoomForTerms,
  MOST_TERMS,
  withTerms,
} from '../../../src/domain/buys/package-terms.ts';
import { TaskError } from '../../../src/domain/refusals/task-error.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { assignment, wholeBuy, wholePackage } from '../../support/buys.ts';
import { NOW } from '../../support/media.ts';

const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const COUNTED = [
  'geo_countries',
  'geo_countries_exclude',
  'device_type',
  'device_type_exclude',
  'daypart_targets',
  'frequency_cap',
];
const fields: string[] = Object.keys(
  JSON.parse(readFileSync('schemas/v3/core/targeting.json', 'utf8')).properties,
);

const running = (more: Partial<WholePackage> = {}): WholeBuy =>
  wholeBuy(
    { status: 'active', packages: [wholePackage({ assignments: [assignment('c1')], ...more })] },
    { c1: 'approved' },
  );
const first = (buy: WholeBuy): WholePackage => {
  const [one] = buy.packages;
  if (one === undefined) throw new Error('there is no package');
  return one;
};
/** The package after each of the changes, an hour apart. */
function changed(buy: WholeBuy, ...changes: ((was: WholeBuy) => WholeBuy)[]): WholePackage {
  let now = withTerms(buy, first(buy), NOW);
  for (const [at, change] of changes.entries()) {
    const next = change({ ...buy, packages: [now] });
    now = withTerms(next, first(next), later((at + 1) * HOUR_MS));
    buy = { ...next, packages: [now] };
  }
  return now;
}
const change =
  (more: Partial<WholePackage>, about: Partial<WholeBuy> = {}) =>
  (was: WholeBuy): WholeBuy => ({
    ...was,
    ...about,
    packages: was.packages.map((one) => ({ ...one, ...more })),
  });
const kept = ({ terms }: WholePackage) =>
  terms.map(({ from, running, budget }) => [
    (new Date(from).getTime() - NOW.getTime()) / HOUR_MS,
    running,
    budget,
  ]);

describe('the terms that a package leaves behind', () => {
  it('have of a targeting only what delivery is counted by, whatever fields the contract gets', () => {
    for (const field of fields) {
      const targeting = { [field]: ['a value of any size'] };
      const expected = COUNTED.includes(field) ? targeting : undefined;
      assert.deepEqual(countedTargeting(targeting), expected, field);
    }
    assert.deepEqual(
      fields.filter((field) => COUNTED.includes(field)),
      fields.filter((field) => countedTargeting({ [field]: [] }) !== undefined),
    );
    assert.isUndefined(countedTargeting(undefined));
  });

  it('stay as small as they are when a targeting has as many keywords as it may', () => {
    const keyword_targets = Array.from({ length: 5_000 }, (_, n) => ({
      keyword: `${n} ${'k'.repeat(400)}`,
      match_type: 'broad' as const,
    }));
    const one = changed(
      running({ details: { targeting_overlay: { geo_countries: ['US'], keyword_targets } } }),
      change({ budget: 2 }),
    );
    assert.deepEqual(
      one.terms.map(({ targeting }) => targeting),
      [{ geo_countries: ['US'] }, { geo_countries: ['US'] }],
    );
    assert.isBelow(JSON.stringify(one.terms).length, 1_000);
  });

  it('are one record for all changes before there is anything to deliver', () => {
    const waiting = wholeBuy();
    assert.deepEqual(kept(changed(waiting, change({ budget: 2 }), change({ budget: 3 }))), [[0, false, 3]]);
    const early = { ...running(), status: 'pending_start' as const, startAt: later(DAY_MS) };
    assert.deepEqual(kept(changed(early, change({ budget: 2 }), change({ paused: true }))), [[0, false, 2]]);
    const paused = running({ paused: true });
    assert.deepEqual(kept(changed(paused, change({ budget: 2 }), change({ canceled: true }))), [
      [0, false, 2],
    ]);
  });

  it('keep each time in which something ran, from its first to its last moment', () => {
    const one = changed(
      running(),
      change({ budget: 2 }),
      change({ paused: true }),
      change({ budget: 3 }),
      change({ paused: false }),
    );
    assert.deepEqual(kept(one), [
      [0, true, 100_000],
      [1, true, 2],
      [2, false, 3],
      [4, true, 3],
    ]);
  });

  it('do not let a package begin before it began', () => {
    const early = { ...running(), status: 'pending_start' as const, startAt: later(DAY_MS) };
    const one = changed(early, change({}, { status: 'active', startAt: later(HOUR_MS / 2) }));
    assert.deepEqual(
      one.terms.map(({ from }) => from),
      [NOW.toISOString(), later(HOUR_MS).toISOString()],
    );
  });

  it('remember that a package once had a creative', () => {
    const one = changed(running({ paused: true }), change({ assignments: [] }), change({ budget: 5 }));
    assert.deepEqual(
      one.terms.map(({ creatives }) => creatives.length),
      [1, 0],
    );
  });

  it('are the same object when nothing changed', () => {
    const buy = running();
    const one = withTerms(buy, first(buy), NOW);
    assert.strictEqual(withTerms({ ...buy, packages: [one] }, one, later(DAY_MS)), one);
  });
});

describe('the number of terms of a buy', () => {
  const record = (at: number, creatives = 1): TermsRecord => ({
    from: new Date(NOW.getTime() + at).toISOString(),
    running: true,
    start: NOW.toISOString(),
    end: later(10 * DAY_MS).toISOString(),
    budget: at,
    pacing: 'even',
    creatives: Array.from({ length: creatives }, (_, n) => ({ creative_id: `c${n + 1}` })),
    share_ppm: 100_000,
    targeting_ppm: 1_000_000,
  });
  const withRecords = (count: number, creatives?: number): WholeBuy => ({
    ...running({ terms: Array.from({ length: count + 1 }, (_, at) => record(at, creatives)) }),
  });
  const judge = (seen: WholeBuy, ...changes: Parameters<typeof change>) =>
    judgeRoomForTerms(seen, change(...changes)(seen), { now: later(DAY_MS), fieldOf: (id) => `of ${id}` });
  const refused = (seen: WholeBuy, ...changes: Parameters<typeof change>): TaskError => {
    try {
      judge(seen, ...changes);
    } catch (error) {
      if (error instanceof TaskError) return error;
      throw error;
    }
    throw new Error('nothing was refused');
  };

  it('is limited for changes of what runs, with the field, the fault and the mend', () => {
    judge(withRecords(MOST_TERMS - 1), { budget: 7 });
    const { code, message, detail } = refused(withRecords(MOST_TERMS), { budget: 7 });
    assert.deepEqual([code, detail.field], ['INVALID_STATE', 'of b1-1']);
    assert.match(message, /5000 changes/);
    assert.match(detail.suggestion ?? '', /^Pause or cancel/);
  });

  it('counts ten creatives of a package as one change more', () => {
    judge(withRecords(MOST_TERMS / 5 - 1, 40), { budget: 7 });
    refused(withRecords(MOST_TERMS / 5, 40), { budget: 7 });
  });

  it('does not count what packages began with, however many creatives they show', () => {
    const one = first(withRecords(0, 500));
    const buy = running();
    judge(
      { ...buy, packages: Array.from({ length: 500 }, (_, at) => ({ ...one, id: `b1-${at}` })) },
      { budget: 7 },
    );
  });

  it('never keeps a buyer from a pause, an end or the same terms, nor lets it resume', () => {
    const full = withRecords(MOST_TERMS);
    judge(full, { paused: true });
    judge(full, { canceled: true });
    judge(full, {}, { status: 'paused' });
    judge(full, { budget: MOST_TERMS });
    const paused = changed(full, change({ paused: true }));
    refused({ ...full, packages: [paused] }, { paused: false });
  });

  it('ends even for changes that nobody may be refused: they take the place of the last', () => {
    const full = withRecords(2 * MOST_TERMS);
    assert.isTrue(isFullOfTerms(full));
    assert.isFalse(isFullOfTerms(withRecords(2 * MOST_TERMS - 1)));
    const next = change({ budget: 7 })(full);
    const one = withTerms(next, first(next), later(DAY_MS), true);
    assert.lengthOf(one.terms, 2 * MOST_TERMS + 1);
    assert.equal(one.terms.at(-1)?.budget, 7);
    assert.equal(one.terms.at(-1)?.from, first(full).terms.at(-1)?.from);
    const stopped = change({ paused: true })(full);
    assert.lengthOf(withTerms(stopped, first(stopped), later(DAY_MS), true).terms, 2 * MOST_TERMS + 2);
  });
});
