import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { AgentError } from '../client/agent-error.ts';
import { DUMP_TYPES, type DumpType } from '../src/domain/dump/manifest.ts';
import { parsed } from './answers.ts';
import { type Bounds, beyond } from './bounds.ts';
import { type CopiedRecord, PIECE_BYTES } from './copy.ts';
import type { DumpPart, Manifest } from './dump.ts';
import { MirrorError, MirrorFault } from './fault.ts';
import { admitKey, isBefore, keyMembers } from './keys.ts';
import type { Source } from './source.ts';

export type KnownPart = DumpPart & {
  readonly type: DumpType;
  /** Last key of the part before it. */
  readonly after: string | undefined;
};

/**
 * Parts whose kind this program knows, in the order of kinds and keys.
 *
 * @throws {MirrorFault} bad_dump for parts that stand for the same keys
 */
export const knownParts = ({ parts }: Manifest): KnownPart[] =>
  DUMP_TYPES.flatMap((type) => {
    let after: string | undefined;
    let isLast = false;
    return parts
      .filter((part) => part.type === type)
      .map((part) => {
        const { name, last_key: last } = part;
        // Only a part without records has no last key, and nothing follows it.
        if (isLast || (last !== null && after !== undefined && !isBefore(after, last)))
          throw new MirrorFault(
            'bad_dump',
            `The part ${name} has no keys behind those of the part before it.`,
          );
        const known = { ...part, type, after };
        if (last === null) isLast = true;
        else after = last;
        return known;
      });
  });

/** What a transfer needs. */
export type PartTools = { readonly source: Source; readonly folder: string; readonly bounds: Bounds };

/** Breaks without a single new byte between them, after which a transfer is given up. */
const MOST_BREAKS = 5;

/**
 * Downloads a part of a dump into a folder, and goes on where an earlier transfer broke off.
 *
 * @returns the file, whose digest is the one of the manifest
 * @throws {MirrorFault} bad_dump
 * @throws {MirrorError} when it takes too long, or more room than there is
 */
export async function downloadPart(
  { source, folder, bounds }: PartTools,
  dump: string,
  part: DumpPart,
): Promise<string> {
  const file = join(folder, `${dump}-${part.name}`);
  // The folder needs the part, and the database beside it the text of the part.
  await checkRoom({ folder, bounds }, part.bytes + part.uncompressed_bytes, `The part ${part.name}`);
  const until = performance.now() + bounds.partSeconds * 1_000;
  for (let breaks = 0; ; ) {
    const had = await lengthOf(file);
    if (had >= part.bytes) break;
    if (performance.now() >= until)
      throw beyond(bounds, 'partSeconds', `The part ${part.name} of the dump ${dump} comes too slowly`);
    await transfer(source, `/api/registry/dump/${dump}/${part.name}`, { file, had, part });
    breaks = (await lengthOf(file)) > had ? 0 : breaks + 1;
    if (breaks >= MOST_BREAKS)
      throw new MirrorError(`The part ${part.name} of the dump ${dump} stops after ${had} bytes.`);
  }
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  const digest = hash.digest('hex');
  if (digest === part.sha256) return file;
  await rm(file);
  throw new MirrorFault(
    'bad_dump',
    `The part ${part.name} of the dump ${dump} has the SHA-256 ${digest}, and ${part.sha256} in the signed manifest.`,
  );
}

const lengthOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** @throws {MirrorError} when so many bytes would leave too little of the disk with the folder */
export async function checkRoom(
  { folder, bounds }: Pick<PartTools, 'folder' | 'bounds'>,
  bytes: number,
  what: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  const left = bavail * bsize - bytes;
  if (left < bounds.freeBytes)
    throw beyond(bounds, 'freeBytes', `${what} would leave ${left} bytes of the disk free`);
}

/**
 * Appends what the file lacks. A transfer that breaks leaves what has come: each piece is written before the next one is
 * read, since a pipeline would drop what waits for the file.
 */
async function transfer(
  source: Source,
  path: string,
  { file, had, part }: { readonly file: string; readonly had: number; readonly part: DumpPart },
): Promise<void> {
  const headers = had === 0 ? {} : { range: `bytes=${had}-` };
  let to: FileHandle | undefined;
  try {
    const { body, isPart } = await source.stream(path, headers);
    // A registry that does not know ranges sends the whole.
    let bytes = isPart ? had : 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > part.bytes)
        throw new MirrorFault(
          'bad_dump',
          `The part ${part.name} has more than the ${part.bytes} bytes of the signed manifest.`,
        );
      to ??= await open(file, isPart ? 'a' : 'w');
      await to.writeFile(chunk);
    }
  } catch (cause) {
    if (cause instanceof MirrorFault) await rm(file, { force: true });
    if (!(cause instanceof AgentError) || cause.recovery !== 'transient') throw cause;
  } finally {
    await to?.close();
  }
}

/**
 * The records of a downloaded part, in pieces.
 *
 * @throws {MirrorFault} bad_dump for a part that is not what the manifest says
 * @throws {MirrorError} for a record beyond a bound
 */
export async function* recordsOf(
  file: string,
  part: KnownPart,
  { atOnce, bounds }: { readonly atOnce: number; readonly bounds: Bounds },
): AsyncGenerator<CopiedRecord[]> {
  const hash = createHash('sha256');
  const read = { records: 0, bytes: 0, lastKey: part.after };
  async function* seen(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      read.bytes += chunk.length;
      yield chunk;
    }
  }
  let piece: CopiedRecord[] = [];
  let length = 0;
  for await (const line of linesOf(seen(unpacked(file, part)), part, bounds)) {
    read.records += 1;
    if (read.records > part.records) throw wrong(part, `more than ${part.records} records`);
    const record = recordOf(part, line);
    if (read.lastKey !== undefined && !isBefore(read.lastKey, record.key))
      throw wrong(part, `the record ${record.key} behind ${read.lastKey}`);
    read.lastKey = record.key;
    piece.push(record);
    length += record.line.length;
    if (piece.length < atOnce && length < PIECE_BYTES) continue;
    yield piece;
    piece = [];
    length = 0;
  }
  if (read.records !== part.records) throw wrong(part, `${read.records} records and not ${part.records}`);
  if (read.bytes !== part.uncompressed_bytes || hash.digest('hex') !== part.sha256_uncompressed)
    throw wrong(part, 'a text with another SHA-256 than its manifest says');
  const last = read.records === 0 ? null : read.lastKey;
  if (last !== part.last_key) throw wrong(part, `the last key ${last} and not ${part.last_key}`);
  yield piece;
}

const wrong = ({ name }: DumpPart, what: string): MirrorFault =>
  new MirrorFault('bad_dump', `The part ${name} has ${what}.`);

async function* unpacked(file: string, part: DumpPart): AsyncGenerator<Buffer> {
  const { name, uncompressed_bytes: most } = part;
  const text = upTo(most, `The part ${name} has more than ${most} bytes of text.`);
  // Its errors come out of the last stream too; who stops reading ends all of them.
  pipeline(createReadStream(file), createGunzip(), text).catch(() => {});
  try {
    for await (const chunk of text) yield chunk;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? `${cause.code}` : '';
    if (!code.startsWith('Z_')) throw cause;
    throw wrong(part, `a fault in its compression (${code})`);
  }
}

const LF = 0x0a;

/** Lines of a text, without their ends. No other character ends one: names may have those that other programs take for ends. */
async function* linesOf(
  chunks: AsyncIterable<Buffer>,
  part: DumpPart,
  bounds: Bounds,
): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  let length = 0;
  const grow = (piece: Buffer) => {
    length += piece.length;
    if (length > bounds.lineBytes) throw beyond(bounds, 'lineBytes', `A record of ${part.name} is too long`);
    begun.push(piece);
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, start)) {
      grow(chunk.subarray(start, end));
      yield begun.length === 1 ? (begun[0] as Buffer) : Buffer.concat(begun);
      begun = [];
      length = 0;
      start = end + 1;
    }
    if (start < chunk.length) grow(chunk.subarray(start));
  }
  if (length > 0) throw wrong(part, 'a last line without end');
}

/** Passes so many bytes: a small file can hold an endless text, and an answer may have no end. */
function upTo(most: number, fault: string): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > most) done(new MirrorFault('bad_dump', fault));
      else done(null, chunk);
    },
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function recordOf(part: KnownPart, bytes: Buffer): CopiedRecord {
  const { type: kind } = part;
  const line = textOf(part, bytes);
  const value = parsed(line);
  const key = (Object(value) as Record<string, unknown>)[keyMembers[kind]];
  const fault = value === undefined ? 'is no JSON text, or a too deep one' : admitKey(key);
  if (fault === undefined) return { kind, key: key as string, line };
  throw wrong(
    part,
    `a record whose ${value === undefined ? 'line' : keyMembers[kind]} ${fault}: ${line.slice(0, 100)}`,
  );
}

function textOf(part: DumpPart, bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw wrong(part, 'a record that is not UTF-8 text');
  }
}
