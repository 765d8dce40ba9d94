import { assert } from 'chai';
import { agentKey } from '../../src/domain/net/agent-url.ts';
import { newId } from '../../src/infra/random.ts';
import { enrollAgent } from '../../src/record/agents/enrolments.ts';
import { objectOf, readPublishedContract } from '../support/contract.ts';
import { engines } from '../support/databases.ts';
import { checkRule, type Spread } from './check-limits.ts';
import type { Values } from './exchange.ts';
import { goodOf, hostNumber, startWorld, type World } from './world.ts';

const contract = readPublishedContract();

/** These are not counted; a process does only so many of them at once, and a few for each caller. */
const HOLDING = new Set([
  'streamFeed',
  'getAuthorizationsSnapshot',
  'discoverAgent',
  'getAgentFormats',
  'getAgentProducts',
]);

/** These count only what is the caller's own, so that nobody else's requests could reach the limit. */
const OF_ONES_OWN = new Set([
  'checkMyAgent',
  'testMyWebhook',
  'redeliverMyWebhookDelivery',
  'redeliverMyFailedDeliveries',
]);

describe('documented limits', () => {
  it('are stated for the operations that count, and for no class in vain', () => {
    const named = new Set(contract.operations.flatMap(({ limit }) => limit ?? []));
    assert.sameMembers([...contract.limits.keys()], [...named]);
    for (const { id, limit, responses } of contract.operations) {
      assert.equal(responses.has(429), limit !== null || HOLDING.has(id), id);
    }
  });

  // Counting itself is tested on both engines, in test/store.
  for (const engine of engines.filter(({ name }) => name === 'sqlite')) {
    describe(`on ${engine.name}`, () => {
      let world: World;
      let spread: Spread;
      before(async () => {
        world = await startWorld(engine);
        spread = { members: world.members, about };
      });
      after(() => world.close());

      for (const operation of contract.operations) {
        const rules = contract.limits.get(operation.limit ?? '') ?? [];
        for (const rule of rules) {
          it(`${operation.id}: ${rule.limit} per ${rule.per} in ${rule.windowSeconds} s`, async () => {
            const { query, ...values } = goodOf(world, operation);
            if (operation.id === 'checkMyAgent') await ownAgent(world, values);
            const good = {
              ...values,
              query: rule.when === undefined ? query : { ...query, [rule.when]: true },
            };
            const callers = OF_ONES_OWN.has(operation.id) ? { ...spread, members: async () => [] } : spread;
            assert.deepEqual(await checkRule(world, operation, good, rule, rules, callers), []);
          });
        }
      }
    });
  }
});

/** Gives the caller the agent that the request names, whoever of the world has it at the moment. */
async function ownAgent({ app, member }: World, { path }: Pick<Values, 'path'>): Promise<void> {
  const orgId: string = (await app.get('/api/me/organization', { authorization: member })).body.id;
  const url = agentKey(String(path?.agent_url), 'agent_url');
  const about = { type: 'sales', visibility: 'private', control: 'proof' } as const;
  const context = { now: app.clock.now(), newId, actor: 'test' };
  await app.store.transaction(async (tx) => {
    const known = await tx.catalogAgents.findForUpdate(url);
    if (known !== undefined) await tx.catalogAgents.put({ ...known, orgId });
    else await enrollAgent(tx, { orgId, url, ...about }, context);
  });
}

/** The request about another host of the world: each field whose name ends in `domain` is changed. */
function about(values: Values, index: number): Values {
  const fields = Object.keys(objectOf(values.body)).filter((name) => /(^|_)domain$/.test(name));
  if (fields.length === 0) return values;
  const changed = Object.fromEntries(fields.map((name) => [name, hostNumber(index)]));
  return { ...values, body: { ...objectOf(values.body), ...changed } };
}
