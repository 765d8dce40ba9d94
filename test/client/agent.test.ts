import { ClientCredentialsProvider } from '@modelcontextprotocol/client';
import { assert } from 'chai';
import { type Agent, type ConnectOptions, connectAgent, type TaskInput } from '../../client/index.ts';
import { protocol } from '../../generated/protocol.ts';
import { type TaskName, tasks } from '../../generated/tasks.ts';
import { createPrincipal } from '../../src/admin/principals.ts';
import { demoId, keepTask } from '../agent-doors/world.ts';
import { apiKey, client, organization } from '../http/members/world.ts';
import { member, tokensOf } from '../http/oauth/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { errorOf } from './peer.ts';

const tokenOf = ({ authorization }: { authorization: string }) => authorization.slice('Bearer '.length);
const GOVERNANCE: TaskInput<'sync_governance'>['accounts'][number]['governance_agents'][number] = {
  url: 'https://governance.example/mcp',
  authentication: { schemes: ['Bearer'], credentials: 'g'.repeat(40) },
};
const entry = (domain: string) => ({
  brand: { domain },
  operator: 'agency.example',
  billing: 'operator' as const,
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the client and the whole service on ${engine.name}`, () => {
    let app: TestApp;
    const open: Agent[] = [];
    before(async () => {
      app = await startTestApp(engine, { jobs: true });
    });
    after(async () => {
      await Promise.all(open.map((agent) => agent.close()));
      await app.drop();
    });
    const connect = async (options: Partial<ConnectOptions> = {}): Promise<Agent> => {
      const agent = await connectAgent({ url: app.baseUrl, timeoutMs: 60_000, ...options });
      open.push(agent);
      return agent;
    };

    /** A fetch that shows a card which only knows 0.3. */
    const oldCard: ConnectOptions['fetch'] = async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).endsWith('.json')) return response;
      const card = (await response.json()) as { supportedInterfaces?: unknown };
      delete card.supportedInterfaces;
      return Response.json(card);
    };

    const ways: [name: 'mcp' | 'a2a' | 'a2a-0.3', options: Partial<ConnectOptions>][] = [
      ['mcp', { transport: 'mcp' }],
      ['a2a', { transport: 'a2a' }],
      ['a2a-0.3', { transport: 'a2a', fetch: oldCard }],
    ];
    for (const [name, way] of ways) {
      describe(`over ${name}`, () => {
        it('returns the refusals of the test controller as its answers', async () => {
          const agent = await connect({ ...way, token: `demo-refused-${name}` });
          for (const [scenario, error] of [
            ['make_rain', 'UNKNOWN_SCENARIO'],
            ['force_creative_status', 'INVALID_PARAMS'],
          ] as const) {
            const account = { sandbox: true };
            const body = await agent.comply_test_controller({ scenario, params: {}, account });
            assert.deepInclude(body, { success: false, error });
          }
        });

        it('calls every task by its name', async () => {
          const agent = await connect({ ...way, token: `demo-all-${name}` });
          assert.includeMembers(Object.keys(agent), Object.keys(tasks));
          const declared = await agent.capabilities();
          assert.deepInclude(declared, { status: 'completed', [protocol.versionField]: '3.1' });
          const made = await agent.sync_accounts({
            accounts: [entry('outdoor.example')],
            context: { order: 7 },
          });
          const [account] = 'accounts' in made ? made.accounts : [];
          assert.deepInclude(account, { action: 'created', status: 'active', sandbox: true });
          assert.deepEqual(made.context, { order: 7 });
          const id = account?.account_id ?? '';
          const listed = await agent.list_accounts({ account: { account_id: id } });
          assert.deepEqual(
            listed.accounts.map(({ account_id: each }) => each),
            [id],
          );
          const money = await agent.get_account_financials({ account: { account_id: id } });
          assert.equal('currency' in money && money.currency, 'USD');
          const bound = await agent.sync_governance({
            accounts: [{ account: { account_id: id }, governance_agents: [GOVERNANCE] }],
          });
          assert.equal('accounts' in bound && bound.accounts[0]?.status, 'synced');
          const brand = await agent.get_brand_identity({ brand_id: 'meadowlark' });
          assert.equal('brand_id' in brand && brand.brand_id, 'meadowlark');
          const scenarios = await agent.comply_test_controller({
            scenario: 'list_scenarios',
            account: { sandbox: true },
          });
          assert.include(JSON.stringify(scenarios), 'seed_account');
          assert.deepEqual((await agent.list_tasks({})).tasks, []);
          const named = await agent.call('list_accounts', {});
          assert.lengthOf(named.accounts, 1);
        });

        it('tells refusals as what they are', async () => {
          const agent = await connect({ ...way, token: `demo-refused-${name}` });
          const unknown = await errorOf(
            agent.get_account_financials({
              account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' },
            }),
          );
          assert.deepInclude(unknown, {
            code: 'ACCOUNT_NOT_FOUND',
            recovery: 'terminal',
            source: 'agent',
            field: 'account',
            task: 'get_account_financials',
          });
          const broken = await errorOf(agent.list_accounts({ status: 'asleep' as 'active' }));
          assert.deepInclude(broken, { code: 'INVALID_REQUEST', recovery: 'correctable', field: 'status' });
          assert.deepInclude(broken.issues?.[0], { pointer: '/status', keyword: 'enum' });
          assert.include(broken.details?.accepted_values, 'active');
          const version = { [protocol.versionField]: '2.0' };
          const old = await errorOf(agent.list_accounts(version));
          assert.equal(old.code, 'VERSION_UNSUPPORTED');
          assert.deepInclude(old.details, { supported_versions: ['3.0', '3.1'] });
          const key = 'the-same-key-for-both-of-them';
          await agent.sync_accounts({ idempotency_key: key, accounts: [entry('a.example')] });
          const conflict = await errorOf(
            agent.sync_accounts({ idempotency_key: key, accounts: [entry('b.example')] }),
          );
          assert.deepInclude(conflict, {
            code: 'IDEMPOTENCY_CONFLICT',
            recovery: 'correctable',
            field: undefined,
          });
          const again = await agent.sync_accounts({ idempotency_key: key, accounts: [entry('a.example')] });
          assert.isTrue(again.replayed);
          const secret = await errorOf(agent.list_accounts({ ext: { acme: { api_key: 'x' } } }));
          assert.deepInclude(secret, { code: 'CREDENTIAL_IN_ARGS', recovery: 'terminal' });
        });

        it('asks for a release', async () => {
          for (const release of ['3.0', '3.1'] as const) {
            const agent = await connect({ ...way, token: 'demo-release', release });
            const { [protocol.versionField]: served } = await agent.capabilities();
            assert.equal(served, release);
            const error = await errorOf(agent.get_brand_identity({ brand_id: 'nobody' }));
            assert.equal(error.code, release === '3.0' ? 'BRAND_NOT_FOUND' : 'REFERENCE_NOT_FOUND');
          }
        });

        it('needs no credential for public tasks, and says when one is missing or wrong', async () => {
          const nobody = await connect(way);
          assert.equal((await nobody.capabilities()).status, 'completed');
          const missing = await errorOf(nobody.list_accounts({}));
          assert.deepInclude(missing, { code: 'AUTH_MISSING', recovery: 'correctable', httpStatus: 401 });
          for (const token of ['wrong', 'at_wrong', 'a.b.c']) {
            const work = connect({ ...way, token }).then((agent) => agent.capabilities());
            const wrong = await errorOf(work);
            assert.deepInclude(wrong, { code: 'AUTH_INVALID', recovery: 'terminal', httpStatus: 401 }, token);
          }
        });

        it('waits for a task that somebody else ends', async () => {
          const token = `demo-waits-${name}`;
          const agent = await connect({ ...way, token });
          const taskId = await keepTask(app.store, demoId(token.slice(5)));
          const waiting = agent.waitFor(taskId, { every: 20, timeout: 60_000 });
          await agent.comply_test_controller({
            scenario: 'force_task_completion',
            account: { sandbox: true },
            params: { task_id: taskId, result: { accounts: [] } },
          });
          const done = await waiting;
          assert.equal(done.status, 'completed');
          assert.deepInclude(done.result, { accounts: [] });
          assert.equal((await errorOf(agent.waitFor('task_none'))).code, 'REFERENCE_NOT_FOUND');
          const lost = await keepTask(app.store, demoId(token.slice(5)), { status: 'rejected' });
          assert.equal((await errorOf(agent.waitFor(lost))).task, 'get_task_status');
        });

        it('is let in by every kind of credential, each as one principal', async () => {
          const org = await organization(app, `Acme ${name}`);
          const admin = (await apiKey(app, org.id, 'admin:*')).credential;
          const program = await client(app, admin, `Program ${name}`);
          const agentToken = await createPrincipal(app.store, {
            name: `agent ${name}`,
            permissions: 'reports:read',
          });
          const person = await tokensOf(app, await member(app, `ann-${name}`));
          const provider = new ClientCredentialsProvider({
            clientId: program.id,
            clientSecret: program.secret,
            expectedIssuer: app.baseUrl,
          });
          const credentials: [kind: string, options: Partial<ConnectOptions>][] = [
            ['key', { token: tokenOf(admin) }],
            ['program', { token: async () => tokenOf(program.credential) }],
            ['provider', { authProvider: provider }],
            ['agent', { token: agentToken.token }],
            ['person', { token: person.access_token }],
            ['demo', { token: `demo-kinds-${name}` }],
          ];
          const seen: Record<string, string[]> = {};
          for (const [kind, options] of credentials) {
            const agent = await connect({ ...way, ...options });
            const made = await agent.sync_accounts({
              accounts: [{ ...entry(`${kind}.example`), sandbox: true }],
            });
            assert.equal('accounts' in made && made.accounts[0]?.action, 'created', kind);
            const { accounts } = await agent.list_accounts({});
            seen[kind] = accounts.flatMap(({ brand }) => brand?.domain ?? []);
          }
          assert.deepEqual(seen, {
            key: ['key.example'],
            program: ['key.example', 'program.example'],
            provider: ['key.example', 'program.example', 'provider.example'],
            agent: ['agent.example'],
            person: ['person.example'],
            demo: ['demo.example'],
          });
        });
      });
    }

    it('finds out by itself how the agent is spoken to', async () => {
      for (const [url, transport, at] of [
        [app.baseUrl, 'mcp', '/mcp'],
        [`${app.baseUrl}/`, 'mcp', '/mcp'],
        [`${app.baseUrl}/mcp`, 'mcp', '/mcp'],
        [`${app.baseUrl}/a2a`, 'a2a', '/a2a'],
      ] as const) {
        const agent = await connect({ url });
        assert.deepInclude(agent, { transport, url: `${app.baseUrl}${at}` }, url);
        assert.equal((await agent.capabilities()).status, 'completed');
      }
    });

    it('is not led elsewhere with a credential that is none', async () => {
      for (const url of [app.baseUrl, `${app.baseUrl}/mcp`]) {
        const error = await errorOf(connect({ url, token: 'wrong' }));
        assert.deepInclude(error, { code: 'AUTH_INVALID', httpStatus: 401 }, url);
      }
      const direct = await connect({ url: `${app.baseUrl}/a2a`, token: 'wrong' });
      assert.equal((await errorOf(direct.list_accounts({}))).code, 'AUTH_INVALID');
    });

    it('has its answers from the task of that name, whichever is asked', async () => {
      const agent = await connect({ token: 'demo-names' });
      for (const task of Object.keys(tasks) as TaskName[]) assert.isFunction(agent[task], task);
      assert.lengthOf(Object.keys(agent), Object.keys(tasks).length + 6);
    });
  });
}
