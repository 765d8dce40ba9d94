import { assert } from 'chai';
import { reviewBrand } from '../../../src/admin/reviews.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';
import { asked, BRAND_PATH, canonical, resolveBrand } from '../world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`submitting a brand for review on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    before(async () => {
      app = await startTestApp(engine);
      member = await app.member('Finders');
    });
    after(() => app.drop());

    const submit = (body: unknown, headers = member) =>
      app.post('/api/brands/discovered/community', body, headers);
    const save = (domain: string) => app.post('/api/brands/save', { domain, brand_name: 'Saved' }, member);

    it('answers what was stored, without any word on trust', async () => {
      const { status, body } = await submit({
        domain: 'WWW.trail.example',
        brand_name: 'Trail',
        house_domain: 'https://www.acme.example/',
        keller_type: 'sub_brand',
        parent_brand: 'acme',
        verified: true,
        brand_manifest: { description: 'Paths.', verified: true },
      });
      assert.equal(status, 200);
      const { id, ...brand } = body.brand;
      assert.match(id, /^[0-9a-f-]{36}$/);
      const at = app.clock.now().toISOString();
      assert.deepEqual(
        { ...body, brand },
        {
          brand: {
            domain: 'trail.example',
            brand_name: 'Trail',
            source: 'community',
            review_status: 'pending',
            keller_type: 'sub_brand',
            claimed_house_domain: 'acme.example',
            parent_brand: 'acme',
            brand_manifest: { description: 'Paths.' },
            created_at: at,
            updated_at: at,
          },
          review_status: 'pending',
        },
      );
    });

    it('takes the domain for the name when none is given', async () => {
      for (const [domain, more] of [
        ['nameless.example', {}],
        ['blank.example', { brand_name: '  ' }],
        ['unseen.example', { brand_name: '\u200b\u2060' }],
      ] as const) {
        assert.equal((await submit({ domain, ...more })).body.brand.brand_name, domain);
      }
    });

    it('hides what waits for review from everybody', async () => {
      await submit({
        domain: 'hidden.example',
        brand_name: 'Hidden Gem',
        brand_manifest: { description: 'Hush.' },
      });
      app.sites.put('hidden.example', '/', { body: '' });
      const bulk = await app.post('/api/brands/resolve/bulk', { domains: ['hidden.example'] });
      assert.notProperty(bulk.body.results, 'hidden.example');
      for (const path of [
        '/api/brands/resolve?domain=hidden.example',
        '/api/brands/resolve?domain=hidden.example&fresh=true',
        '/api/brands/brand-json?domain=hidden.example',
        '/api/brands/history?domain=hidden.example',
        '/brands/hidden.example/brand.json',
      ]) {
        const { status, text } = await app.get(path);
        assert.equal(status, 404, path);
        assert.notMatch(text, /Gem|Hush|Finders/, path);
      }
      for (const path of [
        '/api/brands/registry',
        '/api/brands/registry?search=hidden',
        '/api/brands/enrich?domain=hidden.example',
      ]) {
        assert.notMatch((await app.get(path)).text, /Gem|Hush/, path);
      }
      assert.equal((await app.get('/api/brands/registry?search=hidden')).body.stats.total, 0);
    });

    it('refuses to save what waits for review', async () => {
      await submit({ domain: 'waiting.example', brand_name: 'Waiting' });
      const { status, body } = await save('www.waiting.example');
      assert.equal(status, 409);
      assert.include(body, { error: 'pending_review', domain: 'waiting.example' });
    });

    it('refuses a domain that has an entry of any kind', async () => {
      await save('saved.example');
      await submit({ domain: 'twice.example' });
      app.sites.put('own.example', BRAND_PATH, canonical('own'));
      await resolveBrand(app, 'own.example');
      app.sites.put('enriched.example', '/', {
        body: '<title>E</title><meta name="description" content="Enough to keep it.">',
      });
      await app.get('/api/brands/enrich?domain=enriched.example');
      for (const domain of ['saved', 'twice', 'own', 'enriched']) {
        const { status, body } = await submit({ domain: `www.${domain}.example` });
        assert.equal(status, 409, domain);
        assert.include(body, { error: 'entry_exists', domain: `${domain}.example` });
      }
    });

    it('accepts one of two submissions that come together', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => submit({ domain: 'race.example' })));
      assert.sameMembers(
        answers.map(({ status }) => status),
        [200, 409, 409],
      );
    });

    it('shows an entry once it is approved', async () => {
      await submit({
        domain: 'good.example',
        brand_name: 'Good',
        keller_type: 'endorsed',
        house_domain: 'h.example',
      });
      assert.deepEqual(await reviewBrand(app.store, 'WWW.good.example', 'approve'), {
        domain: 'good.example',
        review_status: 'approved',
      });
      const { body } = await resolveBrand(app, 'good.example');
      assert.include(body, { brand_name: 'Good', source: 'community', keller_type: 'endorsed' });
      assert.include(body, { claimed_house_domain: 'h.example' });
      assert.equal(body.house_domain, 'good.example');
      assert.equal((await app.get('/api/brands/history?domain=good.example')).body.total, 1);
      assert.equal((await save('good.example')).body.revision_number, 2);
      assert.equal(
        (await resolveBrand(app, 'good.example')).body.keller_type,
        'endorsed',
        'not given, so kept',
      );
    });

    it('leaves the domain free once an entry is rejected', async () => {
      await submit({ domain: 'bad.example', brand_name: 'Bad' });
      await reviewBrand(app.store, 'bad.example', 'reject');
      assert.equal((await resolveBrand(app, 'bad.example')).status, 404);
      assert.equal((await app.get('/api/brands/history?domain=bad.example')).status, 404);
      const { status, body } = await save('bad.example');
      assert.equal(status, 200);
      assert.notProperty(body, 'revision_number');
      assert.equal((await resolveBrand(app, 'bad.example')).body.brand_name, 'Saved');
    });

    it('lets enrichment fill a domain whose entry was rejected', async () => {
      await submit({ domain: 'refilled.example', brand_name: 'Bad' });
      await reviewBrand(app.store, 'refilled.example', 'reject');
      app.sites.put('refilled.example', '/', {
        body: '<title>R</title><meta name="description" content="Enough to keep it.">',
      });
      await app.get('/api/brands/enrich?domain=refilled.example');
      assert.equal((await resolveBrand(app, 'refilled.example')).body.source, 'enriched');
    });

    it('can decide only once, and only what waits', async () => {
      await submit({ domain: 'once.example' });
      await reviewBrand(app.store, 'once.example', 'approve');
      for (const domain of ['once.example', 'unknown.example', 'saved.example']) {
        const error = await rejects(reviewBrand(app.store, domain, 'reject'));
        assert.equal(
          error.message,
          `no entry for ${domain} is pending review; brand reviews and property reviews list them`,
        );
      }
      assert.equal((await resolveBrand(app, 'once.example')).status, 200);
    });

    it('is no way around the file of the domain', async () => {
      await submit({ domain: 'overtaken.example', brand_name: 'By people' });
      app.sites.put('overtaken.example', BRAND_PATH, canonical('overtaken'));
      await reviewBrand(app.store, 'overtaken.example', 'approve');
      const { body } = await resolveBrand(app, 'overtaken.example', '&fresh=true');
      assert.equal(body.source, 'brand_json');
      assert.equal((await save('overtaken.example')).status, 409);
    });

    it('refuses what does not fit, and names the field', async () => {
      for (const [body, path] of [
        [{}, 'domain'],
        [{ domain: 7 }, 'domain'],
        [{ domain: 'localhost' }, 'domain'],
        [{ domain: 'fits.example', house_domain: 'no domain' }, 'house_domain'],
        [{ domain: 'fits.example', house_domain: '127.0.0.1' }, 'house_domain'],
        [{ domain: 'fits.example', keller_type: 'queen' }, 'keller_type'],
        [{ domain: 'fits.example', parent_brand: '' }, 'parent_brand'],
        [{ domain: 'fits.example', brand_name: 'a\0' }, 'brand_name'],
        [{ domain: 'fits.example', brand_manifest: [] }, 'brand_manifest'],
      ] as const) {
        const answer = await submit(body);
        assert.equal(answer.status, 400, JSON.stringify(body));
        assert.equal(answer.body.issues[0].path, path);
      }
      assert.equal((await submit({ domain: 'fits.example' }, { authorization: 'Bearer x' })).status, 401);
      assert.equal((await submit({ domain: 'fits.example' })).status, 200, 'nothing was stored before');
      assert.equal(asked(app, 'fits.example', BRAND_PATH), 0);
    });
  });
}
