import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { NOTHING, readSources, whyApart } from '../../scripts/reading-distance/apart.ts';
import { filesOf } from '../../scripts/reading-distance/files.ts';
import { followed } from '../../scripts/reading-distance/follow.ts';
import { whatRuns } from '../../scripts/reading-distance/running.ts';
import { outdated, tableIn, tableOf, withTable } from '../../scripts/reading-distance/table.ts';
import { isThisSoftware } from '../../src/domain/net/address.ts';
import { withoutEdges, withoutTrailing } from '../../src/domain/text/slug.ts';
import { projectRoot } from '../../src/infra/project.ts';

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

const ROW = { name: 'one', files: 1, lines: 1, used: 1, shared: 0, goal: '13 (10 of 17), 0.9k' };

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

  it('gives a reason for each layer of src, and for the files that start the service', () => {
    const layers = readdirSync(join(projectRoot, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    assert.include(layers, 'store');
    const paths = ['src/app.ts', ...layers.map((layer) => `src/${layer}/x.ts`)];
    const text = filesOf([{ ...ROW, ran: { files: paths.length, lines: 1, paths } }]);
    for (const layer of ['start', ...layers]) {
      assert.match(text, new RegExp(`^\\| ${layer} \\| [^|]{20,} \\|$`, 'm'), layer);
      assert.include(text, `- ${layer} (1): `);
    }
  });

  it('refuses a file of a layer that has no reason', () => {
    const ran = { files: 1, lines: 1, paths: ['src/attic/x.ts'] };
    assert.throws(() => filesOf([{ ...ROW, ran }]), 'attic');
  });

  it('says for each file why it is not part of the only file that imports it', () => {
    const lines = (count: number, imports = '') => `${imports}\n${'step();\n'.repeat(count - 1)}`;
    const from = (path: string) => `import { a } from '${path}';`;
    const sources = new Map([
      [
        'src/domain/buys/reader.ts',
        lines(150, `${from('./long.ts')} ${from('./short.ts')} ${from('./own.ts')}`),
      ],
      ['src/domain/buys/long.ts', lines(51, from('../text/other.ts'))],
      ['src/domain/buys/short.ts', lines(50, from('../text/two.ts'))],
      ['src/domain/buys/own.ts', lines(10, from('../text/two.ts'))],
      ['test/domain/buys/own.test.ts', from('../../../src/domain/text/other.ts')],
      ['src/domain/text/other.ts', lines(1)],
      ['src/domain/text/two.ts', lines(1)],
      ['src/handlers/list.ts', `const load = () => import('./buys/createMediaBuy.ts');`],
      ['src/handlers/buys/createMediaBuy.ts', lines(1)],
    ]);
    const reader = 'src/domain/buys/reader.ts';
    assert.deepEqual(Object.fromEntries(whyApart([...sources.keys()].slice(0, 9), sources)), {
      [reader]: 'no file imports it: a process or a thread begins with it',
      'src/domain/buys/long.ts': `with its only reader, ${reader}, it would have 201 lines`,
      'src/domain/buys/short.ts': `${NOTHING}: it can become part of ${reader}`,
      'src/domain/buys/own.ts': 'its rule has a test of its own, test/domain/buys/own.test.ts',
      'test/domain/buys/own.test.ts': 'no file imports it: a process or a thread begins with it',
      'src/domain/text/other.ts': 'its only reader, src/domain/buys/long.ts, is of another layer or subject',
      'src/domain/text/two.ts': '2 files import it',
      'src/handlers/list.ts': 'no file imports it: a process or a thread begins with it',
      'src/handlers/buys/createMediaBuy.ts': 'it is named after its operation, task or job',
    });
  });

  it('finds a reason for each file of the six flows', () => {
    const text = readFileSync(join(projectRoot, 'docs/reading-distance.md'), 'utf8');
    const paths = [...text.matchAll(/^\| (src\/\S+) \|/gm)].map(([, path = '']) => path);
    assert.isAbove(paths.length, 200);
    const apart = whyApart(paths, readSources());
    assert.deepEqual(
      [...apart].filter(([, reason]) => reason.startsWith(NOTHING)),
      [],
    );
  });

  it('has the reason of each layer in the document that names the files', () => {
    const text = readFileSync(join(projectRoot, 'docs/reading-distance.md'), 'utf8');
    const named = new Set([...text.matchAll(/^- ([\w-]+) \(\d+\):/gm)].map(([, layer]) => layer));
    assert.include([...named], 'start');
    for (const layer of named) assert.match(text, new RegExp(`^\\| ${layer} \\| [^|]{20,} \\|$`, 'm'), layer);
  });
});
