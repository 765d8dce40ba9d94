import type { CoreCatalog } from '../../../generated/types/schemas.ts';

export type CatalogKey = { readonly principalId: string; readonly accountId: string; readonly id: string };

/** What the buyer tells of a catalog beside its items, in the names of the wire. */
export type CatalogSettings = Omit<CoreCatalog, 'catalog_id' | 'type' | 'items'>;

/** A catalog of a buyer's. */
export type BuyerCatalog = CatalogKey & {
  readonly type: CoreCatalog['type'];
  readonly details: CatalogSettings;
  /** When its feed is read again; null for one without a feed, or with one that is read once. */
  readonly fetchAt: Date | null;
  readonly createdAt: Date;
  /** When its items last changed. */
  readonly updatedAt: Date;
};
