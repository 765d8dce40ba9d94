import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { startDnsServer } from '../../support/dns-server.ts';
import { ADAGENTS_PATH, asked, publisherFile, putDead } from '../world.ts';

type Finding = { field: string; message: string; severity?: string };
const fields = (findings: Finding[]) => findings.map(({ field }) => field);

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`validating an adagents.json on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const validate = (domain: unknown) => app.post('/api/adagents/validate', { domain });
    const check = (domain: string) =>
      app.get(`/api/properties/validate?domain=${encodeURIComponent(domain)}`);
    const put = (domain: string, document: object | string) =>
      app.sites.put(domain, ADAGENTS_PATH, {
        body: typeof document === 'string' ? document : JSON.stringify(document),
      });

    it('answers a valid file with itself and where it was read', async () => {
      const file = publisherFile('good.example', {
        $schema: 'https://x.example',
        last_updated: '2026-01-01T00:00:00Z',
      });
      put('good.example', file);
      const { status, body } = await check('https://WWW.good.example/x');
      assert.equal(status, 200);
      assert.deepEqual(body, {
        valid: true,
        errors: [],
        warnings: [],
        domain: 'good.example',
        url: 'https://good.example/.well-known/adagents.json',
        discovery_method: 'direct',
        status_code: 200,
        response_bytes: JSON.stringify(file).length,
        resolved_url: 'https://good.example/.well-known/adagents.json',
        raw_data: file,
      });
      const { body: enveloped } = await validate('good.example');
      assert.isTrue(enveloped.success);
      assert.equal(enveloped.timestamp, app.clock.now().toISOString());
      assert.include(enveloped.data, { domain: 'good.example', found: true });
      assert.deepEqual(enveloped.data.validation, body);
      assert.lengthOf(enveloped.data.agent_cards, 1);
    });

    it('leaves out one faulty agent and its faults are warnings, by both ways to ask', async () => {
      const file = publisherFile('partly.example', {
        last_updated: '2026-01-01',
        tags: { news: { name: 'News' } },
      });
      const { authorized_agents: agents } = file as { authorized_agents: object[] };
      const selector = { publisher_domain: 'x.example' };
      const faulty = {
        url: 'https://new.example',
        authorized_for: 'x',
        authorization_type: 'publisher_properties',
        publisher_properties: [selector],
      };
      put('partly.example', { ...file, authorized_agents: [...agents, faulty, null] });
      const { body } = await check('partly.example');
      const { body: enveloped } = await validate('partly.example');
      assert.deepEqual(enveloped.data.validation, body);
      assert.isTrue(body.valid);
      const at = `authorized_agents[${agents.length}]`;
      const selection = body.warnings.find(({ field }: Finding) => field.endsWith('selection_type'));
      assert.equal(selection.message, 'selection_type is required, use one of all, by_id, by_tag');
      for (const field of [`${at}.publisher_properties`, `authorized_agents[${agents.length + 1}]`])
        assert.include(fields(body.warnings), field);
      for (const field of ['last_updated', 'tags.news.description'])
        assert.include(fields(body.warnings), field);
      assert.notInclude(JSON.stringify(body.warnings), 'undefined');
    });

    it('says of a property that its type is missing, for a served file and for one to be written', async () => {
      const document = {
        authorized_agents: [],
        properties: [{ property_id: 'a', name: 'A', type: 'website' }],
      };
      put('typeless.example', document);
      const { body } = await check('typeless.example');
      const found = body.warnings.find(({ field }: Finding) => field === 'properties[0].property_type');
      assert.match(found.message, /^property_type is required, use one of website, /);
      const { status, body: refused } = await app.post('/api/adagents/create', document);
      assert.equal(status, 400);
      assert.include(JSON.stringify(refused), 'property_type is required, use one of website, ');
      assert.notInclude(JSON.stringify(refused), 'undefined');
    });

    it('stores nothing, and reads the file each time', async () => {
      put('fresh.example', publisherFile('fresh.example'));
      await check('fresh.example');
      put('fresh.example', { authorized_agents: 'none' });
      assert.isFalse((await check('fresh.example')).body.valid);
      assert.equal(asked(app, 'fresh.example', ADAGENTS_PATH), 2);
      assert.isUndefined(await app.store.read.publishers.find('fresh.example'));
    });

    it('answers 200 with the faults of a file that is not valid', async () => {
      for (const [document, field] of [
        ['{"torn', 'json'],
        ['', 'json'],
        ['<html>Not found</html>', 'json'],
        ['[]', 'root'],
        [{}, 'authorized_agents'],
        [
          { authorized_agents: [{ url: 'http://a.example', authorized_for: 'x' }] },
          'authorized_agents[0].url',
        ],
        [{ authoritative_location: 'http://elsewhere.example/f.json' }, 'authoritative_location'],
      ] as const) {
        put('bad.example', document);
        const { status, body } = await check('bad.example');
        assert.equal(status, 200, JSON.stringify(document));
        assert.isFalse(body.valid);
        assert.include(fields(body.errors), field);
        for (const error of body.errors) assert.equal(error.severity, 'error');
        const { data } = (await validate('bad.example')).body;
        assert.isTrue(data.found);
        assert.notProperty(data, 'agent_cards', 'agents of a bad file are not visited');
      }
    });

    it('says that there is no file, or that nobody answered', async () => {
      app.sites.put('missing.example', '/', { body: '' });
      app.sites.put('failing.example', ADAGENTS_PATH, { status: 500 });
      app.sites.put('moved.example', ADAGENTS_PATH, {
        status: 302,
        headers: { location: 'https://good.example/' },
      });
      putDead(app, 'dead.example');
      for (const [domain, statusCode, field] of [
        ['missing.example', 404, 'http_status'],
        ['failing.example', 500, 'http_status'],
        ['moved.example', undefined, 'network'],
        ['dead.example', undefined, 'connection'],
      ] as const) {
        const { status, body } = await validate(domain);
        assert.equal(status, 200, domain);
        assert.isTrue(body.success, 'the check itself worked');
        assert.isFalse(body.data.found, domain);
        assert.isFalse(body.data.validation.valid);
        assert.equal(body.data.validation.status_code, statusCode, domain);
        assert.include(fields(body.data.validation.errors), field, domain);
        assert.notProperty(body.data.validation, 'raw_data');
      }
    });

    it('follows a pointer one hop, and says so', async () => {
      put('pointing.example', { authoritative_location: 'https://cdn.example/files/pointing.json' });
      app.sites.put('cdn.example', '/files/pointing.json', publisherFile('pointing.example'));
      const { body } = await check('pointing.example');
      assert.include(body, {
        valid: true,
        discovery_method: 'authoritative_location',
        resolved_url: 'https://cdn.example/files/pointing.json',
      });
      assert.deepEqual(body.raw_data, publisherFile('pointing.example'));

      app.sites.put('cdn.example', '/files/again.json', {
        authoritative_location: 'https://cdn.example/files/pointing.json',
      });
      app.sites.put('cdn.example', '/files/moved.json', {
        status: 301,
        headers: { location: '/files/pointing.json' },
      });
      for (const name of ['again', 'moved', 'missing']) {
        put('far.example', { authoritative_location: `https://cdn.example/files/${name}.json` });
        const far = (await check('far.example')).body;
        assert.isFalse(far.valid, name);
        assert.include(fields(far.errors), 'authoritative_location', name);
      }
    });

    it('asks the manager domain of ads.txt when there is no file', async () => {
      app.sites.put('managed.example', '/ads.txt', {
        body: 'managerdomain=network.example\n',
        headers: { 'content-type': 'text/plain' },
      });
      const network = {
        authorized_agents: [
          {
            url: 'https://sales.network.example',
            authorized_for: 'Display',
            authorization_type: 'publisher_properties',
            publisher_properties: [{ publisher_domain: 'managed.example', selection_type: 'all' }],
          },
        ],
      };
      put('network.example', network);
      const { body } = await check('managed.example');
      assert.include(body, {
        valid: true,
        status_code: 404,
        discovery_method: 'ads_txt_managerdomain',
        manager_domain: 'network.example',
        resolved_url: 'https://network.example/.well-known/adagents.json',
      });
      assert.include(fields(body.warnings), 'managerdomain');

      put('network.example', publisherFile('network.example'));
      const other = (await check('managed.example')).body;
      assert.isFalse(other.valid, 'the manager says nothing about this publisher');
      assert.include(fields(other.errors), 'managerdomain_scope');
    });

    it('shows the document only while it is small', async () => {
      const padded = (bytes: number) => ({ ...publisherFile('padded.example'), padding: 'x'.repeat(bytes) });
      put('padded.example', padded(190 * 1024));
      assert.isTrue('raw_data' in (await check('padded.example')).body);
      put('padded.example', padded(193 * 1024));
      const { body, text } = await check('padded.example');
      assert.isTrue(body.valid);
      assert.notProperty(body, 'raw_data');
      assert.isAbove(body.response_bytes, 193 * 1024);
      assert.isBelow(text.length, 2000);
    });

    it('judges a file that is too large for one request in a thread of its own', async () => {
      put('huge.example', { ...publisherFile('huge.example'), padding: 'x'.repeat(400 * 1024) });
      assert.isTrue((await check('huge.example')).body.valid);
      put('huge.example', `{"authorized_agents":[${'1,'.repeat(200_000)}1]}`);
      const { body, text } = await check('huge.example');
      assert.isFalse(body.valid);
      assert.isBelow(text.length, 100_000, 'findings are bounded');
    });

    it('refuses what is no domain; the tool in its own envelope', async () => {
      for (const domain of [
        '',
        'localhost',
        '127.0.0.1',
        'a b.example',
        'ftp://a.example',
        7,
        null,
        ['a.example'],
      ]) {
        const { status, body } = await validate(domain);
        assert.equal(status, 400, String(domain));
        assert.isFalse(body.success);
        assert.isNotEmpty(body.error);
        assert.isNotEmpty(body.message);
        assert.equal(body.timestamp, app.clock.now().toISOString());
        assert.equal(body.issues[0].path, 'domain');
      }
      assert.equal((await app.post('/api/adagents/validate', {})).status, 400);
      assert.equal((await check('localhost')).body.error, 'invalid_domain');
      assert.equal((await app.get('/api/properties/validate')).status, 400);
    });
  });

  describe(`validating where DNS leads inside on ${engine.name}`, () => {
    it('refuses the domain, and connects nowhere', async () => {
      const dns = await startDnsServer();
      const app = await startTestApp(engine, { settings: { DNS_SERVERS: dns.address } });
      try {
        dns.set('inner.example', 'A', { records: ['10.1.2.3'] });
        dns.set('mixed.example', 'A', { records: ['203.0.113.9', '127.0.0.1'] });
        dns.set('six.example', 'AAAA', { records: ['::1'] });
        for (const name of ['inner', 'mixed', 'six', 'unknown']) {
          const domain = `${name}.example`;
          const { status, body, text } = await app.get(`/api/properties/validate?domain=${domain}`);
          assert.equal(status, 400, name);
          assert.include(body, { error: 'invalid_domain', domain });
          assert.notMatch(text, /10\.1|127\.0|::1/, name);
          const { data } = (await app.post('/api/adagents/validate', { domain })).body;
          assert.isFalse(data.found, name);
          assert.deepEqual(fields(data.validation.errors), ['connection'], name);
        }
      } finally {
        await app.drop();
        await dns.close();
      }
    });
  });
}
