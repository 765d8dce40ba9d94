import { existsSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { verifierKey } from '../../src/domain/feed/log/note.ts';
import { wholeNumber } from '../bounds.ts';
import { MirrorError } from '../fault.ts';
import { shownLine } from '../shown.ts';
import { untilStopped } from '../until-stopped.ts';
import { findKey, makeKey } from './keys.ts';
import { knownLogs } from './rules.ts';
import { startWitness } from './server.ts';
import { openWitnessStore, type WitnessStore } from './store.ts';

type WitnessIo = {
  readonly out: { write(text: string): unknown };
  readonly signal: AbortSignal;
  readonly now: () => Date;
  exiting(work: () => Promise<0>): Promise<void>;
};

type KeyGiven = { readonly keyFile: string; readonly database: string };
type NewGiven = KeyGiven & { readonly name?: string };
type WitnessGiven = KeyGiven & {
  readonly log: string[];
  readonly host: string;
  readonly port: number;
  readonly maxConnections: number;
};

const EXAMPLE = `
Example:
  mirror witness-key --name witness.example/w1
  mirror witness --log 'registry.example/log/1+…'

POST /add-checkpoint cosigns (C2SP tlog-witness). GET /SHA-256 OF THE ORIGIN/checkpoint shows what was cosigned last.
Put a server with TLS in front of it.`;

const keyOptions = (): Option[] => [
  new Option('--key-file <file>', 'file with the private key (PEM)')
    .env('WITNESS_KEY_FILE')
    .default('witness.pem'),
  // A setting of its own: who removes a copy to begin again must not remove what a witness has signed.
  new Option('--database <url>', 'what the witness has signed: sqlite:PATH or postgres://…')
    .env('WITNESS_DATABASE_URL')
    .default('sqlite:witness.sqlite'),
];

/** Adds `witness` and `witness-key` to the command `mirror`. */
export function addWitness(command: Command, io: WitnessIo): void {
  const witness = command
    .command('witness')
    .description('cosigns checkpoints of logs that continue what it has cosigned before, until it is stopped')
    .addHelpText('after', EXAMPLE);
  for (const option of keyOptions()) witness.addOption(option);
  witness
    .addOption(
      new Option(
        '--log <key...>',
        'verifier keys (name+id+key) of the logs that are cosigned, with spaces or commas between',
      )
        .env('WITNESS_LOGS')
        .default([])
        .argParser((text: string, before: string[]) => [...before, ...text.split(/[\s,]+/).filter(Boolean)]),
    )
    .addOption(new Option('--host <host>', 'address to listen at').env('HOST').default('127.0.0.1'))
    .addOption(
      new Option('--port <number>', 'port to listen at').env('PORT').default(8_091).argParser(wholeNumber),
    )
    .addOption(
      new Option('--max-connections <number>', 'most connections that are open at once')
        .default(100)
        .argParser(wholeNumber),
    )
    .action((given: WitnessGiven) =>
      io.exiting(async () => {
        const logs = logsOf(given);
        return within(given, (store) => run(io, given, logs, store));
      }),
    );
  const key = command
    .command('witness-key')
    .description('makes the key of a witness where there is none, and prints its verifier key');
  for (const option of keyOptions()) key.addOption(option);
  key
    .option('--name <name>', 'name of a new key, such as witness.example/w1: an address that is yours')
    .action((given: NewGiven) =>
      io.exiting(async () => {
        if (given.name === undefined && !existsSync(given.keyFile)) throw noKey(given.keyFile, '--name NAME');
        return within(given, (store) => showKey(io, given, store));
      }),
    );
}

type Logs = ReturnType<typeof knownLogs>;

const HOW_TO_MAKE = 'mirror witness-key --name NAME';
const noKey = (file: string, how: string): MirrorError =>
  new MirrorError(`--key-file (WITNESS_KEY_FILE): ${file} does not exist. Make a key first: ${how}`);

async function within({ database }: KeyGiven, work: (store: WitnessStore) => Promise<void>): Promise<0> {
  const store = await openWitnessStore(database);
  try {
    await work(store);
    return 0;
  } finally {
    await store.close();
  }
}

async function showKey({ out }: WitnessIo, { keyFile, name }: NewGiven, store: WitnessStore): Promise<void> {
  const found = await findKey(store, keyFile);
  if (found === undefined && name === undefined) throw noKey(keyFile, '--name NAME');
  if (found !== undefined && name !== undefined && found.name !== name)
    throw new MirrorError(`The key in ${keyFile} has the name ${found.name}, and --name is ${name}.`);
  const key = found ?? (await makeKey(store, keyFile, name ?? ''));
  out.write(`${verifierKey(key)}\n`);
}

/** Judges what is given before the database is opened: a command that is refused makes none. */
function logsOf({ keyFile, port, maxConnections, log }: WitnessGiven): Logs {
  if (port > 65_535) throw new MirrorError('--port must be at most 65535.');
  if (maxConnections < 1) throw new MirrorError('--max-connections must be at least 1.');
  const logs = knownLogs(log);
  if (!existsSync(keyFile)) throw noKey(keyFile, HOW_TO_MAKE);
  return logs;
}

async function run(
  { out, signal, now }: WitnessIo,
  { keyFile, host, port, maxConnections }: WitnessGiven,
  logs: Logs,
  store: WitnessStore,
): Promise<void> {
  const signer = await findKey(store, keyFile);
  if (signer === undefined) throw noKey(keyFile, HOW_TO_MAKE);
  const say = (line: string) => void out.write(shownLine(line));
  const witness = await startWitness({ host, port, maxConnections, logs, signer, store, now, say });
  const shown = host.includes(':') ? `[${host}]` : host;
  say(`witness ${verifierKey(signer)} of ${[...logs.keys()].join(', ')} at http://${shown}:${witness.port}`);
  await untilStopped(signal);
  await witness.stop();
}
