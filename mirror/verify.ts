import { pause } from '../client/waiting.ts';
import { beyond, timeOf } from './bounds.ts';
import { compareKinds, compareLater, compareRecords, digestOf, type Later, rangeOf } from './compare.ts';
import { logAtDump, type Manifest, readManifest } from './dump.ts';
import { checkEvents } from './entries.ts';
import { MirrorError, MirrorFault } from './fault.ts';
import { checkContinues, type LogHead, readHead } from './log.ts';
import { knownParts } from './parts.ts';
import { brandChange, type Change, changeOf } from './records.ts';
import type { Source } from './source.ts';
import type { Standing } from './state.ts';
import type { MirrorTools } from './tools.ts';

/** What an event or a brand takes beside its record: some have none, and a registry may send them without end. */
const BYTES_BESIDE = 200;

/** How often a copy that is behind, or changes meanwhile, is looked at again. */
const MOST_LOOKS = 5;

/**
 * Compares the copy with the registry: log, numbers and digests of records.
 *
 * @returns what was found equal
 * @throws {MirrorFault} at the first difference
 * @throws {MirrorError} when nothing can be said, such as about a copy that is behind
 */
export async function verify(tools: MirrorTools): Promise<string> {
  const { mirror, signal, everyMs } = tools;
  for (let looks = 1; ; looks += 1) {
    const before = await mirror.reload();
    const found = await compareOnce(tools).catch(async (cause: unknown) => {
      // A process that follows may have moved the copy on while it was compared.
      const isMoved = before !== (await mirror.reload());
      if (cause instanceof MirrorFault && isMoved && looks < MOST_LOOKS) return { behind: 'it changes' };
      throw cause;
    });
    if ('equal' in found) return found.equal;
    if (looks >= MOST_LOOKS)
      throw new MirrorError(
        `The copy cannot be judged: ${found.behind}. Run \`mirror follow\`, then verify again.`,
      );
    await pause(everyMs, signal);
  }
}

type Found = { readonly equal: string } | { readonly behind: string };

/** @returns what is equal, or why the copy cannot be compared now */
async function compareOnce(tools: MirrorTools): Promise<Found> {
  const { source, mirror, say, bounds } = tools;
  const { keys, standing, loading } = mirror.state();
  if (standing === null || loading !== null) return { behind: 'it is not whole' };
  const head = await readHead(source, { ...tools, keys });
  const { origin } = head.checkpoint;
  if (origin !== standing.log.origin) return { behind: `the registry has another log, ${origin}` };
  await checkContinues(source, head, standing.log);
  say(`log: ${standing.log.size} of ${head.checkpoint.size} entries of ${origin}, and they are the same`);
  const manifest = await readManifest(tools, head);
  if (manifest === undefined) return { behind: 'the registry has no dump' };
  const behind = await whyBehind(source, head, standing, manifest);
  if (behind !== undefined) return { behind };
  const later = await readLater(tools, head, standing, manifest);
  if (later === undefined) return { behind: 'the newest events have no entry yet' };
  const { copy } = mirror;
  const { generation } = standing;
  const parts = knownParts(manifest);
  const isLate = timeOf(bounds, 'dumpSeconds');
  for (const part of parts) {
    if (isLate())
      throw beyond(bounds, 'dumpSeconds', `The dump ${manifest.id} has come before ${part.name} only`);
    const range = rangeOf(parts, part);
    const { records, sha256 } = await digestOf(copy, generation, part.type, range);
    const isEqual = sha256 === part.sha256_uncompressed && records === part.records;
    if (!isEqual) await compareRecords({ ...tools, copy, generation, dump: manifest.id }, part, range, later);
    say(`${part.type}: ${records} records${isEqual ? `, SHA-256 ${sha256}` : ' with later changes'}`);
  }
  await compareKinds(copy, generation, parts, later);
  const compared = await compareLater(copy, generation, later);
  const equal = `equal, with ${compared} records that changed after the dump ${manifest.id}`;
  say(equal);
  return { equal };
}

/** Whether the copy lacks what the registry has already. */
async function whyBehind(
  source: Source,
  head: LogHead,
  standing: Standing,
  manifest: Manifest,
): Promise<string | undefined> {
  if (manifest.id !== standing.dump) return `it has not taken the dump ${manifest.id} yet`;
  const waiting = head.checkpoint.size - standing.log.size;
  if (waiting > 0) {
    // Says so if the feed has not the events that the log has.
    const page = await source.events(standing.cursor);
    const { missing } = await checkEvents(source, head, standing.log, page, standing.cursor);
    if (missing !== null)
      throw new MirrorFault('missing_event', `The feed has no event ${missing}, which the log has.`);
    return `it is ${waiting} events behind`;
  }
  const brands = await source.brands(standing.brandCursor);
  return brands.changes.length > 0 ? `it is ${brands.changes.length} brands behind` : undefined;
}

/** What changed between the dump and the copy, by the events and the changes of brands. */
async function readLater(
  { source, bounds }: MirrorTools,
  head: LogHead,
  standing: Standing,
  manifest: Manifest,
): Promise<Later | undefined> {
  const found = new Map<string, Change>();
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    if (bytes > bounds.changeBytes)
      throw beyond(bounds, 'changeBytes', `Too much has changed since the dump ${manifest.id}`);
  };
  const add = (change: Change) => {
    count(BYTES_BESIDE + change.key.length + (change.line?.length ?? 0));
    found.set(`${change.kind}\n${change.key}`, change);
  };
  let log = await logAtDump(source, head, manifest);
  if (log === undefined) return undefined;
  for (let cursor = manifest.cursor; cursor < standing.cursor; ) {
    const checked = await checkEvents(source, head, log, await source.events(cursor), cursor);
    const { events, missing } = checked;
    if (events.length === 0 || missing !== null)
      throw new MirrorFault('missing_event', `The feed has no event after ${cursor}, and the copy has.`);
    count(BYTES_BESIDE * events.length);
    for (const change of events.flatMap(changeOf)) add(change);
    log = checked.log;
    cursor = events.at(-1)?.event_id ?? cursor;
  }
  for (let cursor = manifest.brands_cursor, hasMore = true; hasMore; ) {
    const page = await source.brands(cursor);
    for (const brand of page.changes) add(brandChange(brand));
    cursor = page.cursor;
    hasMore = page.has_more;
  }
  return { get: (kind, key) => found.get(`${kind}\n${key}`)?.line, all: () => found.values() };
}
