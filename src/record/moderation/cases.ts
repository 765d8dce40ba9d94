import type { Tables } from '../../store/index.ts';
import type { Review, Submission } from '../../store/ownership/reviews.ts';
import { decisionAbout } from './decisions.ts';

const HELD = 0;
const SUBMITTED = 1;
type CaseStatus = 'pending' | 'approved' | 'rejected';

/** An entry on which operators decide: one that was held because of its name, or a brand that was submitted. */
export type ReviewCase = {
  readonly shown: {
    review_id: string;
    entity: Review['entity'];
    domain: string;
    organization_id: string | null;
    editor: string | null;
    reason: Review['reason'] | 'submitted';
    resembles: string | null;
    status: CaseStatus;
    created_at: string;
  };
  /** The content that was sent; null when it was removed. */
  readonly entry: Record<string, unknown> | null;
  /** The held entry; null for a brand that was submitted. */
  readonly held: Review | null;
  readonly createdAt: Date;
};

type CaseOrder = readonly [at: number, kind: number, key: string];

/** Place in the list: by age, entries of the same age by kind and key. */
export const caseOrder = ({ held, shown, createdAt }: ReviewCase): CaseOrder =>
  held === null
    ? [createdAt.getTime(), SUBMITTED, shown.domain]
    : [createdAt.getTime(), HELD, shown.review_id];

/** Cases that wait, oldest first, after the position. */
export async function waitingCases(
  tables: Tables,
  after: readonly (string | number)[] | null,
  limit: number,
): Promise<ReviewCase[]> {
  const [at, kind, key] = (after ?? []) as [number?, number?, string?];
  const started = at !== undefined && key !== undefined;
  const heldAfter = started ? [at, kind === HELD ? key : LAST] : null;
  const submittedAfter = started ? [at, kind === SUBMITTED ? key : FIRST] : null;
  const held = (await tables.reviews.pageHeld(heldAfter, limit)).map(ofReview);
  const submitted = (await tables.reviews.pageSubmitted(submittedAfter, limit)).map(ofSubmission);
  return [...held, ...submitted].sort(byOrder).slice(0, limit);
}
/** Texts before and after every id and every domain. */
const FIRST = '';
const LAST = '~';

function byOrder(a: ReviewCase, b: ReviewCase): number {
  const left = caseOrder(a);
  const right = caseOrder(b);
  return left[0] - right[0] || left[1] - right[1] || (left[2] < right[2] ? -1 : 1);
}

/** The case with the id, also when it is decided. */
export async function findCase(tables: Tables, id: string): Promise<ReviewCase | undefined> {
  const review = await tables.reviews.find(id);
  if (review !== undefined) return ofReview(review);
  const submission = await tables.reviews.findSubmitted(id);
  if (submission === undefined) return undefined;
  // Entries of members are approved from the start; only a decision shows that this one waited.
  const isCase = submission.status === 'pending' || (await decisionAbout(tables, 'review', [id])) !== null;
  return isCase ? ofSubmission(submission) : undefined;
}

const ofReview = (held: Review): ReviewCase => ({
  shown: {
    review_id: held.id,
    entity: held.entity,
    domain: held.domain,
    organization_id: held.orgId,
    editor: held.editor,
    reason: held.reason,
    resembles: held.resembles,
    status: held.status === 'held' ? 'pending' : held.status,
    created_at: held.createdAt.toISOString(),
  },
  entry: held.entry as Record<string, unknown>,
  held,
  createdAt: held.createdAt,
});

const ofSubmission = ({ id, domain, orgId, editor, status, entry, createdAt }: Submission): ReviewCase => ({
  shown: {
    review_id: id,
    entity: 'brand',
    domain,
    organization_id: orgId,
    editor,
    reason: 'submitted',
    resembles: null,
    status,
    created_at: createdAt.toISOString(),
  },
  entry: entry as Record<string, unknown> | null,
  held: null,
  createdAt,
});
