import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { schemaValidators } from '../../../generated/validators/index.ts';
import { removeEnrolment } from '../../../src/admin/agents.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import { enrollAgent } from '../../../src/record/agents/enrolments.ts';
import { type AgentWorld, startAgentWorld } from '../../support/agent-world.ts';
import { type AgentScript, capabilitiesAnswer, salesAgent, serveMcpAgent } from '../../support/agents.ts';
import { enginesInTurn } from '../../support/databases.ts';

const URL_OF = 'https://sales.example/mcp';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`checkAgentCompliance on ${engine.name}`, () => {
    let world: AgentWorld;
    let script: AgentScript;
    beforeEach(async () => {
      world = await startAgentWorld(engine);
      script = salesAgent();
      serveMcpAgent(world.sites, URL_OF, script);
    });
    afterEach(() => world.drop());

    /** How many events the enrolment itself made; those have tests of their own. */
    let earlier = 0;
    const enrolled = async (visibility = 'public') => {
      await world.enroll(await world.organization('Sellers'), URL_OF, 'sales', visibility);
      earlier = (await world.events()).length;
    };
    /** Agent events since the enrolment. */
    const news = async () => (await world.events()).slice(earlier);
    const compliance = async () =>
      JSON.parse((await world.store.read.catalogAgents.find(URL_OF))?.compliance ?? 'null');

    it('passes and badges an agent that keeps its word, and tells it once', async () => {
      await enrolled();
      assert.equal(await world.check(URL_OF), 'passing');
      assert.equal(await world.check(URL_OF), 'passing');
      const events = await news();
      assert.deepEqual(
        events.map(([type]) => type),
        ['agent.compliance_changed', 'agent.verification_earned'],
      );
      const [changed, earned] = events.map(([, payload]) => payload);
      assert.equal(changed?.previous_status, 'unknown');
      assert.equal(changed?.current_status, 'passing');
      assert.deepEqual(earned, {
        agent_url: URL_OF,
        role: 'media-buy',
        verified_specialisms: ['baseline'],
        version: '3.1',
      });
      const block = await compliance();
      assert.deepEqual(block.verified_roles, ['media-buy']);
      assert.equal(block.last_checked_at, world.now().toISOString());
    });

    it('writes events that fit their schemas, under the agent’s id', async () => {
      await enrolled();
      await world.check(URL_OF);
      script.tasks.get_media_buys = { answer: { media_buys: [] } };
      await world.check(URL_OF);
      const found = await world.store.read.catalogAgents.find(URL_OF);
      const events = await world.store.read.events.after({ types: ['agent.*'], limit: 100 });
      assert.lengthOf(events, 5);
      for (const { eventType, payload, entityId } of events) {
        assert.equal(entityId, found?.id);
        const path = `registry/events/${eventType.replaceAll(/[._]/g, '-')}`;
        const validate = await (
          schemaValidators as Record<string, () => Promise<(data: unknown) => boolean>>
        )[path]?.();
        assert.isTrue(validate?.(payload), `${eventType} ${JSON.stringify(payload)}`);
      }
    });

    it('takes the badge from an agent that lets anybody read', async () => {
      await enrolled();
      await world.check(URL_OF);
      script.tasks.get_media_buys = { answer: { media_buys: [] } };
      assert.equal(await world.check(URL_OF), 'degraded');
      const [changed, lost] = (await news()).slice(2);
      assert.equal(changed?.[1].current_status, 'degraded');
      assert.equal(lost?.[0], 'agent.verification_lost');
      assert.equal(lost?.[1].role, 'media-buy');
      assert.isFalse((await compliance()).verified);
      // And gives it back.
      script.tasks.get_media_buys = { locked: true };
      assert.equal(await world.check(URL_OF), 'passing');
      assert.deepEqual(
        (await news()).slice(4).map(([type]) => type),
        ['agent.compliance_changed', 'agent.verification_earned'],
      );
    });

    const failing: [string, (script: AgentScript) => void, string][] = [
      [
        'refuses to say what it is',
        (agent) => (agent.tasks[protocol.capabilitiesTask] = { locked: true }),
        'failing',
      ],
      [
        'does not list the capabilities task',
        (agent) => delete agent.tasks[protocol.capabilitiesTask],
        'failing',
      ],
      [
        'breaks the schema',
        (agent) =>
          (agent.tasks[protocol.capabilitiesTask] = { answer: capabilitiesAnswer({ [protocol.name]: {} }) }),
        'failing',
      ],
      ['lacks a task', (agent) => delete agent.tasks.update_media_buy, 'degraded'],
      [
        'claims what it is not',
        (agent) =>
          (agent.tasks[protocol.capabilitiesTask] = {
            answer: capabilitiesAnswer({ specialisms: ['signal-owned'] }),
          }),
        'degraded',
      ],
      [
        'guards only some of what it must',
        (agent) => (agent.tasks.get_media_buy_delivery = { answer: { deliveries: [] } }),
        'degraded',
      ],
      [
        'asks no credential',
        (agent) => (agent.tasks.get_media_buys = { error: { code: 'INVALID_REQUEST', message: 'no' } }),
        'degraded',
      ],
    ];
    for (const [what, spoil, status] of failing) {
      it(`finds an agent ${status} that ${what}`, async () => {
        spoil(script);
        await enrolled();
        assert.equal(await world.check(URL_OF), status);
        assert.isFalse((await compliance()).verified);
        assert.deepEqual(
          (await news()).map(([type]) => type),
          ['agent.compliance_changed'],
        );
      });
    }

    it('finds something that is no agent failing', async () => {
      world.sites.put('sales.example', '/mcp', { body: '<html>', headers: { 'content-type': 'text/html' } });
      await enrolled();
      assert.equal(await world.check(URL_OF), 'failing');
    });

    it('bears with an agent that is away, and tries it soon', async () => {
      await enrolled();
      await world.check(URL_OF);
      world.sites.hosts.set('sales.example', 'http://127.0.0.1:9');
      for (const expected of ['passing', 'passing', 'failing', 'failing']) {
        assert.equal(await world.check(URL_OF), expected);
        const { nextCheckAt } = (await world.store.read.catalogAgents.find(URL_OF)) ?? {};
        assert.deepEqual(nextCheckAt, new Date(world.now().getTime() + HOUR_MS));
      }
      assert.deepEqual((await news()).map(([type]) => type).slice(2), [
        'agent.compliance_changed',
        'agent.verification_lost',
      ]);
    });

    it('knows nothing of an agent that was never there', async () => {
      world.sites.hosts.set('sales.example', 'http://127.0.0.1:9');
      await enrolled();
      assert.equal(await world.check(URL_OF), 'unknown');
      assert.deepEqual(await news(), []);
      const block = await compliance();
      assert.equal(block.status, 'unknown');
      assert.match(block.headline, /could not be reached/);
    });

    it('gives no badge while it cannot see whether a credential is asked for', async () => {
      script.tasks.get_media_buy_delivery = { hangsUp: true };
      await enrolled();
      assert.equal(await world.check(URL_OF), 'unknown');
      assert.isFalse((await compliance()).verified);
      assert.deepEqual(await news(), []);
      script.tasks.get_media_buy_delivery = { locked: true };
      assert.equal(await world.check(URL_OF), 'passing');
      assert.isTrue((await compliance()).verified);
    });

    it('tells of a standing that comes into everybody’s sight, and of one that leaves it', async () => {
      const told = async () => {
        const events = await world.events();
        return events.slice(seen).map(([type, { previous_status: from, current_status: to, reason }]) => {
          seen += 1;
          return [type, from === undefined ? reason : `${from} ${to}`];
        });
      };
      let seen = 0;
      const org = await world.organization('Sellers');
      await world.enroll(org, URL_OF, 'sales', 'members_only');
      await world.check(URL_OF);
      assert.deepEqual(await told(), []);
      const shown = [
        ['agent.discovered', undefined],
        ['agent.compliance_changed', 'unknown passing'],
        ['agent.verification_earned', undefined],
      ];
      const hidden = (reason: string) => [
        ['agent.compliance_changed', 'passing unknown'],
        ['agent.verification_lost', reason],
        ['agent.removed', undefined],
      ];
      await world.enroll(org, URL_OF, 'sales', 'public');
      assert.deepEqual(await told(), shown);
      await world.enroll(org, URL_OF, 'sales', 'public');
      await world.check(URL_OF);
      assert.deepEqual(await told(), []);
      await world.enroll(org, URL_OF, 'sales', 'private');
      assert.deepEqual(await told(), hidden('no longer public'));
      await world.enroll(org, URL_OF, 'sales', 'members_only');
      await world.check(URL_OF);
      assert.deepEqual(await told(), []);
      await world.enroll(org, URL_OF, 'sales', 'public');
      assert.deepEqual(await told(), shown);
      await removeEnrolment(world.store, URL_OF);
      assert.deepEqual(await told(), hidden('removed from the catalog'));
    });

    it('tells of an agent that was never checked that it leaves, and of no standing', async () => {
      await enrolled();
      await removeEnrolment(world.store, URL_OF);
      assert.deepEqual(await news(), [['agent.removed', { agent_url: URL_OF, removed_from_publishers: [] }]]);
    });

    it('keeps no events of a move that is rolled back', async () => {
      const org = await world.organization('Sellers');
      await world.enroll(org, URL_OF, 'sales', 'public');
      await world.check(URL_OF);
      const events = await world.events();
      assert.lengthOf(events, 3);
      const context = { now: world.now(), newId, actor: 'test' };
      const failed = await world.store
        .transaction(async (tx) => {
          const enrolment = { orgId: org, url: URL_OF, type: 'sales', visibility: 'private' } as const;
          await enrollAgent(tx, { ...enrolment, control: null }, context);
          throw new Error('no');
        })
        .catch(() => 'rolled back');
      assert.equal(failed, 'rolled back');
      assert.deepEqual(await world.events(), events);
      assert.equal((await world.store.read.catalogAgents.find(URL_OF))?.visibility, 'public');
    });

    it('tells nobody of agents that not everybody may see', async () => {
      for (const visibility of ['private', 'members_only']) {
        await enrolled(visibility);
        await world.check(URL_OF);
        script.tasks.get_media_buys = { answer: {} };
        await world.check(URL_OF);
        assert.deepEqual(await world.events(), []);
        script.tasks.get_media_buys = { locked: true };
        await world.store.transaction((tx) => tx.catalogAgents.remove(URL_OF));
      }
    });

    it('takes runs that end at the same time one after the other', async () => {
      await enrolled();
      await Promise.all([world.check(URL_OF), world.check(URL_OF), world.check(URL_OF)]);
      assert.lengthOf(await world.events('agent.verification_earned'), 1);
      assert.lengthOf(await world.events('agent.compliance_changed'), 1);
    });
  });
}
