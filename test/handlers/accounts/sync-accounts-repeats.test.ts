import { assert } from 'chai';
import { NO_PERMISSIONS } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey, principalOf } from '../../support/task-desk.ts';
import { type AccountDesk, callers, declared, startAccountDesk } from './account-desk.ts';

const _reader = principalOf('agent_reader', { permissions: { ...NO_PERMISSIONS, reports: ['read'] } });
const actions = (answer: Answer) => answer.accounts.map(({ action }: Answer) => action);
const codes = (answer: Answer) => answer.accounts.map(({ errors }: Answer) => errors?.[0].code ?? null);

let { buyer, other } = callers();

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`repeats of sync_accounts on ${engine.name}`, () => {
    let desk: AccountDesk;
    before(async () => {
      desk = await startAccountDesk(engine);
    });
    beforeEach(() => {
      ({ buyer, other } = callers());
      desk.challenges.length = 0;
    });
    after(() => desk.drop());

    it('replays an answer, and refuses the key for another request', async () => {
      const args = { idempotency_key: freshKey(), accounts: [declared('a.example')] };
      const first = await desk.call(buyer, 'sync_accounts', args);
      const again = await desk.call(buyer, 'sync_accounts', args);
      assert.isTrue(again.replayed);
      assert.deepEqual(again.accounts, first.accounts);
      const { code } = await desk.refusal(buyer, 'sync_accounts', { ...args, dry_run: true });
      assert.equal(code, 'IDEMPOTENCY_CONFLICT');
      // Another principal's keys are its own.
      assert.deepEqual(actions(await desk.call(other, 'sync_accounts', args)), ['created']);
    });

    it('makes one set of accounts of ten equal requests at once, and gives one answer', async () => {
      const args = { idempotency_key: freshKey(), accounts: [declared('a.example'), declared('b.example')] };
      const answers = await Promise.all(
        Array.from({ length: 10 }, async () => {
          for (;;) {
            const { kind, body } = await desk.outcome(buyer, 'sync_accounts', args);
            if (kind === 'done') return body as Answer;
            assert.equal(body.code, 'IDEMPOTENCY_IN_FLIGHT');
            await new Promise((resolve) => setTimeout(resolve, 10));
          }
        }),
      );
      for (const { accounts } of answers) assert.deepEqual(accounts, answers[0].accounts);
      assert.lengthOf(
        answers.filter(({ replayed }) => replayed === true),
        9,
      );
      assert.equal((await desk.list(buyer)).pagination.total_count, 2);
    });

    it('makes one set of accounts of ten requests at once with keys of their own', async () => {
      const some = ['a', 'b', 'c'].map((name) => declared(`${name}.example`));
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => desk.sync(buyer, at % 2 === 0 ? some : [...some].reverse())),
      );
      const all = answers.flatMap(({ accounts }) => accounts as Answer[]);
      assert.lengthOf(
        all.filter(({ action }) => action === 'created'),
        3,
      );
      assert.lengthOf([...new Set(all.map(({ account_id: id }) => id))], 3);
    });

    it('says on a dry run what it would do, and does nothing', async () => {
      await desk.sync(buyer, [declared('a.example'), declared('b.example')]);
      const hook = { subscriber_id: 's', url: 'https://h.example/', event_types: ['product.created'] };
      const dry = await desk.sync(
        buyer,
        [
          declared('a.example', { payment_terms: 'net_60', notification_configs: [hook] }),
          declared('c.example'),
          declared('c.example', { billing: 'advertiser' }),
        ],
        { dry_run: true, delete_missing: true },
      );
      assert.isTrue(dry.dry_run);
      assert.deepEqual(actions(dry), ['updated', 'created', 'failed']);
      assert.equal(dry.message, '1 account that the request does not name would be closed.');
      assert.isEmpty(desk.challenges);
      const { accounts } = await desk.list(buyer);
      assert.deepEqual(
        accounts.map(({ status, payment_terms: terms }: Answer) => [status, terms]),
        [
          ['active', 'net_30'],
          ['active', 'net_30'],
        ],
      );
      assert.deepEqual(actions(await desk.sync(buyer, [declared('c.example')])), ['created']);
    });

    it('closes what is missing, and lets it be declared anew', async () => {
      const first = await desk.sync(buyer, [
        declared('a.example'),
        declared('b.example'),
        declared('c.example'),
        declared('owing.example'),
      ]);
      const idOf = (at: number): string => first.accounts[at].account_id;
      const owing = { id: idOf(3), principalId: buyer.id };
      await desk.store.transaction((tx) =>
        tx.accounts.setStatus(owing, { from: 'active', to: 'payment_required' }, new Date()),
      );
      const { message, accounts } = await desk.sync(
        buyer,
        // One that fails is named all the same.
        [declared('a.example', { billing: 'advertiser' }), { account: { account_id: idOf(1) } }],
        { delete_missing: true },
      );
      assert.equal(
        message,
        '1 account that the request does not name was closed. 1 with an open payment stays.',
      );
      assert.lengthOf(accounts, 2);
      const statuses = (await desk.list(buyer)).accounts.map(({ status }: Answer) => status);
      assert.deepEqual(statuses, ['active', 'active', 'closed', 'payment_required']);
      const reference = { account: { account_id: idOf(2) } };
      assert.deepEqual(codes(await desk.sync(buyer, [reference])), ['ACCOUNT_NOT_FOUND']);
      const anew = await desk.sync(buyer, [declared('c.example')]);
      assert.equal(anew.accounts[0].action, 'created');
      assert.notEqual(anew.accounts[0].account_id, idOf(2));
    });

    it('closes nothing without being told to', async () => {
      await desk.sync(buyer, [declared('a.example')]);
      assert.notProperty(await desk.sync(buyer, []), 'message');
      assert.equal((await desk.list(buyer)).accounts[0].status, 'active');
      const { message } = await desk.sync(buyer, [declared('a.example')], { delete_missing: true });
      assert.equal(message, '0 accounts that the request does not name were closed.');
    });
  });
}
