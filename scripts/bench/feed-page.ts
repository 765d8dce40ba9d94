import Sqlite from 'better-sqlite3';
import { type AskedRoute, startBeside } from './fastify-peer.ts';
import { fillFeed } from './feed-events.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { members, startService } from './service.ts';
import { COMPILED, type Plan, ratiosOf, sideBySide, sideOf } from './side-by-side.ts';
import { costRow, type Row } from './table.ts';

const SMALL = 20_000;
const ROUND_MS = { small: 200, full: 300 };
const CONNECTIONS = 2;
const ROUNDS = 3;
const BY_HAND_MS = 400;
/** Three of the sides are of one operation of one service, and the others of one of the peer: they compile it for each other. */
const warmUp = (plan: Plan): Plan => ({ ...plan, warmUpMs: plan.warmUpMs / 2 });

/** Pages of the feed, compared with Fastify over the same database, and with the same rows read and written as JSON by hand. */
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
      const rowOf = (name: string, query: string) => ({
        name,
        route: ROUTE,
        asks: [{ path: page(query), headers }],
      });
      const ofThousand = rowOf('feed page of 1,000', 'limit=1000');
      const ofHundred = rowOf('feed page of 100', 'limit=100');
      const beside = await startBeside(service, databaseUrl, [ofThousand, ofHundred], scale);
      const sides = {
        thousand: sideOf(service, ofThousand.asks),
        filtered: side('limit=1000&types=property.*,agent.*'),
        hundred: sideOf(service, ofHundred.asks),
        peerOfThousand: await beside.sideFor(ofThousand),
        peerOfHundred: await beside.sideFor(ofHundred),
      };
      const measured = await sideBySide<keyof typeof sides>(
        sides,
        ROUND_MS[scale],
        CONNECTIONS,
        warmUp(COMPILED[scale]),
      );
      const { thousand, filtered, hundred, peerOfThousand, peerOfHundred } = measured;
      beside.stop();
      return [
        { what: 'feed page of 1,000', value: `${thousand.perSecond.toFixed(0)}/s` },
        ...beside.rowsOf(ofThousand, thousand, peerOfThousand),
        ...byHandRows(databaseUrl, cursor, thousand.cpuMs),
        { what: 'feed page of 1,000 of two kinds', value: `${filtered.perSecond.toFixed(0)}/s` },
        costRow('feed page of 1,000 of two kinds', ratiosOf(filtered, thousand), 'that of all kinds'),
        { what: 'feed page of 100', value: `${hundred.perSecond.toFixed(0)}/s` },
        ...beside.rowsOf(ofHundred, hundred, peerOfHundred),
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
