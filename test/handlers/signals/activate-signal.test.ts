import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import type { Platform } from '../../../src/ad-server/port.ts';
import { MINUTE_MS } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import { activateSegment } from '../../../src/jobs/signals/activateSegment.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rows } from '../../support/sql.ts';
import {
  buyer,
  ELECTRIC,
  HERE,
  OWN_URL,
  PLATFORM,
  type SignalsDesk,
  startSignalsDesk,
} from './signals-desk.ts';

const AGENT = { type: 'agent', agent_url: 'https://buyer.example/mcp' };
const brand = { brand: { domain: 'outdoor.example' }, operator: 'agency.example' };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`activate_signal on ${engine.name}`, () => {
    let desk: SignalsDesk;
    before(async () => {
      desk = await startSignalsDesk(engine);
    });
    after(() => desk.drop());
    afterEach(() => desk.setNow(null));

    /** A production caller with an account of its own. */
    const live = async () => {
      const caller = buyer({ sandboxOnly: false });
      const accounts = [{ ...brand, billing: 'operator' }];
      const body = await desk.call(caller, 'sync_accounts', { idempotency_key: newId(), accounts });
      return { caller, account: { account_id: body.accounts[0].account_id } };
    };
    const refused = async (caller: ReturnType<typeof buyer>, more: object) =>
      desk.refusal(caller, 'activate_signal', {
        idempotency_key: newId(),
        signal_agent_segment_id: ELECTRIC,
        destinations: [PLATFORM],
        ...more,
      });
    const job = (platform: Platform, now: Date) =>
      activateSegment({ store: desk.store, platform, now: () => now }).run as (
        work: object,
      ) => Promise<unknown>;
    const shown = async (caller: ReturnType<typeof buyer>, account: object) => {
      const find = { signal_spec: 'electric car', account, destinations: [PLATFORM] };
      return (await desk.call(caller, 'get_signals', find)).signals[0].deployments[0];
    };

    /** The only activation of a caller’s account. */
    const allOf = async (principalId: string) => {
      const rows = await desk.store.read.accounts.page(principalId, {}, { limit: 9 });
      const lists = await Promise.all(
        rows.map(({ id }) => desk.store.read.signalActivations.list(principalId, id)),
      );
      const all = lists.flat();
      assert.lengthOf(all, 1);
      return all as [(typeof all)[number]];
    };

    it('is live at once in the sandbox, with a key of the kind of each destination', async () => {
      const caller = buyer();
      const body = await desk.activate(caller, ELECTRIC, { destinations: [PLATFORM, AGENT, PLATFORM] });
      const [platform, agent] = body.deployments;
      assert.lengthOf(body.deployments, 2);
      assert.include(platform, { ...PLATFORM, is_live: true });
      assert.equal(platform.activation_key.type, 'segment_id');
      assert.include(agent, { ...AGENT, is_live: true });
      assert.equal(agent.activation_key.type, 'key_value');
      assert.isString(agent.deployed_at);
      assert.isTrue(body.sandbox);
      assert.match(body.message, /pricing_option_id/);
    });

    it('shows an activation to its account alone', async () => {
      const caller = buyer();
      await desk.activate(caller, ELECTRIC, { account: brand });
      assert.isTrue((await shown(caller, brand)).is_live);
      const other = { ...brand, brand: { domain: 'other.example' } };
      assert.isFalse((await shown(caller, other)).is_live);
      assert.isFalse((await shown(buyer(), brand)).is_live);
    });

    it('becomes live by its job, once the platform is ready', async () => {
      const { caller, account } = await live();
      await desk.activate(caller, ELECTRIC, { account });
      const [row] = await allOf(caller.id);
      const { platform } = openPlatform(null, OWN_URL);
      const soon = new Date(Date.now() + 1000);
      assert.deepEqual(await job(platform, soon)({ payload: row }), {
        kind: 'done',
        detail: { status: 'activating' },
      });
      assert.isFalse((await shown(caller, account)).is_live);
      const later = new Date(Date.now() + 61 * MINUTE_MS);
      assert.deepEqual(await job(platform, later)({ payload: row }), {
        kind: 'done',
        detail: { status: 'live' },
      });
      const state = await shown(caller, account);
      assert.isTrue(state.is_live);
      assert.equal(state.activation_key.type, 'segment_id');
      assert.equal(state.deployed_at, later.toISOString());
    });

    it('leaves alone what was deactivated while the platform was asked, and ends what it refuses', async () => {
      const { caller, account } = await live();
      await desk.activate(caller, ELECTRIC, { account });
      const [row] = await allOf(caller.id);
      const { platform } = openPlatform(null, OWN_URL);
      const ends = (): Platform => ({
        ...platform,
        activateSegment: async (ask) => {
          await desk.activate(caller, ELECTRIC, { account, action: 'deactivate' });
          return platform.activateSegment(ask);
        },
      });
      const at = new Date(Date.now() + 61 * MINUTE_MS);
      assert.deepEqual(await job(ends(), at)({ payload: row }), {
        kind: 'done',
        detail: { status: 'ended' },
      });
      assert.isFalse((await shown(caller, account)).is_live);

      await desk.activate(caller, ELECTRIC, { account });
      const refuses = (code: 'unavailable' | 'invalid_terms'): Platform => ({
        ...platform,
        activateSegment: async () => ({ ok: false, code, reason: 'no' }),
      });
      assert.deepEqual(await job(refuses('unavailable'), at)({ payload: row }), {
        kind: 'retry',
        code: 'unavailable',
      });
      assert.deepEqual(await job(refuses('invalid_terms'), at)({ payload: row }), {
        kind: 'failed',
        code: 'invalid_terms',
      });
      assert.isEmpty(await desk.store.read.signalActivations.list(caller.id, row.accountId));
    });

    it('deactivates, also what is not active, and returns the first answer to a replay', async () => {
      const caller = buyer();
      const key = { idempotency_key: newId() };
      const first = await desk.activate(caller, ELECTRIC, key);
      const off = await desk.activate(caller, ELECTRIC, { action: 'deactivate' });
      assert.deepEqual(off.deployments, [{ ...PLATFORM, is_live: false }]);
      assert.deepEqual(
        (await desk.activate(caller, ELECTRIC, { action: 'deactivate' })).deployments,
        off.deployments,
      );
      const replay = await desk.activate(caller, ELECTRIC, key);
      assert.deepEqual(replay.deployments, first.deployments);
      assert.isTrue(replay.replayed);
    });

    it('refuses what is unknown, invisible, not offered there or not billed to anybody', async () => {
      const { caller, account } = await live();
      const unknown = await refused(caller, { account, signal_agent_segment_id: 'nothing' });
      assert.equal(unknown.code, 'REFERENCE_NOT_FOUND');
      assert.deepEqual(
        await refused(caller, { account, signal_agent_segment_id: 'own:custom_trail_planners_in_spring' }),
        unknown,
      );
      assert.equal(
        (await refused(caller, { account, signal_agent_segment_id: 'prism_high_ltv' })).code,
        unknown.code,
      );
      const elsewhere = await refused(caller, {
        account,
        destinations: [{ type: 'platform', platform: 'other' }],
      });
      assert.include(elsewhere, { code: 'DEPLOYMENT_UNAUTHORIZED', field: 'destinations[0]' });
      assert.include(await refused(caller, {}), { code: 'INVALID_REQUEST', field: 'account' });
      const price = await refused(caller, { account, pricing_option_id: 'po_other' });
      assert.equal(price.field, 'pricing_option_id');
      assert.include(price.details.accepted_values, 'po_in_market_electric_cars_cpm');
      const both = await refused(caller, { account, deployments: [HERE] });
      assert.include(both, { code: 'INVALID_REQUEST', field: 'deployments' });
    });

    it('takes handles that nothing lists in the sandbox', async () => {
      const more = { pricing_option_id: 'po_prism_flat_monthly' };
      assert.isTrue((await desk.activate(buyer(), 'prism_high_ltv', more)).deployments[0].is_live);
    });

    it('needs the token of a governance agent before price and destination, in the code of each release', async () => {
      const caller = buyer();
      await desk.activate(caller, ELECTRIC, { account: brand });
      const url = 'https://governance.example/mcp';
      const authentication = { schemes: ['Bearer'], credentials: 'g'.repeat(40) };
      const accounts = [{ account: brand, governance_agents: [{ url, authentication }] }];
      await desk.call(caller, 'sync_governance', { idempotency_key: newId(), accounts });
      const wrong = { account: brand, pricing_option_id: 'po_other' };
      const now = await refused(caller, wrong);
      assert.include(now, { code: 'PERMISSION_DENIED', field: 'governance_context' });
      assert.isNotEmpty(now.details.findings);
      const then = await refused(caller, { ...wrong, [protocol.versionField]: '3.0' });
      assert.equal(then.code, 'GOVERNANCE_DENIED');
      assert.equal(
        (await refused(caller, { ...wrong, signal_agent_segment_id: 'nothing' })).code,
        'REFERENCE_NOT_FOUND',
      );
      assert.equal(
        (await refused(caller, { ...wrong, governance_context: 'token' })).field,
        'pricing_option_id',
      );
      const more = {
        account: brand,
        destinations: [AGENT],
        governance_context: 'secret-token-of-governance',
      };
      await desk.activate(caller, ELECTRIC, more);
      const stored = await rows(desk.store.url, 'select * from signal_activations');
      assert.isNotEmpty(stored);
      assert.notInclude(JSON.stringify(stored), 'secret-token-of-governance');
      const off = await desk.activate(caller, ELECTRIC, { account: brand, action: 'deactivate' });
      assert.isFalse(off.deployments[0].is_live);
    });
  });
}
