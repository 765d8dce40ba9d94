import { assert } from 'chai';
import { listReviews, reviewBrand, reviewProperty } from '../../src/admin/reviews.ts';
import { HOUR_MS } from '../../src/domain/text/instant.ts';
import {
  ADAGENTS_PATH,
  BRAND_PATH,
  canonical,
  crawlNow,
  publisherFile,
  resolveBrand,
  resolveProperty,
} from '../http/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { rejects } from '../support/rejects.ts';
import { runAdmin } from './run-admin.ts';

type Member = { authorization: string };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`reviews of held entries on ${engine.name}`, () => {
    let app: TestApp;
    let ada: Member;
    let bob: Member;
    before(async () => {
      app = await startTestApp(engine);
      ada = await app.member('Ada Ltd');
      bob = await app.member('Bob Inc');
    });
    after(() => app.drop());
    beforeEach(() => app.clock.advance(HOUR_MS));

    const save = (domain: string, member = ada, name = 'Held') =>
      app.post('/api/brands/save', { domain, brand_name: name }, member);
    const saveProperty = (domain: string, member = ada) =>
      app.post(
        '/api/properties/save',
        { publisher_domain: domain, properties: [{ type: 'website', name: 'Site' }] },
        member,
      );
    /** The case of a brand or property that resembles another one. */
    const hold = async (domain: string, of: string, member = ada, how = save): Promise<string> => {
      await save(of, bob, 'Known');
      const { body } = await how(domain, member);
      assert.equal(body.error, 'held_for_review', JSON.stringify(body));
      return body.review_id;
    };
    const look = (domain: string) => crawlNow(app, domain);

    it('commit a brand as its save would have, once approved', async () => {
      const id = await hold('pi1ot.example', 'pilot.example');
      assert.deepEqual(await reviewBrand(app.store, 'WWW.pi1ot.example', 'approve', { look }), {
        domain: 'pi1ot.example',
        review_status: 'approved',
        review_id: id,
      });
      assert.include((await resolveBrand(app, 'pi1ot.example')).body, {
        brand_name: 'Held',
        source: 'community',
      });
      const { total, revisions } = (await app.get('/api/brands/history?domain=pi1ot.example')).body;
      assert.equal(total, 1);
      assert.include(revisions[0], { revision_number: 1, editor_name: 'Ada Ltd', edit_summary: 'Created' });
      // What was proved for the save that was held carries the edits.
      const edit = await save('pi1ot.example', ada, 'Edited');
      assert.equal(edit.body.revision_number, 2, edit.text);
      const [entry] = (await app.store.read.auditLog.list(null, 5)).filter(({ actor }) => actor === 'admin');
      assert.deepInclude(entry, { action: 'brand.review', subject: 'pi1ot.example', outcome: 'done' });
      assert.deepInclude(entry?.detail, { decision: 'approve', review_id: id, resembles: 'pilot.example' });
      held(await save('pil0t.example', bob), 'looks like');
    });

    it('commit a property with its events, once approved', async () => {
      const id = await hold('rnarket.example', 'market.example', ada, saveProperty);
      assert.deepEqual(await reviewProperty(app.store, 'rnarket.example', 'approve', { look }), {
        domain: 'rnarket.example',
        review_status: 'approved',
        review_id: id,
      });
      const { body } = await resolveProperty(app, 'rnarket.example');
      assert.equal(body.source, 'hosted');
      assert.equal(body.properties[0].name, 'Site');
      const feed = (await app.get('/api/registry/feed?limit=1000&types=property.created', ada)).body.events;
      assert.lengthOf(
        feed.filter(
          ({ payload }: { payload: { publisher_domain?: string } }) =>
            payload.publisher_domain === 'rnarket.example',
        ),
        1,
      );
      assert.equal((await saveProperty('rnarket.example')).body.revision_number, 2);
    });

    it('leave nothing behind when they are rejected, and start anew with the next save', async () => {
      const id = await hold('b0ulder.example', 'boulder.example');
      assert.include(await reviewBrand(app.store, 'b0ulder.example', 'reject'), {
        review_status: 'rejected',
      });
      assert.equal((await resolveBrand(app, 'b0ulder.example')).status, 404);
      const again = await save('b0ulder.example');
      assert.equal(again.body.error, 'held_for_review');
      assert.notEqual(again.body.review_id, id);
    });

    it('are decided once when three decide at once', async () => {
      await hold('c0rner.example', 'corner.example');
      const decided = await Promise.allSettled(
        [1, 2, 3].map(() => reviewBrand(app.store, 'c0rner.example', 'approve')),
      );
      assert.lengthOf(
        decided.filter(({ status }) => status === 'fulfilled'),
        1,
      );
      const error = await rejects(reviewBrand(app.store, 'c0rner.example', 'reject'));
      assert.equal(
        error.message,
        'no entry for c0rner.example is pending review; brand reviews and property reviews list them',
      );
      assert.equal((await app.get('/api/brands/history?domain=c0rner.example')).body.total, 1);
    });

    it('cannot be approved once the domain speaks for itself', async () => {
      await hold('rnint.example', 'mint.example');
      await hold('rnint.example', 'mint.example', ada, saveProperty);
      app.sites.put('rnint.example', BRAND_PATH, canonical('rnint'));
      app.sites.put('rnint.example', ADAGENTS_PATH, publisherFile('rnint.example'));
      const brand = await rejects(reviewBrand(app.store, 'rnint.example', 'approve', { look }));
      assert.match(brand.message, /rnint\.example has an? brand\.json of its own by now/);
      const property = await rejects(reviewProperty(app.store, 'rnint.example', 'approve'));
      assert.match(property.message, /rnint\.example has an? adagents\.json of its own by now/);
      assert.lengthOf(await app.store.read.reviews.listHeldOf('brand', 'rnint.example'), 1, 'still waits');
      assert.equal((await resolveBrand(app, 'rnint.example')).body.source, 'brand_json');
      await reviewBrand(app.store, 'rnint.example', 'reject');
      await reviewProperty(app.store, 'rnint.example', 'reject');
    });

    it('cannot be approved once the domain has another entry, and have to be named among several', async () => {
      const ids = [
        await hold('f0rge.example', 'forge.example'),
        await hold('f0rge.example', 'forge.example', bob),
      ];
      const error = await rejects(reviewBrand(app.store, 'f0rge.example', 'approve'));
      assert.equal(
        error.message,
        `several entries for f0rge.example wait for review, name one by --id: ${ids.join(' ')}`,
      );
      for (const id of ['other', ''])
        assert.match(
          (await rejects(reviewBrand(app.store, 'f0rge.example', 'approve', { id }))).message,
          /no entry/,
        );
      await reviewBrand(app.store, 'f0rge.example', 'approve', { id: ids[1] });
      const taken = await rejects(reviewBrand(app.store, 'f0rge.example', 'approve'));
      assert.match(taken.message, /f0rge\.example has another entry by now/);
      assert.equal((await resolveBrand(app, 'f0rge.example')).body.brand_name, 'Held');
      await reviewBrand(app.store, 'f0rge.example', 'reject');
      const { revisions } = (await app.get('/api/brands/history?domain=f0rge.example')).body;
      assert.deepEqual(
        revisions.map(({ editor_name: name }: { editor_name: string }) => name),
        ['Bob Inc'],
      );
    });

    it('stand beside submissions for the same domain', async () => {
      const id = await hold('v0yage.example', 'voyage.example');
      await app.post('/api/brands/discovered/community', { domain: 'v0yage.example' }, bob);
      assert.match(
        (await rejects(reviewBrand(app.store, 'v0yage.example', 'reject'))).message,
        /several entries/,
      );
      await reviewBrand(app.store, 'v0yage.example', 'reject', { id });
      assert.deepEqual(await reviewBrand(app.store, 'v0yage.example', 'approve'), {
        domain: 'v0yage.example',
        review_status: 'approved',
      });
    });

    it('are listed, oldest first', async () => {
      const id = await hold('1antern.example', 'lantern.example');
      const { reviews } = await listReviews(app.store, 'brand');
      assert.deepInclude(
        reviews.find((review) => review.id === id),
        {
          domain: '1antern.example',
          editor: 'Ada Ltd',
          resembles: 'lantern.example',
          entry: { brand_name: 'Held' },
        },
      );
      assert.notInclude(JSON.stringify(await listReviews(app.store, 'property')), '1antern');
    });

    it('are listed with brands that were submitted, until somebody decides', async () => {
      const submitted = await app.post(
        '/api/brands/discovered/community',
        { domain: 'legacy.example', brand_name: 'Legacy' },
        await app.member('Legacy Ltd'),
      );
      const listed = async () =>
        (await listReviews(app.store, 'brand')).reviews.find(({ domain }) => domain === 'legacy.example');
      const { id } = submitted.body.brand;
      assert.deepInclude(await listed(), {
        id,
        domain: 'legacy.example',
        editor: 'Legacy Ltd',
        reason: 'submitted',
        resembles: null,
        entry: { brand_name: 'Legacy' },
      });
      await reviewBrand(app.store, 'legacy.example', 'approve', { id });
      assert.isUndefined(await listed());
    });

    // One engine is enough for what goes through the same store.
    if (engine.name !== 'sqlite') return;

    it('are counted among what waits', async () => {
      const count = async () => {
        const { stdout } = await runAdmin({ DATABASE_URL: app.config.databaseUrl }, 'waiting');
        return JSON.parse(stdout).reviews.count;
      };
      const before = await count();
      await hold('wai1s.example', 'wails.example');
      assert.equal(await count(), before + 1);
      await reviewBrand(app.store, 'wai1s.example', 'reject');
      assert.equal(await count(), before);
    });

    it('are decided from the command line', async () => {
      const env = { DATABASE_URL: app.config.databaseUrl, DNS_SERVERS: app.dns.address };
      const done = async (...args: string[]) => {
        const { stdout, stderr } = await runAdmin(env, ...args);
        return stdout === '' ? stderr : JSON.parse(stdout);
      };
      await hold('be11.example', 'bell.example');
      await hold('be11.example', 'bell.example', ada, saveProperty);
      assert.equal((await done('property', 'reviews')).reviews.at(-1).domain, 'be11.example');
      assert.include(await done('brand', 'review', 'be11.example', 'approve'), { review_status: 'approved' });
      assert.include(await done('property', 'review', 'be11.example', 'approve'), {
        review_status: 'approved',
      });
      assert.equal((await resolveBrand(app, 'be11.example')).status, 200);
      assert.deepEqual(await done('name', 'protect', 'harvest'), { name: 'harvest', protected: true });
      held(await save('harvest.example'), 'protected');
      for (const [args, message] of [
        [
          ['property', 'review', 'be11.example', 'approve'],
          /^no entry for be11\.example is pending review; brand reviews and property reviews list them$/,
        ],
        [['property', 'review', 'be11.example', 'maybe'], /^error: maybe is neither approve nor reject$/],
        [['name', 'release', 'unknown'], /^unknown is not protected; name list shows the protected names$/],
        [['name', 'protect', 'a b'], /^a b: has characters/],
      ] as const) {
        assert.match(String(await done(...args)).trim(), message);
      }
    });

    function held({ body }: { body: { error?: string; message?: string } }, why: string): void {
      assert.equal(body.error, 'held_for_review', JSON.stringify(body));
      assert.include(body.message, why);
    }
  });
}
