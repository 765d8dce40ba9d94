import { Command, CommanderError } from 'commander';
import { type Config, readConfig } from '../config.ts';
import { systemClock } from '../infra/clock.ts';
import { version } from '../infra/project.ts';
import { besideDemo, DEMO_FOLDER } from '../infra/running-demo.ts';
import { explain } from '../operator-lines.ts';
import { runCopy } from '../store/engine/copy/run-copy.ts';
import { demandDatabase, demandMigrated, isMissing, migrate } from '../store/engine/migrate.ts';
import { opening } from '../store/engine/opening.ts';
import type { Store } from '../store/open.ts';
import { checkSettings } from './check-config.ts';
import { withStore } from './commands.ts';
import { registryCommands } from './registry-commands.ts';
import { verifySignatureFile } from './signature.ts';
import { taskCommands } from './task-commands.ts';

/** Environment, input and output of the commands. */
export type Io = {
  readonly env: NodeJS.ProcessEnv;
  print(text: string): void;
  complain(text: string): void;
  /** Reads all of standard input. */
  read(): Promise<string>;
  /** Validates the catalog files that the settings name. @throws {OperatorError} */
  checkCatalog(config: Config): Promise<void>;
  /** Folder of a demo that may be running. */
  readonly demoFolder?: string;
};

export type CommandTools = {
  config(): Config;
  /** Runs a command's work on the migrated database and prints its result as one JSON object. */
  run(work: (store: Store) => Promise<object>): Promise<void>;
  /** Same as `run`, for a command that only reads: it changes neither data nor the schema. */
  show(work: (store: Store) => Promise<object>): Promise<void>;
  /** Prints a result as one JSON object. */
  print(result: object): void;
  /** Reads the first line of standard input. */
  readLine(): Promise<string>;
};

/**
 * Creates the operator commands. Parsing arguments runs a command, and throws its error.
 *
 * @internal a test runs every command
 */
export function createProgram(io: Io): Command {
  let read: Config | undefined;
  const config = () => {
    read ??= readConfig(besideDemo(io.env, io.demoFolder ?? DEMO_FOLDER, io.complain));
    return read;
  };
  const print = (result: object) => io.print(`${JSON.stringify(result)}\n`);
  const atDatabase = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
    const url = config().databaseUrl;
    return opening('DATABASE_URL', url, () => work(url));
  };
  const tools: CommandTools = {
    config,
    print,
    async run(work) {
      // A wrong path would get a database of its own, in which nothing is found.
      demandDatabase(config().databaseUrl);
      await atDatabase(migrate);
      print(await withStore(config(), work));
    },
    async show(work) {
      await atDatabase(demandMigrated);
      print(await withStore(config(), work));
    },
    readLine: async () => (await io.read()).split(/\r?\n/, 1)[0] ?? '',
  };
  const program = new Command('admin')
    .exitOverride()
    .configureOutput({ writeOut: io.print, writeErr: io.complain })
    .version(version)
    .description('Operator commands; each prints one JSON object.');
  program
    .command('migrate')
    .description('bring the database to the newest schema')
    .action(async () => {
      const { databaseUrl } = config();
      const isNew = isMissing(databaseUrl);
      const migrated = await atDatabase(migrate);
      if (isNew) io.complain(`DATABASE_URL: created the database ${databaseUrl}, which was not there\n`);
      print(migrated);
    });
  program
    .command('copy')
    .description('copy the whole database to another, empty one, of the same or the other engine')
    .requiredOption('--to <url>', 'sqlite:PATH or postgres://…; the password may be in PGPASSWORD')
    .action(async ({ to }) =>
      print(await runCopy(config().databaseUrl, to, (line) => io.complain(`${line}\n`))),
    );
  program
    .command('check-config')
    .description('validate all settings, and list every fault at once; opens no database')
    .action(async () => {
      const checked = await checkSettings(io);
      print(checked);
      if (checked.faults.length > 0) throw new CommanderError(1, 'config', 'invalid settings');
    });
  program
    .command('signature')
    .description('signatures of webhooks and requests')
    .command('verify')
    .description('verify a message in a file, and show every step')
    .argument('<file>', 'message in the form of the published vectors')
    .option('--keys <file>', 'key set of the sender; without it the keys in the same file')
    .option(
      '--at <time>',
      'time of the check, as Unix seconds or timestamp; without it `reference_now` of the file, else now',
    )
    .action(async (file, options) => print(await verifySignatureFile(file, options, systemClock.now())));
  registryCommands(program, tools);
  taskCommands(program, tools);
  return program;
}

/** Runs the command that the arguments name; returns the exit code. */
export async function runProgram(io: Io, args: readonly string[]): Promise<number> {
  try {
    await createProgram(io).parseAsync(args, { from: 'user' });
    return 0;
  } catch (cause) {
    // Commander has already printed its message.
    if (cause instanceof CommanderError) return cause.exitCode;
    io.complain(`${explain(cause)}\n`);
    return 1;
  }
}
