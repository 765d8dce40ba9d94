import { type AgentDeclaration, isDeclared, lists } from '../agent-profile.ts';

type Feature = {
  /** Declarations that are part of it: a path, or a path and a word of the list there. */
  readonly parts: readonly string[];
  /** Declarations that it may hide behind without showing. */
  readonly behind?: string;
};

/** Every experimental feature (specification, "experimental_features"). */
const FEATURES: Readonly<Record<string, Feature>> = {
  'brand.rights_lifecycle': {
    parts: [
      ...['brand.rights', 'brand.right_types', 'brand.available_uses', 'brand.generation_providers'],
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

/** An experimental surface is listed when a part of it is declared, and only then. */
export function experimentalProblems(profile: AgentDeclaration): string[] {
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
