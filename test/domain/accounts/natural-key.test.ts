import { assert } from 'chai';
import fc from 'fast-check';
import { chooseByKey, keyText, nameOfKey, naturalKey } from '../../../src/domain/accounts/account.ts';

const key = (domain: string, brandId?: string, operator = 'agency.example', sandbox = false) =>
  naturalKey(
    { brand: { domain, ...(brandId === undefined ? {} : { brand_id: brandId }) }, operator },
    sandbox,
  );

describe('the natural key of an account', () => {
  it('compares domains in lower case, and nothing else', () => {
    assert.equal(
      keyText(key('Outdoor.Example', 'x', 'AGENCY.example')),
      keyText(key('outdoor.example', 'x')),
    );
    assert.notEqual(keyText(key('outdoor.example', 'X')), keyText(key('outdoor.example', 'x')));
  });

  it('tells production and sandbox, brands and operators apart', () => {
    const texts = [
      key('a.example'),
      key('a.example', undefined, 'agency.example', true),
      key('a.example', 'one'),
      key('a.example', undefined, 'a.example'),
      key('b.example'),
    ].map(keyText);
    assert.lengthOf([...new Set(texts)], texts.length);
  });

  it('is no other key when its parts are cut elsewhere', () => {
    const part = fc.constantFrom('', 'a', 'b', '"', ',', 'a","b', '|');
    const any = fc.record({ brandDomain: part, brandId: part, operator: part, sandbox: fc.boolean() });
    fc.assert(
      fc.property(any, any, (one, other) => {
        const isSame =
          one.brandDomain === other.brandDomain &&
          one.brandId === other.brandId &&
          one.operator === other.operator &&
          one.sandbox === other.sandbox;
        assert.equal(keyText(one) === keyText(other), isSame);
      }),
    );
  });

  it('names the account for people', () => {
    assert.equal(nameOfKey(key('a.example')), 'a.example via agency.example');
    assert.equal(
      nameOfKey(key('a.example', 'one', 'a.example', true)),
      'a.example one via a.example (sandbox)',
    );
  });
});

describe('chooseByKey', () => {
  const main = key('a.example');
  const one = key('a.example', 'one');
  const two = key('a.example', 'two');

  it('takes the brand that is named', () => {
    assert.deepEqual(chooseByKey([main, one, two], one), { found: one, isAmbiguous: false });
  });

  it('takes the main brand, or the only one, where none is named', () => {
    assert.equal(chooseByKey([one, main, two], main).found, main);
    assert.equal(chooseByKey([one], main).found, one);
  });

  it('takes none of several', () => {
    assert.deepEqual(chooseByKey([one, two], main), { found: undefined, isAmbiguous: true });
  });

  it('takes nothing that has another operator, domain or mode', () => {
    const others = [
      key('a.example', 'one', 'other.example'),
      key('b.example'),
      key('a.example', undefined, 'agency.example', true),
    ];
    assert.deepEqual(chooseByKey(others, main), { found: undefined, isAmbiguous: false });
    assert.deepEqual(chooseByKey([main, two], one), { found: undefined, isAmbiguous: false });
  });
});
