import type { Context } from 'koa';
import type { Asker } from '../desk/live.ts';
import { ApiError } from '../domain/errors.ts';
import { mainStanding, type Principal } from '../domain/members/principal.ts';
import { addressBucket, isThisSoftware } from '../domain/net/address.ts';

/** Who asks, as the outside may be asked for them. */
export function askerOf(ctx: Context, principal: Principal | null): Asker {
  const organization = principal && (mainStanding(principal)?.organization.id ?? principal.userKey);
  let gone: AbortController | undefined;
  return {
    share: organization ?? addressBucket(ctx.ip),
    isMember: organization !== null,
    mayLook: !isThisSoftware(ctx.get('user-agent')),
    // Most requests ask nobody, and need none.
    get signal() {
      gone ??= goneWith(ctx);
      return gone.signal;
    },
  };
}

/** Whether the caller has closed the connection before it had its answer. */
export const hasGone = ({ res }: Context): boolean => res.closed && !res.writableFinished;

function goneWith(ctx: Context): AbortController {
  const gone = new AbortController();
  const leave = () => {
    if (hasGone(ctx)) gone.abort(new ApiError('unavailable', 'The caller has gone.', { retry_after: 1 }));
  };
  ctx.res.once('close', leave);
  leave();
  return gone;
}
