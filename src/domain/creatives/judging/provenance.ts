import type { CoreCreativeAsset } from '../../../../generated/types/core.ts';
import { objectOf, objectsIn } from '../../json/values.ts';
import { shortText } from '../../net/foreign-answer.ts';
import type { Product } from '../../products/product.ts';
import { type BuyRejected, refuse } from '../../refusals/refusal.ts';

/** Provenance that the products available to an account require of its creatives. */
export type ProvenancePolicy = {
  readonly isRequired: boolean;
  readonly needsSourceType: boolean;
  readonly needsDisclosure: boolean;
  readonly needsEmbedded: boolean;
  /** URLs of accepted verifiers; null when the products name none. */
  readonly verifiers: ReadonlySet<string> | null;
};

/** The combined policy of all products, because a creative may be shown in each of them. */
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

/** Whether any product requires provenance or names verifiers. */
export const asksForProvenance = ({ verifiers, ...needs }: ProvenancePolicy): boolean =>
  verifiers !== null || Object.values(needs).includes(true);

/** Refusals for provenance that does not meet the policy. A creative states provenance itself, or in its assets. */
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

type ProvenanceClaim = {
  readonly claim: Readonly<Record<string, unknown>>;
  /** Path of the claim in the request. */
  readonly place: string;
};

/** The provenance claim of a creative, or else those of its assets. */
function provenanceClaims(asset: CoreCreativeAsset, field: string): ProvenanceClaim[] {
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
    ...(verifiers === null ? [] : unknownVerifiers(claim, verifiers, place)),
  ];
}

const unknownVerifiers = (
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

type Json = Readonly<Record<string, unknown>>;

/** A question to an accepted verifier about a claim. */
export type ClaimCheck = {
  readonly agentUrl: string;
  readonly featureId: string;
  /** The buyer's claim: the mark is in the content. */
  readonly claimed: true;
  /** `digital_source_type` of the same claim. */
  readonly sourceType: unknown;
  /** Path of `verify_agent` in the request. */
  readonly place: string;
  readonly manifest: Json;
};

/**
 * Claims of a creative that verifiers can check: each embedded provenance or watermark that names an accepted
 * verifier and a feature.
 */
export function claimChecks(
  asset: CoreCreativeAsset,
  isAccepted: (agentUrl: string) => boolean,
  field: string,
): ClaimCheck[] {
  return provenanceClaims(asset, field).flatMap(({ claim, place }) =>
    ['embedded_provenance', 'watermarks'].flatMap((list) =>
      objectsIn(claim[list]).flatMap(({ verify_agent: agent }, at): ClaimCheck[] => {
        const { agent_url: agentUrl, feature_id: featureId } = objectOf(agent);
        if (typeof agentUrl !== 'string' || typeof featureId !== 'string') return [];
        if (!isAccepted(agentUrl)) return [];
        return [
          {
            agentUrl,
            featureId,
            claimed: true,
            sourceType: claim.digital_source_type,
            place: `${place}.${list}[${at}].verify_agent`,
            manifest: manifestOf(asset),
          },
        ];
      }),
    ),
  );
}

const MANIFEST = ['format_id', 'format_kind', 'format_option_ref', 'assets', 'brand', 'provenance'];
const manifestOf = (asset: CoreCreativeAsset): Json =>
  Object.fromEntries(Object.entries(asset).filter(([name]) => MANIFEST.includes(name)));

/** Minimum confidence of a verifier's result; a lower one contradicts nothing. */
const LEAST_CONFIDENCE = 0.5;

/**
 * The refusal when a response of `get_creative_features` contradicts a claim: the mark is missing, or the content
 * has another source type. A response without the feature, or with little confidence, contradicts nothing.
 */
export function contradictionOf(check: ClaimCheck, answer: Json): BuyRejected | null {
  const { agentUrl, featureId, claimed, sourceType, place } = check;
  const found = objectsIn(answer.results).find(({ feature_id: id }) => id === featureId);
  if (found === undefined) return null;
  const { value, confidence } = found;
  if (typeof confidence === 'number' && confidence < LEAST_CONFIDENCE) return null;
  const about = { agent_url: agentUrl, feature_id: featureId };
  if (value === false)
    return contradicted(place, 'The verifier does not find the mark.', claimed, value, confidence, about);
  if (typeof value !== 'string' || typeof sourceType !== 'string' || value === sourceType) return null;
  if (!SOURCE_TYPES.has(value)) return null;
  const message = 'The verifier finds another `digital_source_type`.';
  return contradicted(place, message, sourceType, value, confidence, about);
}

/** Part of an asset's address by which a test says what a verifier finds in it. */
const MADE_BY_AI = 'ai-generated-true';

/**
 * The answer of a verifier that cannot exist, for sandbox accounts: it finds every mark, and content that an asset's
 * address calls generated.
 */
export function madeUpFinding({ featureId, sourceType, manifest }: ClaimCheck): Json {
  const isGenerated = addressesIn(manifest).some((address) => address.includes(MADE_BY_AI));
  const claimsPeople = typeof sourceType === 'string' && BY_PEOPLE.has(sourceType);
  const value = isGenerated && claimsPeople ? 'trained_algorithmic_media' : true;
  return { results: [{ feature_id: featureId, value, confidence: 0.95 }] };
}

/** The addresses of the assets of a manifest, also of those in a list. */
const addressesIn = ({ assets }: Json): string[] =>
  Object.values(objectOf(assets))
    .flatMap((asset) => (Array.isArray(asset) ? objectsIn(asset) : [objectOf(asset)]))
    .flatMap(({ url }) => (typeof url === 'string' ? [url] : []));

const BY_PEOPLE = new Set(['digital_capture', 'digital_creation', 'composite_capture', 'human_edits']);
const SOURCE_TYPES = new Set([
  ...BY_PEOPLE,
  'trained_algorithmic_media',
  'composite_with_trained_algorithmic_media',
  'algorithmic_media',
  'composite_synthetic',
  'data_driven_media',
]);

/** Refusals for claims that contradict the `verification` that the buyer sent with them. */
export const selfContradictions = (asset: CoreCreativeAsset, field: string): BuyRejected[] =>
  provenanceClaims(asset, field).flatMap(contradictedBySelf);

function contradictedBySelf({ claim, place }: ProvenanceClaim): BuyRejected[] {
  const { digital_source_type: sourceType } = claim;
  if (typeof sourceType !== 'string' || !BY_PEOPLE.has(sourceType)) return [];
  return objectsIn(claim.verification).flatMap(({ result, confidence, verified_by: by }, at) => {
    if (result !== 'ai_generated' && result !== 'ai_modified') return [];
    if (typeof confidence === 'number' && confidence < LEAST_CONFIDENCE) return [];
    const message = 'The verification that was sent along contradicts `digital_source_type`.';
    const verifier = shortText(by, 200);
    return [
      contradicted(`${place}.verification[${at}].result`, message, sourceType, result, confidence, {
        ...(verifier === undefined ? {} : { verified_by: verifier }),
      }),
    ];
  });
}

function contradicted(
  field: string,
  message: string,
  claimed: unknown,
  observed: unknown,
  confidence: unknown,
  about: Json,
): BuyRejected {
  return refuse('PROVENANCE_CLAIM_CONTRADICTED', field, message, {
    details: {
      ...about,
      claimed_value: claimed,
      observed_value: observed,
      ...(typeof confidence === 'number' && confidence <= 1 ? { confidence } : {}),
    },
  });
}

/** What verifiers say of the creatives of a request, by the path of the creative. */
export type VerifiedClaims = {
  readonly contradicted: ReadonlyMap<string, readonly BuyRejected[]>;
  /** Creatives with a claim that its verifier could not be asked about. */
  readonly unheard: ReadonlySet<string>;
};

export const NOTHING_VERIFIED: VerifiedClaims = { contradicted: new Map(), unheard: new Set() };
