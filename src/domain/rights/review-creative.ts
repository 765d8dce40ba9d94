import type {
  BrandCreativeApprovalRequest,
  BrandCreativeApprovalResponse,
} from '../../../generated/types/brand.ts';
import { type Judged, judged, noValue, refuse } from '../refusals/refusal.ts';
import { grantState, type RightsGrant } from './grant.ts';
import { prohibitedTerm } from './offering.ts';

type Reviewed = Extract<BrandCreativeApprovalResponse, { approval_status: string }>;
type Outcome<T> = T extends unknown ? Omit<T, 'status'> : never;
/** The outcome of a review, without the status of the task. */
export type RightsReview = Outcome<Reviewed>;

/**
 * Reviews a creative by its description and metadata. It is approved when the grant is acquired or scheduled and
 * the texts contain no term that the rights holder prohibits. While the grant waits for a decision, the creative is
 * pending too. In any other state of the grant the error is INVALID_STATE.
 */
export function reviewCreative(
  grant: RightsGrant,
  {
    creative_id: id,
    creative_url: url,
    description = '',
    metadata = {},
  }: Omit<BrandCreativeApprovalRequest, 'idempotency_key'>,
  { now, baseUrl }: { readonly now: Date; readonly baseUrl: string },
): Judged<RightsReview> {
  const told = { rights_id: grant.id, ...(id === undefined ? {} : { creative_id: id }), creative_url: url };
  const state = grantState(grant, now);
  if (state === 'pending_approval')
    return done({
      approval_status: 'pending_review',
      ...told,
      estimated_response_time: 'After the decision on the grant, within two working days.',
      status_url: `${baseUrl}/rights/${grant.id}`,
    });
  if (state !== 'acquired' && state !== 'scheduled')
    return judged(
      [
        refuse(
          'INVALID_STATE',
          'rights_id',
          `A creative cannot be approved under a grant in state ${state}.`,
        ),
      ],
      noValue,
    );
  const { offering } = grant;
  const facts = Object.values(metadata).filter((value) => typeof value === 'string');
  const term = prohibitedTerm(offering, [description, ...facts].join('\n'));
  if (term !== null)
    return done({
      approval_status: 'rejected',
      ...told,
      reason: 'The creative contains what the rights holder prohibits.',
      suggestions: [...(offering.content_restrictions ?? [])],
    });
  return done({
    approval_status: 'approved',
    ...told,
    approved_at: now.toISOString(),
    conditions: [
      ...(offering.disclosure?.required === true && offering.disclosure.text !== undefined
        ? [`The creative carries the note “${offering.disclosure.text}”.`]
        : []),
      ...(offering.content_restrictions ?? []),
    ],
  });
}

const done = (value: RightsReview): Judged<RightsReview> => ({ ok: true, value });
