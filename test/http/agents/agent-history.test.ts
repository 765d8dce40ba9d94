import { assert } from 'chai';
import { enrollForOrganization, removeEnrolment } from '../../../src/admin/agents.ts';
import { createOrganization } from '../../../src/admin/organizations.ts';
import type { Run } from '../../../src/domain/agents/compliance.ts';
import type { RunOutcome } from '../../../src/domain/agents/standing.ts';
import { DAY_MS, dayOf } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import { endedBy } from '../../../src/jobs/retention.ts';
import { recordCompliance } from '../../../src/record/agents/checks.ts';
import { recordProbe } from '../../../src/record/agents/probes.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';

const SALES = 'https://sales.example/mcp';
const SECRET = 'https://secret.example/mcp';
const PAGE = { accept: 'text/html' };
const HOSTILE = '</td><script>alert(1)</script>\u202e';

const passed: Run = {
  status: 'passing',
  headline: 'All passed.',
  tracks: [{ track: 'consistency', status: 'pass', steps: [], durationMs: 3 }],
  badges: [],
};
const failing: Run = {
  ...passed,
  status: 'failing',
  headline: 'One failed.',
  tracks: [...passed.tracks, { track: 'claims', status: 'fail', steps: [], durationMs: 1 }],
};

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`GET /api/registry/agents/history on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
      const { organization } = await createOrganization(app.store, { name: 'Sellers', tier: 'basic' });
      for (const [url, visibility] of [
        [SALES, 'public'],
        [SECRET, 'private'],
      ] as const)
        await enrollForOrganization(app.store, { org: organization.id, url, type: 'sales', visibility });
    });
    after(() => app.drop());

    const context = () => ({ now: app.clock.now(), newId, actor: 'test' });
    const probe = (url: string, durationMs: number, message?: string) =>
      app.store.transaction((tx) =>
        recordProbe(
          tx,
          url,
          message === undefined
            ? {
                ok: true,
                protocol: 'mcp',
                endpoint: url,
                name: null,
                description: null,
                tools: [],
                capabilities: null,
                problem: null,
                durationMs,
              }
            : { ok: false, failure: { code: 'unreachable', message } as never, durationMs },
          context(),
        ),
      );
    const check = (outcome: RunOutcome) =>
      app.store.transaction((tx) => recordCompliance(tx, SALES, outcome, context()));
    const history = (url: string, more = '') =>
      app.get(`/api/registry/agents/history?url=${encodeURIComponent(url)}${more}`);
    const shown = () => app.get(`/agents/${encodeURIComponent(SALES)}`, PAGE);

    it('has thirty empty days for an agent that was never asked, and its page says so', async () => {
      const { status, body } = await history('HTTPS://Sales.Example:443/mcp');
      assert.deepEqual([status, body.url, body.days.length], [200, SALES, 30]);
      for (const { day, ...rest } of body.days) {
        assert.match(day, /^\d{4}-\d\d-\d\d$/);
        assert.deepEqual(rest, { probes: 0, answered: 0, checks: 0 });
      }
      assert.include((await shown()).text, 'has not been asked');
    });

    it('counts the probes of a day, keeps the last run of the checks, and begins anew the next day', async () => {
      await probe(SALES, 100);
      await probe(SALES, 301);
      await probe(SALES, 9, HOSTILE.repeat(16));
      await check({ reached: true, run: passed });
      await check({ reached: true, run: failing });
      const first = dayOf(app.clock.now());
      app.clock.advance(2 * DAY_MS);
      await probe(SALES, 50);
      await check({ reached: false, reason: 'nobody answers' });
      const { body } = await history(SALES, '&days=4');
      const [before, day, between, today] = body.days;
      const { last_error: error, ...rest } = day;
      assert.deepEqual(rest, {
        day: first,
        probes: 3,
        answered: 2,
        response_ms: 201,
        checks: 2,
        check_status: 'failing',
        tracks: { consistency: 'pass', claims: 'fail' },
      });
      assert.equal(error, HOSTILE.repeat(16));
      for (const empty of [before, between]) assert.equal(empty.probes, 0);
      assert.deepEqual(
        [today.probes, today.answered, today.checks, today.check_status, today.tracks],
        [1, 1, 1, 'failing', {}],
      );
      assert.notProperty(today, 'last_error');
    });

    it('is drawn on the page of the agent, with its figures, and shows a failure as text', async () => {
      const { status, text } = await shown();
      assert.equal(status, 200);
      assert.include(text, 'It answered 3 of 4 probes (75.0 %)');
      assert.include(text, '<rect class="bad"');
      assert.notMatch(text, /<script>|\u202e/);
      assert.isBelow(text.length, 60_000);
    });

    it('is nothing for an agent that is unknown, or that the caller may not see', async () => {
      await probe(SECRET, 5);
      for (const url of [SECRET, 'https://nobody.example/mcp']) {
        const { status, body } = await history(url);
        assert.deepEqual([status, body.error], [404, 'not_found'], url);
        const { text } = await app.get(`/agents/${encodeURIComponent(url)}`, PAGE);
        assert.notInclude(text, 'It answered', url);
      }
      assert.equal((await app.get('/api/registry/agents/history')).status, 400);
      for (const query of ['&days=0', '&days=91', '&days=x'])
        assert.equal((await history(SALES, query)).status, 400, query);
      assert.equal((await history('sales')).status, 400);
    });

    it('keeps 90 days at most, and nothing of an agent that was removed', async () => {
      const kept = () => app.store.primary.agentDays.since(SALES, '', 1_000);
      app.clock.advance(80 * DAY_MS);
      await probe(SALES, 7);
      app.clock.advance(9 * DAY_MS);
      const prune = endedBy(app.clock.now(), { auditDays: 400, sandboxDays: 30 }).get('days of agents');
      const pruned = await app.store.transaction((tx) => prune?.(tx, 1_000) ?? Promise.resolve(-1));
      assert.deepEqual([pruned, (await kept()).length], [1, 2]);
      await removeEnrolment(app.store, SALES);
      assert.deepEqual([(await history(SALES)).status, await kept()], [404, []]);
    });
  });
}
