import { specialisms } from '../contract/agent-kinds.ts';
import { type AgentDeclaration, isDeclared, lists, protocolAreas } from './agent-profile.ts';
import { catalogBlockProblems, mediaBuyProblems, signingProblems, wholesaleProblems } from './block-rules.ts';
import { unmetObligations } from './obligations.ts';
import { unhonoured, type Wiring } from './wiring.ts';

/**
 * The problems for which a profile cannot be served, one line each, beginning with the path: first
 * contradictions inside the profile, then declarations that nothing here implements. Empty for a valid
 * profile.
 */
export function checkDeclaration(profile: AgentDeclaration, wired: Wiring): string[] {
  return [
    ...areaProblems(profile),
    ...accountProblems(profile),
    ...mediaBuyProblems(profile),
    ...catalogBlockProblems(profile),
    ...signingProblems(profile),
    ...wholesaleProblems(profile),
    ...experimentalProblems(profile),
    ...unmetObligations(profile, wired.tasks),
    ...unhonoured(profile, wired),
    ...unknownSignedTasks(profile, wired.tasks),
  ];
}

/** `request_signing.supported_for` must name tasks of this service only. */
function unknownSignedTasks(
  { request_signing: signing }: AgentDeclaration,
  wired: ReadonlySet<string>,
): string[] {
  return (signing?.supported_for ?? [])
    .filter((task) => !wired.has(task))
    .map((task) => `request_signing.supported_for: ${task} is not a task of this service`);
}

/** Each area needs its block, each block its area, and each specialism the area that it belongs to. */
function areaProblems(profile: AgentDeclaration): string[] {
  const supports = (area: string) => profile.supported_protocols.some((name) => name === area);
  return [
    ...protocolAreas.flatMap((area) => {
      if (supports(area) && profile[area] === undefined) {
        return [`supported_protocols: ${area} needs its block ${area}, which may be empty`];
      }
      if (!supports(area) && profile[area] !== undefined) {
        return [`${area}: must be left out, because supported_protocols does not list ${area}`];
      }
      return [];
    }),
    ...(supports('brand') && profile.catalogs.brands === null
      ? ['supported_protocols: brand needs catalogs.brands, the brands to answer for']
      : []),
    ...(profile.brand?.rights === true && (profile.catalogs.rights ?? null) === null
      ? ['brand.rights: needs catalogs.rights, the rights that are licensed']
      : []),
    ...(supports('signals') && profile.catalogs.signals === null
      ? ['supported_protocols: signals needs catalogs.signals, the signals that are offered']
      : []),
    ...(supports('media_buy') && profile.catalogs.products === null
      ? ['supported_protocols: media_buy needs catalogs.products, what there is to sell']
      : []),
    ...profile.specialisms.flatMap((name) => {
      const parent = specialisms[name]?.parent ?? null;
      return parent === null || supports(parent)
        ? []
        : [`specialisms: ${name} needs ${parent} in supported_protocols`];
    }),
    ...replacedSpecialisms(profile),
  ];
}

/** Deprecated specialisms, with the declaration that replaced each and is required beside it. */
const REPLACED: Readonly<Record<string, string>> = {
  'sales-proposal-mode': 'media_buy.supports_proposals',
  'signed-requests': 'request_signing.supported',
};

const replacedSpecialisms = (profile: AgentDeclaration): string[] =>
  profile.specialisms.flatMap((name) => {
    const instead = REPLACED[name];
    return instead === undefined || isDeclared(profile, instead)
      ? []
      : [`specialisms: ${name} is deprecated and needs ${instead}`];
  });

function accountProblems({ account, supported_protocols }: AgentDeclaration): string[] {
  const { authorization_endpoint: endpoint } = account;
  return [
    ...(endpoint !== undefined && !/^https:\/\/[^/]/i.test(endpoint)
      ? ['account.authorization_endpoint: must be an https address']
      : []),
    ...(account.account_financials && !account.supported_billing.includes('operator')
      ? [
          'account.account_financials: needs operator in account.supported_billing, because it is about operator-billed accounts',
        ]
      : []),
    ...(account.required_for_products && !supported_protocols.includes('media_buy')
      ? ['account.required_for_products: needs media_buy in supported_protocols']
      : []),
  ];
}

type Feature = {
  /** Declarations that are part of the feature: a path, or `path: word` for a word of the list at the path. */
  readonly parts: readonly string[];
  /** Path of a declaration that allows the feature to be listed although none of its parts is declared. */
  readonly behind?: string;
};

/** Every experimental feature (specification, "experimental_features"). */
const FEATURES: Readonly<Record<string, Feature>> = {
  'brand.rights_lifecycle': {
    parts: [
      'brand.rights',
      'brand.right_types',
      'brand.available_uses',
      'brand.generation_providers',
      'specialisms: brand-rights',
    ],
  },
  'governance.campaign': {
    parts: ['specialisms: governance-spend-authority', 'specialisms: governance-delivery-monitor'],
    behind: 'governance',
  },
  'measurement.core': { parts: ['measurement'] },
  'trusted_match.core': { parts: ['media_buy.execution.trusted_match'] },
  'trusted_match.verified_identity': { parts: [], behind: 'media_buy.execution.trusted_match' },
  'sponsored_intelligence.core': { parts: ['sponsored_intelligence', 'specialisms: sponsored-intelligence'] },
  'creative.evaluator': { parts: ['creative.supports_evaluator'] },
  'creative.signal_fanout': {
    parts: [
      'creative.multiplicity.supports_signal_fanout',
      'creative.multiplicity.max_signal_conditions_limit',
      'creative.multiplicity.selection_strategies',
    ],
  },
};

/** An experimental feature must be listed exactly when a part of it is declared. */
function experimentalProblems(profile: AgentDeclaration): string[] {
  const { experimental_features: listed } = profile;
  const isClaimed = (part: string) => {
    const [path = '', word] = part.split(': ');
    return word === undefined ? isDeclared(profile, path) : lists(profile, path, word);
  };
  const missing = Object.entries(FEATURES).flatMap(([name, { parts }]) => {
    const claimed = parts.find(isClaimed);
    if (claimed === undefined || listed.includes(name)) return [];
    return [`${claimed}${claimed.includes(': ') ? '' : ':'} needs ${name} in experimental_features`];
  });
  const empty = listed.flatMap((name) => {
    const feature = Object.hasOwn(FEATURES, name) ? FEATURES[name] : undefined;
    if (feature === undefined) return [`experimental_features: ${name} is not known here`];
    const { parts, behind } = feature;
    if (parts.some(isClaimed) || (behind !== undefined && isDeclared(profile, behind))) return [];
    return [`experimental_features: ${name} is listed, but nothing of it is declared`];
  });
  return [...missing, ...empty];
}
