import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Sqlite from 'better-sqlite3';
import { fillFeed } from './feed-events.ts';
import { runLoad } from './load.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { members, type Service, startService } from './service.ts';

const SIZES = { small: 50_000, full: 1_000_000 };
// Measured in turns, so that other work of the machine affects all of them.
const ROUNDS = 5;
const ROUND_MS = 1_500;

/**
 * Pages of the feed, compared with the same rows read and written as JSON by hand, and with the same bytes from
 * memory.
 */
export const feedPage: Scenario = {
  name: 'feed pages',
  async run({ scale, databaseUrl }) {
    await fillFeed(databaseUrl, SIZES[scale]);
    const settings = { DATABASE_URL: databaseUrl };
    const [authorization = ''] = await members(settings, 1);
    const service = await startService({ ...settings, ROLE: 'web' });
    const ask = (query: string) =>
      fetch(`${service.origin}/api/registry/feed?${query}`, { headers: { authorization } });
    const { cursor } = (await (await ask('limit=1')).json()) as { cursor: string };
    const bare = await bareServer(Buffer.from(await (await ask(`cursor=${cursor}&limit=100`)).arrayBuffer()));
    const perSecond = async (name: string, origin: string, path: string) => {
      const load = { name, origin, path, headers: [{ authorization }], connections: 2 };
      const measured = await runLoad(load, ROUND_MS);
      if (Object.keys(measured.statuses).join() !== '200') throw new Error(JSON.stringify(measured.statuses));
      return measured.perSecond;
    };
    const page = (name: string, query: string) =>
      perSecond(name, service.origin, `/api/registry/feed?cursor=${cursor}&${query}`);
    const file = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : undefined;
    try {
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({
          byHand: file === undefined ? Number.NaN : byHand(file, cursor),
          ...(await withCpu(service, () => page('thousand', 'limit=1000'))),
          filtered: await page('filtered', 'limit=1000&types=property.*,agent.*'),
          hundred: await page('hundred', 'limit=100'),
          bare: await perSecond('bare', bare.origin, '/'),
        });
      }
      const median = (value: (round: Round) => number) => quantile(rounds.map(value), 0.5);
      const count = (value: (round: Round) => number) => `${median(value).toFixed(0)}/s`;
      const ratio = (value: (round: Round) => number) => median(value).toFixed(2);
      return [
        { what: 'feed page of 1,000', value: count(({ thousand }) => thousand) },
        ...(file === undefined
          ? []
          : [
              {
                what: '  CPU of reading and writing it by hand, ratio to the service',
                value: ratio(({ byHand, cpu }) => byHand / cpu),
                reach: '≥ 0.5',
              },
            ]),
        {
          what: '  of two kinds, ratio to all',
          value: ratio(({ filtered, thousand }) => filtered / thousand),
        },
        { what: 'feed page of 100', value: count(({ hundred }) => hundred) },
        {
          what: '  ratio to bare node:http',
          value: ratio(({ hundred, bare }) => hundred / bare),
          reach: '≥ 0.15',
        },
      ];
    } finally {
      bare.close();
      await service.stop();
    }
  },
};

/** Pages per second. `byHand` and `cpu`: CPU time per page of 1,000, which other work on the machine affects less. */
type Round = {
  byHand: number;
  thousand: number;
  cpu: number;
  filtered: number;
  hundred: number;
  bare: number;
};

async function withCpu(service: Service, load: () => Promise<number>) {
  const cpuSeconds = () => service.metric('process_cpu_seconds_total');
  const answered = () => service.metric('http_requests_total{operation="getFeed",status="200"}');
  const [seconds, pages] = [await cpuSeconds(), await answered()];
  const thousand = await load();
  return { thousand, cpu: ((await cpuSeconds()) - seconds) / ((await answered()) - pages) };
}

/** CPU seconds in which this process reads a page and writes it as JSON, with nothing in between. */
function byHand(path: string, cursor: string): number {
  const database = new Sqlite(path, { readonly: true });
  const select = database.prepare('select * from events where event_id > ? order by event_id limit 1001');
  let pages = 0;
  let bytes = 0;
  const started = performance.now();
  const cpu = process.cpuUsage();
  while (performance.now() - started < ROUND_MS) {
    bytes += JSON.stringify(select.all(cursor)).length;
    pages += 1;
  }
  const { user, system } = process.cpuUsage(cpu);
  database.close();
  if (bytes === 0) throw new Error('nothing was read');
  return (user + system) / 1e6 / pages;
}

/** A server that holds the bytes in memory. */
async function bareServer(body: Buffer) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
