import { pausesAfter, type Steps } from '../../domain/steps.ts';
import type { AttributeAsk, AttributeGroup, Credit, Credits } from '../attribution.ts';
import type { ByCreative } from '../figures.ts';
import type { PackageOrder } from '../port.ts';
import { type Added, addedTo } from './additions.ts';
import { type Goods, type Ledger, openLedger } from './ledger.ts';
import { firstWhere, hash, scaled, toSeconds } from './reckoning.ts';

const HASHES = 2 ** 32;

/** Figures of creatives that are read between two pauses: a few milliseconds. */
const FIGURES_AT_ONCE = 1_000;

/**
 * Attributes each event to at most one package and creative. A click inside the click window comes first: the
 * chance of a creative is proportional to its number of clicks. Only without any click, an impression inside the
 * view window counts in the same way. The choice depends on the event key, so a repeated call for the same event
 * gives the same result.
 *
 * What an event costs does not depend on how much a package delivered, and in how many pieces: sums of everything before an
 * instant are computed once, and an event needs the difference of two of them.
 */
export function* attribute(ask: AttributeAsk, goodsOf: (order: PackageOrder) => Goods): Steps<Credits> {
  const added = yield* addedTo(ask.orders, ask.additions ?? []);
  const opened = new Map<PackageOrder, Delivered>();
  const isDue = pausesAfter(FIGURES_AT_ONCE);
  const credits = new Map<string, Credit>();
  for (const { events, candidates } of ask.groups) {
    for (const { order } of candidates) {
      if (opened.has(order)) continue;
      opened.set(order, deliveredBy(openLedger(order, goodsOf(order)), added.get(order) ?? []));
      if (isDue(1 + order.terms.length)) yield;
    }
    for (const event of events) {
      const credit = yield* creditOf(event, candidates, { opened, isDue });
      if (credit !== null) credits.set(event.event_key, credit);
    }
  }
  return credits;
}

/** What one event is attributed to. */
function* creditOf(
  { event_key: key, at }: AttributeGroup['events'][number],
  candidates: AttributeGroup['candidates'],
  { opened, isDue }: { opened: ReadonlyMap<PackageOrder, Delivered>; isDue: (more: number) => boolean },
): Steps<Credit | null> {
  const to = toSeconds(at);
  for (const touch of ['click', 'view'] as const) {
    const found: (Slice & { readonly order: PackageOrder })[] = [];
    for (const { order, post_click_seconds, post_view_seconds } of candidates) {
      const seconds = touch === 'click' ? post_click_seconds : post_view_seconds;
      const slices = seconds <= 0 ? [] : (opened.get(order)?.(touch, to - seconds, to) ?? []);
      for (const slice of slices) found.push({ ...slice, order });
      if (isDue(slices.reduce((sum, { cost }) => sum + cost, 1))) yield;
    }
    const credit = pick(key, found, touch);
    if (credit !== null) return credit;
  }
  return null;
}

type Touch = Credit['touch'];
const FIGURES = { click: 'clicks', view: 'impressions' } as const;

/** Some of what a package delivered. `cost` is the number of figures that were read for it. */
type Slice = { readonly weight: number; readonly cost: number; creativeAt(place: number): string };
/** What a package delivered in the seconds after `from`, up to and including `to`, in a few slices. */
type Delivered = (touch: Touch, from: number, to: number) => readonly Slice[];

function pick(
  key: string,
  slices: readonly (Slice & { readonly order: PackageOrder })[],
  touch: Touch,
): Credit | null {
  const total = slices.reduce((sum, { weight }) => sum + weight, 0);
  let place = scaled(hash('credit', key), total, HASHES);
  for (const { order, weight, creativeAt } of slices) {
    if (place < weight) {
      const creative = creativeAt(place);
      return {
        buy_id: order.buy_id,
        package_id: order.package_id,
        creative_id: creative === '' ? null : creative,
        touch,
      };
    }
    place -= weight;
  }
  return null;
}

/** What a package delivered by itself, and its share in what was added, which counts from the first second of a window on. */
function deliveredBy(ledger: Ledger, added: readonly Added[]): Delivered {
  const { spans } = ledger;
  const own = runningSums(spans, ({ total }, name) => total[name]);
  const others = runningSums(added, ({ parts }, name) =>
    [...parts.values()].reduce((sum, one) => sum + one[name], 0),
  );
  return (touch, from, to) => {
    const name = FIGURES[touch];
    const partOf = (at: number) =>
      ledger.between(Math.max(from, spans[at]?.from ?? 0), Math.min(to, spans[at]?.to ?? 0));
    const first = firstWhere(spans, (span) => span.to > from);
    const end = firstWhere(spans, (span) => span.from >= to);
    // Only the first and the last period can lie in the window in part.
    const whole = { first: first + 1, end: end - 1 };
    const parts = [...new Set([first, end - 1])].filter((at) => first <= at && at < end);
    const seen = {
      first: firstWhere(added, (one) => one.at >= from),
      end: firstWhere(added, (one) => one.at > to),
    };
    return [
      ...parts.map((at) => sliceOf(partOf(at), name)),
      sumOfRange(own[name], whole, (at) => sliceOf(partOf(at), name)),
      sumOfRange(others[name], seen, (at) => sliceOf(added[at]?.parts ?? new Map(), name)),
    ].filter(({ weight }) => weight > 0);
  };
}

type Name = (typeof FIGURES)[Touch];

function sliceOf(parts: ByCreative, name: Name): Slice {
  const weights = [...parts].map(([id, figures]): [string, number] => [id, figures[name]]);
  return {
    weight: weights.reduce((sum, [, weight]) => sum + weight, 0),
    cost: weights.length,
    creativeAt(place) {
      let left = place;
      for (const [id, weight] of weights) {
        if (left < weight) return id;
        left -= weight;
      }
      return '';
    },
  };
}

/** Sums of all rows before each row, and of all rows. */
function runningSums<Row>(
  rows: readonly Row[],
  figureOf: (row: Row, name: Name) => number,
): Record<Name, readonly number[]> {
  const of = (name: Name): number[] => {
    const sums = [0];
    for (const row of rows) sums.push((sums.at(-1) ?? 0) + figureOf(row, name));
    return sums;
  };
  return { clicks: of('clicks'), impressions: of('impressions') };
}

/** The rows from the first to the last, without reading those between. */
function sumOfRange(
  sums: readonly number[],
  { first, end }: { readonly first: number; readonly end: number },
  rowAt: (at: number) => Slice,
): Slice {
  const start = sums[first] ?? 0;
  return {
    weight: first < end ? (sums[end] ?? 0) - start : 0,
    cost: 1,
    creativeAt(place) {
      const after = firstWhere(sums, (sum) => sum > start + place);
      return rowAt(after - 1).creativeAt(start + place - (sums[after - 1] ?? 0));
    },
  };
}
