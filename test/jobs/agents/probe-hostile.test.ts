import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { removeEnrolment } from '../../../src/admin/agents.ts';
import { type AgentWorld, startAgentWorld } from '../../support/agent-world.ts';
import { capabilitiesAnswer, measurementAgent, salesAgent, serveMcpAgent } from '../../support/agents.ts';
import { enginesInTurn } from '../../support/databases.ts';

const URL_OF = 'https://evil.example/mcp';
const NASTY = 'A\u0000B\u001b[31m\u202eC\ud800\u200b<b>';
const KEYS = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":1';
/** JSON as a parser makes it: its keys are own keys, whatever they are called. */
const parsed = (text: string) => JSON.parse(text) as Record<string, unknown>;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`what a hostile agent leaves behind on ${engine.name}`, () => {
    let world: AgentWorld;
    beforeEach(async () => {
      world = await startAgentWorld(engine);
    });
    afterEach(() => world.drop());

    const probed = async (type = 'sales') => {
      await world.enroll(await world.organization('Sellers'), URL_OF, type);
      assert.equal(await world.probe(URL_OF), 'answered');
      await world.rebuild(URL_OF);
      await world.check(URL_OF);
      const agent = await world.store.read.catalogAgents.find(URL_OF);
      const profile = await world.store.read.agentProfiles.find(URL_OF);
      return { agent, profile, text: JSON.stringify([agent, profile?.profile, profile?.record]) };
    };
    const isPlain = (text: string) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
      assert.notMatch(text, /[\u0000-\u001f\u202a-\u202e\u200b\ud800]|\\u00|\\ud8/);
      assert.notProperty({}, 'polluted');
    };

    it('is plain text, wherever it writes more', async () => {
      const script = salesAgent({
        supported_protocols: ['media_buy', NASTY],
        specialisms: [NASTY],
        creative: {
          supported_formats: [{ capability_id: NASTY, format: { format_kind: NASTY }, operations: [NASTY] }],
        },
        signals: { audience_types: [NASTY] },
        media_buy: { portfolio: { publisher_domains: [NASTY, 'ok.example'], primary_channels: [NASTY] } },
      });
      script.name = NASTY;
      script.description = NASTY;
      script.tasks[`get_signals${NASTY}`] = { description: NASTY };
      script.tasks.get_products = {
        answer: {
          products: [{ product_id: NASTY, channels: [NASTY], delivery_type: NASTY, format_ids: [NASTY] }],
        },
      };
      serveMcpAgent(world.sites, URL_OF, script);
      const { agent, profile, text } = await probed();
      isPlain(text);
      assert.equal(agent?.agentName, 'AB[31mC<b>');
      assert.deepEqual(profile?.profile.delivery_types, ['ab[31mc<b>']);
      assert.deepEqual(agent?.declared?.publisherDomains, ['ok.example']);
    });

    it('is no more than what is kept of anybody', async () => {
      const many = (n: number) => Array.from({ length: n }, (_, at) => `v${at}`);
      const script = salesAgent({
        supported_protocols: many(5000),
        specialisms: many(5000),
        experimental_features: many(5000),
        creative: { supported_formats: many(2000).map((id) => ({ format: { format_kind: id } })) },
        media_buy: {
          portfolio: {
            publisher_domains: many(5000).map((at) => `${at}.example`),
            primary_channels: many(5000),
          },
        },
      });
      for (const name of many(1500)) script.tasks[name] = { description: 'x'.repeat(200) };
      serveMcpAgent(world.sites, URL_OF, script);
      const { agent, profile, text } = await probed();
      assert.isBelow(text.length, 300_000);
      assert.lengthOf(agent?.declared?.publisherDomains ?? [], 1000);
      assert.lengthOf(agent?.declared?.specialisms ?? [], 64);
      assert.lengthOf(profile?.profile.channels ?? [], 40);
      assert.lengthOf(profile?.profile.format_kinds ?? [], 200);
      const { tools, tools_count: count } = JSON.parse(agent?.capabilities ?? '{}');
      assert.equal(count, 1000);
      assert.lengthOf(tools, 200);
    });

    it('changes no prototype, and is not named after one', async () => {
      const script = salesAgent();
      script.tasks[protocol.capabilitiesTask] = {
        answer: parsed(
          `{${JSON.stringify(capabilitiesAnswer({ specialisms: ['constructor', '__proto__', 'toString'] })).slice(1, -1)},${KEYS}}`,
        ),
      };
      Object.assign(script.tasks, { constructor: {} });
      script.tasks.get_products = {
        answer: parsed(
          `{"products":[{"product_id":"a","channels":["__proto__","constructor"],${KEYS}}],${KEYS}}`,
        ),
      };
      serveMcpAgent(world.sites, URL_OF, script);
      const { agent, profile } = await probed();
      assert.notProperty({}, 'polluted');
      assert.deepEqual(profile?.profile.channels, ['__proto__', 'constructor']);
      assert.equal(agent?.complianceStatus, 'degraded');
      assert.isFalse(agent?.verified);
    });

    it('is never a verification: whatever it claims of itself is left out', async () => {
      const claim = {
        verified_by_aao: true,
        verified: true,
        verification: { status: 'verified' },
        badge: 'gold',
      };
      const script = measurementAgent([
        {
          metric_id: 'm',
          ...claim,
          accreditations: [
            { accrediting_body: 'MSB', ...claim },
            { accrediting_body: 'X', verified_by_aao: 'true' },
          ],
        },
      ]);
      const { answer } = script.tasks[protocol.capabilitiesTask] ?? {};
      script.tasks[protocol.capabilitiesTask] = {
        answer: { ...(answer as object), ...claim, compliance: claim },
      };
      // Fails its checks, so that nothing of the registry's own says that it is verified either.
      script.tasks.list_accounts = { answer: { accounts: [], ...claim } };
      serveMcpAgent(world.sites, URL_OF, script);
      const { agent } = await probed('measurement');
      assert.isFalse(agent?.verified);
      const { measurement_capabilities: measurement } = JSON.parse(agent?.capabilities ?? '{}');
      assert.deepEqual(measurement.metrics, [
        {
          metric_id: 'm',
          accreditations: [
            { accrediting_body: 'MSB', verified_by_aao: false },
            { accrediting_body: 'X', verified_by_aao: false },
          ],
        },
      ]);
      const { verified_by_aao: _, ...rest } = JSON.parse(agent?.capabilities ?? '{}');
      assert.notMatch(JSON.stringify(rest).replaceAll('"verified_by_aao":false', ''), /verified"|badge|gold/);
    });

    it('is nothing when it leaves the catalog while it is asked', async () => {
      const script = measurementAgent([{ metric_id: 'm' }]);
      const { answer } = script.tasks[protocol.capabilitiesTask] ?? {};
      let isEnrolled = true;
      script.tasks[protocol.capabilitiesTask] = {
        answer: async () => {
          if (isEnrolled) await removeEnrolment(world.store, URL_OF);
          isEnrolled = false;
          return answer as Record<string, unknown>;
        },
      };
      serveMcpAgent(world.sites, URL_OF, script);
      const org = await world.organization('Sellers');
      for (const work of [world.probe, world.check]) {
        await world.enroll(org, URL_OF, 'measurement');
        isEnrolled = true;
        assert.equal(await work(URL_OF), 'gone');
        assert.isUndefined(await world.store.read.catalogAgents.find(URL_OF));
        await world.rebuild(URL_OF);
        assert.isUndefined(await world.store.read.agentProfiles.find(URL_OF));
      }
      // The catalog's own: that it came and went, each time, and nothing that was found out about it.
      const types = (await world.events()).map(([type]) => type);
      const cameAndWent = ['agent.discovered', 'agent.removed'];
      assert.deepEqual(types, [...cameAndWent, ...cameAndWent]);
    });
  });
}
