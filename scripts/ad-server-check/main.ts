import { Command, InvalidArgumentError } from 'commander';
import { checkAdServer } from '../../conformance/ad-server/check.ts';
import { readable } from './readable.ts';

const number = (text: string): number => {
  const value = Number(text);
  if (!(value >= 0 && value <= 3600)) throw new InvalidArgumentError('must be 0 to 3600');
  return value;
};

const program = new Command('ad-server:check')
  .description(
    'Holds an ad server against the contract of openapi/ad-server.yaml. It books packages that begin in 30 days, and stops them.',
  )
  .argument('<url>', 'address of the ad server, as in AD_SERVER')
  .option('--token <text>', 'token of the agent, as in AD_SERVER_TOKEN', process.env.AD_SERVER_TOKEN ?? '')
  .option('--product <id>', 'product to book; otherwise the first that the ad server lists')
  .option('--channel <name>', 'channel of the product', 'display')
  .option('--price <amount>', 'price in major units that is above the floor', '20')
  .option('--size <widthxheight>', 'size of a banner that the product shows', '300x250')
  .option('--patience <seconds>', 'longest time to wait for an expiry or a decision', number, 15)
  .option('--json', 'print the report as JSON')
  .parse();

const [url = ''] = program.args;
const { token, json, ...wishes } = program.opts();
const report = await checkAdServer(url, token, wishes as Parameters<typeof checkAdServer>[2]);
process.stdout.write(json === true ? `${JSON.stringify(report, null, 2)}\n` : readable(report));
process.exitCode = report.findings.length > 0 ? 1 : 0;
