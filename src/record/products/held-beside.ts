import { nodesAbove } from '../../domain/held-tree.ts';
import { cutsOf, type HeldShare, type Holdings, holdingsOf } from '../../domain/products/holdings.ts';
import type { Span } from '../../domain/text/instant.ts';
import type { Tables } from '../../store/index.ts';
import type { InventoryPool } from '../../store/products/held-inventory.ts';

type Wanted = { readonly id: string; readonly productId: string; readonly flight: Span };

/**
 * What others hold of the products, by product. The reads and the work do not grow with the number of packages that
 * hold inventory.
 *
 * @param wanted packages that are about to be booked
 * @param own shares of the buy of the packages. What these packages hold now does not count against them.
 */
export async function heldBeside(
  store: Tables,
  pool: InventoryPool,
  wanted: readonly Wanted[],
  own: readonly HeldShare[],
): Promise<ReadonlyMap<string, Holdings>> {
  const asked = new Set(wanted.map(({ id }) => id));
  const released = Map.groupBy(
    own.filter(({ packageId }) => asked.has(packageId)),
    ({ productId }) => productId,
  );
  const heldOf = async ([productId, some]: [string, Wanted[]]): Promise<[string, Holdings]> => {
    const gone = released.get(productId) ?? [];
    const cuts = cutsOf(
      some.map(({ flight }) => flight),
      gone,
    );
    const nodes = await store.heldInventory.nodes(pool, productId, nodesAbove(cuts));
    return [productId, holdingsOf(nodes, cuts, gone)];
  };
  const byProduct = [...Map.groupBy(wanted, (one) => one.productId)];
  // At the same time, so that a call waits once for PostgreSQL.
  return new Map(await Promise.all(byProduct.map(heldOf)));
}
