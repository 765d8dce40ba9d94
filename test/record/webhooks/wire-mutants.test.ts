import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../../../src/infra/project.ts';
import { renameEach, type Verdict, wireFieldsIn } from './wire-mutants.ts';

/** What a file that writes bodies to be sent uses. */
const WRITES = /\b(?:outgoing\.queueWebhook\w|feedEmitters\.append\w|NewBody<|TaskEnvelope\b)/;

const writers = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => `src/${path}`)
  .filter((path) => WRITES.test(readFileSync(join(projectRoot, path), 'utf8')))
  .sort();

describe('the members of bodies that are sent, each under another name', () => {
  let verdicts: readonly Verdict[];
  before(() => {
    verdicts = renameEach(wireFieldsIn(writers));
    const rows = verdicts.map(({ field: { file, line, name }, code }) => `${file}:${line} ${name} ${code}\n`);
    mkdirSync(join(projectRoot, 'test/output'), { recursive: true });
    writeFileSync(join(projectRoot, 'test/output/wire-fields.txt'), rows.join(''));
  });

  it('do not compile', () => {
    assert.deepEqual(
      verdicts
        .filter(({ code }) => code === null)
        .map(({ field }) => `${field.file}:${field.line} ${field.name}`),
      [],
    );
    assert.isAbove(verdicts.length, 200);
  });
});
