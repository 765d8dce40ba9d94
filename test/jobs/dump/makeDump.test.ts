import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { assert } from 'chai';
import { dumpKeyName, isManifestSigned } from '../../../src/domain/dump/manifest.ts';
import { FEED_START } from '../../../src/domain/feed/feed.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import { makeDump, writeDump } from '../../../src/jobs/dump/makeDump.ts';
import { createDumpSchedule, dumpIsDue } from '../../../src/jobs/dump/schedule-dump.ts';
import { newBrand, withStanding } from '../../../src/record/brands/brand.ts';
import type { ClaimedJob } from '../../../src/store/queue/job-leases.ts';
import { enginesInTurn, type TestStore } from '../../support/databases.ts';
import { someRegistryEvent } from '../../support/registry-events.ts';
import { type Dumping, linesOf, startDumping } from './dumping.ts';

const START = new Date('2026-05-01T12:00:00Z');
const TYPES = ['brands', 'publishers', 'properties', 'collections', 'agents', 'authorizations'];

for (const engine of enginesInTurn(import.meta.filename))
  describe(`dumps on ${engine.name}`, () => {
    let store: TestStore;
    let dumping: Dumping;
    let now = START;
    before(async () => {
      store = await engine.open();
    });
    beforeEach(() => {
      now = START;
      dumping = startDumping(store, () => now);
    });
    afterEach(() => dumping.remove());
    after(() => store.drop());

    const save = (domain: string, name: string) =>
      store.transaction(async (tx) => {
        const before = (await tx.brands.findForUpdate(domain)) ?? newBrand(domain, { newId, now });
        const entry = { brand_name: name, brand_manifest: {} };
        await tx.brands.put(
          withStanding({ ...before, entry, entrySource: 'community', reviewStatus: 'approved' }),
        );
      });
    const isDue = () => dumpIsDue({ store, folder: dumping.folder, hours: 24 }, now);
    const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
      try {
        await work;
      } catch (cause) {
        return cause;
      }
      return undefined;
    };

    it('of an empty registry have one empty file of each kind, and cursors to begin with', async () => {
      const empty = await engine.open();
      try {
        const {
          parts,
          records,
          cursor,
          checkpoint,
          log_origin: origin,
        } = await dumping.make({ store: empty });
        assert.deepEqual(
          parts.map(({ type, name, records: count }) => [type, name, count]),
          TYPES.map((type) => [type, `${type}-0001.ndjson.gz`, 0]),
        );
        assert.deepEqual([records, cursor, checkpoint, origin], [0, FEED_START, null, null]);
      } finally {
        await empty.drop();
      }
    });

    it('have parts whose lengths, digests, numbers of records and keys are those of the manifest', async () => {
      for (let index = 0; index < 9; index += 1) await save(`${index}.example`, `Brand ${index}`);
      const { id, parts } = await dumping.make({ partBytes: 1 });
      for (const part of parts) {
        const bytes = (await dumping.folder.read(id, part.name)) ?? assert.fail(`${part.name} is missing`);
        const text = gunzipSync(bytes);
        const digest = (of: Buffer) => createHash('sha256').update(of).digest('hex');
        assert.deepEqual(
          [part.bytes, part.uncompressed_bytes, part.sha256, part.sha256_uncompressed],
          [bytes.length, text.length, digest(bytes), digest(text)],
        );
      }
      const brands = await linesOf(dumping.folder, { id, parts }, 'brands');
      const domains = brands.map(({ domain }) => domain);
      assert.deepEqual(domains, domains.toSorted());
      const files = parts.filter(({ type }) => type === 'brands');
      assert.equal(
        files.reduce((sum, { records }) => sum + records, 0),
        domains.length,
      );
      assert.deepEqual([files[0]?.first_key, files.at(-1)?.last_key], [domains[0], domains.at(-1)]);
    });

    it('end a part when it has enough bytes, so that a kind has as many files as it needs', async () => {
      // More brands than one piece has, whatever their size.
      await store.transaction(async (tx) => {
        for (let index = 0; index < 450; index += 1) {
          const brand = newBrand(`many-${index}.example`, { newId, now });
          const entry = { brand_name: `Brand ${index}`, brand_manifest: {} };
          await tx.brands.put(
            withStanding({ ...brand, entry, entrySource: 'community', reviewStatus: 'approved' }),
          );
        }
      });
      const { id, parts } = await dumping.make({ partBytes: 1 });
      const files = parts.filter(({ type }) => type === 'brands');
      assert.deepEqual(
        files.map(({ name }) => name),
        files.map((_, at) => `brands-000${at + 1}.ndjson.gz`),
      );
      assert.isAbove(files.length, 1);
      const domains = (await linesOf(dumping.folder, { id, parts }, 'brands')).map(({ domain }) => domain);
      assert.equal(new Set(domains).size, domains.length);
    });

    it('are signed over the exact bytes of the manifest, their id and the name of the registry', async () => {
      const { id } = await dumping.make();
      const bytes = (await dumping.folder.read(id, 'manifest.json')) ?? Buffer.alloc(0);
      const note = (await dumping.folder.read(id, 'manifest.note')) ?? Buffer.alloc(0);
      const name = dumpKeyName('https://registry.example');
      const known = [dumping.known];
      assert.isTrue(isManifestSigned({ id, bytes, name }, note, known));
      assert.isFalse(
        isManifestSigned({ id, bytes: Buffer.concat([bytes, Buffer.from(' ')]), name }, note, known),
      );
      assert.isFalse(isManifestSigned({ id: newId(), bytes, name }, note, known));
      assert.isFalse(isManifestSigned({ id, bytes, name: 'other.example/dump' }, note, known));
      assert.isFalse(isManifestSigned({ id, bytes, name }, Buffer.from('no note'), known));
      assert.isFalse(isManifestSigned({ id, bytes, name }, note, []));
      const other = startDumping(store, () => now);
      other.remove();
      assert.isFalse(isManifestSigned({ id, bytes, name }, note, [other.known]));
    });

    it('name the dump before them, and the moment and cursor of their data', async () => {
      const [event] = await store.transaction((tx) =>
        tx.events.append([someRegistryEvent({ eventType: 'agent.discovered', createdAt: now })]),
      );
      const first = await dumping.make();
      now = new Date(START.getTime() + HOUR_MS);
      const second = await dumping.make();
      assert.deepInclude(first, { created_at: START.toISOString(), cursor: event?.eventId ?? '' });
      assert.deepInclude(second, { created_at: now.toISOString(), previous_id: first.id });
      assert.deepEqual(await dumping.folder.ids(), [first.id, second.id]);
    });

    it('are not seen before all of their files are there, nor when they were broken off', async () => {
      const stop = new AbortController();
      let pieces = 0;
      let seen: string[] = [];
      const rest = async () => {
        pieces += 1;
        seen = await dumping.folder.ids();
        stop.abort(new Error('stopped'));
      };
      const failure = await failureOf(writeDump({ ...dumping.tools, rests: () => rest }, stop.signal));
      assert.equal((failure as Error).message, 'stopped');
      assert.isAbove(pieces, 0);
      assert.deepEqual([seen, readdirSync(dumping.root)], [[], []]);
    });

    it('leave nothing of one that a killed process began an hour ago, and do not touch a newer one', async () => {
      for (const [name, age] of [
        ['begun-old', 2 * HOUR_MS],
        ['begun-new', MINUTE_MS],
      ] as const) {
        mkdirSync(join(dumping.root, name));
        const at = new Date(Date.now() - age);
        utimesSync(join(dumping.root, name), at, at);
      }
      const { id } = await dumping.make();
      assert.deepEqual(readdirSync(dumping.root).sort(), [id, 'begun-new'].sort());
    });

    it('are due when there is none, when the newest is a day old, and when nobody could go on behind it', async () => {
      assert.isTrue(await isDue());
      await dumping.make();
      assert.isFalse(await isDue());
      now = new Date(START.getTime() + DAY_MS - 1);
      assert.isFalse(await isDue());
      now = new Date(START.getTime() + DAY_MS);
      assert.isTrue(await isDue());
      // A database of a backup has not issued the cursors of a later dump.
      const restored = await engine.open();
      try {
        now = START;
        assert.isTrue(await dumpIsDue({ store: restored, folder: dumping.folder, hours: 24 }, now));
      } finally {
        await restored.drop();
      }
    });

    it('are made by one job, however many processes notice that one is due, and not before a minute', async () => {
      let since = 0;
      const schedule = () =>
        createDumpSchedule({
          store,
          folder: dumping.folder,
          hours: 24,
          now: () => now,
          sinceStart: () => since,
        });
      const processes = [schedule(), schedule()];
      for (const step of processes) await step();
      assert.isUndefined(await store.primary.jobs.nextDue(['makeDump']));
      since = MINUTE_MS;
      for (const step of processes) await step();
      const claimed = await store.transaction((tx) =>
        tx.jobs.claim({
          kinds: ['makeDump'],
          worker: 'w',
          now,
          leaseMs: 1_000,
          limit: 9,
          lanes: [{ lane: 'local', limit: 9, perShare: 9, perSite: 9 }],
        }),
      );
      assert.lengthOf(claimed, 1);
      const job = makeDump({ ...dumping.tools, hours: 24 });
      const run = () => job.run(claimed[0] as ClaimedJob, new AbortController().signal);
      const made = await run();
      assert.include(made.kind === 'done' ? made.detail : {}, { id: (await dumping.folder.ids())[0] });
      assert.deepEqual(await run(), { kind: 'done', detail: { made: false } });
      assert.lengthOf(await dumping.folder.ids(), 1);
    });

    it('are kept for a day, and the newest two for as long as there is no newer one', async () => {
      const job = makeDump({ ...dumping.tools, hours: 1 });
      const made: string[] = [];
      for (const hours of [0, 20, 30, 60, 90]) {
        now = new Date(START.getTime() + hours * HOUR_MS);
        await job.run({ payload: { of: 'registry' } } as unknown as ClaimedJob, new AbortController().signal);
        made.push((await dumping.folder.ids()).at(-1) ?? '');
      }
      assert.deepEqual(await dumping.folder.ids(), made.slice(-2));
      now = new Date(START.getTime() + 100 * HOUR_MS);
      await job.run({ payload: { of: 'registry' } } as unknown as ClaimedJob, new AbortController().signal);
      assert.lengthOf(await dumping.folder.ids(), 2);
      now = new Date(START.getTime() + 102 * HOUR_MS);
      await job.run({ payload: { of: 'registry' } } as unknown as ClaimedJob, new AbortController().signal);
      assert.lengthOf(await dumping.folder.ids(), 3);
    });
  });
