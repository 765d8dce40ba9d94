import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../../src/infra/project.ts';
import { freePort } from '../../free-port.ts';
import { servePage } from './page-server.ts';
import { soldProducts } from './products.ts';

/** What stands beside the service: the ad server, and the page of the publisher that shows its ads. */
export type DemoAdServer = {
  /** Value of `AD_SERVER`. */
  readonly url: string;
  /** Value of `AD_SERVER_TOKEN`. */
  readonly token: string;
  /** Address of the page, for a browser. */
  readonly page: string;
};

type Wishes = {
  /** Folder of the demo. */
  readonly folder: string;
  /** First of the two ports that are used when they are free. */
  readonly port: number;
  /** Seconds for which an ad that was shown can still count. */
  readonly adLivesSeconds: number;
};

const PUBLISHER = 'harbourlane.example';
const STARTS_WITHIN_MS = 20_000;
const FILE = 'ad-server.json';

/** Starts the example ad server as a process of its own, and the page that shows its ads. */
export async function startDemoAdServer({ folder, port, adLivesSeconds }: Wishes) {
  const own = await portAt(port);
  const pagePort = await portAt(port + 1);
  const page = `http://127.0.0.1:${pagePort}`;
  const token = randomBytes(24).toString('base64url');
  const path = join(folder, 'ad-server-settings.json');
  const settings = {
    port: own,
    publicUrl: page,
    origins: [page],
    database: join(folder, 'ad-server.sqlite'),
    currencies: ['USD', 'EUR'],
    countryHeader: 'X-Country',
    countries: { US: 0.6, GB: 0.2, CA: 0.1 },
    tokenSeconds: adLivesSeconds,
    // All visitors of the page come from this machine, and those of a campaign are headless browsers.
    perMinute: 1_000_000,
    allowTestBrowser: true,
    products: soldProducts,
  };
  writeFileSync(path, `${JSON.stringify(settings, null, 2)}\n`);
  const child = fork(join(projectRoot, 'examples/ad-server/main.ts'), {
    execArgv: ['--import', join(projectRoot, 'scripts/demo/ad-server/end-with-parent.ts')],
    env: { PATH: process.env.PATH, AD_SERVER_SETTINGS: path, AD_SERVER_TOKEN: token },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${own}`;
  await answering(child, `${url}/ads/tag.js`);
  const closePage = await servePage({
    folder: join(folder, 'world', PUBLISHER),
    port: pagePort,
    adServer: url,
  });
  const known: DemoAdServer = { url, token, page: `${page}/` };
  writeFileSync(join(folder, FILE), `${JSON.stringify(known)}\n`, { mode: 0o600 });
  return {
    ...known,
    async close() {
      rmSync(join(folder, FILE), { force: true });
      await closePage();
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** The ad server of a demo that runs in a folder; null without one. */
export function runningAdServer(folder: string): DemoAdServer | null {
  try {
    return JSON.parse(readFileSync(join(folder, FILE), 'utf8'));
  } catch {
    return null;
  }
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  const end = performance.now() + STARTS_WITHIN_MS;
  while (child.exitCode === null && performance.now() < end) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error('the example ad server did not start');
}

/** A port, or a free one when it is taken. */
async function portAt(wanted: number): Promise<number> {
  const probe = createServer();
  const isOpen = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(wanted, '127.0.0.1', () => resolve(true));
  });
  if (!isOpen) return freePort();
  probe.close();
  await once(probe, 'close');
  return wanted;
}
