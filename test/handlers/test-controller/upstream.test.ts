import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import type { AgentPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { newId } from '../../../src/infra/random.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { type Answer, principalOf, startTaskDesk, type TestTaskDesk } from '../../support/task-desk.ts';

const NOW = new Date('2027-03-15T10:00:00Z');
const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
const reads = {
  get_products: { brief: 'Shoes' },
  get_media_buys: { account },
  get_media_buy_delivery: { account },
} as const;
type Read = keyof typeof reads;
const names = Object.keys(reads) as Read[];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`an upstream that is cut off, on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    let caller: AgentPrincipal;
    before(async () => {
      desk = await startTaskDesk(engine, { profile: publisherProfile, handlers: taskHandlers });
    });
    beforeEach(() => {
      desk.setNow(NOW);
      caller = principalOf(`tester_${newId()}`);
    });
    after(() => desk.drop());

    const cut = (params: object): Promise<Answer> =>
      desk.call(caller, 'comply_test_controller', {
        scenario: 'force_upstream_unavailable',
        params,
        account: { sandbox: true },
      });
    const read = (name: Read, by: AgentPrincipal | null = caller) => desk.call(by, name, reads[name]);

    it('is told beside the answer, which is whole', async () => {
      const healthy = await read('get_products');
      assert.notProperty(healthy, 'errors');
      assert.isTrue((await cut({ tool: 'get_products', upstream_name: 'ad-server' })).success);
      desk.setNow(new Date(NOW.getTime() + 5_000));
      const stale = await read('get_products');
      assert.equal(stale.status, 'completed');
      assert.lengthOf(stale.products, healthy.products.length);
      assert.deepInclude(stale.errors[0], { code: 'STALE_RESPONSE', recovery: 'transient' });
      assert.deepInclude(stale.errors[0].details, {
        served_from_cache: true,
        upstream: { name: 'ad-server' },
      });
      assert.isAbove(
        stale.errors[0].details.cache_age_seconds,
        stale.errors[0].details.freshness_target_seconds,
      );
    });

    for (const tool of names) {
      it(`concerns ${tool} alone, where that is named`, async () => {
        await cut({ tool });
        for (const name of names) assert.equal('errors' in (await read(name)), name === tool, name);
      });
    }

    it('concerns all reads, where all are named', async () => {
      await cut({ tool: '*' });
      for (const name of names) assert.equal((await read(name)).errors[0].code, 'STALE_RESPONSE', name);
    });

    it('is cut off for one caller, and for nobody else', async () => {
      await cut({ tool: '*' });
      assert.notProperty(await read('get_products', principalOf(`tester_${newId()}`)), 'errors');
      assert.notProperty(await read('get_products', null), 'errors');
    });

    it('concerns the account alone that is named, and is told in words to release 3.0', async () => {
      await desk.call(caller, 'comply_test_controller', {
        scenario: 'force_upstream_unavailable',
        params: { tool: '*' },
        account,
      });
      const { versionField } = protocol;
      const of = (named: object, more: object = {}) =>
        desk.call(caller, 'get_media_buys', { account: named, ...more });
      assert.property(await of(account), 'errors');
      assert.notProperty(await of({ ...account, brand: { domain: 'other.example' } }), 'errors');
      const first = await of(account, { [versionField]: '3.0' });
      assert.notProperty(first, 'errors');
      assert.match(first.message, /cannot be reached/);
    });

    it('is over after an hour, and begins anew when it is asked for again', async () => {
      await cut({ tool: '*' });
      desk.setNow(new Date(NOW.getTime() + 3_600_000));
      assert.notProperty(await read('get_products'), 'errors');
      await cut({ tool: '*' });
      assert.property(await read('get_products'), 'errors');
    });

    for (const [name, params] of [
      ['no tool', {}],
      ['a task that asks nobody', { tool: 'list_accounts' }],
      ['a tool that there is not', { tool: 'get_weather' }],
      ['a name that is no text', { tool: '*', upstream_name: 7 }],
    ] as const) {
      it(`is not made of ${name}`, async () => {
        const answer = await cut(params);
        assert.deepInclude(answer, { success: false, error: 'INVALID_PARAMS' });
        assert.notProperty(await read('get_products'), 'errors');
      });
    }
  });
}
