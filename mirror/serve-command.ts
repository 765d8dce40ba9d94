import { type Command, Option } from 'commander';
import { MirrorError } from './fault.ts';
import type { ServeOptions } from './serve.ts';
import { shownLine } from './shown.ts';

type ServeSettings = Pick<ServeOptions, 'registry' | 'database' | 'everyMs' | 'oldestSeconds' | 'say'>;

/** What the program does for `serve`. */
export type ServeIo = {
  readonly out: { write(text: string): unknown };
  /** Answers requests from the copy, until the program is stopped. */
  serve(options: ServeSettings): Promise<void>;
  /** Follows the registry in a process of its own. It ends with this one. */
  followBeside(say: (line: string) => void, signal: AbortSignal): Promise<void>;
};

type Adding = ServeIo & {
  /** Options that other commands have too. */
  readonly options: readonly Option[];
  exiting(work: () => Promise<0>): Promise<void>;
};

type ServeGiven = { registry: string; database: string; look: number; oldest: number; follow: boolean };

/**
 * The address of the registry, without slashes at its end.
 *
 * @throws {MirrorError} for a text that is none; it is not repeated when it may hold a password
 */
export function addressOf(text: string): string {
  const url = URL.parse(text);
  const fault =
    url === null || !/^https?:$/.test(url.protocol)
      ? `${text.includes('@') ? 'the text' : JSON.stringify(text)} is no address over http or https`
      : url.username !== '' || url.password !== ''
        ? 'the address holds credentials, which belong into REGISTRY_TOKEN or --token-file'
        : url.search !== '' || url.hash !== ''
          ? `${JSON.stringify(text)} has a query or a fragment`
          : null;
  if (fault !== null)
    throw new MirrorError(`--registry (REGISTRY_URL): ${fault}; send one such as https://registry.example.`);
  return text.replace(/\/+$/, '');
}

/** Adds `serve` to the command `mirror`. */
export function addServe(command: Command, io: Adding): void {
  const sub = command
    .command('serve')
    .description('answers the public reads of the registry from the copy, at PORT, until it is stopped');
  for (const option of io.options) sub.addOption(option);
  sub
    .addOption(
      new Option('--look <ms>', 'milliseconds between two looks at the copy')
        .default(1_000)
        .argParser(Number),
    )
    .addOption(
      new Option('--oldest <seconds>', 'age of the copy from which on /readyz says that it is not ready')
        .env('MIRROR_OLDEST_SECONDS')
        .default(3_600)
        .argParser(Number),
    )
    .addOption(new Option('--follow', 'also follows the registry, in a process of its own').default(false))
    .action((given: ServeGiven) => io.exiting(() => serveGiven(io, given)));
}

async function serveGiven(io: Adding, given: ServeGiven): Promise<0> {
  for (const name of ['look', 'oldest'] as const)
    if (!(given[name] > 0)) throw new MirrorError(`--${name} is a number above 0.`);
  const say = (line: string) => void io.out.write(shownLine(line));
  const ending = new AbortController();
  const serving = io.serve({
    registry: addressOf(given.registry),
    database: given.database,
    everyMs: given.look,
    oldestSeconds: given.oldest,
    say,
  });
  const following = given.follow ? io.followBeside(say, ending.signal) : undefined;
  await Promise.all([serving.finally(() => ending.abort()), following]);
  return 0;
}
