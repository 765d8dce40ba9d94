import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { AgentError } from '../client/index.ts';
import { DUMP_TYPES, type DumpType } from '../src/domain/dump/manifest.ts';
import type { CopiedRecord } from './copy.ts';
import { type DumpPart, isKind, type Manifest } from './dump.ts';
import { MirrorError, MirrorFault } from './fault.ts';
import type { Source } from './source.ts';

export type KnownPart = DumpPart & { readonly type: DumpType };

/** Parts whose kind this program knows, in the order of kinds and keys. */
export const knownParts = ({ parts }: Manifest): KnownPart[] =>
  DUMP_TYPES.flatMap((kind) =>
    parts.filter((part): part is KnownPart => isKind(part.type) && part.type === kind),
  );

/** Breaks without a single new byte between them, after which a transfer is given up. */
const MOST_BREAKS = 5;

/**
 * Downloads a part of a dump into a folder, and goes on where an earlier transfer broke off.
 *
 * @returns the file, whose digest is the one of the manifest
 * @throws {MirrorFault} bad_dump
 */
export async function downloadPart(
  source: Source,
  { folder, dump }: { readonly folder: string; readonly dump: string },
  part: DumpPart,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${dump}-${part.name}`);
  for (let breaks = 0; ; ) {
    const had = await lengthOf(file);
    if (had >= part.bytes) break;
    await transfer(source, `/api/registry/dump/${dump}/${part.name}`, file, had);
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

/** Appends what the file lacks. A transfer that breaks leaves what has come. */
async function transfer(source: Source, path: string, file: string, had: number): Promise<void> {
  const headers = had === 0 ? {} : { range: `bytes=${had}-` };
  try {
    const { body, isPart } = await source.stream(path, headers);
    // A registry that does not know ranges sends the whole.
    await pipeline(Readable.from(body), createWriteStream(file, { flags: isPart ? 'a' : 'w' }));
  } catch (cause) {
    if (!(cause instanceof AgentError) || cause.recovery !== 'transient') throw cause;
  }
}

/** The records of a downloaded part, in pieces. */
export async function* recordsOf(
  file: string,
  part: KnownPart,
  atOnce: number,
): AsyncGenerator<CopiedRecord[]> {
  let piece: CopiedRecord[] = [];
  const text = createReadStream(file).compose(createGunzip()).compose(upTo(part));
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
    piece.push({ kind: part.type, key: keyOf(part.type, line), line });
    if (piece.length < atOnce) continue;
    yield piece;
    piece = [];
  }
  yield piece;
}

/** Passes as many bytes as the manifest says: a small file can hold an endless text. */
function upTo({ name, uncompressed_bytes: most }: DumpPart): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > most)
        done(new MirrorFault('bad_dump', `The part ${name} has more than ${most} bytes of text.`));
      else done(null, chunk);
    },
  });
}

const KEYS: Readonly<Record<DumpType, string>> = {
  brands: 'domain',
  publishers: 'domain',
  properties: 'property_rid',
  collections: 'collection_rid',
  agents: 'agent_url',
  authorizations: 'id',
};

function keyOf(kind: DumpType, line: string): string {
  const key = (JSON.parse(line) as Record<string, unknown>)[KEYS[kind]];
  if (typeof key === 'string') return key;
  throw new MirrorFault('bad_dump', `A record of ${kind} has no ${KEYS[kind]}: ${line.slice(0, 100)}`);
}
