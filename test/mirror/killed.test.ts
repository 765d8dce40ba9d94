import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import { chances } from '../http/feed/picture-world.ts';
import { childEnv } from '../support/child-env.ts';
import { type Database, enginesInTurn } from '../support/databases.ts';
import { type MirrorWorld, startMirrorWorld } from './world.ts';

const script = fileURLToPath(new URL('../../mirror/main.ts', import.meta.url));
/** 200 at night. */
const KILLS = Number(process.env.MIRROR_KILLS ?? 5);
/** Requests of one process before it is killed, at most. */
const MOST_REQUESTS = 25;

for (const engine of enginesInTurn(import.meta.filename))
  describe(`a mirror that is killed again and again, on ${engine.name}`, () => {
    let world: MirrorWorld;
    let database: Database;
    before(async () => {
      world = await startMirrorWorld(engine, 20260118);
      for (let round = 0; round < 3; round += 1) await world.living.round();
      await world.dump();
      database = await engine.createEmpty();
    });
    after(async () => {
      await database.drop();
      await world.drop();
    });

    const start = (...args: string[]): ChildProcess =>
      spawn(process.execPath, [script, ...args, '--every', '5', '--folder', 'parts'], {
        cwd: world.root,
        env: {
          ...childEnv(),
          REGISTRY_URL: world.url,
          REGISTRY_TOKEN: world.token,
          DATABASE_URL: database.url,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    async function outcome(child: ChildProcess): Promise<{ code: unknown; text: string }> {
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (some: string) => {
          text += some;
        });
      const [code] = await once(child, 'close');
      return { code, text };
    }

    /** Lets it make some requests and ends it in one of them, or right after the answer. */
    async function killAfter(requests: number, isLate: boolean): Promise<void> {
      const child = start('follow');
      const ended = outcome(child);
      let left = requests;
      world.onRequest(() => {
        left -= 1;
        if (left > 0) return;
        if (isLate) setImmediate(() => child.kill('SIGKILL'));
        else child.kill('SIGKILL');
      });
      const { code, text } = await ended;
      world.onRequest(undefined);
      assert.isNull(code, text);
    }

    it(`is equal in the end, after ${KILLS} kills while the registry changes`, async () => {
      const chance = chances(20260119);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const changes = world.living.round();
        await killAfter(1 + Math.floor(chance() * MOST_REQUESTS), chance() < 0.5);
        await changes;
        if (chance() < 0.3) await world.dump();
        else await world.extendLog();
      }
      const id = await world.dump();
      const updated = await outcome(start('update'));
      assert.equal(updated.code, 0, updated.text);
      const verified = await outcome(start('verify'));
      assert.equal(verified.code, 0, verified.text);
      assert.notInclude(verified.text, 'with later changes');
      assert.include(verified.text, `equal, with 0 records that changed after the dump ${id}`);
    }).timeout(60_000 + KILLS * 20_000);

    it('returns 1 for a copy that differs, and 2 where nothing can be said', async () => {
      const { copy, tools } = await world.open(database.url);
      try {
        const extra = { kind: 'brands', key: 'zzz.example', line: '{}' };
        const { standing } = tools.mirror.state();
        await tools.mirror.step(tools.mirror.state(), standing?.generation ?? 0, {
          put: [extra],
          remove: [],
        });
      } finally {
        await copy.close();
      }
      const differs = await outcome(start('verify'));
      assert.deepEqual(
        [differs.code, differs.text.trim().split('\n').at(-1)],
        [1, 'different_record: brands: the record zzz.example is in the copy, and not in the registry.'],
      );
      const other = await outcome(start('verify', '--registry', 'http://127.0.0.1:9'));
      assert.equal(other.code, 2, other.text);
      assert.include(other.text, 'Each registry needs a database of its own');
    });
  });
