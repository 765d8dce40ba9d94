import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { faultsOfRows, withIds } from '../../scripts/decisions/rows.ts';
import { projectRoot } from '../../src/infra/project.ts';

const TABLE = '| id | date | context | choice | consequence |\n|---|---|---|---|---|\n';
const row = (id: string, text = 'a | b | c') => `| ${id} | 2026-11-26 | ${text} |\n`;

describe('the rows of docs/decisions.md', () => {
  it('have an id of their own and a date', () => {
    assert.deepEqual(faultsOfRows(readFileSync(join(projectRoot, 'docs/decisions.md'), 'utf8')), []);
  });

  for (const [says, text] of [
    ['line 3: no id and date', `${TABLE}| a | b | c |\n`],
    ['line 3: no id and date', `${TABLE}| D1 | soon | a | b | c |\n`],
    ['line 4: D1 is the id of line 3', `${TABLE}${row('D1')}${row('D1')}`],
    ['line 3: no id and date', `${TABLE}| 17 | 2026-11-26 | a | b | c |\n`],
  ] as const)
    it(`are refused with "${says}" for ${JSON.stringify(text.slice(TABLE.length))}`, () => {
      const [fault = ''] = faultsOfRows(text);
      assert.isTrue(fault.startsWith(says), fault);
    });

  it('of two cells are packages, and need no id', () => {
    assert.deepEqual(faultsOfRows('| package | why |\n|---|---|\n| `a \\| b` | c |\n'), []);
  });

  it('get the next ids and their dates, and keep those that they have', () => {
    const old = `| context | choice | consequence |\n|---|---|---|\n| a | b | c |\n${row('D7')}| d | \`e \\| f\` | g |\n`;
    const written = withIds(old, (line) => `2026-01-0${line}`);
    assert.equal(
      written,
      `${TABLE}| D8 | 2026-01-03 | a | b | c |\n${row('D7')}| D9 | 2026-01-05 | d | \`e \\| f\` | g |\n`,
    );
    assert.equal(
      withIds(written, () => 'x'),
      written,
    );
  });
});
