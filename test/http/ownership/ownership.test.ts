import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/text/instant.ts';
import { type Answer, startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { ADAGENTS_PATH, asked, BRAND_PATH, canonical, publisherFile, resolveBrand } from '../world.ts';

type Member = { authorization: string };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`proving control of a domain on ${engine.name}`, () => {
    let app: TestApp;
    let ada: Member;
    let bob: Member;
    before(async () => {
      app = await startTestApp(engine, { cooperativeOwners: false });
      ada = await app.member('Ada Ltd');
      bob = await app.member('Bob Inc');
    });
    after(() => app.drop());

    const challenge = (domain: string, member = ada) =>
      app.post('/api/ownership/challenges', { domain }, member);
    const state = async (domain: string, member = ada) =>
      (await app.get(`/api/ownership/challenges/${encodeURIComponent(domain)}`, member)).body;
    const save = (domain: string, member = ada, name = 'Name') =>
      app.post('/api/brands/save', { domain, brand_name: name }, member);
    const saveProperty = (domain: string, member = ada) =>
      app.post('/api/properties/save', { publisher_domain: domain, properties: [] }, member);
    const publish = ({ body }: Answer) => app.owners.publish(body.challenge ?? body);
    const prove = async (domain: string, member = ada) => publish(await challenge(domain, member));
    const refused = ({ status, body }: Answer, error: string) =>
      assert.deepEqual([status, body.error], [403, error]);
    const audited = async () => (await app.store.read.auditLog.list(null, 1))[0];

    describe('a challenge', () => {
      it('says what to publish, and where', async () => {
        const { status, body, headers } = await challenge('https://WWW.Ask.example/x');
        assert.equal(status, 201);
        assert.match(body.nonce, /^[\w-]{43}$/);
        assert.deepEqual(body, {
          domain: 'ask.example',
          nonce: body.nonce,
          expires_at: new Date(app.clock.now().getTime() + 15 * MINUTE_MS).toISOString(),
          dns: { name: `${protocol.ownershipTxtLabel}.ask.example`, type: 'TXT', value: body.nonce },
          http: { url: `https://ask.example${protocol.ownershipPath}`, body: body.nonce },
        });
        assert.equal(headers.get('ratelimit-remaining'), '19');
        const { nonce, dns, http } = body;
        const issued = app.clock.now().toISOString();
        assert.deepEqual(await state('ask.example'), {
          domain: 'ask.example',
          proof: null,
          state: 'open',
          issued_at: issued,
          expires_at: body.expires_at,
          nonce,
          dns,
          http,
        });
      });

      it('is another one each time, for each organization and domain', async () => {
        const made = [
          await challenge('again.example'),
          await challenge('again.example'),
          await challenge('again.example', bob),
          await challenge('once.example'),
        ].map(({ body }) => body.nonce);
        assert.lengthOf(new Set(made), 4);
        assert.equal((await state('again.example')).nonce, made[1]);
        assert.equal((await state('again.example', bob)).nonce, made[2]);
      });

      it('is needed for nobody who is not known, and for nothing that is no domain', async () => {
        for (const [path, init] of [
          ['/api/ownership/challenges', { domain: 'ask.example' }],
          ['/api/ownership/challenges', undefined],
          ['/api/ownership/challenges/ask.example', undefined],
        ] as const)
          for (const headers of [{}, { authorization: 'Bearer sk_unknown' }]) {
            const { status } =
              init === undefined ? await app.get(path, headers) : await app.post(path, init, headers);
            assert.equal(status, 401, path);
          }
        for (const domain of ['localhost', '127.0.0.1', 'a b.example', 'user@ask.example', 'xn--a.example']) {
          assert.equal((await challenge(domain)).body.error, 'invalid_domain', domain);
          assert.equal((await state(domain)).error, 'invalid_domain', domain);
        }
        assert.equal((await app.post('/api/ownership/challenges', {}, ada)).body.issues[0].path, 'domain');
      });

      it('expires by the clock, and shows its nonce no longer', async () => {
        await challenge('late.example');
        app.clock.advance(15 * MINUTE_MS - 1);
        assert.equal((await state('late.example')).state, 'open');
        app.clock.advance(1);
        const seen = await state('late.example');
        assert.equal(seen.state, 'expired');
        assert.doesNotHaveAnyKeys(seen, ['nonce', 'dns', 'http', 'settled_at']);
      });

      it('is listed for its own organization only, newest first', async () => {
        const cleo = await app.member('Cleo');
        const dan = await app.member('Dan');
        for (const domain of ['c1.example', 'c2.example', 'c3.example']) {
          await challenge(domain, cleo);
          app.clock.advance(1000);
        }
        await challenge('c1.example', dan);
        const list = async (query: string, member: Member) =>
          (await app.get(`/api/ownership/challenges${query}`, member)).body;
        const domains = async (query: string, member: Member) =>
          (await list(query, member)).challenges.map(({ domain }: { domain: string }) => domain);
        assert.deepEqual(await domains('', cleo), ['c3.example', 'c2.example', 'c1.example']);
        assert.deepEqual(await domains('?limit=1&offset=1', cleo), ['c2.example']);
        assert.equal((await list('?limit=1', cleo)).total, 3);
        assert.deepEqual(await domains('', dan), ['c1.example']);
        assert.deepEqual((await list('', dan)).challenges[0], await state('c1.example', dan));
        assert.notEqual((await state('c1.example', dan)).nonce, (await state('c1.example', cleo)).nonce);
        assert.deepEqual(await state('c2.example', dan), {
          domain: 'c2.example',
          state: 'none',
          proof: null,
        });
        for (const query of ['?limit=0', '?limit=101', '?offset=-1', '?limit=x'])
          assert.equal((await app.get(`/api/ownership/challenges${query}`, cleo)).status, 400, query);
      });

      it('is to be had 20 times in an hour for a domain, with those that saves bring', async () => {
        const eve = await app.member('Eve');
        for (let i = 0; i < 18; i += 1) assert.equal((await challenge('eve.example', eve)).status, 201);
        app.clock.advance(15 * MINUTE_MS);
        refused(await save('eve.example', eve), 'ownership_proof_required');
        assert.equal((await challenge('eve.example', eve)).status, 201);
        for (const answer of [await challenge('eve.example', eve), await challenge('EVE.example', eve)]) {
          assert.equal(answer.status, 429);
          assert.equal(answer.body.retry_after, 2700);
          assert.equal(answer.headers.get('retry-after'), '2700');
        }
        app.clock.advance(15 * MINUTE_MS);
        assert.equal((await save('eve.example', eve)).status, 429, 'no way around it');
        assert.equal((await state('eve.example', eve)).state, 'expired');
        assert.equal((await challenge('eve.example', bob)).status, 201, 'others are not held up');
        assert.equal((await challenge('eve2.example', eve)).status, 201);
        app.clock.advance(HOUR_MS);
        assert.equal((await challenge('eve.example', eve)).status, 201);
      });
    });

    for (const [what, saveAs, path] of [
      ['brand', save, '/api/brands/resolve'],
      ['property', saveProperty, '/api/properties/resolve'],
    ] as const) {
      describe(`a new ${what} entry`, () => {
        const name = (text: string) => `${what}-${text}.example`;
        const isKnown = async (domain: string) => (await app.get(`${path}?domain=${domain}`)).status === 200;

        it('is refused without a challenge, and one is given', async () => {
          const domain = name('new');
          const answer = await saveAs(domain);
          refused(answer, 'ownership_proof_required');
          const { challenge: given, ...rest } = answer.body;
          assert.hasAllKeys(rest, ['error', 'message', 'domain']);
          const { nonce, dns, http, expires_at } = await state(domain);
          assert.deepEqual(given, { domain, nonce, dns, http, expires_at });
          assert.isFalse(await isKnown(domain));
          assert.deepInclude(await audited(), {
            subject: domain,
            outcome: 'refused',
            detail: { error: 'ownership_proof_required' },
          });
          publish(answer);
          assert.equal((await saveAs(domain)).status, 200);
          assert.isTrue(await isKnown(domain));
        });

        it('is saved with the nonce in the DNS, which is consumed', async () => {
          const domain = name('dns');
          await prove(domain);
          app.clock.advance(15 * MINUTE_MS - 1);
          const { status, body } = await saveAs(`WWW.${domain}`);
          assert.equal(status, 200);
          assert.notProperty(body, 'revision_number');
          const at = app.clock.now();
          const seen = await state(domain);
          assert.include(seen, { state: 'consumed', settled_at: at.toISOString() });
          assert.doesNotHaveAnyKeys(seen, ['nonce', 'dns', 'http', 'detail']);
          assert.deepEqual(seen.proof, {
            method: 'dns',
            proved_at: at.toISOString(),
            age_seconds: 0,
            valid_until: new Date(at.getTime() + 90 * DAY_MS).toISOString(),
            is_valid: true,
          });
          assert.deepInclude(await audited(), { subject: `WWW.${domain}`, outcome: 'done', detail: {} });
        });

        it('is saved with the nonce in a file of the domain', async () => {
          const domain = name('http');
          const { body } = await challenge(domain);
          app.sites.put(domain, protocol.ownershipPath, { body: `${body.http.body}\n` });
          assert.equal((await saveAs(domain)).status, 200);
          assert.include((await state(domain)).proof, { method: 'http' });
        });

        it('is refused when the nonce is not there, which is void then', async () => {
          const domain = name('void');
          const asked = await challenge(domain);
          const answer = await saveAs(domain);
          refused(answer, 'ownership_proof_failed');
          assert.hasAllKeys(answer.body, ['error', 'message', 'domain']);
          assert.include(answer.body.message, 'the name does not exist');
          const seen = await state(domain);
          assert.deepInclude(seen, { state: 'invalidated', detail: answer.body.message, proof: null });
          assert.doesNotHaveAnyKeys(seen, ['nonce', 'dns', 'http']);
          assert.deepInclude(await audited(), {
            outcome: 'refused',
            detail: { error: 'ownership_proof_failed' },
          });

          publish(asked);
          const again = await saveAs(domain);
          refused(again, 'ownership_proof_required');
          assert.notEqual(again.body.challenge.nonce, asked.body.nonce);
          refused(await saveAs(domain), 'ownership_proof_failed');
          assert.isFalse(await isKnown(domain));
        });

        it('is refused with a nonce that is too old, replaced, of others, or for another domain', async () => {
          const domain = name('wrong');
          await prove(domain);
          app.clock.advance(15 * MINUTE_MS);
          refused(await saveAs(domain), 'ownership_proof_required');

          await prove(domain);
          await challenge(domain);
          refused(await saveAs(domain), 'ownership_proof_failed');

          await prove(domain, bob);
          refused(await saveAs(domain), 'ownership_proof_required');
          refused(await saveAs(domain), 'ownership_proof_failed');

          const { body } = await challenge(name('other'));
          await challenge(domain);
          app.dns.set(`${protocol.ownershipTxtLabel}.${domain}`, 'TXT', { records: [body.nonce] });
          refused(await saveAs(domain), 'ownership_proof_failed');
          assert.isFalse(await isKnown(domain));
          assert.equal((await state(domain, bob)).state, 'open', 'what belongs to others is left alone');
        });

        it('takes each nonce once', async () => {
          const domain = name('single');
          await prove(domain);
          assert.equal((await saveAs(domain)).status, 200);
          // The record is still there, but it stands for nothing any more.
          refused(await saveAs(domain, bob), 'ownership_proof_required');
          const other = what === 'brand' ? saveProperty : save;
          refused(await other(domain), 'ownership_proof_required');
        });

        it('leaves the nonce as it is when it is refused for another reason', async () => {
          const domain = name('kept');
          await prove(domain);
          const before = await state(domain);
          const bodies =
            what === 'brand'
              ? [{ domain }, { domain, brand_name: 7 }]
              : [{ publisher_domain: domain, properties: {} }];
          const saves = what === 'brand' ? '/api/brands/save' : '/api/properties/save';
          for (const body of bodies) assert.equal((await app.post(saves, body, ada)).status, 400);
          assert.equal((await app.post(saves, '{', ada)).status, 400);
          assert.equal((await saveAs(domain, { authorization: 'Bearer no' })).status, 401);
          const file = what === 'brand' ? BRAND_PATH : ADAGENTS_PATH;
          app.sites.put(domain, file, what === 'brand' ? canonical('kept') : publisherFile(domain));
          assert.equal((await saveAs(domain)).body.error, 'authoritative_entry');
          assert.deepEqual(await state(domain), before);
          assert.notInclude(app.dns.asked, `TXT ${protocol.ownershipTxtLabel}.${domain}`);
        });
      });
    }

    it('leaves the nonce as it is while a submission waits for review', async () => {
      await app.post('/api/brands/discovered/community', { domain: 'waits.example' }, bob);
      await prove('waits.example');
      assert.equal((await save('waits.example')).body.error, 'pending_review');
      assert.equal((await state('waits.example')).state, 'open');
    });

    it('asks nobody outside when there is nothing to look for', async () => {
      app.sites.put('calm.example', '/', { body: '' });
      refused(await save('calm.example'), 'ownership_proof_required');
      assert.equal(asked(app, 'calm.example', protocol.ownershipPath), 0);
      publish(await challenge('calm.example'));
      await save('calm.example');
      const questions = app.dns.asked.length;
      assert.equal((await save('calm.example')).body.revision_number, 2);
      assert.lengthOf(app.dns.asked, questions);
      assert.equal(asked(app, 'calm.example', protocol.ownershipPath), 0);
    });

    describe('an edit', () => {
      const edit = (domain: string, member = ada) => save(domain, member, `Edited ${Math.random()}`);

      it('leans on a proof of 90 days, and needs another one then', async () => {
        const domain = 'edited.example';
        await prove(domain);
        await save(domain);
        app.clock.advance(90 * DAY_MS);
        assert.equal((await edit(domain)).body.revision_number, 2);
        app.clock.advance(1);
        assert.include((await state(domain)).proof, { age_seconds: 90 * 86_400, is_valid: false });
        const answer = await edit(domain);
        refused(answer, 'ownership_proof_required');
        refused(await edit(domain), 'ownership_proof_failed');
        await prove(domain);
        assert.equal((await edit(domain)).body.revision_number, 3);
        assert.include((await state(domain)).proof, { age_seconds: 0, is_valid: true });
        app.clock.advance(89 * DAY_MS);
        assert.equal((await edit(domain)).body.revision_number, 4);
        assert.equal((await resolveBrand(app, domain)).body.brand_name.startsWith('Edited'), true);
      });

      it('does not spend an open nonce while an earlier proof is good', async () => {
        const domain = 'spared.example';
        await prove(domain);
        await save(domain);
        await challenge(domain);
        assert.equal((await edit(domain)).status, 200);
        assert.equal((await state(domain)).state, 'open');
      });

      it('of another organization needs a proof of its own', async () => {
        const domain = 'shared.example';
        await prove(domain);
        await save(domain);
        refused(await edit(domain, bob), 'ownership_proof_required');
        await prove(domain, bob);
        assert.equal((await edit(domain, bob)).body.revision_number, 2);
        assert.equal((await edit(domain, ada)).body.revision_number, 3);
        assert.equal((await edit(domain, bob)).body.revision_number, 4);
      });

      it('of a property leans on what was proved for the brand, a new entry does not', async () => {
        const domain = 'both.example';
        await prove(domain);
        await save(domain);
        refused(await saveProperty(domain), 'ownership_proof_required');
        await prove(domain);
        assert.equal((await saveProperty(domain)).status, 200);
        assert.equal((await saveProperty(domain)).body.revision_number, 2);
      });

      it('of what a machine guessed counts as a new entry', async () => {
        const domain = 'guessed.example';
        app.sites.put(domain, '/', {
          body: '<title>G</title><meta name="description" content="Enough to keep it.">',
        });
        await app.get(`/api/brands/enrich?domain=${domain}`);
        assert.equal((await resolveBrand(app, domain)).body.source, 'enriched');
        await prove(domain);
        await saveProperty(domain);
        refused(await save(domain), 'ownership_proof_required');
        await prove(domain);
        assert.equal((await save(domain)).body.revision_number, 2);
      });
    });
  });
}
