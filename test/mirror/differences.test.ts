import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { mirrorCommand } from '../../mirror/command.ts';
import { type CopiedRecord, type Copy, openCopy, type RecordChanges } from '../../mirror/copy.ts';
import { keyMembers } from '../../mirror/keys.ts';
import { openMirror } from '../../mirror/state.ts';
import { DUMP_TYPES, type DumpType } from '../../src/domain/dump/manifest.ts';
import { type Database, enginesInTurn } from '../support/databases.ts';
import { type HostileRegistry, type SentEvent, startHostileRegistry } from './hostile-registry.ts';

/** Three parts of four records each, of each kind. */
const PARTS = [
  ['b', 'd', 'f', 'h'],
  ['j', 'l', 'n', 'p'],
  ['r', 't', 'v', 'x'],
];
const keys = PARTS.flat();
const recordOf = (kind: DumpType, key: string): CopiedRecord => ({
  kind,
  key,
  line: JSON.stringify({ [keyMembers[kind]]: key, name: `${kind} ${key}` }),
});
const partsOf = (kind: DumpType) =>
  PARTS.map((part) => part.map((key) => `${recordOf(kind, key).line}\n`).join(''));

/** What somebody did to a copy, and which record verify must name. */
type Difference = {
  readonly title: string;
  readonly put?: readonly string[];
  readonly alter?: readonly string[];
  readonly remove?: readonly string[];
  readonly says: string;
};

const EXTRA = 'is in the copy, and not in the registry.';
const LOST = 'is not in the copy.';
const ALTERED = 'is not the same in the copy.';

/** At the beginning and the end of all, of a part, and in the middle of one. */
const PLACES = ['b', 'h', 'j', 'n', 'x'];
const differences: readonly Difference[] = [
  ...['a', 'c', 'i', 'o', 'y'].map((key) => ({
    title: `one too many, ${key}`,
    put: [key],
    says: `${key} ${EXTRA}`,
  })),
  ...PLACES.map((key) => ({ title: `one too few, ${key}`, remove: [key], says: `${key} ${LOST}` })),
  ...PLACES.map((key) => ({ title: `one altered, ${key}`, alter: [key], says: `${key} ${ALTERED}` })),
  { title: 'two altered in a part', alter: ['n', 'l'], says: `l ${ALTERED}` },
  { title: 'two altered in two parts', alter: ['v', 'd'], says: `d ${ALTERED}` },
  { title: 'one too many before one too few', put: ['k'], remove: ['n'], says: `k ${EXTRA}` },
  { title: 'one too few before one too many', put: ['o'], remove: ['l'], says: `l ${LOST}` },
  { title: 'another key for a record', put: ['m'], remove: ['l'], says: `l ${LOST}` },
  { title: 'a part lost', remove: ['j', 'l', 'n', 'p'], says: `j ${LOST}` },
  { title: 'all lost', remove: keys, says: `b ${LOST}` },
];

const event = (place: number, event_type: string, payload: object): SentEvent => ({
  event_id: `0190a1b3-0000-7000-8000-${String(place).padStart(12, '0')}`,
  event_type,
  payload,
});
const granted = {
  agent_url: 'https://a.example/mcp',
  agent_url_canonical: 'https://a.example/mcp',
  publisher_domain: 'a.example',
  authorization_type: 'property_ids',
  authorized_for: 'all',
  evidence: 'adagents_json',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
/** After the dump `l` changed, `n` went and `m` came, of each kind whose changes are told. */
const later: readonly SentEvent[] = [
  event(1, 'property.updated', { property_rid: 'l', name: 'new' }),
  event(2, 'property.stale', { property_rid: 'n' }),
  event(3, 'property.created', { property_rid: 'm', name: 'new' }),
  event(4, 'collection.updated', { collection_rid: 'l', name: 'new' }),
  event(5, 'collection.removed', { collection_rid: 'n' }),
  event(6, 'collection.created', { collection_rid: 'm', name: 'new' }),
  event(7, 'authorization.modified', { id: 'l', ...granted }),
  event(8, 'authorization.revoked', { id: 'n' }),
  event(9, 'authorization.granted', { id: 'm', ...granted }),
];
const laterBrands = [
  { domain: 'l', brand: { domain: 'l', name: 'new' } },
  { domain: 'n', brand: null },
  { domain: 'm', brand: { domain: 'm', name: 'new' } },
];
const TOLD: readonly DumpType[] = ['brands', 'properties', 'collections', 'authorizations'];
const laterDifferences: readonly Difference[] = [
  { title: 'the changed one altered', alter: ['l'], says: `l ${ALTERED}` },
  { title: 'the changed one lost', remove: ['l'], says: `l ${LOST}` },
  {
    title: 'the removed one still there',
    put: ['n'],
    says: 'n is in the copy, and the registry has removed it.',
  },
  { title: 'the new one lost', remove: ['m'], says: `m ${LOST}` },
  { title: 'the new one altered', alter: ['m'], says: `m ${ALTERED}` },
  { title: 'one beside them too many', put: ['k'], says: `k ${EXTRA}` },
  { title: 'one beside them too few', remove: ['j'], says: `j ${LOST}` },
  { title: 'one beside them altered, and the changed one', alter: ['p', 'l'], says: `p ${ALTERED}` },
];

for (const engine of enginesInTurn(import.meta.filename))
  describe(`the verification of a copy on ${engine.name}`, () => {
    let registry: HostileRegistry;
    let database: Database;
    let copy: Copy;
    let root: string;
    before(async () => {
      registry = await startHostileRegistry();
      root = mkdtempSync(join(tmpdir(), 'differences-'));
    });
    after(async () => {
      await registry.close();
      rmSync(root, { recursive: true });
    });
    beforeEach(async () => {
      database = await engine.createEmpty();
      copy = await openCopy(database.url);
    });
    afterEach(async () => {
      await copy.close();
      await database.drop();
    });

    /** Runs a command as a person does. */
    async function mirror(command: string, ...more: string[]) {
      const ran = { code: undefined as number | undefined, out: '', err: '' };
      const write = (name: 'out' | 'err') => ({
        write(text: string) {
          ran[name] += text;
        },
      });
      const program = mirrorCommand({
        out: write('out'),
        err: write('err'),
        env: {},
        signal: new AbortController().signal,
        version: '',
        now: () => new Date(),
        serve: () => assert.fail('nothing is served here'),
        followBeside: () => assert.fail('nothing is followed here'),
        onExit(code) {
          ran.code = code;
        },
      });
      const source = ['--registry', registry.url, '--folder', join(root, 'parts'), '--every', '1'];
      const options = command === 'status' ? [] : source;
      await program.parseAsync([command, '--database', database.url, ...options, ...more], { from: 'user' });
      return ran;
    }

    async function change(changes: RecordChanges): Promise<void> {
      const own = await openMirror(copy, registry.url);
      await own.step(own.state(), own.state().standing?.generation ?? 0, changes);
    }

    /** Does it to the records of a kind, sees what verify says, and undoes it. */
    async function judge(kind: DumpType, { title, put = [], alter = [], remove = [], says }: Difference) {
      const own = await openMirror(copy, registry.url);
      const generation = own.state().standing?.generation ?? 0;
      const touched = [...put, ...alter, ...remove];
      const before = new Map<string, string | undefined>();
      for (const key of touched) before.set(key, await copy.find(generation, kind, key));
      await change({
        put: [
          ...put.map((key) => recordOf(kind, key)),
          ...alter.map((key) => ({ kind, key, line: '{"altered":1}' })),
        ],
        remove: remove.map((key) => ({ kind, key })),
      });
      const { code, err } = await mirror('verify');
      assert.equal(err, `different_record: ${kind}: the record ${says}\n`, title);
      assert.equal(code, 1, title);
      const entries = [...before];
      await change({
        put: entries.flatMap(([key, line]) => (line === undefined ? [] : [{ kind, key, line }])),
        remove: entries.flatMap(([key, line]) => (line === undefined ? [{ kind, key }] : [])),
      });
    }

    const allParts = () => Object.fromEntries(DUMP_TYPES.map((kind) => [kind, partsOf(kind)]));

    for (const kind of DUMP_TYPES)
      it(`names the first of ${differences.length} kinds of differences in ${kind}, and its exit code says so`, async () => {
        registry.behave({ texts: allParts() });
        assert.equal((await mirror('update')).code, 0);
        for (const difference of differences) await judge(kind, difference);
        const { code, out } = await mirror('verify');
        assert.equal(code, 0);
        assert.match(out, /\nequal, with 0 records that changed after the dump/);
      });

    for (const kind of TOLD)
      it(`names differences in ${kind} that changed after the dump`, async () => {
        const texts = allParts();
        registry.behave({ texts });
        assert.equal((await mirror('update')).code, 0);
        registry.change({
          texts,
          events: later,
          answer(path, response) {
            if (!path.includes('/brands/changes?cursor=brands')) return false;
            response.end(JSON.stringify({ changes: laterBrands, cursor: 'end', has_more: false }));
            return true;
          },
        });
        assert.equal((await mirror('update')).code, 0);
        for (const difference of laterDifferences) await judge(kind, difference);
        assert.match((await mirror('verify')).out, /\nequal, with 12 records that changed after the dump/);
      });

    it('names the first difference in the order of kinds', async () => {
      registry.behave({ texts: allParts() });
      await mirror('update');
      const put = [recordOf('agents', 'a'), recordOf('publishers', 'y'), recordOf('authorizations', 'a')];
      await change({ put, remove: [] });
      assert.include((await mirror('verify')).err, 'publishers: the record y is in the copy');
    });

    it('finds records of a kind that the dump has none of, and of one that nobody knows', async () => {
      const { agents: _, ...texts } = allParts();
      registry.behave({ texts });
      await mirror('update');
      for (const kind of ['agents', 'zebras']) {
        const extra = { kind, key: 'a', line: '{}' };
        await change({ put: [extra], remove: [] });
        const { code, err } = await mirror('verify');
        assert.deepEqual([code, err], [1, `different_record: ${kind}: the record a ${EXTRA}\n`]);
        await change({ put: [], remove: [extra] });
      }
      assert.equal((await mirror('verify')).code, 0);
    });

    it('compares kinds without records, and parts without records', async () => {
      registry.behave({ texts: { ...allParts(), brands: [''], agents: [partsOf('agents')[0] ?? '', ''] } });
      await mirror('update');
      assert.equal((await mirror('verify')).code, 0);
      await judge('brands', { title: 'one too many', put: ['a'], says: `a ${EXTRA}` });
      await judge('agents', { title: 'one too many at the end', put: ['z'], says: `z ${EXTRA}` });
    });

    describe('and its status', () => {
      it('says where it stands and what verify found, for people and programs', async () => {
        const nothing = await mirror('status');
        assert.deepEqual(
          [nothing.code, nothing.out],
          [2, 'there is no whole copy yet\nlast verify: never\n'],
        );
        registry.behave({ texts: allParts(), events: later.slice(0, 3) });
        await mirror('update');
        const { code, out } = await mirror('status', '--json');
        assert.equal(code, 0);
        const { as_of: asOf, lag_seconds: lag, dump, ...status } = JSON.parse(out);
        assert.deepEqual(status, {
          registry: registry.url,
          is_whole: true,
          loading: null,
          cursor: later[2]?.event_id,
          brands_cursor: 'brands',
          log_origin: `${new URL(registry.url).host}/log/1`,
          log_entries: 3,
          last_verify: null,
        });
        assert.isBelow(Math.abs(Date.now() - Date.parse(asOf)), 60_000);
        assert.isBelow(lag, 60);
        assert.match(dump, /^0190a1b2-/);
        await mirror('verify');
        assert.match((await mirror('status')).out, /\nlast verify: [^ ]+: equal, with 3 records/);
        await change({ put: [recordOf('agents', 'a')], remove: [] });
        await mirror('verify');
        const { outcome, message } = JSON.parse((await mirror('status', '--json')).out).last_verify;
        assert.deepEqual([outcome, message], ['different_record', `agents: the record a ${EXTRA}`]);
      });

      it('exits with 1 for a copy that is older than it may be, and asks no registry', async () => {
        registry.behave({ texts: allParts() });
        await mirror('update');
        const own = await openMirror(copy, registry.url);
        const { standing } = own.state();
        assert(standing !== null);
        const old = { ...standing, asOf: new Date(Date.now() - 3_600_000).toISOString() };
        await own.step({ ...own.state(), standing: old }, standing.generation);
        registry.behave({
          answer: () => assert.fail('the registry was asked'),
        });
        assert.equal((await mirror('status')).code, 0);
        assert.equal((await mirror('status', '--max-lag', '7200')).code, 0);
        const behind = await mirror('status', '--max-lag', '600');
        assert.equal(behind.code, 1);
        assert.match(behind.out, /as of .*, 36\d\d seconds ago/);
      });

      it('does not say that it is up to date while the registry has more', async () => {
        registry.behave({ texts: allParts() });
        await mirror('update');
        const before = JSON.parse((await mirror('status', '--json')).out).as_of;
        // An event without entry in the log is not applied.
        registry.behave({
          texts: allParts(),
          answer(path, response) {
            if (!path.includes('/api/registry/feed')) return false;
            response.end(
              JSON.stringify({ events: later.slice(0, 1), cursor: later[0]?.event_id, has_more: false }),
            );
            return true;
          },
        });
        await mirror('update');
        assert.equal(JSON.parse((await mirror('status', '--json')).out).as_of, before);
      });
    });
  });
