import { AgentError } from '../client/agent-error.ts';
import { pause } from '../client/waiting.ts';
import { beyond, timeOf } from './bounds.ts';
import type { RecordChanges } from './copy.ts';
import { checkEvents } from './entries.ts';
import { MirrorFault } from './fault.ts';
import { loadDump } from './load.ts';
import { type LogHead, readEntries, readHead } from './log.ts';
import { checkRoom } from './parts.ts';
import { readChanges } from './records.ts';
import { refresh } from './refresh.ts';
import type { Standing } from './state.ts';
import type { MirrorTools } from './tools.ts';
import { completeRecords } from './whole.ts';

export type FollowOptions = {
  /** Ends when the copy has everything that the registry had at one look. */
  readonly untilCaughtUp?: boolean;
};

/** A copy that nothing changes notes so often that it is up to date. */
const TOLD_MS = 30_000;
/** How often an entry of the log may be without its event: a replica of the registry may lag behind. */
const MOST_LOOKS = 5;

/**
 * Brings the copy up to date and keeps it so. What the registry has lost or begun anew is copied again from a dump.
 *
 * @throws {MirrorFault} when the registry contradicts its log
 */
export async function follow(tools: MirrorTools, options: FollowOptions = {}): Promise<void> {
  const { mirror, say, signal, bounds } = tools;
  let isLate = timeOf(bounds, 'updateSeconds');
  for (let looks = 0; ; ) {
    const { loading, standing } = mirror.state();
    if (loading !== null || standing === null) {
      await loadDump(tools);
      isLate = timeOf(bounds, 'updateSeconds');
    } else {
      if (options.untilCaughtUp && isLate())
        throw beyond(bounds, 'updateSeconds', 'The registry has always more changes');
      const step = await stepOrStartAgain(tools, standing);
      looks = step.missing === null ? 0 : looks + 1;
      if (looks >= MOST_LOOKS) throw missingEvent(step, mirror.state().standing);
      if (step.events > 0) say(`followed ${step.events} events to ${mirror.state().standing?.cursor}`);
      if (!step.isBehind && step.head !== null) await refresh(tools, step.head);
      if (!step.isBehind && step.missing === null && options.untilCaughtUp) return;
      if (!step.isBehind) await pause(tools.everyMs, signal);
    }
  }
}

type Step = {
  readonly events: number;
  /** Whether there is more to read at once. */
  readonly isBehind: boolean;
  readonly missing: string | null;
  readonly head: LogHead | null;
};

const missingEvent = ({ missing }: Step, standing: Standing | null): MirrorFault =>
  new MirrorFault(
    'missing_event',
    `The feed has no event ${missing}, which the log has as entry ${standing?.log.size}.`,
  );

const STARTED_AGAIN: Step = { events: 0, isBehind: true, missing: null, head: null };

async function stepOrStartAgain(tools: MirrorTools, standing: Standing): Promise<Step> {
  try {
    return await followStep(tools, standing);
  } catch (cause) {
    if (!(cause instanceof AgentError) || cause.code !== 'CURSOR_EXPIRED') throw cause;
    tools.say(`the registry no longer has the events after ${standing.cursor} (410): copying again`);
    await loadDump(tools);
    return STARTED_AGAIN;
  }
}

/** Applies one page of the feed and one of the changes of brands. */
async function followStep(tools: MirrorTools, standing: Standing): Promise<Step> {
  const { source, mirror, now } = tools;
  const state = mirror.state();
  const looked = now();
  const head = await readHead(source, { ...tools, keys: state.keys });
  if (head.checkpoint.origin !== standing.log.origin) {
    await startWithNewLog(tools, head, standing);
    return STARTED_AGAIN;
  }
  const page = await source.events(standing.cursor);
  const { events, log, missing } = await checkEvents(source, head, standing.log, page, standing.cursor);
  const found = await readChanges(source, events, standing.brandCursor);
  const isWhole = events.length === page.events.length && !page.has_more && !found.hasMore;
  const next: Standing = {
    ...standing,
    cursor: events.at(-1)?.event_id ?? standing.cursor,
    brandCursor: found.brandCursor,
    log,
    note: head.note,
    asOf: isWhole && missing === null ? looked.toISOString() : standing.asOf,
  };
  const isUnchanged = events.length === 0 && next.brandCursor === standing.brandCursor;
  if (!isUnchanged) await checkRoom(tools, bytesOf(found.changes), 'The newest changes');
  const isTold = Date.parse(next.asOf) - Date.parse(standing.asOf) < TOLD_MS;
  if (!isUnchanged || head.note !== standing.note || !isTold)
    await mirror.step({ ...state, keys: head.keys, standing: next }, standing.generation, found.changes);
  await completeRecords(tools, standing.generation, found.changes.put);
  return { events: events.length, isBehind: !isWhole && !isUnchanged, missing, head };
}

const bytesOf = ({ put }: RecordChanges): number => put.reduce((sum, { line }) => sum + line.length, 0);

/** After a restored backup the registry has another log, whose first entry names the one before. */
async function startWithNewLog(tools: MirrorTools, head: LogHead, { log }: Standing): Promise<void> {
  const { source, say } = tools;
  const { origin } = head.checkpoint;
  const [first] = head.checkpoint.size > 0 ? await readEntries(source, head, 0, 1) : [];
  const follows = followsOf(first);
  if (follows === undefined)
    throw new MirrorFault(
      'rewritten_history',
      `The registry has another log, ${origin}, which names none before it; ${log.origin} was copied.`,
    );
  say(
    `the registry was restored: ${log.origin} ended with ${follows.size} entries (${log.size} were checked here), and ${origin} begins: copying again`,
  );
  await loadDump(tools);
}

function followsOf(entry: Uint8Array | undefined): { origin: string; size: number } | undefined {
  try {
    const { follows } = JSON.parse(Buffer.from(entry ?? []).toString('utf8')) as { follows?: unknown };
    const { origin, size } = Object(follows) as { origin?: unknown; size?: unknown };
    return typeof origin === 'string' && typeof size === 'number' ? { origin, size } : undefined;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return undefined;
  }
}
