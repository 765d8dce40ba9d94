import { Command, Option } from 'commander';
import { AgentError } from '../client/index.ts';
import { openCopy } from './copy.ts';
import { MirrorError, MirrorFault } from './fault.ts';
import { follow } from './follow.ts';
import { loadDump } from './load.ts';
import type { ServeOptions } from './serve.ts';
import { openSource } from './source.ts';
import { openMirror } from './state.ts';
import type { MirrorTools } from './tools.ts';
import { verify } from './verify.ts';

/** Where the command writes, and what stops it. */
export type MirrorIo = {
  readonly out: { write(text: string): unknown };
  readonly err: { write(text: string): unknown };
  readonly signal: AbortSignal;
  readonly version: string;
  /** Answers requests from the copy, until `signal`. */
  serve(options: ServeSettings): Promise<void>;
  /** Follows the registry in a process of its own. It ends with this one. */
  followBeside(say: (line: string) => void, signal: AbortSignal): Promise<void>;
  /** 0: done, or equal. 1: registry and copy contradict each other. 2: nothing could be judged. */
  onExit(code: 0 | 1 | 2): void;
};

type ServeSettings = Pick<ServeOptions, 'registry' | 'database' | 'everyMs' | 'oldestSeconds' | 'say'>;

type Options = { registry: string; token?: string; database: string; folder: string; every: number };

const EXITS = `
Exit codes:
  0   done; for verify: the copy is equal
  1   the registry contradicts its log, or the copy differs from it
  2   nothing can be said: the registry is away, the copy is behind or of another registry`;

/** The command \`mirror\`, for a program of its own or below another one. */
export function mirrorCommand(io: MirrorIo): Command {
  const command = new Command('mirror')
    .description('Keeps a copy of a registry in a database, and checks it against the log of the registry.')
    .addHelpText('after', EXITS);
  if (io.version !== '') command.version(io.version);
  const add = (name: string, words: string, work: (tools: MirrorTools) => Promise<void>, tries?: number) => {
    const sub = command.command(name).description(words);
    for (const option of options()) sub.addOption(option);
    sub.action((given: Options) => run(io, given, work, tries));
    return sub;
  };
  add('init', 'copies the newest dump into the database', init);
  add('follow', 'brings the copy up to date, and keeps it so until it is stopped', (tools) => follow(tools));
  add('update', 'brings the copy up to date, and ends', (tools) => follow(tools, { untilCaughtUp: true }));
  add('verify', 'compares the copy with the registry, and names the first difference', verify, 3);
  addServe(command, io);
  return command;
}

type ServeGiven = { registry: string; database: string; look: number; oldest: number; follow: boolean };

function addServe(command: Command, io: MirrorIo): void {
  const sub = command
    .command('serve')
    .description('answers the public reads of the registry from the copy, at PORT, until it is stopped');
  for (const option of options().filter(({ long }) => long === '--registry' || long === '--database'))
    sub.addOption(option);
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
    .action((given: ServeGiven) =>
      exiting(io, async () => {
        for (const name of ['look', 'oldest'] as const)
          if (!(given[name] > 0)) throw new MirrorError(`--${name} is a number above 0.`);
        const say = (line: string) => void io.out.write(`${line}\n`);
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
      }),
    );
}

const addressOf = (url: string): string => url.replace(/\/+$/, '');

const options = (): Option[] => [
  new Option('--registry <url>', 'address of the registry')
    .env('REGISTRY_URL')
    .default('http://localhost:8080'),
  new Option('--token <token>', 'API key or access token that may read the change feed').env(
    'REGISTRY_TOKEN',
  ),
  new Option('--database <url>', 'database of the copy: sqlite:PATH or postgres://…')
    .env('DATABASE_URL')
    .default('sqlite:mirror.sqlite'),
  new Option('--folder <path>', 'folder for files on their way').default('mirror-parts'),
  new Option('--every <ms>', 'milliseconds between two looks at a feed that has nothing new')
    .default(5_000)
    .argParser(Number),
];

async function init(tools: MirrorTools): Promise<void> {
  const { loading, standing } = tools.mirror.state();
  if (loading === null && standing !== null) tools.say(`the copy is whole already, at ${standing.cursor}`);
  else await loadDump(tools);
}

function run(
  io: MirrorIo,
  given: Options,
  work: (tools: MirrorTools) => Promise<void>,
  tries?: number,
): Promise<void> {
  const { signal } = io;
  const url = addressOf(given.registry);
  return exiting(io, async () => {
    const copy = await openCopy(given.database);
    try {
      const source = openSource({ url, token: given.token, signal, tries });
      const mirror = await openMirror(copy, url);
      const say = (line: string) => void io.out.write(`${line}\n`);
      await work({ source, mirror, folder: given.folder, everyMs: given.every, say, signal });
    } finally {
      await copy.close();
    }
  });
}

/** Runs the work of a command, and says how it ended. */
async function exiting({ err, signal, onExit }: MirrorIo, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    onExit(0);
  } catch (cause) {
    if (signal.aborted) return onExit(0);
    if (!(cause instanceof Error)) throw cause;
    const isKnown =
      cause instanceof MirrorFault || cause instanceof MirrorError || cause instanceof AgentError;
    err.write(
      `${cause instanceof MirrorFault ? `${cause.code}: ` : ''}${isKnown ? cause.message : cause.stack}\n`,
    );
    onExit(cause instanceof MirrorFault ? 1 : 2);
  }
}
