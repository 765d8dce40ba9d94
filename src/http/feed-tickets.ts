import { operations } from '../../generated/operations.ts';
import type { operations as contract } from '../../generated/types/openapi.ts';
import { requireMember } from '../desk/require-member.ts';
import { ApiError } from '../domain/errors.ts';
import { sealTicket, TICKET_LIFETIME_MS, ticketId, unsealTicket } from '../domain/feed/ticket.ts';
import { newSecret } from '../infra/ids.ts';
import type { Store } from '../store/open.ts';
import type { Authenticate } from './authenticate.ts';
import type { Endpoint } from './bind.ts';
import type { CountLimits } from './limits.ts';

export type TicketTools = {
  store: Pick<Store, 'transaction'>;
  authenticate: Authenticate;
  countLimits: CountLimits;
  now: () => Date;
};

type Issued = contract['createFeedTicket']['responses'][201]['content']['application/json'];

// More than one request can add, so that expired tickets never pile up.
const PRUNED_AT_ONCE = 10;

/** Issues a ticket: `EventSource` of browsers cannot send the Authorization header. */
export function createFeedTicket({ store, authenticate, countLimits, now }: TicketTools): Endpoint {
  const { limit, success } = operations.createFeedTicket;
  return async function issue(ctx) {
    const credential = ctx.get('authorization');
    const principal = await authenticate.operation(operations.createFeedTicket, credential, now());
    requireMember(principal);
    await countLimits(limit, { ctx, principal });
    const ticket = newSecret();
    const expiresAt = new Date(now().getTime() + TICKET_LIFETIME_MS);
    await store.transaction(async (tx) => {
      await tx.feedTickets.prune(now(), PRUNED_AT_ONCE);
      await tx.feedTickets.insert({ ...sealTicket(ticket, credential), expiresAt });
    });
    ctx.status = success;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { ticket, expires_at: expiresAt.toISOString() } satisfies Issued;
  };
}

/**
 * Uses a ticket up; the credential that it was issued for.
 * @throws {ApiError} unauthorized
 */
export async function redeemTicket(
  store: Pick<Store, 'transaction'>,
  ticket: string,
  at: Date,
): Promise<string> {
  const sealed = await store.transaction((tx) => tx.feedTickets.take(ticketId(ticket), at));
  if (sealed !== undefined) return unsealTicket(ticket, sealed);
  throw new ApiError(
    'unauthorized',
    'ticket: unknown, expired or already used. Request a new one with POST /api/registry/feed/tickets.',
  );
}
