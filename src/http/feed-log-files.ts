import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ApiError } from '../domain/errors.ts';
import { entryBundle, parseTilePath, type TilePath } from '../domain/feed/log/tiles.ts';
import { bundleOfEntries, tileHashes } from '../record/feed/log.ts';
import type { FeedTree } from '../store/feed/feed-log.ts';
import type { Store } from '../store/open.ts';
import { checkFileRequest, type Endpoint } from './bind.ts';
import { codingFor } from './reading/negotiate.ts';

type LogFileTools = { readonly store: Pick<Store, 'read'> };

const FOREVER = 'public, max-age=31536000, immutable';
const compressed = promisify(gzip);
const NUMBER = /^[1-9]\d{0,8}$/;

/** Serves the log of the change feed as files: signed checkpoints, and tiles that never change. */
export function feedLogFiles({
  store,
}: LogFileTools): Record<'getFeedLogCheckpoint' | 'getFeedLogTile', Endpoint> {
  async function treeOf(path: Record<string, string>): Promise<FeedTree> {
    const { number = '' } = path;
    const found = NUMBER.test(number) ? await store.read.feedLog.find(Number(number)) : undefined;
    if (found === undefined)
      throw new ApiError('not_found', `There is no log ${number}; GET /api/registry/log has the addresses.`);
    return found;
  }

  async function bytesOf(tree: FeedTree, { kind, tile }: TilePath): Promise<Uint8Array | undefined> {
    if (kind === 'hashes') return tileHashes(store.read.feedLog, tree, tile);
    const entries = await bundleOfEntries(store.read.feedLog, tree, tile);
    return entries && entryBundle(entries);
  }

  return {
    async getFeedLogCheckpoint(ctx, path) {
      await checkFileRequest('getFeedLogCheckpoint', ctx, path);
      const { checkpoint } = await treeOf(path);
      ctx.set('Cache-Control', 'no-store');
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = checkpoint;
    },

    async getFeedLogTile(ctx, path) {
      await checkFileRequest('getFeedLogTile', ctx, path);
      const asked = parseTilePath(path.path ?? '');
      const found = asked && (await bytesOf(await treeOf(path), asked));
      if (asked === undefined || found === undefined)
        throw new ApiError(
          'not_found',
          'The log has no such tile. A path is a level or `entries`, then groups of three digits, then `.p/` and a width: 0/x001/002 or entries/003.p/17.',
        );
      ctx.set('Cache-Control', FOREVER);
      ctx.type = 'application/octet-stream';
      // Hashes cannot be compressed; entries shrink to a half.
      const isPacked = asked.kind === 'entries' && codingFor(ctx) !== 'identity';
      if (isPacked) ctx.set('Content-Encoding', 'gzip');
      // The same for everybody, unlike the refusals.
      ctx.remove('Vary');
      if (asked.kind === 'entries') ctx.vary('Accept-Encoding');
      ctx.body = isPacked ? await compressed(found) : Buffer.from(found);
    },
  };
}
