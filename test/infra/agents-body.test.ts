import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import type { ForeignAnswer } from '../../src/domain/net/foreign-answer.ts';
import { readTaskBody } from '../../src/infra/agents/session.ts';

const read = (body: Record<string, unknown> | undefined, isError = false) => readTaskBody(body, isError);
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
    ['the protocol’s own field', { [protocol.errorField]: error }, false],
    ['that field beside data', { [protocol.errorField]: error, products: [] }, false],
    ['an error flag', error, true],
    ['an error object', { error }, false],
    ['a list of errors and nothing else', { errors: [error] }, false],
    ['a failed status', { status: 'failed', errors: [error] }, false],
    ['a list whose first error counts', { errors: [error, { code: 'OTHER' }], p_version: '3.1' }, false],
    ['a bare code', { code: 'AUTH_REQUIRED', message: 'no' }, false],
  ];
  for (const [what, body, isError] of refusals) {
    it(`takes ${what} for a refusal`, () => assert.equal(code(read(body, isError)), 'AUTH_REQUIRED'));
  }

  it('makes no code up', () => {
    assert.isNull(code(read({ text: 'no' }, true)));
    assert.isNull(code(read(undefined, true)));
    assert.isNull(code(read({ error: { code: 7 } }, true)));
    assert.isNull(code(read({ error: { ...error, details: { filler: 'x'.repeat(5_000) } } }, true)));
  });

  it('takes no body for a bad answer', () => {
    const answer = read(undefined);
    assert.isTrue(!answer.ok && answer.kind === 'failed' && answer.failure.code === 'bad_answer');
  });

  it('shortens and cleans what the agent says', () => {
    const answer = read({
      [protocol.errorField]: { code: 'X'.repeat(64), message: `a\u0000${'b'.repeat(1000)}` },
    });
    assert.isTrue(!answer.ok && answer.kind === 'refused');
    if (answer.ok || answer.kind !== 'refused') return;
    assert.isAtMost(answer.code?.length ?? 0, 64);
    assert.isAtMost(answer.message.length, 300);
    assert.notInclude(answer.message, '\u0000');
  });
});
