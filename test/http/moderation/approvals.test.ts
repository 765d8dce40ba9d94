import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { putAccount, putCreative } from '../../support/moderated.ts';
import { apiKey, type Credential, type Member, organization, outcome } from '../members/world.ts';
import { at, staff } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`approving accounts and creatives over REST on ${engine.name}`, () => {
    let app: TestApp;
    let mia: Member;
    let max: Member;
    let org: Credential;
    let owner: { principalId: string; accountId: string };
    before(async () => {
      app = await startTestApp(engine);
      mia = await staff(app, 'moderator');
      max = await staff(app, 'operator');
      const { id } = await organization(app, 'Tidewater');
      org = (await apiKey(app, id, 'admin:*')).credential;
      owner = { principalId: `org_${id}`, accountId: 'acc_tide' };
    });
    after(() => app.drop());

    const post = (path: string, body: object, by = mia) =>
      app.send('POST', `/api/operator${path}`, by.credential, body);
    const get = (path: string) => app.get(`/api/operator${path}`, mia.credential);
    const nameOf = (id: string) => ({ principal_id: owner.principalId, account_id: id });
    const creativeOf = (id: string) => ({ ...nameOf(owner.accountId), creative_id: id });
    const audit = async () => (await app.get('/api/me/audit', org)).body.entries;

    it('lists what waits of every caller, oldest first, page by page', async () => {
      for (let index = 0; index < 5; index += 1) {
        app.clock.advance(1000);
        await putAccount(at(app), `acc_${index}`, index % 2 === 0 ? owner.principalId : 'agent_other');
        await putCreative(at(app), `cr_${index}`, index % 2 === 0 ? owner : { ...owner, accountId: 'acc_2' });
      }
      for (const [path, list, id] of [
        ['/accounts', 'accounts', 'account_id'],
        ['/creatives', 'creatives', 'creative_id'],
      ] as const) {
        const first = (await get(`${path}?limit=3`)).body;
        const rest = (await get(`${path}?limit=3&cursor=${first.next_cursor}`)).body;
        const ids = [...first[list], ...rest[list]].map((one) => one[id]);
        assert.deepEqual(
          ids,
          [0, 1, 2, 3, 4].map((index) => `${list === 'accounts' ? 'acc' : 'cr'}_${index}`),
        );
        assert.isNull(rest.next_cursor);
      }
      const { accounts, creatives } = (await get('/waiting')).body;
      assert.deepEqual([accounts.count, creatives.count], [5, 5]);
    });

    it('lists accounts in the state that is asked for, each state with cursors of its own', async () => {
      assert.deepEqual((await get('/accounts?status=closed')).body.accounts, []);
      const { next_cursor: cursor } = (await get('/accounts?limit=1')).body;
      assert.equal(outcome(await get(`/accounts?status=active&cursor=${cursor}`)), '400 invalid_request');
      assert.equal(outcome(await get('/accounts?status=open')), '400 invalid_request');
    });

    it('approves an account, and notes it for its organization without the moderator', async () => {
      await putAccount(at(app), 'acc_yes', owner.principalId);
      const answer = await post('/accounts/decide', { ...nameOf('acc_yes'), decision: 'approve' });
      assert.deepInclude(answer.body, { account_id: 'acc_yes', status: 'active', credit_limit: 0 });
      const [entry] = await audit();
      assert.deepInclude(entry, { action: 'account set-status', subject: 'acc_yes', actor: 'admin' });
      assert.notInclude(JSON.stringify(await audit()), mia.id);
    });

    it('rejects an account for a reason only', async () => {
      await putAccount(at(app), 'acc_no', owner.principalId);
      const refused = await post('/accounts/decide', { ...nameOf('acc_no'), decision: 'reject' });
      assert.equal(outcome(refused), '400 invalid_request');
      const done = { ...nameOf('acc_no'), decision: 'reject', reason: 'No company is behind it.' };
      assert.equal((await post('/accounts/decide', done)).body.status, 'rejected');
      assert.equal((await audit())[0].detail.reason, 'No company is behind it.');
    });

    it('knows accounts and creatives by all of their names together', async () => {
      await putAccount(at(app), 'acc_mine', owner.principalId);
      for (const other of [{ principal_id: 'agent_other' }, { account_id: 'acc_none' }]) {
        const body = { ...nameOf('acc_mine'), decision: 'approve', ...other };
        assert.equal(outcome(await post('/accounts/decide', body)), '404 not_found');
        const credit = { ...nameOf('acc_mine'), credit_limit: 1, ...other };
        assert.equal(outcome(await post('/accounts/credit', credit, max)), '404 not_found');
        const creative = { ...creativeOf('cr_0'), decision: 'approve', ...other };
        assert.equal(outcome(await post('/creatives/decide', creative)), '404 not_found');
        const query = new URLSearchParams({ ...creativeOf('cr_0'), ...other });
        assert.equal(outcome(await get(`/creatives/show?${query}`)), '404 not_found');
      }
    });

    it('shows a creative with its content, and rejects it with the reason that its buyer reads', async () => {
      await putCreative(at(app), 'cr_bad', owner);
      const query = new URLSearchParams(creativeOf('cr_bad'));
      const before = (await get(`/creatives/show?${query}`)).body;
      assert.equal(before.creative.creative_id, 'cr_bad');
      assert.deepInclude(before, { status: 'pending_review', decided_by: null, rejection_reason: null });
      const body = { ...creativeOf('cr_bad'), decision: 'reject', reason: 'Shows a logo of others.' };
      assert.equal((await post('/creatives/decide', body)).body.status, 'rejected');
      const after = (await get(`/creatives/show?${query}`)).body;
      assert.deepInclude(after, { rejection_reason: 'Shows a logo of others.', decided_by: mia.id });
    });

    it('counts the first of two decisions at once, and tells the other who decided', async () => {
      for (let round = 0; round < 4; round += 1) {
        await putAccount(at(app), `acc_race_${round}`, owner.principalId);
        await putCreative(at(app), `cr_race_${round}`, owner);
        for (const [path, name] of [
          ['/accounts/decide', nameOf(`acc_race_${round}`)],
          ['/creatives/decide', creativeOf(`cr_race_${round}`)],
        ] as const) {
          const answers = await Promise.all([
            post(path, { ...name, decision: 'approve' }, mia),
            post(path, { ...name, decision: 'reject', reason: 'No.' }, max),
          ]);
          assert.sameMembers(answers.map(outcome), ['200', '409 already_decided']);
          const winner = answers[0]?.status === 200 ? mia : max;
          const late = answers.find(({ status }) => status === 409)?.body;
          assert.equal(late.decided_by, winner.id);
          assert.match(late.decided_at, /^20\d\d-/);
        }
      }
    });

    it('says that nobody decided where an account never waited', async () => {
      await putAccount(at(app), 'acc_closed', owner.principalId);
      await app.store.transaction(async (tx) => {
        const move = { from: 'pending_approval', to: 'active' } as const;
        await tx.accounts.setStatus({ id: 'acc_closed', principalId: owner.principalId }, move, at(app).now);
      });
      const { body } = await post('/accounts/decide', { ...nameOf('acc_closed'), decision: 'approve' });
      assert.equal(body.error, 'already_decided');
      assert.notProperty(body, 'decided_by');
    });

    it('sets and removes a limit of credit, in amounts that the currency has', async () => {
      await putAccount(at(app), 'acc_credit', owner.principalId);
      const set = (limit: unknown, by = max) =>
        post('/accounts/credit', { ...nameOf('acc_credit'), credit_limit: limit, reason: 'A contract.' }, by);
      const { body } = await set(2500.5);
      assert.equal(body.account.credit_limit, 2500.5);
      assert.deepInclude(body.books[0], { currency: 'USD', available: 2500.5 });
      assert.deepInclude((await audit())[0].detail, {
        limit: '2500.5',
        currency: 'USD',
        reason: 'A contract.',
      });
      assert.isNull((await set(null)).body.account.credit_limit);
      for (const limit of [-1, 1.001, 1e12, '5', Number.MAX_VALUE])
        assert.equal(outcome(await set(limit)), '400 invalid_request', String(limit));
      assert.equal(outcome(await set(1, mia)), '403 forbidden', 'a moderator sets no credit');
    });
  });
}
