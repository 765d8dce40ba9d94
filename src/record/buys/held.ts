import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { heldChanges } from '../../domain/buys/holds.ts';
import { changedNodes, nodesAbove } from '../../domain/held-tree.ts';
import type { Tables } from '../../store/index.ts';

/** Points of a tree that change in one step: a few milliseconds of work. */
const POINTS = 50;

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
