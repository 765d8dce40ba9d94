import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import { engines, type TestEngine } from '../../support/databases.ts';
import { buyer, HERE, PLATFORM, type SignalsDesk, startSignalsDesk } from './signals-desk.ts';

const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
const SOFAS = 'clickharbour:intent_sofas';
const FIELD = 'packages[0].targeting_overlay.signal_targeting_groups.groups[0].signals[0].signal_ref';

describe('buys that are aimed by signals', () => {
  let desk: SignalsDesk;
  before(async () => {
    desk = await startSignalsDesk(engines[0] as TestEngine);
  });
  after(() => desk.drop());

  const ref = (data_provider_domain: string, signal_id: string) => ({
    scope: 'data_provider',
    data_provider_domain,
    signal_id,
  });
  const sofas = ref('clickharbour.example', 'intent_sofas');
  const order = (signal_ref: object, more: object = {}) => ({
    idempotency_key: newId(),
    account,
    brand: account.brand,
    start_time: 'asap',
    end_time: new Date(Date.now() + 10 * DAY_MS).toISOString(),
    packages: [
      {
        product_id: 'network_display',
        pricing_option_id: 'cpm_usd_auction',
        budget: 500,
        bid_price: 2.5,
        targeting_overlay: {
          signal_targeting_groups: {
            operator: 'all',
            groups: [{ operator: 'any', signals: [{ signal_ref, value_type: 'binary', value: true }] }],
          },
        },
        ...more,
      },
    ],
  });
  const buys = async (caller: ReturnType<typeof buyer>, signal_ref: object) =>
    (await desk.call(caller, 'create_media_buy', order(signal_ref))).packages.length === 1;
  const refused = (caller: ReturnType<typeof buyer>, signal_ref: object) =>
    desk.refusal(caller, 'create_media_buy', order(signal_ref));

  it('need no activation of what stands ready here, as in a wholesale read', async () => {
    const caller = buyer();
    const { signals } = await desk.call(caller, 'get_signals', {
      discovery_mode: 'wholesale',
      account,
      pagination: { max_results: 1 },
    });
    assert.isTrue(await buys(caller, signals[0].signal_ref));
  });

  it('need an activation here of any other signal, by name', async () => {
    const caller = buyer();
    assert.deepInclude(await refused(caller, sofas), {
      code: 'INVALID_REQUEST',
      field: FIELD,
      message: 'The signal "Online Retail: Sofas" is not active for the account.',
    });
    await desk.activate(caller, SOFAS, { account, destinations: [PLATFORM] });
    assert.equal((await refused(caller, sofas)).field, FIELD);
    await desk.activate(caller, SOFAS, { account, destinations: [HERE] });
    assert.isTrue(await buys(caller, sofas));
    assert.equal((await refused(buyer(), sofas)).field, FIELD);
    await desk.activate(caller, SOFAS, { account, destinations: [HERE], action: 'deactivate' });
    assert.equal((await refused(caller, sofas)).field, FIELD);
  });

  it('count an activation of the same caller without an account', async () => {
    const caller = buyer();
    await desk.activate(caller, SOFAS, { destinations: [HERE] });
    assert.isTrue(await buys(caller, sofas));
  });

  it('cannot name a signal that there is not, nor one of another account', async () => {
    const caller = buyer();
    for (const signal of [
      ref('clickharbour.example', 'nothing'),
      {
        scope: 'signal_source',
        signal_source_url: HERE.agent_url,
        signal_id: 'custom_trail_planners_in_spring',
      },
    ])
      assert.deepInclude(await refused(caller, signal), {
        code: 'INVALID_REQUEST',
        field: FIELD,
        message: 'The product does not support targeting by this signal.',
      });
  });

  it('need no activation of what the product itself offers', async () => {
    const caller = buyer();
    const fixture = {
      delivery_type: 'non_guaranteed',
      channels: ['display'],
      pricing_options: [
        { pricing_option_id: 'cpm_usd_auction', pricing_model: 'cpm', currency: 'USD', floor_price: 1 },
      ],
      signal_targeting_options: [
        { signal_ref: sofas, name: 'Sofas', value_type: 'binary', activation_status: 'ready' },
      ],
    };
    await desk.call(caller, 'comply_test_controller', {
      scenario: 'seed_product',
      params: { product_id: 'aimed', fixture },
      account,
    });
    const args = order(sofas, { product_id: 'aimed' });
    assert.lengthOf((await desk.call(caller, 'create_media_buy', args)).packages, 1);
  });
});
