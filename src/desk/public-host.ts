import { ApiError } from '../domain/errors.ts';
import type { Live } from './live.ts';

const RETRY_AFTER_SECONDS = 30;

/**
 * Refuses a domain that leads to no public address.
 * @throws {ApiError} invalid_domain, naming the field; unavailable while the name servers do not answer
 */
export async function requirePublicHost(live: Live, domain: string, field = 'domain'): Promise<void> {
  const host = await live.judgeHost(domain);
  if (host.ok) return;
  if (host.transient) {
    const message = `${domain} cannot be looked up now: ${host.message}. Try again in ${RETRY_AFTER_SECONDS} seconds.`;
    throw new ApiError('unavailable', message, { domain, retry_after: RETRY_AFTER_SECONDS });
  }
  throw new ApiError('invalid_domain', `${field}: ${host.message}`, {
    domain,
    issues: [{ path: field, message: host.message }],
  });
}
