import { setTimeout as pause } from 'node:timers/promises';
import { assert } from 'chai';
import { type OperationId, operations } from '../../generated/operations.ts';
import { schemaValidators } from '../../generated/validators/index.ts';
import type { Copy } from '../../mirror/copy.ts';
import { follow } from '../../mirror/follow.ts';
import type { MirrorTools } from '../../mirror/tools.ts';
import type { App } from '../../src/app.ts';
import { DIFFERENT_MEMBERS, NOT_MIRRORED } from '../../src/domain/dump/mirrored.ts';
import { SOFTWARE } from '../../src/domain/net/address.ts';
import { startMirror } from '../../src/start-mirror.ts';
import { FILE } from '../jobs/brands/crawling.ts';
import { type Answer, answerOf } from '../support/answer.ts';
import { memoryLog, passwords } from '../support/app.ts';
import { type Database, enginesInTurn } from '../support/databases.ts';
import { patientSettings } from '../support/patience.ts';
import { ASKED, type Asked } from './asked.ts';
import { longFile } from './long-file.ts';
import { type MirrorWorld, noRecords, startMirrorWorld } from './world.ts';

const all = Object.values(operations);
const reads = all
  .filter(({ access, effect }) => access === 'public' && effect === 'read')
  .map(({ id }) => id);
const OLDEST_MS = 60_000;
/**
 * Here the service and the follower share a thread, so that none of them can wait for the other's transaction: a step that
 * meets one of the service fails soon, and is done again. Outside of tests each has a process of its own.
 */
const BUSY_MS = 20;

/** Where two JSON values differ. */
function differences(a: unknown, b: unknown, at: readonly string[] = []): string[] {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return Object.is(a, b) ? [] : [at.join('.')];
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return [at.join('.')];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => differences(Object(a)[key], Object(b)[key], [...at, key]));
}

const isNamed = (id: string, path: string): boolean =>
  (DIFFERENT_MEMBERS[id as OperationId] ?? []).some((named) => {
    const place = path.split('.');
    return named.split('.').every((part, index) => part === '*' || part === place[index]);
  });

describe('the public reads of the contract', () => {
  it('are each answered by a mirror and compared here, or named with the reason why not', () => {
    assert.sameMembers(reads, [...Object.keys(ASKED), ...Object.keys(NOT_MIRRORED)]);
  });
});

for (const engine of enginesInTurn(import.meta.filename))
  describe(`a mirror that serves, on ${engine.name}`, () => {
    let world: MirrorWorld;
    let database: Database;
    let copy: Copy;
    let tools: MirrorTools;
    let app: App;
    const logged: string[] = [];
    before(async () => {
      world = await startMirrorWorld(engine, 20260201);
      await world.addBrands();
      for (let round = 0; round < 5; round += 1) await world.living.round();
      database = await engine.createEmpty();
      const opened = await world.open(database.url, {}, BUSY_MS);
      copy = opened.copy;
      // The mirror's own clock stands still with that of the registry.
      tools = { ...opened.tools, now: world.living.clock.now };
      await start();
    });
    after(async () => {
      await app.stop();
      await copy.close();
      await database.drop();
      await world.drop();
    });

    async function start(): Promise<void> {
      app = await startMirror(
        { PORT: '0', DATABASE_URL: database.url, SQLITE_SYNCHRONOUS: 'normal', ...patientSettings },
        { registry: world.living.baseUrl, everyMs: 5, oldestMs: OLDEST_MS },
        { clock: world.living.clock, log: memoryLog(logged), passwords, noteWithinMs: 30_000 },
      );
    }
    const ask = (
      of: 'registry' | 'mirror',
      { path, body }: Asked,
      init: RequestInit = {},
    ): Promise<Answer> => {
      const { port } = (of === 'mirror' ? app : world.living).address ?? assert.fail('it does not listen');
      return answerOf(`http://127.0.0.1:${port}${path}`, {
        // Neither looks at other hosts for a request of this software.
        headers: {
          'user-agent': `${SOFTWARE}/test`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        ...init,
      });
    };
    /** Brings the copy up to date, and waits until the mirror answers from it. */
    async function catchUp(): Promise<void> {
      for (let isDone = false; !isDone; )
        isDone = await follow(tools, { untilCaughtUp: true }).then(
          () => true,
          (cause: Error) => {
            if (!cause.message.endsWith('database is locked')) throw cause;
            return false;
          },
        );
      const { standing } = tools.mirror.state();
      const entries = `${standing?.log.origin} ${standing?.log.size}`;
      for (let looks = 0; looks < 2_000; looks += 1) {
        const { headers, status } = await ask('mirror', { path: '/readyz' });
        const served = await app.store.primary.copiedRecords.served();
        const state = await app.store.primary.copiedRecords.state();
        const isSame = headers.get('mirror-log') === entries && served?.revision === state?.revision;
        if (isSame && status === 200) return;
        await pause(5);
      }
      assert.fail(
        `the mirror does not catch up: ${logged.filter((line) => line.includes('"err"')).join('\n')}`,
      );
    }
    /** Names of everything that is in the lists of the registry, for which no answer may differ. */
    async function listedNames(): Promise<(id: string, asked: Asked) => boolean> {
      const list = async (path: string) => (await ask('registry', { path })).body;
      const { brands } = await list('/api/brands/registry?limit=1000');
      const { publishers } = await list('/api/registry/publishers?limit=1000');
      const { properties } = await list('/api/properties/registry?limit=1000');
      const named = (rows: { domain: string }[]) => new Set(rows.map(({ domain }) => domain));
      const identifiers = new Set<string>(
        properties.flatMap((one: { identifiers: { value: string }[] }) =>
          one.identifiers.map(({ value }) => value),
        ),
      );
      const known = { brands: named(brands), publishers: named(publishers) };
      return (id, { path, body }) => {
        const query = new URL(path, 'http://mirror').searchParams;
        const domain = query.get('domain') ?? '';
        if (id === 'validateProductAuthorization')
          return known.publishers.has(
            (body as { publisher_properties?: { publisher_domain: string }[] }).publisher_properties?.[0]
              ?.publisher_domain ?? '',
          );
        if (id === 'validatePropertyAuthorization')
          return identifiers.has(query.get('identifier_value') ?? '');
        return id === 'resolveBrand' ? known.brands.has(domain) : known.publishers.has(domain);
      };
    }

    async function compareAll(): Promise<void> {
      const isListed = await listedNames();
      for (const [id, list] of Object.entries(ASKED))
        for (const asked of list) {
          const own = await ask('registry', asked);
          const copied = await ask('mirror', asked);
          const what = `${id} ${JSON.stringify(asked).slice(0, 300)}`;
          assert.equal(copied.status, own.status, `${what}: ${own.text}\n${copied.text}`);
          for (const name of ['content-type', 'cache-control', 'allow', 'x-sync-cursor'])
            assert.equal(copied.headers.get(name), own.headers.get(name), `${name} of ${what}`);
          if (copied.text === own.text) continue;
          const places = differences(own.body, copied.body).filter((place) => !isNamed(id, place));
          assert.deepEqual(places, [], `${what}:\n${own.text}\n${copied.text}`);
          assert.isFalse(isListed(id, asked), `${what}:\n${own.text}\n${copied.text}`);
          assert.equal(copied.body.authorized, own.body.authorized, what);
        }
    }

    it('is not ready and answers nothing of its own before the copy is whole, and names its registry', async () => {
      const ready = await ask('mirror', { path: '/readyz' });
      assert.deepEqual([ready.status, ready.headers.get('mirror-of')], [503, world.living.baseUrl]);
      const { status, body, headers } = await ask('mirror', { path: '/api/registry/stats' });
      assert.deepEqual([status, body.error, headers.get('retry-after')], [503, 'unavailable', '5']);
      assert.isNull(headers.get('mirror-age'));
    });

    it('answers every public read as its registry does', async () => {
      await world.dump();
      await catchUp();
      await compareAll();
    });

    it('answers as its registry does after each of its changes, and after the next dump', async () => {
      for (let round = 0; round < 3; round += 1) {
        await world.living.round();
        // Publishers and agents are as of the newest dump.
        await world.dump();
        await catchUp();
        await compareAll();
      }
    });

    it('answers by events what a dump has not had yet', async () => {
      const path = '/api/registry/authorizations?agent_url=https%3A%2F%2Fred.sales.example';
      for (let round = 0; round < 2; round += 1) {
        await world.living.round();
        await world.extendLog();
        await catchUp();
        for (const name of ['red', 'green', 'blue']) {
          const asked = { path: path.replace('red', name) };
          assert.equal((await ask('mirror', asked)).text, (await ask('registry', asked)).text);
        }
      }
    });

    /** Asks both for the same, and sees that their answers have the same bytes. */
    async function compareAnswer(asked: Asked): Promise<string> {
      const own = await ask('registry', asked);
      assert.equal(own.status, 200, own.text);
      const copied = await ask('mirror', asked);
      const isStats = asked.path.endsWith('/stats');
      const different = isStats ? differences(own.body, copied.body) : [];
      assert.isEmpty(different.filter((place) => !isNamed('getRegistryStats', place)));
      // Answers have megabytes: a failure shows the beginning.
      const shown = `${JSON.stringify(asked)}: ${copied.text.slice(0, 500)}`;
      assert.isTrue(isStats || copied.text === own.text, shown);
      return own.text;
    }
    /** Has a file crawled, and the events of that in the mirror. */
    async function publish(domain: string, file: object): Promise<void> {
      const { living } = world;
      living.clock.advance(6 * 60_000);
      living.sites.put(domain, FILE, file);
      const crawl = await living.post('/api/registry/crawl-request', { domain }, living.reader);
      assert.equal(crawl.status, 202, crawl.text);
      await living.settled();
      await world.extendLog();
      await catchUp();
    }

    it('answers about records over 32 KB, which events have a part of', async () => {
      const { domain, versions, withoutLong, dependent, independent } = longFile('long.example');
      await publish(domain, withoutLong);
      await world.dump();
      for (const file of versions) {
        await publish(domain, file);
        for (const asked of independent) await compareAnswer(asked);
        for (const asked of dependent) {
          const own = await ask('registry', asked);
          const copied = await ask('mirror', asked);
          const what = JSON.stringify(asked);
          // Publishers are as of the newest dump, and so are the numbers of their properties and agents.
          assert.deepEqual([copied.status, copied.body.authorized], [200, own.body.authorized], what);
          if (asked.path.includes('/lookup/property')) assert.equal(copied.text, own.text, what);
        }
      }
      await publish(domain, withoutLong);
    });

    it('refuses what depends on them while it cannot have them whole, and has them from a dump', async () => {
      // Publishers are as of the newest dump.
      await world.dump();
      world.tamper(noRecords);
      const { domain, versions, withoutLong, dependent, independent, asOfDump } = longFile('long.example');
      for (const file of versions) {
        await publish(domain, file);
        for (const asked of dependent) {
          assert.equal((await ask('registry', asked)).status, 200, JSON.stringify(asked));
          const { status, body } = await ask('mirror', asked);
          const what = [status, body.error, body.registry];
          assert.deepEqual(what, [501, 'not_mirrored', world.living.baseUrl], JSON.stringify(asked));
          assert.include(body.message, 'over 32 KB');
        }
        for (const asked of independent) await compareAnswer(asked);
        // A refusal for its own reason stays one.
        const wrong = { path: '/api/properties/registry?limit=-1' };
        assert.equal((await ask('mirror', wrong)).text, (await ask('registry', wrong)).text);
        await world.dump();
        await catchUp();
        for (const asked of [...dependent, ...independent, ...asOfDump]) await compareAnswer(asked);
      }
      // Lists that are cut in the registry too are cut in the same way.
      const listed = independent.at(-1) ?? assert.fail('nothing is asked');
      assert.include(await compareAnswer(listed), '"shortened":["property_ids"]');
      await compareAll();
      // One that ends before a dump had it is no longer in the way.
      const list = { path: '/api/properties/registry?limit=1000' };
      await publish(domain, versions[0] ?? {});
      assert.equal((await ask('mirror', list)).status, 501);
      await publish(domain, withoutLong);
      assert.equal((await ask('mirror', list)).status, 200);
      world.tamper(undefined);
    });

    it('says with each response which registry it copies, up to where, and how old that is', async () => {
      await catchUp();
      const { standing } = tools.mirror.state();
      const said = async (path: string) => {
        const { headers } = await ask('mirror', { path });
        return ['of', 'cursor', 'log', 'age'].map((name) => headers.get(`mirror-${name}`));
      };
      const { cursor, log } = standing ?? assert.fail('the copy is not whole');
      const place = [world.living.baseUrl, cursor, `${log.origin} ${log.size}`];
      assert.deepEqual(await said('/api/registry/stats'), [...place, '0']);
      world.living.clock.advance(7_000);
      assert.deepEqual(await said('/nowhere'), [...place, '7']);
      assert.equal((await ask('mirror', { path: '/readyz' })).status, 200);
      world.living.clock.advance(OLDEST_MS);
      const ready = await ask('mirror', { path: '/readyz' });
      assert.deepEqual([ready.status, ready.body], [503, { status: 'not_ready' }]);
      // What is old is still better than nothing: its readers are told.
      assert.equal((await ask('mirror', { path: '/api/registry/stats' })).status, 200);
      await catchUp();
    });

    it('refuses every other operation by saying what it is and where its registry is', async () => {
      const isValid = await schemaValidators['core/error-response']();
      for (const { id, method, path } of all) {
        if (ASKED[id] !== undefined) continue;
        const asked = { path: path.replaceAll(/\{\w+\}/g, 'x'), ...(method === 'get' ? {} : { body: {} }) };
        const { status, body, text } = await ask('mirror', asked, { method: method.toUpperCase() });
        assert.deepEqual(
          [status, body.error, body.registry],
          [501, 'not_mirrored', world.living.baseUrl],
          id,
        );
        assert.isTrue(isValid(body), text);
        assert.include(body.message, `a copy of ${world.living.baseUrl}`);
      }
    });

    it('refuses questions about the past, and for looks at other hosts', async () => {
      const moment = '2026-01-01T00:00:00Z';
      for (const asked of [
        { path: `/api/brands/resolve?domain=house.example&at=${moment}` },
        { path: `/api/registry/lookup/domain/one.example?at=${moment}` },
        { path: '/api/brands/resolve?domain=house.example&fresh=true' },
        { path: '/api/properties/resolve?domain=one.example&fresh=true' },
        {
          path: '/api/registry/validate/product-authorization',
          body: {
            agent_url: 'https://red.sales.example',
            publisher_properties: [{ publisher_domain: 'one.example', selection_type: 'all' }],
            at: moment,
          },
        },
      ]) {
        const { status, body } = await ask('mirror', asked);
        assert.deepEqual([status, body.error, body.registry], [501, 'not_mirrored', world.living.baseUrl]);
      }
    });

    it('has no pages, no agent and no doors of members', async () => {
      for (const path of [
        '/mcp',
        '/a2a',
        '/sign-in',
        '/dashboard',
        '/docs',
        '/oauth/token',
        '/logos/x.png',
        '/log',
      ])
        for (const accept of ['text/html', 'application/json']) {
          const { status, headers } = await ask('mirror', { path }, { headers: { accept } });
          assert.equal(status, 404, path);
          assert.include(headers.get('content-type'), 'application/json');
        }
    });

    it('knows no credential', async () => {
      const headers = { authorization: `Bearer ${world.token}` };
      const { status, body } = await ask('mirror', { path: '/api/registry/stats' }, { headers });
      assert.deepEqual([status, body.error], [401, 'unauthorized']);
    });

    it('asks no other host', async () => {
      const before = world.living.sites.requests.length;
      for (const path of [
        '/api/brands/resolve?domain=new.example',
        '/api/properties/resolve?domain=new.example',
      ])
        assert.equal((await ask('mirror', { path }, { headers: {} })).status, 404);
      assert.lengthOf(world.living.sites.requests, before);
    });

    it('goes on from what it had when it starts again, and after a registry that was copied anew', async () => {
      await app.stop();
      await world.living.round();
      await world.dump();
      const state = tools.mirror.state();
      const { standing } = state;
      if (standing === null) assert.fail('the copy is not whole');
      const lost = { ...standing, cursor: '0190a1b2-0000-7000-8000-000000000000' };
      await tools.mirror.step({ ...state, standing: lost }, standing.generation);
      await start();
      await catchUp();
      assert.equal(tools.mirror.state().standing?.generation, standing.generation + 1);
      await compareAll();
    });
  });
