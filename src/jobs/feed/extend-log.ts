import { parseCheckpoint } from '../../domain/feed/log/checkpoint.ts';
import { parseNote } from '../../domain/feed/log/note.ts';
import type { CheckpointFile } from '../../infra/checkpoint-file.ts';
import type { Log } from '../../infra/log.ts';
import { beginLog, contradicts, extendLog, type LogTools, resignLog } from '../../record/feed/log.ts';

/** Transactions of one step. The next step, 2 s later, goes on. */
const PIECES = 40;

type ScheduleTools = LogTools & {
  /** Where the newest checkpoint is kept outside the database; null: nowhere. */
  readonly file: CheckpointFile | null;
  readonly log: Log;
};

/**
 * Creates the schedule step that gives every event its entry in the log. Before the first entry it compares the
 * database with the checkpoint outside it: after a restored backup a new log begins.
 */
export function createLogSchedule(tools: ScheduleTools): () => Promise<void> {
  const { store, file } = tools;
  let seen = '';
  let written = '';
  let isCompared = false;
  return async () => {
    if (!isCompared) await compare(tools);
    isCompared = true;
    const head = JSON.stringify((await store.primary.events.head()) ?? null);
    for (let piece = 0; head !== seen && piece < PIECES; piece += 1) if (await extendLog(tools)) seen = head;
    await resignLog(tools);
    const newest = file === null ? undefined : (await store.primary.feedLog.current())?.checkpoint;
    if (file === null || newest === undefined || newest === written) return;
    await file.write(newest);
    written = newest;
  };
}

async function compare({ file, log, ...tools }: ScheduleTools): Promise<void> {
  const kept = await file?.read();
  if (kept === undefined || kept === null) return;
  const published = parseCheckpoint(parseNote(kept)?.text ?? '');
  if (published === undefined)
    throw new Error('LOG_CHECKPOINT_FILE: the file is no checkpoint; name another file, or remove this one');
  const { feedLog } = tools.store.primary;
  const tree = await feedLog.current();
  if (!(await contradicts(feedLog, tree, published))) return;
  const { origin } = await beginLog(tools, { tree, checkpoint: published, signed: kept.toString() });
  log.warn(
    { ended: published.origin, size: published.size, begun: origin },
    'the database is older than the published checkpoint: a new log of the feed begins',
  );
}
