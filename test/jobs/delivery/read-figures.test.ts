import { assert } from 'chai';
import type { AdServerDelivery } from '../../../generated/types/ad-server.ts';
import type { RowVerdict } from '../../../src/domain/delivery/read-rows.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../src/domain/text/instant.ts';
import { readFigures, scheduleFigures } from '../../../src/jobs/delivery/readFigures.ts';
import { reportBuy } from '../../../src/jobs/delivery/reportBuy.ts';
import { promised } from '../../handlers/buys/buys-desk.ts';
import { refusal } from '../../support/ad-server.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rows as sqlRows } from '../../support/sql.ts';
import { type ConnectedDesk, START, startConnectedDesk } from '../buys/connected-desk.ts';

type Row = AdServerDelivery['rows'][number];
const hour = (n: number): string => new Date(START.getTime() + n * HOUR_MS).toISOString();

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`figures that are read from an ad server, on ${engine.name}`, () => {
    let desk: ConnectedDesk;
    let buyer: Awaited<ReturnType<ConnectedDesk['liveBuyer']>>;
    let made: {
      media_buy_id: string;
      packages: { package_id: string; end_time?: string; creative_assignments: { creative_id: string }[] }[];
    };
    const verdicts = new Map<RowVerdict, number>();
    beforeEach(async () => {
      desk = await startConnectedDesk(engine);
      desk.at(START);
      verdicts.clear();
      buyer = await desk.liveBuyer();
      const reporting_webhook = { url: 'https://hooks.example/in', reporting_frequency: 'daily' };
      made = await desk.running(buyer, { reporting_webhook }, [promised()]);
      for (let run = 0; run < 2; run += 1) await desk.place(buyer.principal.id, made.media_buy_id);
      desk.later(5 * HOUR_MS);
    });
    afterEach(() => desk.drop());

    const row = (n: number, impressions: number, more: Partial<Row> = {}): Row => ({
      kind: 'total',
      package_id: made.packages[0]?.package_id ?? '',
      creative_id: made.packages[0]?.creative_assignments[0]?.creative_id ?? null,
      from: hour(n),
      to: hour(n + 1),
      revision: 1,
      counts: { impressions, clicks: 1 },
      ...more,
    });
    const read = async () => {
      const job = readFigures({
        store: desk.store,
        adServer: desk.adServer,
        now: desk.now,
        pauseSeconds: () => desk.adServer.can.pause_seconds,
        fault: ({ code, reason }) => void desk.faults.push(`${code}: ${reason}`),
        counted: (verdict, by) => verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + by),
      });
      const run = job.run as (
        work: object,
        signal: AbortSignal,
      ) => Promise<{
        kind: string;
        code?: string;
        afterMs?: number;
      }>;
      return run({ payload: { of: 'ad server' } }, new AbortController().signal);
    };
    const delivery = () => desk.delivery(buyer, { media_buy_ids: [made.media_buy_id] });
    const totals = async () => (await delivery()).media_buy_deliveries[0].totals;

    /** Results of the reports that were sent. */
    const bodies = async () => {
      const sent = await sqlRows(
        desk.store.url,
        'select id from webhooks where sequence is not null order by sequence',
      );
      const found = await Promise.all(
        sent.map(({ id }) => desk.store.read.webhooks.find(buyer.principal.id, String(id))),
      );
      return found.map((one) => JSON.parse(one?.body ?? '{}').result);
    };

    it('are what answers, snapshots and financials tell, with the time up to which they are complete', async () => {
      desk.adServer.rows = [row(0, 1000), row(1, 500)];
      desk.adServer.completeUntil = new Date(hour(2));
      assert.deepInclude(await read(), { kind: 'done' });
      const answer = await delivery();
      assert.deepInclude(answer.media_buy_deliveries[0].totals, { impressions: 1500, clicks: 2 });
      const { spend } = answer.media_buy_deliveries[0].totals;
      assert.isAbove(spend, 0);
      assert.deepEqual(answer.ext.ad_server, { complete_until: hour(2), as_of: hour(5) });
      const asked = await desk.call(buyer.principal, 'get_account_financials', { account: buyer.account });
      assert.equal(asked.spend.total_spend, spend);
      const [{ snapshot }] = (
        await desk.get(buyer, { media_buy_ids: [made.media_buy_id], include_snapshot: true })
      ).media_buys[0].packages;
      assert.equal(snapshot.impressions, 1500);
    });

    it('are read without the ad server, however it fails, once they are stored', async () => {
      desk.adServer.rows = [row(0, 1000)];
      await read();
      for (const code of ['unclear', 'unavailable', 'unauthorized', 'broken_answer'] as const) {
        desk.adServer.meddle = async () => refusal(code);
        desk.adServer.calls.length = 0;
        assert.equal((await totals()).impressions, 1000);
        assert.isEmpty(desk.adServer.calls);
        assert.deepEqual(await read(), { kind: 'retry', code });
        assert.equal((await totals()).impressions, 1000);
      }
    });

    it('are in the final report as soon as they are counted until the end of the buy, and not before', async () => {
      desk.adServer.rows = [row(0, 1000)];
      await read();
      const key = { principalId: buyer.principal.id, id: made.media_buy_id };
      const endedAt = desk.now();
      await desk.update(buyer, made.media_buy_id, { canceled: true });
      const report = reportBuy({
        store: desk.store,
        ownMetrics: [],
        platform: desk.tools.platform,
        now: desk.now,
      });
      const due = async (): Promise<boolean> =>
        (await desk.store.primary.buyReports.due(desk.now(), 10)).some(({ buyId }) => buyId === key.id);
      const run = () => (report.run as (work: object) => Promise<unknown>)({ payload: key });
      const types = async () => (await bodies()).map(({ notification_type: type }) => type);
      desk.later(MINUTE_MS);
      await run();
      assert.deepEqual(await types(), ['delayed']);
      for (const until of [hour(4), endedAt.toISOString()]) {
        desk.adServer.completeUntil = new Date(until);
        await read();
        assert.isFalse(await due(), until);
      }
      desk.adServer.rows.push(row(4, 50));
      desk.adServer.completeUntil = desk.now();
      await read();
      assert.isTrue(await due());
      await run();
      assert.deepEqual(await types(), ['delayed', 'final']);
      const last = (await bodies()).at(-1);
      assert.equal(last.media_buy_deliveries[0].totals.impressions, 1050);
      assert.equal(last.reporting_period.end, new Date(+endedAt + SECOND_MS).toISOString());
    });

    it('are corrected, also downwards, and a report of the period is sent anew', async () => {
      desk.adServer.rows = [row(0, 1000)];
      desk.adServer.completeUntil = new Date('2027-03-17T00:00:00Z');
      desk.at(new Date('2027-03-16T01:00:00Z'));
      await read();
      const report = reportBuy({
        store: desk.store,
        ownMetrics: [],
        platform: desk.tools.platform,
        now: desk.now,
      });
      const key = { principalId: buyer.principal.id, id: made.media_buy_id };
      const run = async (): Promise<void> => {
        await (report.run as (work: object) => Promise<unknown>)({ payload: key });
      };
      await run();
      assert.equal((await bodies()).at(-1).media_buy_deliveries[0].totals.impressions, 1000);
      desk.adServer.rows.push(row(0, 900, { revision: 2 }));
      await read();
      assert.equal((await totals()).impressions, 900);
      desk.later(2 * HOUR_MS);
      await run();
      const last = (await bodies()).at(-1);
      assert.equal(last.notification_type, 'adjusted');
      assert.equal(last.media_buy_deliveries[0].totals.impressions, 900);
    });

    it('are taken after they were final, and told to the operator, once for each change', async () => {
      const late = async () => {
        verdicts.clear();
        await read();
        return verdicts.get('late') ?? 0;
      };
      desk.adServer.rows = [row(0, 1000), row(1, 500)];
      desk.adServer.finalUntil = new Date(hour(1));
      assert.equal(await late(), 0, 'the first reading');
      desk.adServer.rows.push(row(0, 1000), row(1, 600, { revision: 2 }));
      assert.equal(await late(), 0, 'a row that is known, and one that is not final');
      assert.isEmpty(desk.faults);
      desk.adServer.rows.push(row(0, 900, { revision: 3 }));
      assert.equal(await late(), 1);
      const told = [
        `late_figures: rows since ${hour(0)} changed after the ad server had called them final: 1`,
      ];
      assert.deepEqual(desk.faults, told);
      assert.equal((await totals()).impressions, 1500);
      assert.equal(await late(), 0);
      assert.deepEqual(desk.faults, told);
    });

    it('are announced as delayed while the period of a report is not counted', async () => {
      desk.adServer.rows = [row(0, 1000)];
      desk.adServer.completeUntil = new Date(hour(1));
      desk.at(new Date('2027-03-16T01:00:00Z'));
      await read();
      const report = reportBuy({
        store: desk.store,
        ownMetrics: [],
        platform: desk.tools.platform,
        now: desk.now,
      });
      const payload = { principalId: buyer.principal.id, id: made.media_buy_id };
      await (report.run as (work: object) => Promise<unknown>)({ payload });
      const [sent] = await sqlRows(desk.store.url, 'select id from webhooks where sequence is not null');
      const found = await desk.store.read.webhooks.find(buyer.principal.id, String(sent?.id));
      assert.equal(JSON.parse(found?.body ?? '{}').result.notification_type, 'delayed');
    });

    for (const [what, change] of [
      ['a pause', { paused: true }],
      ['a stop', { canceled: true }],
    ] as const)
      it(`of hours after ${what} are told, and not billed`, async () => {
        desk.adServer.rows = [row(0, 1000), row(4, 500)];
        await read();
        const { spend } = await totals();
        desk.later(30 * MINUTE_MS);
        await desk.update(buyer, made.media_buy_id, change);
        desk.later(6 * HOUR_MS);
        desk.adServer.rows.push(row(5, 200), row(6, 4000), row(7, 0, { counts: { impressions: 0 } }));
        await read();
        await desk.goTo(desk.now().toISOString());
        const after = await totals();
        assert.equal(after.impressions, 5700);
        assert.closeTo(after.spend, (spend * 1700) / 1500, 0.01);
        const asked = await desk.call(buyer.principal, 'get_account_financials', { account: buyer.account });
        assert.equal(asked.spend.total_spend, after.spend);
        assert.equal(verdicts.get('not_billed'), 1);
        assert.deepEqual(desk.faults, [
          `not_billed: 4000 impressions since ${hour(6)}, while it was not to run, are not billed`,
        ]);
        await read();
        desk.adServer.rows.push(row(6, 0, { revision: 2, counts: { impressions: 0 } }));
        await read();
        assert.equal(desk.faults.length, 1);
        assert.deepInclude(await totals(), { impressions: 1700, spend: after.spend });
      });

    it('of hours after the flight are told, and not billed', async () => {
      desk.adServer.rows = [row(4, 1000)];
      await read();
      const { spend } = await totals();
      const end = new Date(made.packages[0]?.end_time ?? '');
      const n = Math.ceil((+end - +START) / HOUR_MS);
      desk.at(new Date(+end + 5 * HOUR_MS));
      desk.adServer.rows.push(row(n, 3000));
      await read();
      assert.deepInclude(await totals(), { impressions: 4000, spend });
      assert.equal(verdicts.get('not_billed'), 1);
    });

    const wrong: Readonly<Record<string, readonly [Partial<Row>, RowVerdict]>> = {
      'of a package that nobody ordered': [{ package_id: 'pkg_of_others' }, 'unknown_package'],
      'in another currency': [{ spend_minor: 5, currency: 'EUR' }, 'other_currency'],
      'of a period that ends before it begins': [{ to: hour(-1) }, 'wrong_period'],
      'of no time': [{ to: hour(0) }, 'wrong_period'],
      'of a month': [{ to: hour(720) }, 'wrong_period'],
      'of the future': [{ from: hour(9), to: hour(10) }, 'wrong_period'],
      'of hours that are no longer kept': [
        { from: '2026-01-01T00:00:00.000Z', to: '2026-01-01T01:00:00.000Z' },
        'too_late',
      ],
    };
    for (const [what, [more, verdict]] of Object.entries(wrong))
      it(`are not stored when they are ${what}, and those beside them are`, async () => {
        desk.adServer.rows = [row(0, 7_000, more), row(1, 500)];
        assert.deepInclude(await read(), { kind: 'done' });
        assert.equal((await totals()).impressions, 500);
        assert.deepEqual(Object.fromEntries(verdicts), { [verdict]: 1, stored: 1 });
      });

    it('are counted once, wherever a run ends and however often it is repeated', async () => {
      desk.adServer.rows = Array.from({ length: 3 }, (_, n) => row(n, 100));
      const { delivery: page } = desk.adServer;
      desk.adServer.delivery = (from) => page.call(desk.adServer, { ...from, limit: 1 });
      const { transaction } = desk.store;
      for (let fails = 0; fails < 3; fails += 1) {
        let left = fails;
        desk.store.transaction = (async (...given: Parameters<typeof transaction>) => {
          if (left === 0) throw new Error('killed');
          left -= 1;
          return transaction(...given);
        }) as typeof transaction;
        await read().catch(() => undefined);
      }
      desk.store.transaction = transaction;
      await read();
      await read();
      assert.equal((await totals()).impressions, 300);
      assert.equal(verdicts.get('stored'), 3);
    });

    it('are read from some time ago when the ad server no longer knows the cursor', async () => {
      desk.adServer.rows = [row(0, 100)];
      await read();
      const asked: object[] = [];
      desk.adServer.rows = [];
      const { delivery: page } = desk.adServer;
      desk.adServer.delivery = (from) => {
        asked.push(from);
        return page.call(desk.adServer, from);
      };
      assert.deepInclude(await read(), { kind: 'done' });
      assert.deepEqual(Object.keys(asked[1] ?? {}).sort(), ['limit', 'since']);
      assert.equal((await totals()).impressions, 100);
    });

    it('do not keep a run for ever whose cursor stands still', async () => {
      const { delivery: page } = desk.adServer;
      desk.adServer.delivery = async (from) => {
        const got = await page.call(desk.adServer, from);
        return got.ok ? { ok: true, answer: { ...got.answer, next_cursor: '0', more: true } } : got;
      };
      assert.deepEqual(await read(), { kind: 'retry', code: 'broken_answer' });
    });

    it('never become less complete than they were', async () => {
      desk.adServer.completeUntil = new Date(hour(3));
      await read();
      desk.adServer.completeUntil = new Date(hour(1));
      await read();
      assert.equal((await delivery()).ext.ad_server.complete_until, hour(3));
    });

    it('are complete only after the last page, however long reading takes', async () => {
      desk.adServer.rows = Array.from({ length: 3 }, (_, n) => row(n, 100));
      desk.adServer.completeUntil = new Date(hour(3));
      const { delivery: page } = desk.adServer;
      let pages = 0;
      desk.adServer.delivery = async (from) => {
        pages += 1;
        return pages === 3 ? refusal('rate_limited', 9_000) : page.call(desk.adServer, { ...from, limit: 1 });
      };
      assert.deepEqual(await read(), { kind: 'retry', code: 'rate_limited', afterMs: 9_000 });
      const begun = await delivery();
      assert.equal(begun.media_buy_deliveries[0].totals.impressions, 200);
      assert.notProperty(begun, 'ext');
      await read();
      assert.equal((await delivery()).ext.ad_server.complete_until, hour(3));
    });

    it('have their own time in snapshots', async () => {
      desk.adServer.rows = [row(0, 1000)];
      await read();
      desk.later(HOUR_MS);
      const [{ snapshot }] = (
        await desk.get(buyer, { media_buy_ids: [made.media_buy_id], include_snapshot: true })
      ).media_buys[0].packages;
      assert.deepInclude(snapshot, { as_of: hour(5), staleness_seconds: 3600 });
    });

    it('are read once a minute', async () => {
      const queued = async () =>
        (
          await sqlRows(
            desk.store.url,
            "select id from jobs where kind = 'readFigures' and status = 'queued'",
          )
        ).length;
      await read();
      await scheduleFigures(desk.store, desk.now());
      assert.equal(await queued(), 0);
      desk.later(60_000);
      await scheduleFigures(desk.store, desk.now());
      await scheduleFigures(desk.store, desk.now());
      assert.equal(await queued(), 1);
    });
  });
}
