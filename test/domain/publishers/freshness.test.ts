import { assert } from 'chai';
import {
  brandFreshness,
  isWorthAsking as isBrandWorthAsking,
  isOverdue,
} from '../../../src/domain/brands/brand-standing.ts';
import type { JsonText } from '../../../src/domain/json/values.ts';
import {
  isPublisherWorthAsking,
  mayHaveFile,
  publisherFreshness,
} from '../../../src/domain/publishers/freshness.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import type { BrandRecord } from '../../../src/store/brands/brands.ts';
import type { StoredPublisherRecord } from '../../../src/store/publishers/publishers.ts';

const NOW = new Date('2026-05-01T12:00:00.000Z');
/** Text that nothing here reads. */
const SOMETHING = '{}' as JsonText<never>;
const at = (ms: number) => NOW.getTime() + ms;

describe('whether a brand is worth asking', () => {
  const brand = (record: BrandRecord['record'], liveExpiresAt: number): BrandRecord => ({
    domain: 'acme.example',
    record,
    fileStatus: 200,
    liveOutcome: 'resolved',
    liveErrors: null,
    liveValidatedAt: at(-DAY_MS),
    liveExpiresAt,
    logoFile: null,
  });

  for (const [title, stored, worth, overdue] of [
    ['nothing is stored', undefined, true, false],
    ['it was never asked', brand(null, 0), true, true],
    ['an unknown one was asked lately', brand(null, at(1)), false, false],
    ['an unknown one may be asked again', brand(null, at(0)), true, true],
    ['a known one is current', brand(SOMETHING, at(1)), false, false],
    ['a known one is due', brand(SOMETHING, at(0)), false, true],
    ['a known one is due for almost a week', brand(SOMETHING, at(1 - 7 * DAY_MS)), false, true],
    ['a known one is due for a week', brand(SOMETHING, at(-7 * DAY_MS)), true, true],
  ] as const) {
    it(`is ${worth ? 'worth waiting for' : 'not waited for'}, ${overdue ? 'due' : 'not due'}, when ${title}`, () => {
      assert.equal(isBrandWorthAsking(stored, NOW), worth);
      assert.equal(isOverdue(stored, NOW), overdue);
    });
  }

  it('calls an answer live only when it was read for it', () => {
    const stored = brand(SOMETHING, at(1));
    const validated_at = new Date(at(-DAY_MS)).toISOString();
    assert.deepEqual(brandFreshness(stored, true, NOW), { state: 'live', validated_at });
    assert.deepEqual(brandFreshness(stored, false, NOW), { state: 'fresh', validated_at });
    assert.deepEqual(brandFreshness({ ...stored, liveOutcome: 'unreachable' }, false, NOW), {
      state: 'cached',
      validated_at,
    });
    assert.deepEqual(brandFreshness({ ...stored, liveValidatedAt: null }, false, NOW), {
      state: 'absent',
      validated_at: null,
    });
  });
});

describe('whether a publisher is worth asking', () => {
  const publisher = (more: Partial<StoredPublisherRecord>): StoredPublisherRecord => ({
    domain: 'news.example',
    record: null,
    status: 'unknown',
    source: null,
    validatedAt: null,
    checkedAt: null,
    fault: null,
    failingSince: null,
    ...more,
  });
  const lately = at(1 - HOUR_MS);
  const anHourAgo = at(-HOUR_MS);

  for (const [title, stored, resolving, saving] of [
    ['nothing is stored', undefined, true, true],
    ['it was only asked for', publisher({}), true, true],
    ['an entry was never checked', publisher({ record: SOMETHING }), true, true],
    ['it was checked lately', publisher({ checkedAt: lately }), false, false],
    ['it was checked an hour ago', publisher({ checkedAt: anHourAgo }), true, true],
    ['an entry was checked lately', publisher({ record: SOMETHING, checkedAt: lately }), false, false],
    ['an entry was checked an hour ago', publisher({ record: SOMETHING, checkedAt: anHourAgo }), false, true],
    [
      'its file is known',
      publisher({ record: SOMETHING, checkedAt: anHourAgo, validatedAt: anHourAgo }),
      false,
      false,
    ],
  ] as const) {
    it(`is ${resolving ? '' : 'not '}asked by a resolution and ${saving ? '' : 'not '}by a save when ${title}`, () => {
      assert.equal(isPublisherWorthAsking(stored, NOW), resolving);
      assert.equal(mayHaveFile(stored, NOW), saving);
    });
  }

  it('is fresh, cached, stale or absent by its last validation', () => {
    for (const [validatedAt, status, reachable, state] of [
      [at(0), 'valid', undefined, 'fresh'],
      [at(0), 'valid', false, 'cached'],
      [at(0), 'unreachable', undefined, 'cached'],
      [at(-DAY_MS - 1), 'valid', undefined, 'stale'],
      [null, 'absent', undefined, 'absent'],
    ] as const) {
      const stored = publisher({ validatedAt, status });
      assert.equal(publisherFreshness(stored, NOW, reachable).state, state, `${status} ${reachable}`);
    }
  });
});
