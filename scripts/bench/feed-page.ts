import Sqlite from 'better-sqlite3';
import { type AskedRoute, fastifyRows, startFastifyFor } from './fastify-peer.ts';
import { fillFeed } from './feed-events.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { members, startService } from './service.ts';
import { COMPILED, sideBySide, sideOf, startBareFor, timesOf } from './side-by-side.ts';
import { costRow, type Row } from './table.ts';

const SMALL = 50_000;
const ROUND_MS = { small: 200, full: 300 };
const CONNECTIONS = 2;
const ROUNDS = 3;
const BY_HAND_MS = 400;

/**
 * Pages of the feed, compared with Fastify over the same database, with the same rows read and written as JSON by hand,
 * and with the same bytes from memory.
 */
export const feedPage: Scenario = {
  name: 'feed pages',
  async run({ scale, databaseUrl: own, large }) {
    const { databaseUrl, cursor } =
      large === null ? { databaseUrl: own, cursor: await fillFeed(own, SMALL) } : await large.of('SQLite');
    const settings = { DATABASE_URL: databaseUrl };
    const [authorization = ''] = await members(settings, 1);
    const service = await startService({ ...settings, ROLE: 'web', LOG_LEVEL: 'info' });
    try {
      const headers = { authorization };
      const page = (query: string) => `${PAGE}cursor=${cursor}&${query}`;
      const side = (query: string) => sideOf(service, [{ path: page(query), headers }]);
      const peerFor = (query: string) =>
        startFastifyFor(service, databaseUrl, ROUTE, [{ path: page(query), headers }]);
      const peers = { thousand: await peerFor('limit=1000'), hundred: await peerFor('limit=100') };
      const bare = await startBareFor(service, page('limit=100'), headers);
      const sides = {
        thousand: side('limit=1000'),
        filtered: side('limit=1000&types=property.*,agent.*'),
        hundred: side('limit=100'),
        bare,
        peerOfThousand: peers.thousand ?? bare,
        peerOfHundred: peers.hundred ?? bare,
      };
      const measured = await sideBySide<keyof typeof sides>(sides, ROUND_MS[scale], CONNECTIONS, COMPILED);
      const { thousand, filtered, hundred, bare: ceiling, peerOfThousand, peerOfHundred } = measured;
      for (const peer of [bare, peers.thousand, peers.hundred]) peer?.stop();
      return [
        { what: 'feed page of 1,000', value: `${thousand.perSecond.toFixed(0)}/s` },
        ...fastifyRows('feed page of 1,000', thousand, peers.thousand === null ? undefined : peerOfThousand),
        ...byHandRows(databaseUrl, cursor, thousand.cpuMs),
        { what: 'feed page of 1,000 of two kinds', value: `${filtered.perSecond.toFixed(0)}/s` },
        costRow('feed page of 1,000 of two kinds', timesOf(filtered, thousand), 'that of all kinds'),
        { what: 'feed page of 100', value: `${hundred.perSecond.toFixed(0)}/s` },
        ...fastifyRows('feed page of 100', hundred, peers.hundred === null ? undefined : peerOfHundred),
        costRow('feed page of 100', timesOf(hundred, ceiling), 'node:http'),
      ];
    } finally {
      await service.stop();
    }
  },
};

const PAGE = '/api/registry/feed?';

const ROUTE: AskedRoute = {
  operation: 'getFeed',
  path: '/api/registry/feed',
  query: { cursor: { type: 'string' }, limit: { type: 'integer' }, types: { type: 'string' } },
  made: 'text',
};

/** Only a file can be read by hand. */
function byHandRows(databaseUrl: string, cursor: string, cpuMs: number): Row[] {
  if (!databaseUrl.startsWith('sqlite:')) return [];
  const file = databaseUrl.slice('sqlite:'.length);
  const times = Array.from({ length: ROUNDS }, () => byHand(file, cursor));
  return [
    costRow('feed page of 1,000', cpuMs / quantile(times, 0.5), 'reading and writing it by hand', '≤ 2'),
  ];
}

/** Milliseconds of processor time in which this process reads a page and writes it as JSON, with nothing in between. */
function byHand(path: string, cursor: string): number {
  const database = new Sqlite(path, { readonly: true });
  const select = database.prepare('select * from events where event_id > ? order by event_id limit 1001');
  let pages = 0;
  let bytes = 0;
  const started = performance.now();
  const cpu = process.cpuUsage();
  while (performance.now() - started < BY_HAND_MS) {
    bytes += JSON.stringify(select.all(cursor)).length;
    pages += 1;
  }
  const { user, system } = process.cpuUsage(cpu);
  database.close();
  if (bytes === 0) throw new Error('nothing was read');
  return (user + system) / 1e3 / pages;
}
