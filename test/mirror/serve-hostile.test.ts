import { setTimeout as pause } from 'node:timers/promises';
import { assert } from 'chai';
import type { CopiedRecord, Copy } from '../../mirror/copy.ts';
import { follow } from '../../mirror/follow.ts';
import type { MirrorTools } from '../../mirror/tools.ts';
import type { App } from '../../src/app.ts';
import { DUMP_TYPES, type DumpType } from '../../src/domain/dump/manifest.ts';
import { SOFTWARE } from '../../src/domain/net/address.ts';
import { startMirror } from '../../src/start-mirror.ts';
import { type Chance, chances } from '../http/feed/picture-world.ts';
import { answerOf } from '../support/answer.ts';
import { memoryLog, passwords } from '../support/app.ts';
import { type Database, enginesInTurn } from '../support/databases.ts';
import { patientSettings } from '../support/patience.ts';
import { ASKED } from './asked.ts';
import { type MirrorWorld, startMirrorWorld } from './world.ts';

const ROUNDS = 10;
/** Another one that waits for the same file of SQLite, in the same thread. */
const BUSY_MS = 20;
const KEY: Readonly<Record<DumpType, string>> = {
  brands: 'domain',
  publishers: 'domain',
  properties: 'property_rid',
  collections: 'collection_rid',
  agents: 'agent_url',
  authorizations: 'id',
};

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json | unknown[] => typeof value === 'object' && value !== null;

/** What a hostile registry writes in the place of a value. */
const VALUES: readonly ((old: unknown) => unknown)[] = [
  () => null,
  () => undefined,
  () => '',
  () => 7,
  () => -1,
  () => 1e308,
  () => 0.5,
  () => true,
  () => [],
  () => ({}),
  () => '\u0000',
  () => '\ud800',
  () => '\u0007\u001b[2J\u202e\u2028\r\nSet-Cookie: a=b',
  () => '<script>alert(1)</script>"\'&',
  () => 'x'.repeat(100_000),
  () => '%s%n{{7*7}}',
  () => '2026-02-30T00:00:00Z',
  () => '0000-01-01T00:00:00Z',
  () => '9999-12-31T23:59:60Z',
  () => '+275761-01-01T00:00:00Z',
  () => 'not a date',
  () => 'https://user:pass@[::1]:99999/\\..',
  () => 'javascript:alert(1)',
  () => '.',
  () => '__proto__',
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":7}'),
  (old) => [old, old],
  (old) => (Array.isArray(old) ? Array.from({ length: 3_000 }, () => old[0] ?? 'x') : { own: old }),
  (old) => (typeof old === 'string' ? old.toUpperCase() : 'text'),
  (old) => (isRecord(old) && !Array.isArray(old) ? { ...old, extra: { a: [1] } } : `${old}`),
];

/** Places of a value, without the member that is the key of its record. */
function placesOf(value: unknown, key: string, at: readonly string[] = []): string[][] {
  if (!isRecord(value)) return [];
  return Object.keys(value)
    .filter((name) => at.length > 0 || name !== key)
    .flatMap((name) => [[...at, name], ...placesOf((value as Json)[name], key, [...at, name])]);
}

function changed(
  value: unknown,
  [name = '', ...rest]: readonly string[],
  make: (old: unknown) => unknown,
): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Json) }) as Json;
  copy[name] = rest.length === 0 ? make(copy[name]) : changed(copy[name], rest, make);
  return copy;
}

/** A record with a few of its values in another form. */
function mutant({ kind, key, line }: CopiedRecord, chance: Chance): CopiedRecord {
  const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T;
  if (chance() < 0.05)
    return { kind, key, line: pick(['', '{', 'null', '7', '[]', '"text"', '{"a":1e999}']) };
  let value: unknown = JSON.parse(line);
  for (let times = chance() < 0.7 ? 1 : 3; times > 0; times -= 1) {
    const places = placesOf(value, KEY[kind as DumpType]);
    if (places.length > 0) value = changed(value, pick(places), pick(VALUES));
  }
  // The same again under another key, as if two records had the same place.
  const isTwin = chance() < 0.2;
  const own = isTwin ? `${key}x` : key;
  return { kind, key: own, line: JSON.stringify({ ...(value as Json), [KEY[kind as DumpType]]: own }) };
}

for (const engine of enginesInTurn(import.meta.filename))
  describe(`a mirror that serves the copy of a hostile registry, on ${engine.name}`, () => {
    let world: MirrorWorld;
    let database: Database;
    let copy: Copy;
    let tools: MirrorTools;
    let app: App;
    let honest: CopiedRecord[];
    const logged: string[] = [];
    before(async () => {
      world = await startMirrorWorld(engine, 20260205);
      await world.addBrands();
      for (let round = 0; round < 5; round += 1) await world.living.round();
      await world.dump();
      database = await engine.createEmpty();
      const opened = await world.open(database.url, {}, BUSY_MS);
      copy = opened.copy;
      tools = { ...opened.tools, now: world.living.clock.now };
      await follow(tools, { untilCaughtUp: true });
      honest = [];
      for (const kind of DUMP_TYPES)
        for await (const record of copy.records(generation(), kind)) honest.push(record);
      app = await startMirror(
        { PORT: '0', DATABASE_URL: database.url, SQLITE_SYNCHRONOUS: 'normal', ...patientSettings },
        { registry: world.living.baseUrl, everyMs: 5, oldestMs: 60_000 },
        { clock: world.living.clock, log: memoryLog(logged), passwords, noteWithinMs: 30_000 },
      );
    });
    after(async () => {
      await app.stop();
      await copy.close();
      await database.drop();
      await world.drop();
    });

    const generation = () => tools.mirror.state().standing?.generation ?? 0;
    const isFilled = async () => {
      const { copiedRecords } = app.store.primary;
      return (await copiedRecords.served())?.revision === (await copiedRecords.state())?.revision;
    };
    /** Writes records into the copy, and waits until the mirror serves them. */
    async function give(put: readonly CopiedRecord[], remove: readonly CopiedRecord[] = []): Promise<void> {
      for (let isDone = false; !isDone; await pause(5))
        isDone = await tools.mirror.step(tools.mirror.state(), generation(), { put, remove }).then(
          () => true,
          (cause: Error) => {
            if (!cause.message.endsWith('database is locked')) throw cause;
            return false;
          },
        );
      for (let looks = 0; !(await isFilled()); looks += 1) {
        const failed = logged.find((line) => line.includes('could not be brought up'));
        if (failed !== undefined || looks > 2_000) assert.fail(`the tables are not filled: ${failed}`);
        await pause(5);
      }
    }
    const ask = ({ path, body }: { path: string; body?: unknown }) =>
      answerOf(`http://127.0.0.1:${app.address?.port}${path}`, {
        headers: { 'user-agent': `${SOFTWARE}/test`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });

    it('leaves out no record of an honest one', async () => {
      await give(honest);
      assert.isEmpty(logged.filter((line) => line.includes('are not served')));
    });

    for (let round = 0; round < ROUNDS; round += 1)
      it(`answers every read by its schema, or with an error that says why (${round + 1})`, async () => {
        const chance = chances(20260300 + round);
        const given = honest.map((record) => (chance() < 0.5 ? mutant(record, chance) : record));
        await give(given);
        const kept = logged.length;
        for (const [id, list] of Object.entries(ASKED))
          for (const asked of list) {
            const { status, text } = await ask(asked);
            const what = `${id} ${JSON.stringify(asked).slice(0, 200)}`;
            assert.isBelow(
              status,
              500,
              `${what}: ${text.slice(0, 300)}\n${logged.slice(kept).join('\n').slice(0, 2_000)}`,
            );
            assert.notInclude(text, '    at ', what);
          }
        assert.notProperty({}, 'polluted');
        await give(
          honest,
          given.filter(({ key }) => !honest.some((one) => one.key === key)),
        );
      });

    it('serves what is honest again afterwards', async () => {
      await give(honest);
      const { body } = await ask({ path: '/api/brands/registry?limit=1000' });
      const brands = honest.filter(
        ({ kind, line }) => kind === 'brands' && JSON.parse(line).listing !== null,
      );
      assert.lengthOf(body.brands, brands.length);
    });
  });
