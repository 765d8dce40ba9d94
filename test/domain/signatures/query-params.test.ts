import { expect } from 'chai';
import fc from 'fast-check';
import type { InnerList } from 'structured-headers';
import { signatureBase } from '../../../src/domain/signatures/base.ts';

const target = (query: string) => ({
  href: `https://a.example/${query}`,
  scheme: 'https' as const,
  authority: 'a.example',
  path: '/',
  query,
});

/** The line of a base that covers one parameter, or the message of its fault. */
function lineOf(name: string, query: string): string {
  const covered: InnerList = [[['@query-param', new Map([['name', name]])]], new Map()];
  try {
    const base = signatureBase(covered, { method: 'GET', target: target(query), headers: [] });
    return base.split('\n')[0] ?? '';
  } catch (cause) {
    return cause instanceof Error ? cause.message : '';
  }
}

describe('@query-param', () => {
  for (const [name, query, value] of [
    ['a', '?a=1', '1'],
    ['a', '?b=2&a=&c=3', ''],
    ['a%20b', '?a+b=1%202', '1%202'],
    ['a%20b', '?a%20b=1', '1'],
    ['%C3%A9', '?%c3%a9=%c3%a9', '%C3%A9'],
    ['%21%27%28%29%2A', "?!'()*=!", '%21'],
    ['__proto__', '?__proto__=1', '1'],
  ] as const)
    it(`covers ${name} of ${query}`, () => {
      expect(lineOf(name, query)).equal(`"@query-param";name="${name}": ${value}`);
    });

  for (const [name, query] of [
    ['a', ''],
    ['a', '?b=1'],
    ['a', '?a=1&a=1'],
    ['a', '?a&%61'],
    ['a b', '?a%20b=1'],
    ['a+b', '?a+b=1'],
    ['%61', '?a=1'],
    ['%c3%a9', '?%c3%a9=1'],
    ["!'()*", "?!'()*=1"],
    ['%', '?%=1'],
    ['%zz', '?%zz=1'],
    ['%C3', '?%C3=1'],
  ] as const)
    it(`does not cover ${name} of ${query === '' ? 'no query' : query}`, () => {
      expect(lineOf(name, query)).match(/The query must have ".*" once\./);
    });

  it('covers a name exactly when one name of the query is written so', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '%', '4', '1', '2', '0', '+', '&', '=', "'", ' ') });
    fc.assert(
      fc.property(text, text, (name, query) => {
        const written = (each: string) =>
          encodeURIComponent(each).replace(
            /[!'()*]/g,
            (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
          );
        const alike = [...new URLSearchParams(query)].filter(([each]) => written(each) === name);
        expect(lineOf(name, `?${query}`).startsWith('"@query-param"')).equal(alike.length === 1);
      }),
    );
  });
});
