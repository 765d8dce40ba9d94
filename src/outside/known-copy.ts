import type { KnownRevocation } from '../domain/publishers/adagents/revocations.ts';
import type { KnownCopy } from './publishers/adagents.ts';

/** A stored copy of a publisher's file, as far as a conditional request needs it. */
type Copy = { variant: string | null; url: string; etag: string | null; lastModified: string | null };

/**
 * The copy's validators, with the place in the discovery where they hold; undefined when there is none, and when the
 * file is wanted although it may be the same: what it says counts again once a revocation is not held any more.
 */
export function knownCopy(
  stored: Copy | undefined,
  revocation: Pick<KnownRevocation, 'heldUntil'> | undefined,
): KnownCopy | undefined {
  const roles = { direct: 'own', authoritative_location: 'pointer_target' } as const;
  const role = roles[stored?.variant as keyof typeof roles];
  if (stored === undefined || role === undefined || revocation?.heldUntil != null) return undefined;
  return {
    role,
    url: stored.url,
    validators: {
      ...(stored.etag === null ? {} : { etag: stored.etag }),
      ...(stored.lastModified === null ? {} : { lastModified: stored.lastModified }),
    },
  };
}
