import type { Asker } from '../desk/live.ts';
import { ApiError } from '../domain/errors.ts';
import { bindingRule } from '../domain/limits.ts';
import { siteOf } from '../domain/net/domain-name.ts';
import { DAY_MS, HOUR_MS } from '../domain/text/instant.ts';
import type { Fetcher } from '../infra/fetcher.ts';
import type { Log } from '../infra/log.ts';
import type { Turns } from '../infra/turns.ts';
import { countSoon } from '../record/counted.ts';
import type { Store } from '../store/open.ts';

/** Lets work of a request go on when nobody waits for it. */
export type InBackground = (what: string, domain: string, work: Promise<unknown>) => void;

export const backgroundOf =
  (log: Log): InBackground =>
  (what, domain, work) => {
    work.catch((cause: unknown) => {
      // Not logged: either no caller waits any more, or too many looks are waiting.
      if (cause instanceof ApiError && cause.code === 'unavailable') return;
      log.warn({ err: cause, domain }, what);
    });
  };

/** Dependencies of all looks that requests cause. A look fetches a domain's files from the network. */
export type LookTools = {
  store: Store;
  fetcher: Fetcher;
  turns: Turns;
  admit: AdmitNewDomain;
  /** Lets work continue after the response; its failure is logged. */
  inBackground: InBackground;
  now: () => Date;
  newId: () => string;
};

/**
 * Maximum number of unknown domains per hour that one caller may request. A caller is an address or an
 * organization.
 */
export const MOST_NEW = { address: 600, organization: 6_000 } as const;
/**
 * Maximum number of new names below one registrable domain per day, for all callers together: a wildcard DNS record
 * has any number of names.
 */
export const MOST_NEW_OF_SITE = 200;

type AdmitNewDomain = (asker: Asker, domain: string) => Promise<void>;

/**
 * Creates the limit on unknown domains. Each of them costs fetches, and leaves a row until the sweep removes it.
 *
 * @throws {ApiError} unavailable, with `retry_after`, when a limit is reached
 */
export function newDomains(store: Store, now: () => Date): AdmitNewDomain {
  return async ({ share, isMember }, domain) => {
    const at = now();
    const asks = [
      {
        class: 'new_domain',
        key: share,
        limit: isMember ? MOST_NEW.organization : MOST_NEW.address,
        windowMs: HOUR_MS,
      },
      {
        class: 'new_domain:site',
        key: siteOf(domain),
        limit: MOST_NEW_OF_SITE,
        windowMs: DAY_MS,
      },
    ].map((rule) => ({ ...rule, now: at }));
    const decisions = await countSoon(store, asks);
    const binding = bindingRule(asks, decisions, at);
    if (binding?.retryAfter == null) return;
    const whose = binding.rule.class === 'new_domain' ? 'by this caller' : `below ${binding.rule.key}`;
    const message = `Too many unknown domains were requested ${whose}: try again in ${binding.retryAfter} seconds.`;
    throw new ApiError('unavailable', message, { domain, retry_after: binding.retryAfter });
  };
}

// A bulk request waits this long for unknown domains.
const BULK_WAIT_MS = 8_000;
const BULK_AT_ONCE = 10;

/** Looks at many domains, a few at a time, until the bulk time limit or until the caller disconnects; see `eachOf`. */
export async function inBulk(
  domains: readonly string[],
  asker: Asker,
  look: (domain: string, asker: Asker) => Promise<void>,
): Promise<void> {
  const signal = AbortSignal.any([asker.signal, AbortSignal.timeout(BULK_WAIT_MS)]);
  await eachOf(domains, { ...asker, signal }, look);
}

/** Looks at many domains, a few at a time. Skips domains for which the caller's limit is reached (`unavailable`). */
export async function eachOf(
  domains: readonly string[],
  asker: Asker,
  look: (domain: string, asker: Asker) => Promise<void>,
): Promise<void> {
  const waiting = domains.values();
  const work = async () => {
    for (const domain of waiting) {
      if (asker.signal.aborted) return;
      try {
        await look(domain, asker);
      } catch (cause) {
        if (asker.signal.aborted) return;
        if (!(cause instanceof ApiError && cause.code === 'unavailable')) throw cause;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(BULK_AT_ONCE, domains.length) }, work));
}
