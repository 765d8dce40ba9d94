import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { connectAgent } from '../../client/index.ts';
import { engines, postgres } from '../support/databases.ts';
import { type Site, startSite } from '../support/processes.ts';
import { type Sites, startSites } from '../support/sites.ts';
import { type Body, callTask, demo, demoId, keepTask, transports } from './world.ts';

const entry = (domain: string) => ({ brand: { domain }, operator: 'agency.example', billing: 'operator' });
const sync = (key: string, domain: string) => ({ idempotency_key: key, accounts: [entry(domain)] });
const control = (scenario: string, params: object) => ({ scenario, params, account: { sandbox: true } });

/** What random identifiers and times hide. */
function normalized(body: Body): Body {
  const seen = new Map<string, string>();
  const text = JSON.stringify(body)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
      const name = seen.get(id) ?? `<id ${seen.size + 1}>`;
      seen.set(id, name);
      return name;
    })
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '<origin>');
  return JSON.parse(text);
}

const bare = ({ timestamp: _time, replayed: _replayed, ...rest }: Body): Body => rest;

async function a2a(
  origin: string,
  method: string,
  params: object,
  headers: Record<string, string>,
): Promise<Body> {
  const response = await fetch(`${origin}/a2a`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return response.json();
}

/** One caller's day, each step after the other; what came of each. */
async function day({ origin, store, proxy }: Site): Promise<Record<string, Body>> {
  const told: Record<string, Body> = {};
  for (const [at, transport] of transports.entries()) {
    const name = `day-${transport}`;
    const who = demo(name);
    const call = async (step: string, task: string, args: object) => {
      const { body, isError } = await callTask(transport, origin, task, args, who);
      told[`${transport} ${step}`] = [isError, body];
      return body;
    };
    const made = await call('sync', 'sync_accounts', sync('the-key-of-the-day', 'outdoor.example'));
    const account = { account_id: made.accounts[0].account_id };
    await call('list', 'list_accounts', {});
    await call('replay', 'sync_accounts', sync('the-key-of-the-day', 'outdoor.example'));
    await call('conflict', 'sync_accounts', sync('the-key-of-the-day', 'indoor.example'));
    await call(
      'seed',
      'comply_test_controller',
      control('seed_account', { account_id: 'seed-1', fixture: {} }),
    );
    const suspended = control('force_account_status', { account_id: 'seed-1', status: 'suspended' });
    await call('force', 'comply_test_controller', suspended);
    await call('forced', 'list_accounts', { status: 'suspended' });
    await call('money', 'get_account_financials', { account });
    const agents = [
      { url: 'https://g.example', authentication: { schemes: ['Bearer'], credentials: 'g'.repeat(40) } },
    ];
    const bound = {
      idempotency_key: 'the-key-of-governance',
      accounts: [{ account, governance_agents: agents }],
    };
    await call('bind', 'sync_governance', bound);
    await call('bound', 'list_accounts', { account });
    const task = await keepTask(store, demoId(name));
    await call('task', 'get_task_status', { task_id: task });
    await call('tasks', 'list_tasks', {});
    const result = { accounts: [] };
    await call('end', 'comply_test_controller', control('force_task_completion', { task_id: task, result }));
    await call('ended', 'get_task_status', { task_id: task, include_result: true });
    await call('capabilities', 'list_tasks', { filters: { statuses: ['completed'] } });
    // Whichever process made the task of the transport, all know it.
    const message = {
      messageId: 'm',
      role: 'ROLE_USER',
      parts: [{ data: { skill: 'list_accounts', input: {} } }],
    };
    const sent = (await a2a(origin, 'SendMessage', { message }, who)).result.task;
    for (let round = 0; round < 2; round += 1) {
      const found = await a2a(origin, 'GetTask', { id: sent.id }, who);
      assert.deepEqual(found.result, sent);
      const list = await a2a(origin, 'ListTasks', {}, who);
      assert.include(
        list.result.tasks.map(({ id }: Body) => id),
        sent.id,
      );
      told[`${transport} cancel ${round}`] = await a2a(origin, 'CancelTask', { id: sent.id }, who);
      told[`${transport} strange ${round}`] = await a2a(origin, 'GetTask', { id: sent.id }, demo('stranger'));
    }
    told[`${transport} twenty`] = await twenty(origin, `${name}-twenty`);
    assert.isAbove(Math.max(...proxy.counts.values()), at);
  }
  return told;
}

/** Twenty equal requests at once, each sent again while the first is under way; their one answer, and the effect. */
async function twenty(origin: string, name: string): Promise<Body> {
  const args = sync('one-key-for-all-of-them', 'twenty.example');
  const ask = async (at: number): Promise<Body> => {
    for (let left = 1_500; ; left -= 1) {
      const transport = transports[at % transports.length] ?? 'mcp';
      const { body } = await callTask(transport, origin, 'sync_accounts', args, demo(name));
      if (body.code !== 'IDEMPOTENCY_IN_FLIGHT' || left === 0) return body;
      await sleep(20);
    }
  };
  const bodies = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)));
  assert.lengthOf(
    bodies.filter(({ replayed }) => replayed !== true),
    1,
    JSON.stringify(bodies[0]),
  );
  const [first, ...rest] = bodies.map(bare);
  for (const body of rest) assert.deepEqual(body, first);
  const { body } = await callTask('mcp', origin, 'list_accounts', {}, demo(name));
  assert.equal(body.pagination.total_count, 1);
  return [first, body];
}

describe('two processes of the agent on one database', () => {
  let sites: Sites;
  before(async () => {
    sites = await startSites();
  });
  after(() => sites.close());

  describe('on postgres', () => {
    let one: Site;
    let two: Site;
    before(async () => {
      if (postgres === undefined) assert.fail('no PostgreSQL');
      [one, two] = await Promise.all([startSite(postgres, sites, 1), startSite(postgres, sites, 2)]);
    });
    after(() => Promise.all([one.close(), two.close()]));

    it('answer as one does', async () => {
      const alone = await day(one);
      const together = await day(two);
      for (const [step, answer] of Object.entries(alone)) {
        assert.deepEqual(normalized(together[step]), normalized(answer), step);
      }
      assert.lengthOf(Object.keys(together), Object.keys(alone).length);
      assert.equal(two.proxy.counts.size, 2);
      const [few = 0, many = 0] = [...two.proxy.counts.values()].sort((a, b) => a - b);
      assert.isAtMost(many - few, 2, 'both had their share');
    });

    it('are one agent to the typed client', async () => {
      for (const transport of transports) {
        const agent = await connectAgent({ url: two.origin, transport, token: `demo-typed-${transport}` });
        await agent.sync_accounts({
          accounts: [{ brand: { domain: 'typed.example' }, operator: 'agency.example', billing: 'operator' }],
        });
        for (let round = 0; round < 4; round += 1) {
          assert.lengthOf((await agent.list_accounts({})).accounts, 1);
        }
        await agent.close();
      }
    });
  });

  for (const engine of engines) {
    describe(`one of which is killed on ${engine.name}`, () => {
      let site: Site;
      before(async () => {
        site = await startSite(engine, sites, engine.name === 'postgres' ? 2 : 1);
      });
      after(() => site.close());

      for (const transport of transports) {
        it(`after the effect, before the answer (${transport}): a retry elsewhere is a replay`, async () => {
          const name = `killed-${transport}`;
          const args = sync(`the-key-of-${name}`, `${transport}.example`);
          const kept = site.proxy.keepNext(args.idempotency_key);
          const first = callTask(transport, site.origin, 'sync_accounts', args, demo(name)).then(
            () => 'answered',
            () => 'cut',
          );
          const { target, answer, drop } = await kept;
          const accounts = async () => site.store.read.accounts.page(demoId(name), {}, { limit: 9 });
          for (let left = 30_000; (await accounts()).length === 0; left -= 1) {
            assert.isAbove(left, 0, 'nothing was written');
            await sleep(1);
          }
          const victim = site.servers.find(({ origin }) => origin === target);
          await victim?.end('SIGKILL');
          drop();
          assert.equal(await first, 'cut');
          const lost = await answer;
          await site.add();

          const [row] = await accounts();
          const retries = [];
          for (const over of transports) {
            const { body, isError } = await callTask(over, site.origin, 'sync_accounts', args, demo(name));
            assert.isFalse(isError, JSON.stringify(body));
            assert.isTrue(body.replayed);
            retries.push(bare(body));
          }
          assert.deepEqual(retries[0], retries[1]);
          assert.deepInclude(retries[0].accounts[0], { account_id: row?.id, action: 'created' });
          if (lost !== null && transport === 'mcp') {
            const { result } = JSON.parse(lost);
            assert.deepEqual(bare(result.structuredContent), retries[0]);
          }
          const { body } = await callTask('mcp', site.origin, 'list_accounts', {}, demo(name));
          assert.equal(body.pagination.total_count, 1);
          const entries = (await site.store.read.auditLog.list(null, 100)).filter(
            ({ actor }) => actor === demoId(name),
          );
          assert.lengthOf(entries, 1);
        });
      }
    });
  }
});
