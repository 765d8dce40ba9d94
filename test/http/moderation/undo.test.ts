import { assert } from 'chai';
import { accountStatuses, moveAccount } from '../../../src/domain/accounts/states.ts';
import { type CreativeStatus, creativeStatuses } from '../../../src/domain/creatives/creative.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import { newBrand, saveBrandEntry, saveEnrichment } from '../../../src/record/brands/brand.ts';
import type { Answer, TestApp } from '../../support/app.ts';
import { startTestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { putCreative, putReview } from '../../support/moderated.ts';
import { apiKey, type Credential, type Member, organization, outcome } from '../members/world.ts';
import { BRAND_PATH } from '../world.ts';
import { at, staff } from './world.ts';

const KINDS = ['held brand', 'held publisher', 'submitted brand'] as const;
type Kind = (typeof KINDS)[number];
const DECISIONS = ['approve', 'reject'] as const;
const SINCE = ['nothing', 'saved', 'own file', 'sent again'] as const;
type Since = (typeof SINCE)[number];

/** What an undo answers after a decision and what happened since. Not listed: it is done. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  'held brand, approve, saved': /newer revision.*entries\/rollback/,
  'held brand, approve, own file': /newer revision/,
  'held brand, reject, sent again': /sent .* again since\. Decide on the review [0-9a-f-]{36}\.$/,
  'held publisher, approve, nothing': /in the change feed.*entries\/rollback/,
  'held publisher, approve, saved': /in the change feed/,
  'held publisher, approve, own file': /in the change feed/,
  'held publisher, approve, sent again': /in the change feed/,
  'held publisher, reject, sent again': /sent .* again since/,
  'submitted brand, approve, saved': /newer revision.*entries\/rollback/,
  'submitted brand, approve, own file': /newer revision/,
  'submitted brand, reject, saved': /newer revision/,
  'submitted brand, reject, own file': /newer revision/,
  // What is sent again waits under the same id: there is nothing to take back.
  'submitted brand, reject, sent again': /the review waits for a decision already/,
};

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`taking decisions back over REST on ${engine.name}`, () => {
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

    const post = (path: string, body: object, by = mia): Promise<Answer> =>
      app.send('POST', `/api/operator${path}`, by.credential, body);
    const undo = (id: string, by = mia) => post(`/reviews/${id}/undo`, { reason: 'A mistake.' }, by);
    const decide = (id: string, decision: string) =>
      post(`/reviews/${id}/decide`, { decision, reason: 'Because.' });
    const caseOf = async (id: string) => (await app.get(`/api/operator/reviews/${id}`, mia.credential)).body;
    const isPublic = async (domain: string) =>
      (await app.get(`/api/brands/resolve?domain=${domain}`)).status === 200;

    async function putCase(kind: Kind, domain: string): Promise<string> {
      if (kind === 'held brand') return putReview(at(app), orgId, domain);
      if (kind === 'held publisher') {
        const entry = {
          properties: [{ identifiers: [{ type: 'domain', value: domain }], name: 'Site', type: 'website' }],
        };
        return putReview(at(app), orgId, domain, { entity: 'property', entry });
      }
      return submit(domain);
    }
    async function submit(domain: string): Promise<string> {
      const body = { domain, brand_name: 'Sent' };
      const sent = await app.post('/api/brands/discovered/community', body, org);
      assert.equal(sent.status, 200, sent.text);
      return sent.body.brand.id;
    }

    async function happens(since: Since, kind: Kind, domain: string): Promise<void> {
      if (since === 'nothing') return;
      if (since === 'own file') {
        app.sites.put(domain, BRAND_PATH, { id: 'own', names: [{ en: 'Own' }] });
        app.clock.advance(48 * HOUR_MS);
        await app.get(`/api/brands/resolve?domain=${domain}&fresh=true`);
        return;
      }
      if (since === 'sent again') {
        if (kind !== 'submitted brand')
          await putReview(at(app), orgId, domain, { entity: kind === 'held brand' ? 'brand' : 'property' });
        else await app.post('/api/brands/discovered/community', { domain, brand_name: 'Again' }, org);
        return;
      }
      await app.store.transaction(async (tx) => {
        const now = app.clock.now();
        const before = (await tx.brands.findForUpdate(domain)) ?? newBrand(domain, { now, newId });
        await saveBrandEntry(tx, before, { brand_name: 'Later' }, { name: 'Ann', orgId }, now);
      });
    }

    for (const kind of KINDS)
      for (const decision of DECISIONS)
        for (const since of SINCE) {
          const name = `${kind}, ${decision}, ${since}`;
          const refused = REFUSED[name];
          it(`${refused === undefined ? 'makes the case wait again' : 'refuses'} after: ${name}`, async () => {
            const domain = `${name.replaceAll(/[^a-z]+/g, '-')}.example`;
            const id = await putCase(kind, domain);
            assert.equal((await decide(id, decision)).status, 200);
            await happens(since, kind, domain);
            const before = await caseOf(id);
            const wasPublic = await isPublic(domain);
            const answer = await undo(id);
            if (refused !== undefined) {
              assert.equal(outcome(answer), '409 cannot_undo', answer.text);
              assert.match(answer.body.message, refused);
              assert.deepEqual(await caseOf(id), before, 'nothing changed');
              assert.equal(await isPublic(domain), wasPublic);
              return;
            }
            assert.equal(answer.status, 200, answer.text);
            assert.deepInclude(answer.body, { review_id: id, domain, status: 'pending', undone_by: mia.id });
            const now = await caseOf(id);
            assert.deepInclude(now, { status: 'pending', decided_by: null, decided_at: null });
            assert.isNotNull(now.entry);
            if (kind !== 'held publisher' && decision === 'approve') {
              assert.isTrue(wasPublic);
              assert.isFalse(await isPublic(domain));
              assert.equal((await app.get(`/api/brands/history?domain=${domain}`)).status, 404);
            }
            const mayOnlyReject = kind === 'held brand' && (since === 'own file' || since === 'saved');
            const again = await undo(id, max);
            assert.equal(outcome(again), '409 cannot_undo');
            assert.match(
              again.body.message,
              /waits for a decision already; moderator-\d+ took .* Decide on it\.$/,
            );
            assert.equal(again.body.decided_by, mia.id);
            assert.equal((await decide(id, 'approve')).status, mayOnlyReject ? 409 : 200);
          });
        }

    it('shows the organization that a decision was taken back, and why, without the moderator', async () => {
      const id = await putReview(at(app), orgId, 'noted.example');
      await decide(id, 'reject');
      await undo(id);
      const { entries } = (await app.get('/api/me/audit', org)).body;
      assert.deepInclude(entries[0], { action: 'brand.review', actor: 'admin', subject: 'noted.example' });
      assert.deepEqual(entries[0].detail, { decision: 'undo', review_id: id, reason: 'A mistake.' });
      assert.notInclude(JSON.stringify(entries), mia.id);
      const own = (await app.store.read.auditLog.list(null, 50)).find(
        ({ action }) => action === 'undoReviewDecision',
      );
      assert.deepInclude(own, { actor: mia.id, subject: `review:${id}`, orgId: null });
    });

    it('counts the first of two that take one decision back, and the first of an undo and a decision', async () => {
      for (const kind of KINDS) {
        const id = await putCase(kind, `raced-${kind.replace(' ', '-')}.example`);
        await decide(id, 'reject');
        const answers = await Promise.all([undo(id), undo(id, max)]);
        assert.sameMembers(answers.map(outcome), ['200', '409 cannot_undo'], kind);
        const won = answers.find(({ status }) => status === 200)?.body;
        assert.equal(answers.find(({ status }) => status === 409)?.body.decided_by, won.undone_by);
        await Promise.all([decide(id, 'reject'), undo(id, max)]);
        const { status } = await caseOf(id);
        assert.include(['pending', 'rejected'], status);
      }
    });

    it('does not take back what replaced the data of an enrichment, and names its revision', async () => {
      await app.store.transaction((tx) =>
        saveEnrichment(tx, 'enriched.example', { name: 'Found' }, { now: app.clock.now(), newId }),
      );
      const id = await putReview(at(app), orgId, 'enriched.example');
      await decide(id, 'approve');
      const answer = await undo(id);
      assert.equal(outcome(answer), '409 cannot_undo');
      assert.match(answer.body.message, /with `revision_number` 1\.$/);
    });

    it('needs a reason and a case that exists', async () => {
      const id = await putReview(at(app), orgId, 'unreasoned-undo.example');
      await decide(id, 'reject');
      for (const body of [{}, { reason: '' }, { reason: ' \t' }, { reason: 'x'.repeat(501) }])
        assert.equal(outcome(await post(`/reviews/${id}/undo`, body)), '400 invalid_request');
      assert.equal(outcome(await undo(newId())), '404 not_found');
      assert.equal((await caseOf(id)).status, 'rejected');
    });

    const buyer = () => ({ principalId: `org_${orgId}`, accountId: 'acc_tide' });
    const creativeName = (id: string) => ({
      principal_id: `org_${orgId}`,
      account_id: 'acc_tide',
      creative_id: id,
    });
    const undoCreative = (id: string, by = mia) =>
      post('/creatives/undo', { ...creativeName(id), reason: 'It is fine.' }, by);
    const stateOf = async (id: string) =>
      (await app.get(`/api/operator/creatives/show?${new URLSearchParams(creativeName(id))}`, mia.credential))
        .body;

    async function decided(id: string, decision: string): Promise<void> {
      await putCreative(at(app), id, buyer());
      const answer = await post('/creatives/decide', { ...creativeName(id), decision, reason: 'Because.' });
      assert.equal(answer.status, 200, answer.text);
    }

    for (const decision of DECISIONS) {
      it(`has a creative reviewed again after: ${decision}, once`, async () => {
        const id = `cr-${decision}`;
        await decided(id, decision);
        const answers = await Promise.all([undoCreative(id), undoCreative(id, max)]);
        assert.sameMembers(answers.map(outcome), ['200', '409 cannot_undo']);
        assert.deepInclude(await stateOf(id), {
          status: 'pending_review',
          rejection_reason: null,
          decided_by: null,
        });
        const [entry] = (await app.get('/api/me/audit', org)).body.entries;
        assert.deepInclude(entry.detail, { decision: 'undo', to: 'pending_review', reason: 'It is fine.' });
        const late = { ...creativeName(id), decision: 'approve' };
        assert.equal((await post('/creatives/decide', late)).body.status, 'approved');
        assert.equal((await undoCreative(id)).status, 200, 'and the new decision too');
      });

      for (const since of creativeStatuses)
        it(`keeps a creative that became ${since} by something else after: ${decision}`, async () => {
          const id = `cr-${decision}-${since}`;
          await decided(id, decision);
          app.clock.advance(1000);
          await move(id, since);
          const answer = await undoCreative(id);
          assert.equal(outcome(answer), '409 cannot_undo');
          assert.match(answer.body.message, /^The decision cannot be taken back: [^.]+\. [A-Z].*\.$/);
          assert.equal((await stateOf(id)).status, since);
        });
    }

    const move = (id: string, status: CreativeStatus) =>
      app.store.transaction(async (tx) => {
        const found = await tx.creatives.find({ ...buyer(), id });
        assert.exists(found);
        if (found !== undefined) await tx.creatives.update({ ...found, status, updatedAt: app.clock.now() });
      });

    it('takes nothing back where nobody decided, and knows a creative by all of its names together', async () => {
      await putCreative(at(app), 'cr-auto', buyer());
      await move('cr-auto', 'approved');
      const { body } = await undoCreative('cr-auto');
      assert.match(body.message, /nobody decided on the creative/);
      assert.notProperty(body, 'decided_by');
      for (const other of [
        { principal_id: 'agent_other' },
        { account_id: 'acc_none' },
        { creative_id: 'cr-none' },
      ]) {
        const answer = await post('/creatives/undo', { ...creativeName('cr-auto'), reason: 'x', ...other });
        assert.equal(outcome(answer), '404 not_found');
      }
      assert.equal(
        outcome(await post('/creatives/undo', { ...creativeName('cr-auto'), reason: ' ' })),
        '400 invalid_request',
      );
    });
  });
}

describe('decisions on accounts', () => {
  // No operation takes them back: buyers know the states of the protocol, and none of them leads back.
  it('lead to states from which no account waits for approval again', () => {
    for (const status of accountStatuses)
      assert.equal(moveAccount(status, 'pending_approval').ok, status === 'pending_approval', status);
  });
});
