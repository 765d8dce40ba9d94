import type { CoreFormat } from '../../../../generated/types/schemas.ts';
import type { MediaCatalog } from '../../../domain/catalog/media-catalog.ts';
import type { FormatFixture } from '../../../domain/media/fixtures/format-fixture.ts';
import { isHidden, type ProductFixture } from '../../../domain/media/fixtures/product-fixture.ts';
import { offerOf } from '../../../domain/media/offer.ts';
import type { Offer, Product } from '../../../domain/media/product.ts';
import type { AgentPrincipal } from '../../../domain/tasks/agent-principal.ts';
import type { Fixture, FixtureKind } from '../../../store/fixtures.ts';
import type { Tables } from '../../../store/index.ts';

/** What finding offers needs of a call. */
export type OffersCall = {
  readonly store: Tables;
  readonly catalog: MediaCatalog;
  readonly principal: AgentPrincipal | null;
  readonly mode: 'sandbox' | 'production';
};

const known = new WeakMap<MediaCatalog, readonly Offer[]>();

/** The offers of the catalog, in its order. */
export function catalogOffers(catalog: MediaCatalog): readonly Offer[] {
  const offers =
    known.get(catalog) ?? catalog.products.map((one) => offerOf(one.product as Product, one.inventory));
  known.set(catalog, offers);
  return offers;
}

/** What an account can buy: its offers, and in a sandbox account the stand-ins that nothing lists. */
export async function buyableOffers(
  call: OffersCall,
  account: { readonly id: string; readonly sandbox: boolean },
): Promise<Offer[]> {
  const offers = await offersFor(call, account.id);
  if (!account.sandbox) return offers;
  const known = new Set(offers.map(({ product }) => product.product_id));
  const standIns = (call.catalog.standIns?.products ?? []).filter(
    ({ product }) => !known.has(product.product_id),
  );
  return [...offers, ...standIns.map((one) => offerOf(one.product as Product, one.inventory))];
}

/**
 * What an account is offered: products of its tests first, the newest first of all, then the catalog. A fixture takes
 * the place of the product of the catalog with its id. Live accounts have no fixtures.
 *
 * @param accountId null for a caller that names no account: all that it has made for tests
 */
export async function offersFor(call: OffersCall, accountId: string | null): Promise<Offer[]> {
  const seeded = await fixturesOf(call, 'product', accountId);
  const offers = seeded.flatMap((fixture) => {
    const document = fixture.document as ProductFixture;
    if (isHidden(document)) return [];
    const stock = call.catalog.products.find(({ product }) => product.product_id === fixture.id);
    const accounts = fixture.accountId === null ? null : [fixture.accountId];
    return [offerOf(document.product as Product, stock?.inventory ?? null, { accounts })];
  });
  const replaced = new Set(seeded.map(({ id }) => id));
  return [
    ...offers,
    ...catalogOffers(call.catalog).filter(({ product }) => !replaced.has(product.product_id)),
  ];
}

/**
 * The formats that creatives of an account can have, those of tests first. Every format of its offers is there, and in
 * a sandbox those of the stand-ins.
 */
export async function formatsFor(call: OffersCall, accountId: string | null): Promise<CoreFormat[]> {
  const { seeded, ofProducts } = await testFormats(call, accountId);
  const standIns = call.mode === 'sandbox' ? (call.catalog.standIns?.formats ?? []) : [];
  return distinct([...seeded, ...call.catalog.formats, ...ofProducts, ...standIns], seeded);
}

/** What a caller sees who made formats for a test: these, and those of the products of its tests; null for others. */
export async function ownFormats(call: OffersCall): Promise<CoreFormat[] | null> {
  const { seeded, ofProducts } = await testFormats(call, null);
  return seeded.length === 0 ? null : distinct([...seeded, ...ofProducts], seeded);
}

async function testFormats(call: OffersCall, accountId: string | null) {
  const seeded = await fixturesOf(call, 'creative_format', accountId);
  const products = await fixturesOf(call, 'product', accountId);
  return {
    seeded: seeded.map(({ document }) => (document as FormatFixture).format),
    ofProducts: products.flatMap(({ document }) => (document as ProductFixture).formats),
  };
}

/** Each format once, the first that comes. */
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

async function fixturesOf(
  { store, principal }: OffersCall,
  kind: FixtureKind,
  accountId: string | null,
): Promise<Fixture[]> {
  if (principal === null) return [];
  const found = await store.fixtures.list(principal.id, kind, accountId);
  if (found.length === 0 || accountId === null) return found;
  // One that nobody declared is an account of the sandbox, and not stored before its first write.
  const account = await store.accounts.find(accountId, principal.id);
  return account === undefined || account.sandbox ? found : [];
}
