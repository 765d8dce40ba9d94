import { assert } from 'chai';
import { addPoints, changedNodes } from '../../src/domain/held-tree.ts';
import { rows } from './sql.ts';

/**
 * Compares what is stored as held with what the packages hold, and tells how many products packages hold something of.
 */
export async function checkHeld(url: string): Promise<number> {
  const stored = await rows(url, 'select * from held_inventory');
  const held = await rows(
    url,
    `select b.sandbox, b.principal_id, b.account_id, p.product_id, p.share_ppm, p.held_until,
       coalesce(p.start_at, b.start_at) as start_at
     from media_buy_packages p join media_buys b on b.principal_id = p.principal_id and b.id = p.buy_id
     where p.held_until is not null`,
  );
  const points = new Map<string, Map<number, number>>();
  for (const one of held) {
    const owner = Number(one.sandbox) === 1 ? [one.principal_id, one.account_id] : ['', ''];
    const key = JSON.stringify([...owner, one.product_id]);
    const changes = points.get(key) ?? new Map<number, number>();
    points.set(key, changes);
    const span = { start: new Date(Number(one.start_at)), end: new Date(Number(one.held_until)) };
    addPoints(changes, { ...span, sharePpm: Number(one.share_ppm) }, 1);
  }
  const expected = [...points].flatMap(([key, changes]) =>
    [...changedNodes(new Map(), changes)].map(
      ([node, slots]) =>
        `${key} ${node} ${JSON.stringify(slots.flatMap(({ slot, total, peak }) => [slot, total, peak]))}`,
    ),
  );
  assert.sameMembers(
    stored.map(
      (row) =>
        `${JSON.stringify([row.principal_id, row.account_id, row.product_id])} ${row.node} ${row.slots}`,
    ),
    expected,
  );
  return points.size;
}
