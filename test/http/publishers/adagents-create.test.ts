import { assert } from 'chai';
import { composeAdagents } from '../../../src/domain/publishers/adagents/create.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { ADAGENTS_PATH, publisherFile } from '../world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`generating an adagents.json on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const create = (body: unknown) => app.post('/api/adagents/create', body);
    const parts = publisherFile('made.example');

    it('answers indented JSON text that the validator accepts', async () => {
      const { status, body } = await create({ ...parts, placements: [], formats: [], unknown: 'ignored' });
      assert.equal(status, 200);
      assert.hasAllKeys(body, ['success', 'data', 'timestamp']);
      assert.deepInclude(body.data.validation, { valid: true, domain: 'proposed', url: 'proposed' });
      assert.include(body.data.adagents_json, '\n  "authorized_agents": [');
      assert.deepEqual(JSON.parse(body.data.adagents_json), {
        $schema: `${app.baseUrl}/schemas/v3/adagents.json`,
        authorized_agents: parts.authorized_agents,
        properties: parts.properties,
        last_updated: app.clock.now().toISOString(),
      });
      app.sites.put('made.example', ADAGENTS_PATH, { body: body.data.adagents_json });
      const checked = await app.get('/api/properties/validate?domain=made.example');
      assert.isTrue(checked.body.valid);
      assert.deepEqual(checked.body.warnings, []);
    });

    it('makes large files in a thread of its own, with the same text', async () => {
      const properties = Array.from({ length: 800 }, (_, at) => ({
        ...parts.properties[0],
        property_id: `site_${at}`,
        identifiers: [{ type: 'domain', value: `site${at}.made.example` }],
      }));
      const input = { authorized_agents: parts.authorized_agents, properties };
      const { status, body } = await create(input);
      assert.equal(status, 200);
      const context = { now: app.clock.now(), schema: `${app.baseUrl}/schemas/v3/adagents.json` };
      const expected = composeAdagents(input, context);
      assert.equal(body.data.adagents_json, expected.ok && expected.text);
      const refused = await create({ ...input, properties: [...properties, { ...properties[0], name: 5 }] });
      assert.equal(refused.status, 400);
      assert.include(refused.text, 'properties[800].name');
    });

    it('leaves out the time and the schema on request', async () => {
      const { body } = await create({ ...parts, include_schema: false, include_timestamp: false });
      assert.deepEqual(JSON.parse(body.data.adagents_json), parts);
    });

    it('accepts no agents beside a catalogue, and passes warnings on', async () => {
      const { status, body } = await create({ authorized_agents: [], properties: parts.properties });
      assert.equal(status, 200);
      assert.isTrue(body.data.validation.valid);
      const repeated = await create({
        ...parts,
        authorized_agents: [...parts.authorized_agents, ...parts.authorized_agents],
      });
      assert.equal(repeated.status, 200);
      assert.isAtLeast(repeated.body.data.validation.warnings.length, 1);
    });

    it('refuses what would be no valid file, with every fault in the message', async () => {
      const [agent] = parts.authorized_agents;
      for (const [body, field] of [
        [{}, 'authorized_agents'],
        [{ authorized_agents: 'x' }, 'authorized_agents'],
        [{ authorized_agents: [] }, 'authorized_agents'],
        [{ authorized_agents: [], properties: [] }, 'authorized_agents'],
        [{ authorized_agents: [7] }, 'authorized_agents[0]'],
        [
          { ...parts, authorized_agents: [{ ...agent, url: 'http://a.example' }] },
          'authorized_agents[0].url',
        ],
        [{ ...parts, authorized_agents: [{ ...agent, url: undefined }] }, 'authorized_agents[0].url'],
        [
          { ...parts, authorized_agents: [{ ...agent, authorized_for: '' }] },
          'authorized_agents[0].authorized_for',
        ],
        [
          { ...parts, authorized_agents: [{ ...agent, property_ids: [] }] },
          'authorized_agents[0].property_ids',
        ],
        [{ ...parts, properties: [{ name: 'N' }] }, 'properties[0].property_type'],
        [{ ...parts, properties: 'x' }, 'properties'],
        [{ ...parts, include_schema: 'yes' }, 'include_schema'],
      ] as const) {
        const answer = await create(body);
        assert.equal(answer.status, 400, field);
        assert.isFalse(answer.body.success);
        assert.equal(answer.body.error, 'invalid_request');
        assert.equal(answer.body.timestamp, app.clock.now().toISOString());
        assert.include(
          answer.body.issues.map(({ path }: { path: string }) => path),
          field,
        );
        assert.include(answer.body.message, field);
      }
    });

    it('refuses bodies that are no object, no JSON, or nested without end', async () => {
      for (const text of ['[]', '"x"', 'null', '{', '', `{"authorized_agents":${'['.repeat(1000)}`]) {
        const { status, body } = await create(text);
        assert.equal(status, 400, text.slice(0, 20));
        assert.isFalse(body.success);
      }
    });
  });
}
