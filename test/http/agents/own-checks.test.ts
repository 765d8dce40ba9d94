import { assert } from 'chai';
import { newId } from '../../../src/infra/random.ts';
import { enrollAgent } from '../../../src/record/agents/enrolments.ts';
import { salesAgent, serveMcpAgent } from '../../support/agents.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { apiKey, type Credential, organization, outcome } from '../members/world.ts';
import { endLimits } from '../oauth/world.ts';
import { eventually } from '../world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`checking an own agent now on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let mine: Credential;
    let stranger: Credential;
    before(async () => {
      app = await startTestApp(engine, { jobs: true });
      orgId = (await organization(app, 'Tidewater')).id;
      mine = (await apiKey(app, orgId)).credential;
      stranger = (await apiKey(app, (await organization(app, 'Other', 'api')).id)).credential;
    });
    after(() => app.drop());

    const at = (url: string) => `/api/me/agents/${encodeURIComponent(url)}/check`;
    const check = (url: string, by = mine) => app.send('POST', at(url), by);
    const checks = async (url: string) => (await app.get(at(url), mine)).body;
    const done = (url: string, after: string | null) =>
      eventually(
        () => checks(url),
        (body) => body.checked_at !== null && body.checked_at !== after && !body.is_waiting,
      );

    async function enrolled(
      url: string,
      visibility: 'private' | 'members_only' = 'private',
    ): Promise<string> {
      const context = { now: app.clock.now(), newId, actor: 'test' };
      const enrolment = { orgId, url, type: 'sales', visibility, control: 'proof' } as const;
      await app.store.transaction((tx) => enrollAgent(tx, enrolment, context));
      return url;
    }

    it('runs them at once, shows what they found, and what they find after a change', async () => {
      const url = await enrolled('https://checked.example/mcp');
      const first = await done(url, null);
      assert.deepInclude(first, { url, compliance_status: 'unknown', tracks: [], verified: false });
      assert.match(first.headline, /could not be reached/);
      serveMcpAgent(app.sites, url, salesAgent());
      app.clock.advance(1_000);
      assert.isAbove(Date.parse(first.next_check_at), app.clock.now().getTime(), 'it is not due by itself');
      const asked = await check(url);
      assert.equal(outcome(asked), '202', asked.text);
      assert.deepInclude(asked.body, { url, is_waiting: true, checked_at: first.checked_at });
      const second = await done(url, first.checked_at);
      assert.notEqual(second.compliance_status, 'unknown');
      assert.isNotEmpty(second.tracks);
      for (const { passed_count: passed, scenario_count: all } of second.tracks) assert.isAtMost(passed, all);
      const [listed] = (await app.get('/api/me/agents', mine)).body.agents;
      assert.equal(listed.compliance_status, second.compliance_status);
      assert.isNotNull(listed.probed_at);
    });

    it('is one run for many requests at once, in any spelling of the address', async () => {
      const url = await enrolled('https://many.example/mcp');
      await done(url, null);
      const spelled = ['https://many.example/mcp', 'HTTPS://Many.example:443/mcp#top'];
      const answers = await Promise.all([...spelled, ...spelled].map((one) => check(one)));
      assert.deepEqual([...new Set(answers.map(outcome))], ['202']);
      assert.deepEqual([...new Set(answers.map(({ body }) => body.url))], [url]);
      await eventually(
        () => checks(url),
        (body) => !body.is_waiting,
      );
    });

    it('is for agents of the organization alone, and names of others cost nothing', async () => {
      const url = await enrolled('https://ours.example/mcp', 'members_only');
      await endLimits(app);
      for (const [asked, by] of [
        [url, stranger],
        ['https://nobody.example/mcp', mine],
      ] as const) {
        for (let count = 0; count < 2; count += 1) {
          assert.equal(outcome(await app.send('POST', at(asked), by)), '404 not_found');
          assert.equal(outcome(await app.get(at(asked), by)), '404 not_found');
        }
      }
      for (const bad of ['no address', 'ftp://x.example'])
        assert.equal(outcome(await check(bad)), '400 invalid_request', bad);
      assert.equal(outcome(await app.send('POST', at(url), {})), '401 unauthorized');
      assert.equal((await check(url)).headers.get('ratelimit-remaining'), '29');
    });

    it('is asked for 30 times an hour by an organization', async () => {
      const url = await enrolled('https://often.example/mcp');
      await endLimits(app);
      for (let count = 0; count < 30; count += 1) assert.equal(outcome(await check(url)), '202');
      assert.equal(outcome(await check(url)), '429 rate_limited');
      assert.equal(outcome(await app.get(at(url), mine)), '200', 'looking is not counted');
    });
  });
}
