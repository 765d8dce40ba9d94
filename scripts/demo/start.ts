import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createKey } from '../../src/admin/organizations.ts';
import { type App, startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { demoDatabaseUrl, forgetRunningDemo, noteRunningDemo } from '../../src/infra/running-demo.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { REPORTS_HOST, reportsPort } from '../campaign/reports-host.ts';
import { type DemoAdServer, startDemoAdServer } from './ad-server/start.ts';
import { DEMO } from './enrolments.ts';
import { writeOutboundHosts } from './outbound-hosts.ts';
import { addPerson, crawlSeeds, enrolAgents, settleAgents } from './populate.ts';
import { startSites } from './site-server.ts';
import { copyWorld } from './world.ts';

export type Demo = {
  app: App;
  hosts: number;
  /** Whether the world was copied just now; false when it was kept from an earlier run. */
  isFresh: boolean;
  /** The ad server that delivers what the agent sells; null where everything is simulated. */
  adServer: DemoAdServer | null;
  /** Enrols, crawls and probes everything; resolves to an API key of the organization Demo. */
  populate(tell?: (domain: string) => void): Promise<string>;
  /** Lets a person sign in; resolves to the password, another one at each start. */
  addPerson(): Promise<string>;
  stop(): Promise<void>;
};

type DemoOptions = {
  /** Starts the example ad server beside the service; ads that it shows count for so many seconds. */
  readonly adLivesSeconds?: number;
};

/** The next ports after those of the service and of a campaign's receiver. */
const AD_SERVER_ABOVE = 12;

/** Serves a copy of the world in `folder` from local sites, and starts the service on it. */
export async function startDemo(
  folder: string,
  env: NodeJS.ProcessEnv,
  { adLivesSeconds }: DemoOptions = {},
): Promise<Demo> {
  await mkdir(folder, { recursive: true });
  const isFresh = await copyWorld(`${folder}/world`);
  const sites = await startSites(`${folder}/world`);
  const hostsFile = `${folder}/outbound-hosts.json`;
  const service = `http://localhost:${env.PORT ?? 8080}`;
  const receiver = `http://127.0.0.1:${reportsPort(service)}`;
  await writeOutboundHosts(hostsFile, new Map([...sites.hosts, [REPORTS_HOST, receiver]]));
  const port = Number(env.PORT ?? 8080) + AD_SERVER_ABOVE;
  const adServer =
    adLivesSeconds === undefined ? null : await startDemoAdServer({ folder, port, adLivesSeconds });
  const settings = {
    DATABASE_URL: demoDatabaseUrl(folder),
    LOG_LEVEL: 'warn',
    ...env,
    OUTBOUND_HOSTS: resolve(hostsFile),
    ...(adServer === null ? {} : { AD_SERVER: adServer.url, AD_SERVER_TOKEN: adServer.token }),
  };
  const config = readConfig(settings);
  await migrate(config.databaseUrl);
  const app = await startApp(config);
  noteRunningDemo(folder, {
    DATABASE_URL: config.databaseUrl,
    OUTBOUND_HOSTS: settings.OUTBOUND_HOSTS,
    PORT: String(app.address?.port ?? config.port),
  });
  return {
    app,
    hosts: sites.hosts.size,
    isFresh,
    adServer,
    async populate(tell) {
      await enrolAgents(app.store);
      await crawlSeeds(app.store, tell);
      await settleAgents(app.store);
      return (await createKey(app.store, { org: DEMO, name: 'demo' })).api_key;
    },
    addPerson: () => addPerson(app.store),
    async stop() {
      forgetRunningDemo(folder);
      await app.stop();
      await adServer?.close();
      await sites.close();
    },
  };
}
