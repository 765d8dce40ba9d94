import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isDumpId, MANIFEST_FILE } from '../domain/dump/manifest.ts';

/** Lengths and digests of a file, before and after its compression. */
type WrittenPart = {
  readonly bytes: number;
  readonly uncompressedBytes: number;
  readonly sha256: string;
  readonly sha256Uncompressed: string;
};

/** A dump that is being made. Nobody sees it before `publish`. */
export type DumpWriting = {
  /** Writes a compressed file. */
  writePart(name: string, text: AsyncIterable<string>): Promise<WrittenPart>;
  writeFile(name: string, content: string | Uint8Array): Promise<void>;
  /** Shows the dump, whole. */
  publish(): Promise<void>;
  /** Removes what was written, unless it is published. */
  discard(): Promise<void>;
};

/** The folder in which dumps stand, each in a folder of its own that is named like it. */
export type DumpFolder = {
  /** The dumps that are whole, the oldest first. */
  ids(): Promise<string[]>;
  /** A small file of a dump; null when there is none. */
  read(id: string, file: string): Promise<Buffer | null>;
  /** Length of a file, and its bytes from `start` to `end`; null when there is none. */
  open(
    id: string,
    file: string,
  ): Promise<{ size: number; stream(start: number, end: number): Readable } | null>;
  begin(id: string): Promise<DumpWriting>;
  remove(id: string): Promise<void>;
  /** Removes dumps to which nobody has added a file since then, by the time of the host: their process ended. */
  removeBegun(before: Date): Promise<void>;
};

const BEGUN = 'begun-';
/** Little slower than none, and a third of the size; the best compression takes three times as long. */
const LEVEL = 4;

export function dumpFolder(root: string): DumpFolder {
  const at = (id: string, ...file: string[]) => join(root, id, ...file);
  return {
    ids: async () => (await namesIn(root)).filter(isDumpId).sort(),
    read: (id, file) => orNothing(readFile(at(id, file))),
    async open(id, file) {
      const path = at(id, file);
      const found = await orNothing(stat(path));
      if (found === null || !found.isFile()) return null;
      return { size: found.size, stream: (start, end) => createReadStream(path, { start, end }) };
    },
    async begin(id) {
      const begun = join(root, `${BEGUN}${id}`);
      await mkdir(begun, { recursive: true });
      return {
        writePart: (name, text) => writePart(join(begun, name), text),
        writeFile: (name, content) => writeWhole(join(begun, name), content),
        async publish() {
          await syncFolder(begun);
          await rename(begun, at(id));
          await syncFolder(root);
        },
        discard: () => rm(begun, { recursive: true, force: true }),
      };
    },
    async remove(id) {
      // First out of sight, so that nobody finds a manifest whose parts are gone.
      await rm(at(id, MANIFEST_FILE), { force: true });
      await rm(at(id), { recursive: true, force: true });
    },
    async removeBegun(before) {
      for (const name of await namesIn(root)) {
        const begun = name.startsWith(BEGUN) ? await orNothing(stat(join(root, name))) : null;
        if (begun !== null && begun.mtimeMs < before.getTime())
          await rm(join(root, name), { recursive: true, force: true });
      }
    },
  };
}

const namesIn = async (folder: string): Promise<string[]> => (await orNothing(readdir(folder))) ?? [];

async function orNothing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw cause;
  }
}

async function writePart(path: string, text: AsyncIterable<string>): Promise<WrittenPart> {
  const plain = createHash('sha256');
  const packed = createHash('sha256');
  let uncompressedBytes = 0;
  let bytes = 0;
  await pipeline(
    text,
    async function* (pieces: AsyncIterable<string>) {
      for await (const piece of pieces) {
        const chunk = Buffer.from(piece);
        plain.update(chunk);
        uncompressedBytes += chunk.length;
        yield chunk;
      }
    },
    createGzip({ level: LEVEL }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        packed.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path, { flush: true }),
  );
  return {
    bytes,
    uncompressedBytes,
    sha256: packed.digest('hex'),
    sha256Uncompressed: plain.digest('hex'),
  };
}

async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the names in a folder last, whenever the machine stops. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
