import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { recordLines } from '../../codegen/releases.ts';
import { fixtureTexts, fixtureWith, modelOf } from './fixture.ts';
import { matchesGolden, readGolden } from './golden.ts';
import { createProject, type Project } from './project.ts';
import { refuses } from './refusal.ts';

const NUMBER = 'schemas/v3/release.json';
const MANIFEST = 'schemas/releases/manifest.json';
const FROZEN = 'schemas/releases/3.1.0.jsonl';

/** The records of the fixture, as a release of it is frozen. */
const frozen = readGolden('contract.jsonl');
const hashes = (...releases: string[]) =>
  JSON.stringify(
    Object.fromEntries(
      releases.map((release) => [release, createHash('sha256').update(frozen).digest('hex')]),
    ),
  );

describe('the records of the contract', () => {
  it('are the published form: relative references, and annotations under names of their own', async () => {
    const { contract } = await modelOf(fixtureTexts);
    matchesGolden('contract.jsonl', recordLines(contract));
  });

  it('follow the name of the protocol, also those of a release', async () => {
    const { contract, releases } = await modelOf(
      fixtureWith({ [FROZEN]: frozen, [MANIFEST]: hashes('3.1.0') }),
      'acme',
    );
    for (const [head, task] of [contract, releases.get('3.1.0') ?? []]) {
      assert.equal(head?.name, 'acme');
      assert.equal(task?.name, 'get_acme_capabilities');
    }
  });
});

describe('the generator stops on releases', () => {
  const badNumbers = ['3', '3.1', 'v3.1.0', '03.1.0', '3.1.0-', '3.1.0-rc', '3.1.0-rc.1.1', '../3.1.0', 3];
  refuses([
    [
      'a frozen file that was changed',
      { [FROZEN]: frozen.replace('plants', 'shrubs'), [MANIFEST]: hashes('3.1.0') },
      FROZEN,
      'is not the file that was frozen',
    ],
    ['a frozen file without a hash', { [FROZEN]: frozen, [MANIFEST]: '{}' }, 'has no hash of it'],
    ['a frozen file without a manifest', { [FROZEN]: frozen }, 'has no hash of it'],
    ['a frozen file that is missing', { [MANIFEST]: hashes('3.1.0') }, `${FROZEN} is missing`],
    [
      'a file that is not called after a release',
      { 'schemas/releases/latest.jsonl': frozen },
      'is not called after a release',
    ],
    ['a record that does not parse', { [FROZEN]: `${frozen}{` }, FROZEN, 'is not JSON'],
    ...badNumbers.map(
      (release) =>
        [
          `the number ${release}`,
          { [NUMBER]: JSON.stringify({ release }) },
          'must be a number such as 3.1.0',
        ] as const,
    ),
  ]);
});

describe('npm run codegen -- --freeze', () => {
  let project: Project;
  const read = (path: string) => readFileSync(join(project.folder, path), 'utf8');
  before(() => {
    project = createProject();
  });
  after(() => project.remove());

  it('stops without a number', async () => {
    assert.include((await project.codegen('--freeze')).stderr, 'must name the release');
    assert.isFalse(existsSync(join(project.folder, MANIFEST)));
  });

  it('freezes the contract under its number once, and never again', async () => {
    writeFileSync(join(project.folder, NUMBER), '{ "release": "3.1.0" }');
    assert.deepInclude(await project.codegen('--freeze'), { code: 0, stderr: '' });
    assert.equal(read(FROZEN), read('generated/contract.jsonl'));
    assert.equal(read('generated/releases/3.1.0.jsonl'), read('generated/contract.jsonl'));
    assert.hasAllKeys(JSON.parse(read(MANIFEST)), ['3.1.0']);
    const again = await project.codegen('--freeze');
    assert.equal(again.code, 1);
    assert.include(again.stderr, 'the release 3.1.0 is frozen');
  });
});
