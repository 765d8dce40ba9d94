import type {
  CoreFormat,
  CoreFormatAsset,
  CoreProduct,
  CoreProductFormatDeclaration,
} from '../../../generated/types/core.ts';
import type { TransformerEntry } from '../../domain/creatives/transformers.ts';
import type { Proposal } from '../../domain/products/discovery/proposal.ts';
import type { SignalCatalog } from '../../domain/signals/signal.ts';
import type { Inventory } from '../inventory.ts';

/**
 * What the files of a catalog say together: products and formats in the form of the responses, with three differences.
 * A format is named by its id alone, because all formats belong to this agent. Required slots are stated only in
 * `assets`. A product has an `inventory`, which is never returned.
 */
export type CatalogEntries = {
  readonly formats: readonly FormatEntry[];
  readonly products: readonly ProductEntry[];
  readonly transformers: readonly TransformerEntry[];
};

/** Entries that lists return, and those that sandbox accounts can name although no list returns them. */
export type WrittenCatalog = {
  readonly listed: CatalogEntries;
  readonly unlisted: CatalogEntries & { readonly proposals: readonly Proposal[] };
};

export type FormatEntry = Omit<CoreFormat, 'format_id' | 'assets' | 'assets_required'> & {
  readonly format_id: string;
  readonly assets: CoreFormatAsset[];
};

type FormatOptionEntry = Omit<CoreProductFormatDeclaration, 'v1_format_ref'> & {
  readonly v1_format_ref?: readonly string[];
};

export type ProductEntry = Omit<CoreProduct, 'format_ids' | 'format_options'> & {
  readonly format_ids: readonly string[];
  readonly format_options?: readonly FormatOptionEntry[];
  readonly inventory: Inventory;
};

type CatalogProduct = { readonly product: CoreProduct; readonly inventory: Inventory };

/** The catalog of an agent, in the form of its responses. */
export type Catalog = Sold & {
  /** Products and formats that sandbox accounts can buy and look up by id, and that no list returns. */
  readonly unlisted?: Sold & { readonly proposals: readonly Proposal[] };
  /** Absent when the agent offers no signals. */
  readonly signals?: SignalCatalog;
};

type Sold = {
  readonly formats: readonly CoreFormat[];
  readonly products: readonly CatalogProduct[];
  /** Transformers, which produce creatives. */
  readonly transformers?: readonly TransformerEntry[];
};

/** Returns a function that finds the inventory of a product by its id; undefined when the product is in no catalog. */
export function stockOf({ products, unlisted }: Catalog): (productId: string) => Inventory | undefined {
  const stock = new Map(
    [...products, ...(unlisted?.products ?? [])].map(({ product, inventory }) => [
      product.product_id,
      inventory,
    ]),
  );
  return (productId) => stock.get(productId);
}

/**
 * The catalog of an agent that does not push reports: none of its products says that it does, whatever the document
 * says.
 */
export function withoutPushedReports(catalog: Catalog): Catalog {
  const { products, unlisted } = catalog;
  const quiet = (some: readonly CatalogProduct[]): CatalogProduct[] =>
    some.map(({ product, inventory }) => ({ inventory, product: quietProduct(product) }));
  return {
    ...catalog,
    products: quiet(products),
    ...(unlisted === undefined ? {} : { unlisted: { ...unlisted, products: quiet(unlisted.products) } }),
  };
}

const quietProduct = (product: CoreProduct): CoreProduct => ({
  ...product,
  reporting_capabilities: { ...product.reporting_capabilities, supports_webhooks: false },
});
