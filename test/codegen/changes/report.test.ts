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
});
