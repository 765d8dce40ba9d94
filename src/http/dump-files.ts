import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import type { RegistryDumpManifest } from '../../generated/types/registry.ts';
import { isDumpFile, isDumpId, MANIFEST_FILE, NOTE_FILE } from '../domain/dump/manifest.ts';
import { ApiError } from '../domain/errors.ts';
import type { DumpFolder } from '../infra/dump-folder.ts';
import { checkFileRequest, type Endpoint } from './bind.ts';
import { isKnown } from './entity-tag.ts';
import { askedRange } from './reading/range.ts';

export type DumpFileTools = {
  /** Null where dumps are neither made nor served. */
  readonly dumps: DumpFolder | null;
};

const FOREVER = 'public, max-age=31536000, immutable, no-transform';
const NO_DUMPS = 'This registry serves no dumps; read its listings and the change feed instead.';
/** How long the newest dump is remembered: a request need not read the folder. */
const NEWEST_MS = 2_000;
/** Manifests that are remembered: those of the dumps that are loaded now. */
const MOST_MANIFESTS = 8;

type Manifest = { readonly bytes: Buffer; readonly tags: ReadonlyMap<string, string> };

/** Serves the dumps of the registry as files that never change. */
export function dumpFiles({ dumps }: DumpFileTools): Record<'getDump' | 'getDumpPart', Endpoint> {
  const manifests = new Map<string, Manifest>();
  let newest: { readonly id: string | undefined; readonly until: number } | undefined;

  async function newestId(folder: DumpFolder): Promise<string | undefined> {
    if (newest === undefined || performance.now() >= newest.until)
      newest = { id: (await folder.ids()).at(-1), until: performance.now() + NEWEST_MS };
    return newest.id;
  }

  async function manifestOf(folder: DumpFolder, id: string): Promise<Manifest | undefined> {
    const known = manifests.get(id);
    if (known !== undefined) return known;
    const bytes = await folder.read(id, MANIFEST_FILE);
    if (bytes === null) return undefined;
    const manifest = { bytes, tags: tagsOf(bytes) };
    const [oldest] = manifests.keys();
    if (oldest !== undefined && manifests.size >= MOST_MANIFESTS) manifests.delete(oldest);
    manifests.set(id, manifest);
    return manifest;
  }

  return {
    async getDump(ctx, path) {
      await checkFileRequest('getDump', ctx, path);
      const id = dumps === null ? undefined : await newestId(dumps);
      const manifest = dumps === null || id === undefined ? undefined : await manifestOf(dumps, id);
      if (manifest === undefined)
        throw new ApiError(
          'not_found',
          dumps === null ? NO_DUMPS : 'No dump has been made yet; ask again later, or read the listings.',
        );
      ctx.set('Cache-Control', 'no-cache');
      sendWhole(ctx, manifest.tags.get(MANIFEST_FILE) ?? '', manifest.bytes);
    },

    async getDumpPart(ctx, path) {
      await checkFileRequest('getDumpPart', ctx, path);
      const { id = '', part = '' } = path;
      if (dumps === null) throw new ApiError('not_found', NO_DUMPS);
      const isNamed = isDumpId(id) && isDumpFile(part);
      const tag = isNamed ? (await manifestOf(dumps, id))?.tags.get(part) : undefined;
      const file = isNamed && (tag !== undefined || part === NOTE_FILE) ? await dumps.open(id, part) : null;
      if (file === null)
        throw new ApiError(
          'not_found',
          'There is no such file, or not any more; GET /api/registry/dump has the newest dump.',
        );
      ctx.set('Cache-Control', FOREVER);
      // A file is the same for everybody.
      ctx.remove('Vary');
      if (tag === undefined || part === MANIFEST_FILE) {
        const bytes = await dumps.read(id, part);
        if (bytes === null) throw new ApiError('not_found', 'There is no such file any more.');
        ctx.type = part === MANIFEST_FILE ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
        sendWhole(ctx, tag ?? tagOf(bytes), bytes);
      } else sendPart(ctx, tag, file);
    },
  };
}

/** The entity tags of the files that a manifest names, and its own. */
function tagsOf(bytes: Buffer): Map<string, string> {
  const { parts } = JSON.parse(bytes.toString()) as RegistryDumpManifest;
  return new Map([
    ...parts.map(({ name, sha256 }) => [name, `"${sha256}"`] as const),
    [MANIFEST_FILE, tagOf(bytes)] as const,
  ]);
}

const tagOf = (bytes: Uint8Array): string => `"${createHash('sha256').update(bytes).digest('hex')}"`;

function sendWhole(ctx: Context, tag: string, bytes: Buffer): void {
  ctx.set('ETag', tag);
  if (isUnchanged(ctx, tag)) return;
  if (ctx.type === '') ctx.type = 'application/json; charset=utf-8';
  ctx.body = bytes;
}

/** Answers 304 to a caller that has the file. */
function isUnchanged(ctx: Context, tag: string): boolean {
  const isHeld = isKnown(ctx.get('if-none-match'), tag);
  if (isHeld) ctx.status = 304;
  return isHeld;
}

function sendPart(ctx: Context, tag: string, file: NonNullable<Awaited<ReturnType<DumpFolder['open']>>>) {
  ctx.set('ETag', tag);
  ctx.set('Accept-Ranges', 'bytes');
  if (isUnchanged(ctx, tag)) return;
  const { size } = file;
  const range = askedRange(ctx, { tag, size });
  if (range === 'unsatisfiable') {
    ctx.remove('Cache-Control');
    ctx.set('Content-Range', `bytes */${size}`);
    ctx.status = 416;
    ctx.body = Buffer.alloc(0);
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  ctx.status = range === null ? 200 : 206;
  if (range !== null) ctx.set('Content-Range', `bytes ${start}-${end}/${size}`);
  ctx.type = 'application/gzip';
  // A stream that nobody reads would keep the file open.
  ctx.body = ctx.method === 'HEAD' ? Buffer.alloc(0) : file.stream(start, end);
  ctx.length = end - start + 1;
}
