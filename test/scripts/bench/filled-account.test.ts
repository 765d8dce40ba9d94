import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { assert } from 'chai';
import { declare, SOURCE } from '../../../scripts/bench/agent-writes.ts';
import { fillAccount, filledBuy } from '../../../scripts/bench/filled-account.ts';
import { startApp } from '../../../src/app.ts';
import { readConfig } from '../../../src/config.ts';
import { migrate } from '../../../src/store/engine/migrate.ts';
import { openStore } from '../../../src/store/open.ts';
import { patientSettings } from '../../support/patience.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const ROWS = 12;
const NOW = Date.parse('2026-03-02T10:00:00.000Z');
/** Tables with rows for the account, or with what is counted of them, and the order of their rows. */
const TABLES = [
  'media_buys',
  'media_buy_packages',
  'media_buy_terms',
  'creatives',
  'audience_members',
  'logged_events',
  'held_inventory',
  'holdings',
  'event_counts',
  'event_hours',
];
/** Encrypted with a number that is used once. */
const SEALED = 'details';

const numbered = (text: string, generation: number) =>
  text.replaceAll(/filled-([a-z]{3})-(\d+)/g, (_all, mark: string, at: string) => {
    const place = 'ghj'.indexOf(mark.at(-1) ?? '');
    return `filled-${place * generation + Number(at)}`;
  });

describe('the account that the bench fills', () => {
  let folder: string;
  let declared: string;
  const urlOf = (name: string) => `sqlite:${join(folder, name)}`;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'registry-filled-account-'));
    declared = join(folder, 'declared.sqlite');
    await migrate(`sqlite:${declared}`);
    const settings = { ...patientSettings, PORT: '0', ROLE: 'web', DNS_SERVERS: '127.0.0.1:9' };
    const app = await startApp(readConfig({ ...settings, DATABASE_URL: `sqlite:${declared}` }), {
      log: silent,
    });
    await declare({ origin: `http://127.0.0.1:${app.address?.port}` }).finally(() => app.stop());
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  async function filled(name: string, rows: number, generation: number): Promise<string> {
    copyFileSync(declared, join(folder, name));
    await fillAccount(urlOf(name), rows, SOURCE, { now: NOW, generation });
    return name;
  }

  function rowsOf(name: string, generation: number): Record<string, string[]> {
    const database = new Sqlite(join(folder, name), { readonly: true });
    try {
      const texts = TABLES.map((table) => {
        const rows = database.prepare<[], Record<string, unknown>>(`select * from ${table}`).all();
        const kept = rows.map((row) => (table === 'media_buys' ? { ...row, [SEALED]: '' } : row));
        return [table, kept.map((row) => numbered(JSON.stringify(row), generation)).sort()] as const;
      });
      return Object.fromEntries(texts);
    } finally {
      database.close();
    }
  }

  it('has the same rows, counts and holds whether the store wrote them or a statement copied them', async () => {
    const stored = rowsOf(await filled('stored.sqlite', ROWS, ROWS), ROWS);
    const copied = rowsOf(await filled('copied.sqlite', ROWS, ROWS / 3), ROWS / 3);
    for (const table of TABLES) {
      assert.isNotEmpty(stored[table], table);
      assert.deepEqual(copied[table], stored[table], table);
    }
  });

  it('has copies that the store reads as it reads the buy that was copied', async () => {
    const store = await openStore(urlOf(await filled('read.sqlite', 6, 3)));
    try {
      const [own] = await store.read.mediaBuys.listEverybodys({}, 1);
      assert(own !== undefined);
      const read = async (number: number) => {
        const found = await store.read.mediaBuys.find({ ...own, id: filledBuy(number, 3) });
        assert(found !== undefined);
        return found;
      };
      const first = await read(0);
      const copy = await read(3);
      assert.deepEqual({ ...copy, id: first.id, packages: [] }, { ...first, packages: [] });
      assert.lengthOf(copy.packages, first.packages.length);
    } finally {
      await store.close();
    }
  });

  it('refuses a number of rows that is no whole number of copies', async () => {
    const refused = await fillAccount(urlOf('declared.sqlite'), 5, SOURCE, { now: NOW, generation: 3 }).then(
      () => null,
      (cause: Error) => cause.message,
    );
    assert.equal(refused, '5 rows are not a multiple of 3');
  });

  it('refuses a database without an account to fill', async () => {
    await migrate(urlOf('empty.sqlite'));
    const refused = await fillAccount(urlOf('empty.sqlite'), 3, SOURCE).then(
      () => null,
      (cause: Error) => cause.message,
    );
    assert.equal(refused, 'there is no buy to copy');
  });
});
