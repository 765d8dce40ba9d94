import type { MediaBuyAudienceOutcome, MediaBuyAudienceSync } from '../../../generated/types/media-buy.ts';
import type { Wire } from '../contract/shapes.ts';
import type { Moves } from '../moves.ts';
import { type Breakdown, share } from './member.ts';

export type AudienceKey = { readonly principalId: string; readonly accountId: string; readonly id: string };

/** What the buyer states about an audience besides its members, in the names of the wire. */
export type AudienceLabels = Wire<
  Pick<MediaBuyAudienceSync, 'name' | 'description' | 'audience_type' | 'tags' | 'consent_basis'>
>;

export type Audience = AudienceKey & {
  readonly status: AudienceStatus;
  /** When the audience entered this status. */
  readonly statusAt: Date;
  /** Why it was suspended. */
  readonly reason: string | null;
  /** Number of members that matching found. */
  readonly matched: number;
  readonly members: number;
  readonly details: { readonly labels: AudienceLabels; readonly breakdown: readonly Breakdown[] };
  readonly createdAt: Date;
  /** When members last changed. */
  readonly updatedAt: Date;
};

/** A member as it is stored: its id and its identifiers, both only as hashes, and the result of matching. */
export type MemberRow = {
  readonly audienceId: string;
  readonly member: string;
  readonly identifiers: string;
  /** Result of matching, in the form of `foundOf`: the same text for all members with the same result. */
  readonly found: string;
};

export const audienceStatuses = ['processing', 'ready', 'too_small', 'suspended'] as const;
export type AudienceStatus = (typeof audienceStatuses)[number];

/** The allowed status changes of an audience. New members set it to processing; matching ends that. */
export const audienceMoves: Moves<AudienceStatus> = {
  processing: { ready: ['clock', 'seller'], too_small: ['clock', 'seller'], suspended: ['seller'] },
  ready: { processing: ['buyer'], too_small: ['buyer', 'clock'], suspended: ['seller'] },
  too_small: { processing: ['buyer'], ready: ['buyer', 'clock'], suspended: ['seller'] },
  suspended: { ready: ['seller'], too_small: ['seller'], processing: ['seller'] },
};

/**
 * Smallest matched audience that can be targeted. In the sandbox one member is enough: tests upload a few made-up
 * members, and no person can be recognized by them.
 */
export const leastMembers = (minimum: number, { sandbox }: { readonly sandbox: boolean }): number =>
  sandbox ? Math.min(1, minimum) : minimum;

/** Status of an audience after matching: below the minimum it is `too_small`. A suspended audience stays suspended. */
export function matchedStatus(status: AudienceStatus, matched: number, minimum: number): AudienceStatus {
  if (status === 'suspended') return status;
  return matched < minimum ? 'too_small' : 'ready';
}

type Outcome = MediaBuyAudienceOutcome;

/** An audience as it is returned. */
export function audienceOnWire(
  audience: Audience,
  { action, minimum, uploaded }: { action: Outcome['action']; minimum: number; uploaded?: number },
): Outcome {
  const { id, status, members, matched, details, updatedAt } = audience;
  const { name } = details.labels;
  // A test may force an audience to be ready although too few members matched. Its match figures would contradict
  // that.
  const isFound = status !== 'ready' || matched >= minimum;
  return {
    audience_id: id,
    ...(name === undefined ? {} : { name }),
    action,
    status,
    ...(uploaded === undefined ? {} : { uploaded_count: uploaded }),
    total_uploaded_count: members,
    ...(isFound ? foundOf(matched, members, details) : {}),
    last_synced_at: updatedAt.toISOString(),
    ...(status === 'too_small' ? { minimum_size: minimum } : {}),
  };
}

function foundOf(matched: number, members: number, { breakdown }: Audience['details']): Partial<Outcome> {
  const told = breakdown as NonNullable<Outcome['match_breakdown']>;
  return {
    matched_count: matched,
    effective_match_rate: share(matched, members),
    ...(told.length === 0 ? {} : { match_breakdown: told.map((row) => ({ ...row })) }),
  };
}
