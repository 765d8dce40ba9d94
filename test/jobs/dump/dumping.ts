import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RegistryDumpManifest } from '../../../generated/types/registry.ts';
import { type NoteVerifier, signer } from '../../../src/domain/feed/log/note.ts';
import { type DumpFolder, dumpFolder } from '../../../src/infra/dump-folder.ts';
import { newIdAt } from '../../../src/infra/random.ts';
import { type DumpTools, writeDump } from '../../../src/jobs/dump/makeDump.ts';
import type { Store } from '../../../src/store/open.ts';

type Json = Record<string, unknown>;

export type Dumping = {
  readonly root: string;
  readonly folder: DumpFolder;
  readonly tools: DumpTools & { readonly store: Store };
  /** The key that signs, under another name, as readers know it from the log. */
  readonly known: NoteVerifier;
  /** Makes a dump and reads its manifest. */
  make(options?: Partial<DumpTools>): Promise<RegistryDumpManifest>;
  remove(): void;
};

/** A folder for dumps of a store, and everything that makes them. */
export function startDumping(store: Store, now: () => Date): Dumping {
  const root = mkdtempSync(join(tmpdir(), 'dumps-'));
  const folder = dumpFolder(root);
  const key: KeyObject = generateKeyPairSync('ed25519').privateKey;
  const tools = {
    store,
    folder,
    baseUrl: 'https://registry.example',
    version: '0.0.0',
    signersOf: async (name: string) => [signer(name, 'ed25519', key)],
    newIdAt,
    now,
    hostNow: () => new Date(),
    rests: () => async () => {},
  };
  return {
    root,
    folder,
    tools,
    known: signer('registry.example/log/1', 'ed25519', key),
    async make(options = {}) {
      const { id } = await writeDump({ ...tools, ...options }, new AbortController().signal);
      return JSON.parse(String(await folder.read(id, 'manifest.json'))) as RegistryDumpManifest;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The lines of the parts of one kind. */
export async function linesOf(
  folder: DumpFolder,
  { id, parts }: Pick<RegistryDumpManifest, 'id' | 'parts'>,
  type: string,
): Promise<Json[]> {
  const files = parts.filter((part) => part.type === type);
  const texts = await Promise.all(
    files.map(async ({ name }) => gunzipSync((await folder.read(id, name)) ?? Buffer.alloc(0)).toString()),
  );
  return texts.flatMap((text) => text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)])));
}
