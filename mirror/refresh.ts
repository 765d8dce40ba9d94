import { rm } from 'node:fs/promises';
import type { DumpType } from '../src/domain/dump/manifest.ts';
import { sha256 } from '../src/domain/publishers/adagents/digests.ts';
import { beyond, timeOf } from './bounds.ts';
import { digestOf, rangeOf } from './compare.ts';
import type { KeyRange } from './copy.ts';
import { readManifest } from './dump.ts';
import type { LogHead } from './log.ts';
import { downloadPart, type KnownPart, knownParts, recordsOf } from './parts.ts';
import type { Mirror, Standing } from './state.ts';
import type { MirrorTools } from './tools.ts';
import { DIGEST, SHORTENED, wholeDigestOf } from './whole.ts';

/**
 * Records with figures that change without events, such as the health of an agent: a copy has them as they were in the
 * newest dump.
 */
const AS_OF_DUMP: readonly DumpType[] = ['publishers', 'agents'];

/** Records that are stored in one transaction. */
const AT_ONCE = 5_000;

/**
 * Takes from a newer dump the records without events, and those of which events had a part. Ranges in which nothing is new
 * are not downloaded.
 */
export async function refresh(tools: MirrorTools, head: LogHead): Promise<void> {
  const { source, mirror, say, bounds } = tools;
  const { standing } = mirror.state();
  if (standing === null || (await source.newestDump()) === standing.dump) return;
  const manifest = await readManifest(tools, head);
  if (manifest === undefined || manifest.id === standing.dump) return;
  if ((manifest.log_origin ?? standing.log.origin) !== standing.log.origin) return;
  // A dump that is ahead has records that come as events first: they would stay shortened until the next dump.
  if (manifest.cursor > standing.cursor) return;
  const parts = knownParts(manifest);
  const isLate = timeOf(bounds, 'dumpSeconds');
  let loaded = 0;
  for (const part of parts) {
    if (isLate())
      throw beyond(bounds, 'dumpSeconds', `The dump ${manifest.id} has come before ${part.name} only`);
    const range = rangeOf(parts, part);
    const replace = AS_OF_DUMP.includes(part.type)
      ? await renewal(mirror, standing, part, range)
      : await completion(mirror, standing, part, range);
    if (replace === null) continue;
    const file = await downloadPart(tools, manifest.id, part);
    await replace(tools, file);
    await rm(file, { force: true });
    loaded += 1;
  }
  const next = { ...standing, dump: manifest.id, publicUrl: manifest.registry };
  await mirror.step({ ...mirror.state(), standing: next }, standing.generation);
  say(`dump ${manifest.id} of ${manifest.created_at}: ${loaded} parts have what events do not`);
}

/** Takes from the file of a part what the copy lacks. */
type Replace = (tools: MirrorTools, file: string) => Promise<void>;

/** How a range gets the records of a part, unless it has them. */
async function renewal(
  { copy }: Mirror,
  { generation }: Standing,
  part: KnownPart,
  range: KeyRange,
): Promise<Replace | null> {
  const { sha256 } = await digestOf(copy, generation, part.type, range);
  if (sha256 === part.sha256_uncompressed) return null;
  return async ({ mirror, bounds }, file) => {
    const keys = new Set<string>();
    const read = { atOnce: AT_ONCE, bounds };
    // Whole, before the first record is replaced: nothing of a faulty part may stand in the copy.
    for await (const _ of recordsOf(file, part, read));
    for await (const put of recordsOf(file, part, read)) {
      for (const { key } of put) keys.add(key);
      await mirror.step(mirror.state(), generation, { put, remove: [] });
    }
    const remove: { kind: string; key: string }[] = [];
    for await (const { kind, key } of copy.records(generation, part.type, range))
      if (!keys.has(key)) remove.push({ kind, key });
    await mirror.step(mirror.state(), generation, { put: [], remove });
  };
}

/** How a range gets the whole records of which events had a part; null when it has no such parts. */
async function completion(
  { copy }: Mirror,
  { generation }: Standing,
  part: KnownPart,
  range: KeyRange,
): Promise<Replace | null> {
  if (!SHORTENED.includes(part.type)) return null;
  const digests = new Map<string, string>();
  for await (const { key, line } of copy.recordsWith(`"${DIGEST}":`, generation, part.type, range)) {
    const digest = wholeDigestOf({ kind: part.type, line });
    if (digest !== undefined) digests.set(key, digest);
  }
  if (digests.size === 0) return null;
  return async ({ mirror, bounds }, file) => {
    // Each is the one of its event, which was compared with the log: a part with a fault can change nothing.
    for await (const piece of recordsOf(file, part, { atOnce: AT_ONCE, bounds })) {
      const put = piece.filter(({ key, line }) => digests.has(key) && digests.get(key) === sha256(line));
      if (put.length > 0) await mirror.step(mirror.state(), generation, { put, remove: [] });
    }
  };
}
