import { generateKeyPairSync } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { assert } from 'chai';
import { openCheckpoint } from '../../../src/domain/feed/log/checkpoint.ts';
import { parseVerifierKey, signer } from '../../../src/domain/feed/log/note.ts';
import type { Cosigner, WitnessFault } from '../../../src/domain/feed/log/witness.ts';
import { createResolver } from '../../../src/infra/dns.ts';
import { createFetcher, type Fetcher } from '../../../src/infra/fetcher.ts';
import { createLog } from '../../../src/infra/log.ts';
import { createMetrics } from '../../../src/infra/metrics.ts';
import { askWitness, createWitnessSchedule } from '../../../src/jobs/feed/askWitness.ts';
import { createAskWitness } from '../../../src/outside/feed/witnesses.ts';
import { beginLog, checkpointOf, extendLog, type LogTools, resignLog } from '../../../src/record/feed/log.ts';
import type { FeedTree } from '../../../src/store/feed/feed-log.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import type { ClaimedJob } from '../../../src/store/queue/job-leases.ts';
import { type Database, enginesInTurn } from '../../support/databases.ts';
import { type LogWitness, startLogWitness } from '../../support/log-witness.ts';
import { someRegistryEvent } from '../../support/registry-events.ts';

const START = new Date('2026-01-15T08:30:00.000Z');
const ORIGIN = 'registry.example/log/1';

for (const engine of enginesInTurn(import.meta.filename))
  describe(`witnesses of the log on ${engine.name}`, () => {
    let database: Database;
    let store: Store;
    let witness: LogWitness;
    let second: LogWitness;
    let fetcher: Fetcher;
    let metrics: ReturnType<typeof createMetrics>;
    let now = START;
    let keys = [generateKeyPairSync('ed25519').privateKey];
    const hosts = new Map<string, string>();
    before(async () => {
      fetcher = createFetcher({
        outboundHosts: hosts,
        resolver: createResolver(null, { queryMs: 100, tries: 1, lookupMs: 100 }),
        userAgent: 'registry-test',
        longestMs: 2_000,
      });
    });
    after(() => fetcher.close());
    beforeEach(async () => {
      database = await engine.create();
      store = await openStore(database.url, { sqliteSynchronous: 'normal' });
      witness = await startLogWitness('one.example/w');
      second = await startLogWitness('two.example/w');
      for (const one of [witness, second]) hosts.set(one.name.replace('/w', ''), one.origin);
      metrics = createMetrics({ processMetrics: false });
      now = START;
      keys = [generateKeyPairSync('ed25519').privateKey];
    });
    afterEach(async () => {
      await Promise.all([witness.close(), second.close(), store.close()]);
      await database.drop();
    });

    const logTools = (own = store): LogTools => ({
      store: own,
      originOf: (number) => `registry.example/log/${number}`,
      signersOf: async (origin) => keys.map((key) => signer(origin, 'ed25519', key)),
      now: () => now,
    });
    const keyOf = ({ verifierKey }: LogWitness) => parseVerifierKey(verifierKey) ?? assert.fail('no key');
    const cosigners = (...some: LogWitness[]): Cosigner[] =>
      some.map((one) => ({ key: keyOf(one), url: one.url }));
    const tools = (own = store, some = [witness, second]) => ({
      store: own,
      witnesses: cosigners(...some),
      wanted: 2,
      metrics,
      log: createLog('silent', process.stderr),
      now: () => now,
      hostNow: () => new Date(),
      ask: createAskWitness({ fetcher, outboundHosts: hosts }),
    });
    async function ask(one = witness, own = store, signal = new AbortController().signal) {
      const payload = { witness: one.verifierKey };
      return askWitness(tools(own)).run({ payload } as unknown as ClaimedJob, signal);
    }
    async function tree(own = store): Promise<FeedTree> {
      return (await own.primary.feedLog.current()) ?? assert.fail('there is no log');
    }
    async function grow(count: number): Promise<FeedTree> {
      await store.transaction((tx) =>
        tx.events.append(
          Array.from({ length: count }, () =>
            someRegistryEvent({ eventType: 'agent.discovered', createdAt: now }),
          ),
        ),
      );
      while (!(await extendLog(logTools())));
      const grown = await tree();
      for (const one of [witness, second]) for (const key of grown.verifierKeys) one.trust(key);
      return grown;
    }
    /** The names of the witnesses whose cosignatures of the newest checkpoint verify. */
    async function cosigned(own = store): Promise<string[]> {
      const { checkpoint, verifierKeys } = await tree(own);
      const log = parseVerifierKey(verifierKeys.at(-1) ?? '') ?? assert.fail('no key of the log');
      const opened = openCheckpoint(Buffer.from(checkpoint), log, [keyOf(witness), keyOf(second)]);
      if (!opened.ok) return assert.fail(opened.fault);
      return opened.checkpoint.witnesses.map(({ verifier }) => verifier.name).sort();
    }
    const rowOf = async (one = witness) =>
      (await store.primary.logWitnesses.find(one.verifierKey)) ?? assert.fail('the witness has no row');
    it('cosign each checkpoint in turn, with a proof that it continues the one before', async () => {
      for (const [count, size] of [
        [3, 3],
        [1, 4],
        [300, 304],
        [2, 306],
      ] as const) {
        await grow(count);
        for (const one of [witness, second]) await ask(one);
        assert.deepEqual(await cosigned(), [witness.name, second.name]);
        assert.deepEqual([witness.size(ORIGIN), second.size(ORIGIN)], [size, size]);
        assert.deepInclude(await rowOf(), { size, failures: 0, fault: null });
      }
      assert.lengthOf(witness.requests, 4);
      assert.match(witness.requests[3] ?? '', /^old 304\n/);
    });

    it('are not asked again for a checkpoint that they have cosigned', async () => {
      await grow(2);
      await ask();
      const before = await tree();
      await ask();
      assert.lengthOf(witness.requests, 1);
      assert.deepEqual(await tree(), before);
    });

    it('say where they stand when it is not known here, and then cosign', async () => {
      await grow(3);
      await ask();
      await grow(2);
      await store.transaction((tx) => tx.logWitnesses.keepOnly([]));
      await ask();
      assert.deepEqual(
        witness.requests.map((body) => body.split('\n', 1)[0]),
        ['old 0', 'old 0', 'old 3'],
      );
      assert.deepEqual(await cosigned(), [witness.name]);
    });

    it('are seen by another process, and after a new start', async () => {
      await grow(3);
      await ask();
      const other = await openStore(database.url, { sqliteSynchronous: 'normal' });
      try {
        assert.deepEqual(await cosigned(other), [witness.name]);
      } finally {
        await other.close();
      }
    });

    it('are asked by two processes at once, and each line stands once', async () => {
      await grow(5);
      await ask();
      await grow(2);
      const other = await openStore(database.url, { sqliteSynchronous: 'normal' });
      try {
        await Promise.all([ask(witness), ask(witness, other), ask(second), ask(second, other)]);
        assert.deepEqual(await cosigned(), [witness.name, second.name]);
        assert.equal(witness.size(ORIGIN), 7);
      } finally {
        await other.close();
      }
    });

    it('do not hold up the log: what they cosign of a smaller tree is not added to a larger one', async () => {
      await grow(2);
      let answer: (() => void) | undefined;
      witness.misbehave((response, { status, body }) => {
        answer = () => response.writeHead(status).end(body);
      });
      const asking = ask();
      while (answer === undefined) await new Promise((resolve) => setImmediate(resolve));
      const larger = await grow(1);
      answer();
      await asking;
      assert.deepEqual(await tree(), larger);
      assert.deepInclude(await rowOf(), { size: 2, fault: null });
      witness.misbehave(undefined);
      await ask();
      assert.deepEqual(await cosigned(), [witness.name]);
      assert.match(witness.requests[1] ?? '', /^old 2\n/);
    });

    it('keep their lines when the keys of the log change', async () => {
      await grow(2);
      await ask();
      keys = [...keys, generateKeyPairSync('ed25519').privateKey];
      await resignLog(logTools());
      assert.deepEqual(await cosigned(), [witness.name]);
      keys = keys.slice(1);
      await resignLog(logTools());
      assert.deepEqual(await cosigned(), [witness.name]);
    });

    it('begin anew with a log that follows another', async () => {
      const old = await grow(4);
      await ask();
      await beginLog(logTools(), {
        tree: old,
        checkpoint: { ...checkpointOf(old), size: 9 },
        signed: old.checkpoint,
      });
      await grow(1);
      await ask();
      assert.deepEqual(await cosigned(), [witness.name]);
      assert.equal(witness.size('registry.example/log/2'), (await tree()).size);
      assert.match(witness.requests[1] ?? '', /^old 0\n\nregistry\.example\/log\/2\n/);
    });

    const send =
      (status: number, body: string, type = 'text/plain') =>
      (response: ServerResponse) =>
        response.writeHead(status, { 'content-type': type }).end(body);
    const faults: readonly [
      string,
      WitnessFault,
      (one: LogWitness, text: () => Promise<string>) => unknown,
    ][] = [
      ['does not know the log', 'unknown_log', (one) => one.forget()],
      [
        'knows another key of the log',
        'unknown_key',
        (one) => {
          const { privateKey } = generateKeyPairSync('ed25519');
          const { key } = signer(ORIGIN, 'ed25519', privateKey);
          one.trust(`${ORIGIN}+00000000+${Buffer.from([1, ...key]).toString('base64')}`);
        },
      ],
      [
        'has cosigned another tree of the same size',
        'inconsistent',
        (one) => one.setState(ORIGIN, { size: 3, root: Buffer.alloc(32, 7).toString('base64') }),
      ],
      [
        'has cosigned another tree that is smaller',
        'inconsistent',
        (one) => one.setState(ORIGIN, { size: 2, root: Buffer.alloc(32, 7).toString('base64') }),
      ],
      [
        'has cosigned a larger tree',
        'inconsistent',
        (one) => one.setState(ORIGIN, { size: 9, root: Buffer.alloc(32, 7).toString('base64') }),
      ],
      ['takes the request for malformed', 'refused', (one) => one.misbehave(send(400, 'no'))],
      ['fails', 'unavailable', (one) => one.misbehave(send(503, 'later'))],
      ['is busy', 'unavailable', (one) => one.misbehave(send(429, 'later'))],
      [
        'redirects',
        'no_answer',
        (one) => one.misbehave((response) => response.writeHead(307, { location: '/' }).end()),
      ],
      ['sends junk', 'broken_answer', (one) => one.misbehave(send(200, 'junk'))],
      ['sends nothing', 'broken_answer', (one) => one.misbehave(send(200, ''))],
      ['sends more than is read', 'no_answer', (one) => one.misbehave(send(200, '— a b\n'.repeat(10_000)))],
      ['names no size', 'broken_answer', (one) => one.misbehave(send(409, 'many\n', 'text/x.tlog.size'))],
      [
        'names another size each time',
        'unavailable',
        (one) => {
          let size = 0;
          one.misbehave((response) => {
            size = (size + 1) % 3;
            send(409, `${size}\n`, 'text/x.tlog.size')(response);
          });
        },
      ],
      ['hangs up', 'no_answer', (one) => one.misbehave((response) => response.destroy())],
      ['never answers', 'no_answer', (one) => one.misbehave(() => {})],
      [
        'cosigns without a time',
        'broken_answer',
        (one, text) => one.misbehave(async (response) => send(200, one.cosign(await text(), 0))(response)),
      ],
      [
        'cosigns in the future',
        'broken_answer',
        (one, text) =>
          one.misbehave(async (response) =>
            send(200, one.cosign(await text(), Math.floor(Date.now() / 1_000) + 3_600))(response),
          ),
      ],
      [
        'cosigns another checkpoint',
        'broken_answer',
        (one, text) =>
          one.misbehave(async (response) =>
            send(200, one.cosign((await text()).replace('\n3\n', '\n4\n'), 1_700_000_000))(response),
          ),
      ],
      [
        'cosigns with the key of another witness',
        'broken_answer',
        (one, text) =>
          one.misbehave(async (response) => send(200, second.cosign(await text(), 1_700_000_000))(response)),
      ],
    ];
    for (const [what, fault, prepare] of faults)
      it(`add nothing when one ${what} (${fault}), are asked later, and cosign then`, async () => {
        const { checkpoint } = await grow(3);
        prepare(witness, async () => `${checkpoint.split('\n\n')[0]}\n`);
        await ask();
        assert.deepEqual(await cosigned(), []);
        const row = await rowOf();
        assert.deepInclude(row, { fault, failures: 1, cosignedAt: null, failedSince: now });
        assert.isAbove(row.nextAt.getTime(), now.getTime());
        assert.isAtMost((row.why ?? '').length, 300);
        assert.isAtMost(witness.requests.length, 3);
        assert.include(
          await metrics.text(),
          `log_witness_requests_total{witness="one.example/w",outcome="${fault}"} 1`,
        );
        now = new Date(now.getTime() + 60_000);
        await ask();
        assert.deepInclude(await rowOf(), { failures: 2, failedSince: START });
        witness.misbehave(undefined);
        witness.setState(ORIGIN, { size: 0, root: '' });
        for (const key of (await tree()).verifierKeys) witness.trust(key);
        await ask();
        assert.deepEqual(await cosigned(), [witness.name]);
        assert.deepInclude(await rowOf(), { fault: null, why: null, failures: 0, failedSince: null });
      });

    it('are left as they were when the process stops meanwhile', async () => {
      await grow(1);
      const stop = new AbortController();
      witness.misbehave(() => stop.abort());
      const cause = await ask(witness, store, stop.signal).catch((error: unknown) => error);
      assert.equal(cause, stop.signal.reason);
      assert.isUndefined(await store.primary.logWitnesses.find(witness.verifierKey));
    });

    describe('in the schedule', () => {
      /** The witnesses that are to be asked now. */
      const due = async () => {
        const claimed = await store.transaction((tx) =>
          tx.jobs.claim({
            kinds: ['askWitness'],
            worker: 'test',
            now,
            leaseMs: 1_000,
            limit: 10,
          }),
        );
        return claimed.map(({ payload }) => (payload as { witness: string }).witness).sort();
      };

      it('are asked for what they have not cosigned, and not before their time', async () => {
        const step = createWitnessSchedule(tools());
        await step();
        assert.isEmpty(await due());
        await grow(2);
        await ask(second);
        witness.misbehave(send(503, 'later'));
        await ask();
        await step();
        assert.isEmpty(await due(), 'one has cosigned, the other is asked later');
        now = new Date(now.getTime() + 10_000);
        await step();
        assert.deepEqual(await due(), [witness.verifierKey]);
        const text = await metrics.text();
        for (const line of [
          'log_cosignatures 1',
          'log_cosignatures_wanted 2',
          'log_witness_failing_seconds{witness="one.example/w"} 10',
          'log_witness_failing_seconds{witness="two.example/w"} 0',
        ])
          assert.include(text, line);
      });

      it('are forgotten when the settings no longer name them', async () => {
        await grow(1);
        await ask();
        await ask(second);
        await createWitnessSchedule(tools(store, [second]))();
        assert.deepEqual(
          (await store.primary.logWitnesses.all()).map((row) => row.witness),
          [second.verifierKey],
        );
        const payload = { witness: witness.verifierKey };
        const gone = askWitness(tools(store, [second]));
        const { signal } = new AbortController();
        assert.deepEqual(await gone.run({ payload } as unknown as ClaimedJob, signal), {
          kind: 'done',
          detail: { asked: false },
        });
      });
    });
  });
