import { assert } from 'chai';
import { protectName, releaseName, reviewBrand } from '../../../src/admin/reviews.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { type Answer, startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import {
  ADAGENTS_PATH,
  BRAND_PATH,
  canonical,
  crawlNow,
  publisherFile,
  resolveBrand,
  resolveProperty,
} from '../world.ts';

type Member = { authorization: string };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`names that can be mistaken for others on ${engine.name}`, () => {
    let app: TestApp;
    let ada: Member;
    let bob: Member;
    before(async () => {
      app = await startTestApp(engine);
      ada = await app.member('Ada Ltd');
      bob = await app.member('Bob Inc');
    });
    after(() => app.drop());
    // The limits of an hour are not what is looked at here.
    beforeEach(() => app.clock.advance(HOUR_MS));

    const save = (domain: string, member = ada, name = 'Name') =>
      app.post('/api/brands/save', { domain, brand_name: name }, member);
    const saveProperty = (domain: string, member = ada) =>
      app.post(
        '/api/properties/save',
        { publisher_domain: domain, properties: [{ type: 'website', name: 'Site' }] },
        member,
      );
    const held = ({ status, body }: Answer, why: RegExp): string => {
      assert.deepEqual([status, body.error], [403, 'held_for_review'], JSON.stringify(body));
      assert.hasAllKeys(body, ['error', 'message', 'domain', 'review_id']);
      assert.match(body.message, why);
      return body.review_id;
    };
    const saved = ({ status, text }: Answer) => assert.equal(status, 200, text);
    const events = async (domain: string) =>
      (await app.get('/api/registry/feed?limit=1000', ada)).body.events.filter(
        ({ payload }: { payload: { publisher_domain?: string } }) => payload.publisher_domain === domain,
      );

    it('are refused before a proof is asked for, when they have characters that IDNA 2008 does not allow', async () => {
      for (const domain of ['☃.example', 'xn--n3h.example', 'https://bücher.i❤.example/', 'a·b.example']) {
        const answers: [string, Answer][] = [
          ['domain', await app.send('POST', '/api/brands/save', ada, { domain, brand_name: 'Name' })],
          [
            'publisher_domain',
            await app.send('POST', '/api/properties/save', ada, { publisher_domain: domain }),
          ],
          ['domain', await app.send('POST', '/api/brands/discovered/community', ada, { domain })],
        ];
        for (const [field, { status, body }] of answers) {
          assert.deepEqual([status, body.error, body.issues[0].path], [400, 'invalid_domain', field], domain);
          assert.match(body.message, /has the character U\+(2603|2764|00B7), /);
        }
      }
      saved(await save('bücherei.example', ada));
    });

    it('are held, with nothing stored but the case', async () => {
      saved(await save('morningtide.example', bob));
      const answer = await save('https://www.rnorningtide.example/', ada, 'Fake');
      const id = held(answer, /^rnorningtide\.example looks like morningtide\.example; /);
      assert.equal(answer.body.domain, 'rnorningtide.example');
      assert.equal((await resolveBrand(app, 'rnorningtide.example')).status, 404);
      assert.equal((await app.get('/api/brands/history?domain=rnorningtide.example')).status, 404);
      assert.equal((await app.get('/brands/rnorningtide.example/brand.json')).status, 404);
      assert.equal((await app.get('/api/brands/registry?search=rnorning')).body.stats.total, 0);
      const [review, ...more] = await app.store.read.reviews.listHeldOf('brand', 'rnorningtide.example');
      assert.lengthOf(more, 0);
      assert.deepInclude(review, {
        id,
        editor: 'Ada Ltd',
        reason: 'looks_like',
        resembles: 'morningtide.example',
        entry: { brand_name: 'Fake' },
        status: 'held',
        createdAt: app.clock.now(),
        decidedAt: null,
      });
      const [entry] = await app.store.read.auditLog.list(null, 1);
      assert.deepInclude(entry, { outcome: 'refused', detail: { error: 'held_for_review' } });
    });

    it('are held again under the same case, whatever is proved', async () => {
      saved(await save('harbour.example', bob));
      const id = held(await save('hаrbour.example'), /looks like harbour\.example/);
      const asked = await app.post('/api/ownership/challenges', { domain: 'hаrbour.example' }, ada);
      app.owners.publish(asked.body);
      assert.equal(held(await save('hаrbour.example', ada, 'Other'), /looks like/), id);
      const state = await app.get(`/api/ownership/challenges/${asked.body.domain}`, ada);
      assert.equal(state.body.state, 'open');
      const other = held(await save('hаrbour.example', bob), /looks like/);
      assert.notEqual(other, id, 'another organization has a case of its own');
      assert.equal((await resolveBrand(app, asked.body.domain)).status, 404);
    });

    it('need a proof of control before they are held', async () => {
      saved(await save('lighthouse.example', bob));
      const idle = await startTestApp(engine, { cooperativeOwners: false });
      try {
        await idle.store.transaction((tx) =>
          tx.protectedNames.add({ name: 'mine', skeleton: 'rnine', createdAt: new Date() }),
        );
        const member = await idle.member();
        const body = { domain: 'rnine.example', brand_name: 'N' };
        const first = await idle.post('/api/brands/save', body, member);
        assert.equal(first.body.error, 'ownership_proof_required');
        assert.equal(
          (await idle.post('/api/brands/save', body, member)).body.error,
          'ownership_proof_failed',
        );
        assert.lengthOf(await idle.store.read.reviews.listHeld('brand', 10), 0);
      } finally {
        await idle.drop();
      }
    });

    it('are held beside entries of every kind, and each kind of entry is', async () => {
      app.sites.put('ferryboat.example', BRAND_PATH, canonical('ferryboat'));
      await resolveBrand(app, 'ferryboat.example');
      app.sites.put('tramway.example', ADAGENTS_PATH, publisherFile('tramway.example'));
      await crawlNow(app, 'tramway.example');
      saved(await saveProperty('canal.example', bob));
      app.sites.put('railway.example', '/', {
        body: '<title>R</title><meta name="description" content="Enough to keep it.">',
      });
      await app.get('/api/brands/enrich?domain=railway.example');
      for (const [domain, of] of [
        ['ferryb0at.example', 'ferryboat.example'],
        ['trаmwаy.example', 'tramway.example'],
        ['cana1.example', 'canal.example'],
        ['rаilway.example', 'railway.example'],
      ] as const) {
        held(await save(domain), new RegExp(`looks like ${of}`));
        held(await saveProperty(domain), new RegExp(`looks like ${of}`));
        held(await save(`news.${domain}`), new RegExp(`looks like ${of}`));
      }
      assert.equal((await resolveProperty(app, 'cana1.example')).status, 404);
      assert.lengthOf(await events('cana1.example'), 0);
    });

    it('are free when the name is the same, or no entry has it', async () => {
      saved(await save('orchard.example', bob));
      saved(await save('orchard.test'));
      saved(await save('shop.orchard.example'));
      saved(await saveProperty('orchard.example'));
      await app.post('/api/brands/discovered/community', { domain: 'barley.example' }, bob);
      saved(await save('bar1ey.example'));
      held(await save('orchаrd.example'), /looks like/);
      saved(await save('vineyard.example', bob));
      await app.post('/api/brands/discovered/community', { domain: 'meadow.example' }, bob);
      await reviewBrand(app.store, 'meadow.example', 'reject');
      saved(await save('meadоws.example'.replace('о', 'o')));
      saved(await save('rneadow.example'));
    });

    it('are free again when the entry that they resemble is gone', async () => {
      app.sites.put('gone.example', ADAGENTS_PATH, publisherFile('gone.example'));
      await crawlNow(app, 'gone.example');
      held(await save('g0ne.example'), /looks like gone\.example/);
      app.sites.remove('gone.example', ADAGENTS_PATH);
      await crawlNow(app, 'gone.example');
      assert.equal((await resolveProperty(app, 'gone.example')).status, 404);
      saved(await save('g0ne.example', bob));
    });

    it('are no matter for edits', async () => {
      saved(await save('modern.example'));
      held(await save('modem.example', bob), /looks like modern\.example/);
      saved(await save('modern.example'));
      saved(await save('modern.example', bob));
    });

    it('are held when they are protected, reserved, or mix scripts', async () => {
      held(await save('g00gle.example'), /looks like google\.com, which is protected/);
      held(await saveProperty('google.example'), /looks like google\.com, which is protected/);
      saved(await save('google.com'));
      saved(await save('ads.google.com'));
      held(await save('wpad.example'), /has the reserved word wpad for a name/);
      held(await save('tidеwater.example'), /mixes letters of scripts that look alike/);
      saved(await save('приморье.example'));
    });

    it('are held when the operator protects them', async () => {
      assert.deepEqual(await protectName(app.store, 'https://Windmill.example'), {
        name: 'windmill.example',
        protected: true,
      });
      await protectName(app.store, 'Sluice');
      held(await save('windmi11.example'), /looks like windmill\.example, which is protected/);
      held(await save('windmill.test'), /looks like windmill\.example/);
      saved(await save('windmill.example'));
      held(await save('sluice.example'), /looks like sluice, which is protected/);
      await releaseName(app.store, 'sluice');
      saved(await save('sluice.example', bob));
    });

    it('are not both saved when they come together', async () => {
      for (let round = 0; round < 4; round += 1) {
        const domains = [`tw1n-${round}x.example`, `twln-${round}x.example`];
        const answers = await Promise.all(
          domains.map((domain, index) => save(domain, index === 0 ? ada : bob)),
        );
        assert.sameMembers(
          answers.map(({ status }) => status),
          [200, 403],
        );
        held(answers.find(({ status }) => status === 403) ?? assert.fail(), /looks like/);
      }
    });
  });
}
