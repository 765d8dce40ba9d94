import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import { playInSandbox } from './in-sandbox.ts';
import { startLooking } from './look.ts';
import { startReports } from './reports.ts';
import { reportsPort } from './reports-host.ts';

/** Plays a whole campaign against a running agent in its sandbox: once over MCP, once over A2A. */
async function main(): Promise<void> {
  const { url } = new Command('campaign')
    .description('Plays a whole campaign against a running agent, over MCP and again over A2A.')
    .option('--url <url>', 'public address of the service', 'http://localhost:8080')
    .parse()
    .opts<{ url: string }>();
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

const say = (line: string) => process.stdout.write(`${line}\n`);

main().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
});
