import { assert } from 'chai';
import fc from 'fast-check';
import { fieldPath } from '../../../src/domain/json/schema-faults.ts';
import { judged, outside, pointerOf, refuse, taskErrorOf } from '../../../src/domain/refusals/refusal.ts';
import { wireError } from '../../../src/domain/refusals/task-error.ts';

describe('pointerOf', () => {
  for (const [field, pointer] of [
    ['', ''],
    ['start_time', '/start_time'],
    ['packages[0].budget', '/packages/0/budget'],
    [
      'packages[12].targeting_overlay.geo_metros[3].system',
      '/packages/12/targeting_overlay/geo_metros/3/system',
    ],
    ['a/b', '/a~1b'],
    ['a~b', '/a~0b'],
  ] as const)
    it(`writes ${field || 'nothing'} as ${pointer || 'nothing'}`, () =>
      assert.equal(pointerOf(field), pointer));

  it('is undone by the way in which paths are written', () => {
    const name = fc.stringMatching(/^[a-z_]{1,8}$/);
    const part = fc.tuple(name, fc.option(fc.nat({ max: 99 })));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const field = parts.map(([word, at]) => (at === null ? word : `${word}[${at}]`)).join('.');
        assert.equal(fieldPath(pointerOf(field)), field);
      }),
    );
  });
});

describe('taskErrorOf', () => {
  it('tells of a single refusal by its field', () => {
    const wire = wireError(taskErrorOf([refuse('BUDGET_TOO_LOW', 'packages[0].budget', 'Too low.')]));
    assert.deepEqual(wire, {
      code: 'BUDGET_TOO_LOW',
      message: 'Too low.',
      recovery: 'correctable',
      field: 'packages[0].budget',
    });
  });

  it('lists several, the first one first', () => {
    const wire = wireError(
      taskErrorOf([
        refuse('PRODUCT_NOT_FOUND', 'packages[0].product_id', 'None.'),
        refuse('VALIDATION_ERROR', 'end_time', 'Early.'),
      ]),
    );
    assert.equal(wire.field, 'packages[0].product_id');
    assert.deepEqual(
      wire.issues?.map(({ pointer }) => pointer),
      ['/packages/0/product_id', '/end_time'],
    );
  });

  it('has no field and no issues where no field is wrong', () => {
    const wire = wireError(
      taskErrorOf([refuse('INVALID_STATE', '', 'Over.'), refuse('CONFLICT', 'revision', 'Old.')]),
    );
    assert.notProperty(wire, 'field');
    assert.notProperty(wire, 'issues');
  });

  it('keeps details and suggestion', () => {
    const wire = wireError(taskErrorOf([outside('INVALID_REQUEST', 'x', 'No.', 'a', ['b'])]));
    assert.deepEqual(wire.details, { rejected_value: 'a', accepted_values: ['b'] });
    const advised = refuse('INVALID_REQUEST', 'x', 'No.', { suggestion: 'Send b.' });
    assert.equal(wireError(taskErrorOf([advised])).suggestion, 'Send b.');
  });
});

describe('judged', () => {
  it('makes the value only when nothing was refused', () => {
    assert.deepEqual(
      judged([], () => 1),
      { ok: true, value: 1 },
    );
    const refusal = refuse('CONFLICT', 'revision', 'Old.');
    assert.deepEqual(
      judged([refusal], () => assert.fail('made')),
      { ok: false, refusals: [refusal] },
    );
  });
});
