import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { compareFolder, writeFolder } from '../../codegen/write.ts';
import { refusalOf } from './refusal.ts';

const files = new Map([
  ['a.ts', 'a'],
  ['deep/er/b.ts', 'b'],
  ['manifest.json', '{}'],
]);

describe('the output folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'write-test-')), 'generated');
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

  it('is created, and then equal', () => {
    assert.deepEqual(compareFolder(folder, files), [
      'missing: a.ts',
      'missing: deep/er/b.ts',
      'missing: manifest.json',
    ]);
    writeFolder(folder, files);
    assert.deepEqual(compareFolder(folder, files), []);
    assert.equal(readFileSync(join(folder, 'deep/er/b.ts'), 'utf8'), 'b');
  });

  it('differs when a file was edited, is missing or was added, also in a folder of its own', () => {
    writeFolder(folder, files);
    writeFileSync(join(folder, 'a.ts'), 'A');
    rmSync(join(folder, 'deep/er/b.ts'));
    mkdirSync(join(folder, 'new'));
    writeFileSync(join(folder, 'new/c.ts'), '');
    assert.deepEqual(compareFolder(folder, files), [
      'differs: a.ts',
      'missing: deep/er/b.ts',
      'extra: new/c.ts',
    ]);
  });

  it('loses files and folders that are no longer produced', () => {
    writeFolder(folder, files);
    writeFolder(folder, new Map([['manifest.json', '{}']]));
    assert.isFalse(existsSync(join(folder, 'a.ts')));
    assert.isFalse(existsSync(join(folder, 'deep')));
  });

  it('keeps the times of files that stay the same', () => {
    writeFolder(folder, files);
    utimesSync(join(folder, 'a.ts'), 1, 1);
    writeFolder(folder, new Map([...files, ['deep/er/b.ts', 'changed']]));
    assert.equal(statSync(join(folder, 'a.ts')).mtimeMs, 1000);
    assert.equal(readFileSync(join(folder, 'deep/er/b.ts'), 'utf8'), 'changed');
  });

  it('is left alone when it holds files that nobody generated', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    assert.include(
      refusalOf(() => writeFolder(folder, files)),
      'no manifest.json',
    );
    assert.deepEqual(compareFolder(folder, new Map()), ['extra: thesis.txt']);
  });
});
