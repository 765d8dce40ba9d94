import type { MediaBuyAudienceOutcome } from '../../../generated/types/schemas.ts';
import { share } from './matching.ts';
import type { Audience } from './record.ts';

type Outcome = MediaBuyAudienceOutcome;

/** An audience as it is told. */
export function audienceOnWire(
  audience: Audience,
  { action, minimum, uploaded }: { action: Outcome['action']; minimum: number; uploaded?: number },
): Outcome {
  const { id, status, members, matched, details, updatedAt } = audience;
  const { name } = details.labels;
  // A test may call an audience ready that is not; what was found of it then proves nothing.
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
