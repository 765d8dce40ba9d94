import { assert } from 'chai';
import type { AdServerPackageList } from '../../../generated/types/ad-server.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { comparePackages, scheduleComparison } from '../../../src/jobs/delivery/comparePackages.ts';
import { promised } from '../../handlers/buys/buys-desk.ts';
import { refusal } from '../../support/ad-server.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rows } from '../../support/sql.ts';
import { type ConnectedDesk, START, startConnectedDesk } from '../buys/connected-desk.ts';

type Listed = AdServerPackageList['packages'][number];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the packages of an ad server beside those that were sold, on ${engine.name}`, () => {
    let desk: ConnectedDesk;
    before(async () => {
      desk = await startConnectedDesk(engine);
    });
    beforeEach(() => {
      desk.at(START);
      desk.adServer.packages.clear();
      desk.adServer.meddle = () => undefined;
      desk.adServer.calls.length = 0;
      desk.faults.length = 0;
    });
    after(() => desk.drop());

    const listed = (id: string, state: Listed['state'] = 'delivering'): Listed => ({
      package_id: id,
      state,
      applied_revision: 6,
      changed_at: START.toISOString(),
    });
    /** Runs the job beside an ad server that has these pages, and returns what it answered and stopped. */
    async function compare(
      pages: readonly (readonly Listed[])[],
      more: { next?: (page: number) => string } = {},
    ) {
      const stops: unknown[] = [];
      const faults: unknown[] = [];
      const next = more.next ?? ((page: number) => `page ${page}`);
      const job = comparePackages({
        store: desk.store,
        adServer: {
          listPackages: async (cursor) => {
            const page = cursor === null ? 0 : Number(cursor.slice(5));
            const isLast = page + 1 >= pages.length;
            const packages = [...(pages[page] ?? [])];
            return { ok: true, answer: { packages, ...(isLast ? {} : { next_cursor: next(page + 1) }) } };
          },
          command: async (id, command, revision) => {
            stops.push([id, command, revision]);
            return id.startsWith('pkg_refused') ? refusal('unavailable', 9_000) : refusal('package_stopped');
          },
        },
        now: desk.now,
        fault: ({ packageId, code }) => void faults.push(`${packageId} ${code}`),
      });
      const run = job.run as (work: object, signal: AbortSignal) => Promise<Record<string, unknown>>;
      const outcome = await run({ payload: { of: 'ad server' } }, new AbortController().signal);
      return { outcome, stops, faults };
    }
    const comparedAt = async () =>
      (await desk.store.primary.adServerReading.find('packages'))?.readAt ?? null;

    it('are left alone when they were sold; one that nobody bought is stopped, with a fault that names it', async () => {
      const buyer = await desk.liveBuyer();
      const made = await desk.running(buyer, {}, [promised()]);
      for (let run = 0; run < 2; run += 1) await desk.place(buyer.principal.id, made.media_buy_id);
      const [sold] = desk.adServer.packages.values();
      if (sold === undefined) throw new Error('nothing was placed');
      desk.adServer.packages.set('pkg_stray', structuredClone(sold));
      assert.deepEqual(await desk.compare(), { kind: 'done', detail: { stopped: 1 } } as never);
      assert.deepEqual(desk.adServer.running, [made.packages[0].package_id]);
      assert.deepEqual(desk.faults, ['unknown_package']);
      assert.deepEqual(await desk.compare(), { kind: 'done', detail: { stopped: 0 } } as never);
    });

    it('are compared on every page, and stopped with a revision above their own', async () => {
      const { stops, faults, outcome } = await compare([[listed('pkg_a')], [], [listed('pkg_b', 'paused')]]);
      assert.deepEqual(stops, [
        ['pkg_a', 'stop', 7],
        ['pkg_b', 'stop', 7],
      ]);
      assert.deepEqual(faults, ['pkg_a unknown_package', 'pkg_b unknown_package']);
      assert.deepInclude(outcome, { kind: 'done' });
    });

    for (const state of ['stopped', 'rejected', 'completed'] as const)
      it(`are left alone when nobody bought them, and they are ${state}`, async () => {
        assert.deepEqual((await compare([[listed('pkg_a', state)]])).stops, []);
      });
    for (const state of ['unknown', 'building', 'awaiting_approval', 'needs_creatives', 'ready'] as const)
      it(`are stopped when nobody bought them, and they are ${state}`, async () => {
        assert.lengthOf((await compare([[listed('pkg_a', state)]])).stops, 1);
      });

    it('are compared again soon when the ad server refuses a stop, with its time, or repeats a cursor', async () => {
      const before = await comparedAt();
      desk.later(HOUR_MS);
      const refused = await compare([[listed('pkg_refused'), listed('pkg_b')]]);
      assert.deepEqual(refused.outcome, { kind: 'retry', code: 'unavailable', afterMs: 9_000 });
      assert.lengthOf(refused.stops, 1);
      const stuck = await compare([[], [], []], { next: () => 'page 1' });
      assert.deepEqual(stuck.outcome, { kind: 'retry', code: 'broken_answer' });
      assert.deepEqual(await comparedAt(), before);
    });

    it('are compared once a day', async () => {
      const queued = async () =>
        (await rows(desk.store.url, "select id from jobs where kind = 'comparePackages'")).length;
      await compare([[]]);
      desk.later(DAY_MS - 1);
      await scheduleComparison(desk.store, desk.now());
      assert.equal(await queued(), 0);
      desk.later(1);
      for (let at = 0; at < 2; at += 1) await scheduleComparison(desk.store, desk.now());
      assert.equal(await queued(), 1);
    });
  });
}
