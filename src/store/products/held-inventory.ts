import type { Knex } from 'knex';
import type { HeldNode, HeldNodes } from '../../domain/held-tree.ts';
import type { Db } from '../engine/database.ts';
import { type Engine, inList, selectRows } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { chunksOf, param, statement } from '../engine/statement.ts';

/** Owner of inventory. In a sandbox every account has its own, outside sandboxes all buys share one. */
export type InventoryPool = {
  readonly principalId: string;
  readonly accountId: string;
  readonly sandbox: boolean;
};

type Owner = { principal_id: string; account_id: string };
type Keys = Owner & { product_id: string; nodes: string };

const KEY = ['principal_id', 'account_id', 'product_id', 'node'];
const ROW = {
  principal_id: 'text',
  account_id: 'text',
  product_id: 'text',
  node: 'text',
  slots: 'text',
} as const;

/** The rows of the nodes that are asked for. */
const ofNodes = (k: Knex, engine: Engine) =>
  k('held_inventory')
    .where({
      principal_id: param('principal_id'),
      account_id: param('account_id'),
      product_id: param('product_id'),
    })
    .where(inList(k, engine, 'node', param('nodes')));

const find = statement<Keys, { node: string; slots: string }>((k, engine) =>
  ofNodes(k, engine).select('node', 'slots'),
);
const put = statement<{ rows: string }, never>((k, engine) =>
  // `where true` tells SQLite's parser that `on conflict` belongs to the insert and not to the select.
  k.raw(
    `insert into held_inventory (${Object.keys(ROW).join(', ')}) :rows where true
     on conflict (${KEY.join(', ')}) do update set slots = excluded.slots`,
    { rows: selectRows(k, engine, ROW, param('rows')) },
  ),
);
const remove = statement<Keys, never>((k, engine) => ofNodes(k, engine).delete());

/** Each slot as three numbers, one slot after the other. */
const storedSlots = (node: HeldNode): string =>
  JSON.stringify(node.flatMap(({ slot, total, peak }) => [slot, total, peak]));

function slotsOf(text: string): HeldNode {
  const numbers = JSON.parse(text) as number[];
  return Array.from({ length: numbers.length / 3 }, (_, at) => ({
    slot: numbers[at * 3] ?? 0,
    total: numbers[at * 3 + 1] ?? 0,
    peak: numbers[at * 3 + 2] ?? 0,
  }));
}

const ownerOf = ({ principalId, accountId, sandbox }: InventoryPool): Owner => ({
  principal_id: sandbox ? principalId : '',
  account_id: sandbox ? accountId : '',
});
const nameOf = ({ principalId, accountId, sandbox }: InventoryPool): string =>
  sandbox ? `${principalId}:${accountId}` : 'live';

/** What packages hold of the inventory of products, as trees over time (`src/domain/held-tree.ts`). */
export function heldInventory(db: Db) {
  return {
    /** Locks the inventory pool until this transaction ends, so that no other transaction reserves from it. */
    lock: (pool: InventoryPool) => lock(db, `inventory:${nameOf(pool)}`),

    /** Locks the trees of the pool until this transaction ends. Must be taken before they are read to be changed. */
    lockTrees: (pool: InventoryPool) => lock(db, `held:${nameOf(pool)}`),

    /** Those of the nodes that exist in the tree of a product. */
    async nodes(pool: InventoryPool, productId: string, keys: readonly string[]): Promise<HeldNodes> {
      const found = new Map<string, HeldNode>();
      for (const chunk of chunksOf(keys)) {
        const given = { ...ownerOf(pool), product_id: productId, nodes: JSON.stringify(chunk) };
        for (const { node, slots } of await db.all(find, given)) found.set(node, slotsOf(slots));
      }
      return found;
    },

    /** Writes nodes of the tree of a product, and removes those without slots. */
    async putNodes(pool: InventoryPool, productId: string, nodes: HeldNodes): Promise<void> {
      const owner = ownerOf(pool);
      const full = [...nodes].filter(([, node]) => node.length > 0);
      const empty = [...nodes].flatMap(([key, node]) => (node.length === 0 ? [key] : []));
      for (const chunk of chunksOf(full)) {
        const rows = chunk.map(([node, slots]) => ({
          ...owner,
          product_id: productId,
          node,
          slots: storedSlots(slots),
        }));
        await db.run(put, { rows: JSON.stringify(rows) });
      }
      for (const chunk of chunksOf(empty))
        await db.run(remove, { ...owner, product_id: productId, nodes: JSON.stringify(chunk) });
    },
  };
}
