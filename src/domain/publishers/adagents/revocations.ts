import { isObject } from '../../json/values.ts';
import { canonicalDomain } from '../../net/domain-name.ts';
import { DAY_MS } from '../../text/instant.ts';
import { type JsonObject, parseTimestamp } from './shapes.ts';

/** A domain that the file no longer speaks for. */
export type Revocation = { domain: string; revokedAt: Date | null; reason: string | null };

/** The readable entries of `revoked_publisher_domains`, one per domain with its earliest time. */
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

/** The revocation of a publisher in a judged file, null when the file does not revoke it. */
export function revocationOf(
  { projection }: { projection: { revocations: readonly Revocation[] } },
  publisherDomain: string,
): Revocation | null {
  return projection.revocations.find(({ domain }) => domain === publisherDomain) ?? null;
}

/** A revocation of a publisher as the registry keeps it. */
export type KnownRevocation = {
  publisherDomain: string;
  /** The earliest `revoked_at` that the file has given. */
  revokedAt: Date | null;
  reason: string | null;
  /** URL of the file that lists the revocation. */
  fileUrl: string;
  /** When the revocation was first seen. */
  seenAt: Date;
  /** Until when the revocation still counts after the file stopped listing it. Null while the file lists it. */
  heldUntil: Date | null;
};

const HOLD_MS = 7 * DAY_MS;

/**
 * Computes a publisher's revocation after a crawl of the file that speaks for it. A revocation that the file no
 * longer lists still counts until seven days after its time, so that removing it for a moment does not hide it from
 * readers. A publisher that now leads to another file has left the file that revoked it, and its revocation ends at
 * once.
 * @param said the revocation that the file lists now; null when it lists none, or cannot be read
 */
export function nextRevocation(
  before: KnownRevocation | undefined,
  said: Pick<Revocation, 'revokedAt' | 'reason'> | null,
  { publisherDomain, fileUrl, now }: { publisherDomain: string; fileUrl: string; now: Date },
): KnownRevocation | null {
  const known = before?.fileUrl === fileUrl ? before : undefined;
  if (said !== null) {
    return {
      publisherDomain,
      revokedAt: earlier(known?.revokedAt ?? null, said.revokedAt),
      reason: said.reason,
      fileUrl,
      seenAt: known?.seenAt ?? now,
      heldUntil: null,
    };
  }
  if (known === undefined) return null;
  // A `revoked_at` in the future must not hold the revocation for more than seven days after it was first seen.
  const since = earlier(known.revokedAt, known.seenAt) ?? known.seenAt;
  const heldUntil = new Date(since.getTime() + HOLD_MS);
  return heldUntil > now ? { ...known, heldUntil } : null;
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one <= other ? one : other;
}
