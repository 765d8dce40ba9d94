import { assert } from 'chai';
import { faultMessage } from '../../src/domain/fault-message.ts';

describe('faultMessage', () => {
  it('names the one value that is right', () =>
    assert.equal(
      faultMessage({
        keyword: 'const',
        message: 'must be equal to constant',
        params: { allowedValue: 'asap' },
      }),
      'must be "asap"',
    ));
  it('shows no regular expression', () =>
    assert.notInclude(
      faultMessage({ keyword: 'pattern', message: 'must match pattern "^a"', params: {} }),
      '^a',
    ));
  it('says what form a value must have, and that an object must not be empty', () => {
    const pattern = { keyword: 'pattern', params: { pattern: '^https://' } };
    assert.equal(faultMessage(pattern), 'must begin with `https://`');
    const empty = { keyword: 'minProperties', message: 'must NOT have fewer', params: { limit: 1 } };
    assert.equal(faultMessage(empty), 'must have at least one member');
  });
  it('leaves other messages as they are', () => {
    assert.equal(faultMessage({ keyword: 'type', message: 'must be string', params: {} }), 'must be string');
    assert.equal(faultMessage({ keyword: 'x', params: {} }), 'is not valid');
  });
});
