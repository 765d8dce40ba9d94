import type { CoreFormat } from '../../../generated/types/core.ts';
import { isMadeUp, isOwnAccountId } from '../../domain/accounts/account.ts';
import { keepJson } from '../../domain/json/kept-json.ts';
import type { MediaCatalog } from '../../domain/media-catalog.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { type Offer, offerOf, type Product } from '../../domain/products/product.ts';
import { type FormatFixture, isHidden, type ProductFixture } from '../../domain/products/product-fixture.ts';
import type { Tables } from '../../store/index.ts';

/** The parts of a call that finding offers needs. */
export type OffersCall = {
  readonly store: Tables;
  readonly catalog: MediaCatalog;
  readonly principal: AgentPrincipal | null;
  readonly mode: 'sandbox' | 'production';
};

/** An object that a test put beside the catalog, or in place of one of its objects. */
type Seeded = { readonly id: string; readonly accountId: string; readonly batch: number };
type SeededProduct = Seeded & { readonly document: ProductFixture };
type SeededFormat = Seeded & { readonly document: FormatFixture };

const known = new WeakMap<MediaCatalog, readonly Offer[]>();

/** The offers of the catalog, in its order. */
export function catalogOffers(catalog: MediaCatalog): readonly Offer[] {
  const offers =
    known.get(catalog) ?? catalog.products.map((one) => offerOf(one.product as Product, one.inventory));
  known.set(catalog, offers);
  return offers;
}

/**
 * Offers that an account can buy: its offers, and for a sandbox account what no list of it has: the unlisted products,
 * and products that a test of the same caller seeded in another account. Ids that come first win.
 */
export async function buyableOffers(
  call: OffersCall,
  account: { readonly id: string; readonly sandbox: boolean },
): Promise<Offer[]> {
  const offers = await offersFor(call, account.id);
  if (!account.sandbox) return offers;
  const unlisted = (call.catalog.unlisted?.products ?? []).map((one) =>
    offerOf(one.product as Product, one.inventory, { isOfTest: true }),
  );
  const elsewhere = (await fixturesOf(call, 'product', null)).flatMap((fixture) =>
    offerOfFixture({ ...fixture, accountId: '' }, call.catalog),
  );
  const byId = new Map<string, Offer>();
  for (const offer of [...offers, ...unlisted, ...elsewhere]) {
    const { product_id: id } = offer.product;
    if (!byId.has(id)) byId.set(id, offer);
  }
  return [...byId.values()];
}

/** Offers for an account; see `offersInOrder`. */
export const offersFor = async (call: OffersCall, accountId: string | null): Promise<Offer[]> =>
  (await offersInOrder(call, accountId)).offers;

type Ordered = {
  readonly offers: Offer[];
  /** Ids of the products that tests seeded. */
  readonly seeded: ReadonlySet<string>;
  /** Channels that the newest seeded products name, by product id; empty when the seed names none. */
  readonly leading: ReadonlyMap<string, readonly string[]>;
};

/**
 * Offers for an account, in order: the newest products of its tests as they were seeded, then the catalog, then
 * products that tests seeded earlier. A fixture replaces the catalog product with its id. Production accounts have
 * no fixtures.
 *
 * @param accountId null for a caller that names no account: all fixtures of the caller count
 */
export async function offersInOrder(call: OffersCall, accountId: string | null): Promise<Ordered> {
  const fixtures = await fixturesOf(call, 'product', accountId);
  const { newest, older } = byBatch(fixtures);
  const offers = (some: readonly SeededProduct[]) =>
    some.flatMap((fixture) => offerOfFixture(fixture, call.catalog));
  const replaced = new Set(fixtures.map(({ id }) => id));
  const stock = catalogOffers(call.catalog).filter(({ product }) => !replaced.has(product.product_id));
  return {
    offers: [...offers(newest), ...stock, ...offers(older)],
    seeded: replaced,
    leading: new Map(newest.map(({ id, document }) => [id, namedChannels(document)])),
  };
}

const namedChannels = ({ fixture, product }: ProductFixture): readonly string[] =>
  fixture.channels === undefined ? [] : (product.channels ?? []);

function offerOfFixture({ id, accountId, document }: SeededProduct, catalog: MediaCatalog): Offer[] {
  if (isHidden(document)) return [];
  const stock = catalog.products.find(({ product }) => product.product_id === id);
  const accounts = accountId === '' ? null : [accountId];
  return [offerOf(document.product as Product, stock?.inventory ?? null, { accounts, isOfTest: true })];
}

/**
 * Only the newest batch comes first: products of an earlier test must not precede those that the current test
 * needs.
 */
function byBatch<F extends Seeded>(fixtures: readonly F[]) {
  const isNewest = ({ batch }: F) => batch === fixtures[0]?.batch;
  return { newest: fixtures.filter(isNewest), older: fixtures.filter((one) => !isNewest(one)) };
}

type Formats = {
  readonly all: CoreFormat[];
  /** The formats to list for a caller that names none: those of its tests while nothing newer was seeded, else all. */
  readonly listed: CoreFormat[];
};

/**
 * Formats that creatives of an account can have: the newest of its tests, then those of the catalog, then those
 * seeded earlier, and in a sandbox those of the stand-ins. Every format of the account's offers is included.
 */
export async function formatsInOrder(call: OffersCall, accountId: string | null): Promise<Formats> {
  const fixtures = await fixturesOf(call, 'creative_format', accountId);
  const products = await fixturesOf(call, 'product', accountId);
  const { newest, older } = byBatch(fixtures);
  const formats = (some: readonly SeededFormat[]) => some.map(({ document }) => document.format);
  const ofProducts = products.flatMap(({ document }) => document.formats);
  const seeded = formats(fixtures);
  const unlisted = call.mode === 'sandbox' ? (call.catalog.unlisted?.formats ?? []) : [];
  const own = [
    ...formats(newest),
    ...notIn(stockFormats(call.catalog), older),
    ...formats(older),
    ...ofProducts,
  ];
  const isNewest = newest[0] !== undefined && newest[0].batch > (products[0]?.batch ?? 0);
  return {
    all: distinct([...own, ...unlisted], seeded),
    listed: distinct(isNewest ? seeded : own, seeded),
  };
}

const marked = new WeakSet<MediaCatalog>();

/** Formats of the catalog, which many answers have. */
function stockFormats(catalog: MediaCatalog): readonly CoreFormat[] {
  if (!marked.has(catalog)) for (const format of catalog.formats) keepJson(format);
  marked.add(catalog);
  return catalog.formats;
}

/** All formats of `formatsInOrder`. */
export const formatsFor = async (call: OffersCall, accountId: string | null): Promise<CoreFormat[]> =>
  (await formatsInOrder(call, accountId)).all;

/** Formats of the catalog that no test has replaced. */
function notIn(formats: readonly CoreFormat[], seeded: readonly Seeded[]): CoreFormat[] {
  const replaced = new Set(seeded.map(({ id }) => id));
  return formats.filter(({ format_id }) => !replaced.has(format_id.id));
}

/** Each format once, at its first place. */
function distinct(formats: readonly CoreFormat[], seeded: readonly CoreFormat[]): CoreFormat[] {
  const replaced = new Set(seeded.map(({ format_id }) => format_id.id));
  const byKey = new Map<string, CoreFormat>();
  for (const format of formats) {
    const { id } = format.format_id;
    // Formats of the catalog may share an id with different parameters; those of tests have plain ids.
    const key = replaced.has(id) ? id : JSON.stringify(format.format_id);
    if (!byKey.has(key)) byKey.set(key, format);
  }
  return [...byKey.values()];
}

/**
 * Fixtures that an account sees; production accounts see none. An account of which nothing but an identifier is known,
 * which its caller made up, sees all of them: published clients seed under another account.
 */
async function fixturesOf<K extends 'product' | 'creative_format'>(
  { store, principal }: OffersCall,
  kind: K,
  accountId: string | null,
) {
  if (principal === null) return [];
  const account =
    accountId === null || isOwnAccountId(accountId)
      ? undefined
      : await store.accounts.find(accountId, principal.id);
  if (accountId !== null && isMadeUp(accountId, account)) {
    const all = await store.fixtures.list(principal.id, kind, null);
    return all.map((fixture) => ({ ...fixture, accountId: '' }));
  }
  const found = await store.fixtures.list(principal.id, kind, accountId);
  if (found.length === 0 || accountId === null) return found;
  // An undeclared account is a sandbox account, and is not stored before its first write.
  const known = account ?? (await store.accounts.find(accountId, principal.id));
  return known === undefined || known.sandbox ? found : [];
}
