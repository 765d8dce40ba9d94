import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoAdServer, runningAdServer } from '../../demo/ad-server/start.ts';
import { startDemo } from '../../demo/start.ts';
import { freePort } from '../../free-port.ts';
import { startReports } from '../reports.ts';
import { reportsPort } from '../reports-host.ts';
import { type Leftovers, leftoversIn } from './leftovers.ts';
import { playReal } from './play.ts';

/** How long an ad of a demo that is started here can count. It is also how long the final report waits. */
const AD_LIVES_SECONDS = 20;
const WAIT_MS = 180_000;

type Options = {
  /** A demo that may run: its folder, and the public address of its service. Null starts one in any case. */
  readonly demo: { readonly folder: string; readonly url: string } | null;
  readonly visits: number;
  readonly say: (line: string) => void;
  readonly adLivesSeconds?: number;
};

/**
 * Plays the campaign beside the running demo that has an ad server, or else beside one that is started for it. Resolves
 * to whether all figures agree.
 */
export async function runReal(options: Options): Promise<boolean> {
  const { demo: known, visits, say, adLivesSeconds = AD_LIVES_SECONDS } = options;
  const running = known === null ? null : runningAdServer(known.folder);
  if (known !== null && running !== null && (await answers(known.url)))
    return play(known.url, running, visits, say, leftoversIn(known.folder));
  say('No demo with an ad server runs (`npm run demo -- --ad-server`), so one is started for this campaign.');
  const folder = await mkdtemp(join(tmpdir(), 'campaign-'));
  const demo = await startDemo(
    folder,
    { PORT: String(await freePort()), LOG_LEVEL: 'error' },
    { adLivesSeconds },
  );
  try {
    if (demo.adServer === null) throw new Error('the demo has no ad server');
    return await play(demo.app.baseUrl, demo.adServer, visits, say, leftoversIn(null));
  } finally {
    await demo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function play(
  url: string,
  adServer: DemoAdServer,
  visits: number,
  say: Options['say'],
  leftovers: Leftovers,
): Promise<boolean> {
  const reports = await startReports({ service: url, port: reportsPort(url) });
  try {
    const step = (what: string) => say(`  ✔ ${what}`);
    const { lines, differences } = await playReal({
      url,
      adServer,
      reports,
      visits,
      waitMs: WAIT_MS,
      step,
      leftovers,
    });
    for (const line of ['', ...lines, '']) say(line);
    for (const difference of differences) say(`  ✗ ${difference}`);
    if (differences.length === 0) say('All five agree, to the impression and the cent.');
    return differences.length === 0;
  } finally {
    await reports.close();
  }
}

const answers = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/healthz`).catch(() => null))?.ok === true;
