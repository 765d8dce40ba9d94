import type { Context } from 'koa';
import { ApiError } from '../../domain/errors.ts';
import { type Patience, patience, tryPassword } from '../../domain/members/credentials.ts';
import { addressBucket } from '../../domain/net/address.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import { recordCredentialEvent } from '../../record/members/audit.ts';
import type { Tables } from '../../store/index.ts';
import type { User } from '../../store/members/users.ts';
import type { Store } from '../../store/open.ts';
import type { DeviceCookies } from './device-cookie.ts';

type Tools = { store: Store; devices: DeviceCookies; now: () => Date; newId: () => string };
type Counter = { key: string; limits: Patience };

/** Passwords that one address may try in a quarter of an hour, whosever they are. */
export const PER_ADDRESS = { class: 'sign_in:address', limit: 50, windowMs: 15 * 60_000 } as const;
const NOTED_EVERY_MS = 15 * 60_000;

/** What the audit log says of the address that somebody tried: enough to compare, nothing to send mail to. */
export const accountTried = (email: string | null): string => sha256Hex(email ?? '').slice(0, 32);

export type SignInAttempt = {
  /** The password was right: the failures from this place are forgotten, and the browser is remembered. */
  succeeded(ctx: Context, user: User): Promise<void>;
};

export type PasswordAttempts = {
  /**
   * Counts an attempt to use a password, before it is looked at. Whoever tries in vain waits longer and longer, by
   * account and address; a browser that the owner has signed in with has a count of its own, which nobody else can use
   * up.
   *
   * @param email as it was read; null when it is none
   * @throws {ApiError} rate_limited
   */
  begin(ctx: Context, email: string | null, user: User | undefined): Promise<SignInAttempt>;
};

export function passwordAttempts({ store, devices, now, newId }: Tools): PasswordAttempts {
  return {
    async begin(ctx, email, user) {
      const device = devices.recognise(ctx, user, now());
      const account = accountTried(email);
      const address = addressBucket(ctx.ip);
      const place: Counter =
        device === null
          ? { key: sha256Hex(`place ${account} ${address}`), limits: patience.place }
          : { key: sha256Hex(`device ${device}`), limits: patience.place };
      const strangers: Counter = { key: sha256Hex(`account ${account}`), limits: patience.strangers };
      const counters = device === null ? [place, strangers] : [place];
      const waitMs = await store.transaction((tx) => count(tx, counters, device === null ? address : null));
      if (waitMs > 0) await refuse(ctx, { account, place: place.key, waitMs });
      return {
        async succeeded(doneCtx, right) {
          await store.transaction(async (tx) => {
            await tx.signInAttempts.remove(place.key);
            if (device === null) await tx.signInAttempts.giveBack(strangers.key);
          });
          devices.remember(doneCtx, right, { now: now(), nonce: device ?? newId() });
        },
      };
    },
  };

  /** Counts everywhere or nowhere. The milliseconds to wait; 0 when the password may be tried. */
  async function count(tx: Tables, counters: readonly Counter[], address: string | null): Promise<number> {
    const tries = [];
    for (const { key, limits } of [...counters].sort((a, b) => (a.key < b.key ? -1 : 1))) {
      const outcome = tryPassword(await tx.signInAttempts.findForUpdate(key), limits, now());
      if (!outcome.allowed) return outcome.waitMs;
      tries.push({ key, ...outcome.attempts });
    }
    if (address !== null) {
      const { allowed, resetAt } = await tx.limits.consume({ ...PER_ADDRESS, key: address, now: now() });
      if (!allowed) return Math.max(1, resetAt.getTime() - now().getTime());
    }
    for (const attempts of tries) await tx.signInAttempts.put(attempts);
    return 0;
  }

  /** Notes the first refusal of a quarter of an hour: an attack is seen, and does not fill the log. */
  async function refuse(
    ctx: Context,
    { account, place, waitMs }: { account: string; place: string; waitMs: number },
  ): Promise<never> {
    const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
    await store.transaction(async (tx) => {
      const ask = { class: 'sign_in:noted', key: place, limit: 1, windowMs: NOTED_EVERY_MS, now: now() };
      if (!(await tx.limits.consume(ask)).allowed) return;
      await recordCredentialEvent(
        tx,
        {
          action: 'credential.sign_in_throttled',
          actor: 'anonymous',
          outcome: 'refused',
          detail: { account_sha256: account, retry_after: retryAfter },
        },
        { now: now(), newId, origin: { address: ctx.ip, requestId: String(ctx.state.requestId) } },
      );
    });
    const message = `Too many attempts; try again in ${retryAfter} seconds.`;
    throw new ApiError('rate_limited', message, {
      retry_after: retryAfter,
      error_description: message,
    });
  }
}
