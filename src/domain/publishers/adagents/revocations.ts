import { isObject } from '../../json/values.ts';
import { canonicalDomain } from '../../net/domain-name.ts';
import { type JsonObject, parseTimestamp } from './shapes.ts';

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

/** What a judged file says about a publisher that it has revoked; null when it has not. */
export function revocationOf(
  { projection }: { projection: { revocations: readonly Revocation[] } },
  publisherDomain: string,
): Revocation | null {
  return projection.revocations.find(({ domain }) => domain === publisherDomain) ?? null;
}

/** A revocation as it counts for a publisher. */
export type KnownRevocation = {
  publisherDomain: string;
  /** The earliest time that the file has given. */
  revokedAt: Date | null;
  reason: string | null;
  /** The file that said so. */
  fileUrl: string;
  /** When that was first seen. */
  seenAt: Date;
  /** How long it goes on to count although the file does not say so any more; null while it does. */
  heldUntil: Date | null;
};

const HOLD_MS = 7 * 24 * 3_600_000;

/**
 * What becomes of a publisher's revocation after a look at the file that speaks for it. One that vanishes counts for
 * seven days from its time on, so that it cannot be slipped past readers for a moment; a publisher that leads to
 * another file has left the one that revoked it, and is free at once.
 * @param said what the file says now; null when it says nothing, or cannot be read
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
  // A time that lies ahead must not hold it for longer than it is known.
  const since = earlier(known.revokedAt, known.seenAt) ?? known.seenAt;
  const heldUntil = new Date(since.getTime() + HOLD_MS);
  return heldUntil > now ? { ...known, heldUntil } : null;
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one <= other ? one : other;
}
