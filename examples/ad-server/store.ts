import { randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';

export type Db = Database.Database;

const VIEWS = ['q1_views', 'q2_views', 'q3_views', 'completed_views'] as const;
/** Figures that are counted, which are also columns. */
export const FIGURES = ['impressions', 'clicks', ...VIEWS] as const;

const TABLES = `
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS keys (key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, status INTEGER NOT NULL,
  body TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS reservations (id TEXT PRIMARY KEY, package_id TEXT NOT NULL, product_id TEXT NOT NULL,
  starts INTEGER NOT NULL, ends INTEGER NOT NULL, unit TEXT NOT NULL, units INTEGER NOT NULL,
  fingerprint TEXT NOT NULL, state TEXT NOT NULL, expires_at INTEGER NOT NULL, available INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS packages (id TEXT PRIMARY KEY, number INTEGER NOT NULL UNIQUE, revision INTEGER NOT NULL,
  last_change TEXT NOT NULL, terms TEXT NOT NULL, desired TEXT NOT NULL, product_id TEXT NOT NULL,
  starts INTEGER NOT NULL, ends INTEGER NOT NULL, delivered INTEGER NOT NULL DEFAULT 0,
  first_started_at INTEGER, stopped_at INTEGER, changed_at INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS packages_running ON packages (product_id, desired, ends);
CREATE TABLE IF NOT EXISTS creatives (package_id TEXT NOT NULL, creative_id TEXT NOT NULL, position INTEGER NOT NULL,
  attached INTEGER NOT NULL, state TEXT NOT NULL, reason TEXT, body TEXT NOT NULL,
  PRIMARY KEY (package_id, creative_id)) STRICT;
CREATE TABLE IF NOT EXISTS serves (id TEXT PRIMARY KEY, package_id TEXT NOT NULL, creative_id TEXT NOT NULL,
  country TEXT, device TEXT NOT NULL, person TEXT, at INTEGER NOT NULL, counted INTEGER NOT NULL DEFAULT 0,
  invalid TEXT) STRICT;
CREATE INDEX IF NOT EXISTS serves_outstanding ON serves (package_id, at) WHERE counted = 0;
CREATE INDEX IF NOT EXISTS serves_at ON serves (at);
CREATE TABLE IF NOT EXISTS events (serve_id TEXT NOT NULL, event TEXT NOT NULL, at INTEGER NOT NULL,
  verdict TEXT NOT NULL, repeats INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (serve_id, event)) STRICT;
CREATE INDEX IF NOT EXISTS events_at ON events (at);
CREATE TABLE IF NOT EXISTS seen (person TEXT NOT NULL, package_id TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS seen_by ON seen (person, package_id, at);
CREATE INDEX IF NOT EXISTS seen_at ON seen (at);
CREATE TABLE IF NOT EXISTS figures (kind TEXT NOT NULL, key TEXT NOT NULL, package_id TEXT NOT NULL,
  creative_id TEXT NOT NULL, hour INTEGER NOT NULL, ${FIGURES.map((name) => `${name} INTEGER NOT NULL DEFAULT 0`).join(', ')},
  seq INTEGER NOT NULL UNIQUE, changed_at INTEGER NOT NULL,
  PRIMARY KEY (kind, key, package_id, creative_id, hour)) STRICT;
CREATE INDEX IF NOT EXISTS figures_changed ON figures (changed_at);
`;

export function openStore(path: string): Db {
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.exec(TABLES);
  // Cursors name the store: one that belongs to another history must not be taken for a place in this one.
  const history = randomBytes(6).toString('hex');
  db.prepare("INSERT OR IGNORE INTO meta VALUES ('history', ?), ('seq', '0')").run(history);
  return db;
}

type Values = unknown[];
export const one = <R>(db: Db, sql: string, ...values: Values) => db.prepare<Values, R>(sql).get(...values);
export const all = <R>(db: Db, sql: string, ...values: Values) => db.prepare<Values, R>(sql).all(...values);
export const run = (db: Db, sql: string, ...values: Values) => db.prepare(sql).run(...values);

export const metaOf = (db: Db, name: string): string =>
  one<{ value: string }>(db, 'SELECT value FROM meta WHERE name = ?', name)?.value ?? '';
export const setMeta = (db: Db, name: string, value: string) =>
  run(db, 'INSERT OR REPLACE INTO meta VALUES (?, ?)', name, value);

/** The next number of a change of figures; numbers only rise, whatever is deleted. */
export function nextSeq(db: Db): number {
  const seq = Number(metaOf(db, 'seq')) + 1;
  setMeta(db, 'seq', String(seq));
  return seq;
}

const DAY = 86_400_000;

/** Removes what nothing needs any more, so that no table grows without an end. */
export const sweep = (db: Db, now: number): void =>
  db.transaction(() => {
    run(db, 'DELETE FROM keys WHERE at < ?', now - 4 * DAY);
    run(db, "DELETE FROM reservations WHERE state <> 'used' AND expires_at < ?", now - 30 * DAY);
    run(db, 'DELETE FROM serves WHERE at < ?', now - 2 * DAY);
    run(db, 'DELETE FROM events WHERE at < ?', now - 2 * DAY);
    run(db, 'DELETE FROM seen WHERE at < ?', now - 31 * DAY);
    run(db, 'DELETE FROM figures WHERE hour < ?', now - 400 * DAY);
  })();
