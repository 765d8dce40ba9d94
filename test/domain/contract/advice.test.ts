import { assert } from 'chai';
import { asRead } from '../../../src/domain/contract/release.ts';

const ERRORS = [
  { code: 'STALE_RESPONSE', message: 'It is old.' },
  { code: 'X', message: 'And partial.' },
];

describe('advice beside an answer', () => {
  for (const status of ['completed', 'submitted', 'working', 'active', undefined])
    it(`of status ${status} is a message for clients of release 3.0`, () => {
      const read = asRead({ status, products: [], errors: ERRORS }, '3.0');
      assert.deepEqual(read, { status, products: [], message: 'It is old. And partial.' });
    });

  it('joins the message that is there', () => {
    const body = { status: 'completed', accepted: 1, message: 'One was taken.', errors: ERRORS };
    assert.equal(asRead(body, '3.0').message, 'One was taken. It is old. And partial.');
    assert.deepEqual(asRead({ status: 'completed', errors: [] }, '3.0'), { status: 'completed' });
  });

  for (const [what, body] of [
    ['a failure', { status: 'failed', errors: ERRORS }],
    ['a question', { status: 'input-required', errors: ERRORS }],
    ['a report of which nothing was taken', { status: 'completed', accepted: 0, errors: ERRORS }],
    ['an answer without advice', { status: 'completed', message: 'Done.' }],
  ] as const)
    it(`leaves ${what} as it is`, () => assert.equal(asRead(body, '3.0'), body));

  it('is an error for all others', () => {
    const body = { status: 'completed', errors: ERRORS };
    assert.equal(asRead(body, '3.1'), body);
    assert.equal(asRead(body, 'specified'), body);
  });
});

describe('the total count of a page', () => {
  const body = {
    status: 'completed',
    creatives: [],
    pagination: { has_more: true, cursor: 'c', total_count: 63 },
  };

  it('is left out for clients of release 3.0, and only it', () => {
    assert.deepEqual(asRead(body, '3.0'), { ...body, pagination: { has_more: true, cursor: 'c' } });
  });

  for (const form of ['3.1', 'specified'] as const)
    it(`stays in the form ${form}`, () => assert.equal(asRead(body, form), body));

  for (const pagination of [undefined, null, 'text'])
    it(`leaves an answer whose page is ${pagination} as it is`, () => {
      const other = { status: 'completed', pagination };
      assert.equal(asRead(other, '3.0'), other);
    });
});
