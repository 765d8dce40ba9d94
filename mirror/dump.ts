import type { RegistryDumpManifest } from '../generated/types/registry.ts';
import { DUMP_FORMAT_VERSION, isDumpFile, isDumpId, isManifestSigned } from '../src/domain/dump/manifest.ts';
import { FEED_START } from '../src/domain/feed/feed.ts';
import { openCheckpoint } from '../src/domain/feed/log/checkpoint.ts';
import { parseEventEntry } from '../src/domain/feed/log/entry.ts';
import { edgeRoot } from '../src/domain/feed/log/merkle.ts';
import { parseVerifierKey } from '../src/domain/feed/log/note.ts';
import { parsed, readAnswer } from './answers.ts';
import { type Bounds, checkBound } from './bounds.ts';
import { MirrorFault } from './fault.ts';
import { type CheckedLog, checkedTo, type LogHead, readEntries } from './log.ts';
import type { Source } from './source.ts';

export type Manifest = RegistryDumpManifest;
export type DumpPart = Manifest['parts'][number];

const CURSOR = /^[0-9a-f-]{36}$/;

/**
 * Reads the manifest of a dump, whose signature is checked; the newest one unless another is named.
 *
 * @returns undefined when the registry has none
 * @throws {MirrorFault} bad_signature, bad_dump
 * @throws {MirrorError} for a dump beyond a bound
 */
export async function readManifest(
  { source, bounds }: { readonly source: Source; readonly bounds: Bounds },
  head: LogHead,
  named?: string,
): Promise<Manifest | undefined> {
  const id = named ?? (await source.newestDump());
  if (id === undefined) return undefined;
  if (!isDumpId(id)) throw new MirrorFault('bad_dump', 'The id of the newest dump is no UUID.');
  const bytes = await source.find(`/api/registry/dump/${id}/manifest.json`, 'manifestBytes');
  const note = await source.find(`/api/registry/dump/${id}/manifest.note`, 'answerBytes');
  if (bytes === undefined || note === undefined) return undefined;
  checkManifestNote(head, id, bytes, note);
  const text = Buffer.from(bytes).toString('utf8');
  const wrong = faultOf(parsed(text) as Manifest, id);
  if (wrong !== undefined) throw new MirrorFault('bad_dump', `The manifest of the dump ${id} ${wrong}.`);
  const manifest = readAnswer('manifest', text, `the manifest of the dump ${id}`);
  checkSizes(manifest, bounds);
  return manifest;
}

/** The sizes of a dump, as its manifest says. What comes is held against the manifest later. */
function checkSizes({ id, parts, records }: Manifest, bounds: Bounds): void {
  const what = `The dump ${id}`;
  checkBound(bounds, 'parts', parts.length, what);
  const sums = { records: 0, bytes: 0, uncompressed_bytes: 0 };
  for (const part of parts) {
    checkBound(bounds, 'partBytes', part.bytes, `The part ${part.name} of the dump ${id}`);
    checkBound(bounds, 'partTextBytes', part.uncompressed_bytes, `The part ${part.name} of the dump ${id}`);
    for (const member of ['records', 'bytes', 'uncompressed_bytes'] as const) sums[member] += part[member];
  }
  checkBound(bounds, 'records', Math.max(records, sums.records), what);
  checkBound(bounds, 'dumpBytes', sums.bytes, what);
  checkBound(bounds, 'dumpTextBytes', sums.uncompressed_bytes, what);
}

/** A signed manifest says what its registry wants; only what would reach beyond the copy is looked at. */
function faultOf(manifest: unknown, id: string): string | undefined {
  const { format_version: version, id: own, cursor, parts } = Object(manifest) as Partial<Manifest>;
  if (version !== DUMP_FORMAT_VERSION) return `has format ${version}, which is newer than this program`;
  if (own !== id) return `names another dump, ${own}`;
  if (typeof cursor !== 'string' || !CURSOR.test(cursor)) return 'has a cursor that is no UUID';
  const names = new Set<string>();
  for (const { name } of Array.isArray(parts) ? parts.map(Object) : []) {
    if (!isDumpFile(`${name}`))
      return `has a part with the name ${JSON.stringify(name)}, which is no name of a file`;
    if (names.size === names.add(name).size) return `names the part ${name} twice`;
  }
  return undefined;
}

function checkManifestNote(
  { checkpoint, keys }: LogHead,
  id: string,
  bytes: Uint8Array,
  note: Uint8Array,
): void {
  // The same keys sign under another name.
  const name = checkpoint.origin.replace(/\/log\/\d+$/, '/dump');
  const known = keys.map((key) => ({ name, kind: 'ed25519' as const, key: Buffer.from(key, 'base64') }));
  if (!isManifestSigned({ id, bytes, name }, note, known))
    throw new MirrorFault(
      'bad_signature',
      `The manifest of the dump ${id} is not signed by a key of the log.`,
    );
}

/**
 * What is in the log up to the cursor of a dump: the copy that begins with this dump goes on from there.
 *
 * @returns undefined while the newest events have no entry yet
 * @throws {MirrorFault} bad_dump, rewritten_history
 */
export async function logAtDump(
  source: Source,
  head: LogHead,
  { id, cursor, checkpoint: note }: Manifest,
): Promise<CheckedLog | undefined> {
  const size = note === null ? 0 : await sizeOfDump(source, head, note, id);
  if (cursor === FEED_START) return checkedTo(source, head, size);
  const index = await source.indexOf(cursor);
  if (index === undefined || index >= head.checkpoint.size) return undefined;
  const [entry = Buffer.of()] = await readEntries(source, head, index, index + 1);
  if (parseEventEntry(entry)?.eventId !== cursor)
    throw new MirrorFault(
      'bad_dump',
      `The cursor ${cursor} of the dump ${id} is not entry ${index} of the log.`,
    );
  return checkedTo(source, head, index + 1);
}

/** The size of the checkpoint in a manifest, with which the log must still agree. */
async function sizeOfDump(source: Source, head: LogHead, note: string, id: string): Promise<number> {
  const { origin } = head.checkpoint;
  const keys = await source.log().then(({ verifier_keys }) => verifier_keys.map(parseVerifierKey));
  for (const key of keys) {
    const opened = key && openCheckpoint(Buffer.from(note), key);
    if (!opened?.ok || opened.checkpoint.origin !== origin) continue;
    const { size, root } = opened.checkpoint;
    const log = await checkedTo(source, head, size);
    if (Buffer.compare(edgeRoot(log.edge), root) === 0) return size;
    throw new MirrorFault(
      'rewritten_history',
      `The log ${origin} has not the first ${size} entries that the dump ${id} names.`,
    );
  }
  throw new MirrorFault('bad_dump', `The checkpoint in the dump ${id} is not one of ${origin}.`);
}
