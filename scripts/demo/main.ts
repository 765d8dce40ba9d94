import { SingleBar } from 'cli-progress';
import { explain } from '../../src/explain.ts';
import { examples, firstExample } from './examples.ts';
import { type Demo, startDemo } from './start.ts';
import { seeds } from './world.ts';

const FOLDER = 'data/demo';

/** Serves the demo world from local sites, starts the service on it, crawls it over HTTP, and stays up. */
async function main(): Promise<void> {
  const demo = await startDemo(FOLDER, process.env);
  const { baseUrl } = demo.app;
  say(
    `World of ${demo.hosts} hosts in ${FOLDER}/world${demo.isFresh ? '' : ' (kept from an earlier run; delete it for a fresh one)'}`,
  );
  say('', ...firstExample(baseUrl), '');
  const apiKey = await crawlWorld(demo);
  say('', ...examples(baseUrl, apiKey, FOLDER), '', 'Running; Ctrl-C stops.');

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

main().catch((cause: unknown) => {
  process.stderr.write(`${explain(cause)}\n`);
  process.exit(1);
});
