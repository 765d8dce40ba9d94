import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { connectRegistry } from '../../client/index.ts';
import { DEMO_FOLDER } from '../../src/infra/running-demo.ts';
import { explain } from '../../src/operator-lines.ts';
import { DEMO_EMAIL } from './enrolments.ts';
import { examples, firstExample } from './examples.ts';
import { type Demo, startDemo } from './start.ts';
import { seeds } from './world.ts';

/** Serves the demo world from local sites, starts the service on it, crawls it over HTTP, and keeps running. */
async function main(): Promise<void> {
  const { adServer: isReal } = new Command('demo')
    .description('Runs the service in a small world of local sites.')
    .option('--ad-server', 'run the example ad server beside it, which delivers to a page of the world')
    .parse()
    .opts<{ adServer?: true }>();
  const demo = await startDemo(DEMO_FOLDER, process.env, isReal === true ? { adLivesSeconds: 60 } : {});
  const { baseUrl } = demo.app;
  say(
    `World of ${demo.hosts} hosts in ${DEMO_FOLDER}/world${demo.isFresh ? '' : ' (kept from an earlier run; delete it for a fresh one)'}`,
  );
  say('', ...firstExample(baseUrl), '');
  const apiKey = await crawlWorld(demo);
  say(await figures(baseUrl, apiKey));
  say(
    '',
    `In a browser: ${baseUrl} for everybody, ${baseUrl}/dashboard for members, moderators and operators:`,
    `${DEMO_EMAIL}, password ${await demo.addPerson()}`,
    '',
    ...examples(baseUrl, apiKey, DEMO_FOLDER),
    ...aboutAdServer(demo),
    '',
    'Running; Ctrl-C stops.',
  );

  const stop = async () => {
    await demo.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

async function crawlWorld({ populate }: Demo): Promise<string> {
  const bar = new SingleBar({
    format: 'Crawling |{bar}| {value}/{total} {domain}',
    stream: process.stdout,
    noTTYOutput: true,
    notTTYSchedule: 1000,
  });
  bar.start(seeds.length, 0, { domain: '' });
  const apiKey = await populate((domain) => bar.increment({ domain }));
  bar.update({ domain: '' });
  bar.stop();
  return apiKey;
}

const aboutAdServer = ({ adServer }: Demo): string[] =>
  adServer === null
    ? []
    : [
        '',
        `The example ad server delivers what live accounts buy; it listens at ${adServer.url}.`,
        'Buy, and visit the page 200 times with a headless browser:',
        'npm run campaign -- --real',
        'Until then the places for ads are empty on the page of the publisher; open it in a browser:',
        adServer.page,
      ];

async function figures(baseUrl: string, token: string): Promise<string> {
  const { data } = await connectRegistry({ baseUrl, token }).GET('/api/registry/stats');
  if (data === undefined) throw new Error(`${baseUrl} does not answer what it holds`);
  const agents = data.registered_agents + data.discovered_agents;
  return `The registry holds ${data.brands} brands, ${data.publishers} publishers, ${data.discovered_properties} properties, ${agents} agents and ${data.authorizations} authorizations.`;
}

main().catch((cause: unknown) => {
  process.stderr.write(`${explain(cause)}\n`);
  process.exit(1);
});
