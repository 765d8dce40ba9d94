import { createHash } from 'node:crypto';
import { assert } from 'chai';
import { writes } from '../../../src/desk/tasks/call.ts';
import { naturalKey, newAccount } from '../../../src/domain/accounts/account.ts';
import { DEFAULT_TERMS } from '../../../src/domain/accounts/plan-account-entry.ts';
import { syncAudiences } from '../../../src/handlers/audiences/syncAudiences.ts';
import { complyTestController } from '../../../src/handlers/test-controller/complyTestController.ts';
import { newId } from '../../../src/infra/random.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { rows } from '../../support/sql.ts';
import {
  type Answer,
  freshKey,
  principalOf,
  profileOf,
  startTaskDesk,
  type TestTaskDesk,
} from '../../support/task-desk.ts';

const handlers = {
  sync_audiences: writes(syncAudiences),
  comply_test_controller: writes(complyTestController),
};
const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
const LIVE = { brand: { domain: 'live.example' }, operator: 'agency.example' };
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    external_id: `c-${from + at}`,
    hashed_email: sha(`${from + at}@example.com`),
  }));

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`sync_audiences on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    before(async () => {
      desk = await startTaskDesk(engine, { handlers, profile: publisherProfile });
    });
    after(() => desk.drop());

    const someone = () => principalOf(`agent_${newId()}`, { sandboxOnly: true });
    /** A caller with a production account. */
    const liveAccount = async () => {
      const caller = principalOf(`agent_${newId()}`);
      const declared = newAccount(naturalKey(LIVE, false), {
        id: `acc_${newId()}`,
        principalId: caller.id,
        status: 'active',
        billing: 'operator',
        declared: true,
        terms: DEFAULT_TERMS,
        now: new Date(),
      });
      await desk.store.transaction((tx) => tx.accounts.insert(declared));
      return caller;
    };
    const argsOf = (audiences: readonly object[] | undefined, more: object = {}) => ({
      idempotency_key: freshKey(),
      account,
      ...(audiences === undefined ? {} : { audiences }),
      ...more,
    });
    const sync = async (caller = someone(), audiences?: object[], more: object = {}): Promise<Answer[]> =>
      (await desk.call(caller, 'sync_audiences', argsOf(audiences, more))).audiences;
    const force = (caller: ReturnType<typeof someone>, params: object): Promise<Answer> =>
      desk.call(caller, 'comply_test_controller', {
        scenario: 'force_audience_status',
        account: { sandbox: true },
        params,
      });

    it('makes one that is large enough, and one that is not', async () => {
      const caller = someone();
      const [large, small] = await sync(caller, [
        { audience_id: 'all', name: 'Customers', add: people(400) },
        { audience_id: 'few' },
      ]);
      assert.equal(large.action, 'created');
      assert.equal(large.status, 'ready');
      assert.equal(large.name, 'Customers');
      assert.equal(large.uploaded_count, 400);
      assert.equal(large.total_uploaded_count, 400);
      assert.isAtLeast(large.matched_count, 100);
      assert.isBelow(large.matched_count, 400);
      assert.equal(large.effective_match_rate, large.matched_count / 400);
      assert.deepEqual(large.match_breakdown, [
        {
          id_type: 'hashed_email',
          submitted: 400,
          matched: large.matched_count,
          match_rate: large.effective_match_rate,
        },
      ]);
      assert.notProperty(large, 'minimum_size');
      assert.equal(small.status, 'too_small');
      assert.equal(small.minimum_size, 1);
    });

    it('makes every audience with a member ready in the sandbox, and in production those with the minimum', async () => {
      const live = await liveAccount();
      for (const count of [1, 2, 3, 5, 99, 400]) {
        const audiences = [{ audience_id: 'a', add: people(count) }];
        const [tested] = await sync(someone(), audiences);
        assert.equal(tested.status, 'ready', `${count} in the sandbox`);
        assert.notProperty(tested, 'minimum_size');
        const [sold] = await sync(live, audiences, { account: LIVE });
        assert.equal(sold.status, count < 400 ? 'too_small' : 'ready', `${count} in production`);
        assert.equal(sold.minimum_size, count < 400 ? 100 : undefined);
      }
      const caller = someone();
      await sync(caller, [{ audience_id: 'a', add: people(1) }]);
      const [emptied] = await sync(caller, [{ audience_id: 'a', remove: people(1) }]);
      assert.include(emptied, { status: 'too_small', minimum_size: 1 });
    });

    it('tells those that are there, and of nobody else', async () => {
      const caller = someone();
      await sync(caller, [{ audience_id: 'all' }]);
      const found = await sync(caller);
      assert.deepEqual(
        found.map(({ audience_id, action, status }) => [audience_id, action, status]),
        [['all', 'unchanged', 'too_small']],
      );
      assert.isEmpty(await sync(someone()));
      const other = { account: { ...account, brand: { domain: 'indoor.example' } } };
      assert.isEmpty(await sync(caller, undefined, other));
    });

    it('adds, replaces and removes members', async () => {
      const caller = someone();
      const [first] = await sync(caller, [{ audience_id: 'all', add: people(300) }]);
      const [second] = await sync(caller, [
        { audience_id: 'all', add: people(100, 300), remove: people(200) },
      ]);
      assert.equal(second.action, 'updated');
      assert.equal(second.total_uploaded_count, 200);
      assert.equal(second.uploaded_count, 100);
      const [same] = await sync(caller, [{ audience_id: 'all', add: people(100, 300) }]);
      assert.equal(same.action, 'unchanged');
      assert.equal(same.last_synced_at, second.last_synced_at);
      const [other] = await sync(caller, [
        { audience_id: 'all', add: [{ external_id: 'c-300', hashed_phone: sha('+49') }] },
      ]);
      assert.equal(other.action, 'updated');
      assert.equal(other.total_uploaded_count, 200);
      assert.deepEqual(
        other.match_breakdown.map(({ id_type, submitted }: Answer) => [id_type, submitted]),
        [
          ['hashed_email', 199],
          ['hashed_phone', 1],
        ],
      );
      assert.equal(first.total_uploaded_count, 300);
    });

    it('finds the same people in every audience', async () => {
      const add = people(250);
      const [mine] = await sync(someone(), [{ audience_id: 'a', add }]);
      const [theirs] = await sync(someone(), [{ audience_id: 'b', add: [...add].reverse() }]);
      assert.equal(mine.matched_count, theirs.matched_count);
    });

    it('changes labels, and keeps those that are not named', async () => {
      const caller = someone();
      await sync(caller, [{ audience_id: 'a', name: 'A', tags: ['x'], add: people(2) }]);
      const [renamed] = await sync(caller, [{ audience_id: 'a', name: 'B' }]);
      assert.equal(renamed.action, 'updated');
      assert.equal(renamed.name, 'B');
      const [again] = await sync(caller, [{ audience_id: 'a', tags: ['x'] }]);
      assert.equal(again.action, 'unchanged');
      assert.equal(again.name, 'B');
    });

    it('deletes one, or all that are not named', async () => {
      const caller = someone();
      await sync(
        caller,
        ['a', 'b', 'c'].map((audience_id) => ({ audience_id, add: people(2) })),
      );
      const [gone] = await sync(caller, [{ audience_id: 'a', delete: true }]);
      assert.deepEqual(gone, { audience_id: 'a', action: 'deleted' });
      const told = await sync(caller, [{ audience_id: 'b', name: 'B' }], { delete_missing: true });
      assert.deepEqual(
        told.map(({ audience_id, action }) => [audience_id, action]),
        [
          ['b', 'updated'],
          ['c', 'deleted'],
        ],
      );
      assert.lengthOf(await sync(caller), 1);
      // Members went with it.
      const [anew] = await sync(caller, [{ audience_id: 'a' }]);
      assert.equal(anew.action, 'created');
      assert.equal(anew.total_uploaded_count, 0);
    });

    it('fails one by itself, without a status', async () => {
      const caller = someone();
      const [bad, good, gone, empty, odd] = await sync(caller, [
        {
          audience_id: 'a',
          add: [
            { external_id: 'u', uids: [{ type: 'maid', value: 'x' }] },
            { ...people(1)[0], external_id: '' },
          ],
        },
        { audience_id: 'b', add: people(1) },
        { audience_id: 'nobody', delete: true },
        { audience_id: '', add: people(1) },
        { audience_id: 'a\u0007', add: people(1) },
      ]);
      assert.equal(bad.action, 'failed');
      assert.notProperty(bad, 'status');
      assert.deepEqual(
        bad.errors.map(({ code, field }: Answer) => [code, field]),
        [
          ['VALIDATION_ERROR', 'audiences[0].add[0].uids[0].type'],
          ['VALIDATION_ERROR', 'audiences[0].add[1].external_id'],
        ],
      );
      assert.equal(good.action, 'created');
      assert.deepEqual(
        [gone.action, gone.errors[0].code, gone.errors[0].field],
        ['failed', 'REFERENCE_NOT_FOUND', 'audiences[2].audience_id'],
      );
      for (const [at, one] of [empty, odd].entries())
        assert.deepInclude(one.errors[0], {
          code: 'VALIDATION_ERROR',
          field: `audiences[${at + 3}].audience_id`,
        });
      assert.lengthOf(await sync(caller), 1);
    });

    it('answers a foreign audience as one that there is not', async () => {
      await sync(someone(), [{ audience_id: 'theirs', add: people(1) }]);
      const caller = someone();
      const [foreign] = await sync(caller, [{ audience_id: 'theirs', delete: true }]);
      const [unknown] = await sync(caller, [{ audience_id: 'nobody', delete: true }]);
      assert.deepEqual({ ...foreign, audience_id: '' }, { ...unknown, audience_id: '' });
    });

    for (const [what, audiences, more, code, field] of [
      [
        'one named twice',
        [{ audience_id: 'a' }, { audience_id: 'a' }],
        {},
        'INVALID_REQUEST',
        'audiences[1].audience_id',
      ],
      [
        'clear text',
        [{ audience_id: 'a', add: [{ external_id: 'u', hashed_email: 'ann@example.com' }] }],
        {},
        'INVALID_REQUEST',
        'audiences[0].add[0].hashed_email',
      ],
      ['nothing to keep', undefined, { delete_missing: true }, 'INVALID_REQUEST', undefined],
      [
        'an unknown account',
        undefined,
        { account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' } },
        'ACCOUNT_NOT_FOUND',
        'account',
      ],
    ] as const)
      it(`refuses ${what}`, async () => {
        const error = await desk.refusal(someone(), 'sync_audiences', argsOf(audiences, more));
        assert.equal(error.code, code);
        if (field !== undefined) assert.equal(error.field, field);
        assert.notInclude(JSON.stringify(error), 'ann@example.com');
      });

    it('is not offered where audiences are not declared', async () => {
      const bare = await startTaskDesk(engine, { handlers, profile: profileOf() });
      const error = await bare.refusal(someone(), 'sync_audiences', argsOf([{ audience_id: 'a' }]));
      assert.equal(error.code, 'UNSUPPORTED_FEATURE');
      await bare.drop();
    });

    it('takes as many members as a call may have', async () => {
      const [told] = await sync(someone(), [{ audience_id: 'all', add: people(20_000) }]);
      assert.equal(told.total_uploaded_count, 20_000);
      assert.closeTo(told.effective_match_rate, 0.62, 0.02);
    });

    it('keeps nothing by which somebody could be named', async () => {
      const caller = someone();
      await sync(caller, [
        { audience_id: 'a', add: [{ external_id: 'ann@example.com', hashed_email: sha('x') }] },
      ]);
      const kept = await rows(
        desk.store.url,
        `select * from audience_members where principal_id = '${caller.id}'`,
      );
      assert.lengthOf(kept, 1);
      assert.notInclude(JSON.stringify(kept), 'ann@');
      assert.notInclude(JSON.stringify(kept), sha('x'));
    });

    describe('force_audience_status', () => {
      it('suspends, and syncing does not undo it', async () => {
        const caller = someone();
        await sync(caller, [{ audience_id: 'a', add: people(400) }]);
        const done = await force(caller, { audience_id: 'a', status: 'suspended', reason: 'policy' });
        assert.deepInclude(done, { success: true, previous_state: 'ready', current_state: 'suspended' });
        const [synced] = await sync(caller, [{ audience_id: 'a', add: people(10, 400) }]);
        assert.deepInclude(synced, { action: 'updated', status: 'suspended', total_uploaded_count: 410 });
        const [{ accountId } = { accountId: '' }] = await desk.store.read.audiences.findById(caller.id, 'a');
        const state = (await desk.store.read.audiences.states(caller.id, accountId, ['a'])).get('a');
        assert.deepInclude(state, { status: 'suspended', reason: 'policy' });
        await force(caller, { audience_id: 'a', status: 'ready' });
        const healed = (await desk.store.read.audiences.states(caller.id, accountId, ['a'])).get('a');
        assert.deepInclude(healed, { status: 'ready', reason: null });
      });

      it('calls a small one ready until its members change', async () => {
        const caller = someone();
        await sync(caller, [{ audience_id: 'a' }]);
        const done = await force(caller, { audience_id: 'a', status: 'ready' });
        assert.equal(done.previous_state, 'too_small');
        const [told] = await sync(caller);
        assert.equal(told.status, 'ready');
        assert.notProperty(told, 'matched_count');
        const [renamed] = await sync(caller, [{ audience_id: 'a', name: 'A' }]);
        assert.equal(renamed.status, 'ready');
        await sync(caller, [{ audience_id: 'a', add: people(2) }]);
        const [changed] = await sync(caller, [{ audience_id: 'a', remove: people(2) }]);
        assert.equal(changed.status, 'too_small');
      });

      it('leaves the status as it is when it is forced again', async () => {
        const caller = someone();
        await sync(caller, [{ audience_id: 'a', add: people(2) }]);
        await force(caller, { audience_id: 'a', status: 'suspended' });
        const again = await force(caller, { audience_id: 'a', status: 'suspended' });
        assert.deepInclude(again, { previous_state: 'suspended', current_state: 'suspended' });
      });

      for (const [what, params, error] of [
        ['no audience', { status: 'ready' }, 'INVALID_PARAMS'],
        ['no status', { audience_id: 'a' }, 'INVALID_PARAMS'],
        ['a status that there is not', { audience_id: 'a', status: 'asleep' }, 'INVALID_PARAMS'],
        ['a reason that is no text', { audience_id: 'a', status: 'ready', reason: 5 }, 'INVALID_PARAMS'],
        ['an audience that there is not', { audience_id: 'b', status: 'ready' }, 'NOT_FOUND'],
      ] as const)
        it(`refuses ${what}`, async () => {
          await sync(someone(), [{ audience_id: 'b', add: people(1) }]);
          const caller = someone();
          await sync(caller, [{ audience_id: 'a', add: people(1) }]);
          const body = await force(caller, params);
          assert.deepInclude(body, { success: false, error });
        });

      it('refuses one of a live account', async () => {
        const caller = principalOf(`agent_${newId()}`);
        const id = newId();
        const live = newAccount(
          naturalKey({ brand: { domain: 'live.example' }, operator: 'a.example' }, false),
          {
            id,
            principalId: caller.id,
            status: 'active',
            billing: 'operator',
            terms: DEFAULT_TERMS,
            declared: true,
            now: new Date(),
          },
        );
        await desk.store.transaction((tx) => tx.accounts.insert(live));
        await sync(caller, [{ audience_id: 'live', add: people(1) }], { account: { account_id: id } });
        const body = await force(caller, { audience_id: 'live', status: 'suspended' });
        assert.deepInclude(body, { success: false, error: 'FORBIDDEN' });
      });
    });
  });
}
