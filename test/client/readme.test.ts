import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project-root.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';

const run = promisify(execFile);

describe('the example of the client', () => {
  let app: TestApp | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'client-example-'));
  after(async () => {
    rmSync(folder, { recursive: true });
    await app?.drop();
  });

  it('works as it stands in the README', async () => {
    const [engine] = engines;
    assert(engine !== undefined);
    app = await startTestApp(engine);
    const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
    const example = /```ts\n(import [^`]*connectAgent[^`]*(?:`[^`]*`[^`]*)*?)```/.exec(readme)?.[1] ?? '';
    assert.include(example, "'http://localhost:8080'");
    // A project of one's own has the module elsewhere.
    const client = pathToFileURL(join(projectRoot, 'client/index.ts')).href;
    const own = example.replace('http://localhost:8080', app.baseUrl).replace('./client/index.ts', client);
    const file = join(folder, 'example.mts');
    writeFileSync(file, own);
    const { stdout, stderr } = await run(process.execPath, [file], { cwd: projectRoot });
    const [list = '', error] = stdout.split(/\n(?=ACCOUNT)/);
    assert.match(list, /^mcp \[\s*'acc_\S+ outdoor\.example via agency\.example \(sandbox\)'\s*\]$/);
    assert.equal(error, 'ACCOUNT_NOT_FOUND terminal account\n');
    assert.equal(stderr, '');
  });
});
