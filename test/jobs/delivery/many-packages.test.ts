import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { assert } from 'chai';
import type { AdServerDelivery } from '../../../generated/types/ad-server.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { readFigures } from '../../../src/jobs/delivery/readFigures.ts';
import { promised } from '../../handlers/buys/buys-desk.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { execute, rows } from '../../support/sql.ts';
import { type Visited, watchVisited } from '../../support/visited.ts';
import { type ConnectedDesk, START, startConnectedDesk } from '../buys/connected-desk.ts';

type Row = AdServerDelivery['rows'][number];

/** More than the pages have: what a statement visits is counted, so that a hundred thousand show no more. */
const LIVE = 10_000;
const PAGES = 4;
const hour = (n: number): Date => new Date(START.getTime() + n * HOUR_MS);

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`${LIVE} live packages of an ad server, on ${engine.name}`, () => {
    let desk: ConnectedDesk;
    let buyer: Awaited<ReturnType<ConnectedDesk['liveBuyer']>>;
    let made: { media_buy_id: string; packages: { package_id: string }[] };
    const visited: Visited[] = [];
    before(async () => {
      desk = await startConnectedDesk(engine);
      desk.at(START);
      buyer = await desk.liveBuyer();
      made = await desk.running(buyer, {}, [promised()]);
      for (let run = 0; run < 2; run += 1) await desk.place(buyer.principal.id, made.media_buy_id);
      desk.later(30 * HOUR_MS);
      desk.adServer.rows = Array.from({ length: 29 }, (_, n) => rowOf(made.packages[0]?.package_id ?? '', n));
      await desk.readFigures();
      await look();
      await grow();
      await look();
    });
    after(() => desk.drop());

    const rowOf = (id: string, n: number): Row => ({
      kind: 'total',
      package_id: id,
      creative_id: null,
      from: hour(n).toISOString(),
      to: hour(n + 1).toISOString(),
      revision: 1,
      counts: { impressions: 10 },
    });

    async function look(): Promise<void> {
      const watch = watchVisited(desk.store);
      try {
        await desk.delivery(buyer, { media_buy_ids: [made.media_buy_id] });
        await desk.delivery(buyer, {
          media_buy_ids: [made.media_buy_id],
          start_date: '2027-03-15',
          end_date: '2027-03-17',
        });
        visited.push(watch.take());
      } finally {
        watch.stop();
      }
    }

    /** Copies the package with its terms, its last hour and its days. */
    async function grow(): Promise<void> {
      const [id] = made.packages.map((one) => one.package_id);
      for (const [table, more] of [
        ['ad_server_packages', ''],
        ['media_buy_terms', ''],
        ['delivered_days', ''],
        ['delivered_hours', `and from_at = ${+hour(28)}`],
      ] as const) {
        const columns = Object.keys((await rows(desk.store.url, `select * from ${table} limit 1`))[0] ?? {});
        const copied: Readonly<Record<string, string>> = {
          package_id: "'pkg_copy_' || n.n",
          buy_id: "'mb_copy_' || n.n",
        };
        const values = columns.map((column) => copied[column] ?? `one.${column}`);
        await execute(
          desk.store.url,
          `insert into ${table} (${columns.join(', ')})
           with recursive n (n) as (select 1 union all select n + 1 from n where n < ${LIVE})
           select ${values.join(', ')} from ${table} as one cross join n where one.package_id = '${id}' ${more}`,
        );
        await execute(desk.store.url, `analyze ${table}`);
      }
    }

    it('change nothing in what get_media_buy_delivery of one buy visits, statement by statement', () => {
      const [few, many] = visited;
      assert.isNotEmpty(few);
      const grown = [...(many ?? [])].filter(([sql, most]) => most > (few?.get(sql) ?? 0));
      assert.deepEqual(grown, []);
    });

    it('are read page by page: no page stays in memory when the next one comes', async () => {
      setFlagsFromString('--expose-gc');
      const collect = runInNewContext('gc') as () => void;
      const pages: WeakRef<object>[] = [];
      const alive: number[] = [];
      let stored = 0;
      const job = readFigures({
        store: desk.store,
        now: desk.now,
        counted: (verdict, by) => {
          assert.equal(verdict, 'stored');
          stored += by;
        },
        adServer: {
          async delivery({ limit }) {
            // What the last page has left on the stack is gone with the next turn.
            await new Promise(setImmediate);
            collect();
            alive.push(pages.filter((page) => page.deref() !== undefined).length);
            const first = pages.length * limit;
            const page = Array.from({ length: limit }, (_, at) => rowOf(`pkg_copy_${first + at + 1}`, 2));
            pages.push(new WeakRef(page));
            const told = { complete_until: hour(3), final_until: hour(0), as_of: hour(30) };
            const instants = Object.fromEntries(
              Object.entries(told).map(([name, at]) => [name, at.toISOString()]),
            );
            const answer = {
              rows: page,
              next_cursor: `c${pages.length}`,
              more: pages.length < PAGES,
              ...instants,
            };
            return { ok: true, answer: answer as unknown as AdServerDelivery };
          },
        },
      });
      const run = job.run as (work: object, signal: AbortSignal) => Promise<{ kind: string }>;
      assert.equal((await run({ payload: { of: 'ad server' } }, new AbortController().signal)).kind, 'done');
      assert.lengthOf(alive, PAGES);
      assert.equal(stored, PAGES * 2_000);
      assert.isAtMost(Math.max(...alive), 1, alive.join());
    });
  });
}
