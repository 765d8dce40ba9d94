import { rm } from 'node:fs/promises';
import type { DumpType } from '../src/domain/dump/manifest.ts';
import { digestOf, rangeOf } from './compare.ts';
import type { KeyRange } from './copy.ts';
import { readManifest } from './dump.ts';
import type { LogHead } from './log.ts';
import { downloadPart, type KnownPart, knownParts, recordsOf } from './parts.ts';
import type { Standing } from './state.ts';
import type { MirrorTools } from './tools.ts';

/**
 * Records with figures that change without events, such as the health of an agent: a copy has them as they were in the
 * newest dump.
 */
const AS_OF_DUMP: readonly DumpType[] = ['publishers', 'agents'];

/** Records that are stored in one transaction. */
const AT_ONCE = 5_000;

/** Takes those records from a newer dump. Ranges that have not changed are not downloaded. */
export async function refresh(tools: MirrorTools, head: LogHead): Promise<void> {
  const { source, mirror, say } = tools;
  const { standing } = mirror.state();
  if (standing === null || (await source.newestDump()) === standing.dump) return;
  const manifest = await readManifest(tools, head);
  if (manifest === undefined || manifest.id === standing.dump) return;
  if ((manifest.log_origin ?? standing.log.origin) !== standing.log.origin) return;
  const parts = knownParts(manifest);
  let loaded = 0;
  for (const part of parts.filter(({ type }) => AS_OF_DUMP.includes(type))) {
    const range = rangeOf(parts, part);
    const { sha256 } = await digestOf(mirror.copy, standing.generation, part.type, range);
    if (sha256 === part.sha256_uncompressed) continue;
    const file = await downloadPart(tools, manifest.id, part);
    await replaceRange(tools, standing, { part, range, file });
    await rm(file, { force: true });
    loaded += 1;
  }
  const next = { ...standing, dump: manifest.id, publicUrl: manifest.registry };
  await mirror.step({ ...mirror.state(), standing: next }, standing.generation);
  say(`dump ${manifest.id} of ${manifest.created_at}: ${loaded} parts of publishers and agents are new`);
}

type Replaced = { readonly part: KnownPart; readonly range: KeyRange; readonly file: string };

async function replaceRange(
  { mirror, bounds }: MirrorTools,
  { generation }: Standing,
  { part, range, file }: Replaced,
): Promise<void> {
  const keys = new Set<string>();
  const read = { atOnce: AT_ONCE, bounds };
  // Whole, before the first record is replaced: nothing of a faulty part may stand in the copy.
  for await (const _ of recordsOf(file, part, read));
  for await (const put of recordsOf(file, part, read)) {
    for (const { key } of put) keys.add(key);
    await mirror.step(mirror.state(), generation, { put, remove: [] });
  }
  const remove: { kind: string; key: string }[] = [];
  for await (const { kind, key } of mirror.copy.records(generation, part.type, range))
    if (!keys.has(key)) remove.push({ kind, key });
  await mirror.step(mirror.state(), generation, { put: [], remove });
}
