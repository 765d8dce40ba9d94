import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { taskErrors } from '../../generated/task-errors.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { childEnv } from '../support/child-env.ts';
import { enginesInTurn } from '../support/databases.ts';

const inShell = promisify(execFile);

/** Commands that install, or start a program of their own; `npm run flow` and the demo have tests of their own. */
const STARTERS = /^(npm ci && npm (run demo|test|start)|DATABASE_URL=\S+ npm start|npm run -s flow)$/;
const RUN = /^(curl |npm run -s admin -- )/;

/** The commands of a document, each with its continued lines and without the remark behind it. */
const commandsOf = (text: string): string[] =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block
      .replaceAll('\\\n', ' ')
      .split('\n')
      .map((line) => line.replace(/\s+# .*$/, '').trim())
      .filter((line) => line !== ''),
  );

/** `npm run -s admin` as a reader has it, without the bundle that it builds first. */
const NPM =
  'npm() { test "$1 $2 $3 $4" = "run -s admin --" || return 99; shift 4; "$NODE" src/admin.ts "$@"; }';

const commands = commandsOf(readFileSync(join(projectRoot, 'README.md'), 'utf8'));

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the commands of the README in a fresh sandbox, on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    /** What a command prints; rejects when it fails. */
    async function run(command: string): Promise<string> {
      const own = command.replaceAll('localhost:8080', `127.0.0.1:${app.address?.port}`);
      const env = { ...childEnv(), NODE: process.execPath, DATABASE_URL: app.url };
      const { stdout } = await inShell('sh', ['-c', `${NPM}\n${own}`], { env, cwd: projectRoot });
      return stdout;
    }

    it('are all run here, or start a program', () => {
      const others = commands.filter((command) => !RUN.test(command) && !STARTERS.test(command));
      assert.deepEqual(others, []);
      for (const start of ['curl ', 'npm run -s admin -- org', 'npm run -s admin -- key'])
        assert.isTrue(
          commands.some((command) => command.startsWith(start)),
          start,
        );
    });

    for (const command of commands.filter((one) => RUN.test(one)))
      it(`print what they promise: ${command.slice(0, 70)}`, async () => {
        const printed = await run(command);
        const answer: unknown = JSON.parse(printed);
        assert.isObject(answer);
        assert.notProperty(answer, 'error', printed);
        const codes = [...printed.matchAll(/"code":\s*"([A-Z_]+)"/g)].map(([, code = '']) => code);
        assert.deepEqual(
          codes.filter((code) => Object.hasOwn(taskErrors, code)),
          [],
          printed,
        );
        assert.notMatch(printed, /"isError":\s*true|"status":\s*"failed"/);
        const shown = answer as Printed;
        assert.equal('api_key' in shown, /-- key create/.test(command), 'a key, exactly where one is made');
        assert.equal('token' in shown, /-- principal create/.test(command), 'likewise a token');
        await useCredential(shown);
      });

    type Printed = { readonly api_key?: string; readonly token?: string };
    /** A credential that a command has shown opens what it was made for. */
    async function useCredential({ api_key: key, token }: Printed): Promise<void> {
      const authorization = `Bearer ${key ?? token}`;
      if (key !== undefined)
        assert.equal((await app.get('/api/registry/feed', { authorization })).status, 200);
      if (token === undefined) return;
      const params = { name: 'get_products', arguments: { buying_mode: 'brief', brief: 'news' } };
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
      const { text, body } = await app.post('/mcp', call, { authorization, accept: 'application/json' });
      assert.isNotEmpty(body.result.structuredContent.products, text);
    }

    for (const wrong of [
      'npm run -s admin -- org create',
      'npm run -s admin -- no-such-command',
      'npm start',
    ])
      it(`would be noticed if they failed: ${wrong}`, async () => {
        const failed = await run(wrong).then(
          () => false,
          () => true,
        );
        assert.isTrue(failed);
      });
  });
}
