import { assert } from 'chai';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type DnsServer, startDnsServer } from '../../support/dns-server.ts';
import { execute } from '../../support/sql.ts';
import { agent, FILE, property } from './crawling.ts';

type Member = { authorization: string };
const GOOD = { authorized_agents: [agent('sales.example', ['a'])], properties: [property('a')] };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a crawl request on ${engine.name}`, () => {
    let app: TestApp;
    let dns: DnsServer;
    let member: Member;
    let count = 0;
    let pub = '';
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
      });

      it('is put off while its name servers fail, since nobody knows where it leads', async () => {
        dns.set(`broken${count}.test-host.com`, 'A', { error: 'SERVFAIL' });
        const { status, body } = await ask(`broken${count}.test-host.com`);
        assert.equal(status, 503);
        assert.deepInclude(body, { error: 'unavailable', retry_after: 30 });
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
}
