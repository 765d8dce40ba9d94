import { createHash } from 'node:crypto';
import { DAY_MS } from '../../src/domain/text/instant.ts';
import { BRAND, call, key } from './agent-requests.ts';
import { fillAccount, filledBuy } from './filled-account.ts';
import { goals } from './goals.ts';
import type { GrowthPoint } from './growth.ts';
import type { Bench, Scenario } from './scenario.ts';
import { type Service, startService } from './service.ts';
import { lowestOf, ROUNDS, ratiosOf, type SideResult, sideBySide, sideOf } from './side-by-side.ts';
import { costRow, milliseconds, type Row } from './table.ts';
import type { Ask } from './throughput.ts';

const VERY_FEW = 10;
const FEW = 1_000;
/** Numbers of rows of the account. */
const SCALES = {
  small: { ms: 300, sizes: [VERY_FEW, FEW, 10_000] },
  full: { ms: 700, sizes: [VERY_FEW, FEW, 100_000] },
};
/** Calls of thousands of rows take a quarter of a second, and one differs little from the next. */
const ENOUGH = 10;
const PURCHASE = 'create_media_buy';
/** One at a time, the code of a purchase is compiled after some seconds only; until then it costs twice as much. */
const PURCHASE_WARM_UP_MS = { small: 2_000, full: 5_000 };

const TOKEN = 'demo-bench-live-writes';
const ACCOUNT = { brand: { domain: 'writes.example' }, operator: 'ops.example' };
const PRODUCT = 'network_display';
export const SOURCE = 'shop';

const ours = (name: string, args: object): Ask => call(name, { account: ACCOUNT, ...args }, TOKEN);
const listOf = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const sha = (text: string) => createHash('sha256').update(text).digest('hex');

const buy = {
  brand: BRAND,
  start_time: 'asap',
  end_time: new Date(Date.now() + 10 * DAY_MS).toISOString(),
  packages: [{ product_id: PRODUCT, pricing_option_id: 'cpm_usd_auction', budget: 5, bid_price: 2.5 }],
};
const banner = (id: string, name: string) => ({
  creative_id: id,
  name,
  format_id: { agent_url: 'https://creative.example', id: 'display_300x250' },
  assets: {
    image: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 },
    click_url: { asset_type: 'url', url: 'https://outdoor.example/' },
  },
});
const audience = (id: string, members: number) => ({
  audience_id: id,
  name: 'Fans of turn #turn#',
  add: listOf(members, (at) => ({
    external_id: `${id}-#of100#-${at}`,
    hashed_email: sha(`${at}@a.example`),
  })),
});
const catalog = (id: string, items: number) => ({
  catalog_id: id,
  type: 'product',
  items: listOf(items, (at) => ({ sku: `item-${at}`, name: 'Trail boot of turn #turn#', price: 100 + at })),
});
const events = (count: number) =>
  listOf(count, (at) => ({
    event_id: `event-#turn#-${at}`,
    event_type: 'purchase',
    event_time: new Date(Date.now() - DAY_MS).toISOString(),
    user_match: { uids: [{ type: 'uid2', value: `user-${at}` }] },
    custom_data: { value: 10, currency: 'USD' },
  }));

/** Makes the account, and one row of each kind that `fillAccount` copies. */
const first: readonly Ask[] = [
  call(
    'sync_accounts',
    { idempotency_key: key('writes-account'), accounts: [{ ...ACCOUNT, billing: 'operator' }] },
    TOKEN,
  ),
  ours('create_media_buy', { idempotency_key: key('writes-first'), ...buy }),
  ours('sync_creatives', { idempotency_key: key('writes-creative'), creatives: [banner('old', 'Old')] }),
  ours('sync_audiences', { idempotency_key: key('writes-audience'), audiences: [audience('old', 1)] }),
  ours('sync_catalogs', { idempotency_key: key('writes-catalog'), catalogs: [catalog('old', 1)] }),
  ours('sync_event_sources', {
    idempotency_key: key('writes-source'),
    event_sources: [{ event_source_id: SOURCE, name: 'Shop', event_types: ['purchase'] }],
  }),
];

/** The calls that are measured, with the rows of which kind they could become slower. */
const measured = (own: string): readonly (readonly [what: string, asks: readonly Ask[]])[] => [
  [PURCHASE, [ours(PURCHASE, { idempotency_key: key('writes-buy'), ...buy })]],
  [
    'update_media_buy',
    [true, false].map((paused) =>
      ours('update_media_buy', { idempotency_key: key('writes-pause'), media_buy_id: own, paused }),
    ),
  ],
  [
    'sync_creatives of 100',
    [
      ours('sync_creatives', {
        idempotency_key: key('writes-banners'),
        creatives: listOf(100, (at) => banner(`banner-${at}`, `Banner of turn #turn#`)),
      }),
    ],
  ],
  [
    'sync_audiences of 10,000',
    [ours('sync_audiences', { idempotency_key: key('writes-fans'), audiences: [audience('fans', 10_000)] })],
  ],
  [
    'sync_catalogs of 10,000',
    [ours('sync_catalogs', { idempotency_key: key('writes-boots'), catalogs: [catalog('boots', 10_000)] })],
  ],
  [
    'log_event of 1,000',
    [
      call(
        'log_event',
        { idempotency_key: key('writes-events'), event_source_id: SOURCE, events: events(1_000) },
        TOKEN,
      ),
    ],
  ],
  [
    'get_media_buy_delivery of 1,000 buys',
    [ours('get_media_buy_delivery', { media_buy_ids: listOf(FEW, filledBuy) })],
  ],
];

/** An account with so many rows, in a process with a database of its own. */
type Filled = {
  readonly rows: number;
  readonly service: Service;
  readonly calls: ReturnType<typeof measured>;
};

/** Writes of the agent for accounts with few rows and with many. */
export const agentWrites: Scenario = {
  name: 'agent writes',
  async run({ scale, folder }: Bench) {
    const { ms, sizes } = SCALES[scale];
    const accounts: Filled[] = [];
    try {
      for (const rows of sizes) {
        const url = `sqlite:${folder}/with-${rows}.sqlite`;
        // Jobs run elsewhere in a larger deployment: what is measured is what the buyer waits for.
        const settings = { DATABASE_URL: url, ROLE: 'web' };
        const declaring = await startService(settings);
        const own = await declare(declaring).finally(() => declaring.stop());
        await fillAccount(url, rows, SOURCE);
        accounts.push({ rows, service: await startService(settings), calls: measured(own) });
      }
      const rows: Row[] = [];
      for (const [at, [what]] of (accounts[0]?.calls ?? []).entries()) {
        const plan = {
          warmUpMs: what === PURCHASE ? PURCHASE_WARM_UP_MS[scale] : ms / 2,
          warmUpRequests: Number.POSITIVE_INFINITY,
          rounds: ROUNDS,
          enough: ENOUGH,
        };
        const able = accounts.filter(({ rows }) => rows >= leastFor(what));
        const sides = able.map(({ rows, service, calls }) => [rows, sideOf(service, calls[at]?.[1] ?? [])]);
        rows.push(...rowsOf(what, await sideBySide<string>(Object.fromEntries(sides), ms, 1, plan)));
      }
      return rows;
    } finally {
      await Promise.all(accounts.map(({ service }) => service.stop()));
    }
  },
};

/** Purchases share a product with all others, so they are measured from almost none on. */
const leastFor = (what: string): number => (what === PURCHASE ? VERY_FEW : FEW);

/** @param results - by the number of rows */
function rowsOf(what: string, results: Readonly<Record<string, SideResult>>): Row[] {
  const sizes = Object.keys(results).map(Number);
  const of = (rows: number | undefined): SideResult => {
    const found = results[String(rows)];
    if (found === undefined) throw new Error(`${what} was not measured with ${rows} rows`);
    return found;
  };
  const growth = (rows: number): GrowthPoint => ({
    of: what,
    engine: 'SQLite',
    rows,
    ms: lowestOf(of(rows)),
  });
  const many = sizes.at(-1) ?? FEW;
  return [
    { what, value: milliseconds(lowestOf(of(many))), reach: goalOf(what), growth: growth(many) },
    { what: '  p50, one at a time', value: milliseconds(of(many).p50) },
    ...sizes.slice(0, -1).map((rows): Row => {
      const name = rows === FEW ? what : `${what}, beside ${rows} rows`;
      const peer = `that with ${rows} rows`;
      return {
        ...costRow(
          name,
          ratiosOf(of(many), of(rows)),
          peer,
          what === PURCHASE ? goals.purchaseGrowth : goals.accountGrowth,
        ),
        growth: growth(rows),
      };
    }),
  ];
}

const goalOf = (what: string): string => (what === PURCHASE ? goals.purchase : '');

/** Declares the account; returns the id of a buy that was made by a call. */
export async function declare({ origin }: Pick<Service, 'origin'>): Promise<string> {
  let own = '';
  for (const { path, headers = {}, body = '' } of first) {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers,
      body: body.replaceAll('#turn#', '0').replaceAll('#of100#', '0'),
    });
    const text = await answer.text();
    if (answer.status !== 200 || text.includes('"isError":true') || text.includes('"action":"failed"'))
      throw new Error(`the account was not declared: ${answer.status} ${text.slice(0, 1_000)}`);
    own = /"media_buy_id":"(mb_[^"]+)"/.exec(text)?.[1] ?? own;
  }
  return own;
}
