import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { createProject, type Project } from '../project.ts';

describe('npm run codegen -- --diff', () => {
  let project: Project;
  before(async () => {
    project = createProject();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
        cwd: project.folder,
      });
    git('init', '-q', '-b', 'main');
    git('add', 'schemas', 'openapi');
    git('commit', '-q', '-m', 'first');
    assert.equal((await project.codegen()).code, 0);
    const frozen = readFileSync(join(project.folder, 'generated/contract.jsonl'), 'utf8');
    writeFileSync(join(project.folder, 'frozen.jsonl'), frozen);
  });
  after(() => project.remove());

  it('finds nothing between sources and themselves: as a folder, as a commit, as records', async () => {
    for (const from of ['.', 'main', 'frozen.jsonl']) {
      const { code, stdout, stderr } = await project.codegen('--diff', from);
      assert.deepEqual([from, code, stderr], [from, 0, '']);
      assert.include(stdout, 'No changes.');
    }
  });

  it('refuses a breaking change until the release has a new number', async () => {
    const table = join(project.folder, 'openapi/errors.yaml');
    const text = readFileSync(table, 'utf8');
    writeFileSync(table, text.replace(/status: 4\d\d/, 'status: 418'));
    const refused = await project.codegen('--diff', 'main');
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /^codegen: 1 changes break callers of release 0\.0\.0, first API error /);
    assert.match(
      refused.stderr,
      /### Breaking for receivers of responses\n\n- API error \w+: status: 4\d\d → 418\n/,
    );

    writeFileSync(join(project.folder, 'schemas/v3/release.json'), '{ "release": "0.1.0" }');
    const { code, stdout } = await project.codegen('--diff', 'main');
    assert.equal(code, 0);
    assert.match(stdout, /^## 0\.1\.0 \(since 0\.0\.0\)\n/);
    writeFileSync(table, text);
  });

  it('names what it cannot read', async () => {
    const { code, stderr } = await project.codegen('--diff', 'no-such-thing');
    assert.equal(code, 1);
    assert.include(stderr, '"no-such-thing" is no folder, no file of records and no commit');
  });

  it('--freeze describes the release, and --check refuses what breaks it under the same number', async () => {
    const at = (path: string) => join(project.folder, path);
    const numbered = (release: string) =>
      writeFileSync(at('schemas/v3/release.json'), JSON.stringify({ release }));
    const table = readFileSync(at('openapi/errors.yaml'), 'utf8');
    numbered('1.0.0');
    assert.equal((await project.codegen('--freeze')).code, 0);
    assert.equal((await project.codegen('--check')).code, 0);
    assert.include(
      readFileSync(at('CHANGELOG.md'), 'utf8'),
      '## 1.0.0\n\n<!-- changes of 1.0.0 -->\n\nFirst release.\n',
    );

    writeFileSync(at('openapi/errors.yaml'), table.replace(/status: 4\d\d/, 'status: 418'));
    assert.equal((await project.codegen()).code, 0);
    const refused = await project.codegen('--check');
    assert.equal(refused.code, 1);
    assert.include(refused.stderr, '1 changes break callers of release 1.0.0');
    assert.include(refused.stderr, 'raise `release` in schemas/v3/release.json above 1.0.0');

    numbered('0.9.0');
    assert.equal((await project.codegen('--freeze')).code, 1);
    numbered('1.1.0');
    assert.equal((await project.codegen('--freeze')).code, 0);
    assert.equal((await project.codegen('--check')).code, 0);
    const changelog = readFileSync(at('CHANGELOG.md'), 'utf8');
    assert.match(
      changelog,
      /^# Changelog of the contract\n\n## 1\.1\.0\n\n[\s\S]*status: 4\d\d → 418[\s\S]*\n## 1\.0\.0\n/,
    );
  });
});
