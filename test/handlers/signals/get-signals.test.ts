import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { engines, type TestEngine } from '../../support/databases.ts';
import type { Answer } from '../../support/task-desk.ts';
import {
  buyer,
  ELECTRIC,
  HERE,
  PLATFORM,
  type SignalsDesk,
  segmentsOf,
  startSignalsDesk,
} from './signals-desk.ts';

const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
const WHOLE = { discovery_mode: 'wholesale', pagination: { max_results: 100 } };

describe('get_signals', () => {
  let desk: SignalsDesk;
  const find = (args: object, caller: ReturnType<typeof buyer> | null = buyer()): Promise<Answer> =>
    desk.call(caller, 'get_signals', args as never);
  const refused = async (args: object): Promise<string> =>
    (await desk.refusal(buyer(), 'get_signals', args as never)).field;

  before(async () => {
    desk = await startSignalsDesk(engines[0] as TestEngine);
  });
  after(() => desk.drop());

  it('returns what answers a brief first, with its references and its price', async () => {
    const body = await find({ signal_spec: 'Shoppers in the market for an electric car', account });
    const [first] = body.signals;
    assert.equal(first.signal_agent_segment_id, ELECTRIC);
    assert.deepEqual(first.signal_id, {
      source: 'catalog',
      data_provider_domain: 'meridianauto.example',
      id: 'in_market_electric_cars',
    });
    assert.equal(first.signal_ref.scope, 'data_provider');
    assert.equal(first.data_provider_status, 'not_checked');
    assert.deepInclude(first.pricing_options[0], { model: 'cpm', cpm: 3.12, currency: 'USD' });
    assert.deepEqual(first.pricing, { cpm: 3.12, currency: 'USD' });
    assert.equal(body.cache_scope, 'public');
    assert.isTrue(body.sandbox);
    assert.isString(body.wholesale_feed_version);
  });

  it('ranks and never returns nothing for a brief of common words', async () => {
    assert.isAtLeast((await find({ signal_spec: 'Show all available audiences' })).signals.length, 2);
    assert.isAtLeast((await find({ signal_spec: 'zyxwv' })).signals.length, 2);
    assert.isAtLeast((await find({ brief: 'readers of hiking pages' })).signals.length, 2);
  });

  it('leads from page to page by its cursor, and refuses the cursor of another list', async () => {
    const ask = { signal_spec: 'travel', pagination: { max_results: 1 } };
    const caller = buyer();
    const first = await find(ask, caller);
    const { cursor } = first.pagination;
    const second = await find({ ...ask, pagination: { max_results: 1, cursor } }, caller);
    assert.notDeepEqual(segmentsOf(second), segmentsOf(first));
    assert.equal(await refused({ ...ask, signal_spec: 'cars', pagination: { cursor } }), 'pagination.cursor');
  });

  it('finds signals by references in both forms and leaves unknown ones out', async () => {
    const [one] = (await find({ signal_spec: 'rain' })).signals;
    const strange = { source: 'catalog', data_provider_domain: 'strange.example', id: 'x' };
    assert.deepEqual(segmentsOf(await find({ signal_ids: [one.signal_id, strange] })), [
      one.signal_agent_segment_id,
    ]);
    assert.deepEqual(segmentsOf(await find({ signal_refs: [one.signal_ref] })), [
      one.signal_agent_segment_id,
    ]);
    assert.deepEqual((await find({ signal_ids: [strange] })).signals, []);
  });

  it('lists the whole feed and says when it is unchanged', async () => {
    const caller = buyer();
    const whole = await find({ ...WHOLE, signal_spec: 'ignored', account }, caller);
    assert.isAbove(whole.pagination.total_count, 260);
    assert.equal(whole.cache_scope, 'public');
    const { wholesale_feed_version, pricing_version } = whole;
    const again = await find(
      {
        discovery_mode: 'wholesale',
        if_wholesale_feed_version: wholesale_feed_version,
        if_pricing_version: pricing_version,
      },
      caller,
    );
    assert.isTrue(again.unchanged);
    assert.notProperty(again, 'signals');
    const changed = await find({ ...WHOLE, if_wholesale_feed_version: 'other' }, caller);
    assert.lengthOf(changed.signals, 100);
  });

  it('keeps deployments that the caller asks for, and all states without', async () => {
    const body = await find({ signal_spec: 'electric car', destinations: [PLATFORM, PLATFORM] });
    assert.deepEqual(body.signals[0].deployments, [
      { ...PLATFORM, is_live: false, estimated_activation_duration_minutes: 30 },
    ]);
    const all = (await find({ signal_spec: 'electric car' })).signals[0].deployments;
    assert.deepInclude(all, { ...HERE, is_live: true });
    const older = { deployments: [PLATFORM], countries: ['CA'] };
    const legacy = (await find({ signal_spec: 'electric car', deliver_to: older })).signals[0];
    assert.lengthOf(legacy.deployments, 1);
  });

  it('shows callers without credentials neither prices nor keys', async () => {
    const body = await find({ signal_spec: 'electric car', filters: { max_cpm: 0 } }, null);
    assert.equal(body.signals[0].signal_agent_segment_id, ELECTRIC);
    assert.notProperty(body.signals[0], 'pricing_options');
    assert.notProperty(body.signals[0], 'pricing');
    assert.equal(body.incomplete[0].scope, 'pricing');
  });

  it('returns selected fields beside those that identify a signal, its coverage in both forms', async () => {
    const fieldsOf = async (fields: readonly string[]) =>
      (await find({ signal_spec: 'rain', fields })).signals[0];
    const always = ['signal_agent_segment_id', 'signal_ref', 'signal_id', 'name', 'description'];
    const signal = await fieldsOf(['coverage_percentage']);
    assert.hasAllKeys(signal, [
      ...always,
      'signal_type',
      'deployments',
      'coverage_percentage',
      'coverage_forecast',
    ]);
    const [{ dimensions, metrics }] = signal.coverage_forecast.points;
    assert.deepEqual(dimensions, [{ kind: 'signal', signal_ref: signal.signal_ref, presence: 'present' }]);
    assert.deepEqual(metrics, { coverage_rate: { mid: signal.coverage_percentage / 100 } });
    const plain = await fieldsOf(['value_type']);
    assert.hasAllKeys(plain, [...always, 'signal_type', 'deployments', 'value_type']);
  });

  it('shows a custom signal to the accounts of its brand alone', async () => {
    const own = { ...account, brand: { domain: 'trailpeak.example' } };
    const filters = { catalog_types: ['custom'] };
    const body = await find({ ...WHOLE, filters, account: own });
    assert.lengthOf(body.signals, 2);
    assert.equal(body.cache_scope, 'account');
    assert.deepEqual((await find({ ...WHOLE, filters, account })).signals, []);
  });

  it('names a price and a provider for every signal to callers of release 3.0', async () => {
    const { signals } = await find({ ...WHOLE, [protocol.versionField]: '3.0' });
    for (const signal of signals)
      assert.containsAllKeys(signal, [
        'signal_id',
        'data_provider',
        'coverage_percentage',
        'pricing_options',
      ]);
  });

  it('names the field that does not belong to the mode', async () => {
    assert.equal(await refused({}), 'signal_spec');
    assert.equal(
      await refused({ signal_spec: 'x', if_wholesale_feed_version: 'v' }),
      'if_wholesale_feed_version',
    );
    const reference = { scope: 'data_provider', data_provider_domain: 'a.example', signal_id: 'x' };
    assert.equal(await refused({ ...WHOLE, signal_refs: [reference] }), 'signal_refs');
    assert.equal(
      await refused({
        signal_spec: 'x',
        destinations: [{ type: 'platform', agent_url: 'https://a.example' }],
      }),
      'destinations[0].platform',
    );
  });
});
