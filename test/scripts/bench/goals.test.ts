import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { goals } from '../../../scripts/bench/goals.ts';
import { missedGoals } from '../../../scripts/bench/table.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import { goalTable } from './goal-table.ts';

const FOLDER = 'scripts/bench';
const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** The code of the bench that judges rows, by file. */
const files = new Map(
  readdirSync(join(projectRoot, FOLDER))
    .filter((name) => name !== 'goals.ts')
    .map((name) => [name, read(`${FOLDER}/${name}`)]),
);

/** The files that a run of the bench loads. */
function loaded(): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, next = ''] of (files.get(name) ?? '').matchAll(/from '\.\/([\w-]+\.ts)'/g)) visit(next);
  };
  visit('main.ts');
  return found;
}

describe('the table of all goals in docs/performance.md', () => {
  const [, section = ''] = /^## All goals, in one run\n(.*?)^## /ms.exec(read('docs/performance.md')) ?? [];
  const lines = [...section.matchAll(/^\| (.*?) \| (.*?) \| .*\|$/gm)].map(([, what, goal]) => ({
    what,
    goal,
  }));

  it('has exactly the goals that the bench judges, with the same numbers', () => {
    assert.deepEqual(
      lines.filter(({ what }) => what !== 'what'),
      goalTable.map(({ what, goal }) => ({ what, goal })),
    );
  });

  it('names each goal of the bench once', () => {
    assert.sameMembers(
      goalTable.flatMap(({ names }) => names),
      Object.keys(goals),
    );
  });
});

describe('a goal of the bench', () => {
  for (const [name, reach] of Object.entries(goals)) {
    const [, sign = '', text = '', rest = ''] = /^(\D+?) ([\d.]+)(.*)$/.exec(reach) ?? [];
    const isLeast = sign === '≥';
    const measured = (factor: number) => `${Number(text) * factor}${rest}`;
    const isMissed = (value: string) => missedGoals([{ what: name, value, reach }]).length === 1;

    it(`${name}, ${reach}, is judged by a row of a run of everything`, () => {
      const judging = [...loaded()].filter((file) => files.get(file)?.includes(`goals.${name}`));
      assert.isNotEmpty(judging);
    });

    it(`${name}, ${reach}, is missed by what is worse by a hundredth and by what was not measured, and reached by what is better`, () => {
      assert.isTrue(isMissed(measured(isLeast ? 0.99 : 1.01)));
      assert.isTrue(isMissed('NaN'));
      assert.isFalse(isMissed(measured(isLeast ? 1.01 : 0.99)));
    });
  }
});
