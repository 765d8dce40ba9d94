import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import { answerOf } from '../support/answer.ts';
import { childEnv } from '../support/child-env.ts';
import { type Database, enginesInTurn } from '../support/databases.ts';
import { type MirrorWorld, startMirrorWorld } from './world.ts';

const script = fileURLToPath(new URL('../../mirror/main.ts', import.meta.url));
const KILLS = 3;

for (const engine of enginesInTurn(import.meta.filename))
  describe(`\`mirror serve\` as a process, on ${engine.name}`, () => {
    let world: MirrorWorld;
    let database: Database;
    before(async () => {
      world = await startMirrorWorld(engine, 20260202);
      await world.addBrands();
      for (let round = 0; round < 3; round += 1) await world.living.round();
      await world.dump();
      database = await engine.createEmpty();
    });
    after(async () => {
      await database.drop();
      await world.drop();
    });

    type Served = { child: ChildProcess; text: () => string; origin: () => Promise<string> };
    function start(...args: string[]): Served {
      const child = spawn(process.execPath, [script, ...args], {
        cwd: world.root,
        env: {
          ...childEnv(),
          PORT: '0',
          LOG_LEVEL: 'warn',
          REGISTRY_URL: world.url,
          REGISTRY_TOKEN: world.token,
          DATABASE_URL: database.url,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (some: string) => {
          text += some;
        });
      async function origin(): Promise<string> {
        for (let looks = 0; looks < 3_000 && child.exitCode === null; looks += 1) {
          const [, found] = / at (http:\/\/localhost:\d+)\n/.exec(text) ?? [];
          if (found !== undefined) return found;
          await pause(10);
        }
        return assert.fail(`it does not serve: ${text}`);
      }
      return { child, text: () => text, origin };
    }
    async function ended({ child }: Served): Promise<unknown> {
      const [code] = child.exitCode === null ? await once(child, 'close') : [child.exitCode];
      return code;
    }
    async function ready({ origin, text }: Served): Promise<string> {
      const url = await origin();
      for (let looks = 0; looks < 2_000; looks += 1) {
        if ((await answerOf(`${url}/readyz`, {})).status === 200) return url;
        await pause(10);
      }
      return assert.fail(`it is not ready: ${text()}`);
    }
    const LISTS = ['/api/brands/registry', '/api/properties/registry', '/api/registry/publishers'];

    it(`follows and serves in one command, and is whole again after each of ${KILLS} kills`, async () => {
      for (let kill = 0; kill <= KILLS; kill += 1) {
        await world.living.round();
        await world.dump();
        const served = start('serve', '--follow', '--look', '20');
        // At any moment: while it loads, while it fills, or while it answers.
        if (kill < KILLS) await pause(200 + 700 * kill);
        else {
          const url = await ready(served);
          const expected = await Promise.all(LISTS.map(async (path) => (await world.living.get(path)).text));
          for (let looks = 0; ; looks += 1) {
            const shown = await Promise.all(LISTS.map(async (path) => (await answerOf(url + path, {})).text));
            if (shown.every((text, at) => text === expected[at])) break;
            if (looks > 1_000) assert.deepEqual(shown, expected, served.text());
            await pause(20);
          }
        }
        served.child.kill(kill < KILLS ? 'SIGKILL' : 'SIGTERM');
        const code = await ended(served);
        assert.equal(code, kill < KILLS ? null : 0, served.text());
      }
    });

    it('ends with 2 for the copy of another registry', async () => {
      const served = start('serve', '--registry', 'http://127.0.0.1:9');
      assert.equal(await ended(served), 2);
      assert.include(served.text(), 'Each registry needs a database of its own');
    });

    it('ends with 2 for a setting that cannot be used', async () => {
      for (const [args, said] of [
        [['--oldest', 'never'], '--oldest is a number above 0'],
        [['--look', '0'], '--look is a number above 0'],
      ] as const) {
        const served = start('serve', ...args);
        assert.equal(await ended(served), 2);
        assert.include(served.text(), said);
      }
    });
  });
