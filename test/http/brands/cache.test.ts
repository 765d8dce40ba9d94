import { assert } from 'chai';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import {
  allAtOnce,
  asked,
  BRAND_PATH,
  canonical,
  eventually,
  putDead,
  putGated,
  resolveBrand,
} from '../world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`how long a brand file answers on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const count = (domain: string) => asked(app, domain, BRAND_PATH);
    const resolve = async (domain: string, query = '') => (await resolveBrand(app, domain, query)).body;
    const save = async (domain: string, name: string) => {
      const { status } = await app.post(
        '/api/brands/save',
        { domain, brand_name: name },
        await app.member('Editors'),
      );
      assert.equal(status, 200);
    };

    it('reads a file once a day, and answers from the copy meanwhile', async () => {
      app.sites.put('daily.example', BRAND_PATH, canonical('daily'));
      assert.equal((await resolve('daily.example')).freshness.state, 'live');
      app.sites.put('daily.example', BRAND_PATH, canonical('daily', { names: [{ en: 'New' }] }));
      app.clock.advance(DAY_MS - 1);
      const copy = await resolve('daily.example');
      assert.equal(copy.brand_name, 'The daily');
      assert.equal(copy.freshness.state, 'fresh');
      assert.equal(count('daily.example'), 1);

      app.clock.advance(1);
      assert.equal((await resolve('daily.example')).brand_name, 'The daily', 'nobody waits for the look');
      const after = await eventually(
        () => resolve('daily.example'),
        ({ brand_name: name }) => name === 'New',
      );
      assert.equal(after.brand_name, 'New');
      assert.equal(count('daily.example'), 2);
    });

    it('waits for the file once the copy is more than a week overdue', async () => {
      app.sites.put('weekly.example', BRAND_PATH, canonical('weekly'));
      await resolve('weekly.example');
      app.sites.put('weekly.example', BRAND_PATH, canonical('weekly', { names: [{ en: 'New' }] }));
      app.clock.advance(8 * DAY_MS);
      const body = await resolve('weekly.example');
      assert.equal(body.brand_name, 'New');
      assert.equal(body.freshness.state, 'live');
    });

    it('reads it again at once with fresh=true, and not with fresh=false', async () => {
      app.sites.put('eager.example', BRAND_PATH, canonical('eager'));
      await resolve('eager.example');
      await resolve('eager.example', '&fresh=false');
      assert.equal(count('eager.example'), 1);
      await resolve('eager.example', '&fresh=true');
      assert.equal(count('eager.example'), 2);
    });

    it('remembers for an hour that a domain has no usable file', async () => {
      app.sites.put('absent.example', '/', { body: '' });
      app.sites.put('invalid.example', BRAND_PATH, { something: 'else' });
      for (const domain of ['absent.example', 'invalid.example']) {
        await resolve(domain);
        app.clock.advance(HOUR_MS - 1);
        await resolve(domain);
        assert.equal(count(domain), 1, domain);
        app.sites.put(domain, BRAND_PATH, canonical('found'));
        app.clock.advance(1);
        assert.equal((await resolve(domain)).brand_id, 'found', domain);
        assert.equal(count(domain), 2, domain);
      }
    });

    it('remembers for five minutes that a domain could not be reached', async () => {
      app.sites.put('busy.example', BRAND_PATH, { status: 503 });
      await resolve('busy.example');
      app.clock.advance(5 * 60_000 - 1);
      await resolve('busy.example');
      assert.equal(count('busy.example'), 1);
      app.clock.advance(1);
      await resolve('busy.example');
      assert.equal(count('busy.example'), 2);
    });

    it('brings the community entry back when the file vanishes', async () => {
      app.sites.put('vanish.example', '/', { body: '' });
      await save('vanish.example', 'By people');
      app.sites.put('vanish.example', BRAND_PATH, canonical('vanish'));
      assert.equal((await resolve('vanish.example', '&fresh=true')).source, 'brand_json');
      app.sites.remove('vanish.example', BRAND_PATH);
      assert.equal((await resolve('vanish.example')).source, 'brand_json', 'for a day');

      const back = await resolve('vanish.example', '&fresh=true');
      assert.equal(back.source, 'community');
      assert.equal(back.brand_name, 'By people');
      assert.equal(back.freshness.state, 'absent');
      assert.deepInclude(back.live_brand_json, {
        valid: false,
        url: 'https://vanish.example/.well-known/brand.json',
        status_code: 404,
      });
      assert.equal(back.live_brand_json.errors[0].field, 'http_status');
      assert.notProperty(await resolve('vanish.example'), 'live_brand_json');
    });

    it('forgets a brand when its file vanishes and nobody else knows it', async () => {
      app.sites.put('bygone.example', BRAND_PATH, canonical('bygone'));
      await resolve('bygone.example');
      app.sites.remove('bygone.example', BRAND_PATH);
      const { status, body } = await resolveBrand(app, 'bygone.example', '&fresh=true');
      assert.equal(status, 404);
      assert.equal(body.file_status, 404);
      assert.equal((await app.get('/api/brands/brand-json?domain=bygone.example')).status, 404);
    });

    it('keeps the last good copy of a file that is out of reach, and says how old it is', async () => {
      const troubles: [string, () => void][] = [
        ['sick.example', () => app.sites.put('sick.example', BRAND_PATH, { status: 500 })],
        ['limited.example', () => app.sites.put('limited.example', BRAND_PATH, { status: 429 })],
        ['locked.example', () => app.sites.put('locked.example', BRAND_PATH, { status: 403 })],
        ['mute.example', () => putDead(app, 'mute.example')],
      ];
      for (const [domain] of troubles) {
        app.sites.put(domain, BRAND_PATH, canonical('good'));
        await resolve(domain);
      }
      const validatedAt = app.clock.now().toISOString();
      for (const [, break_] of troubles) break_();
      app.clock.advance(HOUR_MS);
      for (const [domain] of troubles) {
        const body = await resolve(domain, '&fresh=true');
        assert.equal(body.brand_id, 'good', domain);
        assert.deepEqual(body.freshness, { state: 'cached', validated_at: validatedAt }, domain);
        assert.isFalse(body.live_brand_json.valid, domain);
        assert.isAtLeast(body.live_brand_json.errors.length, 1, domain);
      }
      app.clock.advance(DAY_MS);
      for (const [domain] of troubles) {
        assert.deepEqual(
          (await resolve(domain)).freshness,
          { state: 'stale', validated_at: validatedAt },
          domain,
        );
      }
      // A stale answer has a look begun behind it, which must not end after the clock has moved.
      for (const [domain] of troubles) await resolve(domain, '&fresh=true');
      app.clock.advance(6 * DAY_MS);
      for (const [domain] of troubles) {
        assert.equal((await resolveBrand(app, domain, '&fresh=true')).status, 404, domain);
      }
    });

    it('does not keep the copy of a file that was replaced by an invalid one', async () => {
      app.sites.put('changed.example', BRAND_PATH, canonical('changed'));
      await resolve('changed.example');
      app.sites.put('changed.example', BRAND_PATH, canonical('NOT AN ID'));
      const { status, body } = await resolveBrand(app, 'changed.example', '&fresh=true');
      assert.equal(status, 404);
      assert.equal(body.file_status, 200);
    });

    it('asks a domain once for many who ask at the same time', async () => {
      const gate = putGated(app, 'popular.example', BRAND_PATH, {
        body: JSON.stringify(canonical('popular')),
      });
      const asks = Array.from(
        { length: 60 },
        (_, i) => () =>
          resolveBrand(
            app,
            i % 2 === 0 ? 'popular.example' : 'www.POPULAR.example',
            i % 3 === 0 ? '&fresh=true' : '',
          ),
      );
      for (const { status, body } of await allAtOnce(app, gate, asks)) {
        assert.equal(status, 200);
        assert.equal(body.brand_id, 'popular');
      }
      assert.equal(count('popular.example'), 1);
      assert.equal((await app.get('/api/brands/history?domain=popular.example')).body.total, 1);
    });

    it('asks an unknown domain once for many who ask at the same time', async () => {
      const gate = putGated(app, 'rumour.example', BRAND_PATH, { status: 404 });
      const asks = Array.from({ length: 40 }, () => () => resolveBrand(app, 'rumour.example'));
      const answers = await allAtOnce(app, gate, asks);
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([404]));
      assert.equal(count('rumour.example'), 1);
    });

    it('asks a domain once for many who ask in quick succession', async () => {
      app.sites.put('stream.example', BRAND_PATH, canonical('stream'));
      await Promise.all(
        Array.from({ length: 50 }, async (_, i) => {
          await new Promise((resolve) => setTimeout(resolve, i));
          assert.equal((await resolveBrand(app, 'stream.example')).status, 200);
        }),
      );
      assert.equal(count('stream.example'), 1);
    });
  });
}
