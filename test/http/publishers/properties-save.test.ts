import { assert } from 'chai';
import { contributedProperties } from '../../../src/domain/publishers/entry.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import { rollbackProperty } from '../../../src/record/brands/rollback.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { ADAGENTS_PATH, asked, crawlNow, publisherFile, resolveProperty } from '../world.ts';

for (const engine of engines) {
  describe(`saving a publisher's properties on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    before(async () => {
      app = await startTestApp(engine);
      member = await app.member('Editors');
    });
    // Every test starts with a full allowance.
    beforeEach(() => app.clock.advance(24 * HOUR_MS));
    after(() => app.drop());

    const save = (body: unknown) => app.post('/api/properties/save', body, member);
    const prove = async (domain: string) =>
      app.owners.publish((await app.post('/api/ownership/challenges', { domain }, member)).body);
    const site = (name: string, more: object = {}) => ({ type: 'website', name, ...more });
    const resolve = async (domain: string) => (await resolveProperty(app, domain)).body;
    const events = async (domain: string) =>
      (await app.store.read.events.after({ limit: 1000 })).filter(
        ({ payload }) => payload.publisher_domain === domain,
      );

    it('creates an entry without a revision number, and numbers edits from 2', async () => {
      const created = await save({
        publisher_domain: 'https://www.News.example',
        properties: [site('Front')],
      });
      assert.equal(created.status, 200);
      assert.hasAllKeys(created.body, ['success', 'message', 'id']);
      for (const number of [2, 3]) {
        const { body } = await save({
          publisher_domain: 'news.example',
          properties: [site(`Front ${number}`)],
        });
        assert.include(body, { success: true, revision_number: number, id: created.body.id });
      }
      const { body } = await app.get('/api/properties/history?domain=news.example');
      assert.equal(body.total, 3);
      assert.include(body.revisions[2], {
        edit_summary: 'Created',
        editor_name: 'Editors',
        source: 'community',
      });
      assert.include(body.revisions[0], { revision_number: 3, edit_summary: 'Changed properties' });
    });

    it('refuses hosts of others, names their places, and tells the feed nothing of them', async () => {
      const identifiers = [
        { type: 'domain', value: 'own.example' },
        { type: 'domain', value: 'google.example' },
      ];
      const { status, body } = await save({
        publisher_domain: 'own.example',
        properties: [site('Own'), site('Theirs', { identifiers })],
      });
      assert.equal(status, 400);
      assert.equal(body.error, 'invalid_request');
      assert.deepEqual(body.issues, [
        {
          path: 'properties[1].identifiers[1].value',
          message: 'must be own.example or a host below it (got google.example)',
        },
      ]);
      for (const type of ['Domain', ' domain', 'DOMAIN', 'website']) {
        const spelled = [{ type, value: 'google.example' }];
        const answer = await save({
          publisher_domain: 'own.example',
          properties: [site('Theirs', { identifiers: spelled })],
        });
        assert.equal(answer.body.issues?.[0]?.path, 'properties[0].identifiers[0].type', type);
      }
      assert.deepEqual(await events('own.example'), []);
      assert.equal((await app.get('/api/search?q=google.example')).body.properties.length, 0);
    });

    it('stores what was given in canonical form, and shows the contact', async () => {
      await save({
        publisher_domain: 'full.example',
        properties: [
          site('Full', {
            property_id: 'main',
            property_type: 'podcast',
            identifiers: [
              { type: 'domain', value: 'WWW.Full.example' },
              { type: 'ios_bundle', value: ' COM.Full ' },
            ],
            tags: ['news'],
            own_field: { kept: true },
          }),
        ],
        contact: { name: 'Ad Operations', email: 'ads@full.example' },
      });
      const body = await resolve('full.example');
      assert.deepEqual(body.contact, { name: 'Ad Operations', email: 'ads@full.example' });
      assert.deepEqual(body.properties, [
        {
          id: 'main',
          type: 'website',
          name: 'Full',
          identifiers: [
            { type: 'domain', value: 'full.example' },
            { type: 'ios_bundle', value: 'com.full' },
          ],
          tags: ['news'],
        },
      ]);
    });

    it('never stores who may sell, in whatever form it is given', async () => {
      for (const agents of [[{ url: 'https://evil.example', authorized_for: 'x' }], 'text', null, {}, 7]) {
        const { status } = await save({
          publisher_domain: 'grab.example',
          properties: [site('Grab', { authorized_agents: [{ url: 'https://evil.example' }] })],
          authorized_agents: agents,
        });
        assert.equal(status, 200, JSON.stringify(agents));
      }
      assert.deepEqual((await resolve('grab.example')).authorized_agents, []);
      const hosted = await app.get('/publisher/grab.example/.well-known/adagents.json');
      assert.deepEqual(hosted.body.authorized_agents, []);
      assert.lengthOf(await app.store.read.authorizations.listAgents('grab.example', 10), 0);
      assert.isFalse(
        (await events('grab.example')).some(({ eventType }) => /^(agent|authorization)\./.test(eventType)),
      );
    });

    it('replaces the whole list with every edit; one without a list empties it', async () => {
      await save({ publisher_domain: 'list.example', properties: [site('A'), site('B')] });
      await save({ publisher_domain: 'list.example', properties: [site('B'), site('C')] });
      const names = async () =>
        (await resolve('list.example')).properties.map(({ name }: { name: string }) => name);
      assert.deepEqual(await names(), ['B', 'C']);
      await save({ publisher_domain: 'list.example' });
      assert.deepEqual(await names(), []);
      assert.equal((await resolve('list.example')).properties_total, 0);
    });

    it('tells the feed what was added, changed and taken away, in the same transaction', async () => {
      const domain = 'feed.example';
      await save({
        publisher_domain: domain,
        properties: [
          site('Main', { property_id: 'main', identifiers: [{ type: 'domain', value: domain }] }),
          site('Old', { property_id: 'old' }),
        ],
      });
      await save({ publisher_domain: domain, properties: [site('Renamed', { property_id: 'main' })] });
      await save({ publisher_domain: domain, properties: [site('Renamed', { property_id: 'main' })] });
      await save({
        publisher_domain: domain,
        properties: [site('Renamed', { property_id: 'main' }), site('Old', { property_id: 'old' })],
      });
      const seen = await events(domain);
      assert.deepEqual(
        seen.map(({ eventType, payload }) => [eventType, payload.property_rid]),
        [
          ['property.created', seen[0]?.entityId],
          ['property.created', seen[1]?.entityId],
          ['property.updated', seen[0]?.entityId],
          ['property.stale', seen[1]?.entityId],
          ['property.reactivated', seen[1]?.entityId],
        ],
      );
      assert.deepInclude(seen[0]?.payload, {
        classification: 'property',
        source: 'contributed',
        identifiers: [{ type: 'domain', value: domain }],
      });
      assert.deepEqual(seen[2]?.payload.changed_fields, ['name']);
      for (const event of seen) {
        assert.include(event, { actor: 'api:save', entityType: 'property' });
        assert.match(event.eventId, /^[0-9a-f]{8}-[0-9a-f]{4}-7/);
      }
    });

    it('keeps the property over a new name, and over the rollback of it', async () => {
      const domain = 'renamed.example';
      const saveOne = (name: string) => save({ publisher_domain: domain, properties: [site(name)] });
      await saveOne('Front');
      await saveOne('Home');
      await app.store.transaction((tx) =>
        rollbackProperty(
          tx,
          1,
          { name: 'admin', orgId: null },
          { domain, now: app.clock.now(), newId, actor: 'admin' },
        ),
      );
      const seen = await events(domain);
      assert.deepEqual(
        seen.map(({ eventType }) => eventType),
        ['property.created', 'property.updated', 'property.updated'],
      );
      assert.lengthOf(new Set(seen.map(({ entityId }) => entityId)), 1);
      const [property] = (await resolve(domain)).properties;
      assert.deepInclude(property, { id: 'front', name: 'Front' });
    });

    it('keeps properties that were saved before ids were given', async () => {
      const domain = 'older.example';
      await save({ publisher_domain: domain, properties: [site('Front')] });
      await app.store.transaction(async (tx) => {
        const publisher = await tx.publishers.findForUpdate(domain);
        const entry = { properties: [site('Front')] };
        const [stored] = contributedProperties(domain, entry);
        await tx.properties.moveKeys(domain, [{ from: 'front', to: stored?.key ?? '' }]);
        if (publisher) await tx.publishers.put({ ...publisher, entry });
      });
      await save({ publisher_domain: domain, properties: [site('Home')] });
      const seen = await events(domain);
      assert.deepEqual(
        seen.map(({ eventType }) => eventType),
        ['property.created', 'property.updated'],
      );
      assert.equal((await resolve(domain)).properties[0].id, 'home');
    });

    it('gives an id back that was freed only with its property', async () => {
      const domain = 'freed-id.example';
      const a = (name: string) => site(name, { property_id: 'a' });
      await save({ publisher_domain: domain, properties: [a('A'), site('B')] });
      await save({ publisher_domain: domain, properties: [site('B')] });
      await save({ publisher_domain: domain, properties: [a('B')] });
      const types = (await events(domain)).map(({ eventType }) => eventType);
      assert.deepEqual(types.slice(2), ['property.stale', 'property.reactivated', 'property.stale']);
    });

    it('shows the same identifiers everywhere for a property that names none', async () => {
      const domain = 'bare.example';
      await save({ publisher_domain: domain, properties: [site('Bare')] });
      const own = [{ type: 'domain', value: domain }];
      const listed = (await app.get(`/api/properties/registry?search=${domain}`)).body.properties[0];
      const looked = (await app.get(`/api/registry/publisher?domain=${domain}`)).body.properties[0];
      const hosted = (await app.get(`/publisher/${domain}/.well-known/adagents.json`)).body.properties[0];
      const [event] = await events(domain);
      for (const shown of [listed, looked, hosted, (await resolve(domain)).properties[0], event?.payload])
        assert.deepEqual(shown?.identifiers, own);
    });

    it('hosts a file that is valid and shows the same properties when the domain publishes it', async () => {
      const domain = 'publishes.example';
      const properties = [site('Front'), { type: 'mobile_app', name: 'App' }];
      await save({ publisher_domain: domain, properties });
      const before = await resolve(domain);
      const { text } = await app.get(`/publisher/${domain}/.well-known/adagents.json`);
      const created = await app.post('/api/adagents/create', JSON.parse(text));
      assert.equal(created.status, 200);
      app.sites.put(domain, ADAGENTS_PATH, { body: text });
      const validation = (await app.get(`/api/properties/validate?domain=${domain}`)).body;
      assert.deepInclude(validation, { valid: true, errors: [], warnings: [] });
      await crawlNow(app, domain);
      const after = await resolve(domain);
      assert.equal(after.source, 'adagents_json');
      assert.sameDeepMembers(after.properties, before.properties);
      assert.isFalse((await events(domain)).some(({ eventType }) => eventType === 'property.stale'));
    });

    it('refuses a publisher with a file of its own, and writes nothing', async () => {
      for (const name of ['crawled', 'unseen']) {
        app.sites.put(`${name}.example`, ADAGENTS_PATH, publisherFile(`${name}.example`));
      }
      await crawlNow(app, 'crawled.example');
      for (const domain of ['crawled.example', 'unseen.example']) {
        for (const spelling of [domain, `www.${domain}`, `HTTPS://www.${domain}./`, `${domain}:8443`]) {
          const { status, body } = await save({ publisher_domain: spelling, properties: [site('Mine now')] });
          assert.equal(status, 409, spelling);
          assert.include(body, { error: 'authoritative_entry', domain });
        }
        assert.notInclude((await resolveProperty(app, domain)).text, 'Mine now');
        assert.equal((await app.get(`/publisher/${domain}/.well-known/adagents.json`)).status, 404);
      }
      assert.isFalse(
        (await events('unseen.example')).some(({ payload }) => payload.source === 'contributed'),
      );
    });

    it('refuses an edit once the publisher has a file, although no crawl came by', async () => {
      app.sites.put('later.example', '/', { body: '' });
      assert.equal((await save({ publisher_domain: 'later.example', properties: [site('L')] })).status, 200);
      app.sites.put('later.example', ADAGENTS_PATH, publisherFile('later.example'));
      app.clock.advance(HOUR_MS);
      assert.equal((await save({ publisher_domain: 'later.example', properties: [site('M')] })).status, 409);
      assert.equal((await app.get('/api/properties/history?domain=later.example')).body.total, 1);
    });

    it('accepts an entry where the file cannot be used, or is gone', async () => {
      app.sites.put('broken.example', ADAGENTS_PATH, { body: '{"torn' });
      app.sites.put('freed.example', ADAGENTS_PATH, publisherFile('freed.example'));
      await crawlNow(app, 'freed.example');
      app.sites.remove('freed.example', ADAGENTS_PATH);
      await crawlNow(app, 'freed.example');
      for (const domain of ['broken.example', 'freed.example']) {
        const { status, body } = await save({ publisher_domain: domain, properties: [site('Ours')] });
        assert.equal(status, 200, domain);
        assert.notProperty(body, 'revision_number', domain);
        assert.equal((await resolve(domain)).source, 'hosted');
      }
    });

    it('makes one create and three edits out of four that come together', async () => {
      await prove('race.example');
      const answers = await Promise.all(
        ['A', 'B', 'C', 'D'].map((name) =>
          save({ publisher_domain: 'race.example', properties: [site(name)] }),
        ),
      );
      assert.deepEqual(
        answers.map(({ status, body }) => body.revision_number ?? body.error ?? status).sort(),
        [2, 200, 3, 4],
      );
      assert.lengthOf(new Set(answers.map(({ body }) => body.id)), 1);
      assert.lengthOf((await resolve('race.example')).properties, 1);
      assert.equal(asked(app, 'race.example', ADAGENTS_PATH), 0);
    });

    it('refuses what does not fit, names the field, and stores nothing', async () => {
      const with_ = (property: unknown) => ({
        publisher_domain: 'a.example',
        properties: [site('ok'), property],
      });
      for (const [body, path] of [
        [{}, 'publisher_domain'],
        [{ domain: 'a.example' }, 'publisher_domain'],
        [{ publisher_domain: 7 }, 'publisher_domain'],
        [{ publisher_domain: 'localhost' }, 'publisher_domain'],
        [{ publisher_domain: 'user@a.example' }, 'publisher_domain'],
        [{ publisher_domain: 'a.example', properties: {} }, 'properties'],
        [{ publisher_domain: 'a.example', properties: null }, 'properties'],
        [with_(null), 'properties[1]'],
        [with_('website'), 'properties[1]'],
        [with_({ type: 'website' }), 'properties[1].name'],
        [with_({ name: 'N' }), 'properties[1].type'],
        [with_({ property_type: 'website', name: 'N' }), 'properties[1].type'],
        [with_({ type: '', name: 'N' }), 'properties[1].type'],
        [with_({ type: 'weird_type', name: 'N' }), 'properties[1].type'],
        [with_(site('N', { property_id: 'Main Site' })), 'properties[1].property_id'],
        [with_(site('N', { tags: ['Not A Tag'] })), 'properties[1].tags[0]'],
        [
          with_(site('N', { identifiers: [{ type: 'twitter', value: 'n' }] })),
          'properties[1].identifiers[0].type',
        ],
        [
          with_(site('N', { identifiers: [{ type: 'domain', value: 'b.example' }] })),
          'properties[1].identifiers[0].value',
        ],
        [with_({ type: 'website', name: ' ' }), 'properties[1].name'],
        [with_({ type: 'website', name: 'a\0' }), 'properties[1].name'],
        [with_({ type: 1, name: 'N' }), 'properties[1].type'],
        [with_(site('N', { property_id: '' })), 'properties[1].property_id'],
        [with_(site('N', { identifiers: [{ type: 'domain' }] })), 'properties[1].identifiers[0].value'],
        [with_(site('N', { identifiers: 'x' })), 'properties[1].identifiers'],
        [with_(site('N', { tags: [1] })), 'properties[1].tags[0]'],
        [{ publisher_domain: 'a.example', contact: 'me' }, 'contact'],
        [{ publisher_domain: 'a.example', contact: { email: 'not an address' } }, 'contact.email'],
        [{ publisher_domain: 'a.example', contact: { name: 7 } }, 'contact.name'],
        [
          { publisher_domain: 'a.example', properties: Array.from({ length: 10_001 }, () => site('x')) },
          'properties',
        ],
      ] as const) {
        const answer = await save(body);
        assert.equal(answer.status, 400, JSON.stringify(body).slice(0, 100));
        assert.equal(answer.body.issues[0].path, path);
      }
      assert.equal((await resolveProperty(app, 'a.example')).status, 404);
      assert.lengthOf(await events('a.example'), 0);
    });

    it('needs a credential', async () => {
      const body = { publisher_domain: 'locked.example', properties: [] };
      assert.equal((await app.post('/api/properties/save', body)).status, 401);
      assert.equal(
        (await app.post('/api/properties/save', body, { authorization: 'Bearer no' })).status,
        401,
      );
    });

    it('holds ten thousand properties in one entry', async () => {
      const properties = Array.from({ length: 10_000 }, (_, i) => site(`S${i}`, { property_id: `s${i}` }));
      assert.equal((await save({ publisher_domain: 'large.example', properties })).status, 200);
      const body = await resolve('large.example');
      assert.lengthOf(body.properties, 1000);
      assert.equal(body.properties_total, 10_000);
      const page = await app.get('/api/properties/registry?limit=2&offset=9000&source=community');
      assert.lengthOf(page.body.properties, 2);
    });
  });
}
