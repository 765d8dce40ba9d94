import { assert } from 'chai';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import type { Answer, TestApp } from '../../support/app.ts';
import { startTestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { putReview, putRevisions } from '../../support/moderated.ts';
import { apiKey, type Credential, type Member, organization, outcome } from '../members/world.ts';
import { BRAND_PATH } from '../world.ts';
import { at, staff } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`moderating entries over REST on ${engine.name}`, () => {
    let app: TestApp;
    let mia: Member;
    let max: Member;
    let orgId: string;
    let org: Credential;
    before(async () => {
      app = await startTestApp(engine);
      mia = await staff(app, 'moderator');
      max = await staff(app, 'operator');
      orgId = (await organization(app, 'Tidewater')).id;
      org = (await apiKey(app, orgId, 'admin:*')).credential;
    });
    after(() => app.drop());

    const get = (path: string, by = mia.credential) => app.get(`/api/operator${path}`, by);
    const decide = (id: string, body: object, by = mia.credential): Promise<Answer> =>
      app.send('POST', `/api/operator/reviews/${id}/decide`, by, body);
    const audit = async () => (await app.get('/api/me/audit', org)).body.entries;

    it('lists held and submitted entries, oldest first, page by page, each once', async () => {
      const ids: string[] = [];
      for (let index = 0; index < 5; index += 1) {
        app.clock.advance(index % 2 === 0 ? 1000 : 0);
        ids.push(await putReview(at(app), orgId, `list-${index}.example`));
        const body = { domain: `submitted-${index}.example`, brand_name: 'Sent' };
        const sent = await app.post('/api/brands/discovered/community', body, org);
        assert.isBelow(sent.status, 300, sent.text);
      }
      const seen: { review_id: string; created_at: string; reason: string; domain: string }[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Answer = await get(`/reviews?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
        assert.equal(page.status, 200, page.text);
        assert.isAtMost(page.body.reviews.length, 3);
        seen.push(...page.body.reviews);
        cursor = page.body.next_cursor;
      }
      assert.lengthOf(seen, 10);
      assert.lengthOf(new Set(seen.map(({ review_id: id }) => id)), 10);
      assert.deepEqual(
        seen.map(({ created_at: time }) => time),
        seen.map(({ created_at: time }) => time).sort(),
      );
      assert.includeMembers(
        seen.map(({ review_id: id }) => id),
        ids,
      );
      assert.sameMembers([...new Set(seen.map(({ reason }) => reason))], ['looks_like', 'submitted']);
      assert.equal((await get('/waiting')).body.reviews.count, 10);
      assert.equal((await get('/waiting')).body.reviews.oldest_at, seen[0]?.created_at);
    });

    for (const cursor of ['x', 'W10', 'WyJhIl0', encodeURIComponent('"]'), 'WyJ4IiwxLDAsImEiXQ'])
      it(`refuses ${cursor}, which no page gave, as a cursor`, async () => {
        const answer = await get(`/reviews?cursor=${cursor}`);
        assert.equal(outcome(answer), '400 invalid_request');
        assert.match(answer.body.message, /^cursor: must come from the page before/);
      });

    it('refuses the cursor of another list', async () => {
      await app.send('POST', '/api/operator/protected-names', mia.credential, { name: 'one.example' });
      await app.send('POST', '/api/operator/protected-names', mia.credential, { name: 'two.example' });
      const { next_cursor: cursor } = (await get('/protected-names?limit=1')).body;
      assert.isString(cursor);
      assert.equal(outcome(await get(`/reviews?cursor=${cursor}`)), '400 invalid_request');
    });

    it('shows an entry with both names side by side', async () => {
      const id = await putReview(at(app), orgId, 'xn--mrningtide-zzh.example');
      const { body } = await get(`/reviews/${id}`);
      assert.deepEqual(body.entry, { brand_name: 'Morningtide' });
      assert.equal(body.asked_name.name, 'xn--mrningtide-zzh.example');
      assert.notEqual(body.asked_name.shown, body.asked_name.name);
      assert.equal(body.known_name.shown, 'morningtide.example');
      assert.deepInclude(body, { status: 'pending', decided_by: null, decided_at: null });
    });

    it('saves an approved entry, and tells the organization without naming the moderator', async () => {
      const id = await putReview(at(app), orgId, 'approved.example');
      const answer = await decide(id, { decision: 'approve', reason: 'Both are theirs.' });
      assert.equal(answer.status, 200, answer.text);
      assert.deepInclude(answer.body, { status: 'approved', decided_by: mia.id, domain: 'approved.example' });
      const shown = await app.get('/api/brands/resolve?domain=approved.example');
      assert.equal(shown.body.brand_name, 'Morningtide');
      const [entry] = await audit();
      assert.deepInclude(entry, { action: 'brand.review', actor: 'admin', subject: 'approved.example' });
      assert.deepInclude(entry.detail, { decision: 'approve', reason: 'Both are theirs.', review_id: id });
      assert.notInclude(JSON.stringify(await audit()), mia.id);
      const own = (await app.store.read.auditLog.list(null, 50)).find(({ actor }) => actor === mia.id);
      assert.deepInclude(own, { action: 'decideReviewCase', subject: `review:${id}`, orgId: null });
      assert.deepInclude((await get(`/reviews/${id}`)).body, { status: 'approved', decided_by: mia.id });
    });

    it('leaves nothing of a rejected entry, held or submitted', async () => {
      const held = await putReview(at(app), orgId, 'rejected.example');
      const body = { domain: 'rejected-too.example', brand_name: 'Sent' };
      await app.post('/api/brands/discovered/community', body, org);
      const listed = (await get('/reviews?limit=200')).body.reviews;
      const sent = listed.find(({ domain }: { domain: string }) => domain === 'rejected-too.example');
      for (const id of [held, sent.review_id]) {
        const answer = await decide(id, { decision: 'reject', reason: 'It imitates another.' });
        assert.equal(answer.body.status, 'rejected', answer.text);
        assert.equal((await get(`/reviews/${id}`)).body.status, 'rejected');
      }
      for (const domain of ['rejected.example', 'rejected-too.example'])
        assert.equal((await app.get(`/api/brands/resolve?domain=${domain}`)).status, 404);
    });

    for (const reason of [undefined, ' ', '\t\n'])
      it(`refuses a rejection with the reason ${JSON.stringify(reason)}`, async () => {
        const id = await putReview(at(app), orgId, 'unreasoned.example');
        const answer = await decide(id, { decision: 'reject', ...(reason === undefined ? {} : { reason }) });
        assert.equal(outcome(answer), '400 invalid_request');
        assert.equal(answer.body.issues[0].path, 'reason');
        assert.equal((await get(`/reviews/${id}`)).body.status, 'pending');
      });

    it('does not hide the file that the domain has by then', async () => {
      const id = await putReview(at(app), orgId, 'speaks.example');
      app.sites.put('speaks.example', BRAND_PATH, { id: 'own', names: [{ en: 'Own' }] });
      app.clock.advance(HOUR_MS);
      const answer = await decide(id, { decision: 'approve' });
      assert.equal(outcome(answer), '409 authoritative_entry');
      assert.equal((await get(`/reviews/${id}`)).body.status, 'pending');
    });

    it('knows no case by the id of an entry that never waited', async () => {
      await putRevisions(at(app), orgId, 'saved.example');
      const brand = await app.store.read.brands.find('saved.example');
      for (const id of [brand?.id ?? '', '0198f0a2-7c1e-7b60-9a41-5d2f8c3e0000']) {
        assert.equal(outcome(await decide(id, { decision: 'approve' })), '404 not_found');
        assert.equal(outcome(await get(`/reviews/${id}`)), '404 not_found');
      }
    });

    it('counts the first of two decisions at once, and tells the other who decided', async () => {
      for (let round = 0; round < 4; round += 1) {
        const id = await putReview(at(app), orgId, `raced-${round}.example`);
        const answers = await Promise.all([
          decide(id, { decision: 'reject', reason: 'No.' }),
          decide(id, { decision: 'reject', reason: 'Never.' }, max.credential),
        ]);
        assert.sameMembers(answers.map(outcome), ['200', '409 already_decided']);
        const late = answers.find(({ status }) => status === 409)?.body;
        const won = answers.find(({ status }) => status === 200)?.body;
        assert.equal(late.decided_by, won.decided_by);
        assert.equal(late.decided_at, won.decided_at);
        assert.match(late.message, /^The review is rejected already: (?:moderator|operator)-\d+ decided on /);
        const again = await decide(id, { decision: 'approve' });
        assert.equal(again.body.decided_by, won.decided_by, 'the first decision stays the one that counts');
      }
    });

    it('restores an earlier revision, and refuses what cannot be restored', async () => {
      await putRevisions(at(app), orgId, 'restored.example');
      const back = (revision: number, more = {}) =>
        app.send('POST', '/api/operator/entries/rollback', mia.credential, {
          entity: 'brand',
          domain: 'WWW.Restored.example',
          revision_number: revision,
          reason: 'An advert.',
          ...more,
        });
      const done = await back(1);
      assert.deepEqual(done.body, {
        entity: 'brand',
        domain: 'restored.example',
        revision_number: 3,
        rolled_back_to: 1,
      });
      const history = (await app.get('/api/brands/history?domain=restored.example')).body;
      assert.deepInclude(history.revisions[0], { is_rollback: true, editor_name: 'admin' });
      const noted = (await audit()).find(
        ({ subject }: { subject: string }) => subject === 'restored.example',
      );
      assert.deepInclude(noted.detail, { rolled_back_to: 1, revision_number: 3, reason: 'An advert.' });
      for (const [revision, more] of [
        [3, {}],
        [99, {}],
        [1, { domain: 'nobody-wrote.example' }],
        [1, { entity: 'property' }],
      ] as const)
        assert.equal(outcome(await back(revision, more)), '409 cannot_roll_back', JSON.stringify(more));
      assert.equal(outcome(await back(1, { domain: 'no domain' })), '400 invalid_domain');
    });

    it('protects names in any spelling, once, and releases them', async () => {
      const add = (name: string) =>
        app.send('POST', '/api/operator/protected-names', mia.credential, { name });
      const first = await add('https://WWW.Kept.example/x');
      assert.equal(first.body.name, 'kept.example');
      app.clock.advance(1000);
      assert.deepEqual((await add('kept.example')).body, first.body, 'it stays as it was');
      const remove = () => app.send('DELETE', '/api/operator/protected-names/kept.example', mia.credential);
      assert.equal((await remove()).status, 204);
      assert.equal(outcome(await remove()), '404 not_found');
      for (const name of ['a b', '127.0.0.1', '-x', '\u200b'])
        assert.equal(outcome(await add(name)), '400 invalid_domain', JSON.stringify(name));
    });
  });
}
