import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import type { AgentPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { newId } from '../../../src/infra/random.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import {
  type Answer,
  freshKey,
  principalOf,
  startTaskDesk,
  type TestTaskDesk,
} from '../../support/task-desk.ts';

type Json = Readonly<Record<string, unknown>>;

const { versionField } = protocol;
const FIRST = { [versionField]: '3.0' };
const NEXT = { [versionField]: '3.1' };
const YEAR_MS = 365 * 86_400_000;
const end_time = new Date(Date.now() + YEAR_MS).toISOString();
const ref = (brand: string, operator = brand) => ({ brand: { domain: brand }, operator });
const ONE = ref('one.example');

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`selling media to clients of release 3.0 on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    let caller: AgentPrincipal;
    before(async () => {
      desk = await startTaskDesk(engine, { profile: publisherProfile, handlers: taskHandlers });
    });
    beforeEach(() => {
      caller = principalOf(`tryer_${newId()}`, { sandboxOnly: true });
    });
    after(() => desk.drop());

    const call = (task: string, args: Json): Promise<Answer> => desk.call(caller, task, args);
    const buying = (account: Json, more: Json = {}): Json => ({
      idempotency_key: freshKey(),
      account,
      brand: { domain: 'one.example' },
      start_time: 'asap',
      end_time,
      packages: [
        {
          product_id: 'network_display',
          pricing_option_id: 'cpm_usd_auction',
          budget: 500,
          bid_price: 3,
          ...more,
        },
      ],
    });
    it('tells the state of a buy at its root, and the key that it was made under', async () => {
      const request = buying(ONE);
      const first = await call('create_media_buy', { ...FIRST, ...request });
      assert.deepInclude(first, {
        status: 'pending_creatives',
        idempotency_key: request.idempotency_key,
      });
      const next = await call('create_media_buy', { ...NEXT, ...buying(ONE) });
      assert.deepInclude(next, { status: 'completed', media_buy_status: 'pending_creatives' });
      assert.notProperty(next, 'idempotency_key');
      const plain = await call('create_media_buy', buying(ONE));
      assert.deepInclude(plain, { status: 'pending_creatives', media_buy_status: 'pending_creatives' });
      assert.notProperty(plain, 'idempotency_key');
    });

    it('refuses creatives that are synced later, in every release, and takes them then', async () => {
      const assigned = { creative_assignments: [{ creative_id: 'later' }] };
      for (const form of [NEXT, FIRST, {}]) {
        const refusal = await desk.refusal(caller, 'create_media_buy', { ...form, ...buying(ONE, assigned) });
        assert.include(refusal, {
          code: 'CREATIVE_NOT_FOUND',
          field: 'packages[0].creative_assignments[0].creative_id',
        });
      }
      await call('sync_creatives', {
        ...FIRST,
        idempotency_key: freshKey(),
        account: ONE,
        creatives: [
          {
            creative_id: 'later',
            name: 'Later',
            format_id: { agent_url: 'https://elsewhere.example', id: 'display_300x250' },
            assets: {
              picture: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 },
            },
          },
        ],
      });
      const made = await call('create_media_buy', { ...FIRST, ...buying(ONE, assigned) });
      assert.equal(made.status, 'active');
    });

    it('lets a brief come along with a refinement, and only there', async () => {
      const refining = {
        buying_mode: 'refine',
        brief: 'Shoes',
        refine: [{ scope: 'request', ask: 'More video.' }],
      };
      assert.isNotEmpty((await call('get_products', { ...FIRST, ...refining })).products);
      for (const form of [NEXT, {}])
        assert.deepInclude(await desk.refusal(caller, 'get_products', { ...form, ...refining }), {
          code: 'INVALID_REQUEST',
          field: 'brief',
        });
    });

    it('tells formats and products in the words of that release', async () => {
      const { formats } = await call('list_creative_formats', { ...FIRST, pagination: { max_results: 100 } });
      const { products } = await call('get_products', {
        ...FIRST,
        buying_mode: 'wholesale',
        pagination: { max_results: 100 },
      });
      assert.notInclude(JSON.stringify(formats), '"zip"');
      const known = new Set(formats.map((one: Answer) => one.format_id.id));
      for (const product of products) {
        assert.isNotEmpty(product.format_ids, product.product_id);
        for (const { id } of product.format_ids) assert.isTrue(known.has(id), id);
        for (const selector of product.publisher_properties)
          assert.notProperty(selector, 'publisher_domains');
        assert.notInclude(product.reporting_capabilities.available_metrics, 'cpm');
      }
      const { formats: all } = await call('list_creative_formats', {
        ...NEXT,
        pagination: { max_results: 100 },
      });
      assert.isAbove(all.length, formats.length);
    });
  });
}
