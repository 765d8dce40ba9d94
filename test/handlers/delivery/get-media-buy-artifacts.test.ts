import { assert } from 'chai';
import type { CoreArtifactWebhook } from '../../../generated/types/core.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import type { Answer } from '../../support/task-desk.ts';
import { NOW } from '../buys/buys-desk.ts';
import { type DeliveryDesk, newBuyer, startDeliveryDesk } from './delivery-desk.ts';

const NAME = 'get_media_buy_artifacts';
const LATER = '2027-03-16T11:30:00Z';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`${NAME} on ${engine.name}`, () => {
    let desk: DeliveryDesk;
    let buyer = newBuyer();
    before(async () => {
      desk = await startDeliveryDesk(engine);
    });
    beforeEach(() => {
      desk.setNow(NOW);
      buyer = newBuyer();
    });
    after(() => desk.drop());

    /** A buy with sampling, as a seller that pushes content agrees to it. */
    const sampled = async (rate: number | null = 0.1): Promise<Answer> => {
      const buy = await desk.running(buyer, {}, [{}, {}]);
      const key = { principalId: buyer.principal.id, id: buy.media_buy_id };
      const artifact_webhook: CoreArtifactWebhook = {
        url: 'https://buyer.example/artifacts',
        delivery_mode: 'batched',
        ...(rate === null ? {} : { sampling_rate: rate }),
      };
      await desk.store.transaction(async (tx) => {
        const stored = await tx.mediaBuys.find(key);
        if (stored === undefined) throw new Error('there is no buy');
        await tx.mediaBuys.update({ ...stored, details: { ...stored.details, artifact_webhook } });
      });
      await desk.goTo(LATER);
      return buy;
    };
    const ask = ({ media_buy_id }: Answer, more: object = {}) =>
      desk.call(buyer.principal, NAME, { media_buy_id, ...more });
    const refused = async (args: object) => {
      const { code, field } = await desk.refusal(buyer.principal, NAME, { ...args });
      return `${code} ${field ?? ''}`.trimEnd();
    };
    const ids = ({ artifacts }: Answer): string[] => artifacts.map(({ record_id: id }: Answer) => id);

    it('tells nothing where no sampling was agreed', async () => {
      const buy = await desk.running(buyer);
      await desk.goTo(LATER);
      assert.deepInclude(await ask(buy), {
        media_buy_id: buy.media_buy_id,
        artifacts: [],
        collection_info: { total_deliveries: 0, total_collected: 0, returned_count: 0, effective_rate: 0 },
        pagination: { has_more: false, total_count: 0 },
      });
      assert.lengthOf((await ask(await sampled(0))).artifacts, 0);
    });

    it('tells content of whole hours, the same every time', async () => {
      const buy = await sampled();
      const answer = await ask(buy);
      assert.isAbove(answer.artifacts.length, 50);
      for (const one of answer.artifacts) {
        assert.deepInclude(one, { local_verdict: 'unevaluated', channel: 'display' });
        assert.isTrue(one.timestamp >= NOW.toISOString() && one.timestamp < '2027-03-16T11:00:00.000Z');
        assert.isNotEmpty(one.artifact.assets);
        assert.match(one.country, /^[A-Z]{2}$/);
      }
      assert.lengthOf([...new Set(ids(answer))], answer.artifacts.length);
      assert.equal(answer.collection_info.total_collected, answer.artifacts.length);
      await desk.goTo('2027-03-16T11:50:00Z');
      assert.deepEqual((await ask(buy)).artifacts, answer.artifacts);
      await desk.goTo('2027-03-16T15:00:00Z');
      assert.deepEqual((await ask(buy)).artifacts.slice(0, answer.artifacts.length), answer.artifacts);
    });

    it('tells pages that make up the whole', async () => {
      const buy = await sampled();
      const whole = ids(await ask(buy));
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await ask(buy, {
          pagination: { max_results: 37, ...(cursor === undefined ? {} : { cursor }) },
        });
        assert.equal(page.pagination.total_count, whole.length);
        assert.equal(page.collection_info.returned_count, page.artifacts.length);
        seen.push(...ids(page));
        cursor = page.pagination.cursor;
        assert.equal(page.pagination.has_more, cursor !== undefined);
      } while (cursor !== undefined);
      assert.deepEqual(seen, whole);
    });

    it('tells only some packages, only some time, and no failures', async () => {
      const buy = await sampled();
      const [{ package_id: id }] = buy.packages;
      const own = await ask(buy, { package_ids: [id] });
      assert.isTrue(own.artifacts.every((one: Answer) => one.package_id === id));
      assert.isBelow(own.artifacts.length, (await ask(buy)).artifacts.length);
      const range = { start: '2027-03-15T12:00:00Z', end: '2027-03-15T13:00:00Z' };
      const hour = await ask(buy, { time_range: range });
      assert.isAbove(hour.artifacts.length, 0);
      assert.isTrue(
        hour.artifacts.every(
          ({ timestamp: at }: Answer) =>
            Date.parse(at) >= Date.parse(range.start) && Date.parse(at) < Date.parse(range.end),
        ),
      );
      assert.lengthOf((await ask(buy, { failures_only: true })).artifacts, 0);
    });

    it('samples everything where no rate was agreed, as far as hours allow', async () => {
      const { collection_info: info } = await ask(await sampled(null));
      assert.equal(info.total_collected, 2 * 25 * 4);
      assert.isBelow(info.effective_rate, 0.1);
    });

    it('refuses packages, buys and accounts that are not there, and names the field', async () => {
      const { media_buy_id } = await sampled();
      const other = { ...buyer.account, brand: { domain: 'other.example' } };
      for (const [more, refusal] of [
        [{ package_ids: ['pkg_none'] }, 'PACKAGE_NOT_FOUND package_ids[0]'],
        [{ account: other }, 'MEDIA_BUY_NOT_FOUND media_buy_id'],
        [
          { account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' } },
          'ACCOUNT_NOT_FOUND account',
        ],
        [{ pagination: { cursor: 'x' } }, 'INVALID_REQUEST pagination.cursor'],
        [{ pagination: { max_results: 10_001 } }, 'INVALID_REQUEST pagination.max_results'],
        [{ time_range: { start: LATER, end: LATER } }, 'VALIDATION_ERROR time_range.end'],
      ] as const)
        assert.equal(await refused({ media_buy_id, ...more }), refusal);
      const { pagination } = await ask({ media_buy_id }, { pagination: { max_results: 1 } });
      assert.equal(
        await refused({ media_buy_id, failures_only: true, pagination: { cursor: pagination.cursor } }),
        'INVALID_REQUEST pagination.cursor',
      );
      assert.lengthOf(
        (await ask({ media_buy_id }, { account: buyer.account, pagination: { max_results: 1 } })).artifacts,
        1,
      );
    });

    it('knows no buys of others, in the same words', async () => {
      const { media_buy_id } = await sampled();
      const stranger = newBuyer();
      const foreign = await desk.refusal(stranger.principal, NAME, { media_buy_id });
      const unknown = await desk.refusal(stranger.principal, NAME, { media_buy_id: 'mb_none' });
      assert.deepEqual(foreign, unknown);
      assert.equal(unknown.code, 'MEDIA_BUY_NOT_FOUND');
    });

    it('is for those who sample content', async () => {
      const media_buy = { ...publisherProfile.media_buy };
      delete media_buy.content_standards;
      const other = await startDeliveryDesk(engine, { profile: { ...publisherProfile, media_buy } });
      const { code } = await other.refusal(buyer.principal, NAME, { media_buy_id: 'mb_none' });
      assert.equal(code, 'UNSUPPORTED_FEATURE');
      await other.drop();
    });
  });
}
