import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';
import { placeOf } from './check-subjects.ts';
import { readSource } from './read-source.ts';
import { partNames, subjects } from './rooms.ts';

const names = new Set(partNames.flatMap((part) => subjects[part].flat()));

/** Layers whose tests call the code of one subject directly. */
const DIRECT = ['domain', 'jobs', 'live', 'outside', 'record'];

const isFolder = (path: string) => existsSync(join(projectRoot, path)) && !path.endsWith('.ts');

/** Why a test stands in the wrong folder; null for the right one. */
function misplaced(path: string, text: string): string | null {
  const [, layer = '', ...rest] = path.split('/');
  if (!isFolder(`src/${layer}`)) return null;
  const folder = rest.slice(0, -1).join('/');
  if (folder === '') return null;
  const [first = ''] = rest;
  const isMirrored = isFolder(`src/${layer}/${folder}`);
  const isSubject = folder === first && (names.has(first) || isFolder(`src/${first}`));
  if (!isMirrored && !isSubject)
    return `${path}: src/${layer} has no folder ${folder}, and no subject has this name`;
  if (!DIRECT.includes(layer)) return null;
  const tested = readSource(path, text).imports.flatMap(({ from }) => {
    const target = posix.normalize(posix.join(dirname(path), from));
    const place = target.startsWith(`src/${layer}/`) ? placeOf(target) : null;
    return place?.kind === 'subject' ? [place.name] : [];
  });
  if (tested.length === 0 || tested.includes(first)) return null;
  return `${path}: imports ${[...new Set(tested)].join(', ')} of ${layer}, but not ${first}`;
}

const tests = readdirSync(join(projectRoot, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `test/${name}`);

describe('tests', () => {
  it('stand in the folder of their layer and subject', () => {
    assert.isAbove(tests.length, 400);
    const problems = tests.flatMap(
      (path) => misplaced(path, readFileSync(join(projectRoot, path), 'utf8')) ?? [],
    );
    assert.deepEqual(problems, []);
  });

  const WRONG: readonly [path: string, code: string][] = [
    ['test/domain/weather/x.test.ts', ''],
    ['test/http/me/x.test.ts', ''],
    ['test/http/brands/old/x.test.ts', ''],
    ['test/handlers/tasks/media-buy/x.test.ts', ''],
    ['test/store/look-ups/x.test.ts', ''],
    ['test/domain/brands/x.test.ts', `import { a } from '../../../src/domain/members/roles.ts';`],
    ['test/record/feed/x.test.ts', `import { a } from '../../../src/record/publishers/reconcile.ts';`],
  ];
  for (const [path, code] of WRONG)
    it(`are refused at ${path}${code === '' ? '' : ` with ${code}`}`, () => {
      assert.isNotNull(misplaced(path, code));
    });

  const RIGHT: readonly [path: string, code: string][] = [
    ['test/domain/x.test.ts', ''],
    ['test/process/x.test.ts', ''],
    ['test/http/brands/x.test.ts', ''],
    ['test/http/oauth/x.test.ts', ''],
    ['test/http/pages/x.test.ts', ''],
    ['test/store/engine/x.test.ts', ''],
    [
      'test/domain/buys/judging/x.test.ts',
      `import { a } from '../../../../src/domain/buys/judging/flight.ts';`,
    ],
    ['test/record/brands/x.test.ts', `import { a } from '../../../src/domain/members/roles.ts';`],
  ];
  for (const [path, code] of RIGHT)
    it(`may stand at ${path}${code === '' ? '' : ` with ${code}`}`, () => {
      assert.isNull(misplaced(path, code));
    });
});
