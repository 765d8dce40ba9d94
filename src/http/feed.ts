import type { Context } from 'koa';
import { operations } from '../../generated/operations.ts';
import type { operations as contract } from '../../generated/types/openapi.ts';
import { requireMember } from '../desk/admission.ts';
import { ApiError } from '../domain/errors.ts';
import { sealTicket, TICKET_LIFETIME_MS, ticketId, unsealTicket } from '../domain/feed/ticket.ts';
import type { Principal } from '../domain/members/principal.ts';
import { addressBucket } from '../domain/net/address.ts';
import { newSecret } from '../infra/random.ts';
import { entryAsk, feedAsk } from '../record/feed/page.ts';
import type { Store } from '../store/open.ts';
import type { Authenticate } from './authenticate.ts';
import {
  type CountLimits,
  type Endpoint,
  invalidRequest,
  keepPrivate,
  noteCaller,
  parseParameters,
} from './bind.ts';
import type { FeedStreams } from './feed/streams.ts';
import { queryOf } from './reading/query.ts';

export type StreamTools = {
  store: Pick<Store, 'transaction'>;
  authenticate: Authenticate;
  streams: FeedStreams;
  now: () => Date;
};

/** Stands for the credential behind the ticket of somebody who has none. */
const VISITOR = Symbol('visitor');

type Query = NonNullable<contract['streamFeed']['parameters']['query']>;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  // A stream lasts as long as its connection, so no request can follow it there.
  Connection: 'close',
};

/** Serves the feed as Server-Sent Events. Errors that can be found before the first byte are sent as JSON. */
export function streamFeed({ store, authenticate, streams, now }: StreamTools): Endpoint {
  return async function serveStream(ctx, path) {
    keepPrivate(ctx, operations.streamFeed);
    const header = await credentialOf(ctx, store, now());
    const isVisitor = header === VISITOR;
    const admit = async (): Promise<string> => {
      if (header === VISITOR) return addressBucket(ctx.ip);
      const principal = await authenticate.operation(operations.streamFeed, header, now());
      noteCaller(ctx, principal);
      return requireMember(principal).organization.id;
    };
    const holder = await admit();
    const { query, issues } = await parseParameters('streamFeed', ctx, path);
    if (issues.length > 0) throw invalidRequest(issues);
    // The validator has just checked exactly this type.
    const asked = query as Query;
    if (ctx.method === 'HEAD') return setHead(ctx);
    await streams.open({
      res: ctx.res,
      ask: { ...feedAsk(asked), entry: entryAsk(asked.entity) },
      intervalSeconds: asked.poll_interval_seconds ?? 15,
      allowed: () => holds(admit),
      requestId: ctx.state.requestId,
      holder,
      isVisitor,
      begin: () => begin(ctx),
    });
  };
}

/**
 * The Authorization header, or the credential for which the ticket was issued. Only a request that opens a
 * stream uses up a ticket.
 */
async function credentialOf(
  ctx: Context,
  store: StreamTools['store'],
  at: Date,
): Promise<string | typeof VISITOR> {
  const header = ctx.get('authorization');
  const { ticket } = queryOf(ctx);
  if (header !== '' || typeof ticket !== 'string' || ctx.method === 'HEAD') return header;
  const credential = await redeemTicket(store, ticket, at);
  return credential === '' ? VISITOR : credential;
}

function setHead(ctx: Context): void {
  ctx.status = 200;
  ctx.set(HEADERS);
}

function begin(ctx: Context): void {
  setHead(ctx);
  ctx.respond = false;
  ctx.res.flushHeaders();
}

/** Whether the credential is still accepted. Only an `ApiError` ends a stream; an unavailable database does not. */
const holds = (admit: () => Promise<unknown>): Promise<boolean> =>
  admit().then(
    () => true,
    (cause: unknown) => !(cause instanceof ApiError),
  );

export type TicketTools = {
  store: Pick<Store, 'transaction'>;
  authenticate: Authenticate;
  countLimits: CountLimits;
  now: () => Date;
};

type Issued = contract['createFeedTicket']['responses'][201]['content']['application/json'];

// More than the one ticket that a request adds, so that expired tickets never pile up.
const PRUNED_AT_ONCE = 10;

/**
 * Issues a ticket for opening a stream, because the `EventSource` of browsers cannot send the Authorization
 * header.
 */
export const createFeedTicket = (tools: TicketTools): Endpoint =>
  ticketDoor(operations.createFeedTicket, tools, (principal, credential) => {
    requireMember(principal);
    return credential;
  });

/** Issues a ticket to a visitor, who needs no credential: what the stream tells is public. */
export const createChangesTicket = (tools: TicketTools): Endpoint =>
  ticketDoor(operations.createChangesTicket, tools, () => '');

/** @param credentialOf credential for which the ticket stands; empty for a visitor */
function ticketDoor(
  row: (typeof operations)['createFeedTicket' | 'createChangesTicket'],
  { store, authenticate, countLimits, now }: TicketTools,
  credentialOf: (principal: Principal | null, credential: string) => string,
): Endpoint {
  return async function issue(ctx) {
    keepPrivate(ctx, row);
    const given = ctx.get('authorization');
    const principal = await authenticate.operation(row, given, now());
    noteCaller(ctx, principal);
    const credential = credentialOf(principal, given);
    await countLimits(row.limit, { ctx, principal, writes: row.effect === 'write' });
    // A ticket is a secret, whoever it is for.
    ctx.set('Cache-Control', 'no-store');
    ctx.status = row.success;
    ctx.body = await issueTicket(store, credential, now());
  };
}

async function issueTicket(store: TicketTools['store'], credential: string, at: Date): Promise<Issued> {
  const ticket = newSecret();
  const expiresAt = new Date(at.getTime() + TICKET_LIFETIME_MS);
  await store.transaction(async (tx) => {
    await tx.feedTickets.prune(at, PRUNED_AT_ONCE);
    await tx.feedTickets.insert({ ...sealTicket(ticket, credential), expiresAt });
  });
  return { ticket, expires_at: expiresAt.toISOString() };
}

/**
 * Uses up a ticket and returns the credential that it was issued for.
 * @throws {ApiError} unauthorized when the ticket is unknown, expired or already used
 */
async function redeemTicket(store: Pick<Store, 'transaction'>, ticket: string, at: Date): Promise<string> {
  const sealed = await store.transaction((tx) => tx.feedTickets.take(ticketId(ticket), at));
  if (sealed !== undefined) return unsealTicket(ticket, sealed);
  throw new ApiError(
    'unauthorized',
    'ticket: unknown, expired or already used. Request a new one with POST /api/registry/feed/tickets.',
  );
}
