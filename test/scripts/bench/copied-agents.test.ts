import { assert } from 'chai';
import { fillAgents, RARE_MARKET } from '../../../scripts/bench/agent-world.ts';
import { members } from '../../../scripts/bench/service.ts';
import { type App, startApp } from '../../../src/app.ts';
import { readConfig } from '../../../src/config.ts';
import { type Database, engines } from '../../support/databases.ts';
import { patientSettings } from '../../support/patience.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const RECORDED = 'ggg';
const COPY = 'ggh';

type Found = { agent_url: string; match?: unknown };

for (const engine of engines) {
  describe(`agents that the bench copies, on ${engine.name}`, () => {
    let database: Database;
    let app: App;
    let search: (query: string) => Promise<Found[]>;
    before(async () => {
      database = await engine.create();
      await fillAgents(database.url, 2_000);
      const settings = { ...patientSettings, DATABASE_URL: database.url };
      const [authorization = ''] = await members(settings, 1);
      app = await startApp(readConfig({ ...settings, PORT: '0', ROLE: 'web', DNS_SERVERS: '127.0.0.1:9' }), {
        log: silent,
      });
      search = async (query) => {
        const url = `http://127.0.0.1:${app.address?.port}/api/registry/agents/search?limit=200&${query}`;
        const response = await fetch(url, { headers: { authorization } });
        const text = await response.text();
        assert.equal(response.status, 200, text);
        return (JSON.parse(text) as { results: Found[] }).results;
      };
    });
    after(async () => {
      await app.stop();
      await database.drop();
    });

    for (const query of [`markets=${RARE_MARKET}`, `markets=${RARE_MARKET}&tags=news`, 'tags=topic42'])
      it(`finds copies as it finds those that were recorded, ${query}`, async () => {
        const found = await search(query);
        const of = (mark: string) =>
          found.filter(({ agent_url }) => agent_url.includes(`-${mark}.`)).map((one) => JSON.stringify(one));
        assert.isNotEmpty(of(RECORDED));
        assert.lengthOf(found, 2 * of(RECORDED).length);
        assert.deepEqual(
          of(COPY)
            .map((text) => text.replaceAll(COPY, RECORDED))
            .sort(),
          of(RECORDED).sort(),
        );
      });

    it('refuses a number of agents that is no whole number of copies', async () => {
      const refused = await fillAgents(database.url, 1_500).then(
        () => null,
        (cause: Error) => cause.message,
      );
      assert.equal(refused, '1500 agents are not a multiple of 1000');
    });
  });
}
