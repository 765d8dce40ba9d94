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
/** Mirrors that are killed in turn while the registry changes: the more there are, the fewer rounds of changes it takes. */
const MIRRORS = KILLS > 20 ? 4 : 1;
/** Requests of one process before it is killed, at most. */
const MOST_REQUESTS = 25;
/** Milliseconds after a request, at most: about as long as the work between two of them. */
const MOST_DELAY_MS = 15;
const OPTIONS = ['--every', '5', '--folder', 'parts'];

for (const engine of enginesInTurn(import.meta.filename))
  describe(`a mirror that is killed again and again, on ${engine.name}`, () => {
    let world: MirrorWorld;
    let databases: Database[];
    before(async () => {
      world = await startMirrorWorld(engine, 20260118);
      for (let round = 0; round < 3; round += 1) await world.living.round();
      await world.dump();
      databases = await Promise.all(Array.from({ length: MIRRORS }, () => engine.createEmpty()));
      // Processes that are killed leave no compiled code for the next one: this one does.
      await outcome(start(0, 'status'));
    });
    after(async () => {
      for (const database of databases) await database.drop();
      await world.drop();
    });

    const urlOf = (mirror: number) => databases[mirror]?.url ?? assert.fail('there is no such mirror');
    const start = (mirror: number, command: string, ...more: string[]): ChildProcess =>
      spawn(process.execPath, [script, command, ...(command === 'status' ? [] : OPTIONS), ...more], {
        cwd: world.root,
        env: {
          ...childEnv(),
          REGISTRY_URL: world.url,
          REGISTRY_TOKEN: world.token,
          DATABASE_URL: urlOf(mirror),
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

    /** Lets it make some requests and ends it a moment after one of them, wherever its work is then. */
    async function killAfter(mirror: number, requests: number, delayMs: number | null): Promise<void> {
      const child = start(mirror, 'follow', '--folder', `parts-${mirror}`);
      const ended = outcome(child);
      let left = requests;
      const isSeen = world.onRequest(() => {
        left -= 1;
        if (left !== 0) return;
        if (delayMs === null) child.kill('SIGKILL');
        else setTimeout(() => child.kill('SIGKILL'), delayMs);
      });
      const { code, text } = await ended;
      isSeen();
      assert.isNull(code, text);
    }

    it(`is equal in the end, after ${KILLS} kills while the registry changes`, async () => {
      const chance = chances(20260119);
      for (let killed = 0; killed < KILLS; killed += MIRRORS) {
        const changes = world.living.round();
        const kills = databases.map((_, mirror) =>
          // All of them ask: each waits for so many times more requests.
          killAfter(
            mirror,
            1 + Math.floor(chance() * MOST_REQUESTS * MIRRORS),
            chance() < 0.2 ? null : chance() * MOST_DELAY_MS,
          ),
        );
        await Promise.all(kills);
        await changes;
        if (chance() < 0.3) await world.dump();
        else await world.extendLog();
      }
      const id = await world.dump();
      for (const mirror of databases.keys()) {
        const updated = await outcome(start(mirror, 'update'));
        assert.equal(updated.code, 0, updated.text);
        const verified = await outcome(start(mirror, 'verify'));
        assert.equal(verified.code, 0, verified.text);
        assert.notInclude(verified.text, 'with later changes');
        assert.include(verified.text, `equal, with 0 records that changed after the dump ${id}`);
      }
    }).timeout(600_000 + KILLS * 20_000);

    it('returns 1 for a copy that differs, and 2 where nothing can be said', async () => {
      const { copy, tools } = await world.open(urlOf(0));
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
      const differs = await outcome(start(0, 'verify'));
      assert.deepEqual(
        [differs.code, differs.text.trim().split('\n').at(-1)],
        [1, 'different_record: brands: the record zzz.example is in the copy, and not in the registry.'],
      );
      const other = await outcome(start(0, 'verify', '--registry', 'http://127.0.0.1:9'));
      assert.equal(other.code, 2, other.text);
      assert.include(other.text, 'Each registry needs a database of its own');
    });
  });
