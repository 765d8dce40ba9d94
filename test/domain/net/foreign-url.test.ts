import { assert } from 'chai';
import fc from 'fast-check';
import { schemaValidators } from '../../../generated/validators/index.ts';
import { foreignUrl } from '../../../src/domain/net/foreign-answer.ts';

describe('foreignUrl', () => {
  const cases: [string, string | undefined][] = [
    ['https://a.example', 'https://a.example'],
    ["https://a.example:8443/x/y?z=1&w='2'#f", "https://a.example:8443/x/y?z=1&w='2'#f"],
    ['http://[2001:db8::1]/', 'http://[2001:db8::1]/'],
    ['https://ä.example/ö?ü#é', 'https://xn--4ca.example/%C3%B6?%C3%BC#%C3%A9'],
    ['https://a.example/x?q[]=1|2', 'https://a.example/x?q%5B%5D=1%7C2'],
    ['https:///a.example', 'https://a.example/'],
    ['https://a.example/"><b>', 'https://a.example/%22%3E%3Cb%3E'],
    ['https://a.example/%zz', undefined],
    ['https://a.example:99999/', undefined],
    ['https://user@a.example/', undefined],
    ['https://user:secret@a.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['ftp://a.example', undefined],
    ['data:text/html,x', undefined],
    ['//a.example', undefined],
    ['a.example', undefined],
    ['https://a.example/a b', undefined],
    [' https://a.example', undefined],
    ['https://', undefined],
    ['', undefined],
  ];
  for (const [text, expected] of cases) {
    it(`makes ${expected ?? 'nothing'} of ${text}`, () => assert.equal(foreignUrl(text), expected));
  }

  it('makes only what the format `uri` takes, and the same of that again', async () => {
    const fits = await schemaValidators['registry/agent-metric']();
    const pieces = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        'https://',
        'a.example',
        '/',
        '?',
        '#',
        '%',
        '%zz',
        '%41',
        '[',
        ']',
        '[::1]',
        ':80',
        '@',
        '\\',
      ),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 5 }), (parts) => {
        for (const text of [parts.join(''), `https://a.example/${parts.join('')}`]) {
          const url = foreignUrl(text);
          if (url === undefined) continue;
          assert.isTrue(fits({ metric_id: 'm', evidence: 1, standard_reference: url.slice(0, 2048) }), url);
          assert.equal(foreignUrl(url), url);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
