import { canonicalDomain } from '../domain-name.ts';
import { isObject, type JsonObject } from './shapes.ts';
import { parseTimestamp } from './timestamps.ts';

/** A domain that the file no longer speaks for. */
export type Revocation = { domain: string; revokedAt: Date | null; reason: string | null };

/** The readable entries of `revoked_publisher_domains`, each domain once with its earliest time. */
export function revocations(file: JsonObject): Revocation[] {
  const list = file.revoked_publisher_domains;
  const earliest = new Map<string, Revocation>();
  for (const entry of Array.isArray(list) ? list.filter(isObject) : []) {
    const { publisher_domain: named, revoked_at: at, reason } = entry;
    const verdict = typeof named === 'string' ? canonicalDomain(named) : undefined;
    if (!verdict?.ok) continue;
    const revokedAt = typeof at === 'string' ? parseTimestamp(at) : null;
    const known = earliest.get(verdict.domain);
    if (known && (revokedAt === null || (known.revokedAt !== null && known.revokedAt <= revokedAt))) continue;
    earliest.set(verdict.domain, {
      domain: verdict.domain,
      revokedAt,
      reason: typeof reason === 'string' ? reason : null,
    });
  }
  return [...earliest.values()];
}
