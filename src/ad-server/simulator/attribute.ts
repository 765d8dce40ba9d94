import { finish } from '../../domain/steps.ts';
import type { AttributeAsk, Credit } from '../attribution.ts';
import { type ByCreative, merged } from '../figures.ts';
import type { PackageOrder } from '../port.ts';
import { type Added, addedTo } from './additions.ts';
import { type Goods, type Ledger, openLedger } from './ledger.ts';
import { hash, scaled, toSeconds } from './reckoning.ts';

const HASHES = 2 ** 32;

type Candidate = {
  readonly order: PackageOrder;
  readonly ledger: Ledger;
  readonly added: readonly Added[];
  readonly clickSeconds: number;
  readonly viewSeconds: number;
};

/**
 * Attributes each event to at most one package and creative. A click inside the click window comes first: the
 * chance of a creative is proportional to its number of clicks. Only without any click, an impression inside the
 * view window counts in the same way. The choice depends on the event key, so a repeated call for the same event
 * gives the same result.
 */
export function attribute(
  ask: AttributeAsk,
  goodsOf: (order: PackageOrder) => Goods,
): readonly (Credit | null)[] {
  const orders = ask.candidates.map(({ order }) => order);
  const added = finish(addedTo(orders, ask.additions ?? []));
  const candidates = ask.candidates.map(({ order, post_click_seconds, post_view_seconds }) => ({
    order,
    ledger: openLedger(order, goodsOf(order)),
    added: added.get(order) ?? [],
    clickSeconds: post_click_seconds,
    viewSeconds: post_view_seconds,
  }));
  return ask.events.map(({ event_key: key, at }) => {
    const seconds = toSeconds(at);
    return (
      pick(key, candidates, 'click', (each) => clicksOf(touches(each, seconds, each.clickSeconds))) ??
      pick(key, candidates, 'view', (each) => viewsOf(touches(each, seconds, each.viewSeconds)))
    );
  });
}

/** Delivery of a package in the seconds before an instant, and the additions up to and including that instant. */
function touches({ ledger, added }: Candidate, at: number, windowSeconds: number): ByCreative {
  if (windowSeconds <= 0) return new Map();
  const from = at - windowSeconds;
  return added
    .filter((each) => from <= each.at && each.at <= at)
    .reduce((all, each) => merged(all, each.parts), ledger.between(from, at));
}

type Weights = ReadonlyMap<string, number>;
const clicksOf = (parts: ByCreative): Weights => new Map([...parts].map(([id, { clicks }]) => [id, clicks]));
const viewsOf = (parts: ByCreative): Weights =>
  new Map([...parts].map(([id, { impressions }]) => [id, impressions]));

function pick(
  key: string,
  candidates: readonly Candidate[],
  touch: Credit['touch'],
  weightsOf: (candidate: Candidate) => Weights,
): Credit | null {
  const touched = candidates.flatMap((candidate) =>
    [...weightsOf(candidate)].map(([creative, weight]) => ({ order: candidate.order, creative, weight })),
  );
  const total = touched.reduce((sum, { weight }) => sum + weight, 0);
  let place = scaled(hash('credit', key), total, HASHES);
  for (const { order, creative, weight } of touched) {
    if (place < weight) {
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
