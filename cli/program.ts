import { Command, CommanderError, Option } from 'commander';
import { AgentError } from '../client/index.ts';
import { conformanceCommand } from '../conformance/index.ts';
import { authorizeCommand } from './commands/authorize.ts';
import { callCommand } from './commands/call.ts';
import { completionCommand } from './commands/completion.ts';
import { feedCommand } from './commands/feed.ts';
import { mirrorCommand } from './commands/mirror.ts';
import { resolveCommand } from './commands/resolve.ts';
import { validateCommand } from './commands/validate.ts';
import { verifyWebhookCommand } from './commands/verify-webhook.ts';
import type { Io, Screen } from './io.ts';
import { EXIT, EXIT_WORDS, exitOf, Refusal } from './outcome.ts';
import { jsonText, lineOf, paintFor } from './output.ts';
import { createTools, type Tools } from './tools.ts';

const COMMANDS: readonly ((program: Command, tools: Tools) => void)[] = [
  resolveCommand,
  authorizeCommand,
  validateCommand,
  feedCommand,
  callCommand,
  verifyWebhookCommand,
  mirrorCommand,
  completionCommand,
];

const SETTINGS = `
Environment:
  REGISTRY_URL    address of the registry, in place of --registry (http://localhost:8080)
  REGISTRY_TOKEN  API key or access token of the registry, in place of --token-file
  AGENT_URL       address of the agent, in place of --agent (http://localhost:8080)
  AGENT_TOKEN     access token of the agent, in place of --token-file
  DATABASE_URL    database of the copy of mirror, in place of --database (sqlite:mirror.sqlite)
  CONFORMANCE_TOKEN, CONFORMANCE_OTHER_TOKEN, CONFORMANCE_PERSON_TOKEN, CONFORMANCE_OUTSIDER_TOKEN
                  credentials of conformance, in place of --token-file, --other-token-file and so on
  NO_COLOR        any value: no colours`;

const exits = `
Exit codes:
${EXIT_WORDS.map(([code, words]) => `  ${String(code).padEnd(4)}${words}`).join('\n')}`;

/** All commands; parsing arguments runs one, and throws its error. */
function createProgram(tools: Tools): Command {
  const { io } = tools;
  const program = new Command('registry')
    .description('Asks a registry and agents, and checks files, webhooks and implementations.')
    .exitOverride()
    // What stands behind `mirror COMMAND` is for that program.
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => void io.out.write(text),
      writeErr: (text) => void io.err.write(text),
      outputError: (text, write) => write(withoutValues(text)),
    })
    .showHelpAfterError('(add --help for the options)')
    .addHelpText('after', `${SETTINGS}\n${exits}`);
  for (const add of COMMANDS) add(program, tools);
  for (const command of program.commands)
    command.addOption(new Option('--json', 'print JSON for programs in place of text for people'));
  const conformance = conformanceCommand({
    out: { write: (text) => io.out.write(text), isTTY: io.out.isTerminal },
    err: { write: (text) => io.err.write(text), isTTY: io.err.isTerminal },
    signal: io.interrupted,
    version: io.version,
    env: io.env,
    readInput: io.readInput,
    onExit: tools.end,
  });
  program.addCommand(conformance.copyInheritedSettings(program));
  return program;
}

/** What a peer knows of the credential may come back in its answers, and a log may keep what is printed. */
const masked = (screen: Screen, secrets: ReadonlySet<string>): Screen => ({
  isTerminal: screen.isTerminal,
  write: (text) => screen.write([...secrets].reduce((rest, secret) => rest.replaceAll(secret, '…'), text)),
});

/** A value behind an option that does not exist may be a secret. */
const withoutValues = (text: string): string => text.replaceAll(/(?<![\w-])(--[\w-]{1,64})=[^'\n]*/g, '$1=…');

/** Runs the command that the arguments name; returns the exit code. */
export async function runRegistry(given: Io, args: readonly string[]): Promise<number> {
  let exit: number = EXIT.fine;
  const secrets = new Set<string>();
  const io = { ...given, out: masked(given.out, secrets), err: masked(given.err, secrets) };
  const tools = createTools(
    io,
    (code) => {
      exit = code;
    },
    secrets,
  );
  try {
    await createProgram(tools).parseAsync(args, { from: 'user' });
    return exit;
  } catch (cause) {
    // Commander has already printed its message.
    if (cause instanceof CommanderError) return cause.exitCode === 0 ? EXIT.fine : EXIT.usage;
    const code = exitOf(cause);
    if (code === null) throw cause;
    await tools.progress('');
    await report(io, cause as Error, args.includes('--json'));
    return code;
  }
}

/** Says what went wrong: to people, and with `--json` to programs too. */
async function report(io: Io, cause: Error, isJson: boolean): Promise<void> {
  const paint = paintFor(io.err, io.env);
  const lines = [`${paint('red', 'error:')} ${lineOf(messageOf(cause))}`];
  if (cause instanceof AgentError) {
    lines[0] += ` (${lineOf(cause.code, 80)})`;
    if (cause.field !== undefined) lines.push(`  field: ${lineOf(cause.field, 200)}`);
    if (cause.suggestion !== undefined) lines.push(`  mend:  ${lineOf(cause.suggestion)}`);
    for (const { pointer, message } of cause.issues?.slice(0, 20) ?? [])
      lines.push(`  at ${lineOf(pointer, 200)}: ${lineOf(message, 400)}`);
    if (cause.code === 'CURSOR_EXPIRED')
      lines.push('  mend:  load the state again, then follow the feed with --from-start');
  }
  await io.err.write(`${lines.join('\n')}\n`);
  if (isJson) await io.out.write(`${jsonText(errorBody(cause), 2)}\n`);
}

const messageOf = (cause: Error): string =>
  cause instanceof TypeError ? `The answer is not what the contract says: ${cause.message}` : cause.message;

function errorBody(cause: Error): object {
  if (cause instanceof Refusal) return { error: { message: cause.message, body: cause.body } };
  if (!(cause instanceof AgentError)) return { error: { message: messageOf(cause) } };
  const { code, message, recovery, source, field, suggestion, issues, details, task, body } = cause;
  return { error: { code, message, recovery, source, field, suggestion, issues, details, task, body } };
}
