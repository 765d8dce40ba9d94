import { generateKeyPairSync } from 'node:crypto';
import { assert } from 'chai';
import { openCheckpoint } from '../../../src/domain/feed/log/checkpoint.ts';
import { eventDigest, eventEntry, parseEventEntry } from '../../../src/domain/feed/log/entry.ts';
import { appended, type Edge, edgeRoot, isIncluded, leafHash } from '../../../src/domain/feed/log/merkle.ts';
import { parseVerifierKey, signer, verifierKey } from '../../../src/domain/feed/log/note.ts';
import { newTiles } from '../../../src/domain/feed/log/tiles.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { createLog } from '../../../src/infra/log.ts';
import { createLogSchedule } from '../../../src/jobs/feed/extend-log.ts';
import { sweepFeed } from '../../../src/jobs/sweep.ts';
import {
  beginLog,
  bundleOfEntries,
  checkpointOf,
  contradicts,
  extendLog,
  type LogTools,
  proveEvent,
  resignLog,
  tileHashes,
} from '../../../src/record/feed/log.ts';
import type { FeedTree } from '../../../src/store/feed/feed-log.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { type Database, enginesInTurn } from '../../support/databases.ts';
import { someRegistryEvent } from '../../support/registry-events.ts';

const START = new Date('2026-01-15T08:30:00.000Z');

for (const engine of enginesInTurn(import.meta.filename))
  describe(`the log of the change feed on ${engine.name}`, () => {
    let database: Database;
    let store: Store;
    let now = START;
    let keys = [generateKeyPairSync('ed25519').privateKey];
    beforeEach(async () => {
      database = await engine.create();
      store = await openStore(database.url, { sqliteSynchronous: 'normal' });
      now = START;
      keys = [generateKeyPairSync('ed25519').privateKey];
    });
    afterEach(async () => {
      await store.close();
      await database.drop();
    });

    const tools = (): LogTools => ({
      store,
      originOf: (number) => `registry.example/log/${number}`,
      signersOf: async (origin) => keys.map((key) => signer(origin, 'ed25519', key)),
      now: () => now,
    });
    const append = (count: number) =>
      store.transaction((tx) =>
        tx.events.append(
          Array.from({ length: count }, () =>
            someRegistryEvent({ eventType: 'agent.discovered', createdAt: now }),
          ),
        ),
      );
    async function extendAll(): Promise<FeedTree> {
      while (!(await extendLog(tools())));
      return (await store.primary.feedLog.current()) ?? assert.fail('there is no log');
    }

    /** The checkpoint as somebody who knows the key reads it. */
    async function opened(tree: FeedTree) {
      const [key = ''] = tree.verifierKeys;
      const known = parseVerifierKey(key) ?? assert.fail('the key cannot be read');
      const read = openCheckpoint(Buffer.from(tree.checkpoint), known);
      return read.ok ? read.checkpoint : assert.fail(read.fault);
    }

    /** Every entry, by full and cut bundles. */
    async function entriesOf(tree: FeedTree): Promise<Buffer[]> {
      const tiles = newTiles(0, tree.size).filter(({ level }) => level === 0);
      const bundles = await Promise.all(
        tiles.map((tile) => bundleOfEntries(store.primary.feedLog, tree, tile)),
      );
      return bundles.flatMap((entries) => entries ?? assert.fail('a bundle is missing'));
    }

    it('has an entry for every event of the feed, in its order, below the signed root', async () => {
      await append(700);
      await extendAll();
      await append(3);
      const tree = await extendAll();
      const { events } = await store.primary.events.page({ after: '', limit: 1_000 });
      const entries = events.map(({ eventId, json }) => eventEntry(eventId, eventDigest(JSON.parse(json))));
      assert.lengthOf(entries, 703);
      assert.deepEqual(await entriesOf(tree), entries);
      const { origin, size, root } = await opened(tree);
      assert.deepEqual(
        [origin, size, Buffer.from(root)],
        ['registry.example/log/1', 703, edgeRoot(entries.map(leafHash).reduce<Edge>(appended, []))],
      );
    });

    it('serves each tile in every width that it ever had, and none beyond', async () => {
      await append(300);
      const tree = await extendAll();
      const { feedLog } = store.primary;
      const leaves = (await entriesOf(tree)).map(leafHash);
      for (const width of [1, 17, 44]) {
        const hashes = await tileHashes(feedLog, tree, { level: 0, index: 1, width });
        assert.deepEqual(hashes && Buffer.from(hashes), Buffer.concat(leaves.slice(256, 256 + width)));
      }
      assert.deepEqual(
        await tileHashes(feedLog, tree, { level: 1, index: 0, width: 1 }).then((found) => found?.length),
        32,
      );
      const beyond = [
        { level: 0, index: 1, width: 45 },
        { level: 0, index: 2, width: 1 },
        { level: 1, index: 0, width: 2 },
        { level: 2, index: 0, width: 1 },
      ];
      for (const tile of beyond) {
        assert.isUndefined(await tileHashes(feedLog, tree, tile));
        if (tile.level === 0) assert.isUndefined(await bundleOfEntries(feedLog, tree, tile));
      }
    });

    it('proves each event, and none that it does not have', async () => {
      const news = await append(270);
      const tree = await extendAll();
      const { root, size } = await opened(tree);
      for (const index of [0, 1, 128, 255, 256, 269]) {
        const eventId = news[index]?.eventId ?? '';
        const found =
          (await proveEvent(store.primary.feedLog, eventId)) ?? assert.fail(`no proof of ${index}`);
        assert.deepInclude(found, { index });
        assert.deepInclude(parseEventEntry(found.entry), { eventId });
        const { entry, proof } = found;
        assert.isTrue(isIncluded({ index, size, leaf: leafHash(entry), proof, root }));
      }
      const [late] = await append(1);
      for (const eventId of [late?.eventId ?? '', '00000000-0000-7000-8000-000000000000', 'ffffffff', ''])
        assert.isUndefined(await proveEvent(store.primary.feedLog, eventId));
    });

    it('gives each event one entry when two processes extend it at the same time', async () => {
      const other = await openStore(database.url, { sqliteSynchronous: 'normal' });
      try {
        await append(1_100);
        const run = async (own: Store) => {
          while (!(await extendLog({ ...tools(), store: own })));
        };
        await Promise.all([run(store), run(other), run(store)]);
        const tree = await extendAll();
        assert.deepInclude(tree, { number: 1, size: 1_100 });
        const ids = (await entriesOf(tree)).map((entry) => parseEventEntry(entry)?.eventId);
        const { events } = await store.primary.events.page({ after: '', limit: 2_000 });
        assert.deepEqual(
          ids,
          events.map(({ eventId }) => eventId),
        );
        await opened(tree);
      } finally {
        await other.close();
      }
    });

    it('begins once when a second process begins what the first one has begun meanwhile', async () => {
      const begun = await beginLog(tools());
      assert.deepInclude(begun, { number: 1, size: 0 });
      assert.deepEqual(await beginLog(tools()), begun);
      await append(3);
      const tree = await extendAll();
      const ended = { tree, checkpoint: { ...checkpointOf(tree), size: 9 }, signed: 'the old note' };
      const next = await beginLog(tools(), ended);
      assert.deepInclude(next, { number: 2, size: 1, follows: 'the old note' });
      for (const again of [ended, { ...ended, tree: undefined }, undefined])
        assert.deepEqual(await beginLog(tools(), again), next);
      assert.lengthOf(await store.primary.feedLog.endedBefore(3, 5), 2);
    });

    it('keeps the entries of events that are no longer kept', async () => {
      await append(2);
      await extendAll();
      now = new Date(START.getTime() + 100 * DAY_MS);
      const [newest] = await append(1);
      const tree = await extendAll();
      await sweepFeed(store, now);
      const { events } = await store.primary.events.page({ after: '', limit: 10 });
      assert.isBelow(events.length, 3);
      assert.lengthOf(await entriesOf(tree), 3);
      assert.equal((await proveEvent(store.primary.feedLog, newest?.eventId ?? ''))?.index, 2);
    });

    it('is signed by the old and the new key while they change, without a new entry', async () => {
      await append(1);
      const before = await extendAll();
      const fresh = generateKeyPairSync('ed25519').privateKey;
      keys = [...keys, fresh];
      await resignLog(tools());
      const tree = (await store.primary.feedLog.current()) ?? assert.fail('there is no log');
      assert.lengthOf(tree.verifierKeys, 2);
      assert.equal(tree.verifierKeys[1], verifierKey(signer(tree.origin, 'ed25519', fresh)));
      for (const verifierKeys of tree.verifierKeys.map((key) => [key]))
        assert.deepEqual(await opened({ ...tree, verifierKeys }), {
          ...(await opened(before)),
        });
      const changed = await store.primary.feedLog.current();
      await resignLog(tools());
      assert.deepEqual(await store.primary.feedLog.current(), changed);
    });

    describe('after a restored backup', () => {
      it('contradicts a checkpoint that is larger, has another root, or is of a later log', async () => {
        await append(20);
        const tree = await extendAll();
        const { feedLog } = store.primary;
        const published = checkpointOf(tree);
        assert.isFalse(await contradicts(feedLog, tree, published));
        await append(20);
        const larger = await extendAll();
        assert.isFalse(await contradicts(feedLog, larger, published));
        const wrong = [
          { ...published, size: 41 },
          { ...published, root: Buffer.alloc(32) },
          { ...published, origin: 'registry.example/log/2' },
        ];
        for (const one of wrong) assert.isTrue(await contradicts(feedLog, larger, one));
        assert.isTrue(await contradicts(feedLog, undefined, published));
      });

      it('begins another log, whose first entry names where the old one ended', async () => {
        await append(5);
        const old = await extendAll();
        const published = { ...checkpointOf(old), size: 9, root: Buffer.alloc(32, 1) };
        await beginLog(tools(), { tree: old, checkpoint: published, signed: 'the old note' });
        await append(1);
        const tree = await extendAll();
        assert.deepInclude(tree, {
          number: 2,
          origin: 'registry.example/log/2',
          follows: 'the old note',
          size: 7,
        });
        const [first = Buffer.alloc(0), ...rest] = await entriesOf(tree);
        assert.deepEqual(JSON.parse(first.toString()), {
          follows: { origin: old.origin, size: 9, root: Buffer.alloc(32, 1).toString('base64') },
        });
        assert.lengthOf(rest, 6);
        await opened(tree);
        assert.deepEqual(
          (await store.primary.feedLog.endedBefore(2, 5)).map(({ number }) => number),
          [1],
        );
      });

      it('is found by the checkpoint that was kept outside, and only then', async () => {
        let kept: string | null = null;
        const log = createLog('silent', process.stderr);
        const file = {
          read: async () => (kept === null ? null : Buffer.from(kept)),
          write: async (checkpoint: string) => {
            kept = checkpoint;
          },
        };
        const schedule = () => createLogSchedule({ ...tools(), file, log });
        await append(3);
        await schedule()();
        await append(1);
        await schedule()();
        assert.deepInclude(await store.primary.feedLog.current(), {
          number: 1,
          size: 4,
          checkpoint: `${kept}`,
        });
        kept = (kept ?? '').replace('\n4\n', '\n5\n');
        await schedule()();
        assert.deepInclude(await store.primary.feedLog.current(), {
          number: 2,
          size: 5,
          checkpoint: `${kept}`,
        });
        kept = 'something else';
        await schedule()().then(
          () => assert.fail('the file was taken'),
          (cause: Error) => assert.match(cause.message, /^LOG_CHECKPOINT_FILE: the file is no checkpoint/),
        );
        assert.equal(kept, 'something else');
      });
    });
  });
