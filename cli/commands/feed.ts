import type { Command } from 'commander';
import { AgentError, type FeedPage, followFeed, readFeed } from '../../client/index.ts';
import { registryOptions } from '../options.ts';
import { UsageError } from '../outcome.ts';
import { jsonText, lineOf } from '../output.ts';
import { numberBetween, type RegistryOptions, type Tools } from '../tools.ts';

type Options = RegistryOptions & {
  readonly follow?: boolean;
  readonly cursorFile?: string;
  readonly cursor?: string;
  readonly types?: string;
  readonly limit: number;
  readonly every: number;
  readonly fromStart?: boolean;
};

/** Who reads the feed once wants to know that the registry is away; who follows it waits. */
const TRIES = 3;
const CURSOR = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function feedCommand(program: Command, tools: Tools): void {
  const command = program
    .command('feed')
    .description(
      'print the changes of a registry, oldest first: one event a line, with --json as one object a line',
    )
    .option('--follow', 'go on with new events until interrupted')
    .option(
      '--cursor-file <file>',
      'continue behind the cursor in this file, and keep it there after each page',
    )
    .option('--cursor <cursor>', 'continue behind this cursor')
    .option('--from-start', 'begin with the oldest event that is kept, whatever the file says')
    .option('--types <types>', 'only these types, such as property.*,authorization.granted')
    .option('--limit <events>', 'largest page', numberBetween(1, 10_000), 1_000)
    .option('--every <seconds>', 'pause at the end of the feed', numberBetween(1, 3_600), 5)
    .action((options: Options) => feed(tools, options));
  registryOptions(command);
}

async function feed(tools: Tools, options: Options): Promise<void> {
  const { follow, cursorFile, types, limit, every } = options;
  const cursor = await cursorOf(tools, options);
  const registry = await tools.registry(options);
  const signal = tools.io.interrupted;
  let count = 0;
  try {
    // An outage is told once, however long it is waited for.
    const onWait = async ({ message }: AgentError, _seconds: number, tried: number) => {
      if (tried === 1) await tools.tell(`${message} It is asked again until it answers.`);
    };
    const pages = follow
      ? followFeed(registry, { cursor, types, limit, signal, onWait, everyMs: every * 1_000 })
      : readFeed(registry, { cursor, types, limit, signal, tries: TRIES });
    for await (const page of pages) {
      count += page.events.length;
      await print(tools, options, page);
      // A crash between the two prints events again, and loses none.
      if (cursorFile !== undefined) await keep(tools, cursorFile, page.cursor);
      await tools.progress(`${count} events, newest ${page.events.at(-1)?.created_at ?? 'not seen'}`);
    }
  } catch (cause) {
    // Whoever follows a feed ends it this way.
    if (follow && cause instanceof AgentError && cause.code === 'ABORTED') return;
    throw cause;
  } finally {
    await tools.progress('');
  }
}

async function cursorOf(
  tools: Tools,
  { cursor, cursorFile, fromStart }: Options,
): Promise<string | undefined> {
  if (fromStart && cursor !== undefined) throw new UsageError('Use --cursor or --from-start, not both.');
  if (cursor !== undefined) return checked(cursor, '--cursor');
  if (fromStart || cursorFile === undefined || !(await tools.io.isFile(cursorFile))) return undefined;
  const text = new TextDecoder().decode(await tools.read(cursorFile)).trim();
  return text === '' ? undefined : checked(text, `The file ${lineOf(cursorFile, 200)}`);
}

function checked(text: string, place: string): string {
  if (CURSOR.test(text)) return text;
  throw new UsageError(`${place} must hold a cursor of the feed, which is a UUID.`);
}

async function keep({ io }: Tools, file: string, cursor: string): Promise<void> {
  try {
    await io.replaceFile(file, `${cursor}\n`);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new UsageError(`The cursor cannot be kept in ${lineOf(file, 200)}: ${code}.`);
  }
}

async function print({ io, paint }: Tools, { json }: Options, { events }: FeedPage): Promise<void> {
  const lines = events.map((event) =>
    json
      ? jsonText(event)
      : `${lineOf(event.created_at, 30)}  ${paint('bold', lineOf(event.event_type, 100))}  ${lineOf(`${event.entity_type} ${event.entity_id}`, 200)}`,
  );
  if (lines.length > 0) await io.out.write(`${lines.join('\n')}\n`);
}
