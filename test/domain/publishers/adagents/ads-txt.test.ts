import { assert } from 'chai';
import fc from 'fast-check';
import { parseAdsTxt } from '../../../../src/domain/publishers/adagents/discovery-steps.ts';

describe('parseAdsTxt', () => {
  for (const [what, text, expected] of [
    ['one line', 'managerdomain=manager.example', 'manager.example'],
    ['any case and blanks', '  ManagerDomain = HTTPS://WWW.Manager.example/ ', 'manager.example'],
    ['a country after it', 'MANAGERDOMAIN=manager.example, US', 'manager.example'],
    ['a comment after it', 'managerdomain=manager.example # ours', 'manager.example'],
    ['the last of several', 'managerdomain=a.example\r\nowner=x\rmanagerdomain=b.example\n', 'b.example'],
    ['a byte order mark', '\ufeffmanagerdomain=manager.example', 'manager.example'],
    [
      'a line that opts out after one that does not',
      'managerdomain=a.example\nmanagerdomain=b.example #NoAgents',
      'a.example',
    ],
    ['a faulty line after a good one', 'managerdomain=a.example\nmanagerdomain=not a domain', 'a.example'],
    ['noagents in the name only', 'managerdomain=noagents.example', 'noagents.example'],
  ] as const) {
    it(`reads ${what}`, () => assert.equal(parseAdsTxt(text).managerDomain, expected));
  }

  for (const [what, text] of [
    ['an empty file', ''],
    ['sellers only', 'exchange.example, 123, DIRECT, abc\nownerdomain=a.example'],
    ['a comment', '# managerdomain=manager.example'],
    ['opting out', 'managerdomain=manager.example # please NOAGENTS here'],
    ['another variable', 'submanagerdomain=manager.example'],
    ['a seller of that name', 'managerdomain.example, 1, DIRECT'],
    ['a page', '<html><body>managerdomain=manager.example</body></html>'],
    ['an address', 'managerdomain=127.0.0.1'],
    ['nothing after the sign', 'managerdomain='],
    ['one label', 'managerdomain=localhost'],
  ] as const) {
    it(`finds no manager in ${what}`, () => assert.isNull(parseAdsTxt(text).managerDomain));
  }

  it('warns about faulty lines, with their number, and not without end', () => {
    const { warnings } = parseAdsTxt('x\nmanagerdomain=not a domain\n');
    assert.deepEqual(
      warnings.map(({ field }) => field),
      ['managerdomain'],
    );
    assert.match(warnings[0]?.message ?? '', /line 2/);
    assert.isAtMost(parseAdsTxt('managerdomain=!\n'.repeat(1000)).warnings.length, 20);
  });

  it('never throws on pieces in any order', () => {
    const piece = fc.constantFrom(
      'managerdomain',
      '=',
      '#',
      'noagents',
      ' ',
      '\n',
      'a.example',
      ',',
      '\r',
      '\0',
      '@',
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((parts) => parts.join('')),
        (text) => void parseAdsTxt(text),
      ),
    );
  });
});
