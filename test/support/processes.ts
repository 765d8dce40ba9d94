import { openStore, type Store } from '../../src/store/open.ts';
import { type Server, startServer } from '../process/server.ts';
import type { Database, TestEngine } from './databases.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';
import type { Sites } from './sites.ts';

/** Processes of the service on one database, behind one address. */
export type Site = {
  readonly origin: string;
  readonly proxy: RoundRobin;
  readonly store: Store;
  readonly servers: Server[];
  add(): Promise<Server>;
  close(): Promise<void>;
};

export async function startSite(
  engine: TestEngine,
  sites: Sites,
  processes: number,
  settings: Record<string, string> = {},
): Promise<Site> {
  const database: Database = await engine.create();
  const proxy = await startRoundRobin();
  const store = await openStore(database.url);
  const servers: Server[] = [];
  const isUp = ({ child }: Server) => child.exitCode === null && child.signalCode === null;
  const add = async () => {
    const server = await startServer(database.url, sites, {
      BASE_URL: proxy.origin,
      ROLE: 'web',
      ...settings,
    });
    servers.push(server);
    proxy.setTargets(servers.filter(isUp).map(({ origin }) => origin));
    return server;
  };
  await Promise.all(Array.from({ length: processes }, add));
  return {
    origin: proxy.origin,
    proxy,
    store,
    servers,
    add,
    async close() {
      await proxy.close();
      await Promise.all(servers.filter(isUp).map((server) => server.end('SIGTERM')));
      await store.close();
      await database.drop();
    },
  };
}
