import { assert } from 'chai';
import { clip, mergeFindings, noFindings, openReport, shown, warning } from '../../src/domain/findings.ts';

describe('openReport', () => {
  it('keeps the first findings and counts the rest', () => {
    const report = openReport();
    for (let i = 0; i < 250; i++) report.error(`a[${i}]`, 'wrong');
    for (let i = 0; i < 200; i++) report.warn(`b[${i}]`, 'odd', 'do otherwise');
    const { errors, warnings } = report.findings();
    assert.lengthOf(errors, 201);
    assert.deepEqual(errors[200], {
      field: 'root',
      message: '50 more errors are not listed',
      severity: 'error',
    });
    assert.lengthOf(warnings, 200);
    assert.equal(report.errorCount(), 250);
  });

  it('leaves a suggestion out when there is none', () => {
    assert.deepEqual(warning('a', 'odd'), { field: 'a', message: 'odd' });
    assert.deepEqual(warning('a', 'odd', 'x'), { field: 'a', message: 'odd', suggestion: 'x' });
  });
});

describe('mergeFindings', () => {
  it('keeps the same warning once', () => {
    const part = { errors: [], warnings: [warning('a', 'odd'), warning('a', 'strange')] };
    assert.deepEqual(mergeFindings(part, part), part);
    assert.deepEqual(mergeFindings(noFindings), noFindings);
  });

  it('does not grow with the number of parts', () => {
    const warnings = Array.from({ length: 150 }, (_, i) => warning(`a[${i}]`, 'odd'));
    const others = warnings.map(({ field }) => warning(`b.${field}`, 'odd'));
    assert.lengthOf(mergeFindings({ errors: [], warnings }, { errors: [], warnings: others }).warnings, 201);
  });
});

describe('clip and shown', () => {
  it('shorten what others wrote and take out what controls the terminal or the reading direction', () => {
    assert.equal(clip('a\u001b[31mb\u202ec\ud800d', 20), 'a\ufffd[31mb\ufffdc\ufffdd');
    assert.equal(clip('x'.repeat(10), 5), 'xxxx…');
    assert.equal(clip('😀😀', 2), '\ufffd…');
    assert.isBelow(shown('x'.repeat(1e6)).length, 70);
  });

  it('name what they cannot quote', () => {
    assert.deepEqual(['a', 7, null, undefined, true, [1], { a: 1 }].map(shown), [
      '"a"',
      '7',
      'null',
      'nothing',
      'true',
      'an array',
      'an object',
    ]);
  });
});
