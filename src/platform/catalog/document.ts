import type { CoreFormat, CoreFormatAsset, CoreProduct } from '../../../generated/types/schemas.ts';
import type { Inventory } from '../inventory.ts';

/**
 * What an operator writes down: products and formats as they are answered, with three differences. Formats are named by
 * their identifier alone, for all are this agent's; the slots that have to be filled are told once, in `assets`; and
 * a product has its `inventory`, which is not answered.
 */
export type CatalogDocument = {
  readonly formats: readonly FormatEntry[];
  readonly products: readonly ProductEntry[];
};

export type FormatEntry = Omit<CoreFormat, 'format_id' | 'assets' | 'assets_required'> & {
  readonly format_id: string;
  readonly assets: CoreFormatAsset[];
};

export type ProductEntry = Omit<CoreProduct, 'format_ids'> & {
  readonly format_ids: readonly string[];
  readonly inventory: Inventory;
};

export type CatalogProduct = { readonly product: CoreProduct; readonly inventory: Inventory };

/** What the agent sells, ready to be answered. */
export type Catalog = {
  readonly formats: readonly CoreFormat[];
  readonly products: readonly CatalogProduct[];
};
