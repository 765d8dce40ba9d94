import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { changedNodes, nodesAbove } from '../../domain/buys/held-tree.ts';
import { cutsOf, type Holdings, heldChanges, holdingsOf, sharesOfBuy } from '../../domain/buys/holds.ts';
import type { Span } from '../../domain/text/instant.ts';
import type { InventoryPool } from '../../store/buys/held-inventory.ts';
import type { Tables } from '../../store/index.ts';

/** Points of a tree that change in one step: a few milliseconds of work. */
const POINTS = 50;

type Wanted = { readonly id: string; readonly productId: string; readonly flight: Span };

/**
 * What others hold of the products, by product. The reads and the work do not grow with the number of packages that
 * hold inventory.
 *
 * @param wanted packages that are about to be booked
 * @param own the buy of the packages. What these packages hold now does not count against them.
 */
export async function heldBeside(
  store: Tables,
  pool: InventoryPool,
  wanted: readonly Wanted[],
  own: WholeBuy | null,
): Promise<ReadonlyMap<string, Holdings>> {
  const asked = new Set(wanted.map(({ id }) => id));
  const released = Map.groupBy(
    (own === null ? [] : sharesOfBuy(own)).filter(({ packageId }) => asked.has(packageId)),
    ({ productId }) => productId,
  );
  const holdings = new Map<string, Holdings>();
  for (const [productId, some] of Map.groupBy(wanted, (one) => one.productId)) {
    const gone = released.get(productId) ?? [];
    const cuts = cutsOf(
      some.map(({ flight }) => flight),
      gone,
    );
    const nodes = await store.heldInventory.nodes(pool, productId, nodesAbove(cuts));
    holdings.set(productId, holdingsOf(nodes, cuts, gone));
  }
  return holdings;
}

/**
 * Records how a change of a buy changes what its packages hold. Must run in the transaction of the change, after the
 * lock of the buy and before that of the account's books.
 */
export async function keepHolds(tx: Tables, before: WholeBuy | null, after: WholeBuy): Promise<void> {
  const products = heldChanges(before, after);
  if (products.size === 0) return;
  await tx.heldInventory.lockTrees(after);
  for (const [productId, changes] of products) {
    const points = [...changes];
    for (let at = 0; at < points.length; at += POINTS) {
      const some = new Map(points.slice(at, at + POINTS));
      const nodes = await tx.heldInventory.nodes(after, productId, nodesAbove(some.keys()));
      await tx.heldInventory.putNodes(after, productId, changedNodes(nodes, some));
      await tx.nextTurn();
    }
  }
}
