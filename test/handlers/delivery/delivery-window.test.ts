import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import type { Answer } from '../../support/task-desk.ts';
import { NOW } from '../buys/buys-desk.ts';
import { type DeliveryDesk, newBuyer, startDeliveryDesk } from './delivery-desk.ts';

type Json = Readonly<Record<string, unknown>>;

const days = (interval: number) => ({ interval, unit: 'days' });
const window = (click: number, view?: number): Json => ({
  post_click: days(click),
  ...(view === undefined ? {} : { post_view: days(view) }),
});
const goal = (attribution_window?: Json): Json => ({
  kind: 'event',
  event_sources: [{ event_source_id: 'shop', event_type: 'purchase' }],
  priority: 1,
  ...(attribution_window === undefined ? {} : { attribution_window }),
});
const sold = (...goals: Json[]): Json => ({
  product_id: 'sports_preroll',
  pricing_option_id: 'cpm_usd_fixed',
  budget: 5000,
  creatives: undefined,
  ...(goals.length === 0 ? {} : { optimization_goals: goals }),
});
const USUAL = { ...window(7, 1), model: 'last_touch' };

/** Packages of a buy, and the window that a report on it names; null for none. */
const agreed: Readonly<Record<string, readonly [readonly Json[], Json | null]>> = {
  'the default, without goals': [[sold()], USUAL],
  'the default, for a goal that names none': [[sold(goal())], USUAL],
  'the default, for a goal whose window has the model alone': [[sold(goal({ model: 'last_touch' }))], USUAL],
  'the default, for a goal whose window is empty': [[sold(goal({}))], USUAL],
  'the window of its goal': [[sold(goal(window(28, 7)))], { ...window(28, 7), model: 'last_touch' }],
  'a window without views, as its goal has it': [
    [sold(goal(window(28)))],
    { ...window(28), model: 'last_touch' },
  ],
  'one window, when all packages have it': [
    [sold(goal(window(1, 1))), sold(goal(window(1, 1)))],
    { ...window(1, 1), model: 'last_touch' },
  ],
  'the same length in another unit': [
    [sold(goal({ post_click: { interval: 168, unit: 'hours' }, post_view: days(1) })), sold()],
    { post_click: { interval: 168, unit: 'hours' }, post_view: days(1), model: 'last_touch' },
  ],
  'no window, when packages have different ones': [
    [sold(goal(window(28, 7))), sold(goal(window(7, 7)))],
    null,
  ],
  'no window, when one package has the default and one has not': [[sold(goal(window(28, 7))), sold()], null],
};

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the attribution window of a report on ${engine.name}`, () => {
    let desk: DeliveryDesk;
    before(async () => {
      desk = await startDeliveryDesk(engine);
      desk.setNow(NOW);
    });
    after(() => desk.drop());

    async function bought(packages: readonly Json[]) {
      const buyer = newBuyer();
      await desk.sources(buyer, { event_sources: [{ event_source_id: 'shop', event_types: ['purchase'] }] });
      const { media_buy_id: id } = await desk.create(buyer, { packages });
      return {
        id,
        report: (more: Json = {}): Promise<Answer> => desk.delivery(buyer, { media_buy_ids: [id], ...more }),
        refusal: (attribution_window: Json): Promise<Answer> =>
          desk.refusal(buyer.principal, 'get_media_buy_delivery', {
            media_buy_ids: [id],
            attribution_window,
          }),
      };
    }

    for (const [name, [packages, expected]] of Object.entries(agreed)) {
      it(`is ${name}`, async () => {
        const { report } = await bought(packages);
        assert.deepEqual((await report()).attribution_window ?? null, expected);
      });
    }

    it('is the asked one when conversions were counted by it, also in other units and in part', async () => {
      const { report } = await bought([sold(goal(window(28, 7)))]);
      for (const asked of [
        window(28, 7),
        window(28),
        { post_view: { interval: 168, unit: 'hours' } },
        { ...window(28, 7), model: 'last_touch' },
        {},
      ]) {
        const { attribution_window: named } = await report({ attribution_window: asked });
        assert.deepEqual(named, { ...window(28, 7), model: 'last_touch' }, JSON.stringify(asked));
      }
    });

    it('is refused when it is another one than conversions were counted by', async () => {
      const { refusal } = await bought([sold(goal(window(28, 7)))]);
      for (const [asked, part, accepted] of [
        [window(7, 7), 'post_click', [days(28)]],
        [window(28, 1), 'post_view', [days(7)]],
        [{ post_click: { interval: 1, unit: 'campaign' } }, 'post_click', [days(28)]],
        [{ ...window(28, 7), model: 'linear' }, 'model', ['last_touch']],
      ] as const) {
        const error = await refusal(asked);
        assert.deepInclude(error, { code: 'UNSUPPORTED_FEATURE', field: `attribution_window.${part}` });
        assert.deepEqual(error.details.accepted_values, accepted);
      }
    });

    it('is refused whatever it is when packages have different ones', async () => {
      const { refusal } = await bought([sold(goal(window(28, 7))), sold(goal(window(7, 7)))]);
      for (const asked of [window(28, 7), window(7, 7)]) {
        const error = await refusal(asked);
        assert.deepInclude(error, { code: 'UNSUPPORTED_FEATURE', field: 'attribution_window.post_click' });
        assert.deepEqual(error.details.accepted_values, []);
      }
    });

    it('is refused where conversions are not tracked', async () => {
      const media_buy = { ...publisherProfile.media_buy };
      delete media_buy.conversion_tracking;
      const other = await startDeliveryDesk(engine, { profile: { ...publisherProfile, media_buy } });
      const error = await other.refusal(newBuyer().principal, 'get_media_buy_delivery', {
        attribution_window: window(7, 1),
      });
      assert.equal(error.field, 'attribution_window.post_click');
      await other.drop();
    });
  });
}
