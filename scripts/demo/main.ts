import { mkdir } from 'node:fs/promises';
import { SingleBar } from 'cli-progress';
import { createKey, createOrganization } from '../../src/admin/commands.ts';
import { type App, startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { explain } from '../../src/explain.ts';
import { crawlOf } from '../../src/record/crawl-job.ts';
import { migrate } from '../../src/store/migrate.ts';
import { examples } from './examples.ts';
import { writeOutboundHosts } from './outbound-hosts.ts';
import { startSites } from './site-server.ts';
import { copyWorld, seeds } from './world.ts';

const FOLDER = 'data/demo';

/** Serves the demo world from local sites, starts the service on it, crawls it over HTTP, and stays up. */
async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const isFresh = await copyWorld(`${FOLDER}/world`);
  const sites = await startSites(`${FOLDER}/world`);
  const hostsFile = `${FOLDER}/outbound-hosts.json`;
  await writeOutboundHosts(hostsFile, sites.hosts);
  const config = readConfig({
    DATABASE_URL: `sqlite:${FOLDER}/registry.sqlite`,
    LOG_LEVEL: 'warn',
    ...process.env,
    OUTBOUND_HOSTS: hostsFile,
  });
  say(`World of ${sites.hosts.size} hosts in ${FOLDER}/world${isFresh ? '' : ' (kept from an earlier run)'}`);
  await migrate(config.databaseUrl);
  const app = await startApp(config);
  await crawlSeeds(app);
  const { api_key: apiKey } = await demoKey(app);
  say('', ...examples(app.baseUrl, apiKey, FOLDER), '', 'Running; Ctrl-C stops.');

  const stop = async () => {
    await app.stop();
    await sites.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

async function crawlSeeds({ store }: App): Promise<void> {
  const bar = new SingleBar({
    format: 'Crawling |{bar}| {value}/{total} {domain}',
    stream: process.stdout,
    noTTYOutput: true,
    notTTYSchedule: 1000,
  });
  const ids = await store.transaction(async (tx) => {
    const queued: { id: string; domain: string }[] = [];
    for (const { domain } of seeds)
      queued.push({ ...(await tx.jobs.enqueue(crawlOf(domain, new Date()))), domain });
    return queued;
  });
  bar.start(ids.length, 0, { domain: '' });
  const open = new Map(ids.map(({ id, domain }) => [id, domain]));
  while (open.size > 0) {
    for (const [id, domain] of open) {
      const job = await store.read.jobs.find(id);
      // A domain that cannot be reached is tried again later, as in life; the demo does not wait for it.
      if (job !== undefined && job.attempts > 0 && job.status !== 'running') {
        open.delete(id);
        bar.increment({ domain });
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  bar.update({ domain: '' });
  bar.stop();
}

async function demoKey({ store }: App) {
  const known = await store.read.organizations.findByName('Demo');
  const { organization } =
    known === undefined
      ? await createOrganization(store, { name: 'Demo', tier: 'api' })
      : { organization: known };
  return createKey(store, { org: organization.id, name: 'demo' });
}

main().catch((cause: unknown) => {
  process.stderr.write(`${explain(cause)}\n`);
  process.exit(1);
});
