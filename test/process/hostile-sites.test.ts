import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { createKey, createOrganization } from '../../src/admin/organizations.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { type Database, enginesInTurn } from '../support/databases.ts';
import { type Call, callsTo } from './hostile-calls.ts';
import { type HostileWorld, startHostileWorld, startVictim, type Victim } from './hostile-world.ts';

const AT_ONCE = 24;
/** Jobs that the requests cause. */
const JOBS = ['crawlDomain', 'probeAgent', 'checkAgentCompliance', 'deliverWebhooks'];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the service among hostile sites on ${engine.name}`, () => {
    let world: HostileWorld;
    let database: Database;
    let store: Store;
    let victim: Victim;
    let member: string;
    before(async () => {
      world = await startHostileWorld();
      database = await engine.create();
      store = await openStore(database.url);
      const { organization } = await createOrganization(store, { name: 'Acme' });
      member = (await createKey(store, { org: organization.id, name: 'test' })).api_key;
      victim = await startVictim(database.url, world);
    });
    after(async () => {
      victim.child.kill('SIGKILL');
      await store.close();
      await world.close();
      await database.drop();
    });

    let callers = 0;
    /** What is wrong with the answer; null when nothing is. Each call comes from an address of its own. */
    async function problemOf({ path, body, token }: Call): Promise<string | null> {
      callers += 1;
      const headers = {
        accept: 'application/json',
        'x-forwarded-for': `198.18.${callers >> 8}.${callers & 255}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === 'member' ? { authorization: `Bearer ${member}` } : {}),
        ...(token === 'sandbox' ? { authorization: `Bearer demo-${callers}` } : {}),
      };
      const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
      const answer = await fetch(`${victim.origin}${path}`, init).catch((cause: unknown) => String(cause));
      if (typeof answer === 'string') return answer;
      const text = await answer.text();
      const { status } = answer;
      // A refusal for the moment, because too many ask at once, is an answer as well.
      const isFine =
        status < 500 ||
        status === 502 ||
        status === 504 ||
        (status === 503 && answer.headers.has('retry-after'));
      if (!isFine) return `${status} ${text.slice(0, 200)}`;
      return /INTERNAL_ERROR|"code":-32603/.test(text) ? text.slice(0, 400) : null;
    }

    it('answers for all of them, one way or another, and goes on', async () => {
      const calls = world.hosts.flatMap(({ name, host }, at) =>
        callsTo(host, at).map((call) => ({ name, call })),
      );
      // Neighbours in the list would all wait for the same site.
      const queue = calls.sort((a, b) => (a.call.path < b.call.path ? -1 : 1)).values();
      const problems: string[] = [];
      let isOver = false;
      const work = async () => {
        for (const { name, call } of queue) {
          const problem = await problemOf(call);
          if (problem !== null) problems.push(`${call.path} (${name}): ${problem}`);
        }
      };
      // Whoever asks for something else meanwhile is answered too.
      let others = 0;
      const neighbour = (async () => {
        while (!isOver) {
          const problem = await problemOf({ path: '/api/registry/stats' });
          if (problem !== null) problems.push(`a neighbour: ${problem}`);
          others += 1;
          await sleep(50);
        }
      })();
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      const isBusy = async () => {
        const due = await store.read.jobs.nextDue(JOBS);
        return due !== undefined && due.getTime() <= Date.now();
      };
      while (victim.child.exitCode === null && (await isBusy())) await sleep(100);
      isOver = true;
      await neighbour;
      assert.deepEqual({ problems, failures: victim.failures }, { problems: [], failures: [] });
      assert.isAbove(others, 10);
      assert.isNull(victim.child.exitCode, 'the process is still the same');
      assert.isNull(victim.child.signalCode);
      assert.equal(await victim.end(), 0);
    });
  });
}
