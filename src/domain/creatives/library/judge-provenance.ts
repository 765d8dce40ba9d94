import type { CoreCreativeAsset } from '../../../../generated/types/schemas.ts';
import { type BuyRejected, refuse } from '../../buys/refusal.ts';
import { objectOf, objectsIn } from '../../json/values.ts';
import type { Product } from '../../products/product.ts';

/** What the products that an account can buy require of the provenance of its creatives. */
export type ProvenancePolicy = {
  readonly isRequired: boolean;
  readonly needsSourceType: boolean;
  readonly needsDisclosure: boolean;
  readonly needsEmbedded: boolean;
  /** URLs of the agents that may verify it; null when the products name none. */
  readonly verifiers: ReadonlySet<string> | null;
};

/** The union of the policies: a creative may be shown in each of the products. */
export function provenancePolicy(products: readonly Pick<Product, 'creative_policy'>[]): ProvenancePolicy {
  const policies = products.flatMap(({ creative_policy: policy }) => policy ?? []);
  const needs = (
    name: keyof NonNullable<NonNullable<Product['creative_policy']>['provenance_requirements']>,
  ): boolean => policies.some(({ provenance_requirements: all }) => all?.[name] === true);
  const verifiers = policies.flatMap(({ accepted_verifiers: accepted = [] }) =>
    accepted.map(({ agent_url: url }) => url),
  );
  return {
    isRequired: policies.some(({ provenance_required: isRequired }) => isRequired === true),
    needsSourceType: needs('require_digital_source_type'),
    needsDisclosure: needs('require_disclosure_metadata'),
    needsEmbedded: needs('require_embedded_provenance'),
    verifiers: verifiers.length === 0 ? null : new Set(verifiers),
  };
}

/** Whether any product asks for provenance at all. */
export const asksForProvenance = ({ verifiers, ...needs }: ProvenancePolicy): boolean =>
  verifiers !== null || Object.values(needs).includes(true);

/** What of a creative does not meet the policy. Provenance stands at the creative, or at its assets. */
export function judgeProvenance(
  asset: CoreCreativeAsset,
  policy: ProvenancePolicy,
  field: string,
): BuyRejected[] {
  const claims = provenanceClaims(asset, field);
  if (claims.length === 0) {
    const message = 'A product of the account requires the provenance of creatives.';
    return policy.isRequired ? [refuse('PROVENANCE_REQUIRED', `${field}.provenance`, message)] : [];
  }
  return claims.flatMap(({ claim, place }) => judgeClaim(claim, policy, place));
}

export type ProvenanceClaim = {
  readonly claim: Readonly<Record<string, unknown>>;
  /** Its path in the request. */
  readonly place: string;
};

/** What is claimed of a creative, or else of its assets. */
export function provenanceClaims(asset: CoreCreativeAsset, field: string): ProvenanceClaim[] {
  const own = objectOf(asset).provenance;
  if (own !== undefined) return [{ claim: objectOf(own), place: `${field}.provenance` }];
  return Object.entries(objectOf(asset.assets)).flatMap(([slot, value]) => {
    const claim = objectOf(value).provenance;
    return claim === undefined
      ? []
      : [{ claim: objectOf(claim), place: `${field}.assets.${slot}.provenance` }];
  });
}

function judgeClaim(
  claim: Readonly<Record<string, unknown>>,
  { needsSourceType, needsDisclosure, needsEmbedded, verifiers }: ProvenancePolicy,
  place: string,
): BuyRejected[] {
  const { required, jurisdictions } = objectOf(claim.disclosure);
  const isDisclosed = typeof required === 'boolean' && (!required || objectsIn(jurisdictions).length > 0);
  const lacks = (
    code:
      | 'PROVENANCE_DIGITAL_SOURCE_TYPE_MISSING'
      | 'PROVENANCE_DISCLOSURE_MISSING'
      | 'PROVENANCE_EMBEDDED_MISSING',
    name: string,
    message: string,
  ) => refuse(code, `${place}.${name}`, message);
  return [
    ...(needsSourceType && claim.digital_source_type === undefined
      ? [
          lacks(
            'PROVENANCE_DIGITAL_SOURCE_TYPE_MISSING',
            'digital_source_type',
            '`digital_source_type` is missing; a product of the account requires it.',
          ),
        ]
      : []),
    ...(needsDisclosure && !isDisclosed
      ? [
          lacks(
            'PROVENANCE_DISCLOSURE_MISSING',
            'disclosure',
            '`disclosure` must say whether a disclosure is required, and name the jurisdictions when it is.',
          ),
        ]
      : []),
    ...(needsEmbedded && objectsIn(claim.embedded_provenance).length === 0
      ? [
          lacks(
            'PROVENANCE_EMBEDDED_MISSING',
            'embedded_provenance',
            '`embedded_provenance` is missing; a product of the account requires it.',
          ),
        ]
      : []),
    ...(verifiers === null ? [] : strangeVerifiers(claim, verifiers, place)),
  ];
}

const strangeVerifiers = (
  claim: Readonly<Record<string, unknown>>,
  verifiers: ReadonlySet<string>,
  place: string,
): BuyRejected[] =>
  ['embedded_provenance', 'watermarks'].flatMap((list) =>
    objectsIn(claim[list]).flatMap(({ verify_agent: agent }, at) => {
      const { agent_url: url } = objectOf(agent);
      return typeof url !== 'string' || verifiers.has(url)
        ? []
        : [
            refuse(
              'PROVENANCE_VERIFIER_NOT_ACCEPTED',
              `${place}.${list}[${at}].verify_agent.agent_url`,
              'No product of the account accepts this verifier; `accepted_verifiers` of the products lists them.',
            ),
          ];
    }),
  );
