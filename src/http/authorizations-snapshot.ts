import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Context } from 'koa';
import { operations } from '../../generated/operations.ts';
import type { operations as contract } from '../../generated/types/openapi.ts';
import { requireMember } from '../desk/admission.ts';
import { syncCursor } from '../domain/authorization/row.ts';
import { ApiError } from '../domain/errors.ts';
import { createSlots } from '../domain/limits.ts';
import type { Log } from '../infra/log.ts';
import { rowText } from '../record/authorization/row-text.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import type { Authenticate } from './authenticate.ts';
import { type Endpoint, invalidRequest, keepPrivate, noteCaller, parseParameters } from './bind.ts';

export type SnapshotTools = {
  authenticate: Authenticate;
  store: Pick<Store, 'read' | 'snapshot'>;
  now: () => Date;
  log: Log;
};

type Query = NonNullable<contract['getAuthorizationsSnapshot']['parameters']['query']>;

export type SnapshotLimits = {
  atOnce: number;
  stalledMs: number;
  totalMs: number;
  /** A reader must receive at least `leastBytes` of the file in each period of `paceMs`. */
  paceMs: number;
  leastBytes: number;
};

// Each snapshot occupies a database connection, and its open transaction delays the database's cleanup of old rows.
export const SNAPSHOT_LIMITS: SnapshotLimits = {
  atOnce: 4,
  stalledMs: 30_000,
  totalMs: 600_000,
  paceMs: 30_000,
  leastBytes: 1024 * 1024,
};
const RETRY_AFTER_SECONDS = 10;
const FILE_HEADERS = { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Content-Encoding': 'gzip' };

/**
 * Serves all authorizations as gzipped NDJSON in constant memory. All lines and the feed cursor are of the same
 * moment.
 */
export function authorizationsSnapshot(
  tools: SnapshotTools,
  limits: SnapshotLimits = SNAPSHOT_LIMITS,
): Endpoint {
  const { authenticate, store, now, log } = tools;
  const slots = createSlots(limits.atOnce);

  async function send(ctx: Context, evidence: readonly string[], view: Tables): Promise<void> {
    ctx.set(headersOf(syncCursor(await view.events.newestId(), now()), evidence));
    ctx.set(FILE_HEADERS);
    ctx.status = 200;
    ctx.respond = false;
    ctx.res.setTimeout(limits.stalledMs, () => ctx.res.destroy());
    try {
      await pipeline(lines(view, evidence), createGzip(), paced(ctx, limits), ctx.res, {
        signal: AbortSignal.timeout(limits.totalMs),
        end: false,
      });
    } catch (cause) {
      breakOff(ctx, cause);
    }
  }

  /** The status and headers are already sent, so a truncated gzip file is the only way left to report the failure. */
  function breakOff(ctx: Context, cause: unknown): void {
    log.warn({ request_id: ctx.state.requestId, err: cause }, 'a snapshot ended early');
    ctx.res.destroy();
  }

  return async function serveSnapshot(ctx, path) {
    const row = operations.getAuthorizationsSnapshot;
    keepPrivate(ctx, row);
    const principal = await authenticate.operation(row, ctx.get('authorization'), now());
    noteCaller(ctx, principal);
    const member = requireMember(principal);
    const { query, issues } = await parseParameters('getAuthorizationsSnapshot', ctx, path);
    if (issues.length > 0) throw invalidRequest(issues);
    // The validator has just checked exactly this type.
    const { evidence = ['adagents_json'] } = query as Query;
    const wanted = [...new Set(evidence)].sort();
    const headers = headersOf(syncCursor(await store.read.events.newestId(), now()), wanted);
    if (holds(ctx.get('if-none-match'), headers.ETag)) {
      ctx.set(headers);
      ctx.status = 304;
      return;
    }
    if (ctx.method === 'HEAD') {
      ctx.set({ ...headers, ...FILE_HEADERS });
      ctx.status = 200;
      return;
    }
    const holder = member.organization.id;
    const entered = slots.enter(holder);
    if (entered !== 'entered') throw busy(entered);
    try {
      await store.snapshot((view) => send(ctx, wanted, view));
    } catch (cause) {
      if (!ctx.res.headersSent) throw cause;
      breakOff(ctx, cause);
    } finally {
      slots.leave(holder);
    }
    // Ends the response only after the slot is free, so that a reader that has the whole file can request the
    // next one.
    if (!ctx.res.destroyed) ctx.res.end();
  };
}

function busy(why: 'share' | 'full'): ApiError {
  const detail = { retry_after: RETRY_AFTER_SECONDS };
  return why === 'share'
    ? new ApiError('rate_limited', 'Your organization reads as many snapshots as it may at once.', detail)
    : new ApiError(
        'unavailable',
        `Too many snapshots are being written; try again in ${RETRY_AFTER_SECONDS} seconds.`,
        detail,
      );
}

/**
 * Passes the file on, and ends it when its reader receives it too slowly. A slow database does not count
 * against the reader.
 */
function paced({ res }: Context, { paceMs, leastBytes }: SnapshotLimits): Transform {
  let taken = 0;
  const pace = new Transform({
    transform(piece: Buffer, _encoding, done) {
      taken += piece.length;
      done(null, piece);
    },
  });
  const timer = setInterval(() => {
    if (taken < leastBytes && res.writableNeedDrain) pace.destroy(new Error('the reader is too slow'));
    taken = 0;
  }, paceMs);
  pace.once('close', () => clearInterval(timer));
  return pace;
}

/** Headers that identify the moment of a snapshot. */
function headersOf(cursor: string, evidence: readonly string[]) {
  const digest = createHash('sha256')
    .update(`${cursor} ${evidence.join(',')}`)
    .digest('hex');
  return { 'X-Sync-Cursor': cursor, ETag: `"${digest.slice(0, 32)}"`, 'Cache-Control': 'no-store' };
}

const holds = (header: string, etag: string) =>
  header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

async function* lines(view: Tables, evidence: readonly string[]): AsyncGenerator<string> {
  for await (const rows of view.authorizationRows.all(evidence)) {
    const written: string[] = [];
    for (const row of rows) written.push(await rowText(row));
    yield `${written.join('\n')}\n`;
  }
}
