import { assert } from 'chai';
import fc from 'fast-check';
import { domainGiven, domainKeys } from '../../src/desk/admission.ts';
import { ApiError } from '../../src/domain/errors.ts';

function refusal(work: () => unknown): ApiError {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  return assert.fail('nothing was refused');
}

describe('domainKey', () => {
  it('is the one key of every spelling', () => {
    for (const input of [
      'acme.example',
      'WWW.Acme.example',
      'https://acme.example:443/x?y#z',
      ' acme.example. ',
    ]) {
      assert.equal(domainGiven(input), 'acme.example', input);
    }
  });

  it('refuses what is none, and names the field', () => {
    for (const input of ['', 'localhost', '127.0.0.1', 'a b.example', 'user@a.example']) {
      const error = refusal(() => domainGiven(input, 'publisher_domain'));
      assert.equal(error.code, 'invalid_domain');
      assert.match(error.message, /^publisher_domain: /);
      assert.equal(error.detail.issues?.[0]?.path, 'publisher_domain');
    }
  });
});

describe('domainKeys', () => {
  it('keeps the names as sent, trimmed and lower-cased, and collapses repeats', () => {
    assert.deepEqual(
      [...domainKeys([' B.example ', 'a.example', 'b.example', 'WWW.b.example', 'https://B.example/X'])],
      [
        ['b.example', 'b.example'],
        ['a.example', 'a.example'],
        ['www.b.example', 'b.example'],
        ['https://b.example/x', 'b.example'],
      ],
    );
  });

  it('refuses a list for one element, and names it', () => {
    const error = refusal(() => domainKeys(['a.example', 'b.example', 'nothing']));
    assert.equal(error.detail.issues?.[0]?.path, 'domains[2]');
  });

  it('answers every element of a list under its own name', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,10}$/);
    const domain = fc.tuple(label, fc.constantFrom('example', 'test')).map((parts) => parts.join('.'));
    const spelt = fc
      .tuple(
        fc.constantFrom('', 'www.', 'https://', ' '),
        domain,
        fc.constantFrom('', '.', ':80', '/p'),
        fc.boolean(),
      )
      .map(([before, name, behind, shouted]) => before + (shouted ? name.toUpperCase() : name) + behind);
    fc.assert(
      fc.property(fc.array(spelt, { minLength: 1 }), (inputs) => {
        const keys = domainKeys(inputs);
        for (const input of inputs) assert.equal(keys.get(input.trim().toLowerCase()), domainGiven(input));
        assert.isAtMost(keys.size, inputs.length);
      }),
    );
  });
});
