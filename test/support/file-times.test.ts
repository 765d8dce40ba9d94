import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { stopwatch } from './cpu-cost.ts';
import { FileTimes, readTimes, slowest } from './file-times.ts';

describe('the times of test files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-times-'));
  const path = join(folder, 'times');
  after(() => rmSync(folder, { recursive: true }));

  function spend(ms: number): void {
    const spent = stopwatch();
    while (spent() < ms);
  }

  it('are those of the work before each note, in all for each file', () => {
    const times = new FileTimes();
    times.note('before');
    spend(30);
    times.note('slow');
    times.note('quick');
    spend(30);
    times.note('slow');
    times.flush(path);
    const [first, ...rest] = readTimes(readFileSync(path, 'utf8'));
    assert.equal(first?.file, 'slow');
    assert.isAtLeast(first?.wallMs ?? 0, 60);
    assert.isAtLeast(first?.cpuMs ?? 0, 50);
    assert.sameMembers(
      rest.map(({ file }) => file),
      ['before', 'quick'],
    );
  });

  it('are written once, and added to those of other workers', () => {
    const one = new FileTimes();
    const other = new FileTimes();
    one.note('a');
    one.flush(path);
    const before = readTimes(readFileSync(path, 'utf8')).find(({ file }) => file === 'a');
    one.flush(path);
    other.note('a');
    other.flush(path);
    const after = readTimes(readFileSync(path, 'utf8')).filter(({ file }) => file === 'a');
    assert.lengthOf(after, 1);
    assert.isAbove(after[0]?.wallMs ?? 0, before?.wallMs ?? 0);
  });

  it('are shown for so many of the slowest, in seconds', () => {
    const spent = [
      { file: 'a', wallMs: 123_456, cpuMs: 7_890 },
      { file: 'b', wallMs: 50, cpuMs: 20 },
      { file: 'c', wallMs: 1, cpuMs: 1 },
    ];
    assert.equal(slowest(spent, 2), ' 123.5 s    7.9 s  a\n   0.1 s    0.0 s  b');
  });
});
