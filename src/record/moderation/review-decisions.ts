import type { BrandEntry } from '../../domain/brands/entry.ts';
import { ApiError } from '../../domain/errors.ts';
import { DECIDED, type Decision } from '../../domain/moderation/decision.ts';
import type { PublisherEntry } from '../../domain/publishers/entry.ts';
import type { Tables } from '../../store/index.ts';
import type { Review, Submission } from '../../store/ownership/reviews.ts';
import { hasCommunityEntry, newBrand, saveBrandEntry, withStanding } from '../brands/brand.ts';
import { savePublisherEntry } from '../publishers/entry.ts';
import { newPublisher } from '../publishers/publisher.ts';
import { type DecisionContext, noteCommand, noteForOwner, tooLate } from './decisions.ts';

/**
 * Decides on an entry that was held because of its name. An approval saves it as its save would have.
 * @throws {ApiError} already_decided, authoritative_entry, entry_exists
 */
export async function decideHeld(
  tx: Tables,
  review: Review,
  decision: Decision,
  context: DecisionContext,
): Promise<void> {
  const { id, entity, domain, orgId, resembles } = review;
  const { by, reason, now } = context;
  const detail = { decision, review_id: id, resembles, ...(reason === null ? {} : { reason }) };
  // Audit entries come first, because events must come last in a transaction.
  await noteCommand(tx, 'review', [id], context);
  await noteForOwner(tx, { action: `${entity}.review`, orgId, subject: domain, detail }, context);
  if (!(await tx.reviews.decide(id, DECIDED[decision], now, by.id))) {
    const state = (await tx.reviews.find(id))?.status ?? 'decided';
    throw await tooLate(tx, { kind: 'review', ids: [id], what: 'review', state }, context);
  }
  if (decision === 'reject') return;
  await (entity === 'brand' ? commitBrand(tx, review, context) : commitPublisher(tx, review, context));
}

/**
 * Decides on a brand that a member submitted. A rejected entry is removed; its revisions keep what was submitted.
 * @throws {ApiError} already_decided
 */
export async function decideSubmission(
  tx: Tables,
  { id, domain }: Pick<Submission, 'id' | 'domain'>,
  decision: Decision,
  context: DecisionContext,
): Promise<void> {
  const { reason, now } = context;
  const detail = { decision, ...(reason === null ? {} : { reason }) };
  const brand = await tx.brands.findForUpdate(domain);
  if (brand?.reviewStatus !== 'pending') {
    const state = brand?.reviewStatus ?? 'decided';
    throw await tooLate(tx, { kind: 'review', ids: [id], what: 'review', state }, context);
  }
  const orgId = brand.entryOrgId;
  await noteCommand(tx, 'review', [id], context);
  await noteForOwner(tx, { action: 'brand.review', orgId, subject: domain, detail }, context);
  const entry = decision === 'approve' ? brand.entry : null;
  await tx.brands.put(withStanding({ ...brand, entry, reviewStatus: DECIDED[decision], updatedAt: now }));
}

async function commitBrand(
  tx: Tables,
  { domain, orgId, editor, entry }: Review,
  { now, newId }: DecisionContext,
): Promise<void> {
  const before = (await tx.brands.findForUpdate(domain)) ?? newBrand(domain, { newId, now });
  if (before.liveRecord !== null) throw speaksForItself(domain, 'brand.json');
  if (hasCommunityEntry(before)) throw taken(domain);
  await saveBrandEntry(tx, before, entry as BrandEntry, { name: editor, orgId }, now);
}

async function commitPublisher(
  tx: Tables,
  { domain, orgId, editor, entry }: Review,
  { now, newId }: DecisionContext,
): Promise<void> {
  const before = (await tx.publishers.findForUpdate(domain)) ?? newPublisher(domain, { newId, now });
  if (before.validatedAt !== null) throw speaksForItself(domain, 'adagents.json');
  if (before.entry !== null) throw taken(domain);
  const context = { domain, now, newId, actor: 'api:save' };
  await savePublisherEntry(tx, before, entry as PublisherEntry, { name: editor, orgId }, context);
}

/** The refusal to approve an entry for a domain that has published its own file since then. */
export const speaksForItself = (domain: string, file: 'brand.json' | 'adagents.json'): ApiError =>
  new ApiError(
    'authoritative_entry',
    `${domain} has a ${file} of its own by now, so the entry can only be rejected`,
    { domain },
  );

const taken = (domain: string): ApiError =>
  new ApiError('entry_exists', `${domain} has another entry by now, so this one can only be rejected`, {
    domain,
  });
