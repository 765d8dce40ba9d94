import { generateKeyPairSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { assert } from 'chai';
import { MirrorFault } from '../../../mirror/fault.ts';
import { follow } from '../../../mirror/follow.ts';
import type { MirrorTools } from '../../../mirror/tools.ts';
import { makeKey } from '../../../mirror/witness/keys.ts';
import { knownLogs } from '../../../mirror/witness/rules.ts';
import { startWitness, type Witness } from '../../../mirror/witness/server.ts';
import { openWitnessStore, type WitnessStore } from '../../../mirror/witness/store.ts';
import { witnessPolicy } from '../../../mirror/witnessed.ts';
import { type NoteSigner, signatureLine, signer, verifierKey } from '../../../src/domain/feed/log/note.ts';
import { type Database, enginesInTurn } from '../../support/databases.ts';
import { type LogWitness, startLogWitness } from '../../support/log-witness.ts';
import { type MirrorWorld, startMirrorWorld } from '../world.ts';

const LATER_MS = 15 * 60_000;

for (const engine of enginesInTurn(import.meta.filename))
  describe(`a service with witnesses, on ${engine.name}`, () => {
    let world: MirrorWorld;
    let databases: Database[];
    let tools: MirrorTools;
    let close: () => Promise<void>;
    /** The program of this project, and one that was written from the specification. */
    let store: WitnessStore;
    let key: NoteSigner;
    let own: Witness;
    let other: LogWitness;
    before(async () => {
      other = await startLogWitness('other.example/w');
      databases = [await engine.createEmpty(), await engine.createEmpty()];
      store = await openWitnessStore(databases[0]?.url ?? '');
      const file = join(tmpdir(), `witness-${process.pid}-${engine.name}.pem`);
      key = await makeKey(store, file, 'own.example/w');
      rmSync(file);
      world = await startMirrorWorld(engine, 20260204, {
        LOG_WITNESSES: `${verifierKey(key)} https://own.example, ${other.verifierKey} ${other.url}`,
      });
      await world.living.round();
      await world.dump();
      const { verifier_keys } = await readLog();
      for (const one of verifier_keys) other.trust(one);
      own = await startWitness({
        host: '127.0.0.1',
        port: 0,
        maxConnections: 10,
        logs: knownLogs(verifier_keys),
        signer: key,
        store,
        now: () => new Date(),
        say: () => {},
      });
      world.living.sites.hosts.set('own.example', `http://127.0.0.1:${own.port}`);
      world.living.sites.hosts.set('other.example', other.origin);
      const opened = await world.open(databases[1]?.url ?? '');
      ({ tools } = opened);
      close = () => opened.copy.close();
    });
    after(async () => {
      await close();
      await world.drop();
      await Promise.all([own.stop(), other.close()]);
      await store.close();
      for (const database of databases) await database.drop();
    });

    type Shown = { origin: string; checkpoint: string; verifier_keys: string[] };
    const readLog = async (): Promise<Shown> =>
      (await world.living.get('/api/registry/log', world.living.reader)).body;
    async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
      for (let looks = 0; looks < 3_000; looks += 1) {
        const found = await look();
        if (found !== undefined) return found;
        await pause(10);
      }
      return assert.fail(what);
    }
    /** Waits until the newest checkpoint has the lines of these witnesses; those that failed are asked again meanwhile. */
    const cosignedBy = (...names: string[]) =>
      until(`no cosignatures of ${names.join(' and ')}`, async () => {
        const { checkpoint } = await readLog();
        if (names.every((name) => checkpoint.includes(`\n— ${name} `))) return checkpoint;
        world.living.clock.advance(LATER_MS);
        await pause(50);
        return undefined;
      });
    const newestId = () => world.living.store.primary.events.newestId();
    /** Changes the registry until its log has more entries. */
    async function change(): Promise<void> {
      const before = await newestId();
      while ((await newestId()) === before) await world.living.round();
      await world.extendLog();
    }
    const update = (needed: number, mostLooks = 3) =>
      follow(
        { ...tools, witnesses: witnessPolicy([verifierKey(key), other.verifierKey], needed, mostLooks) },
        { untilCaughtUp: true },
      );
    const seconds = () => Math.floor(Date.now() / 1_000);

    it('has each checkpoint cosigned by both, and a mirror that demands both goes on', async () => {
      for (let round = 0; round < 2; round += 1) {
        await cosignedBy('own.example/w', 'other.example/w');
        await update(2);
        assert.include(tools.mirror.state().standing?.note, '— own.example/w ');
        await change();
      }
    });

    const send =
      (status: number, body: string, type = 'text/plain') =>
      (response: ServerResponse) =>
        response.writeHead(status, { 'content-type': type }).end(body);
    /** The text that a request asks to be cosigned. */
    const asked = () => `${(other.requests.at(-1) ?? '').split('\n\n')[1]}\n`;
    const stranger = signer('other.example/w', 'cosignature', generateKeyPairSync('ed25519').privateKey);
    /** That a slow answer is cut off like a missing one is tested of the fetcher. */
    const wrong: readonly [string, (response: ServerResponse) => unknown][] = [
      ['is down', (response) => response.destroy()],
      ['never answers', () => {}],
      [
        'answers with a signature of another key',
        (response) => send(200, signatureLine(asked(), stranger, seconds()))(response),
      ],
      [
        'answers with a signature of another checkpoint',
        (response) => send(200, other.cosign(asked().replace(/\n\d+\n/, '\n9999999\n'), seconds()))(response),
      ],
      ['answers with a huge body', send(200, '— a b\n'.repeat(2_000_000))],
      [
        'answers with a body without an end',
        (response) => {
          response.writeHead(200);
          const more = () => {
            while (!response.destroyed && response.write('— a b\n'.repeat(1_000)));
          };
          response.on('drain', more);
          more();
        },
      ],
      ['names a size that is none', send(409, '-1\n', 'text/x.tlog.size')],
      ['names a size beyond the log', send(409, '9007199254740991\n', 'text/x.tlog.size')],
      ['names a size that it has not cosigned', send(409, '1\n', 'text/x.tlog.size')],
    ];
    for (const [what, how] of wrong)
      it(`goes on while a witness ${what}, and only a mirror that needs it waits`, async () => {
        await cosignedBy('own.example/w', 'other.example/w');
        await update(2);
        const before = other.requests.length;
        other.misbehave(how);
        await change();
        const checkpoint = await cosignedBy('own.example/w');
        assert.notInclude(checkpoint, 'other.example');
        await until('the witness was not asked', async () => other.requests.length > before || undefined);
        const feed = await world.living.get('/api/registry/feed', world.living.reader);
        assert.equal(feed.status, 200);
        const held = tools.mirror.state();
        const cause = await update(2).catch((error: unknown) => error);
        if (!(cause instanceof MirrorFault)) return assert.fail(`no fault: ${cause}`);
        assert.equal(cause.code, 'not_witnessed');
        assert.match(
          cause.message,
          /has 1 of 2 cosignatures that are needed: other\.example\/w has not cosigned it\.$/,
        );
        assert.deepEqual(tools.mirror.state(), held);
        await update(1);
        assert.notEqual(tools.mirror.state().standing?.cursor, held.standing?.cursor);
        other.misbehave(undefined);
        assert.notInclude((await readLog()).checkpoint, 'other.example');
      });

    it('cosigns again when the witness is back', async () => {
      await cosignedBy('own.example/w', 'other.example/w');
      await update(2);
    });
  });
