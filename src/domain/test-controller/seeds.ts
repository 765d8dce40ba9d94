import type { TransformerEntry } from '../creatives/transformers.ts';
import { isObject, type Json } from '../json/values.ts';
import type { FormatFixture, ProductFixture } from '../products/product-fixture.ts';
import type { RightsFixture } from '../rights/offering.ts';
import type { SignalFixture } from '../signals/shape.ts';
import { withoutEdges } from '../text/slug.ts';

/** The stored document of a fixture of each kind: the fixture as it was sent, and the object made from it. */
export type FixtureDocuments = {
  readonly product: ProductFixture;
  readonly signal: SignalFixture;
  readonly creative_format: FormatFixture;
  readonly transformer: { readonly fixture: Json; readonly transformer: TransformerEntry };
  readonly rights: RightsFixture;
  readonly plan: { readonly fixture: Json };
  readonly measurement_catalog: { readonly fixture: Json };
  /** The simulated outage of a system behind the agent: the name of the system, and when the outage began. */
  readonly upstream: { readonly name: string; readonly since: string };
};

export type FixtureKind = keyof FixtureDocuments;

/** Kinds that a test seeds; the outage of an upstream is forced instead. */
export type SeededKind = Exclude<FixtureKind, 'upstream'>;

/** Maximum time between two seeds of one batch. */
const GAP_MS = 5_000;

/** Position of a seed: its batch, and its place in the batch. */
export type SeedPlace = { readonly batch: number; readonly place: number };

/** The latest seed of an account. */
export type LatestSeed = SeedPlace & {
  readonly seededAt: Date;
  /** False once another task has been called. */
  readonly isOpen: boolean;
};

/** Position of the next seed of an account. A later batch always has a higher number. */
export function nextSeedPlace(latest: LatestSeed | undefined, now: Date): SeedPlace {
  const time = now.getTime();
  if (latest === undefined) return { batch: time, place: 0 };
  const { batch, place, seededAt, isOpen } = latest;
  if (isOpen && Math.abs(time - seededAt.getTime()) <= GAP_MS) return { batch, place: place + 1 };
  return { batch: Math.max(time, batch + 1), place: 0 };
}

/** The field of each pricing model that has the amount; seeds of release 3.0 call it `rate`. */
const amounts: Readonly<Record<string, string>> = {
  cpm: 'cpm',
  percent_of_media: 'percent',
  flat_fee: 'amount',
  per_unit: 'unit_price',
};

/**
 * The prices of a seeded creative in the form in which creatives are returned. Seeds of release 3.0 write
 * `pricing_model` and `rate`, which no release has in its responses. Any other fault stays as it is, so that the
 * schema rejects it.
 */
export const pricesOfSeed = (prices: unknown): unknown =>
  Array.isArray(prices) ? prices.map(inOwnTerms) : prices;

function inOwnTerms(price: unknown): unknown {
  if (!isObject(price) || 'model' in price || typeof price.pricing_model !== 'string') return price;
  const { pricing_model: model, rate, ...rest }: Json = price;
  const amount = typeof model === 'string' && Object.hasOwn(amounts, model) ? amounts[model] : undefined;
  if (amount === undefined || rate === undefined) return price;
  return { ...rest, model, [amount]: rate };
}

/** Maximum length of a label in the domain name system (RFC 1035 §2.3.4). */
const LONGEST_LABEL = 63;

/** Domain for a brand that a test made up, derived from an id: `Acme #1` → `acme-1.seeded.example`. */
export function seededDomain(id: string, otherwise: string): string {
  const label = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_LABEL);
  return `${withoutEdges(label, '-') || otherwise}.seeded.example`;
}
