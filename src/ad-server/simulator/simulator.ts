import { createHash } from 'node:crypto';
import type { CoreTargeting } from '../../../generated/types/core.ts';
import { finish, inTurns, pausesAfter, type Steps } from '../../domain/steps.ts';
import { MINUTE_MS } from '../../domain/text/instant.ts';
import { type Inventory, usualInventory } from '../inventory.ts';
import type {
  PackageOrder,
  PackageRef,
  Platform,
  PlatformAnswer,
  PlatformRejected,
  ProductRef,
  Terms,
  Trafficked,
} from '../port.ts';
import { builtInProducer } from '../producer.ts';
import { REPORTED_AT_ONCE, report } from '../report.ts';
import { attribute } from './attribute.ts';
import { flightRefusal, forecast, reserve } from './availability.ts';
import { type Curve, curveOf, hoursOf } from './curve.ts';
import { type BetweenOf, type Counted, type KeptFigures, keptDelivery } from './kept.ts';
import { type Goods, openLedger } from './ledger.ts';
import { between, WHOLE } from './reckoning.ts';
import { simulatedSource } from './source.ts';
import type { CoverageOf } from './targeting-share.ts';

export type SimulatorOptions = Partial<Pick<Platform, 'simulated'>> & { readonly figures?: KeptFigures };

const computed: BetweenOf = ({ ledger }) => ledger.between;

/** Maximum number of kept curves of products outside the catalog, of 6 KB each. */
const MOST_RECENT = 200;

/** Inventory of a product by its id; undefined when the product is in no catalog. */
export type InventoryOf = (productId: string) => Inventory | undefined;

/**
 * Opens a platform that computes every result from the arguments alone: ids, agreed terms and times. Every process
 * returns the same result for the same call at any time. What was delivered in past hours is stored.
 *
 * @param simulated whether answers must say that the figures are invented, because the accounts are real
 * @param figures where delivery is stored; without it, all of it is computed again for each report
 */
export function openSimulator(
  inventoryOf: InventoryOf,
  coverageOf: CoverageOf = () => undefined,
  { simulated = false, figures }: SimulatorOptions = {},
): Platform {
  /** Curves of all hours. Those of products outside the catalog, whose number has no limit, are kept for a while. */
  const standing = new Map<string, Curve>();
  const recent = new Map<string, Curve>();

  /** Goods for one call. A curve is computed once for all packages of a product. */
  const goods = () => {
    const curves = new Map<string, Curve>();
    return (product: ProductRef): Goods => {
      const channel = product.channels[0] ?? 'display';
      const own = inventoryOf(product.product_id);
      const inventory = own ?? usualInventory(channel);
      const curveFor = (targeting?: CoreTargeting) => {
        const dayparts = targeting?.daypart_targets;
        const key = JSON.stringify([product.product_id, channel, dayparts ?? null]);
        const kept = dayparts !== undefined ? curves : own === undefined ? recent : standing;
        const known = kept.get(key) ?? curveOf(product.product_id, inventory, hoursOf(dayparts));
        if (recent.size >= MOST_RECENT) recent.clear();
        kept.set(key, known);
        return known;
      };
      return { inventory, channel, coverageOf, curveOf: ({ targeting }) => curveFor(targeting) };
    };
  };

  /** Runs work in turns where it may: only the store may be awaited inside a transaction. */
  const run = async <T>(steps: Steps<T>): Promise<T> =>
    figures === undefined || figures.isInTransaction() ? finish(steps) : inTurns(steps, figures.nextTurn);

  return {
    simulated,
    forecast: async (ask) => {
      const its = goods()(ask.product);
      return forecast(ask, its, its.curveOf(ask));
    },
    reserve: async (ask) => {
      const its = goods()(ask.product);
      return reserve(ask, its, its.curveOf(ask));
    },
    traffic: async (order, at) =>
      orderRefusal(order) ?? accepted({ ...order, platform_ref: refOf(order) }, at),
    start: async (target, at) => accepted(target, at),
    pause: async (target, at) => accepted(target, at),
    stop: async (target, at) => accepted(target, at),
    attachCreatives: async (target, creatives) => ({
      ok: true,
      platform_ref: target.platform_ref,
      creatives: creatives.map(({ creative_id: id }) => ({
        creative_id: id,
        platform_creative_ref: `cr_${digest(target.platform_ref, id)}`,
      })),
    }),
    report: async (ask) => {
      const goodsOf = goods();
      const counted = await run(countedFor(ask.orders, goodsOf));
      const betweenOf =
        figures === undefined ? computed : await keptDelivery(figures, ask, [...counted.values()]);
      const made = report(ask, (order, terms) => {
        const its = counted.get(order);
        if (its === undefined) throw new Error('a package is reported that nobody asked for');
        return simulatedSource(its, terms, betweenOf(its));
      });
      return run(made);
    },
    attribute: async (ask) => {
      const goodsOf = goods();
      return { ok: true, credits: await run(attribute(ask, ({ product }) => goodsOf(product))) };
    },
    producer: builtInProducer,
    activateSegment: async ({ segment_id: segment, destination, at }) => ({
      ok: true,
      activation_key: `seg_${digest(segment, destination)}`,
      ready_at: new Date(at.getTime() + MINUTE_MS * between(5, 61, 'activation', segment, destination)),
    }),
  };
}

/** The full delivery of each package. */
function* countedFor(
  orders: readonly PackageOrder[],
  goodsOf: (product: ProductRef) => Goods,
): Steps<ReadonlyMap<PackageOrder, Counted>> {
  const counted = new Map<PackageOrder, Counted>();
  const isDue = pausesAfter(REPORTED_AT_ONCE);
  for (const order of orders) {
    const goods = goodsOf(order.product);
    counted.set(order, { order, goods, ledger: openLedger(order, goods) });
    if (isDue()) yield;
  }
  return counted;
}

const accepted = ({ platform_ref }: PackageRef, at: Date): PlatformAnswer<Trafficked> => ({
  ok: true,
  platform_ref,
  accepted_at: at,
});

const refOf = ({ buy_id: buy, package_id: id }: { buy_id: string; package_id: string }): string =>
  `ln_${digest(buy, id)}`;

const digest = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 20);

/** Why an order cannot be run; undefined when it can be. */
function orderRefusal({ currency, terms }: PackageOrder): PlatformRejected | undefined {
  for (const [i, each] of terms.entries()) {
    const refusal = flightRefusal(each.flight) ?? termsRefusal(each, currency);
    if (refusal !== undefined) return refusal;
    const before = terms[i - 1];
    if (before !== undefined && before.from > each.from)
      return invalid('terms have to come in the order of time');
  }
  return undefined;
}

function termsRefusal({ price, budget_minor, share_ppm, targeting_ppm }: Terms, currency: string) {
  if (price.currency !== currency) {
    return invalid(`a price in ${price.currency} cannot be charged to a package in ${currency}`);
  }
  if (!Number.isSafeInteger(budget_minor) || budget_minor < 0) {
    return invalid('a budget must be an integer of minor units');
  }
  if (![share_ppm, targeting_ppm].every((ppm) => Number.isInteger(ppm) && ppm >= 0 && ppm <= WHOLE)) {
    return invalid('a share must be from 0 to 1000000 millionths');
  }
  return undefined;
}

const invalid = (reason: string): PlatformRejected => ({ ok: false, code: 'invalid_terms', reason });
