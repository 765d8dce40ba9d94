import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { capabilitiesOf } from '../../../src/domain/declaration/capabilities.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { scheduleAgents } from '../../../src/jobs/agents/schedule-agents.ts';
import { type AgentWorld, startAgentWorld } from '../../support/agent-world.ts';
import {
  capabilitiesAnswer,
  measurementAgent,
  salesAgent,
  serveA2aAgent,
  serveMcpAgent,
} from '../../support/agents.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';

const SALES = 'https://sales.example/mcp';
const METER = 'https://meter.example/mcp';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`probeAgent on ${engine.name}`, () => {
    let world: AgentWorld;
    let org: string;
    beforeEach(async () => {
      world = await startAgentWorld(engine);
      org = await world.organization('Sellers');
    });
    afterEach(() => world.drop());

    const agent = async (url: string) => {
      const found = await world.store.read.catalogAgents.find(url);
      assert.isDefined(found);
      if (found === undefined) throw new Error('not enrolled');
      return {
        ...found,
        health: JSON.parse(found.health ?? 'null'),
        capabilities: JSON.parse(found.capabilities ?? 'null'),
      };
    };

    it('stores what the agent says, with its age', async () => {
      serveMcpAgent(world.sites, SALES, salesAgent());
      await world.enroll(org, SALES, 'sales');
      assert.equal(await world.probe(SALES), 'answered');
      const {
        health,
        capabilities,
        declared,
        protocol: spoken,
        agentName,
        formatCount,
        answeredAt,
      } = await agent(SALES);
      assert.equal(spoken, 'mcp');
      assert.equal(agentName, 'Test Sales');
      assert.isTrue(health.online);
      assert.equal(health.checked_at, world.now().toISOString());
      assert.equal(capabilities.tools_count, 8);
      assert.isTrue(capabilities.standard_operations.can_create_order);
      assert.equal(formatCount, 1);
      assert.deepEqual(answeredAt, world.now());
      assert.deepEqual(declared?.deliveryTypes, ['guaranteed']);
      assert.deepEqual(declared?.formatIds, ['banner']);
      assert.deepEqual(declared?.channels, ['display']);
    });

    it('has the profile worked out anew when what it declares changed, and only then', async () => {
      const script = salesAgent();
      serveMcpAgent(world.sites, SALES, script);
      await world.enroll(org, SALES, 'sales');
      await world.waiting('rebuildProfile');
      await world.probe(SALES);
      assert.deepEqual(await world.waiting('rebuildProfile'), [SALES]);
      await world.probe(SALES);
      assert.deepEqual(await world.waiting('rebuildProfile'), []);
      script.tasks[protocol.capabilitiesTask] = {
        answer: capabilitiesAnswer({ media_buy: { execution: { trusted_match: {} } } }),
      };
      await world.probe(SALES);
      assert.deepEqual(await world.waiting('rebuildProfile'), [SALES]);
    });

    it('talks A2A where there is no MCP', async () => {
      serveA2aAgent(world.sites, 'https://a2a.example/agent', salesAgent());
      await world.enroll(org, 'https://a2a.example/agent', 'sales');
      assert.equal(await world.probe('https://a2a.example/agent'), 'answered');
      const { protocol: spoken, capabilities } = await agent('https://a2a.example/agent');
      assert.equal(spoken, 'a2a');
      assert.equal(capabilities.tools_count, 8);
    });

    it('takes in a measurement catalog', async () => {
      serveMcpAgent(
        world.sites,
        METER,
        measurementAgent([
          { metric_id: 'attention', accreditations: [{ accrediting_body: 'MSB', verified_by_aao: true }] },
          { metric_id: 'evil', description: '<script>alert(1)</script>' },
        ]),
      );
      await world.enroll(org, METER, 'unknown');
      await world.probe(METER);
      const { type, capabilities } = await agent(METER);
      assert.equal(type, 'measurement');
      assert.deepEqual(capabilities.measurement_capabilities.metrics, [
        { metric_id: 'attention', accreditations: [{ accrediting_body: 'MSB', verified_by_aao: false }] },
      ]);
      assert.match(capabilities.discovery_error, /metrics\[1\]/);
      assert.notInclude(JSON.stringify(capabilities), '<script');
    });

    it('takes in the catalog of an agent of this service like that of any other', async () => {
      const answer = capabilitiesOf(
        publisherProfile,
        { mode: 'production', scenarios: [], buildVersion: '1.0.0', lastUpdated: new Date(0) },
        '3.1',
      );
      const tasks = { [protocol.capabilitiesTask]: { answer: { ...answer } } };
      serveMcpAgent(world.sites, METER, { name: 'This service', tasks });
      await world.enroll(org, METER, 'measurement');
      assert.equal(await world.probe(METER), 'answered');
      const { capabilities } = await agent(METER);
      const ids = capabilities.measurement_capabilities.metrics.map(
        ({ metric_id: id }: { metric_id: string }) => id,
      );
      assert.deepEqual(ids, ['attention_index', 'quality_impressions']);
      assert.notProperty(capabilities, 'discovery_error');
    });

    it('lets go of a catalog that the agent withdraws or spoils', async () => {
      const list = () =>
        world.store.read.catalogListing.list({
          limit: 10,
          visibilities: ['public'],
          facets: [],
          sort: 'url',
          isReversed: false,
          after: null,
          metrics: { ids: ['m'], bodies: [], text: undefined },
          blocks: { health: false, capabilities: false, compliance: false, profile: false },
        });
      const script = measurementAgent([{ metric_id: 'm' }]);
      serveMcpAgent(world.sites, METER, script);
      await world.enroll(org, METER, 'measurement');
      await world.probe(METER);
      assert.lengthOf(await list(), 1);
      script.tasks[protocol.capabilitiesTask] = {
        answer: capabilitiesAnswer({ measurement: { metrics: [] } }),
      };
      await world.probe(METER);
      assert.lengthOf(await list(), 0);
    });

    it('never flips a type that was given', async () => {
      serveMcpAgent(world.sites, SALES, salesAgent());
      await world.enroll(org, SALES, 'governance');
      await world.probe(SALES);
      const { type, inferredType } = await agent(SALES);
      assert.equal(type, 'governance');
      assert.equal(inferredType, 'sales');
    });

    it('keeps what an agent said while it is away, and says so', async () => {
      serveMcpAgent(world.sites, SALES, salesAgent());
      await world.enroll(org, SALES, 'sales');
      await world.probe(SALES);
      world.sites.put('sales.example', '/mcp', { status: 503, body: 'down' });
      assert.equal(await world.probe(SALES), 'bad_answer');
      const { health, capabilities, declared } = await agent(SALES);
      assert.isFalse(health.online);
      assert.equal(health.error, 'the agent returned 503');
      assert.equal(capabilities.tools_count, 8);
      assert.equal(capabilities.discovery_error, 'the agent returned 503');
      assert.deepEqual(declared?.formatIds, ['banner']);
    });

    it('keeps the catalogs of an agent that lists its tasks and then fails', async () => {
      const script = salesAgent({ creative: { supports_generation: true } });
      serveMcpAgent(world.sites, SALES, script);
      await world.enroll(org, SALES, 'sales');
      await world.probe(SALES);
      script.tasks[protocol.capabilitiesTask] = { error: { code: 'SERVICE_UNAVAILABLE', message: 'later' } };
      await world.probe(SALES);
      const { capabilities, declared } = await agent(SALES);
      assert.isTrue(capabilities.creative_capabilities.can_generate);
      assert.match(capabilities.discovery_error, /later/);
      assert.deepEqual(declared?.formatIds, ['banner']);
    });

    it('keeps what it knows of products and formats that do not come, unlike those that are refused', async () => {
      const script = salesAgent();
      serveMcpAgent(world.sites, SALES, script);
      await world.enroll(org, SALES, 'sales');
      await world.probe(SALES);
      const before = await agent(SALES);
      const { get_products: products, list_creative_formats: formats } = script.tasks;
      await world.waiting('rebuildProfile');
      for (const task of ['get_products', 'list_creative_formats']) {
        script.tasks.get_products = products ?? {};
        script.tasks.list_creative_formats = formats ?? {};
        script.tasks[task] = { hangsUp: true };
        assert.equal(await world.probe(SALES), 'answered');
        const { declared, formatCount, capabilities, health } = await agent(SALES);
        assert.deepEqual([declared, formatCount], [before.declared, before.formatCount], task);
        assert.match(capabilities.discovery_error, new RegExp(`^${task}: `));
        assert.isTrue(health.online);
      }
      assert.deepEqual(await world.waiting('rebuildProfile'), []);
      script.tasks.list_creative_formats = formats ?? {};
      script.tasks.get_products = { error: { code: 'AUTH_REQUIRED', message: 'no' } };
      await world.probe(SALES);
      const { declared, capabilities } = await agent(SALES);
      assert.deepEqual([declared?.deliveryTypes, declared?.channels], [[], []]);
      assert.notProperty(capabilities, 'discovery_error');
    });

    it('notes that an agent asks for a credential', async () => {
      world.sites.put('sales.example', '/mcp', { status: 401, body: '{}' });
      await world.enroll(org, SALES, 'sales');
      assert.equal(await world.probe(SALES), 'auth_required');
      const { capabilities } = await agent(SALES);
      assert.isTrue(capabilities.oauth_required);
      assert.equal(capabilities.tools_count, 0);
      // And that it does no longer, even when it says little else.
      serveMcpAgent(world.sites, SALES, { name: 'Open', tasks: { get_products: {} } });
      assert.equal(await world.probe(SALES), 'answered');
      assert.notProperty((await agent(SALES)).capabilities, 'oauth_required');
    });

    it('asks hourly, backs off while it fails, and forgives', async () => {
      world.sites.put('sales.example', '/mcp', { status: 500, body: '' });
      await world.enroll(org, SALES, 'sales');
      const waits: number[] = [];
      for (let probe = 0; probe < 6; probe += 1) {
        await world.probe(SALES);
        const { nextProbeAt } = await agent(SALES);
        waits.push(((nextProbeAt?.getTime() ?? 0) - world.now().getTime()) / HOUR_MS);
      }
      assert.deepEqual(waits, [1, 2, 4, 8, 16, 24]);
      serveMcpAgent(world.sites, SALES, salesAgent());
      await world.probe(SALES);
      assert.deepEqual((await agent(SALES)).nextProbeAt, new Date(world.now().getTime() + HOUR_MS));
    });

    it('leaves an agent alone whose kind never shows, until it is enrolled anew', async () => {
      const url = 'https://riddle.example/mcp';
      serveMcpAgent(world.sites, url, { name: 'Riddle', tasks: { sing: {} } });
      await world.enroll(org, url, 'unknown');
      for (let probe = 0; probe < 4; probe += 1) await world.probe(url);
      assert.isNull((await agent(url)).nextProbeAt);
      world.advance(400 * 24 * HOUR_MS);
      await world.waiting('probeAgent');
      await scheduleAgents(world.store, world.now());
      assert.deepEqual(await world.waiting('probeAgent'), []);
      await world.enroll(org, url, 'buying');
      assert.deepEqual(await world.waiting('probeAgent'), [url]);
      await world.probe(url);
      assert.isNotNull((await agent(url)).nextProbeAt);
    });

    it('queues what is due, once', async () => {
      serveMcpAgent(world.sites, SALES, salesAgent());
      await world.enroll(org, SALES, 'sales');
      await world.probe(SALES);
      await world.check(SALES);
      await world.waiting('probeAgent');
      await world.waiting('checkAgentCompliance');
      await scheduleAgents(world.store, world.now());
      assert.deepEqual(await world.waiting('probeAgent'), []);
      world.advance(HOUR_MS);
      await scheduleAgents(world.store, world.now());
      await scheduleAgents(world.store, world.now());
      assert.deepEqual(await world.waiting('probeAgent'), [SALES]);
      assert.deepEqual(await world.waiting('checkAgentCompliance'), []);
      world.advance(11 * HOUR_MS);
      await scheduleAgents(world.store, world.now());
      assert.deepEqual(await world.waiting('checkAgentCompliance'), [SALES]);
    });

    it('says nothing of an agent that has left', async () => {
      assert.equal(await world.probe('https://left.example/mcp'), 'gone');
      assert.deepEqual(await world.events(), []);
    });
  });
}
