import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { agent, FILE, property } from './crawling.ts';

type Member = { authorization: string };
const GOOD = { authorized_agents: [agent('sales.example', ['a'])], properties: [property('a')] };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a crawl request and the worker on ${engine.name}`, () => {
    let app: TestApp;
    let member: Member;
    let count = 0;
    let pub = '';
    before(async () => {
      app = await startTestApp(engine, { jobs: true });
      member = await app.member();
    });
    after(() => app.drop());
    beforeEach(() => {
      count += 1;
      pub = `worked${count}.example`;
    });

    const ask = async (domain: string): Promise<string> => {
      const { status, body } = await app.post('/api/registry/crawl-request', { domain }, member);
      assert.equal(status, 202, JSON.stringify(body));
      return body.crawl_request_id;
    };
    const state = async (id: string) => (await app.get(`/api/registry/crawl-request/${id}`, member)).body;
    const becomes = async (id: string, status: string, attempts = 1) => {
      for (let tries = 0; ; tries += 1) {
        const body = await state(id);
        if (body.status === status && body.attempts >= attempts) return body;
        if (tries > 6_000) assert.fail(`never became ${status}: ${JSON.stringify(body)}`);
        await sleep(10);
      }
    };
    const freeLimits = () =>
      app.store.transaction((tx) => tx.limits.prune(new Date(app.clock.now().getTime() + 2 * HOUR_MS)));

    it('ends completed with what was found, and a second one finds nothing new', async () => {
      app.sites.put(pub, FILE, GOOD);
      app.sites.put(pub, '/.well-known/brand.json', {
        id: 'w',
        names: [{ en: 'Worked' }],
        keller_type: 'independent',
      });
      const body = await becomes(await ask(pub), 'completed');
      assert.deepInclude(body, {
        attempts: 1,
        outcome: 'changed',
        brand_json_outcome: 'changed',
        last_error_code: null,
        next_attempt_at: null,
        completed_at: app.clock.now().toISOString(),
      });
      await freeLimits();
      assert.equal((await becomes(await ask(pub), 'completed')).outcome, 'unchanged');
      assert.equal((await app.get(`/api/brands/resolve?domain=${pub}`)).body.brand_name, 'Worked');
    });

    it('ends completed when there is no file', async () => {
      app.sites.put(pub, '/', { body: 'no files' });
      const body = await becomes(await ask(pub), 'completed');
      assert.deepInclude(body, {
        outcome: 'absent',
        brand_json_outcome: 'absent',
        last_error_code: 'http_status',
      });
    });

    it('ends invalid when the file is, and says where', async () => {
      app.sites.put(pub, FILE, { authorized_agents: [{ url: 'http://sales.example' }] });
      const body = await becomes(await ask(pub), 'invalid');
      assert.equal(body.outcome, 'invalid');
      assert.match(body.last_error_code, /^authorized_agents\[0\]/);
    });

    it('is tried again while the site is away, and fails in the end', async () => {
      app.sites.put(pub, FILE, { status: 503, body: '' });
      const id = await ask(pub);
      let last = await becomes(id, 'retrying');
      for (let attempt = 1; attempt < 5; attempt += 1) {
        assert.deepInclude(last, {
          attempts: attempt,
          last_error_code: 'http_status',
          outcome: null,
          completed_at: null,
        });
        const wait = new Date(last.next_attempt_at).getTime() - app.clock.now().getTime();
        assert.equal(wait, 5_000 * 2 ** (attempt - 1));
        app.clock.advance(wait);
        // Anything put into the queue makes it look.
        app.sites.put(`wake${attempt}.${pub}`, '/', { body: '' });
        await ask(`wake${attempt}.${pub}`);
        last = await becomes(id, attempt === 4 ? 'failed' : 'retrying', attempt + 1);
      }
      assert.deepInclude(last, {
        attempts: 5,
        outcome: 'unreachable',
        last_error_code: 'http_status',
        next_attempt_at: null,
      });
    });

    it('recovers when the site is back', async () => {
      app.sites.put(pub, FILE, { status: 503, body: '' });
      const id = await ask(pub);
      await becomes(id, 'retrying');
      app.sites.put(pub, FILE, GOOD);
      app.clock.advance(5_000);
      app.sites.put(`wake.${pub}`, '/', { body: '' });
      await ask(`wake.${pub}`);
      assert.deepInclude(await becomes(id, 'completed', 2), {
        attempts: 2,
        outcome: 'changed',
        last_error_code: null,
      });
    });

    it('made while the domain is being crawled ends with a crawl of its own', async () => {
      const answers: (() => void)[] = [];
      app.sites.serve(pub, FILE, (_request, response) => {
        const body = JSON.stringify({ ...GOOD, contact: { name: `Look ${answers.length}` } });
        answers.push(() => response.end(body));
      });
      const waitFor = async (looks: number) => {
        while (answers.length < looks) await sleep(5);
      };
      const first = await ask(pub);
      await waitFor(1);
      await freeLimits();
      const second = await ask(pub);
      assert.equal((await state(first)).status, 'running');
      assert.equal((await state(second)).status, 'queued');
      answers[0]?.();
      await becomes(first, 'completed');
      await waitFor(2);
      assert.equal((await becomes(second, 'running')).outcome, null);
      answers[1]?.();
      assert.equal((await becomes(second, 'completed')).outcome, 'changed');
      assert.equal((await app.get(`/api/properties/resolve?domain=${pub}`)).body.contact.name, 'Look 1');
      assert.lengthOf(answers, 2);
    });

    it('made while the domain waits for its next try takes part in it', async () => {
      app.sites.put(pub, FILE, { status: 503, body: '' });
      const first = await ask(pub);
      await becomes(first, 'retrying');
      app.sites.put(pub, FILE, GOOD);
      await freeLimits();
      const second = await ask(pub);
      for (const id of [first, second]) assert.equal((await becomes(id, 'completed')).outcome, 'changed');
    });
  });
}
