import type { MediaBuyAudienceSync } from '../../../generated/types/schemas.ts';
import type { Wire } from '../contract/shapes.ts';
import type { AudienceStatus } from './lifecycle.ts';
import type { Breakdown } from './matching.ts';

export type AudienceKey = { readonly principalId: string; readonly accountId: string; readonly id: string };

/** What the buyer tells of an audience beside its members, in the names of the wire. */
export type AudienceLabels = Wire<
  Pick<MediaBuyAudienceSync, 'name' | 'description' | 'audience_type' | 'tags' | 'consent_basis'>
>;

export type Audience = AudienceKey & {
  readonly status: AudienceStatus;
  /** When it came into this status. */
  readonly statusAt: Date;
  /** Why it was suspended. */
  readonly reason: string | null;
  /** Members that matching found, and all of them. */
  readonly matched: number;
  readonly members: number;
  readonly details: { readonly labels: AudienceLabels; readonly breakdown: readonly Breakdown[] };
  readonly createdAt: Date;
  /** When members last changed. */
  readonly updatedAt: Date;
};

/** A member as it is kept: who it is and what it is matched by, both only as hashes, and what matching found. */
export type MemberRow = {
  readonly audienceId: string;
  readonly member: string;
  readonly identifiers: string;
  /** What matching found, the same text for all members of whom it found the same. */
  readonly found: string;
};
