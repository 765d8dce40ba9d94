import type { Inventory } from '../inventory.ts';
import type { Catalog } from './document.ts';

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
