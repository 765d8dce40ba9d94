import { assert } from 'chai';
import { filesOf } from '../../scripts/reading-distance/files.ts';
import { followed } from '../../scripts/reading-distance/follow.ts';
import { whatRuns } from '../../scripts/reading-distance/running.ts';
import { outdated, tableIn, tableOf, withTable } from '../../scripts/reading-distance/table.ts';
import { isThisSoftware } from '../../src/domain/net/address.ts';
import { withoutEdges, withoutTrailing } from '../../src/domain/text/slug.ts';

const files = new Map([
  [
    'src/handlers/a.ts',
    `import type { T } from '../domain/types.ts';
import { used as renamed, unused } from '../domain/b.ts';
import { desk } from '../desk/run.ts';

export const a = (tx: T) => {
  renamed(tx.rows.find());
  return desk;
};
`,
  ],
  ['src/domain/types.ts', 'export type T = 1;\n'],
  [
    'src/domain/b.ts',
    `import { far } from './far.ts';
const inner = () => 1;
export function used(value: unknown) {
  return inner();
}
export const unused = () => far;
`,
  ],
  ['src/domain/far.ts', 'export const far = 1;\n'],
  ['src/desk/run.ts', `import { far } from '../domain/far.ts';\nexport const desk = far;\n`],
  ['src/store/index.ts', `import { rows } from './rows.ts';\nexport const tables = { rows };\n`],
  ['src/store/rows.ts', 'export const rows = () => ({\n  find: () => [],\n});\n'],
]);

const read = (path: string): string => {
  const text = files.get(path);
  if (text === undefined) throw new Error(`${path} was read`);
  return text;
};

describe('reading distance', () => {
  it('counts what the code uses, and the tables, but neither types nor what is imported for other code', () => {
    const distance = followed(read, ['src/handlers/a.ts'], ['src/desk/run.ts']);
    // a.ts 8 lines, b.ts 6, run.ts 2, rows.ts 3; used: 4, 1 + 3, 1, 3.
    assert.deepEqual(distance, { files: 4, lines: 19, used: 12, shared: 1 });
  });

  it('follows a file that is entered', () => {
    assert.equal(followed(read, ['src/handlers/a.ts'], []).files, 5);
    assert.equal(followed(read, ['src/domain/far.ts'], []).files, 1);
    assert.throws(() => followed(read, ['src/domain/gone.ts'], []), 'src/domain/gone.ts was read');
  });

  it('counts the functions that run, with the lines of each once', async () => {
    const counters = await whatRuns();
    const nothing = await counters.during(async () => undefined);
    const once = await counters.during(async () => withoutTrailing('a//', '/'));
    const more = await counters.during(async () => [
      withoutEdges('/a/', '/'),
      withoutEdges('b', '/'),
      isThisSoftware(''),
    ]);
    await counters.end();
    assert.deepEqual(nothing, { files: 0, lines: 0, paths: [] });
    assert.deepEqual(once.paths, ['src/domain/text/slug.ts']);
    assert.isAbove(once.lines, 2);
    assert.equal(more.files, 2);
  });

  it('reports flows that are missing or differ by more than a tenth', () => {
    const ran = { files: 4, lines: 40, paths: ['src/http/app.ts', 'src/store/feed/events.ts'] };
    const row = { name: 'one', files: 10, lines: 100, used: 50, shared: 2, goal: '5, 50', ran };
    const table = tableOf([row]);
    assert.deepEqual(outdated(table, [{ ...row, files: 11, lines: 109 }]), []);
    assert.deepEqual(outdated(table, [{ ...row, files: 12 }]), [
      'one: 4, 40, 12, 100; the document has 4, 40, 10, 100',
    ]);
    assert.lengthOf(outdated(table, [{ ...row, ran: { ...ran, lines: 50 } }]), 1);
    assert.lengthOf(outdated(table, [{ ...row, lines: 80 }]), 1);
    assert.lengthOf(outdated(table, [{ ...row, name: 'two' }]), 1);
    const text = '<!-- reading-distance -->\nold\n<!-- end of reading-distance -->';
    assert.equal(tableIn(withTable(text, table)), table);
    assert.throws(() => tableIn('no marks'), 'no marks of reading-distance');
    const named = filesOf([row]);
    assert.include(named, '- http (1): src/http/app.ts');
    assert.include(named, '- store (1): src/store/feed/events.ts');
  });
});
