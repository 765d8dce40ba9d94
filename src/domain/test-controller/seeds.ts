import type { TransformerEntry } from '../creatives/transformers.ts';
import { isObject, type Json } from '../json/values.ts';
import type { RightsFixture } from '../rights/offering.ts';
import type { SignalFixture } from '../signals/shape.ts';
import { withoutEdges } from '../text/slug.ts';
import type { FormatFixture, ProductFixture } from './product-fixture.ts';

/** What is kept of a fixture of each kind: what the test said of it, and what became of it. */
export type FixtureDocuments = {
  readonly product: ProductFixture;
  readonly signal: SignalFixture;
  readonly creative_format: FormatFixture;
  readonly transformer: { readonly fixture: Json; readonly transformer: TransformerEntry };
  readonly rights: RightsFixture;
  readonly plan: { readonly fixture: Json };
  readonly measurement_catalog: { readonly fixture: Json };
  /** What stands behind the agent, since when it has been cut off. */
  readonly upstream: { readonly name: string; readonly since: string };
};

export type FixtureKind = keyof FixtureDocuments;

/** Kinds that a test seeds; the others are forced. */
export type SeededKind = Exclude<FixtureKind, 'upstream'>;

/** Seeds of one batch follow each other within so many milliseconds. */
const GAP_MS = 5_000;

/** Where a seed stands: the batch that it belongs to, and its place there. */
export type SeedPlace = { readonly batch: number; readonly place: number };

/** The seed of an account that came last. */
export type LatestSeed = SeedPlace & {
  readonly seededAt: Date;
  /** False once another task was called. */
  readonly isOpen: boolean;
};

/** Where the next seed of an account stands. A later batch always has the higher number. */
export function nextSeedPlace(latest: LatestSeed | undefined, now: Date): SeedPlace {
  const time = now.getTime();
  if (latest === undefined) return { batch: time, place: 0 };
  const { batch, place, seededAt, isOpen } = latest;
  if (isOpen && Math.abs(time - seededAt.getTime()) <= GAP_MS) return { batch, place: place + 1 };
  return { batch: Math.max(time, batch + 1), place: 0 };
}

/** Where each model keeps its amount; seeds of release 3.0 call it `rate`. */
const amounts: Readonly<Record<string, string>> = {
  cpm: 'cpm',
  percent_of_media: 'percent',
  flat_fee: 'amount',
  per_unit: 'unit_price',
};

/**
 * The prices of a seeded creative in the form that creatives are returned with. Seeds of release 3.0 write
 * `pricing_model` and `rate`, for which no release has a place in its answers. Whatever else is wrong stays as it is,
 * for the schema to reject.
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

/** Of a label of the domain name system (RFC 1035 §2.3.4). */
const LONGEST_LABEL = 63;

/** The domain of a brand that a test made up together with an id: `Acme #1` → `acme-1.seeded.example`. */
export function seededDomain(id: string, otherwise: string): string {
  const label = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_LABEL);
  return `${withoutEdges(label, '-') || otherwise}.seeded.example`;
}
