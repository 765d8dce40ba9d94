import { readFileSync } from 'node:fs';
import { DOMParser } from '@xmldom/xmldom';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { assert } from 'chai';
import { badgeOf } from '../../../conformance/report/badge.ts';
import { htmlOf } from '../../../conformance/report/html.ts';
import { junitOf } from '../../../conformance/report/junit.ts';
import { changesSince, readReport } from '../../../conformance/report/since.ts';
import { showProgress, terminalText } from '../../../conformance/report/terminal.ts';
import { exitCodeOf } from '../../../conformance/run/report.ts';
import { goodReport, HOSTILE, hostileReport, reportWith } from './reports.ts';

/** Parses XML, and throws at what is not well-formed. */
const parse = (xml: string) =>
  new DOMParser({
    onError(level, message) {
      // The characters that stand for what was taken out are warned of.
      if (level !== 'warning') throw new Error(message);
    },
  }).parseFromString(xml, 'text/xml');

describe('outputs of a report with hostile values', () => {
  it('as JUnit are well-formed XML with a failure for each broken must', () => {
    const document = parse(junitOf(hostileReport));
    const cases = Array.from(document.getElementsByTagName('testcase'));
    assert.deepEqual(
      cases.map((node) => node.getElementsByTagName('*').item(0)?.tagName ?? 'passed'),
      ['passed', 'failure', 'skipped', 'skipped'],
    );
    const suite = document.documentElement;
    assert.equal(suite?.getAttribute('failures'), '1');
    assert.equal(suite?.getAttribute('skipped'), '2');
    assert.equal(suite?.getAttribute('time'), '21.300');
    assert.include(document.getElementsByTagName('failure').item(0)?.textContent, '</pre><script>');
  });

  it('as a badge are a picture without script', () => {
    const document = parse(badgeOf(hostileReport));
    assert.equal(document.documentElement?.getAttribute('aria-label'), 'registry conformance: 1 violated');
    assert.include(badgeOf(goodReport), 'registry conformance: 1 hold');
    assert.include(badgeOf({ ...goodReport, is_whole: false }), 'not judged');
  });

  it('on a terminal have no control characters', () => {
    const text = terminalText(hostileReport, []);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
    assert.notMatch(text, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    assert.include(text, 'x registry.b (must; Change feed)\n  Events come in their order.\n');
    assert.include(
      text,
      '1 requirement holds, 1 violated (must), 1 violated (should), 1 cannot be judged; 412 requests in 21.3 s\n',
    );
  });

  it('as HTML escape every value of the peer and forbid scripts', () => {
    const html = htmlOf(hostileReport, [{ id: HOSTILE, before: null, now: 'holds' }]);
    assert.notInclude(html, '<script');
    assert.notInclude(html, '<img');
    assert.notInclude(html, '\u202e');
    assert.include(html, `content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'`);
  });

  it('as JSON conform to the schema that comes with the runner', () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false });
    formats.default(ajv);
    const schema = readFileSync(
      new URL('../../../conformance/report/report.schema.json', import.meta.url),
      'utf8',
    );
    const validate = ajv.compile(JSON.parse(schema));
    for (const report of [hostileReport, goodReport])
      assert.isTrue(validate(JSON.parse(JSON.stringify(report))), JSON.stringify(validate.errors));
    const [first] = goodReport.results;
    assert.isFalse(validate({ ...goodReport, results: [{ ...first, verdict: 'violated' }] }));
    assert.isFalse(validate({ ...goodReport, format: 2 }));
  });
});

describe('progress of a run', () => {
  const [result] = goodReport.results;
  const shown = (screen: { isTTY?: boolean; columns?: number }) => {
    let text = '';
    const show = showProgress({ ...screen, write: (more) => (text += more) });
    for (let done = 1; done <= 8; done += 1) if (result) show(result, { done, total: 8 });
    return text;
  };

  it('is one line on a terminal, no wider than it, and gone at the end', () => {
    const text = shown({ isTTY: true, columns: 12 });
    assert.include(text, '\r\u001b[K[1/8] + reg\r');
    assert.isTrue(text.endsWith('\r\u001b[K'));
    assert.notInclude(text, '\n');
  });

  it('is a line for each quarter elsewhere, without escape codes', () => {
    assert.equal(shown({}), '[2/8] judged\n[4/8] judged\n[6/8] judged\n[8/8] judged\n');
  });
});

describe('what changed since an earlier report', () => {
  it('is every requirement whose verdict differs, new ones and vanished ones too', () => {
    const before = readReport(JSON.stringify(hostileReport));
    const [a, b] = hostileReport.results;
    assert(a?.verdict === 'holds' && b?.verdict === 'violated');
    const now = reportWith([
      a,
      { ...b, id: 'registry.b', verdict: 'holds' },
      { ...a, id: 'registry.new' },
      { ...a, id: 'registry.d', verdict: 'cannot be judged', why: 'x' },
    ]);
    assert.deepEqual(changesSince(before, now), [
      { id: 'registry.b', before: 'violated', now: 'holds' },
      { id: 'registry.new', before: null, now: 'holds' },
      { id: 'registry.c', before: 'violated', now: null },
    ]);
  });

  for (const text of [
    '',
    'null',
    '[]',
    '{}',
    '{"format":2,"results":[]}',
    '{"format":1}',
    '{"format":1,"results":{}}',
    '{"format":1,"results":[{"id":1,"verdict":"holds"}]}',
    '{"format":1,"results":[{"id":"a","verdict":"fine"}]}',
  ])
    it(`is refused for ${text === '' ? 'an empty file' : text}`, () => {
      assert.throws(() => readReport(text), /^the earlier report /);
    });
});

describe('the exit code', () => {
  const of = (results: Parameters<typeof reportWith>[0], isWhole = true) =>
    exitCodeOf(reportWith(results, { is_whole: isWhole }));
  const [holds, must, should, unjudged] = hostileReport.results;
  assert(holds && must && should && unjudged);

  it('is 0 when no must is violated, 1 when one is, 2 when nothing was judged or the run was stopped', () => {
    assert.equal(of([holds, should, unjudged]), 0);
    assert.equal(of([should]), 0);
    assert.equal(of([holds, must]), 1);
    assert.equal(of([must], false), 1);
    assert.equal(of([unjudged]), 2);
    assert.equal(of([]), 2);
    assert.equal(of([holds], false), 2);
  });
});
