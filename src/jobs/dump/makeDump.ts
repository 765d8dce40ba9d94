import type { RegistryDumpPart } from '../../../generated/types/registry.ts';
import {
  DUMP_FORMAT_VERSION,
  type DumpRecord,
  type DumpType,
  dumpKeyName,
  dumpTime,
  MANIFEST_FILE,
  manifestBytes,
  NOTE_FILE,
  partName,
  signManifest,
} from '../../domain/dump/manifest.ts';
import type { NoteSigner } from '../../domain/feed/log/note.ts';
import { HOUR_MS } from '../../domain/text/instant.ts';
import type { DumpFolder, DumpWriting } from '../../infra/dump-folder.ts';
import type { Rests } from '../../infra/rests.ts';
import { dumpPlace, dumpRecords } from '../../record/dump/dump-records.ts';
import type { Store } from '../../store/open.ts';
import { typedJob } from '../typed-job.ts';
import { dumpIsDue } from './schedule-dump.ts';

/** A part ends after so much text, so that a transfer that breaks off repeats little. */
const MOST_PART_BYTES = 128 * 1024 * 1024;
/** Dumps that are kept at least, so that whoever loads one is not cut off. */
const RETENTION = { generations: 2, hours: 24 };

export type DumpTools = {
  readonly store: Pick<Store, 'snapshot'>;
  readonly folder: DumpFolder;
  readonly baseUrl: string;
  readonly version: string;
  /** Everybody who signs under a name: during a change of keys there are two. */
  readonly signersOf: (name: string) => Promise<readonly NoteSigner[]>;
  /** An id of its moment. */
  readonly newIdAt: (at: Date) => string;
  readonly now: () => Date;
  /** The host's own time, which files have. */
  readonly hostNow: () => Date;
  /** Bytes of text after which a part ends. */
  readonly partBytes?: number;
  /** Lets requests be served between two pieces. */
  readonly rests: Rests;
};

/** Creates the job that makes a dump, unless another process has made one meanwhile. */
export const makeDump = ({
  hours,
  ...tools
}: DumpTools & { readonly hours: number; readonly store: Pick<Store, 'primary' | 'snapshot'> }) =>
  typedJob('makeDump', {
    async run(_job, signal) {
      const { store, folder, now } = tools;
      if (!(await dumpIsDue({ store, folder, hours }, now())))
        return { kind: 'done', detail: { made: false } };
      const detail = await writeDump(tools, signal);
      await removeOldDumps(folder, now());
      return { kind: 'done', detail: { ...detail } };
    },
  });

/** Writes everything public as files of one moment, and shows them when all are there. */
export async function writeDump(
  tools: DumpTools,
  signal: AbortSignal,
): Promise<{ id: string; records: number; bytes: number }> {
  const { store, folder, baseUrl, version, signersOf, now } = tools;
  const id = tools.newIdAt(now());
  await folder.removeBegun(new Date(tools.hostNow().getTime() - HOUR_MS));
  const previous = (await folder.ids()).at(-1) ?? null;
  const writing = await folder.begin(id);
  try {
    const { parts, place, moment } = await store.snapshot(async (view) => {
      // The first statement fixes the view; the place is of the same moment as all rows.
      const taken = await dumpPlace(view);
      const at = now();
      const written: RegistryDumpPart[] = [];
      for (const [type, pieces] of dumpRecords(view, at))
        written.push(...(await writeParts({ ...tools, writing, type, signal }, pieces)));
      return { parts: written, place: taken, moment: at };
    });
    const sum = (of: (part: RegistryDumpPart) => number) =>
      parts.reduce((total, part) => total + of(part), 0);
    const bytes = manifestBytes({
      format_version: DUMP_FORMAT_VERSION,
      id,
      registry: baseUrl,
      log_origin: place.log_origin,
      created_at: moment.toISOString(),
      software_version: version,
      cursor: place.cursor,
      brands_cursor: place.brands_cursor,
      checkpoint: place.checkpoint,
      parts,
      records: sum(({ records }) => records),
      previous_id: previous,
      retention: RETENTION,
    });
    const name = dumpKeyName(baseUrl);
    await writing.writeFile(NOTE_FILE, signManifest({ id, bytes, name }, await signersOf(name)));
    await writing.writeFile(MANIFEST_FILE, bytes);
    signal.throwIfAborted();
    await writing.publish();
    return { id, records: sum(({ records }) => records), bytes: sum((part) => part.bytes) };
  } finally {
    await writing.discard();
  }
}

type PartTools = Pick<DumpTools, 'partBytes' | 'rests'> & {
  readonly writing: DumpWriting;
  readonly type: DumpType;
  readonly signal: AbortSignal;
};

/** Writes the records of one kind into as many files as they need, one at least. */
async function writeParts(
  { writing, type, signal, partBytes = MOST_PART_BYTES, rests }: PartTools,
  pieces: AsyncIterable<readonly DumpRecord[]>,
): Promise<RegistryDumpPart[]> {
  const reading = pieces[Symbol.asyncIterator]();
  let next = await reading.next();
  const parts: RegistryDumpPart[] = [];
  do {
    let records = 0;
    let first: string | null = null;
    let last: string | null = null;
    async function* lines(): AsyncGenerator<string> {
      for (let taken = 0; next.done !== true && taken < partBytes; ) {
        signal.throwIfAborted();
        const piece: readonly DumpRecord[] = next.value;
        first ??= piece[0]?.key ?? null;
        last = piece.at(-1)?.key ?? last;
        records += piece.length;
        const text = piece.map((record) => `${record.text}\n`).join('');
        taken += Buffer.byteLength(text);
        if (text !== '') yield text;
        const rest = rests();
        next = await reading.next();
        await rest();
      }
    }
    const name = partName(type, parts.length + 1);
    const written = await writing.writePart(name, lines());
    parts.push({
      name,
      type,
      bytes: written.bytes,
      uncompressed_bytes: written.uncompressedBytes,
      records,
      sha256: written.sha256,
      sha256_uncompressed: written.sha256Uncompressed,
      first_key: first,
      last_key: last,
      encoding: 'gzip',
    });
  } while (next.done !== true);
  return parts;
}

/** Removes dumps that are older than the retention, but never the newest ones. */
async function removeOldDumps(folder: DumpFolder, now: Date): Promise<void> {
  const ids = await folder.ids();
  for (const id of ids.slice(0, Math.max(0, ids.length - RETENTION.generations)))
    if (dumpTime(id) < now.getTime() - RETENTION.hours * HOUR_MS) await folder.remove(id);
}
