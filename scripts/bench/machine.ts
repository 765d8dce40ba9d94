import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { startFastify } from './fastify-peer.ts';
import { lowestOf, sideBySide } from './side-by-side.ts';

/**
 * Processor time in milliseconds of a request of the Fastify peer that reads one of a thousand brands, in the run of docs/performance.md
 * whose goals are times and rates. The peer is no code of the service, so that it says something about the machine alone.
 */
const FASTIFY_THERE_MS = 0.039;
const ROWS = 1_000;
const RECORD_BYTES = 1_600;
const CONNECTIONS = 16;
const ROUND_MS = 400;
const PLAN = { warmUpMs: 4_000, warmUpRequests: 15_000, rounds: 6 };
const FIND = 'select record from brands where domain = ?';

/** How many times as long as that machine this one takes for a request of the peer. Takes about seven seconds. */
export async function slownessOfMachine(folder: string): Promise<number> {
  const file = join(folder, 'machine.sqlite');
  const database = new Sqlite(file);
  database.exec('create table brands (domain text primary key, record text not null) without rowid');
  const insert = database.prepare('insert into brands values (?, ?)');
  const text = JSON.stringify({ record: 'x'.repeat(RECORD_BYTES) });
  const domains = Array.from({ length: ROWS }, (_, at) => `brand-${at}.example`);
  database.transaction(() => {
    for (const domain of domains) insert.run(domain, text);
  })();
  database.close();
  const answers = domains.map((domain) => ({
    url: `/brand?domain=${domain}`,
    statements: [{ sql: FIND, values: [domain] }],
    bytes: { column: 'record', end: '' },
  }));
  const query = { domain: { type: 'string', maxLength: 253 } };
  const route = { operation: 'readBrand', path: '/brand', query, headers: null, answers };
  const peer = await startFastify(
    file,
    [route],
    answers.map(({ url }) => ({ path: url })),
  );
  try {
    return lowestOf((await sideBySide({ peer }, ROUND_MS, CONNECTIONS, PLAN)).peer) / FASTIFY_THERE_MS;
  } finally {
    peer.stop();
  }
}
