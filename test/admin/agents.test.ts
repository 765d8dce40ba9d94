import { assert } from 'chai';
import {
  enrollForOrganization,
  listEnrolledAgents,
  removeEnrolment,
  transferEnrolment,
} from '../../src/admin/agents.ts';
import { createOrganization } from '../../src/admin/organizations.ts';
import { OperatorError } from '../../src/domain/errors.ts';
import { enginesInTurn, type TestStore } from '../support/databases.ts';
import { runAdmin } from './run-admin.ts';

const AGENT = 'https://agent.example/mcp';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`admin agent on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
      for (const name of ['Acme', 'Other']) await createOrganization(store, { name });
    });
    afterEach(() => store.drop());

    const enroll = (more: Partial<Parameters<typeof enrollForOrganization>[1]> = {}) =>
      enrollForOrganization(store, { org: 'Acme', url: AGENT, type: 'sales', visibility: 'public', ...more });
    const refused = async (work: Promise<unknown>, why: RegExp) => {
      const error = await work.then(
        () => undefined,
        (cause: unknown) => cause,
      );
      assert.instanceOf(error, OperatorError);
      assert.match((error as OperatorError).message, why);
    };

    it('enrolls an agent once per URL, and queues its probe', async () => {
      const first = await enroll({ url: 'HTTPS://Agent.Example:443/mcp', visibility: 'members_only' });
      assert.isTrue(first.created);
      assert.equal(first.agent.url, AGENT);
      const again = await enroll({ type: 'signals', name: 'Ours' });
      assert.isFalse(again.created);
      assert.deepInclude(again.agent, {
        id: first.agent.id,
        type: 'signals',
        visibility: 'public',
        name: 'Ours',
      });
      // A name stays until another is given.
      assert.equal((await enroll()).agent.name, 'Ours');
      const jobs = await store.transaction((tx) =>
        tx.jobs.claim({ kinds: ['probeAgent'], worker: 'test', now: new Date(), leaseMs: 1000, limit: 10 }),
      );
      assert.deepEqual(
        jobs.map(({ payload }) => payload),
        [{ url: AGENT }],
      );
    });

    it('refuses an agent of another organization, and changes nothing of it', async () => {
      await enroll();
      await refused(enroll({ org: 'Other', visibility: 'private' }), /another organization/);
      assert.deepInclude((await listEnrolledAgents(store, {})).agents[0], { visibility: 'public' });
    });

    it('transfers an agent as it is, whoever has it, and notes it for both', async () => {
      const { agent: before } = await enroll({ name: 'Ours' });
      const given = await transferEnrolment(store, 'HTTPS://Agent.Example:443/mcp', { org: 'Other' });
      assert.isTrue(given.transferred);
      const { org_id: owner, ...kept } = given.agent;
      assert.notEqual(owner, before.org_id);
      assert.deepEqual(kept, (({ org_id, ...rest }) => rest)(before));
      assert.deepEqual((await listEnrolledAgents(store, { org: 'Acme' })).agents, []);
      assert.deepEqual((await listEnrolledAgents(store, { org: 'Other' })).agents, [given.agent]);
      await refused(enroll(), /another organization/);
      assert.isFalse((await transferEnrolment(store, AGENT, { org: 'Other' })).transferred);
      for (const orgId of [owner, before.org_id]) {
        const entries = await store.read.auditLog.list(orgId, 100);
        assert.include(
          entries.map(({ action, subject }) => `${action} ${subject}`),
          `agent transfer ${AGENT}`,
        );
      }
      await refused(transferEnrolment(store, `${AGENT}/x`, { org: 'Other' }), /not enrolled/);
      await refused(
        transferEnrolment(store, AGENT, { org: 'Nobody' }),
        /no organization with the id or name "Nobody"/,
      );
    });

    it('gives an agent to one of those that enroll it at once', async () => {
      const attempts = await Promise.allSettled([
        enroll(),
        enroll({ org: 'Other' }),
        enroll(),
        enroll({ org: 'Other' }),
      ]);
      const done = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
      assert.lengthOf(done, 2);
      assert.lengthOf([...new Set(done.map(({ agent }) => agent.org_id))], 1);
      assert.lengthOf(
        done.filter(({ created }) => created),
        1,
      );
    });

    it('refuses what makes no sense', async () => {
      await refused(enroll({ org: 'Nobody' }), /no organization with the id or name "Nobody"/);
      await refused(enroll({ url: 'agent.example' }), /absolute/);
      await refused(enroll({ url: 'ftp://agent.example' }), /https/);
      await refused(enroll({ url: '' }), /empty/);
      await refused(enroll({ type: 'seller' }), /not a type of agent/);
      await refused(enroll({ type: 'Sales' }), /not a type of agent/);
      await refused(enroll({ visibility: 'hidden' }), /not a visibility/);
      await refused(enroll({ visibility: '' }), /not a visibility/);
      await refused(enroll({ type: 'constructor' }), /not a type of agent/);
      await refused(enroll({ org: '' }), /no organization/);
      await refused(
        enroll({ url: 'https://user:secret@agent.example/' }),
        /^https:\/\/agent.example: .*user/,
      );
      await refused(enroll({ url: `https://agent.example/${'x'.repeat(1024)}` }), /at most 1024/);
      for (const name of ['', ' \t', 'x'.repeat(201), 'a\u0000b', 'a\u202eb', '<script>x'])
        await refused(enroll({ name }), /^--name: expected plain text/);
      await refused(removeEnrolment(store, AGENT), /not enrolled/);
      await refused(listEnrolledAgents(store, { org: 'Nobody' }), /no organization/);
      assert.deepEqual(await listEnrolledAgents(store, {}), { agents: [], count: 0 });
    });

    it('is told by the feed once, and is the same done twice', async () => {
      const first = await enroll();
      const again = await enroll();
      assert.deepEqual(again, { agent: first.agent, created: false });
      const { agents } = await listEnrolledAgents(store, {});
      assert.deepEqual(agents, [first.agent]);
      const told = await store.read.events.after({ types: ['agent.*'], limit: 10 });
      assert.deepEqual(
        told.map(({ eventType, payload }) => [eventType, payload]),
        [['agent.discovered', { agent_url: AGENT, source: 'enrolment', type: 'sales' }]],
      );
      const jobs = await store.transaction((tx) =>
        tx.jobs.claim({
          kinds: ['probeAgent', 'rebuildProfile'],
          worker: 'test',
          now: new Date(),
          leaseMs: 1000,
          limit: 10,
        }),
      );
      assert.sameMembers(
        jobs.map(({ kind, key }) => `${kind} ${key}`),
        [`probeAgent ${AGENT}`, `rebuildProfile ${AGENT}`],
      );
    });

    it('lists agents, of everybody or one organization', async () => {
      await enroll();
      await enroll({ org: 'Other', url: 'https://b.example', type: 'unknown', visibility: 'private' });
      const urls = async (input = {}) =>
        (await listEnrolledAgents(store, input)).agents.map(({ url }) => url);
      assert.deepEqual(await urls(), [AGENT, 'https://b.example']);
      assert.deepEqual(await urls({ org: 'Other' }), ['https://b.example']);
    });

    it('removes an agent, which then is free for others', async () => {
      await enroll();
      assert.deepEqual(await removeEnrolment(store, AGENT), { url: AGENT, removed: true });
      assert.isTrue((await enroll({ org: 'Other' })).created);
    });

    // One engine is enough: what the program calls was tried above.
    if (engine.name !== 'sqlite') return;
    it('is reached from the command line', async () => {
      const run = (...args: string[]) => runAdmin({ DATABASE_URL: store.url }, 'agent', ...args);
      const enrolled = await run(
        'enroll',
        '--org',
        'Acme',
        '--url',
        AGENT,
        '--type',
        'sales',
        '--visibility',
        'public',
      );
      assert.equal(enrolled.stderr, '');
      assert.equal(JSON.parse(enrolled.stdout).agent.url, AGENT);
      const listed = await run('list');
      assert.equal(JSON.parse(listed.stdout).count, 1);
      assert.isTrue(JSON.parse((await run('remove', AGENT)).stdout).removed);
    });

    it('ends with an error code and one line for what it cannot do', async () => {
      const right = { org: 'Acme', url: AGENT, type: 'sales', visibility: 'public' };
      const line = (options: Record<string, string>) =>
        Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
      for (const [args, why] of [
        [['enroll', '--org', 'Acme'], /required option '--url <url>'/],
        [['enroll', ...line({ ...right, org: 'Nobody' })], /no organization with the id or name "Nobody"/],
        [['enroll', ...line({ ...right, url: 'javascript:alert(1)' })], /absolute|https/],
        [['enroll', ...line({ ...right, type: 'sales\nbrand' })], /sales/],
        [['enroll', ...line({ ...right, visibility: 'PUBLIC' })], /not a visibility/],
        [['enroll', ...line(right), 'more'], /too many arguments/],
        [['enroll', ...line(right), '--verified'], /unknown option '--verified'/],
        [['remove', AGENT], /not enrolled/],
        [['remove'], /missing required argument 'url'/],
        [['list', '--org', 'Nobody'], /no organization/],
      ] as const) {
        const { code, stdout, stderr } = await runAdmin({ DATABASE_URL: store.url }, 'agent', ...args);
        assert.equal(code, 1, args.join(' '));
        assert.equal(stdout, '', args.join(' '));
        assert.match(stderr, /^[^\n]+\n$/, args.join(' '));
        assert.match(stderr, why);
      }
      assert.equal((await listEnrolledAgents(store, {})).count, 0);
    });
  });
}
