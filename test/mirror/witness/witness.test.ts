import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { MirrorError } from '../../../mirror/fault.ts';
import { findKey, makeKey } from '../../../mirror/witness/keys.ts';
import { knownLogs } from '../../../mirror/witness/rules.ts';
import { startWitness, type Witness, type WitnessOptions } from '../../../mirror/witness/server.ts';
import { openWitnessStore, type WitnessStore } from '../../../mirror/witness/store.ts';
import {
  type NoteSigner,
  signatureLine,
  signedNote,
  signer,
  verifierKey,
} from '../../../src/domain/feed/log/note.ts';
import { addCheckpointBody } from '../../../src/domain/feed/log/witness.ts';
import { type Database, enginesInTurn } from '../../support/databases.ts';
import { testLog, timeOf } from './logs.ts';

const NOW = new Date('2026-01-15T08:30:00.000Z');
const log = testLog('registry.example/log/1');
const other = testLog('other.example/log/1');
const tree = log.tree();
const fork = log.tree('fork ', 4);

describe('the logs that a witness is given', () => {
  const ofWitness = signer('one.example', 'cosignature', generateKeyPairSync('ed25519').privateKey);
  for (const [what, texts, why] of [
    ['none', [], /^--log: name the verifier key of at least one log/],
    ['no key', ['registry.example/log/1'], /^--log: "registry.example\/log\/1" is no verifier key/],
    [
      'a key with the id of another',
      [log.verifierKey.replace(/\+[0-9a-f]{8}\+/, '+00000000+')],
      /is no verifier key/,
    ],
    ['the key of a witness', [verifierKey(ofWitness)], /is the key of a witness \(type 04\)/],
    [
      'too many keys of one log',
      Array.from({ length: 17 }, () => testLog('a.example').verifierKey),
      /a\.example has more than 16 keys/,
    ],
    [
      'too many logs',
      Array.from({ length: 1_001 }, (_, at) => verifierKey({ ...log.key, name: `l${at}.example` })),
      /names 1001 logs, and a witness has at most 1000/,
    ],
  ] as const)
    it(`are refused with ${what}`, () => {
      assert.throws(() => knownLogs(texts), MirrorError, why);
    });
});

for (const engine of enginesInTurn(import.meta.filename))
  describe(`mirror witness on ${engine.name}`, () => {
    let folder: string;
    let database: Database;
    let store: WitnessStore;
    let key: NoteSigner;
    let witness: Witness;
    let lines: string[];
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'witness-'));
      database = await engine.createEmpty();
      store = await openWitnessStore(database.url);
      key = await makeKey(store, join(folder, 'key.pem'), 'witness.example/w1');
      lines = [];
      witness = await start();
    });
    afterEach(async () => {
      await witness.stop();
      await store.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    const start = (more: Partial<WitnessOptions> = {}) =>
      startWitness({
        host: '127.0.0.1',
        port: 0,
        maxConnections: 200,
        logs: knownLogs([log.verifierKey, other.verifierKey]),
        signer: key,
        store,
        now: () => NOW,
        say: (line) => void lines.push(line),
        ...more,
      });
    type Reply = { status: number; type: string | null; text: string };
    async function ask(path: string, init: RequestInit = {}): Promise<Reply> {
      const response = await fetch(`http://127.0.0.1:${witness.port}${path}`, init);
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        text: await response.text(),
      };
    }
    const add = (body: string | Uint8Array<ArrayBuffer>) => ask('/add-checkpoint', { method: 'POST', body });
    const isCosigned = ({ status, text }: Reply, checkpoint: string, of = log) => {
      assert.equal(status, 200, text);
      assert.equal(timeOf(text, checkpoint, of, key), NOW.getTime() / 1_000);
    };
    const placeOf = (origin: string) => `/${createHash('sha256').update(origin).digest('hex')}/checkpoint`;

    it('cosigns checkpoints that continue one another, of each log, and one of them again', async () => {
      for (const [from, to] of [
        [0, 1],
        [1, 3],
        [3, 8],
        [8, 8],
        [8, 300],
      ] as const)
        isCosigned(await add(tree.body(from, to)), tree.text(to));
      isCosigned(await add(other.tree().body(0, 7)), other.tree().text(7), other);
      isCosigned(await add(tree.body(300, 301)), tree.text(301));
      assert.isEmpty(lines);
    });

    it('begins with an empty log, which has one root', async () => {
      isCosigned(await add(tree.body(0, 0)), tree.text(0));
      const text = tree.text(0).replace(/\n[^\n]+\n$/, `\n${Buffer.alloc(32, 7).toString('base64')}\n`);
      const note = signedNote(text, [signatureLine(text, log.key, 0)]);
      assert.equal((await add(addCheckpointBody(0, [], note))).status, 422);
      assert.isEmpty(lines);
      isCosigned(await add(tree.body(0, 5)), tree.text(5));
    });

    it('cosigns lines behind the root too, and passes over signatures of others', async () => {
      const text = `${tree.text(5)}more about it\n`;
      const stranger = signer('stranger.example', 'ed25519', generateKeyPairSync('ed25519').privateKey);
      const note = signedNote(text, [signatureLine(text, stranger, 0), signatureLine(text, log.key, 0)]);
      isCosigned(await add(addCheckpointBody(0, [], note)), text);
      const shown = (await ask(placeOf(log.origin))).text;
      assert.notInclude(shown, 'stranger.example');
    });

    it('shows the last checkpoint of each log with both signatures', async () => {
      assert.equal((await ask(placeOf(log.origin))).status, 404);
      await add(tree.body(0, 3));
      const { text: line } = await add(tree.body(3, 8));
      assert.deepEqual(await ask(placeOf(log.origin)), {
        status: 200,
        type: 'text/plain; charset=utf-8',
        text: tree.note(8) + line,
      });
      assert.equal((await ask(placeOf(other.origin))).status, 404);
      assert.equal((await ask(placeOf('never.example'))).status, 404);
    });

    it('goes on after a new start with what it has stored', async () => {
      await add(tree.body(0, 5));
      await witness.stop();
      await store.close();
      store = await openWitnessStore(database.url);
      key = (await findKey(store, join(folder, 'key.pem'))) ?? assert.fail('the key is gone');
      witness = await start();
      assert.equal((await add(fork.body(0, 8))).text, '5\n');
      isCosigned(await add(tree.body(5, 8)), tree.text(8));
    });

    const bad = (text: string) => signedNote(text, [signatureLine(text, log.key, 0)]);
    const body = (change: (lines: string[]) => void): string => {
      const parts = tree.body(5, 8).split('\n');
      change(parts);
      return parts.join('\n');
    };
    /** What is refused after 5 entries were cosigned. */
    const REFUSED: readonly [what: string, status: number, body: () => string | Buffer<ArrayBuffer>][] = [
      ['nothing', 400, () => ''],
      ['junk', 400, () => 'junk'],
      ['no old size', 400, () => body((parts) => parts.shift())],
      ['an old size with a zero before it', 400, () => body((parts) => parts.splice(0, 1, 'old 05'))],
      ['an old size below zero', 400, () => body((parts) => parts.splice(0, 1, 'old -5'))],
      ['an old size beyond numbers', 400, () => body((parts) => parts.splice(0, 1, 'old 9007199254740992'))],
      [
        'an old size of many digits',
        400,
        () => body((parts) => parts.splice(0, 1, `old ${'9'.repeat(400)}`)),
      ],
      ['a carriage return', 400, () => body((parts) => parts.splice(0, 1, 'old 5\r'))],
      ['a hash of 33 bytes', 400, () => body((parts) => parts.splice(1, 1, 'A'.repeat(44)))],
      ['a hash that is none', 400, () => body((parts) => parts.splice(1, 1, '-'.repeat(44)))],
      [
        'a hash of 31 bytes',
        400,
        () => body((parts) => parts.splice(1, 1, Buffer.alloc(31).toString('base64'))),
      ],
      ['a hash in another spelling', 400, () => body((parts) => parts.splice(1, 1, `${'A'.repeat(42)}B=`))],
      [
        'more than 63 hashes',
        400,
        () =>
          body((parts) =>
            parts.splice(1, 0, ...Array.from({ length: 62 }, () => Buffer.alloc(32).toString('base64'))),
          ),
      ],
      ['no checkpoint', 400, () => 'old 5\n\n'],
      ['a checkpoint without signatures', 400, () => `old 5\n\n${tree.text(8)}\n`],
      [
        'a checkpoint without a root',
        400,
        () => addCheckpointBody(5, [], bad('registry.example/log/1\n8\n')),
      ],
      [
        'a checkpoint with a root of 31 bytes',
        400,
        () => addCheckpointBody(5, [], bad(`${log.origin}\n8\n${Buffer.alloc(31).toString('base64')}\n`)),
      ],
      [
        'a checkpoint of half an entry',
        400,
        () => addCheckpointBody(5, [], bad(tree.text(8).replace('\n8\n', '\n8.5\n'))),
      ],
      ['a checkpoint that is cut off', 400, () => tree.body(5, 8).slice(0, -1)],
      [
        'bytes that are no UTF-8',
        400,
        () => Buffer.concat([Buffer.from(tree.body(5, 8)), Buffer.of(0xff, 10)]),
      ],
      ['a control character', 400, () => tree.body(5, 8).replace('registry', 'regis\u0001try')],
      ['65 signatures', 400, () => tree.body(5, 8) + (tree.note(8).split('\n\n')[1] ?? '').repeat(64)],
      ['an old size above the new one', 400, () => addCheckpointBody(9, [], tree.note(8))],
      ['a log that it does not know', 404, () => testLog('never.example').tree().body(5, 8)],
      [
        'an origin in another spelling',
        404,
        () => addCheckpointBody(5, [], bad(tree.text(8).replace('r', 'R'))),
      ],
      ['the signature of another key', 403, () => testLog(log.origin).tree().body(5, 8)],
      [
        'the signature of another log',
        403,
        () => addCheckpointBody(5, [], signedNote(tree.text(8), [signatureLine(tree.text(8), other.key, 0)])),
      ],
      [
        'a signature of another text',
        403,
        () => addCheckpointBody(5, tree.proof(5, 8), tree.note(9).replace('\n9\n', '\n8\n')),
      ],
      [
        'a good and a wrong signature of its key',
        403,
        () => addCheckpointBody(5, tree.proof(5, 8), tree.note(8) + signatureLine(tree.text(9), log.key, 0)),
      ],
      ['an old size that it has not cosigned', 409, () => tree.body(4, 8)],
      ['an old size beyond what it has cosigned', 409, () => tree.body(6, 8)],
      ['no old size for a log that it knows', 409, () => tree.body(0, 8)],
      ['another tree', 422, () => fork.body(5, 8)],
      ['another tree of the same size', 422, () => fork.body(5, 5)],
      ['no proof', 422, () => addCheckpointBody(5, [], tree.note(8))],
      [
        'a proof that is too short',
        422,
        () => addCheckpointBody(5, tree.proof(5, 8).slice(0, -1), tree.note(8)),
      ],
      [
        'a proof that is too long',
        422,
        () => addCheckpointBody(5, [...tree.proof(5, 8), Buffer.alloc(32)], tree.note(8)),
      ],
      ['a proof in another order', 422, () => addCheckpointBody(5, tree.proof(5, 8).reverse(), tree.note(8))],
      ['the proof of another size', 422, () => addCheckpointBody(5, tree.proof(4, 8), tree.note(8))],
      ['a proof where none is needed', 422, () => addCheckpointBody(5, tree.proof(4, 5), tree.note(5))],
    ];

    it('refuses everything else by its reason, and has cosigned nothing of it', async () => {
      await add(tree.body(0, 5));
      const shown = await ask(placeOf(log.origin));
      for (const [what, status, make] of REFUSED) {
        const reply = await add(make());
        assert.equal(reply.status, status, `${what}: ${reply.text}`);
        assert.notInclude(reply.text, '—', what);
        if (status === 409) assert.deepEqual([reply.type, reply.text], ['text/x.tlog.size', '5\n'], what);
      }
      assert.deepEqual(await ask(placeOf(log.origin)), shown);
      isCosigned(await add(tree.body(5, 8)), tree.text(8));
    });

    it('says once that a log has signed two trees of one size, and shows both', async () => {
      await add(tree.body(0, 5));
      await add(fork.body(4, 8));
      assert.isEmpty(lines);
      for (let times = 0; times < 3; times += 1) await add(fork.body(5, 5));
      assert.lengthOf(lines, 1);
      assert.match(lines[0] ?? '', /^registry\.example\/log\/1 has signed two trees of one size/);
      for (const shown of [fork.note(5), tree.note(5)]) assert.include(lines[0], shown);
    });

    it('answers nothing else, and nobody who sends too much', async () => {
      for (const [path, method, status] of [
        ['/', 'GET', 404],
        ['/add-checkpoint/', 'POST', 404],
        ['/ADD-CHECKPOINT', 'POST', 404],
        ['/add-checkpoint?x=1', 'POST', 404],
        ['/../add-checkpoint%00', 'POST', 404],
        ['/add-checkpoint', 'GET', 405],
        ['/add-checkpoint', 'PUT', 405],
        [placeOf(log.origin), 'POST', 405],
      ] as const)
        assert.equal((await ask(path, { method })).status, status, `${method} ${path}`);
      assert.equal((await add('x'.repeat(64 * 1024))).status, 400);
      assert.equal((await add('x'.repeat(64 * 1024 + 1))).status, 413);
    });

    /** Sends text by hand, and returns what comes back until the connection ends. */
    const raw = (text: string, more?: () => string) =>
      new Promise<string>((resolve) => {
        let got = '';
        const socket = connect(witness.port, '127.0.0.1', () => socket.write(text));
        const feed = () => {
          while (more !== undefined && socket.writable && socket.write(more()));
        };
        socket.on('drain', feed).on('connect', feed);
        socket.on('data', (some) => {
          got += some;
        });
        socket.on('error', () => {}).on('close', () => resolve(got));
      });

    it('reads no body without an end, and waits for none that does not come', async () => {
      await witness.stop();
      witness = await start({ requestMs: 300 });
      const head = 'POST /add-checkpoint HTTP/1.1\r\nHost: a\r\n';
      const endless = raw(
        `${head}Transfer-Encoding: chunked\r\n\r\n`,
        () => `1000\r\n${'x'.repeat(4096)}\r\n`,
      );
      const large = raw(`${head}Content-Length: 99999999999\r\n\r\nold`);
      const slow = raw(`${head}Content-Length: 100\r\n\r\nold`);
      const silent = raw('');
      assert.match(await large, /^HTTP\/1\.1 413 /);
      assert.match(`${await endless}HTTP/1.1 413 `, /^HTTP\/1\.1 413 /);
      for (const late of [slow, silent]) assert.match(`${await late}HTTP/1.1 408 `, /^HTTP\/1\.1 408 /);
      isCosigned(await add(tree.body(0, 5)), tree.text(5));
    });

    it('has as many connections at once as it may', async () => {
      await witness.stop();
      witness = await start({ maxConnections: 2 });
      const held = [1, 2].map(() => connect(witness.port, '127.0.0.1'));
      await Promise.all(held.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
      assert.equal(await raw('GET / HTTP/1.1\r\nHost: a\r\n\r\n'), '');
      for (const socket of held) socket.destroy();
      for (;;) if (await ask('/').catch(() => null)) break;
    });

    it('never cosigns two trees of one size, with 100 requests of two trees at once', async () => {
      // Both trees have the first four entries, and go on in different ways.
      await add(tree.body(0, 4));
      const signed = new Map<number, Set<string>>();
      let size = 4;
      for (let round = 0; round < 4; round += 1) {
        const sent = Array.from({ length: 100 }, (_, at) => ({
          of: at % 2 === 0 ? tree : fork,
          to: size + 1 + (at % 7),
        }));
        const from = size;
        const replies = await Promise.all(
          sent.map(async ({ of, to }) => ({ of, to, reply: await add(of.body(from, to)) })),
        );
        for (const { of, to, reply } of replies) {
          if (reply.status !== 200) {
            assert.include([409, 422], reply.status, reply.text);
            continue;
          }
          isCosigned(reply, of.text(to));
          signed.set(to, (signed.get(to) ?? new Set()).add(of.root(to).toString('hex')));
          size = Math.max(size, to);
        }
        assert.isAbove(size, from);
      }
      assert.isTrue([...signed.values()].every((roots) => roots.size === 1));
      const isOfTree = [...signed].map(([at, roots]) => roots.has(tree.root(at).toString('hex')));
      assert.lengthOf([...new Set(isOfTree)], 1, 'it has cosigned both trees');
    });

    it('never cosigns two trees of one size in two processes with one database', async () => {
      const second = await openWitnessStore(database.url);
      const beside = await start({ store: second });
      try {
        const ports = [witness.port, beside.port];
        const replies = await Promise.all(
          Array.from({ length: 40 }, async (_, at) => {
            const of = at % 4 < 2 ? tree : fork;
            const response = await fetch(`http://127.0.0.1:${ports[at % 2]}/add-checkpoint`, {
              method: 'POST',
              body: of.body(0, 9),
            });
            return { of, status: response.status };
          }),
        );
        assert.lengthOf(
          replies.filter(({ status }) => status === 200),
          1,
        );
      } finally {
        await beside.stop();
        await second.close();
      }
    });

    it('cosigns nothing while its database is away, and says so once', async () => {
      const gone = await engine.createEmpty();
      const away = await openWitnessStore(gone.url);
      await witness.stop();
      witness = await start({ store: away });
      await away.close();
      for (let times = 0; times < 2; times += 1) {
        const reply = await add(tree.body(0, 5));
        assert.equal(reply.status, 503);
        assert.notInclude(reply.text, '—');
      }
      assert.lengthOf(lines, 1);
      assert.match(lines[0] ?? '', /^the database cannot be used: /);
      await gone.drop();
    });

    it('keeps its key in a file of its own, which is made once and used with one database', async () => {
      const file = join(folder, 'key.pem');
      assert.equal(statSync(file).mode & 0o777, 0o600);
      assert.deepEqual((await findKey(store, file))?.key, key.key);
      const text = readFileSync(file, 'utf8');
      await assertRejects(
        makeKey(store, file, 'witness.example/w2'),
        /is there already, and is left as it is/,
      );
      assert.equal(readFileSync(file, 'utf8'), text);
      const empty = await engine.createEmpty();
      const fresh = await openWitnessStore(empty.url);
      try {
        await assertRejects(findKey(fresh, file), /unknown what this key has signed/);
      } finally {
        await fresh.close();
        await empty.drop();
      }
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1_024 });
      for (const wrong of ['', 'junk', privateKey.export({ type: 'pkcs8', format: 'pem' })]) {
        writeFileSync(file, wrong);
        await assertRejects(findKey(store, file), /must hold a private key of Ed25519 as PEM/);
      }
      assert.isUndefined(await findKey(store, join(folder, 'none.pem')));
      for (const name of ['', 'two words', 'a+b']) {
        await assertRejects(makeKey(store, join(folder, 'none.pem'), name), /^--name: /);
        assert.isFalse(existsSync(join(folder, 'none.pem')));
      }
    });

    async function assertRejects(work: Promise<unknown>, why: RegExp): Promise<void> {
      const cause = await work.catch((error: unknown) => error);
      assert.instanceOf(cause, MirrorError);
      assert.match((cause as MirrorError).message, why);
    }
  });
