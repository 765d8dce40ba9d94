import { assert } from 'chai';
import fc from 'fast-check';
import { ApiError } from '../../../src/domain/errors.ts';
import { MOST_PAIRS, parseForm, parseQuery } from '../../../src/http/reading/query.ts';
import { objectOf, readPublishedContract } from '../../support/contract.ts';

describe('the query of a request', () => {
  it('has the values that the platform finds, in lists where a name is repeated', () => {
    const part = fc.string({ maxLength: 8 });
    const pair = fc.oneof(
      part,
      fc.tuple(part, part).map(([name, value]) => `${name}=${value}`),
    );
    const text = fc.array(pair, { maxLength: 40 }).map((parts) => parts.join('&'));
    fc.assert(
      fc.property(text, (query) => {
        const all = new URLSearchParams(query);
        const found = parseQuery(query);
        assert.sameMembers(Object.keys(found), [...new Set(all.keys())]);
        for (const name of all.keys()) assert.deepEqual([found[name]].flat(), all.getAll(name));
      }),
    );
  });

  it('is read as the platform reads it when it begins with a question mark or with no name', () => {
    for (const text of ['?', '??', '?a=1', '??a=1', 'a?=1', '=', '&', '=a', 'a=b=c'])
      assert.deepEqual(parseQuery(text), Object.fromEntries(new URLSearchParams(text)), text);
  });

  it('is read as the platform reads it when its values are encoded, well or badly', () => {
    const values = ['a+b', '%20', '%C3%A9%2F', 'a%3Db%26c', '%E2%82%AC+%e2%82%ac', '%EF%BB%BFa', '%00'];
    const broken = ['%', '%2', '%zz', '%C3', '%ED%A0%80', '%C0%AF', '100%25%'];
    for (const value of [...values, ...broken])
      for (const text of [`q=${value}`, `q=1&other=${value}`, `q=${value}&q=2`, `q=${value}&%71=3`])
        assert.deepEqual(parseQuery(text), queryByPlatform(text), text);
  });

  it('is read as the platform reads it, however many names came before', () => {
    for (let n = 0; n < 2_000; n += 1) {
      const text = `known=1&name${n}=2&other=${n}`;
      assert.deepEqual(parseQuery(text), { known: '1', [`name${n}`]: '2', other: `${n}` });
    }
    const many = Array.from({ length: 40 }, (_, n) => `p${n}=${n}`).join('&');
    assert.deepEqual(parseQuery(many), queryByPlatform(many));
  });

  it('has names that objects have, as members of its own', () => {
    const query = parseQuery('__proto__=a&constructor=b&__proto__=c');
    assert.deepEqual(Object.getOwnPropertyDescriptor(query, '__proto__')?.value, ['a', 'c']);
    assert.strictEqual(query.constructor, 'b' as never);
    assert.strictEqual(Object.getPrototypeOf(query), Object.prototype);
  });

  for (const pair of ['a', 'a=1', '', '%', '=', 'é=é'])
    it(`is refused with more than ${MOST_PAIRS} pairs like "${pair}", and its error names the limit`, () => {
      const most = Array(MOST_PAIRS).fill(pair).join('&');
      assert.doesNotThrow(() => parseQuery(most));
      assert.doesNotThrow(() => parseForm(most));
      for (const [parse, what] of [
        [parseQuery, 'The query must not have more than 320 parameters.'],
        [parseForm, 'The form must not have more than 320 fields.'],
      ] as const) {
        const error = errorOf(() => parse(`${most}&`));
        assert.strictEqual(error?.code, 'invalid_request');
        assert.strictEqual(error?.message, what);
        assert.deepEqual(error?.detail.issues, [{ path: '', message: what }]);
      }
    });

  it('has room for twice every parameter of every operation at its most', () => {
    const contract = readPublishedContract();
    for (const { id, parameters } of contract.operations) {
      const pairs = parameters
        .filter(({ place }) => place === 'query')
        .reduce((sum, { schema }) => sum + Number(objectOf(contract.resolve(schema)).maxItems ?? 1), 0);
      assert.isBelow(pairs * 2, MOST_PAIRS, id);
    }
  });
});

function errorOf(work: () => unknown): ApiError | undefined {
  try {
    work();
  } catch (cause) {
    if (cause instanceof ApiError) return cause;
  }
  return undefined;
}

function queryByPlatform(text: string) {
  const all = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(all.keys())].map((name) => {
      const values = all.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
