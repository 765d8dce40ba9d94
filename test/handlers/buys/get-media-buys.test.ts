import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import type { Answer } from '../../support/task-desk.ts';
import { type Buyer, type BuysDesk, banner, newBuyer, startBuysDesk, wanted } from './buys-desk.ts';

const NOW = new Date('2027-03-15T10:00:00Z');

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`get_media_buys on ${engine.name}`, () => {
    let desk: BuysDesk;
    before(async () => {
      desk = await startBuysDesk(engine);
    });
    after(() => desk.drop());
    beforeEach(() => desk.setNow(NOW));

    let made = 0;
    /** A buy that runs, made a minute after the one before. */
    const running = async (buyer: Buyer, more: object = {}): Promise<Answer> => {
      made += 1;
      desk.setNow(new Date(NOW.getTime() + made * 60_000));
      return desk.create(buyer, { packages: [wanted({ creatives: [banner(`c${made}`)] })], ...more });
    };
    const idsOf = ({ media_buys: buys }: Answer): string[] => buys.map((one: Answer) => one.media_buy_id);

    it('tells those that run when nothing else is asked, newest first', async () => {
      const buyer = newBuyer();
      const first = await running(buyer);
      const second = await running(buyer);
      const waiting = await desk.create(buyer);
      assert.deepEqual(idsOf(await desk.get(buyer)), [second.media_buy_id, first.media_buy_id]);
      assert.deepEqual(idsOf(await desk.get(buyer, { status_filter: 'pending_creatives' })), [
        waiting.media_buy_id,
      ]);
      const both = await desk.get(buyer, { status_filter: ['pending_creatives', 'active'] });
      assert.equal(both.pagination.total_count, 3);
    });

    it('ends a page before it is too large, and goes on at its cursor, each buy once', async () => {
      const buyer = newBuyer();
      const keyword_targets = Array.from({ length: 5_000 }, (_, n) => ({
        keyword: `${n} ${'k'.repeat(200)}`,
        match_type: 'broad',
      }));
      const bought: string[] = [];
      for (const targeting_overlay of [{ keyword_targets }, { keyword_targets }, {}, { keyword_targets }])
        bought.unshift(
          (
            await running(buyer, {
              packages: [wanted({ creatives: [banner(`c${made}l`)], targeting_overlay })],
            })
          ).media_buy_id,
        );
      const pages: string[][] = [];
      let cursor: string | undefined;
      do {
        const page: Answer = await desk.get(buyer, {
          pagination: { max_results: 10, ...(cursor && { cursor }) },
        });
        assert.equal(page.pagination.has_more, page.pagination.cursor !== undefined);
        assert.equal(page.pagination.total_count, 4);
        pages.push(idsOf(page));
        cursor = page.pagination.cursor;
      } while (cursor !== undefined);
      assert.deepEqual(
        pages.map(({ length }) => length),
        [2, 1, 1],
      );
      assert.deepEqual(pages.flat(), bought);
    });

    it('says that it lists active ones only, to who asks for nothing in particular', async () => {
      const buyer = newBuyer();
      assert.match((await desk.get(buyer)).message, /status_filter/);
      for (const more of [{ media_buy_ids: ['x'] }, { status_filter: 'active' }])
        assert.notProperty(await desk.get(buyer, more), 'message');
    });

    it('tells those that are named in every state, and leaves others out', async () => {
      const buyer = newBuyer();
      const waiting = await desk.create(buyer);
      const foreign = await running(newBuyer());
      const media_buy_ids = [waiting.media_buy_id, foreign.media_buy_id, 'mb_none'];
      assert.deepEqual(idsOf(await desk.get(buyer, { media_buy_ids })), [waiting.media_buy_id]);
      assert.deepEqual(idsOf(await desk.get(buyer, { media_buy_ids, status_filter: 'active' })), []);
      const of = (args: object) => desk.call(buyer.principal, 'get_media_buys', { ...args });
      assert.deepEqual(idsOf(await of({ media_buy_ids })), [waiting.media_buy_id]);
      assert.notProperty(await of({ media_buy_ids }), 'sandbox');
      const elsewhere = { ...buyer.account, operator: 'elsewhere.example' };
      assert.deepEqual(idsOf(await of({ media_buy_ids, account: elsewhere })), []);
      const strange = await desk.refusal(buyer.principal, 'get_media_buys', {
        account: { account_id: foreign.account.account_id },
      });
      assert.equal(strange.code, 'ACCOUNT_NOT_FOUND');
    });

    it('goes through a list page by page, whatever is added meanwhile', async () => {
      const buyer = newBuyer();
      const all = [await running(buyer), await running(buyer), await running(buyer)];
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const pagination = { max_results: 1, ...(cursor === undefined ? {} : { cursor }) };
        const page = await desk.get(buyer, { pagination });
        seen.push(...idsOf(page));
        assert.equal(page.pagination.has_more, page.pagination.cursor !== undefined);
        if (seen.length === 1) {
          assert.equal(page.pagination.total_count, 3);
          await running(buyer);
        }
        cursor = page.pagination.cursor;
      } while (cursor !== undefined);
      assert.deepEqual(seen, all.map((one) => one.media_buy_id).reverse());
      const first = await desk.get(buyer, { pagination: { max_results: 1 } });
      const stolen = await desk.refusal(buyer.principal, 'get_media_buys', {
        status_filter: 'paused',
        pagination: { cursor: first.pagination.cursor },
      });
      assert.include(stolen, { code: 'INVALID_REQUEST', field: 'pagination.cursor' });
    });

    it('keeps the objects of the caller, of the buy and of its packages', async () => {
      const buyer = newBuyer();
      const context = { campaign: { id: 1 } };
      const buy = await running(buyer, {
        context,
        packages: [wanted({ context: { line: 1 } }), wanted()],
      });
      const read = await desk.read(buyer, buy.media_buy_id);
      assert.deepEqual(read.context, context);
      assert.deepEqual(read.packages[0].context, { line: 1 });
      assert.notProperty(read.packages[1], 'context');
      assert.isNotEmpty(read.packages[1].format_ids_pending);
    });

    it('tells the latest changes, newest first, to those who ask', async () => {
      const buyer = newBuyer();
      const { media_buy_id: id } = await running(buyer);
      await desk.update(buyer, id, { paused: true });
      await desk.update(buyer, id, { paused: false });
      assert.notProperty(await desk.read(buyer, id), 'history');
      const { history } = await desk.read(buyer, id, { include_history: 2 });
      assert.deepEqual(
        history.map(({ action, actor, revision }: Answer) => ({ action, actor, revision })),
        [
          { action: 'resumed', actor: 'buyer', revision: 3 },
          { action: 'paused', actor: 'buyer', revision: 2 },
        ],
      );
      assert.lengthOf((await desk.read(buyer, id, { include_history: 1000 })).history, 3);
    });

    it('tells figures so far to those who ask', async () => {
      const buyer = newBuyer();
      const { media_buy_id: id } = await running(buyer);
      assert.notProperty((await desk.read(buyer, id)).packages[0], 'snapshot');
      desk.setNow(new Date('2027-03-17T10:00:00Z'));
      const { packages } = await desk.read(buyer, id, { include_snapshot: true });
      const { snapshot } = packages[0];
      assert.include(snapshot, {
        as_of: '2027-03-17T10:00:00.000Z',
        staleness_seconds: 0,
        currency: 'USD',
        delivery_status: 'delivering',
      });
      assert.isAbove(snapshot.impressions, 0);
      assert.isAtMost(snapshot.spend, 1000);
    });

    it('tells what is out of service of what a buy needs, until it is not any more', async () => {
      const buyer = newBuyer();
      const waiting = await desk.create(buyer, { packages: [wanted(), wanted()] });
      await desk.keepCreative(buyer, 'bad');
      const { packages, media_buy_id: id } = waiting;
      assert.include(await desk.read(buyer, id), { health: 'ok' });
      await desk.update(buyer, id, {
        packages: [{ package_id: packages[1].package_id, creative_assignments: [{ creative_id: 'bad' }] }],
      });
      await desk.control(buyer, 'force_creative_status', {
        creative_id: 'bad',
        status: 'rejected',
        rejection_reason: 'It is blurred.',
      });
      const read = await desk.read(buyer, id);
      assert.equal(read.health, 'impaired');
      assert.lengthOf(read.impairments, 1);
      assert.deepInclude(read.impairments[0], {
        resource_type: 'creative',
        resource_id: 'bad',
        package_ids: [packages[1].package_id],
        transition: { to: 'rejected' },
        reason_code: 'content_rejected',
      });
      assert.equal(read.packages[1].creative_approvals[0].approval_status, 'rejected');
      const again = await desk.read(buyer, id);
      assert.deepEqual(again.impairments, read.impairments);
      await desk.update(buyer, id, { canceled: true });
      assert.deepInclude(await desk.read(buyer, id), { health: 'ok', impairments: [] });
    });

    it('answers for an account that is suspended, whose buys cannot be changed', async () => {
      const buyer = newBuyer();
      const { account, media_buy_id: id } = await running(buyer);
      await desk.control(buyer, 'force_account_status', {
        account_id: account.account_id,
        status: 'suspended',
      });
      assert.equal((await desk.read(buyer, id)).media_buy_id, id);
      assert.equal((await desk.refuseUpdate(buyer, id, { paused: true })).code, 'ACCOUNT_SUSPENDED');
    });
  });
}
