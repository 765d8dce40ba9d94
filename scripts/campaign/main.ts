import { randomUUID } from 'node:crypto';
import { Command, InvalidArgumentError } from 'commander';
import { DEMO_FOLDER } from '../../src/infra/running-demo.ts';
import { playInSandbox } from './in-sandbox.ts';
import { startLooking } from './look.ts';
import { runReal } from './real/main.ts';
import { startReports } from './reports.ts';
import { reportsPort } from './reports-host.ts';

/**
 * Plays a whole campaign against a running agent in its sandbox: once over MCP, once over A2A. With `--real` it is
 * delivered by an ad server to a browser instead.
 */
async function main(): Promise<void> {
  const { url, real, visits } = new Command('campaign')
    .description('Plays a whole campaign against a running agent, over MCP and again over A2A.')
    .option('--url <url>', 'public address of the service', 'http://localhost:8080')
    .option(
      '--real',
      'have it delivered by the ad server of `npm run demo -- --ad-server`, and compare figures',
    )
    .option('--visits <number>', 'with --real: visits of the page', visitsOf, 200)
    .parse()
    .opts<{ url: string; real?: true; visits: number }>();
  if (real === true) {
    process.exitCode = (await runReal({ demo: { folder: DEMO_FOLDER, url }, visits, say })) ? 0 : 1;
    return;
  }
  const told: string[] = [];
  const reports = await startReports({ service: url, port: reportsPort(url) });
  const looker = await startLooking();
  try {
    for (const transport of ['mcp', 'a2a'] as const) {
      say(`over ${transport}`);
      const delivered = await playInSandbox(url, transport, {
        look: looker.look,
        reports: reports.open(`${transport}-${randomUUID()}`),
        step: (what, shown) => say(`  ✔ ${what}${shown === undefined ? '' : `: ${JSON.stringify(shown)}`}`),
      });
      told.push(JSON.stringify(delivered.media_buy_deliveries[0].totals));
    }
  } finally {
    await Promise.all([looker.close(), reports.close()]);
  }
  if (told[0] !== told[1]) throw new Error('the two transports tell different figures');
  say('Both transports tell the same.');
}

function visitsOf(text: string): number {
  const number = Number(text);
  if (!(Number.isInteger(number) && number >= 1 && number <= 10_000))
    throw new InvalidArgumentError('must be 1 to 10000');
  return number;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

main().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
});
