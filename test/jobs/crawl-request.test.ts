import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { type DnsServer, startDnsServer } from '../support/dns-server.ts';
import { execute } from '../support/sql.ts';
import { agent, FILE, HOUR_MS, property } from './crawling.ts';

type Member = { authorization: string };
const MINUTE_MS = 60_000;
const GOOD = { authorized_agents: [agent('sales.example', ['a'])], properties: [property('a')] };

for (const engine of engines) {
  describe(`a crawl request on ${engine.name}`, () => {
    let app: TestApp;
    let dns: DnsServer;
    let member: Member;
    let [count, pub] = [0, ''];
    const ask = (domain: unknown, who: Record<string, string> = member) =>
      app.post('/api/registry/crawl-request', { domain }, who);
    const statusOf = async (id: string, who: Member = member) =>
      (await app.get(`/api/registry/crawl-request/${id}`, who)).body;

    before(async () => {
      dns = await startDnsServer();
      app = await startTestApp(engine, { settings: { DNS_SERVERS: dns.address } });
    });
    after(async () => {
      await app.drop();
      await dns.close();
    });
    beforeEach(async () => {
      count += 1;
      pub = `asked${count}.example`;
      member = await app.member(`Acme ${count}`);
      app.sites.put(pub, FILE, GOOD);
    });

    it('is taken with its id, and can be watched', async () => {
      const { status, body } = await ask(` HTTPS://WWW.${pub.toUpperCase()}/news `);
      assert.equal(status, 202);
      assert.hasAllKeys(body, ['message', 'domain', 'crawl_request_id']);
      assert.equal(body.domain, pub);
      assert.deepEqual(await statusOf(body.crawl_request_id), {
        crawl_request_id: body.crawl_request_id,
        domain: pub,
        status: 'queued',
        attempts: 0,
        max_attempts: 5,
        requested_at: app.clock.now().toISOString(),
        started_at: null,
        last_attempted_at: null,
        completed_at: null,
        next_attempt_at: null,
        last_error_code: null,
        outcome: null,
      });
    });

    it('needs a credential', async () => {
      for (const who of [{}, { authorization: 'Bearer sk_nobody' }] as Record<string, string>[]) {
        const { status, headers } = await ask(pub, who);
        assert.equal(status, 401);
        assert.match(headers.get('www-authenticate') ?? '', /^Bearer/);
      }
      assert.equal((await ask(pub)).status, 202, 'and those counted for nothing');
    });

    it('is seen by the organization that made it only', async () => {
      const { body } = await ask(pub);
      const stranger = await app.member('Stranger');
      assert.equal(
        (await app.get(`/api/registry/crawl-request/${body.crawl_request_id}`, stranger)).status,
        404,
      );
      assert.equal((await app.get(`/api/registry/crawl-request/${body.crawl_request_id}`)).status, 401);
      const unknown = '01a00000-0000-7000-8000-000000000000';
      assert.equal((await app.get(`/api/registry/crawl-request/${unknown}`, member)).status, 404);
      assert.equal((await app.get('/api/registry/crawl-request/nonsense', member)).status, 400);
    });

    it('is one per domain in five minutes, whoever asks and however it is spelled', async () => {
      assert.equal((await ask(pub)).status, 202);
      app.clock.advance(MINUTE_MS);
      for (const [domain, who] of [
        [pub, member],
        [`www.${pub}.`, member],
        [pub, await app.member('Other')],
      ] as [string, Member][]) {
        const { status, body, headers } = await ask(domain, who);
        assert.equal(status, 429);
        assert.deepInclude(body, { error: 'rate_limited', retry_after: 240 });
        assert.equal(headers.get('retry-after'), '240');
      }
      app.clock.advance(4 * MINUTE_MS - 1);
      assert.equal((await ask(pub)).body.retry_after, 1);
      app.clock.advance(1);
      assert.equal((await ask(pub)).status, 202);
    });

    it('is one of thirty per user and hour; what was refused does not count', async () => {
      const domain = (index: number) => {
        const name = `n${index}.${pub}`;
        app.sites.put(name, '/', { body: '' });
        return name;
      };
      for (let index = 0; index < 30; index += 1) {
        assert.equal((await ask(domain(index))).status, 202);
        if (index < 5) assert.equal((await ask(domain(index))).status, 429);
      }
      const refused = await ask(domain(30));
      assert.equal(refused.status, 429);
      assert.equal(refused.body.retry_after, 3600);
      assert.equal(
        (await ask(domain(30), await app.member('Other'))).status,
        202,
        'the domain was not used up',
      );
      app.clock.advance(HOUR_MS);
      assert.equal((await ask(domain(31))).status, 202);
    });

    for (const table of ['jobs', 'crawl_requests']) {
      it(`gives its slots back when it cannot be stored (${table})`, async () => {
        await execute(
          app.config.databaseUrl,
          engine.name === 'sqlite'
            ? `create trigger refuse before insert on ${table} begin select raise(abort, 'refused'); end`
            : `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
               create trigger refuse before insert on ${table} for each row execute function refuse()`,
        );
        const { status, body } = await ask(pub);
        await execute(
          app.config.databaseUrl,
          engine.name === 'sqlite'
            ? 'drop trigger refuse'
            : `drop trigger refuse on ${table}; drop function refuse()`,
        );
        assert.equal(status, 500);
        assert.equal(body.error, 'internal_error');
        assert.notInclude(JSON.stringify(body), 'refused');
        assert.equal((await ask(pub)).status, 202);
      });
    }

    describe('for a host that must not be fetched from', () => {
      const refused = async (domain: string) => {
        const { status, body } = await ask(domain);
        assert.equal(status, 400, domain);
        assert.equal(body.error, 'invalid_domain', domain);
      };

      it('is refused when it resolves to an address that is not public', async () => {
        const private4 = [
          '10.0.0.1',
          '127.0.0.1',
          '169.254.169.254',
          '192.168.1.1',
          '172.16.0.1',
          '100.64.0.1',
          '0.0.0.0',
          '224.0.0.1',
        ];
        for (const [index, address] of private4.entries()) {
          dns.set(`four${index}.${count}.test-host.com`, 'A', { records: [address] });
          await refused(`four${index}.${count}.test-host.com`);
        }
        const private6 = ['::1', 'fe80::1', 'fc00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '::'];
        for (const [index, address] of private6.entries()) {
          dns.set(`six${index}.${count}.test-host.com`, 'AAAA', { records: [address] });
          await refused(`six${index}.${count}.test-host.com`);
        }
      });

      it('is refused when one of several addresses is not public', async () => {
        dns.set(`mixed${count}.test-host.com`, 'A', { records: ['93.184.215.14', '10.0.0.1'] });
        await refused(`mixed${count}.test-host.com`);
        dns.set(`half${count}.test-host.com`, 'A', { records: ['93.184.215.14'] });
        dns.set(`half${count}.test-host.com`, 'AAAA', { records: ['::1'] });
        await refused(`half${count}.test-host.com`);
      });

      it('is refused when it does not resolve', async () => {
        await refused(`nowhere${count}.test-host.com`);
        dns.set(`broken${count}.test-host.com`, 'A', { error: 'SERVFAIL' });
        await refused(`broken${count}.test-host.com`);
      });

      it('is refused when it is no domain', async () => {
        for (const domain of [
          '',
          ' ',
          'localhost',
          'x.local',
          'x.internal',
          '127.0.0.1',
          '[::1]',
          '2130706433',
          'single',
          'a..b',
          'a_b.example',
          `${'a'.repeat(64)}.example`,
        ]) {
          const { status, body } = await ask(domain);
          assert.equal(status, 400, domain);
          assert.include(['invalid_domain', 'invalid_request'], body.error);
        }
        for (const domain of [undefined, null, 7, ['a.example'], {}]) {
          const { status, body } = await ask(domain);
          assert.equal(status, 400);
          assert.equal(body.error, 'invalid_request');
        }
      });

      it('uses up no slot, and is taken when the host is public', async () => {
        const name = `turned${count}.test-host.com`;
        dns.set(name, 'A', { records: ['10.0.0.1'] }, { records: ['93.184.215.14'] });
        await refused(name);
        assert.equal((await ask(name)).status, 202);
      });
    });
  });

  describe(`a crawl request and the worker on ${engine.name}`, () => {
    let app: TestApp;
    let member: Member;
    let [count, pub] = [0, ''];
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
        if (tries > 800) assert.fail(`never became ${status}: ${JSON.stringify(body)}`);
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
