import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { type TaskErrorCode, taskErrors } from '../../../generated/task-errors.ts';
import { envelop, envelopError } from '../../../src/domain/contract/release.ts';
import { errorBody, TaskError, wireError } from '../../../src/domain/refusals/task-error.ts';

const codes = Object.keys(taskErrors) as TaskErrorCode[];

describe('wireError', () => {
  for (const code of codes.filter((name) => name !== 'IDEMPOTENCY_CONFLICT')) {
    it(`tells how to recover from ${code}`, () => {
      assert.equal(wireError(new TaskError(code, 'x')).recovery, taskErrors[code].recovery);
    });
  }

  it('says nothing of a conflict but that there is one', () => {
    const error = new TaskError('IDEMPOTENCY_CONFLICT', 'x', { field: 'a', details: { hash: 'h' } });
    assert.deepEqual(wireError(error), { code: 'IDEMPOTENCY_CONFLICT', message: 'x' });
  });

  it('names the field of the first issue', () => {
    const issues = [
      { pointer: '/packages/0/budget', message: 'is missing', keyword: 'required' },
      { pointer: '/x', message: 'y', keyword: 'type' },
    ];
    assert.equal(wireError(new TaskError('INVALID_REQUEST', 'x', { issues })).field, 'packages[0].budget');
    const root = [{ pointer: '', message: 'must be object', keyword: 'type' }];
    assert.notProperty(wireError(new TaskError('INVALID_REQUEST', 'x', { issues: root })), 'field');
  });

  it('stays under what clients take', () => {
    const issues = Array.from({ length: 200 }, (_, at) => ({
      pointer: `/items/${at}`,
      message: 'must be shorter '.repeat(5),
      keyword: 'maxLength',
    }));
    const wire = wireError(new TaskError('INVALID_REQUEST', 'x', { issues }));
    assert.isBelow(JSON.stringify(wire).length, 4096);
    assert.isAbove(wire.issues?.length ?? 0, 5);
  });
});

describe('errors in the envelope', () => {
  const error = new TaskError('RATE_LIMITED', 'Slow down.', { retryAfter: 3, suggestion: 'Wait.' });
  const now = new Date('2026-05-01T12:00:00Z');

  it('are one error in every shape', () => {
    const wire = {
      code: 'RATE_LIMITED',
      message: 'Slow down.',
      recovery: 'transient',
      suggestion: 'Wait.',
      retry_after: 3,
    };
    assert.deepEqual(errorBody(error), {
      status: 'failed',
      code: 'RATE_LIMITED',
      message: 'Slow down.',
      [protocol.errorField]: wire,
      errors: [wire],
    });
  });

  it('echo the context and name the release', () => {
    const body = envelopError(error, { release: '3.0', now, context: { a: [1, { b: null }] } });
    assert.deepEqual(body.context, { a: [1, { b: null }] });
    assert.equal(body[protocol.versionField], '3.0');
    assert.equal(body.timestamp, '2026-05-01T12:00:00.000Z');
  });

  it('invent no context, and mark replays only', () => {
    const frame = { release: '3.1', now, context: undefined } as const;
    assert.notProperty(envelop({ status: 'completed' }, frame), 'context');
    assert.notProperty(envelop({ status: 'completed' }, frame), 'replayed');
    assert.isTrue(envelop({ status: 'completed' }, frame, true).replayed);
  });
});
