import { readFile } from 'node:fs/promises';
import { Command, CommanderError, Option } from 'commander';
import { AgentError } from '../client/agent-error.ts';
import { boundOptions, boundsOf, wholeNumber } from './bounds.ts';
import { openCopy } from './copy.ts';
import { MirrorError, MirrorFault } from './fault.ts';
import { follow } from './follow.ts';
import { loadDump } from './load.ts';
import { addressOf, addServe, type ServeIo } from './serve-command.ts';
import { shownJson, shownLine } from './shown.ts';
import { openSource } from './source.ts';
import { type Mirror, openMirror } from './state.ts';
import { judge, type LastCheck, statusOf, statusText } from './status.ts';
import type { MirrorTools } from './tools.ts';
import { verify } from './verify.ts';
import { addWitness } from './witness/command.ts';
import { witnessPolicy } from './witnessed.ts';

const INTERRUPTED = 130;

/**
 * 0: done, or equal. 1: registry and copy contradict each other, or the copy is too old. 2: nothing could be judged. 130:
 * stopped before it was done.
 */
type Exit = 0 | 1 | 2 | typeof INTERRUPTED;

/** Where the command writes, and what stops it. */
export type MirrorIo = ServeIo & {
  readonly out: { write(text: string): unknown };
  readonly err: { write(text: string): unknown };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly version: string;
  readonly now: () => Date;
  onExit(code: Exit): void;
};

type CopyOptions = { database: string };
type Options = CopyOptions & {
  registry: string;
  tokenFile?: string;
  folder: string;
  every: number;
  witness: string[];
  witnessesNeeded?: number;
};
type StatusOptions = CopyOptions & { json?: boolean; maxLag?: number };

/** A checkpoint that is seconds old may be without its cosignatures. */
const WITNESS_LOOKS = 5;

const EXITS = `
Exit codes:
  0   done; for verify: the copy is equal
  1   the registry contradicts its log, or the copy differs from it; for status: it is older than --max-lag
  2   nothing can be said: the arguments are wrong, the registry is away, the copy is behind or of another registry, a
      limit was reached
  130 interrupted before it was done; what runs until it is stopped ends with 0`;

/** Runs the command that the arguments name. */
export async function runMirror(io: MirrorIo, args: readonly string[]): Promise<void> {
  try {
    await mirrorCommand(io).parseAsync(args, { from: 'user' });
  } catch (cause) {
    // Commander has already printed its message.
    if (!(cause instanceof CommanderError)) throw cause;
    // Its own code for wrong arguments is 1, which says here that the registry is at fault.
    io.onExit(cause.exitCode === 0 ? 0 : 2);
  }
}

/** The command `mirror`. What its arguments end with is thrown, so that help is written before the program ends. */
export function mirrorCommand(io: MirrorIo): Command {
  const command = new Command('mirror')
    .description('Keeps a copy of a registry in a database, and checks it against the log of the registry.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.out.write(text),
      writeErr: (text) => void io.err.write(text),
    })
    .addHelpText('after', EXITS);
  if (io.version !== '') command.version(io.version);
  const add = (
    name: string,
    words: string,
    work: (tools: MirrorTools) => Promise<void>,
    patience: Patience = {},
  ) => {
    const sub = command.command(name).description(words);
    for (const option of [...sourceOptions(), databaseOption(), ...boundOptions()]) sub.addOption(option);
    sub.action((given: Options) => run(io, given, work, patience));
    return sub;
  };
  add('init', 'copies the newest dump into the database', init);
  add('follow', 'brings the copy up to date, and keeps it so until it is stopped', (tools) => follow(tools), {
    // A service waits for whatever is away: its status says how old the copy is.
    witnessLooks: Number.POSITIVE_INFINITY,
    waitSeconds: Number.POSITIVE_INFINITY,
    stopped: 0,
  });
  add('update', 'brings the copy up to date, and ends', (tools) => follow(tools, { untilCaughtUp: true }));
  add('verify', 'compares the copy with the registry, and names the first difference', verifyAndNote, {
    tries: 3,
    mustExist: true,
  });
  command
    .command('status')
    .description('says where the copy stands, and how old it is, without asking the registry')
    .addOption(databaseOption())
    .addOption(new Option('--max-lag <seconds>', 'exit with 1 when the copy is older').argParser(wholeNumber))
    .option('--json', 'print JSON for programs in place of text for people')
    .action((given: StatusOptions) => showStatus(io, given));
  addServe(command, {
    ...io,
    options: [registryOption(), databaseOption()],
    exiting: (work) => exiting(io, work, 0),
  });
  addWitness(command, { ...io, exiting: (work) => exiting(io, work, 0) });
  return command;
}

/** How often something is looked at before the command gives up. */
type Patience = {
  readonly tries?: number;
  readonly witnessLooks?: number;
  readonly waitSeconds?: number;
  /** Refuse a database without a copy, in place of making one. */
  readonly mustExist?: boolean;
  /** What the command ends with when it is stopped. */
  readonly stopped?: Exit;
};

const databaseOption = (): Option =>
  new Option('--database <url>', 'database of the copy: sqlite:PATH or postgres://…')
    .env('DATABASE_URL')
    .default('sqlite:mirror.sqlite');

const registryOption = (): Option =>
  new Option('--registry <url>', 'address of the registry')
    .env('REGISTRY_URL')
    .default('http://localhost:8080');

const sourceOptions = (): Option[] => [
  registryOption(),
  new Option(
    '--token-file <file>',
    'file with the API key or access token that may read the change feed, in place of REGISTRY_TOKEN',
  ),
  new Option('--witness <key...>', 'verifier keys (name+id+key) of witnesses, with spaces or commas between')
    .env('MIRROR_WITNESSES')
    .default([])
    .argParser((text: string, before: string[]) => [...before, ...text.split(/[\s,]+/).filter(Boolean)]),
  new Option('--witnesses-needed <number>', 'witnesses that must have cosigned a checkpoint; all when absent')
    .env('MIRROR_WITNESSES_NEEDED')
    .argParser(Number),
  new Option('--folder <path>', 'folder for files on their way').default('mirror-parts'),
  new Option('--every <ms>', 'milliseconds between two looks at a feed that has nothing new')
    .default(5_000)
    .argParser(wholeNumber),
];

async function init(tools: MirrorTools): Promise<void> {
  const { loading, standing } = tools.mirror.state();
  if (loading === null && standing !== null) tools.say(`the copy is whole already, at ${standing.cursor}`);
  else await loadDump(tools);
}

/** Verifies, and keeps what was found for `status`. */
async function verifyAndNote(tools: MirrorTools): Promise<void> {
  const { mirror, now } = tools;
  const note = (outcome: LastCheck['outcome'], message: string) =>
    mirror.copy.storeCheck(JSON.stringify({ at: now().toISOString(), outcome, message } satisfies LastCheck));
  try {
    await note('equal', await verify(tools));
  } catch (cause) {
    if (cause instanceof MirrorFault) await note(cause.code, cause.message);
    else if (isKnown(cause)) await note('unknown', cause.message);
    throw cause;
  }
}

function run(
  io: MirrorIo,
  given: Options,
  work: (tools: MirrorTools) => Promise<void>,
  { tries, witnessLooks = WITNESS_LOOKS, mustExist = false, stopped, ...waits }: Patience,
): Promise<void> {
  const { out, err, signal, now } = io;
  const bounds = { ...boundsOf(given), ...waits };
  const say = (line: string) => void out.write(shownLine(line));
  const sayWaiting = (line: string) => void err.write(shownLine(line));
  const ask = async (): Promise<Exit> => {
    // All that is given is judged before the database is opened: a command that is refused makes none.
    const url = addressOf(given.registry);
    const witnesses = witnessPolicy(given.witness, given.witnessesNeeded, witnessLooks);
    const token = await tokenOf(io, given.tokenFile);
    const source = openSource({ url, token, signal, tries, bounds, sayWaiting });
    return withMirror({ database: given.database, registry: url, mustExist }, async (mirror) => {
      await work({
        source,
        mirror,
        witnesses,
        folder: given.folder,
        bounds,
        now,
        everyMs: given.every,
        say,
        signal,
      });
      return 0;
    });
  };
  return exiting(io, ask, stopped);
}

/** A credential is never an argument: other users of a machine see those. */
async function tokenOf({ env }: MirrorIo, file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return env.REGISTRY_TOKEN;
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new MirrorError(`The file with the credential cannot be read: ${cause.code}.`);
  });
  return text.trim();
}

function showStatus(io: MirrorIo, { database, json, maxLag }: StatusOptions): Promise<void> {
  return exiting(io, () =>
    withMirror({ database, registry: undefined, mustExist: true }, async (mirror) => {
      const status = await statusOf(mirror, io.now());
      io.out.write(json ? shownJson(status) : statusText(status));
      return judge(status, maxLag);
    }),
  );
}

type WantedCopy = {
  readonly database: string;
  readonly registry: string | undefined;
  readonly mustExist: boolean;
};

/** Opens the copy for some work. */
async function withMirror(
  { database, registry, mustExist }: WantedCopy,
  work: (mirror: Mirror) => Promise<Exit>,
): Promise<Exit> {
  const copy = await openCopy(database, undefined, { mustExist });
  try {
    return await work(await openMirror(copy, registry));
  } finally {
    await copy.close();
  }
}

/** Runs the work of a command, and says how it ended and what went wrong. */
async function exiting(
  { err, signal, onExit }: MirrorIo,
  work: () => Promise<Exit>,
  stopped: Exit = INTERRUPTED,
): Promise<void> {
  try {
    onExit(await work());
  } catch (cause) {
    if (signal.aborted) return onExit(stopped);
    if (!(cause instanceof Error)) throw cause;
    const code = cause instanceof MirrorFault ? `${cause.code}: ` : '';
    const isExplained = code !== '' || isKnown(cause);
    err.write(isExplained ? shownLine(`${code}${cause.message}`) : `${cause.stack}\n`);
    onExit(cause instanceof MirrorFault ? 1 : 2);
  }
}

/** What an operator can mend without reading code. */
const isKnown = (cause: unknown): cause is MirrorError | AgentError =>
  cause instanceof MirrorError || cause instanceof AgentError;
