import { assert } from 'chai';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { banner, createArgs, promised } from '../../handlers/buys/buys-desk.ts';
import type { HeldPackage } from '../../support/ad-server.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rows } from '../../support/sql.ts';
import { type ConnectedDesk, START, startConnectedDesk } from './connected-desk.ts';
import { Killed, killable } from './killable.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a process that is killed at any point after a purchase, on ${engine.name}`, () => {
    let desk: ConnectedDesk;
    let process: ReturnType<typeof killable>;
    let buyer: Awaited<ReturnType<ConnectedDesk['liveBuyer']>>;
    let id: string;
    let packageId: string;
    before(async () => {
      desk = await startConnectedDesk(engine);
      process = killable(desk);
    });
    after(async () => {
      desk.failures.length = 0;
      await desk.drop();
    });

    const place = () => desk.place(buyer.principal.id, id);
    const held = (): HeldPackage => desk.adServer.packages.get(packageId) ?? assert.fail('it is not there');
    const committed = async (): Promise<number> => {
      const answer = await desk.call(buyer.principal, 'get_account_financials', { account: buyer.account });
      return answer.credit.committed_credit ?? 0;
    };
    /** Packages that run although no buy that is confirmed and not over has them. */
    async function runningForNobody(): Promise<string[]> {
      const bought = await rows(
        desk.store.url,
        `select p.id from media_buy_packages p
         join media_buys b on b.principal_id = p.principal_id and b.id = p.buy_id
         where b.confirmed_at is not null`,
      );
      const ids = new Set(bought.map((one) => String(one.id)));
      return desk.adServer.running.filter((one) => !ids.has(one));
    }

    /** A new buy that the ad server has accepted, or not decided about. */
    async function bought(isApproved: boolean): Promise<void> {
      process.revive();
      desk.at(START);
      desk.adServer.packages.clear();
      desk.adServer.reservations.clear();
      desk.adServer.rows = [];
      desk.adServer.approves = isApproved;
      buyer = await desk.liveBuyer();
      const made = await desk.call(
        buyer.principal,
        'create_media_buy',
        createArgs(buyer, {
          packages: [promised({ creatives: [banner(`cr_${buyer.principal.id}`)] })],
          end_time: '2027-04-15T10:00:00Z',
        }),
      );
      id = made.media_buy_id;
      packageId = made.packages[0].package_id;
      for (let run = 0; run < 2; run += 1) await place();
    }

    type Scenario = {
      readonly isApproved: boolean;
      /** What happens before the process works. */
      prepare?(): void;
      /** What the process does, and does again after it was killed. */
      work(): Promise<unknown>;
      /** What must be true at the end, wherever it was killed. */
      ends(place: string): Promise<void>;
    };
    const over = async (place: string, status: string): Promise<void> => {
      assert.equal((await desk.read(buyer, id)).status, status, place);
      assert.isEmpty(desk.adServer.running, place);
      assert.equal(await committed(), 0, place);
      desk.later(HOUR_MS);
      assert.equal(desk.adServer.held, 0, place);
    };
    const scenarios: Readonly<Record<string, Scenario>> = {
      'while its budget is raised': {
        isApproved: true,
        work: async () => {
          const args = {
            idempotency_key: `raise-the-budget-of-${id}`,
            account: buyer.account,
            media_buy_id: id,
            packages: [{ package_id: packageId, budget: 6000 }],
          };
          await desk.outcome(buyer.principal, 'update_media_buy', args);
          for (let run = 0; run < 2; run += 1) await place();
        },
        async ends(place) {
          assert.equal(held().terms.budget_minor, 600_000, place);
          assert.deepEqual(desk.adServer.running, [packageId], place);
          assert.equal(await committed(), 6000, place);
          desk.later(HOUR_MS);
          assert.equal(desk.adServer.held, 0, place);
        },
      },
      'while a person says no': {
        isApproved: false,
        prepare: () => {
          held().rejected = 'No such ads here.';
        },
        work: place,
        ends: (place) => over(place, 'rejected'),
      },
      'while the time to decide is over': {
        isApproved: false,
        prepare: () => desk.later(3 * DAY_MS + 1),
        work: place,
        async ends(place) {
          await over(place, 'rejected');
          assert.equal(held().desired, 'stopped', place);
        },
      },
      'while it reads figures': {
        isApproved: true,
        prepare() {
          desk.later(2 * HOUR_MS);
          desk.adServer.rows = [0, 1].map((n) => ({
            kind: 'total',
            package_id: packageId,
            creative_id: null,
            from: new Date(START.getTime() + n * HOUR_MS).toISOString(),
            to: new Date(START.getTime() + (n + 1) * HOUR_MS).toISOString(),
            revision: 1,
            counts: { impressions: 100 },
          }));
        },
        async work() {
          await rows(desk.store.url, 'delete from ad_server_reading returning id');
          await desk.readFigures();
        },
        async ends(place) {
          const { media_buy_deliveries: told } = await desk.delivery(buyer, { media_buy_ids: [id] });
          assert.equal(told[0].totals.impressions, 200, place);
        },
      },
      'while it stops what nobody bought': {
        isApproved: true,
        prepare() {
          desk.adServer.packages.set('pkg_of_nobody', {
            ...structuredClone(held()),
            desired: 'running',
          });
        },
        work: () => desk.compare(),
        async ends(place) {
          assert.deepEqual(desk.adServer.running, [packageId], place);
          assert.equal(await committed(), 5000, place);
        },
      },
    };

    for (const [what, { isApproved, prepare, work, ends }] of Object.entries(scenarios))
      it(`leaves nothing that costs, holds or runs for nobody ${what}`, async () => {
        const survived = () =>
          work().catch((cause: unknown) => {
            if (!(cause instanceof Killed)) throw cause;
          });
        let total = 1;
        for (let point = 0; point <= total; point += 1) {
          await bought(isApproved);
          prepare?.();
          process.killAt(point === 0 ? Number.POSITIVE_INFINITY : point);
          await survived();
          if (point === 0) total = process.points.length;
          const label = `killed ${process.points.at(-1)} (${point} of ${total})`;
          process.revive();
          if (what !== 'while it stops what nobody bought') assert.isEmpty(await runningForNobody(), label);
          for (let run = 0; run < 3; run += 1) await survived();
          await ends(label);
        }
        assert.isAtLeast(total, 3);
      });
  });
}
