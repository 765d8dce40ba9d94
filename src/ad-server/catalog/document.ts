import type {
  CoreFormat,
  CoreFormatAsset,
  CoreProduct,
  CoreProductFormatDeclaration,
} from '../../../generated/types/schemas.ts';
import type { TransformerEntry } from '../../domain/creatives/transformers.ts';
import type { Proposal } from '../../domain/products/discovery/proposal.ts';
import type { SignalCatalog } from '../../domain/signals/signal.ts';
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

export type FormatOptionEntry = Omit<CoreProductFormatDeclaration, 'v1_format_ref'> & {
  readonly v1_format_ref?: readonly string[];
};

export type ProductEntry = Omit<CoreProduct, 'format_ids' | 'format_options'> & {
  readonly format_ids: readonly string[];
  readonly format_options?: readonly FormatOptionEntry[];
  readonly inventory: Inventory;
};

export type CatalogProduct = { readonly product: CoreProduct; readonly inventory: Inventory };

/** What the agent sells, ready to be answered. */
export type Catalog = Sold & {
  /** What sandbox accounts can buy and look up by id, and nobody sees listed; for the built-in catalog only. */
  readonly standIns?: Sold & { readonly proposals: readonly Proposal[] };
  /** Absent where no signals are offered. */
  readonly signals?: SignalCatalog;
};

type Sold = {
  readonly formats: readonly CoreFormat[];
  readonly products: readonly CatalogProduct[];
  /** Ways of producing creatives; only the catalog that comes with this program has them. */
  readonly transformers?: readonly TransformerEntry[];
};

/** Looks an inventory up by its product; undefined for a product that is in no catalog. */
export function stockOf({ products, standIns }: Catalog): (productId: string) => Inventory | undefined {
  const stock = new Map(
    [...products, ...(standIns?.products ?? [])].map(({ product, inventory }) => [
      product.product_id,
      inventory,
    ]),
  );
  return (productId) => stock.get(productId);
}
