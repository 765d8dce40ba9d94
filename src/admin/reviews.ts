import type { BrandEntry } from '../domain/brands/entry.ts';
import { OperatorError } from '../domain/errors.ts';
import { asciiName, canonicalDomain } from '../domain/net/domain-name.ts';
import { likenessOf } from '../domain/ownership/confusables.ts';
import type { PublisherEntry } from '../domain/publishers/entry.ts';
import { newId } from '../infra/random.ts';
import { hasCommunityEntry, newBrand, saveBrandEntry, withStanding } from '../record/brands/brand.ts';
import { savePublisherEntry } from '../record/publishers/entry.ts';
import { newPublisher } from '../record/publishers/publisher.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import type { Review } from '../store/ownership/reviews.ts';
import { domainOf } from './commands.ts';

export type ReviewDecision = 'approve' | 'reject';
export type ReviewOptions = {
  /** Id of the entry, when several entries for the domain are pending. */
  id?: string | undefined;
  /** Updates the store with what the domain itself publishes now. */
  look?: ((domain: string) => Promise<unknown>) | undefined;
};

export type Reviewed = { domain: string; review_status: 'approved' | 'rejected'; review_id?: string };

const MOST_LISTED = 1000;
const STATUS = { approve: 'approved', reject: 'rejected' } as const;

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
  if (review === undefined) return reviewSubmission(store, domain, decision);
  return reviewHeld(store, review, decision, options, commitBrand);
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
  return reviewHeld(store, review, decision, options, commitPublisher);
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

async function reviewSubmission(store: Store, domain: string, decision: ReviewDecision) {
  const reviewStatus = STATUS[decision];
  const now = store.now();
  await store.transaction(async (tx) => {
    await note(tx, 'brand', domain, null, { decision }, now);
    const brand = await tx.brands.findForUpdate(domain);
    if (brand?.reviewStatus !== 'pending') throw nothingWaits(domain);
    // A rejected entry is removed from the domain; its revisions keep the submitted content.
    const entry = decision === 'approve' ? brand.entry : null;
    await tx.brands.put(withStanding({ ...brand, entry, reviewStatus, updatedAt: now }));
  });
  return { domain, review_status: reviewStatus };
}

async function reviewHeld(
  store: Store,
  review: Review,
  decision: ReviewDecision,
  { look }: ReviewOptions,
  commit: (tx: Tables, review: Review, now: Date) => Promise<void>,
) {
  const { id, entity, domain, orgId, resembles } = review;
  // A domain that has published its own file since then must not be overwritten.
  if (decision === 'approve') await look?.(domain);
  const now = store.now();
  await store.transaction(async (tx) => {
    const detail = { decision, review_id: id, resembles };
    await note(tx, entity, domain, orgId, detail, now);
    if (!(await tx.reviews.decide(id, STATUS[decision], now, 'admin'))) throw nothingWaits(domain);
    if (decision === 'approve') await commit(tx, review, now);
  });
  return { domain, review_status: STATUS[decision], review_id: id };
}

async function commitBrand(tx: Tables, { domain, orgId, editor, entry }: Review, now: Date): Promise<void> {
  const before = (await tx.brands.findForUpdate(domain)) ?? newBrand(domain, { newId, now });
  if (before.liveRecord !== null) throw speaksForItself(domain, 'brand.json');
  if (hasCommunityEntry(before)) throw taken(domain);
  await saveBrandEntry(tx, before, entry as BrandEntry, { name: editor, orgId }, now);
}

async function commitPublisher(
  tx: Tables,
  { domain, orgId, editor, entry }: Review,
  now: Date,
): Promise<void> {
  const before = (await tx.publishers.findForUpdate(domain)) ?? newPublisher(domain, { newId, now });
  if (before.validatedAt !== null) throw speaksForItself(domain, 'adagents.json');
  if (before.entry !== null) throw taken(domain);
  const context = { domain, now, newId, actor: 'api:save' };
  await savePublisherEntry(tx, before, entry as PublisherEntry, { name: editor, orgId }, context);
}

const speaksForItself = (domain: string, file: string) =>
  new OperatorError(`${domain} has a ${file} of its own by now, so the entry can only be rejected`);

const taken = (domain: string) =>
  new OperatorError(`${domain} has another entry by now, so this one can only be rejected`);

/** Writes the audit entry before the change, because events must come last in a transaction. */
const note = (
  tx: Tables,
  entity: Review['entity'],
  domain: string,
  orgId: string | null,
  detail: Record<string, unknown>,
  at: Date,
) =>
  tx.auditLog.append({
    id: newId(),
    at,
    action: `${entity}.review`,
    actor: 'admin',
    actorName: 'admin',
    orgId,
    subject: domain,
    outcome: 'done',
    address: null,
    requestId: null,
    detail,
  });

/** Protects a domain against look-alikes, or with a single label all domains with that label. */
export async function protectName(store: Store, input: string) {
  const name = nameOf(input);
  const { skeleton } = likenessOf(name);
  await store.transaction((tx) => tx.protectedNames.add({ name, skeleton, createdAt: store.now() }));
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
  const judged = input.trim().replace(/\.$/, '').includes('.')
    ? canonicalDomain(input)
    : asciiName(input.trim());
  if (!judged.ok) throw new OperatorError(`${input}: ${judged.reason}`);
  return judged.domain;
}
