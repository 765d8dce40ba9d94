import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { ADAGENTS_PATH, asked, eventually, publisherFile, putDead, putGated } from '../world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`validatePublisher on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const validate = async (domain: string) => {
      const { status, body } = await app.get(`/api/public/validate-publisher?domain=${domain}`);
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };
    /** An answer that counts nothing and says why; its errors. */
    const assertRefused = async (domain: string, what: string) => {
      const { valid, errors, ...body } = await validate(domain);
      assert.isFalse(valid, what);
      assert.isNotEmpty(errors, what);
      const nothing = { agent_count: 0, property_count: 0, property_type_counts: {}, tag_count: 0 };
      assert.deepInclude(body, nothing, what);
      return errors;
    };
    const property = (id: string, type: string, tags: string[]) => ({
      property_id: id,
      property_type: type,
      name: id,
      identifiers: [{ type: 'subdomain', value: `${id}.counts.example` }],
      tags,
    });

    it('counts agents, properties by type, and tags', async () => {
      const entry = {
        authorized_for: 'x',
        authorization_type: 'property_ids',
        property_ids: ['a'],
      };
      app.sites.put('counts.example', ADAGENTS_PATH, {
        properties: [
          property('a', 'website', ['news', 'sport']),
          property('b', 'website', ['news']),
          property('c', 'podcast', []),
        ],
        authorized_agents: [
          { ...entry, url: 'https://one.example' },
          { ...entry, url: 'https://one.example/' },
          { ...entry, url: 'https://two.example' },
        ],
      });
      const body = await validate('https://COUNTS.example/x');
      assert.deepEqual(body, {
        valid: true,
        domain: 'counts.example',
        url: 'https://counts.example/.well-known/adagents.json',
        discovery_method: 'direct',
        agent_count: 2,
        property_count: 3,
        property_type_counts: { podcast: 1, website: 2 },
        tag_count: 2,
        errors: [],
        warnings: body.warnings,
      });
    });

    it('counts a file that is judged in a thread of its own', async () => {
      const many = Array.from({ length: 3_000 }, (_, index) =>
        property(`p${index}`, 'website', [`t${index % 7}`]),
      );
      app.sites.put('counts.example', ADAGENTS_PATH, {
        body: JSON.stringify({ properties: many, authorized_agents: [] }),
      });
      const {
        property_count: properties,
        tag_count: tags,
        agent_count: agents,
      } = await validate('counts.example');
      assert.deepEqual([properties, tags, agents], [3_000, 7, 0]);
    });

    it('counts nothing where the file is not valid, and says why', async () => {
      app.sites.put('bad.example', ADAGENTS_PATH, {
        ...publisherFile('bad.example'),
        authorized_agents: { url: 'https://one.example' },
      });
      for (const domain of ['bad.example', 'counts2.example']) {
        if (domain === 'counts2.example') app.sites.put(domain, '/', { body: '' });
        const body = await validate(domain);
        assert.isFalse(body.valid);
        assert.isNotEmpty(body.errors);
        const { agent_count: a, property_count: p, tag_count: t, property_type_counts: types } = body;
        assert.deepEqual([a, p, t, types], [0, 0, 0, {}]);
      }
    });

    it('leaves out an agent that is faulty, counts the rest, and says why', async () => {
      app.sites.put('faulty.example', ADAGENTS_PATH, {
        ...publisherFile('faulty.example'),
        authorized_agents: [{ url: 'not a url' }],
      });
      const { warnings, ...body } = await validate('faulty.example');
      assert.deepInclude(body, { valid: true, errors: [], agent_count: 0, property_count: 1 });
      assert.isTrue(
        warnings.some(({ field }: { field: string }) => field.startsWith('authorized_agents[0]')),
        JSON.stringify(warnings),
      );
    });

    it('counts what a manager says about the publisher, and nothing else', async () => {
      app.sites.put('managed.example', '/ads.txt', {
        body: 'managerdomain=boss.example\n',
        headers: { 'content-type': 'text/plain' },
      });
      const of = (id: string, domain: string) => ({
        property_id: id,
        property_type: 'website',
        name: id,
        publisher_domain: domain,
        identifiers: [{ type: 'domain', value: domain }],
      });
      const entry = (url: string, id: string) => ({
        url,
        authorized_for: 'x',
        authorization_type: 'property_ids',
        property_ids: [id],
      });
      app.sites.put('boss.example', ADAGENTS_PATH, {
        properties: [of('m', 'managed.example'), of('o', 'other.example')],
        authorized_agents: [entry('https://m.example', 'm'), entry('https://o.example', 'o')],
      });
      const body = await validate('managed.example');
      assert.isTrue(body.valid);
      assert.equal(body.discovery_method, 'ads_txt_managerdomain');
      assert.equal(body.manager_domain, 'boss.example');
      assert.deepEqual([body.agent_count, body.property_count], [1, 1]);
    });

    it('follows a pointer, and says where it was from', async () => {
      app.sites.put('cdn.example', '/a.json', publisherFile('pointing.example'));
      app.sites.put('pointing.example', ADAGENTS_PATH, {
        authoritative_location: 'https://cdn.example/a.json',
      });
      const body = await validate('pointing.example');
      assert.deepInclude(body, { valid: true, discovery_method: 'authoritative_location', agent_count: 1 });
      app.sites.put('cdn.example', '/b.json', { authoritative_location: 'https://cdn.example/a.json' });
      app.sites.put('pointing.example', ADAGENTS_PATH, {
        authoritative_location: 'https://cdn.example/b.json',
      });
      await assertRefused('pointing.example', 'a second hop');
    });

    it('reads a domain however it is written', async () => {
      app.sites.put('xn--bcher-kva.example', ADAGENTS_PATH, publisherFile('xn--bcher-kva.example'));
      for (const domain of [
        'b\u00fccher.example',
        'WWW.B\u00dcCHER.example.',
        'https://xn--bcher-kva.example:443/x',
      ]) {
        const body = await validate(encodeURIComponent(domain));
        assert.deepInclude(body, { valid: true, domain: 'xn--bcher-kva.example', property_count: 1 }, domain);
      }
    });

    describe('of a host that means no good', () => {
      it('takes no more than 20 MB', async () => {
        const mebibyte = Buffer.alloc(1024 * 1024, 0x20);
        let sent = 0;
        app.sites.serve('huge.example', ADAGENTS_PATH, (_request, response) => {
          response.writeHead(200, { 'content-type': 'application/json' });
          const more = () => {
            if (response.destroyed) return;
            sent += 1;
            response.write(mebibyte, more);
          };
          more();
        });
        const [error] = await assertRefused('huge.example', 'without an end');
        assert.match(error.message, /large|20/i);
        assert.isBelow(sent, 40);
      });

      it('follows it to no private address', async () => {
        const inside = `http://127.0.0.1:${app.address?.port}/metrics`;
        app.sites.put('leads.example', ADAGENTS_PATH, { status: 302, headers: { location: inside } });
        await assertRefused('leads.example', 'a redirect');
        for (const location of [
          'https://127.0.0.1/a.json',
          'https://[::1]/a.json',
          'https://db.internal/a',
        ]) {
          app.sites.put('leads.example', ADAGENTS_PATH, { authoritative_location: location });
          await assertRefused('leads.example', location);
        }
        app.sites.put('astray.example', '/ads.txt', {
          body: 'managerdomain=localhost\nmanagerdomain=10.0.0.1\n',
          headers: { 'content-type': 'text/plain' },
        });
        await assertRefused('astray.example', 'a manager');
      });

      it('says what is wrong, whatever comes', async () => {
        putDead(app, 'dead.example');
        await assertRefused('dead.example', 'nobody listens');
        const answers: Record<string, object> = {
          empty: { body: '' },
          html: { body: '<!doctype html>', headers: { 'content-type': 'text/html' } },
          broken: { body: '{"authorized_agents":[' },
          list: { body: '[]' },
          nothing: { body: 'null' },
          deep: { body: `${'['.repeat(100_000)}${']'.repeat(100_000)}` },
          bytes: { body: new Uint8Array([0xff, 0xfe, 0x00, 0x7b]) },
          error: { status: 500, body: 'no' },
          forbidden: { status: 403, body: 'no' },
          loop: { status: 301, headers: { location: ADAGENTS_PATH } },
        };
        for (const [what, page] of Object.entries(answers)) {
          app.sites.put('odd.example', ADAGENTS_PATH, page);
          await assertRefused('odd.example', what);
        }
        app.sites.serve('odd.example', ADAGENTS_PATH, (_request, response) => response.destroy());
        await assertRefused('odd.example', 'a connection that breaks');
      });

      it('is asked once by those who ask at the same time', async () => {
        const gate = putGated(app, 'slow.example', ADAGENTS_PATH, {
          body: JSON.stringify(publisherFile('slow.example')),
        });
        const asks = Array.from({ length: 20 }, () => validate('slow.example'));
        await eventually(
          async () => app.sites.requests.filter((request) => request.startsWith('slow.example ')).length,
          (times) => times > 0,
        );
        gate.release();
        for (const body of await Promise.all(asks)) assert.isTrue(body.valid);
        // Whoever came after the answer asks anew.
        const before = asked(app, 'slow.example', ADAGENTS_PATH);
        assert.isBelow(before, 10);
        await validate('slow.example');
        assert.equal(asked(app, 'slow.example', ADAGENTS_PATH), before + 1);
      });
    });

    it('stores nothing of the domain that it looked at', async () => {
      assert.equal((await app.get('/api/properties/history?domain=counts.example')).status, 404);
    });

    it('refuses what is no domain, or leads nowhere public', async () => {
      for (const domain of ['', 'localhost', '192.168.0.1', 'nowhere.example', 'x.internal', 'a_b.example']) {
        const { status, body } = await app.get(`/api/public/validate-publisher?domain=${domain}`);
        assert.equal(status, 400, domain);
        assert.include(['invalid_request', 'invalid_domain'], body.error);
      }
    });
  });
}
