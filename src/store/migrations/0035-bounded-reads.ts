import type { Knex } from 'knex';
import { addPoints, changedNodes, type HeldNode } from '../../domain/held-tree.ts';

const LIVE = "status not in ('rejected', 'closed')";
const ROWS = 250;

/** What keeps the cost of a call the same however many rows its caller or a product has. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('held_inventory', (t) => {
    // Both empty for what all buys outside sandboxes share.
    t.text('principal_id').notNullable();
    t.text('account_id').notNullable();
    t.text('product_id').notNullable();
    // Level and index of a node in the tree of the product's holds over time.
    t.text('node').notNullable();
    t.text('slots').notNullable();
    t.primary(['principal_id', 'account_id', 'product_id', 'node']);
  });
  await fill(k);
  await k.schema.alterTable('media_buy_packages', (t) => {
    t.dropIndex([], 'media_buy_packages_by_hold');
  });
  await accounts(k);
  for (const index of [
    'media_buys_by_age on media_buys (principal_id, created_at, id)',
    'media_buys_by_status on media_buys (principal_id, status, created_at, id)',
    'media_buys_by_account_status on media_buys (principal_id, account_id, status, created_at, id)',
    'fixtures_open on fixtures (principal_id) where is_open = 1',
    'fixtures_by_batch on fixtures (principal_id, kind, batch desc, place, id)',
    'rights_grants_of_caller on rights_grants (principal_id, rights_id, created_at, id)',
    'fixtures_of_account on fixtures (principal_id, account_id, batch, place)',
  ])
    await k.schema.raw(`create index ${index}`);
}

type Hold = {
  principal_id: string;
  account_id: string;
  product_id: string;
  start_at: number | string;
  end_at: number | string;
  share_ppm: number | string;
};

async function fill(k: Knex): Promise<void> {
  // Both engines return the same names and a number or its text.
  const found = await k.raw(
    `select case when b.sandbox = 1 then b.principal_id else '' end as principal_id,
       case when b.sandbox = 1 then b.account_id else '' end as account_id,
       p.product_id, coalesce(p.start_at, b.start_at) as start_at, p.held_until as end_at,
       sum(p.share_ppm) as share_ppm
     from media_buy_packages p join media_buys b on b.principal_id = p.principal_id and b.id = p.buy_id
     where p.held_until is not null
     group by 1, 2, 3, 4, 5 order by 1, 2, 3`,
  );
  const holds: Hold[] = Array.isArray(found) ? found : found.rows;
  const products = Map.groupBy(holds, (one) =>
    JSON.stringify([one.principal_id, one.account_id, one.product_id]),
  );
  for (const [key, some] of products) {
    const changes = new Map<number, number>();
    for (const { start_at: start, end_at: end, share_ppm: sharePpm } of some) {
      const span = { start: new Date(Number(start)), end: new Date(Number(end)) };
      addPoints(changes, { ...span, sharePpm: Number(sharePpm) }, 1);
    }
    const [principal_id = '', account_id = '', product_id = ''] = JSON.parse(key) as string[];
    const rows = [...changedNodes(new Map(), changes)].map(([node, slots]) => ({
      principal_id,
      account_id,
      product_id,
      node,
      slots: slotText(slots),
    }));
    for (let at = 0; at < rows.length; at += ROWS)
      await k('held_inventory').insert(rows.slice(at, at + ROWS));
  }
}

const slotText = (slots: HeldNode): string =>
  JSON.stringify(slots.flatMap(({ slot, total, peak }) => [slot, total, peak]));

async function accounts(k: Knex): Promise<void> {
  await k.schema.raw('drop index accounts_by_brand');
  for (const [name, columns, where] of [
    ['accounts_by_key', 'principal_id, brand_domain, brand_id, operator, sandbox, created_at, id', null],
    ['accounts_live_by_brand', 'principal_id, brand_domain, sandbox, brand_id, created_at, id', LIVE],
    ['accounts_live_by_operator', 'principal_id, brand_domain, operator, sandbox, created_at, id', LIVE],
    [
      'accounts_undeclared',
      'principal_id, brand_domain, brand_id, created_at, id',
      `declared = 0 and ${LIVE}`,
    ],
    ['accounts_declared', 'principal_id, id', `declared = 1 and ${LIVE}`],
    ['accounts_by_status', 'principal_id, status, created_at, id', null],
    ['accounts_by_sandbox', 'principal_id, sandbox, status, created_at, id', null],
  ] as const)
    await k.schema.raw(
      `create index ${name} on accounts (${columns})${where === null ? '' : ` where ${where}`}`,
    );
  await k.schema.createTable('account_holders', (t) => {
    t.text('principal_id').primary();
    // Accounts that have not ended.
    t.bigInteger('live').notNullable();
  });
  await k.raw(
    `insert into account_holders (principal_id, live)
     select principal_id, count(*) from accounts where ${LIVE} group by principal_id`,
  );
}
