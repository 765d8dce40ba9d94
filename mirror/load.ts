import { rm } from 'node:fs/promises';
import { pause } from '../client/waiting.ts';
import { beyond, timeOf } from './bounds.ts';
import { logAtDump, type Manifest, readManifest } from './dump.ts';
import { type LogHead, readHead } from './log.ts';
import { downloadPart, knownParts, recordsOf } from './parts.ts';
import type { MirrorState } from './state.ts';
import type { MirrorTools } from './tools.ts';

/** Records that are stored in one transaction. */
const AT_ONCE = 5_000;

/**
 * Copies the newest dump beside what the database holds, and puts it in its place when it is whole. Goes on where an
 * earlier process ended.
 */
export async function loadDump(tools: MirrorTools): Promise<void> {
  const { mirror, say, bounds } = tools;
  const { head, manifest } = await awaitDump(tools);
  const { loading, standing } = mirror.state();
  const generation = (standing?.generation ?? 0) + 1;
  const begun = loading?.dump === manifest.id ? loading.parts : 0;
  if (begun === 0) {
    // What an earlier process has loaded of another dump is of no use.
    await mirror.copy.keepOnly(standing === null ? [] : [standing.generation]);
    say(
      `dump ${manifest.id} of ${manifest.created_at}: ${manifest.records} records in ${manifest.parts.length} parts`,
    );
  }
  const parts = knownParts(manifest);
  const isLate = timeOf(bounds, 'dumpSeconds');
  for (const [place, part] of parts.entries()) {
    if (place < begun) continue;
    if (isLate())
      throw beyond(bounds, 'dumpSeconds', `The dump ${manifest.id} has come up to part ${place} only`);
    const file = await downloadPart(tools, manifest.id, part);
    for await (const piece of recordsOf(file, part, { atOnce: AT_ONCE, bounds }))
      await mirror.step(
        { ...mirror.state(), loading: { generation, dump: manifest.id, parts: place } },
        generation,
        { put: piece, remove: [] },
      );
    await mirror.step(
      { ...mirror.state(), loading: { generation, dump: manifest.id, parts: place + 1 } },
      generation,
    );
    await rm(file, { force: true });
    say(`loaded ${part.name}: ${part.records} ${part.type}`);
  }
  const log = await awaitEntry(tools, head, manifest);
  const state: MirrorState = {
    ...mirror.state(),
    keys: log.head.keys,
    loading: null,
    standing: {
      generation,
      dump: manifest.id,
      cursor: manifest.cursor,
      brandCursor: manifest.brands_cursor,
      publicUrl: manifest.registry,
      log: log.checked,
      asOf: momentOf(manifest, tools.now()).toISOString(),
      note: log.head.note,
    },
  };
  await mirror.step(state, generation);
  await mirror.copy.keepOnly([generation]);
  say(`the copy is whole at ${manifest.cursor}, entry ${log.checked.size} of ${log.checked.origin}`);
}

/** When a dump was made, as far as its registry can be believed. */
function momentOf({ created_at: created }: Manifest, now: Date): Date {
  const at = new Date(created);
  return at.getTime() <= now.getTime() ? at : now;
}

/** The newest dump that belongs to the log that grows, and that has not failed already. */
async function awaitDump(tools: MirrorTools): Promise<{ head: LogHead; manifest: Manifest }> {
  const { source, mirror, say, signal, everyMs, bounds } = tools;
  const { keys, standing } = mirror.state();
  const isLate = timeOf(bounds, 'waitSeconds');
  for (let waits = 0; ; waits += 1) {
    const head = await readHead(source, { ...tools, keys: keys.length === 0 ? null : keys });
    const manifest = (await dumpBegun(tools, head)) ?? (await readManifest(tools, head));
    const isNew = manifest !== undefined && manifest.id !== standing?.dump;
    if (isNew && (manifest.log_origin ?? head.checkpoint.origin) === head.checkpoint.origin)
      return { head, manifest };
    if (isLate())
      throw beyond(bounds, 'waitSeconds', `${source.url} has no new dump of ${head.checkpoint.origin}`);
    if (waits === 0) say(`waiting for a dump of ${head.checkpoint.origin}`);
    await pause(everyMs, signal);
  }
}

/** The dump that an earlier process began to load, while the registry still has it. */
async function dumpBegun(tools: MirrorTools, head: LogHead): Promise<Manifest | undefined> {
  const { loading } = tools.mirror.state();
  if (loading === null) return undefined;
  return readManifest(tools, head, loading.dump);
}

/** The newest events of a dump have their entries after some seconds. */
async function awaitEntry(tools: MirrorTools, first: LogHead, manifest: Manifest) {
  const { source, signal, everyMs, bounds } = tools;
  const isLate = timeOf(bounds, 'waitSeconds');
  for (let head = first; ; head = await readHead(source, { ...tools, keys: first.keys })) {
    const checked = await logAtDump(source, head, manifest);
    if (checked !== undefined) return { head, checked };
    if (isLate())
      throw beyond(
        bounds,
        'waitSeconds',
        `The log has no entry of ${manifest.cursor}, up to which the dump ${manifest.id} is`,
      );
    await pause(everyMs, signal);
  }
}
