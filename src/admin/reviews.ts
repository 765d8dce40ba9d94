import { OperatorError } from '../domain/errors.ts';
import { COMMAND, DECIDED, type Decision } from '../domain/moderation/decision.ts';
import { readProtectedName } from '../domain/ownership/confusables.ts';
import { newId } from '../infra/random.ts';
import { decideHeld, decideSubmission } from '../record/moderation/review-decisions.ts';
import { protect } from '../record/ownership/review.ts';
import type { Store } from '../store/open.ts';
import type { Review } from '../store/ownership/reviews.ts';
import { asOperatorError, domainOf } from './commands.ts';

export type ReviewDecision = Decision;
export type ReviewOptions = {
  /** Id of the entry, when several entries for the domain are pending. */
  id?: string | undefined;
  /** Updates the store with what the domain itself publishes now. */
  look?: ((domain: string) => Promise<unknown>) | undefined;
};

export type Reviewed = { domain: string; review_status: 'approved' | 'rejected'; review_id?: string };

const MOST_LISTED = 1000;

/** Decides on a pending brand: one that was held because of its name, or one that was submitted for review. */
export async function reviewBrand(
  store: Store,
  input: string,
  decision: ReviewDecision,
  options: ReviewOptions = {},
): Promise<Reviewed> {
  const domain = domainOf(input);
  const held = await store.read.reviews.listHeldOf('brand', domain);
  const brand = await store.read.brands.find(domain);
  const submitted = brand?.reviewStatus === 'pending' ? [brand] : [];
  const id = oneOf(domain, [...submitted, ...held], options.id);
  const review = held.find((candidate) => candidate.id === id);
  if (review === undefined) return reviewSubmission(store, { id, domain }, decision);
  return reviewHeld(store, review, decision, options);
}

/** Decides on a property entry that was held because of its name. */
export async function reviewProperty(
  store: Store,
  input: string,
  decision: ReviewDecision,
  options: ReviewOptions = {},
): Promise<Reviewed> {
  const domain = domainOf(input);
  const held = await store.read.reviews.listHeldOf('property', domain);
  const id = oneOf(domain, held, options.id);
  const review = held.find((candidate) => candidate.id === id);
  if (review === undefined) throw nothingWaits(domain);
  return reviewHeld(store, review, decision, options);
}

/** Lists pending reviews, oldest first: held entries and submitted brands. */
export async function listReviews(store: Store, entity: Review['entity']) {
  const held = await store.read.reviews.listHeld(entity, MOST_LISTED);
  const submitted = entity === 'brand' ? await store.read.reviews.listSubmitted(MOST_LISTED) : [];
  const waiting = [
    ...held,
    ...submitted.map((one) => ({ ...one, reason: 'submitted' as const, resembles: null })),
  ].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return {
    reviews: waiting.map(({ id, domain, orgId, editor, reason, resembles, entry, createdAt }) => ({
      id,
      domain,
      organization_id: orgId,
      editor,
      reason,
      resembles,
      entry,
      created_at: createdAt.toISOString(),
    })),
  };
}

const nothingWaits = (domain: string) =>
  new OperatorError(`no entry for ${domain} is pending review; brand reviews and property reviews list them`);

function oneOf(domain: string, waiting: readonly { id: string }[], asked: string | undefined): string {
  const ids = waiting.map(({ id }) => id);
  const id = asked ?? ids[0];
  if (id === undefined || !ids.includes(id)) throw nothingWaits(domain);
  if (asked === undefined && ids.length > 1)
    throw new OperatorError(
      `several entries for ${domain} wait for review, name one by --id: ${ids.join(' ')}`,
    );
  return id;
}

async function reviewSubmission(
  store: Store,
  submission: { id: string; domain: string },
  decision: ReviewDecision,
) {
  const context = { by: COMMAND, reason: null, now: store.now(), newId };
  await store.transaction((tx) => decideSubmission(tx, submission, decision, context)).catch(asOperatorError);
  return { domain: submission.domain, review_status: DECIDED[decision] };
}

async function reviewHeld(store: Store, review: Review, decision: ReviewDecision, { look }: ReviewOptions) {
  const { id, domain } = review;
  // A domain that has published its own file since then must not be overwritten.
  if (decision === 'approve') await look?.(domain);
  const context = { by: COMMAND, reason: null, now: store.now(), newId };
  await store.transaction((tx) => decideHeld(tx, review, decision, context)).catch(asOperatorError);
  return { domain, review_status: DECIDED[decision], review_id: id };
}

/** Protects a domain against look-alikes, or with a single label all domains with that label. */
export async function protectName(store: Store, input: string) {
  const name = nameOf(input);
  await store.transaction((tx) => protect(tx, name, store.now()));
  return { name, protected: true };
}

export async function releaseName(store: Store, input: string) {
  const name = nameOf(input);
  const released = await store.transaction((tx) => tx.protectedNames.remove(name));
  if (!released) throw new OperatorError(`${name} is not protected; name list shows the protected names`);
  return { name, protected: false };
}

export async function listNames(store: Store) {
  const names = await store.read.protectedNames.list();
  return { names: names.map(({ name, createdAt }) => ({ name, created_at: createdAt.toISOString() })) };
}

function nameOf(input: string): string {
  const judged = readProtectedName(input);
  if (!judged.ok) throw new OperatorError(`${input}: ${judged.reason}`);
  return judged.domain;
}
