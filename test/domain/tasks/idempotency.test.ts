import { createHash } from 'node:crypto';
import { assert } from 'chai';
import fc from 'fast-check';
import { protocol } from '../../../generated/protocol.ts';
import { TaskError } from '../../../src/domain/refusals/task-error.ts';
import { finish } from '../../../src/domain/steps.ts';
import {
  checkKey,
  claimOf,
  type Earlier,
  judgeEarlier,
  WINDOW_TOLERANCE_MS,
} from '../../../src/domain/tasks/idempotency.ts';

const KEY = '0b9c1a52-3f0e-4f6f-9d55-6a1f2f0f7c11';
const ARGS = { accounts: [{ operator: 'ops.example' }], dry_run: false, idempotency_key: KEY };
const of = (args: Record<string, unknown>, principal = 'agent_1', task = 'sync_accounts', key = KEY) =>
  finish(claimOf(principal, task, key, args, null));

describe('claimOf', () => {
  it('is the SHA-256 of the task and the canonical payload (RFC 8785)', () => {
    const text = 'sync_accounts\n{"accounts":[{"operator":"ops.example"}],"dry_run":false}';
    assert.equal(of(ARGS).fingerprint, createHash('sha256').update(text).digest('hex'));
  });

  const same: [string, Record<string, unknown>][] = [
    ['the order of keys', { idempotency_key: KEY, dry_run: false, accounts: [{ operator: 'ops.example' }] }],
    ['the key itself', { ...ARGS, idempotency_key: 'another-key-of-the-caller' }],
    ['the echo', { ...ARGS, context: { trace: 'x' } }],
    ['the token of governance', { ...ARGS, governance_context: 'eyJ.x.y' }],
    ['a member that is not there', { ...ARGS, ext: undefined }],
  ];
  for (const [what, args] of same) {
    it(`does not change with ${what}`, () => assert.deepEqual(of(args), of(ARGS)));
  }

  const other: [string, Record<string, unknown>][] = [
    ['a value', { ...ARGS, dry_run: true }],
    ['null for an absent member', { ...ARGS, ext: null }],
    ['an extension', { ...ARGS, ext: { acme: 1 } }],
    ['an inner echo', { ...ARGS, accounts: [{ operator: 'ops.example', context: {} }] }],
    ['the order of items', { ...ARGS, accounts: [{ operator: 'b' }, { operator: 'a' }] }],
    ['the type of a number', { ...ARGS, limit: '5000' }],
    ['a session', { ...ARGS, context_id: 'ctx' }],
  ];
  for (const [what, args] of other) {
    it(`changes with ${what}`, () => assert.notEqual(of(args).fingerprint, of(ARGS).fingerprint));
  }

  it('counts for the account that is meant, however it is written', () => {
    const claim = (account: unknown, id: string | null) =>
      finish(claimOf('agent_1', 'create_media_buy', KEY, { ...ARGS, account }, id));
    const named = { brand: { domain: 'a.example' }, operator: 'a.example' };
    assert.deepEqual(claim(named, 'acc_1'), claim({ account_id: 'acc_1' }, 'acc_1'));
    assert.notEqual(claim(named, 'acc_1').scope, claim(named, 'acc_2').scope);
    assert.notEqual(claim(named, null).fingerprint, claim({ account_id: 'acc_1' }, null).fingerprint);
  });

  it('tells releases apart: an answer in the form of one cannot be replayed in that of another', () => {
    const { versionField, majorVersionField } = protocol;
    for (const more of [{ [versionField]: '3.1' }, { [majorVersionField]: 3 }]) {
      const claim = of({ ...ARGS, ...more });
      assert.equal(claim.scope, of(ARGS).scope);
      assert.notEqual(claim.fingerprint, of(ARGS).fingerprint);
    }
  });

  it('leaves the secret of a push configuration out, and nothing else of it', () => {
    const push = (credentials: string, url = 'https://a.example/') => ({
      ...ARGS,
      push_notification_config: { url, authentication: { schemes: ['Bearer'], credentials } },
    });
    assert.deepEqual(of(push('one')), of(push('two')));
    assert.notEqual(of(push('one')).fingerprint, of(push('one', 'https://b.example/')).fingerprint);
  });

  it('counts numbers by their value', () => {
    assert.deepEqual(of(JSON.parse('{"n":5000}')), of(JSON.parse('{"n":5000.0}')));
  });

  it('separates principals, accounts and keys, and tasks only by what they hold', () => {
    const inAccount = (id: string) => finish(claimOf('agent_1', 'sync_accounts', KEY, ARGS, id));
    const scopes = [
      of(ARGS),
      of(ARGS, 'agent_2'),
      of(ARGS, 'agent_1', 'sync_accounts', 'another-key-of-it'),
      inAccount('acc_1'),
      inAccount('acc_2'),
    ].map(({ scope }) => scope);
    assert.lengthOf(new Set(scopes), scopes.length);
    assert.equal(of(ARGS, 'agent_1', 'log_event').scope, of(ARGS).scope);
    assert.notEqual(of(ARGS, 'agent_1', 'log_event').fingerprint, of(ARGS).fingerprint);
  });

  it('refuses what JSON cannot carry', () => {
    assert.throws(() => of({ ...ARGS, n: Number.NaN }), TaskError);
  });

  it('never depends on the order in which a JSON object was written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const reversed = Object.fromEntries(Object.entries(object).reverse());
        try {
          assert.deepEqual(of(object), of(reversed));
        } catch (cause) {
          if (!(cause instanceof TaskError)) throw cause;
        }
      }),
    );
  });
});

describe('checkKey', () => {
  for (const key of [
    '0000000000000000',
    '00000000-0000-0000-0000-000000000000',
    'aaaaaaaaaaaaaaaaaaaa',
    '----------------',
  ]) {
    it(`refuses ${key}`, () => assert.throws(() => checkKey(key), TaskError, /guess/));
  }
  for (const key of [KEY, 'order.2026:week-47_a', '1111111111111112']) {
    it(`takes ${key}`, () => checkKey(key));
  }
});

describe('judgeEarlier', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const at = (ms: number) => new Date(now.getTime() + ms);
  const claim = { scope: 's', fingerprint: 'f' };
  const earlier = (row: Partial<Earlier>): Earlier => ({
    fingerprint: 'f',
    state: 'done',
    answer: '{"a":1}',
    expiresAt: at(1000),
    ...row,
  });
  const verdict = (row: Partial<Earlier>) => {
    const { kind, ...rest } = judgeEarlier(earlier(row), claim, now);
    return 'error' in rest ? `${kind} ${rest.error.code}` : kind;
  };

  const cases: [string, Partial<Earlier>, string][] = [
    ['an equal request in its window', {}, 'replay'],
    ['an equal request just after its window', { expiresAt: at(-WINDOW_TOLERANCE_MS) }, 'replay'],
    [
      'an equal request long after',
      { expiresAt: at(-WINDOW_TOLERANCE_MS - 1) },
      'refuse IDEMPOTENCY_EXPIRED',
    ],
    ['another request', { fingerprint: 'g' }, 'refuse IDEMPOTENCY_CONFLICT'],
    [
      'another request long after',
      { fingerprint: 'g', expiresAt: at(-120_000) },
      'refuse IDEMPOTENCY_EXPIRED',
    ],
    ['a forgotten answer', { state: 'forgotten', answer: null }, 'refuse IDEMPOTENCY_EXPIRED'],
    ['an equal request under way', { state: 'in_flight', answer: null }, 'refuse IDEMPOTENCY_IN_FLIGHT'],
    [
      'another request under way',
      { state: 'in_flight', answer: null, fingerprint: 'g' },
      'refuse IDEMPOTENCY_CONFLICT',
    ],
    ['a request that never ended', { state: 'in_flight', answer: null, expiresAt: now }, 'again'],
    [
      'another that never ended',
      { state: 'in_flight', answer: null, expiresAt: now, fingerprint: 'g' },
      'again',
    ],
  ];
  for (const [what, row, expected] of cases) {
    it(`answers ${expected} to ${what}`, () => assert.equal(verdict(row), expected));
  }

  it('says when to come back', () => {
    const judged = judgeEarlier(earlier({ state: 'in_flight', expiresAt: at(1500) }), claim, now);
    assert.equal(judged.kind === 'refuse' ? judged.error.detail.retryAfter : null, 2);
  });
});
