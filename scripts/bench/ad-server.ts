import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openHttpAdServer } from '../../src/ad-server/http/client.ts';
import { createResolver } from '../../src/infra/dns.ts';
import { createFetcher } from '../../src/infra/fetcher.ts';
import { readFigures } from '../../src/jobs/delivery/readFigures.ts';
import { newIntent } from '../../src/record/buys/intents.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore } from '../../src/store/open.ts';
import { liveAccounts, livePurchases } from './agent-requests.ts';
import type { Bench, Scenario } from './scenario.ts';
import { type Service, startService } from './service.ts';
import { ratiosOf, type SideResult, sideBySide, sideOf } from './side-by-side.ts';
import { costRow, milliseconds, type Row } from './table.ts';

const SCALES = { small: { ms: 600, rows: 20_000 }, full: { ms: 1_500, rows: 300_000 } };
/** One at a time, the code of a purchase is compiled after some seconds only. */
const WARM_UP_MS = { small: 2_000, full: 5_000 };
/** As the child has them. */
const PACKAGES = 500;
const script = fileURLToPath(new URL('./instant-ad-server-child.ts', import.meta.url));
const TOKEN = 'the-token-of-the-benchmark';

/** Purchases that an ad server on this machine holds, beside those of the simulator; and the pull of figures. */
export const adServer: Scenario = {
  name: 'ad server',
  run: async (bench) => [...(await purchases(bench)), ...(await pull(bench))],
};

async function startAdServer(rows: number): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(script, [String(rows)], { execArgv: [] });
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, child };
}

async function purchases({ scale, folder }: Bench): Promise<Row[]> {
  const { url, child } = await startAdServer(0);
  // Jobs run elsewhere in a larger deployment: what is measured is what the buyer waits for.
  const start = (name: string, settings: Record<string, string>) =>
    startService({ DATABASE_URL: `sqlite:${folder}/${name}.sqlite`, ROLE: 'web', ...settings });
  const simulated = await start('simulated', {});
  const connected = await start('connected', { AD_SERVER: url, AD_SERVER_TOKEN: TOKEN });
  try {
    await declare(simulated, false);
    await declare(connected, true);
    const sides = {
      simulated: sideOf(simulated, livePurchases),
      connected: sideOf(connected, livePurchases),
    };
    const { simulated: one, connected: other } = await sideBySide(
      sides,
      SCALES[scale].ms,
      1,
      WARM_UP_MS[scale],
    );
    // Two processes take turns, which other work delays twice: the quietest rounds are compared.
    const least = ({ rounds }: SideResult): number => Math.min(...rounds.map(({ p50 }) => p50));
    return [
      { what: 'purchase with the simulator, p50', value: milliseconds(least(one)) },
      { what: 'purchase with an ad server over HTTP, p50', value: milliseconds(least(other)) },
      {
        what: '  time ÷ that with the simulator',
        value: (least(other) / least(one)).toFixed(2),
        reach: '≤ 1.3',
      },
      costRow('purchase with an ad server', ratiosOf(other, one), 'the purchase with the simulator', '≤ 1.3'),
    ];
  } finally {
    await Promise.all([simulated.stop(), connected.stop()]);
    child.disconnect();
  }
}

/** Declares the accounts, and buys once, so that what is measured is known to reach the ad server or not. */
async function declare({ origin }: Service, isConnected: boolean): Promise<void> {
  for (const { path, headers = {}, body = '' } of [liveAccounts, ...livePurchases.slice(0, 1)]) {
    const filled = body.replaceAll(/#\w+#/g, '999999');
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: filled });
    const text = await answer.text();
    if (answer.status !== 200 || text.includes('"isError":true') || text.includes('"action":"failed"'))
      throw new Error(`a purchase answered ${answer.status} ${text.slice(0, 500)}`);
    if (body.includes('create_media_buy') && text.includes('"confirmed_at":null') !== isConnected)
      throw new Error(`a purchase was decided by the wrong ad server: ${text.slice(0, 500)}`);
  }
}

/** Terms of packages that run whenever a row is of. */
const RUNNING = {
  from: '2020-01-01T00:00:00.000Z',
  running: true,
  start: '2020-01-01T00:00:00.000Z',
  end: '2100-01-01T00:00:00.000Z',
  budget: 1,
  creatives: [],
  share_ppm: 0,
  targeting_ppm: 0,
};

/** Bytes that are in use after a collection of garbage. */
function liveBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Reads, judges and stores all rows of an ad server. */
async function pull({ scale, databaseUrl }: Bench): Promise<Row[]> {
  const { rows } = SCALES[scale];
  const { url, child } = await startAdServer(rows);
  await migrate(databaseUrl);
  const store = await openStore(databaseUrl);
  const fetcher = createFetcher({
    outboundHosts: new Map([[new URL(url).host, url]]),
    resolver: createResolver(['127.0.0.1:9']),
    userAgent: 'bench/1',
    allowPorts: () => false,
  });
  try {
    const at = new Date();
    await store.transaction(async (tx) => {
      for (let number = 0; number < PACKAGES; number += 1) {
        const buy = { principalId: 'p', id: `mb_${number}` };
        await tx.adServerPackages.put([newIntent(buy, `pkg_${number}`, 'USD', at)]);
        const one = { principalId: 'p', buyId: buy.id, id: `pkg_${number}` };
        await tx.mediaBuys.putTerms([{ one, seq: 0, terms: RUNNING }]);
      }
    });
    const client = openHttpAdServer({
      url,
      fetcher,
      authorize: async () => ({ authorization: `Bearer ${TOKEN}` }),
      brake: { refusal: () => null, note: () => undefined, leave: () => undefined },
    });
    let stored = 0;
    let early = 0;
    const job = readFigures({
      store,
      adServer: client,
      now: () => new Date(),
      counted(verdict, by) {
        if (verdict === 'stored') stored += by;
        if (early === 0 && stored > rows / 3) early = liveBytes();
      },
    });
    const cpu = process.cpuUsage();
    const run = job.run as (work: object, signal: AbortSignal) => Promise<unknown>;
    while (stored < rows) {
      const had = stored;
      await run({ payload: { of: 'ad server' } }, new AbortController().signal);
      if (stored === had) throw new Error(`only ${stored} of ${rows} rows were stored`);
    }
    const { user, system } = process.cpuUsage(cpu);
    const perSecond = Math.round(rows / ((user + system) / 1_000_000));
    return [
      {
        what: `pull of ${rows} rows of figures, by processor time`,
        value: `${perSecond} /s`,
        reach: '≥ 5000',
      },
      {
        what: '  live memory at its end ÷ that after a third',
        value: (liveBytes() / early).toFixed(2),
        reach: '≤ 1.2',
      },
    ];
  } finally {
    await fetcher.close();
    await store.close();
    child.disconnect();
  }
}
