import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import type { AgentDeclaration } from '../../../src/domain/declaration/agent-profile.ts';
import { newId } from '../../../src/infra/random.ts';
import { enginesInTurn, type TestStore } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { principalOf } from '../../support/task-desk.ts';
import { buyerAccount, declareAccount, offeredDesk } from '../tasks/offered-desk.ts';

const CAPABILITIES = protocol.capabilitiesTask;

const withAccount = (more: Partial<AgentDeclaration['account']>): AgentDeclaration => ({
  ...publisherProfile,
  account: { ...publisherProfile.account, ...more },
});

let callers = 0;
const newCaller = () => {
  callers += 1;
  return principalOf(`org_flags_${callers}`);
};

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`what is declared is what happens, ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    it('account.sandbox creates an account of the sandbox when true, and refuses it when false', async () => {
      for (const sandbox of [true, false]) {
        const desk = await offeredDesk(store, { profile: withAccount({ sandbox }) });
        assert.equal((await desk.call(null, CAPABILITIES)).account.sandbox, sandbox);
        const entry = await declareAccount(desk, newCaller(), { sandbox: true });
        assert.equal(entry.action, sandbox ? 'created' : 'failed');
        assert.equal(entry.errors?.[0]?.code, sandbox ? undefined : 'UNSUPPORTED_FEATURE');
      }
    });

    it('account.account_financials opens get_account_financials when true, and refuses it when false', async () => {
      for (const financials of [true, false]) {
        const desk = await offeredDesk(store, { profile: withAccount({ account_financials: financials }) });
        assert.equal((await desk.call(null, CAPABILITIES)).account.account_financials, financials);
        const caller = newCaller();
        await declareAccount(desk, caller);
        const args = { account: buyerAccount };
        if (financials) {
          assert.property(await desk.call(caller, 'get_account_financials', args), 'currency');
        } else {
          assert.equal(
            (await desk.refusal(caller, 'get_account_financials', args)).code,
            'UNSUPPORTED_FEATURE',
          );
        }
      }
    });

    for (const party of ['operator', 'agent', 'advertiser'] as const) {
      it(`account.supported_billing creates an account billed to the ${party} only where it has that party`, async () => {
        for (const isSupported of [true, false]) {
          const others = publisherProfile.account.supported_billing.filter((name) => name !== party);
          const supported_billing = isSupported ? [party] : others;
          const profile = withAccount({ supported_billing, account_financials: false });
          const desk = await offeredDesk(store, { profile });
          const { account } = await desk.call(null, CAPABILITIES, { [protocol.versionField]: '3.1' });
          assert.deepEqual(account.supported_billing, supported_billing);
          const entry = await declareAccount(desk, newCaller(), { billing: party });
          assert.equal(entry.action, isSupported ? 'created' : 'failed');
          assert.equal(entry.errors?.[0]?.code, isSupported ? undefined : 'BILLING_NOT_SUPPORTED');
        }
      });
    }

    it('account.require_operator_auth refuses accounts that a caller declares when true', async () => {
      for (const isRequired of [true, false]) {
        const desk = await offeredDesk(store, {
          profile: withAccount({ require_operator_auth: isRequired }),
        });
        assert.equal((await desk.call(null, CAPABILITIES)).account.require_operator_auth, isRequired);
        const caller = newCaller();
        const entry = await declareAccount(desk, caller);
        assert.equal(entry.action, isRequired ? 'failed' : 'created');
        assert.equal(entry.errors?.[0]?.code, isRequired ? 'UNSUPPORTED_PROVISIONING' : undefined);
        assert.lengthOf((await desk.call(caller, 'list_accounts')).accounts, isRequired ? 0 : 1);
      }
    });

    it('idempotency.supported replays a repeated key when true, and carries it out again when false', async () => {
      const implemented = await offeredDesk(store);
      const ignored = await offeredDesk(store, {
        profile: { ...publisherProfile, idempotency: { supported: false } },
      });
      for (const desk of [implemented, ignored]) {
        const { supported } = (await desk.call(null, CAPABILITIES))[protocol.capabilityKey].idempotency;
        const caller = newCaller();
        const args = { idempotency_key: newId(), accounts: [{ ...buyerAccount, billing: 'operator' }] };
        assert.equal((await desk.call(caller, 'sync_accounts', args)).accounts[0].action, 'created');
        const again = await desk.call(caller, 'sync_accounts', args);
        assert.equal(again.replayed, supported ? true : undefined);
        assert.equal(again.accounts[0].action, supported ? 'created' : 'unchanged');
        const other = { ...args, accounts: [{ ...args.accounts[0], operator: 'other.example' }] };
        if (supported) {
          const { code } = await desk.refusal(caller, 'sync_accounts', other);
          assert.equal(code, 'IDEMPOTENCY_CONFLICT');
        } else {
          assert.equal((await desk.call(caller, 'sync_accounts', other)).accounts[0].action, 'created');
        }
      }
    });

    it('supported_protocols without brand makes the tasks of brands unknown', async () => {
      const { brand: _, ...others } = publisherProfile;
      const without: AgentDeclaration = {
        ...others,
        supported_protocols: ['signals'],
        signals: {},
        specialisms: others.specialisms.filter((name) => name !== 'brand-rights'),
      };
      const desk = await offeredDesk(store, { profile: without });
      assert.notProperty(await desk.call(null, CAPABILITIES), 'brand');
      const { code, message } = await desk.refusal(null, 'get_brand_identity', { brand_id: 'meadowlark' });
      assert.equal(code, 'INVALID_REQUEST');
      const unknown = await desk.refusal(null, 'get_brand_identitx', {});
      assert.equal(message, unknown.message.replace('get_brand_identitx', 'get_brand_identity'));
      const offered = await offeredDesk(store);
      assert.property(await offered.call(null, CAPABILITIES), 'brand');
      assert.property(await offered.call(null, 'get_brand_identity', { brand_id: 'meadowlark' }), 'names');
    });

    it('the mode sandbox offers comply_test_controller, and the mode production does not know it', async () => {
      const args = { scenario: 'list_scenarios', account: { sandbox: true } };
      const sandbox = await offeredDesk(store, { mode: 'sandbox' });
      const { scenarios } = (await sandbox.call(null, CAPABILITIES)).compliance_testing;
      const listed = await sandbox.call(newCaller(), 'comply_test_controller', args);
      assert.sameMembers(listed.scenarios, scenarios);
      const production = await offeredDesk(store, { mode: 'production' });
      assert.notProperty(await production.call(null, CAPABILITIES), 'compliance_testing');
      const refused = await production.refusal(newCaller(), 'comply_test_controller', args);
      assert.deepInclude(refused, {
        code: 'INVALID_REQUEST',
        message: 'Unknown tool: comply_test_controller',
      });
    });
  });
}
