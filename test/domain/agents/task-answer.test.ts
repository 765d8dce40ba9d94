import { assert } from 'chai';
import {
  asksForCredential,
  type ForeignAnswer,
  parseObject,
  readTaskBody,
} from '../../../src/domain/agents/task-answer.ts';

const read = (body: Record<string, unknown> | undefined, isError = false) =>
  readTaskBody(body, { isError, errorField: 'p_error' });
const code = (answer: ForeignAnswer) =>
  !answer.ok && answer.kind === 'refused' ? answer.code : 'not refused';

describe('readTaskBody', () => {
  it('takes a body for data, with advice beside it', () => {
    const body = { status: 'completed', products: [], errors: [{ code: 'STALE_RESPONSE' }] };
    assert.deepEqual(read(body), { ok: true, data: body });
    assert.isTrue(read({}).ok);
  });

  const error = { code: 'AUTH_REQUIRED', message: 'no' };
  const refusals: [string, Record<string, unknown>, boolean][] = [
    ['the protocol’s own field', { p_error: error }, false],
    ['that field beside data', { p_error: error, products: [] }, false],
    ['an error flag', error, true],
    ['an error object', { error }, false],
    ['a list of errors and nothing else', { errors: [error] }, false],
    ['a failed status', { status: 'failed', errors: [error] }, false],
    ['a bare code', { code: 'AUTH_REQUIRED', message: 'no' }, false],
  ];
  for (const [what, body, isError] of refusals) {
    it(`takes ${what} for a refusal`, () => assert.equal(code(read(body, isError)), 'AUTH_REQUIRED'));
  }

  it('makes no code up', () => {
    assert.isNull(code(read({ text: 'no' }, true)));
    assert.isNull(code(read(undefined, true)));
    assert.isNull(code(read({ error: { code: 7 } }, true)));
  });

  it('takes no body for a bad answer', () => {
    const answer = read(undefined);
    assert.isTrue(!answer.ok && answer.kind === 'failed' && answer.failure.code === 'bad_answer');
  });

  it('shortens and cleans what the agent says', () => {
    const answer = read({ p_error: { code: 'X'.repeat(200), message: `a\u0000${'b'.repeat(1000)}` } });
    assert.isTrue(!answer.ok && answer.kind === 'refused');
    if (answer.ok || answer.kind !== 'refused') return;
    assert.isAtMost(answer.code?.length ?? 0, 64);
    assert.isAtMost(answer.message.length, 300);
    assert.notInclude(answer.message, '\u0000');
  });
});

describe('asksForCredential', () => {
  const refused = (more: { code?: string | null; httpStatus?: number }): ForeignAnswer => ({
    ok: false,
    kind: 'refused',
    code: null,
    message: '',
    ...more,
  });
  it('goes by status or code', () => {
    for (const httpStatus of [401, 403]) assert.isTrue(asksForCredential(refused({ httpStatus })));
    for (const name of [
      'AUTH_REQUIRED',
      'AUTH_MISSING',
      'AUTH_INVALID',
      'UNAUTHORIZED',
      'INSUFFICIENT_PERMISSIONS',
    ])
      assert.isTrue(asksForCredential(refused({ code: name })), name);
  });
  it('takes nothing else for it', () => {
    assert.isFalse(asksForCredential({ ok: true, data: {} }));
    assert.isFalse(asksForCredential(refused({})));
    assert.isFalse(asksForCredential(refused({ code: 'INVALID_REQUEST' })));
    assert.isFalse(asksForCredential(refused({ httpStatus: 500 })));
    assert.isFalse(
      asksForCredential({ ok: false, kind: 'failed', failure: { code: 'timeout', message: '' } }),
    );
  });
});

describe('parseObject', () => {
  it('reads objects only', () => {
    assert.deepEqual(parseObject('{"a":1}'), { a: 1 });
    for (const text of ['', '[]', 'null', '7', '"x"', '{', '<html>', '['.repeat(100)])
      assert.isUndefined(parseObject(text));
  });
  it('refuses what is nested too deep or too large', () => {
    assert.isUndefined(parseObject(`{"a":${'['.repeat(100)}${']'.repeat(100)}}`));
    assert.isUndefined(parseObject(JSON.stringify({ a: 'x'.repeat(1024 * 1024) })));
  });
});
