import { expect } from 'chai';
import { htmlText } from '../../../web/html.ts';
import { type Finding, findingList } from '../../../web/tools/findings.ts';

const findings = (count: number, severity: Finding['severity'] = 'warning'): Finding[] =>
  Array.from({ length: count }, (_, at) => ({
    severity,
    field: `properties[${at}].name`,
    message: `${severity} ${at}`,
    excerpt: 'x'.repeat(160),
    line: at + 1,
    column: 1,
  }));

describe('the list of findings', () => {
  it('of thousands that differ shows sixty, errors first, and says how many are left', () => {
    const html = htmlText(findingList(false, [...findings(2_000), ...findings(3, 'error')]));
    expect(html.match(/<li id=/g)).length(60);
    expect(html.indexOf('error 2')).below(html.indexOf('warning 0'));
    expect(html).contain('1,943 more are in the answer for programs').contain('3 errors, 2,000 warnings');
    expect(html.length).below(60_000);
  });

  it('of a few keeps them in the order of the text, and of equal ones makes one with all its places', () => {
    const few = htmlText(findingList(false, [...findings(2), ...findings(1, 'error')]));
    expect(few.indexOf('warning 1')).below(few.indexOf('error 0'));
    expect(few).not.contain('more are in the answer');
    const same = findings(30).map((one) => ({ ...one, message: 'the same' }));
    const html = htmlText(findingList(true, same));
    expect(html.match(/<li id=/g)).length(1);
    expect(html).contain('Also at 2:1, 3:1').contain('and at 18 more places');
  });

  it('has buttons for mends as long as the page stays small, whatever they write', () => {
    const mend = (at: number) => ({ op: 'replace' as const, path: `/x/${at}`, value: '"'.repeat(1_900) });
    const long = findings(400).map((one, at) => ({ ...one, message: `m${at % 50}`, mend: mend(at) }));
    const html = htmlText(findingList(true, long));
    expect(html.match(/Apply this mend/g)?.length).within(2, 40);
    expect(html.length).below(200_000);
    const short = findings(60).map((one) => ({ ...one, mend: { op: 'remove' as const, path: '/a' } }));
    expect(htmlText(findingList(true, short)).match(/Apply this mend/g)).length(60);
  });
});
