import { assert } from 'chai';
import { newId } from '../../../src/infra/random.ts';
import { crawl } from '../../../src/jobs/brands/crawlDomain.ts';
import { endedBy } from '../../../src/jobs/retention.ts';
import { MOST_PAST } from '../../../src/store/publishers/past-versions.ts';
import { startTestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { execute, rows } from '../../support/sql.ts';

const DOMAIN = 'busy.example';
const FILE = '/.well-known/adagents.json';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the past of a publisher that changes too much on ${engine.name}`, () => {
    it('begins where its kept versions begin, and the sweep deletes what ended before', async () => {
      const app = await startTestApp(engine, { jobs: false });
      try {
        const { store, fetcher, clock, sites, url } = app;
        const look = async (name: string) => {
          const properties = [
            {
              property_id: 'a',
              property_type: 'website',
              name,
              identifiers: [{ type: 'domain', value: DOMAIN }],
            },
          ];
          sites.put(DOMAIN, FILE, { body: JSON.stringify({ authorized_agents: [], properties }) });
          await crawl(DOMAIN, { store, fetcher, now: () => clock.now(), newId });
        };
        await look('First');
        const began = clock.now().getTime();
        const most = MOST_PAST.past_authorizations;
        // Version n ended n milliseconds after the beginning; the two oldest are beyond what is kept.
        await execute(
          url,
          `insert into past_authorizations (id, since, until, publisher_domain, agent_url, entry_key,
             authorization_type, authorized_for, scope, hash)
           with recursive g(n) as (select 1 union all select n + 1 from g where n < ${most + 2})
           select 'v' || n, ${began}, ${began} + n, '${DOMAIN}', 'https://a.example', 'k' || n, 'property_ids', '', '{}', ''
           from g`,
        );
        clock.advance(most + 10);
        await look('Second');
        const states = await rows(
          url,
          `select since from publisher_states where domain = '${DOMAIN}' order by since`,
        );
        assert.equal(Number(states[0]?.since), began + 2);
        const prune = endedBy(clock.now(), { auditDays: 400, sandboxDays: 30 }).get(
          'versions of publishers beyond those kept',
        );
        await store.transaction(async (tx) => prune?.(tx, 1000));
        const [left] = await rows(url, 'select count(*) as n, min(until) as first from past_authorizations');
        assert.deepEqual([Number(left?.n), Number(left?.first)], [most, began + 3]);
        assert.isEmpty(await rows(url, 'select * from past_cuts'));
        const asked = `/api/registry/lookup/domain/${DOMAIN}?at=`;
        const answers = [began + 1, began + 2].map((at) => app.get(`${asked}${new Date(at).toISOString()}`));
        assert.deepEqual(
          (await Promise.all(answers)).map(({ status }) => status),
          [404, 200],
        );
      } finally {
        await app.drop();
      }
    });
  });
}
