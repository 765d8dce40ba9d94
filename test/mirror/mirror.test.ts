import { assert } from 'chai';
import type { Copy } from '../../mirror/copy.ts';
import { MirrorError, MirrorFault } from '../../mirror/fault.ts';
import { follow } from '../../mirror/follow.ts';
import type { MirrorTools } from '../../mirror/tools.ts';
import { verify } from '../../mirror/verify.ts';
import { DUMP_TYPES, type DumpType } from '../../src/domain/dump/manifest.ts';
import { beginLog, checkpointOf } from '../../src/record/feed/log.ts';
import { agent, collection, FILE, property } from '../jobs/brands/crawling.ts';
import { type Database, enginesInTurn } from '../support/databases.ts';
import { type MirrorWorld, noRecords, startMirrorWorld, type Tamper } from './world.ts';

/** What the end of a record has that is larger than an event may be; null for a kind whose texts have limits of their own. */
const LAST_OF_LARGE: Readonly<Record<DumpType, string | null>> = {
  brands: 'com.large.number_899',
  publishers: 'com.large.number_3999',
  properties: 'com.large.number_3999',
  collections: 'x'.repeat(40_000),
  agents: null,
  authorizations: 'number_3999',
};

for (const engine of enginesInTurn(import.meta.filename))
  describe(`a mirror of a registry on ${engine.name}`, () => {
    let world: MirrorWorld;
    let database: Database;
    let tools: MirrorTools;
    let copy: Copy;
    let lines: string[];
    before(async () => {
      world = await startMirrorWorld(engine, 20260117);
      for (let round = 0; round < 5; round += 1) await world.living.round();
      await world.dump();
      database = await engine.createEmpty();
      await reopen();
    });
    after(async () => {
      await copy.close();
      await database.drop();
      await world.drop();
    });
    afterEach(() => world.tamper(undefined));

    async function reopen(): Promise<void> {
      await copy?.close();
      ({ tools, copy, lines } = await world.open(database.url));
    }
    const update = () => follow(tools, { untilCaughtUp: true });
    const faultOf = async (work: Promise<unknown>): Promise<MirrorFault> => {
      const cause = await work.then(
        () => assert.fail('nothing was found'),
        (error: unknown) => error,
      );
      if (!(cause instanceof MirrorFault)) throw cause;
      return cause;
    };
    /** Changes the registry until it has new events, which are in the log. */
    async function change(): Promise<void> {
      const before = await world.living.store.primary.events.newestId();
      while ((await world.living.store.primary.events.newestId()) === before) await world.living.round();
      await world.extendLog();
    }

    it('begins with a dump, and is equal to it', async () => {
      await update();
      await verify(tools);
      assert.match(lines.join('\n'), /the copy is whole at [0-9a-f-]{36}, entry \d+ of /);
      assert.match(lines.at(-1) ?? '', /^equal, with 0 records that changed after the dump/);
    });

    it('follows changes of every kind, and is equal to a later dump byte for byte', async () => {
      for (let round = 0; round < 4; round += 1) {
        await change();
        await update();
        await verify(tools);
      }
      await world.dump();
      await update();
      lines.length = 0;
      await verify(tools);
      assert.isEmpty(lines.filter((line) => line.endsWith('with later changes')));
      assert.lengthOf(
        lines.filter((line) => line.includes('SHA-256')),
        (await world.living.get('/api/registry/dump')).body.parts.length,
      );
    });

    it('has what publishers wrote that the registry does not understand, from events and dumps alike', async () => {
      const { living } = world;
      world.tamper(noRecords);
      const long = 'x'.repeat(33_000);
      const odd = {
        description: 'one\u2028two',
        toString: 7,
        tags: ['news', 8],
        supported_channels: ['display', 'smoke'],
      };
      const inherited = JSON.parse('{"__proto__":{"stars":5},"publisher_domain":"odd.example"}');
      const bundle = (name: string) => [{ type: 'ios_bundle', value: `com.odd.${name}` }];
      const properties = [
        property('odd', { ...odd, identifiers: bundle('odd') }),
        { ...property('inherited', { identifiers: bundle('inherited') }), ...inherited },
        property('long', { description: long, identifiers: bundle('long') }),
        property('many', {
          identifiers: Array.from({ length: 900 }, (_, place) => bundle(`many${place}`)).flat(),
        }),
      ];
      living.sites.put('odd.example', FILE, { authorized_agents: [], properties });
      const asked = await living.post(
        '/api/registry/crawl-request',
        { domain: 'odd.example' },
        living.reader,
      );
      assert.equal(asked.status, 202, asked.text);
      const saved = ['x', 'long'].map((name) => ({
        type: 'mobile_app',
        name,
        ...odd,
        tags: ['news'],
        supported_channels: ['display'],
        ...(name === 'long' ? { description: long } : {}),
        identifiers: [{ type: 'ios_bundle', value: `com.saved.${name}` }],
      }));
      const body = { publisher_domain: 'saved.example', properties: saved };
      const answer = await living.post('/api/properties/save', body, living.reader);
      assert.equal(answer.status, 200, answer.text);
      await change();
      await update();
      await verify(tools);
      const lines: string[] = [];
      for await (const record of copy.records(tools.mirror.state().standing?.generation ?? 0, 'properties'))
        lines.push(record.line);
      const of = (domain: string) => lines.filter((line) => line.includes(`"publisher_domain":"${domain}"`));
      assert.lengthOf(of('odd.example'), 4);
      assert.lengthOf(of('saved.example'), 2);
      assert.lengthOf(
        lines.filter((line) => line.includes('"shortened"')),
        3,
      );
      const found = JSON.parse(lines.find((line) => line.includes('"com.odd.odd"')) ?? '{}').property;
      assert.deepInclude(found, { description: 'one\u2028two', toString: 7, tags: ['news'] });
      assert.isTrue(lines.some((line) => line.includes('"__proto__":{"stars":5}')));
      // A dump is written from the rows, and must have the same bytes.
      await world.dump();
      await update();
      assert.match(await verify(tools), /^equal, with 0 records/);
      // What events had a part of is whole.
      for await (const { line } of copy.records(tools.mirror.state().standing?.generation ?? 0, 'properties'))
        assert.notInclude(line, '"shortened"');
    });

    it('has every kind of records whole, whatever their size, from events and a dump or from a dump alone', async () => {
      const { living } = world;
      const domain = 'large.example';
      const many = Array.from({ length: 4_000 }, (_, place) => `number_${place}`);
      const identifiers = many.map((name) => ({ type: 'ios_bundle', value: `com.large.${name}` }));
      const listed = many.slice(0, 900);
      living.sites.put(domain, FILE, {
        authorized_agents: [agent('red.sales.example', ['large', ...many])],
        properties: [property('large', { identifiers })],
        collections: [collection('large', { description: 'x'.repeat(40_000) })],
      });
      living.sites.put(domain, '/.well-known/brand.json', {
        id: 'large',
        names: [{ en: 'Large' }],
        properties: listed.map((name) => ({
          type: 'mobile_app',
          store: 'apple',
          identifier: `com.large.${name}`,
          relationship: 'owned',
        })),
      });
      await living.get(`/api/brands/resolve?domain=${domain}`);
      const crawl = await living.post('/api/registry/crawl-request', { domain }, living.reader);
      assert.equal(crawl.status, 202, crawl.text);
      await change();
      await update();
      await verify(tools);
      const { generation } = tools.mirror.state().standing ?? assert.fail('the copy is not whole');
      for (const kind of ['properties', 'collections', 'authorizations'])
        for await (const { line } of copy.records(generation, kind)) assert.notInclude(line, '"shortened"');
      await world.dump();
      await update();
      assert.match(await verify(tools), /^equal, with 0 records/);
      const another = await engine.createEmpty();
      const fresh = await world.open(another.url);
      try {
        await follow(fresh.tools, { untilCaughtUp: true });
        assert.match(await verify(fresh.tools), /^equal/);
        for (const kind of DUMP_TYPES) {
          const linesOf = async (own: Copy, { mirror }: MirrorTools) => {
            const found: string[] = [];
            for await (const { line } of own.records(mirror.state().standing?.generation ?? 0, kind))
              found.push(line);
            return found;
          };
          const found = await linesOf(copy, tools);
          assert.deepEqual(await linesOf(fresh.copy, fresh.tools), found, kind);
          for (const line of found) assert.notProperty(JSON.parse(line), 'shortened', kind);
          const last = LAST_OF_LARGE[kind];
          const isLarge = (line: string) => line.length > 33_000 && line.includes(last ?? '');
          assert.equal(found.some(isLarge), last !== null, kind);
        }
      } finally {
        await fresh.copy.close();
        await another.drop();
      }
    });

    it('gets what rows of earlier versions lack with the next version of their file', async () => {
      const { living } = world;
      const crawl = async (...properties: object[]) => {
        living.sites.put('early.example', FILE, { authorized_agents: [], properties });
        living.clock.advance(6 * 60_000);
        const asked = await living.post(
          '/api/registry/crawl-request',
          { domain: 'early.example' },
          living.reader,
        );
        assert.equal(asked.status, 202, asked.text);
        await change();
        await update();
      };
      const told = property('told', { description: 'kept' });
      const plain = property('plain', {});
      await crawl(told, plain);
      const rowOf = async (key: string) => {
        const [row] = await living.store.primary.properties.listByKeys('early.example', [key]);
        return row ?? assert.fail(`there is no ${key}`);
      };
      const row = await rowOf('told');
      assert.equal(row.otherMembers, '{"description":"kept"}');
      await living.store.transaction((tx) => tx.properties.putAll([{ ...row, otherMembers: null }]));
      await crawl(told, plain, property('new', {}));
      assert.equal((await rowOf('told')).otherMembers, '{"description":"kept"}');
      assert.isNull((await rowOf('plain')).otherMembers);
      const asked = await living.get('/api/registry/feed?limit=10000&types=property.updated', living.reader);
      const about = asked.body.events.filter(
        ({ payload }: { payload: { publisher_domain: string } }) =>
          payload.publisher_domain === 'early.example',
      );
      assert.deepEqual(
        about.map(({ payload }: { payload: { changed_fields: string[] } }) => payload.changed_fields),
        [['property']],
      );
      await world.dump();
      await update();
      assert.match(await verify(tools), /^equal, with 0 records/);
    });

    it('is not judged while it is behind', async () => {
      await change();
      const refused = await verify(tools).catch((cause: unknown) => cause);
      assert.instanceOf(refused, MirrorError);
      assert.match(String(refused), /is \d+ events behind/);
      await update();
      await verify(tools);
    });

    it('is found different when a record was changed, added or lost in its database', async () => {
      const { standing } = tools.mirror.state();
      const generation = standing?.generation ?? 0;
      const records = [];
      for await (const record of copy.records(generation, 'authorizations')) records.push(record);
      const [own] = records;
      if (own === undefined) assert.fail('the registry has no authorizations');
      const extra = { kind: 'authorizations', key: 'ffffffff-0000-7000-8000-000000000000', line: '{}' };
      for (const [changes, found] of [
        [{ put: [{ ...own, line: own.line.replace('Display', 'All') }], remove: [] }, own.key],
        [{ put: [], remove: [own] }, own.key],
        [{ put: [extra], remove: [] }, extra.key],
      ] as const) {
        await tools.mirror.step(tools.mirror.state(), generation, changes);
        const fault = await faultOf(verify(tools));
        assert.deepInclude(fault, { code: 'different_record' });
        assert.include(fault.message, found);
        await tools.mirror.step(tools.mirror.state(), generation, { put: [own], remove: [extra] });
        await verify(tools);
      }
    });

    describe('of a hostile registry', () => {
      const inFeed =
        (work: (events: { event_id: string; payload: object }[]) => unknown): Tamper =>
        (path, body) => {
          if (!path.startsWith('/api/registry/feed')) return undefined;
          const page = JSON.parse(body.toString());
          if (page.events.length === 0) return undefined;
          work(page.events);
          return Buffer.from(JSON.stringify(page));
        };

      for (const [title, tamper, code] of [
        [
          'a forged event',
          inFeed(([first]) => Object.assign(first?.payload ?? {}, { forged: true })),
          'forged_event',
        ],
        [
          'an event with another id',
          inFeed(([first]) =>
            Object.assign(first ?? {}, { event_id: '00000000-0000-7000-8000-000000000001' }),
          ),
          'forged_event',
        ],
        ['a dropped event', inFeed((events) => events.shift()), 'missing_event'],
        ['dropped newest events', inFeed((events) => events.splice(0)), 'missing_event'],
      ] as const)
        it(`is refused ${title}, by verify and by follow, and applies nothing of it`, async () => {
          await change();
          const before = tools.mirror.state();
          world.tamper(tamper);
          assert.equal((await faultOf(verify(tools))).code, code);
          assert.equal((await faultOf(update())).code, code);
          assert.deepEqual(tools.mirror.state().standing?.cursor, before.standing?.cursor);
          world.tamper(undefined);
          await update();
          await verify(tools);
        });

      it('is refused a history that was rewritten, in the tiles or in the entries', async () => {
        await change();
        for (const [at, work, codes] of [
          // The hashes are read where a copy goes on from a dump, the entries where it goes on from events.
          ['/tile/0/', verify, ['rewritten_history']],
          ['/tile/entries/', update, ['rewritten_history', 'forged_event']],
        ] as const) {
          world.tamper((path, body) =>
            path.includes(at) ? Buffer.from(body.map((byte) => byte ^ 1)) : undefined,
          );
          assert.include(codes, (await faultOf(work(tools))).code);
        }
        world.tamper(undefined);
        await update();
      });

      it('is refused a log that became smaller, and a checkpoint that nobody signed', async () => {
        const old = (await world.living.get('/api/registry/log')).text;
        await change();
        await update();
        world.tamper((path) => (path === '/api/registry/log' ? Buffer.from(old) : undefined));
        for (const work of [verify, update])
          assert.equal((await faultOf(work(tools))).code, 'rewritten_history');
        world.tamper((path, body) =>
          path === '/api/registry/log'
            ? Buffer.from(body.toString().replace(/("checkpoint":"[^"]*?\\n)(\d+)/, '$11$2'))
            : undefined,
        );
        for (const work of [verify, update]) assert.equal((await faultOf(work(tools))).code, 'bad_signature');
        world.tamper(undefined);
        await verify(tools);
      });
    });

    it('notices a registry that was restored, and copies it again', async () => {
      const { standing } = tools.mirror.state();
      const tree = (await world.living.store.primary.feedLog.current()) ?? assert.fail('there is no log');
      const published = { ...checkpointOf(tree), size: tree.size + 3, root: Buffer.alloc(32, 1) };
      await beginLog(world.logTools, { tree, checkpoint: published, signed: 'the old note' });
      await change();
      await world.dump();
      lines.length = 0;
      await update();
      assert.match(lines.join('\n'), /the registry was restored: .*\/log\/1 ended with .*\/log\/2 begins/);
      assert.equal(tools.mirror.state().standing?.generation, (standing?.generation ?? 0) + 1);
      await verify(tools);
    });

    it('copies again by itself when the registry no longer has the events (410)', async () => {
      await world.dump();
      world.tamper(undefined);
      const state = tools.mirror.state();
      if (state.standing === null) assert.fail('the copy is not whole');
      const lost = { ...state.standing, cursor: '0190a1b2-0000-7000-8000-000000000000' };
      await tools.mirror.step({ ...state, standing: lost }, lost.generation);
      await reopen();
      await update();
      assert.match(lines.join('\n'), /no longer has the events after 0190a1b2-.* \(410\): copying again/);
      await verify(tools);
    });
  });
