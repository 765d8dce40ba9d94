import { assert } from 'chai';
import { reviewBrand } from '../../../src/admin/reviews.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { ADAGENTS_PATH, BRAND_PATH, crawlNow, publisherFile, putDead } from '../world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`lookupManifestRefs on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const look = async (query: string) => {
      const { status, body } = await app.get(`/api/manifest-refs/lookup?${query}`);
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };
    const file = (url: string, status: string) => ({
      success: true,
      found: true,
      reference: {
        reference_type: 'url',
        manifest_url: url,
        agent_url: null,
        agent_id: null,
        verification_status: status,
      },
    });
    const NOTHING = { success: false, found: false };

    it('finds nothing where nothing is', async () => {
      assert.deepEqual(await look('domain=nobody.example'), NOTHING);
      assert.deepEqual(await look('domain=nobody.example&type=adagents.json'), NOTHING);
      await crawlNow(app, 'nobody.example');
      assert.deepEqual(await look('domain=nobody.example'), NOTHING);
      assert.deepEqual(await look('domain=nobody.example&type=adagents.json'), NOTHING);
    });

    it('finds both files of a domain', async () => {
      app.sites.put('both.example', BRAND_PATH, { id: 'both', names: [{ en: 'Both' }] });
      app.sites.put('both.example', ADAGENTS_PATH, publisherFile('both.example'));
      await crawlNow(app, 'both.example');
      const brand = file('https://both.example/.well-known/brand.json', 'valid');
      assert.deepEqual(await look('domain=https://BOTH.example'), brand);
      assert.deepEqual(await look('domain=both.example&type=brand.json'), brand);
      assert.deepEqual(
        await look('domain=both.example&type=adagents.json'),
        file('https://both.example/.well-known/adagents.json', 'valid'),
      );
    });

    it('finds the agent that answers in place of a file', async () => {
      app.sites.put('byagent.example', BRAND_PATH, {
        agents: [{ type: 'brand', id: 'the_brand', url: 'https://agent.byagent.example/mcp' }],
      });
      await crawlNow(app, 'byagent.example');
      assert.deepEqual(await look('domain=byagent.example'), {
        success: true,
        found: true,
        reference: {
          reference_type: 'agent',
          manifest_url: null,
          agent_url: 'https://agent.byagent.example/mcp',
          agent_id: 'the_brand',
          verification_status: 'valid',
        },
      });
    });

    it('follows a pointer', async () => {
      app.sites.put('cdn.example', '/a.json', publisherFile('pointer.example'));
      app.sites.put('pointer.example', ADAGENTS_PATH, {
        authoritative_location: 'https://cdn.example/a.json',
      });
      await crawlNow(app, 'pointer.example');
      assert.deepEqual(
        await look('domain=pointer.example&type=adagents.json'),
        file('https://cdn.example/a.json', 'valid'),
      );
    });

    it('says that a file is not valid, or its host is away', async () => {
      app.sites.put('bad.example', BRAND_PATH, { body: '{' });
      app.sites.put('bad.example', ADAGENTS_PATH, { body: '{' });
      await crawlNow(app, 'bad.example');
      for (const [type, name] of [
        ['brand.json', 'brand.json'],
        ['adagents.json', 'adagents.json'],
      ])
        assert.deepEqual(
          await look(`domain=bad.example&type=${type}`),
          file(`https://bad.example/.well-known/${name}`, 'invalid'),
        );
      app.sites.put('both.example', BRAND_PATH, { status: 503 });
      app.sites.put('both.example', ADAGENTS_PATH, { status: 503 });
      await crawlNow(app, 'both.example');
      assert.deepEqual(
        await look('domain=both.example&type=adagents.json'),
        file('https://both.example/.well-known/adagents.json', 'unreachable'),
      );
    });

    it('goes on telling where a file was whose host is away, and lets go of one that is gone', async () => {
      app.sites.put('leaves.example', BRAND_PATH, { id: 'leaves', names: [{ en: 'Leaves' }] });
      app.sites.put('leaves.example', ADAGENTS_PATH, publisherFile('leaves.example'));
      await crawlNow(app, 'leaves.example');
      putDead(app, 'leaves.example');
      app.clock.advance(2 * DAY_MS);
      await crawlNow(app, 'leaves.example');
      for (const name of ['brand.json', 'adagents.json'])
        assert.deepEqual(
          await look(`domain=leaves.example&type=${name}`),
          file(`https://leaves.example/.well-known/${name}`, 'unreachable'),
        );
      app.sites.put('leaves.example', '/', { body: '' });
      for (const path of [BRAND_PATH, ADAGENTS_PATH]) app.sites.remove('leaves.example', path);
      app.clock.advance(8 * DAY_MS);
      await crawlNow(app, 'leaves.example');
      for (const name of ['brand.json', 'adagents.json'])
        assert.deepEqual(await look(`domain=leaves.example&type=${name}`), NOTHING, name);
    });

    it('tells what others say is there until somebody looks', async () => {
      app.sites.put('house.example', BRAND_PATH, {
        house: { domain: 'house.example', name: 'House' },
        brand_refs: [
          { domain: 'child.example', brand_id: 'child' },
          { domain: 'orphan.example', brand_id: 'orphan' },
        ],
      });
      const entry = {
        url: 'https://sales.network.example',
        authorized_for: 'All of them',
        authorization_type: 'publisher_properties',
        publisher_properties: [
          { selection_type: 'all', publisher_domains: ['child.example', 'orphan.example'] },
        ],
      };
      app.sites.put('network.example', ADAGENTS_PATH, { authorized_agents: [entry] });
      await crawlNow(app, 'house.example');
      await crawlNow(app, 'network.example');
      for (const domain of ['child.example', 'orphan.example'])
        for (const name of ['brand.json', 'adagents.json'])
          assert.deepEqual(
            await look(`domain=${domain}&type=${name}`),
            file(`https://${domain}/.well-known/${name}`, 'pending'),
          );
      assert.deepEqual(await look('domain=other.house.example'), NOTHING);

      app.sites.put('child.example', BRAND_PATH, { id: 'child', names: [{ en: 'Child' }] });
      app.sites.put('child.example', ADAGENTS_PATH, publisherFile('child.example'));
      app.sites.put('orphan.example', '/', { body: '' });
      for (const domain of ['child.example', 'orphan.example']) await crawlNow(app, domain);
      for (const name of ['brand.json', 'adagents.json']) {
        assert.deepEqual(
          await look(`domain=child.example&type=${name}`),
          file(`https://child.example/.well-known/${name}`, 'valid'),
        );
        assert.deepEqual(await look(`domain=orphan.example&type=${name}`), NOTHING);
      }
    });

    it('does not take a question for a reference', async () => {
      for (let round = 0; round < 2; round += 1) {
        await app.get('/api/brands/resolve?domain=askedfor.example');
        await app.get('/api/properties/resolve?domain=askedfor.example');
        await app.get('/api/registry/publisher?domain=askedfor.example');
        assert.deepEqual(await look('domain=askedfor.example'), NOTHING);
        assert.deepEqual(await look('domain=askedfor.example&type=adagents.json'), NOTHING);
      }
    });

    it('reads a domain however it is written', async () => {
      app.sites.put('xn--bcher-kva.example', BRAND_PATH, { id: 'b', names: [{ en: 'B' }] });
      await crawlNow(app, 'xn--bcher-kva.example');
      const found = file('https://xn--bcher-kva.example/.well-known/brand.json', 'valid');
      for (const domain of [
        'bücher.example',
        'BÜCHER.example.',
        'https://www.xn--bcher-kva.example:443/x?y#z',
      ])
        assert.deepEqual(await look(`domain=${encodeURIComponent(domain)}`), found, domain);
    });

    it('finds the copy that we host for an entry', async () => {
      const member = await app.member();
      await app.post('/api/brands/save', { domain: 'kept.example', brand_name: 'Kept' }, member);
      await app.post('/api/properties/save', { publisher_domain: 'kept.example', properties: [] }, member);
      const brand = await look('domain=kept.example');
      assert.deepEqual(brand, file(`${app.baseUrl}/brands/kept.example/brand.json`, 'valid'));
      const adagents = await look('domain=kept.example&type=adagents.json');
      assert.deepEqual(
        adagents,
        file(`${app.baseUrl}/publisher/kept.example/.well-known/adagents.json`, 'valid'),
      );
      for (const path of [
        '/brands/kept.example/brand.json',
        '/publisher/kept.example/.well-known/adagents.json',
      ])
        assert.equal((await app.get(path)).status, 200, path);
      await app.post(
        '/api/brands/discovered/community',
        { domain: 'waits.example', brand_name: 'W' },
        member,
      );
      assert.deepEqual(await look('domain=waits.example'), NOTHING);
      await reviewBrand(app.store, 'waits.example', 'reject');
      assert.deepEqual(await look('domain=waits.example'), NOTHING);
    });

    it('puts the copy that we host before a file that is not valid', async () => {
      const member = await app.member();
      await app.post('/api/brands/save', { domain: 'spoilt.example', brand_name: 'Spoilt' }, member);
      await app.post('/api/properties/save', { publisher_domain: 'spoilt.example', properties: [] }, member);
      app.sites.put('spoilt.example', BRAND_PATH, { body: '{' });
      app.sites.put('spoilt.example', ADAGENTS_PATH, { body: '{' });
      await crawlNow(app, 'spoilt.example');
      assert.deepEqual(
        await look('domain=spoilt.example'),
        file(`${app.baseUrl}/brands/spoilt.example/brand.json`, 'valid'),
      );
      assert.deepEqual(
        await look('domain=spoilt.example&type=adagents.json'),
        file(`${app.baseUrl}/publisher/spoilt.example/.well-known/adagents.json`, 'valid'),
      );
    });

    it('refuses another type, and what is no domain', async () => {
      for (const query of [
        '',
        'domain=',
        'domain=localhost',
        'domain=a.example&type=',
        'domain=a.example&type=ads.txt',
        'domain=a.example&type=BRAND.JSON',
        'type=brand.json',
      ])
        assert.equal((await app.get(`/api/manifest-refs/lookup?${query}`)).status, 400, query);
    });
  });
}
