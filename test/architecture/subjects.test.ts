import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';
import { checkSubjects, circlesOf, placeOf, SUBJECT_LAYERS } from './check-subjects.ts';
import { partNames, subjects } from './rooms.ts';

const names = partNames.flatMap((part) => subjects[part].flat());

const files = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/${name}`);

const checked = files.map((path) => checkSubjects(path, readFileSync(join(projectRoot, path), 'utf8')));

/** Code that breaks the order, and what has to be said about it. */
const VIOLATIONS: readonly [path: string, code: string, says: string][] = [
  ['src/domain/json/x.ts', `import { a } from '../buys/x.ts';`, 'json may not import buys'],
  ['src/domain/steps.ts', `import type { A } from './brands/x.ts';`, 'steps may not import brands'],
  ['src/store/engine/x.ts', `import { a } from '../feed/x.ts';`, 'engine may not import feed'],
  [
    'src/domain/brands/x.ts',
    `import { a } from '../authorization/x.ts';`,
    'brands may not import authorization',
  ],
  ['src/record/feed/x.ts', `import { a } from '../ownership/x.ts';`, 'feed may not import ownership'],
  [
    'src/handlers/search/x.ts',
    `import { a } from '../../domain/accounts/x.ts';`,
    'search may not import accounts',
  ],
  ['src/store/members/x.ts', `export * from '../tasks/x.ts';`, 'members may not import tasks'],
  ['src/jobs/agents/x.ts', `const a = await import('../buys/x.ts');`, 'agents may not import buys'],
  [
    'src/live/publishers/x.ts',
    `type A = import('../../domain/products/x.ts').A;`,
    'publishers may not import products',
  ],
  [
    'src/outside/webhooks/x.ts',
    `import type { A } from '../../domain/tasks/x.ts';`,
    'webhooks may not import tasks',
  ],
  ['src/record/accounts/x.ts', `import { a } from '../products/x.ts';`, 'accounts may not import products'],
  ['src/record/signals/x.ts', `import { a } from '../audiences/x.ts';`, 'signals may not import audiences'],
  [
    'src/record/buys/x.ts',
    `import { tables } from '../../store/index.ts';`,
    'buys may import types only from what puts the subjects together',
  ],
  [
    'src/record/context.ts',
    `import { a } from './members/x.ts';`,
    'what all subjects share may not import members',
  ],
  ['src/domain/weather/x.ts', `export const a = 1;`, 'weather has no floor'],
  ['src/domain/buys/x.ts', `import { a } from '../weather/x.ts';`, 'weather has no floor'],
];

const ALLOWED: readonly [path: string, code: string][] = [
  ['src/domain/json/x.ts', `import { a } from '../text/x.ts';`],
  ['src/domain/buys/x.ts', `import { a } from './y.ts'; import { b } from '../products/x.ts';`],
  ['src/handlers/buys/x.ts', `import { a } from '../../domain/brands/x.ts';`],
  ['src/record/buys/x.ts', `import type { Tables } from '../../store/index.ts';`],
  ['src/jobs/brands/x.ts', `import { a } from '../in-batch.ts';`],
  ['src/store/index.ts', `import { a } from './buys/x.ts'; import { b } from './brands/x.ts';`],
  ['src/http/feed/x.ts', `import { a } from '../../domain/search-index/x.ts';`],
];

describe('subjects', () => {
  it('import themselves and lower subjects only, in every layer, and the registry never the agent', () => {
    assert.deepEqual(
      checked.flatMap(({ problems }) => problems),
      [],
    );
  });

  it('are in no circle, by what they import of each other besides types', () => {
    assert.deepEqual(circlesOf(checked.flatMap(({ edges }) => edges)), []);
  });

  it('are those that the folders of src have, each on one floor', () => {
    assert.deepEqual(names, [...new Set(names)]);
    const found = new Set(
      files.map(placeOf).flatMap((place) => (place?.kind === 'subject' ? [place.name] : [])),
    );
    assert.sameMembers([...found], names);
    for (const layer of SUBJECT_LAYERS) assert.isTrue(existsSync(join(projectRoot, 'src', layer)), layer);
  });

  for (const [path, code, says] of VIOLATIONS)
    it(`are refused ${code} in ${path}: ${says}`, () => {
      const { problems } = checkSubjects(path, code);
      assert.isTrue(
        problems.some((problem) => problem.endsWith(says)),
        `said only: ${problems.join('; ')}`,
      );
    });

  for (const [path, code] of ALLOWED)
    it(`may have ${code} in ${path}`, () => {
      assert.deepEqual(checkSubjects(path, code).problems, []);
    });

  it('that import each other by way of a third are found as one circle', () => {
    const edges = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
      { from: 'd', to: 'a' },
      { from: 'e', to: 'f' },
    ];
    assert.deepEqual(circlesOf(edges), [['a', 'b', 'c']]);
  });
});
