import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import { parseVerifierKey } from '../../../src/domain/feed/log/note.ts';
import { chances } from '../../http/feed/picture-world.ts';
import { childEnv } from '../../support/child-env.ts';
import { type Database, enginesInTurn } from '../../support/databases.ts';
import { testLog, timeOf } from './logs.ts';

const script = fileURLToPath(new URL('../../../mirror/main.ts', import.meta.url));
/** 200 at night. */
const KILLS = Number(process.env.MIRROR_KILLS ?? 5);
/** Requests that are on their way at once. */
const WRITERS = 8;

for (const engine of enginesInTurn(import.meta.filename))
  describe(`\`mirror witness\` as a process, on ${engine.name}`, () => {
    let folder: string;
    let database: Database;
    const log = testLog('registry.example/log/1');
    /** A log that shows its readers two trees. Both begin with the same entry. */
    const trees = [log.tree(), log.tree('fork ', 1)];
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'witness-'));
      database = await engine.createEmpty();
    });
    afterEach(async () => {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    type Running = { child: ChildProcess; text: () => string; ended: Promise<number | null> };
    function run(args: readonly string[], settings: Record<string, string> = {}): Running {
      const child = spawn(process.execPath, [script, ...args], {
        cwd: folder,
        env: { ...childEnv(), WITNESS_DATABASE_URL: database.url, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (some: string) => {
          text += some;
        });
      return { child, text: () => text, ended: once(child, 'close').then(([code]) => code) };
    }
    async function originOf({ child, text }: Running): Promise<string> {
      for (let looks = 0; looks < 6_000 && child.exitCode === null; looks += 1) {
        const [, found] = / at (http:\/\/127\.0\.0\.1:\d+)\n/.exec(text()) ?? [];
        if (found !== undefined) return found;
        await pause(10);
      }
      return assert.fail(`it does not listen: ${text()}`);
    }
    const settings = { PORT: '0', WITNESS_LOGS: log.verifierKey };
    async function makeKey() {
      const made = run(['witness-key', '--name', 'witness.example/w1']);
      assert.equal(await made.ended, 0, made.text());
      return parseVerifierKey(made.text().trim()) ?? assert.fail(made.text());
    }

    it(`never cosigns two trees of one size, nor forgets one, in ${KILLS} kills`, async () => {
      const key = await makeKey();
      const chance = chances(20260203);
      /** Every cosignature that has left the witness: the tree of each size. */
      const signed = new Map<number, number>();
      let largest = 0;

      /** Continues one of the trees from wherever the witness says that it is, until it is gone. */
      async function write(origin: string, at: number): Promise<void> {
        const tree = trees[at % 2] ?? assert.fail();
        for (let old = largest; ; ) {
          const size = old + 1 + Math.floor(chance() * 3);
          const init = { method: 'POST', body: tree.body(old, size) };
          const known = largest;
          const response = await fetch(`${origin}/add-checkpoint`, init).catch(() => null);
          const text = await response?.text().catch(() => null);
          if (response === null || typeof text !== 'string') return;
          if (response.status === 200) {
            assert.isNotNull(timeOf(text, tree.text(size), log, key), text);
            // The first entry is the same in both.
            if (size > 1) assert.equal(signed.get(size) ?? at % 2, at % 2, `two trees of ${size} entries`);
            if (size > 1) signed.set(size, at % 2);
            largest = Math.max(largest, size);
            old = size;
          } else if (response.status === 409) {
            old = Number(text);
            assert.isAtLeast(old, known, 'it has forgotten what it cosigned');
          } else assert.equal(response.status, 422, text);
        }
      }

      for (let kill = 0; kill < KILLS; kill += 1) {
        const witness = run(['witness'], settings);
        const origin = await originOf(witness);
        const before = largest;
        const writing = Promise.all(Array.from({ length: WRITERS }, (_, at) => write(origin, at)));
        async function killAtSomeMoment(): Promise<void> {
          // After it has cosigned something again.
          while (largest === before) await pause(1);
          await pause(chance() * 100);
        }
        await Promise.race([writing, killAtSomeMoment()]);
        witness.child.kill('SIGKILL');
        await witness.ended;
        await writing;
      }
      // One at least before each kill, of which the first may be of the entry that both trees have.
      assert.isAtLeast(signed.size, KILLS - 1);
      assert.lengthOf([...new Set(signed.values())], 1, 'it has cosigned both trees');
    }).timeout(600_000 + KILLS * 5_000);

    it('prints its key again, and ends with 0 when it is stopped', async () => {
      const { name } = await makeKey();
      const again = run(['witness-key']);
      assert.equal(await again.ended, 0, again.text());
      const witness = run(['witness', '--log', log.verifierKey], { PORT: '0' });
      await originOf(witness);
      assert.include(witness.text(), `witness ${again.text().trim()} of ${log.origin} at `);
      assert.include(again.text(), name);
      witness.child.kill('SIGTERM');
      assert.equal(await witness.ended, 0, witness.text());
    });

    it('ends with 2, and says why, for what it cannot begin with', async () => {
      const cases: readonly [string[], Record<string, string>, string][] = [
        [['witness-key'], {}, 'witness.pem does not exist. Make a key first: --name NAME'],
        [['witness'], settings, 'Make a key first: mirror witness-key --name NAME'],
        [['witness'], { PORT: '0' }, '--log: name the verifier key of at least one log'],
        [['witness', '--port', '65536'], settings, '--port must be at most 65535'],
        [['witness', '--max-connections', '0'], settings, '--max-connections must be at least 1'],
      ];
      for (const [args, given, said] of cases) {
        const ended = run(args, given);
        assert.equal(await ended.ended, 2, ended.text());
        assert.include(ended.text().trim().split('\n').at(-1), said);
      }
      await makeKey();
      for (const [args, given, said] of [
        [['witness', '--database', 'mysql://x'], settings, 'must be sqlite:PATH or postgres://'],
        [
          ['witness', '--database', 'sqlite:.'],
          settings,
          '--database (WITNESS_DATABASE_URL): sqlite:.: the file or its folder cannot be opened for writing',
        ],
        [
          ['witness-key', '--name', 'other.example'],
          {},
          'has the name witness.example/w1, and --name is other',
        ],
        [['witness', '--host', '192.0.2.1'], settings, 'cannot listen at 192.0.2.1:0: EADDRNOTAVAIL'],
      ] as const) {
        const ended = run(args, given);
        assert.equal(await ended.ended, 2, ended.text());
        assert.include(ended.text(), said);
      }
    });
  });
