import type {
  BrandClaim,
  BrandClaimVerdict,
  BrandVerificationStatus,
} from '../../../generated/types/brand.ts';
import type { BrandResolution } from '../brands/record.ts';
import {
  comparableIdentifier,
  comparableNumber,
  type HouseFacts,
  type HouseMark,
  type HouseProperty,
} from '../declaration/house-facts.ts';
import { canonicalDomain, liesWithin } from '../net/domain-name.ts';
import { TaskError } from '../refusals/task-error.ts';
import { searchForm } from '../text/search-form.ts';

type ClaimOf<T extends BrandClaim['claim_type']> = Extract<BrandClaim, { claim_type: T }>['claim'];
type Judged = Pick<BrandClaimVerdict, 'verification_status' | 'details' | 'context_note'>;
export type JudgedClaim = Judged & Pick<BrandClaimVerdict, 'claim_type'>;

/** A claim that cannot be judged: the field below `claim`, and its fault. */
export class BrandClaimRejected extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/**
 * The position of this agent's houses on a claim. A portfolio is complete, so a domain that it does not name is not
 * theirs. Lists of properties and marks may be incomplete, so an item that they do not contain is unknown.
 *
 * @throws {BrandClaimRejected} when a domain of the claim is not valid
 */
export function judgeBrandClaim(asked: BrandClaim, houses: readonly HouseFacts[]): JudgedClaim {
  return { claim_type: asked.claim_type, ...judged(asked, houses) };
}

function judged(asked: BrandClaim, houses: readonly HouseFacts[]): Judged {
  if (asked.claim_type === 'subsidiary') return subsidiary(asked.claim, houses);
  if (asked.claim_type === 'parent') return parent(asked.claim, houses);
  if (asked.claim_type === 'property') return property(asked.claim, houses);
  return trademark(asked.claim, houses);
}

const verdict = (
  verification_status: BrandVerificationStatus,
  note: string,
  details: object = {},
): Judged => ({
  verification_status,
  ...(Object.keys(details).length === 0 ? {} : { details: { ...details } }),
  context_note: note,
});

function domainOf(input: string, field: string): string {
  const read = canonicalDomain(input);
  if (read.ok) return read.domain;
  throw new BrandClaimRejected(field, `\`${field}\` must be a domain: it ${read.reason}.`);
}

function subsidiary(claim: ClaimOf<'subsidiary'>, houses: readonly HouseFacts[]): Judged {
  const domain = domainOf(claim.subsidiary_domain, 'subsidiary_domain');
  const { subsidiary_brand_id: wanted } = claim;
  const named = houses.flatMap((house) =>
    house.brands.filter(({ domains }) => domains.includes(domain)).map(({ id }) => ({ house, id })),
  );
  const [found] = wanted === undefined ? named : named.filter(({ id }) => id === wanted);
  if (found !== undefined)
    return verdict('owned', 'The portfolio of the house names this domain.', {
      house_domain: found.house.domain,
      brand_id: found.id,
    });
  return named.length > 0
    ? verdict('not_ours', 'The portfolio names this domain for a brand with another identifier.')
    : verdict('not_ours', 'The portfolio of the house does not name this domain.');
}

function parent({ parent_domain: input }: ClaimOf<'parent'>, houses: readonly HouseFacts[]): Judged {
  const domain = domainOf(input, 'parent_domain');
  const house = houses.find((one) => one.domain === domain);
  if (house === undefined)
    return verdict('not_ours', 'The brands of this agent name another house as their parent.');
  return verdict('owned', 'This house owns brands of this agent.', {
    house_domain: house.domain,
    brand_ids: house.brands.map(({ id }) => id),
  });
}

function property({ property: asked }: ClaimOf<'property'>, houses: readonly HouseFacts[]): Judged {
  const identifier =
    asked.type === 'website'
      ? domainOf(asked.identifier, 'property.identifier')
      : comparableIdentifier(asked.type, asked.identifier);
  const isAsked = (one: HouseProperty): boolean =>
    one.type === asked.type &&
    one.identifier === identifier &&
    (asked.store === undefined || one.store === null || one.store === asked.store) &&
    (asked.region === undefined ||
      one.region === null ||
      one.region === 'global' ||
      one.region === asked.region);
  for (const house of houses) {
    const found = house.properties.find(isAsked);
    if (found === undefined) continue;
    const details = { house_domain: house.domain, brand_id: found.brandId, relationship: found.relationship };
    return found.relationship === 'owned'
      ? verdict('owned', 'The brand.json of the house lists this property as its own.', details)
      : verdict('not_ours', 'The house sells this property and does not own it.', details);
  }
  const owner =
    asked.type === 'website'
      ? houses.find(({ domain, brands }) =>
          [domain, ...brands.flatMap(({ domains }) => domains)].some((one) => liesWithin(identifier, one)),
        )
      : undefined;
  return owner === undefined
    ? verdict('unknown', 'The brand.json of the house does not list this property.')
    : verdict('owned', 'The site is under a domain of the house.', { house_domain: owner.domain });
}

function trademark(claim: ClaimOf<'trademark'>, houses: readonly HouseFacts[]): Judged {
  const mark = searchForm(claim.mark);
  const registry = claim.registry === undefined ? undefined : searchForm(claim.registry);
  const number = claim.number === undefined ? undefined : comparableNumber(claim.number);
  const countries = claim.countries?.map((code) => code.toUpperCase());
  const isAsked = (one: HouseMark): boolean =>
    one.mark === mark &&
    (registry === undefined || one.registry === registry) &&
    (number === undefined || one.number === number) &&
    (countries === undefined ||
      countries.length === 0 ||
      one.countries.length === 0 ||
      one.countries.some((code) => countries.includes(code)));
  for (const house of houses) {
    const fitting = house.marks.filter(isAsked);
    // One name may be registered several times. An active registration is preferred to one that has ended.
    const found = fitting.find(({ status }) => status === 'active') ?? fitting[0];
    if (found === undefined) continue;
    return verdict(standingOf(found), MARK_NOTES[found.status] ?? 'The house lists this mark.', {
      house_domain: house.domain,
      license_type: found.license,
      ...(found.licensor === null ? {} : { licensor_domain: found.licensor }),
    });
  }
  return verdict('unknown', 'The brand.json of the house does not list this mark.');
}

const MARK_NOTES: Readonly<Record<string, string>> = {
  active: 'The house lists this mark as registered.',
  pending: 'The registration of this mark is pending.',
  abandoned: 'The registration of this mark was abandoned.',
  cancelled: 'The registration of this mark was cancelled.',
  expired: 'The registration of this mark has expired.',
};

function standingOf({ status, license }: HouseMark): BrandVerificationStatus {
  if (status === 'pending') return 'pending_review';
  if (status !== 'active') return 'archived';
  return license === 'licensed_in' || license === 'licensed_out' ? license : 'owned';
}

/**
 * As `judgeBrandClaim`, but a rejected claim is a task error.
 *
 * @throws {TaskError} INVALID_REQUEST with the field below `field`, when a domain of the claim is not valid
 */
export function claimVerdict(
  claim: BrandClaim,
  field: string,
  houses: Parameters<typeof judgeBrandClaim>[1],
): ReturnType<typeof judgeBrandClaim> {
  try {
    return judgeBrandClaim(claim, houses);
  } catch (cause) {
    if (!(cause instanceof BrandClaimRejected)) throw cause;
    throw new TaskError('INVALID_REQUEST', cause.message, { field: `${field}.${cause.field}` });
  }
}

/** The trust is mutual when each side's own file names the other (specification, brand resolution). */
type Resolved = Pick<BrandResolution, 'source' | 'house_domain' | 'relationship_trust'>;

/**
 * Whether a verdict of another agent may extend trust from its house to a domain. The verdict `owned` alone proves
 * nothing: the domain's own brand.json must name the house as well.
 *
 * @param record what the registry read from the domain's own file, null when it has none
 */
export const mayExtendTrust = (
  status: BrandVerificationStatus,
  houseDomain: string,
  record: Resolved | null,
): boolean =>
  status === 'owned' &&
  record?.source === 'brand_json' &&
  record.house_domain === houseDomain &&
  (record.relationship_trust === 'mutual' || record.relationship_trust === 'inline');

/** How a domain resolves, from what its own file and its house's file say. */
export function resolutionOf(record: Resolved | null): string {
  if (record === null) return 'The registry knows no brand.json of this domain.';
  const { house_domain: house, relationship_trust: trust = 'standalone' } = record;
  return trust === 'mutual' || trust === 'inline'
    ? `The domain resolves to the house ${house}; the trust is ${trust}.`
    : `The domain stands for itself; the trust is ${trust}.`;
}
