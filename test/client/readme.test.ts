import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';
import { append } from '../http/feed/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';

const run = promisify(execFile);

describe('the examples of the clients', () => {
  let app: TestApp | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'client-example-'));
  after(async () => {
    rmSync(folder, { recursive: true });
    await app?.drop();
  });

  before(async () => {
    const [engine] = engines;
    assert(engine !== undefined);
    app = await startTestApp(engine);
  });

  /** A file with the example that uses this function, for this service. */
  function exampleOf(name: string, baseUrl: string): string {
    const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
    const example =
      readme
        .split('```')
        .find((block) => block.startsWith('ts\n') && block.includes(name))
        ?.slice(3) ?? '';
    assert.include(example, "'http://localhost:8080'");
    // A project of one's own has the module elsewhere.
    const client = pathToFileURL(join(projectRoot, 'client/index.ts')).href;
    const own = example.replace('http://localhost:8080', baseUrl).replace('./client/index.ts', client);
    const file = join(folder, `${name}.mts`);
    writeFileSync(file, own);
    return file;
  }

  it('of the agent works as it stands in the README', async () => {
    const file = exampleOf('connectAgent', app?.baseUrl ?? '');
    const { stdout, stderr } = await run(process.execPath, [file], { cwd: projectRoot });
    const [list = '', error] = stdout.split(/\n(?=ACCOUNT)/);
    assert.match(list, /^mcp \[\s*'acc_\S+ outdoor\.example via agency\.example \(sandbox\)'\s*\]$/);
    assert.equal(error, 'ACCOUNT_NOT_FOUND terminal account\n');
    assert.equal(stderr, '');
  });

  it('of the registry works as it stands in the README, and goes on reading', async () => {
    assert(app !== undefined);
    const { authorization } = await app.member();
    await append(app, { eventType: 'property.created' });
    const env = { ...process.env, API_KEY: authorization.replace('Bearer ', '') };
    const example = spawn(process.execPath, [exampleOf('connectRegistry', app.baseUrl)], { env });
    const lines: string[] = [];
    for await (const line of createInterface({ input: example.stdout })) if (lines.push(line) === 2) break;
    example.kill();
    assert.match(lines[0] ?? '', /ironclove\.example/);
    assert.match(lines[1] ?? '', /^1 [0-9a-f-]{36}$/);
  });
});
