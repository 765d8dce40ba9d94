import type { BrandEntry } from '../../domain/brands/entry.ts';
import { sameJson } from '../../domain/json/values.ts';
import { cannotUndo, noSuch, waitsAlready } from '../../domain/moderation/decision.ts';
import type { Brand } from '../../store/brands/brands.ts';
import type { Tables } from '../../store/index.ts';
import type { Review, Submission } from '../../store/ownership/reviews.ts';
import { SUBMITTED_SUMMARY, withStanding } from '../brands/brand.ts';
import { type DecisionContext, decisionAbout, noteForOwner } from './decisions.ts';

const ROLL_BACK = 'restore an earlier revision with POST /api/operator/entries/rollback';
const EARLIER_REVISION = `To change what is public, ${ROLL_BACK}.`;

/**
 * Takes back the decision on an entry that was held because of its name. It is held again; a brand that the decision made
 * public is not public any more.
 * @throws {ApiError} not_found, cannot_undo
 */
export async function undoHeld(tx: Tables, id: string, context: DecisionContext): Promise<void> {
  const review = await tx.reviews.find(id);
  if (review === undefined) throw noSuch('review');
  const { entity, domain, orgId, status } = review;
  if (status === 'held') throw waitsAlready('review', await lastOn(tx, id, context));
  const brand = status === 'approved' ? await approvedBrand(tx, review, context) : null;
  if (status === 'rejected') await refuseSecondHeld(tx, review, context);
  await noteUndo(tx, { action: `${entity}.review`, orgId, subject: domain }, id, context);
  if (!(await tx.reviews.reopen(id, status))) throw waitsAlready('review', await lastOn(tx, id, context));
  if (brand === null) return;
  // As after a rejection: the history of an entry that is not public is not public either.
  const left = { ...brand, entry: null, reviewStatus: 'rejected', updatedAt: context.now } as const;
  await tx.brands.put(withStanding(left));
}

/**
 * Takes back the decision on a brand that a member submitted. It waits again with the text that was sent.
 * @throws {ApiError} not_found, cannot_undo
 */
export async function undoSubmission(
  tx: Tables,
  { id, domain }: Pick<Submission, 'id' | 'domain'>,
  context: DecisionContext,
): Promise<void> {
  const brand = await tx.brands.findForUpdate(domain);
  if (brand?.id !== id) throw noSuch('review');
  if (brand.reviewStatus === 'pending') throw waitsAlready('review', await lastOn(tx, id, context));
  const sent = await tx.revisions.find('brand', domain, brand.revision);
  if (sent?.editSummary !== SUBMITTED_SUMMARY) throw await changedSince(tx, id, domain, context);
  const orgId = brand.entryOrgId;
  await noteUndo(tx, { action: 'brand.review', orgId, subject: domain }, id, context);
  const entry = sent.snapshot as BrandEntry;
  const waiting = { ...brand, entry, reviewStatus: 'pending', updatedAt: context.now } as const;
  await tx.brands.put(withStanding(waiting));
}

/** The brand that an approval made public, as long as nothing was recorded about it since. */
async function approvedBrand(tx: Tables, review: Review, context: DecisionContext): Promise<Brand> {
  const { id, entity, domain, orgId, decidedAt } = review;
  if (entity === 'property') {
    const why = `the properties of ${domain} are in the change feed, which others have read`;
    throw cannotUndo(why, EARLIER_REVISION, await lastOn(tx, id, context));
  }
  const brand = await tx.brands.findForUpdate(domain);
  const newest = brand && (await tx.revisions.find('brand', domain, brand.revision));
  const isOfApproval =
    newest !== undefined &&
    newest.createdAt.getTime() === decidedAt?.getTime() &&
    newest.editorOrgId === orgId &&
    sameJson(newest.snapshot, review.entry);
  if (brand === undefined || brand.entry === null || !isOfApproval)
    throw await changedSince(tx, id, domain, context);
  const before = await tx.revisions.find('brand', domain, brand.revision - 1);
  if (before?.source !== 'enriched') return brand;
  const why = `the approval replaced revision ${before.revisionNumber} of ${domain}, which stood there before`;
  throw cannotUndo(
    why,
    `To have it again, ${ROLL_BACK}, with \`revision_number\` ${before.revisionNumber}.`,
    await lastOn(tx, id, context),
  );
}

/** An organization has one entry for a domain that waits. */
async function refuseSecondHeld(
  tx: Tables,
  { id, entity, domain, orgId }: Review,
  context: DecisionContext,
): Promise<void> {
  const open = await tx.reviews.findHeldOf(entity, domain, orgId);
  if (open === undefined) return;
  const why = `the organization has sent ${domain} again since`;
  throw cannotUndo(why, `Decide on the review ${open.id}.`, await lastOn(tx, id, context));
}

const changedSince = async (tx: Tables, id: string, domain: string, context: DecisionContext) =>
  cannotUndo(`${domain} has a newer revision`, EARLIER_REVISION, await lastOn(tx, id, context));

const lastOn = (tx: Tables, id: string, { auditId }: DecisionContext) =>
  decisionAbout(tx, 'review', [id], auditId);

type Named = { readonly action: string; readonly orgId: string | null; readonly subject: string };

const noteUndo = (tx: Tables, named: Named, id: string, context: DecisionContext): Promise<void> =>
  noteForOwner(
    tx,
    { ...named, detail: { decision: 'undo', review_id: id, reason: context.reason } },
    context,
  );
