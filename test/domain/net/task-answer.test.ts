import { assert } from 'chai';
import {
  asksForCredential,
  type ForeignAnswer,
  parseObject,
} from '../../../src/domain/net/foreign-answer.ts';

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
