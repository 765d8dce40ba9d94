import { ApiError, type Refused } from '../../domain/errors.ts';
import type { ActingMember } from '../../domain/members/principal.ts';
import { registrableDomain } from '../../domain/net/domain-name.ts';
import { judgeName, likenessOf, type Resemblance } from '../../domain/ownership/confusables.ts';
import type { Tables } from '../../store/index.ts';
import type { Review } from '../../store/ownership/reviews.ts';

type Save = { entity: Review['entity']; domain: string; entry: object };

type Writing = { readonly store: Tables; readonly now: Date; readonly newId: () => string };

const WHY: Record<Resemblance['reason'], (resembles: string | null) => string> = {
  looks_like: (name) => `looks like ${name}`,
  protected_name: (name) => `looks like ${name}, which is protected`,
  reserved_word: (word) => `has the reserved word ${word} for a name`,
  mixed_scripts: () => 'mixes letters of scripts that look alike',
};

/**
 * Holds a new entry for review when its domain resembles a known name.
 * @returns null when it does not; otherwise the refusal, which must be returned, so that the held entry is
 *   committed
 */
export async function holdIfLookAlike(
  { entity, domain, entry }: Save,
  { organization, displayName }: Pick<ActingMember, 'organization' | 'displayName'>,
  { store, now, newId }: Writing,
): Promise<Refused | null> {
  const found = await resemblance(store, domain);
  if (found === null) return null;
  const id = newId();
  await store.reviews.insert({
    id,
    entity,
    domain,
    orgId: organization.id,
    editor: displayName,
    reason: found.reason,
    resembles: found.resembles,
    entry,
    status: 'held',
    createdAt: now,
    decidedAt: null,
    decidedBy: null,
  });
  return { refused: held(domain, WHY[found.reason](found.resembles), id) };
}

/**
 * Refuses an entry while an earlier entry of the organization for the same domain is held for review.
 * @throws {ApiError} held_for_review, with the open review
 */
export async function refuseIfHeld(
  store: Tables,
  entity: Review['entity'],
  domain: string,
  orgId: string,
): Promise<void> {
  const open = await store.reviews.findHeldOf(entity, domain, orgId);
  if (open === undefined) return;
  throw held(domain, WHY[open.reason](open.resembles), open.id);
}

const held = (domain: string, why: string, id: string) =>
  new ApiError('held_for_review', `${domain} ${why}; an operator decides about the entry.`, {
    domain,
    review_id: id,
  });

async function resemblance(store: Tables, domain: string): Promise<Resemblance | null> {
  const names = await store.protectedNames.listAlike(likenessOf(domain).skeleton);
  const [name] = names;
  if (name !== undefined && !names.includes(registrableDomain(domain) ?? domain))
    return { reason: 'protected_name', resembles: name };
  const resembles = await store.domainSkeletons.findLookAlikeForUpdate(domain);
  return resembles === undefined ? judgeName(domain) : { reason: 'looks_like', resembles };
}

/** Protects a name in its key form. Returns false when it is protected already. */
export const protect = (tx: Tables, name: string, now: Date): Promise<boolean> =>
  tx.protectedNames.add({ name, skeleton: likenessOf(name).skeleton, createdAt: now });
