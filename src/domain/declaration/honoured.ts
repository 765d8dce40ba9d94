import { type AgentDeclaration, crossBlocks, declaredAt, protocolAreas } from './agent-profile.ts';
import { isHonoured, type Wiring } from './wiring.ts';

/** Objects whose mere presence is a claim, even when they are empty (specification, "get capabilities"). */
const CLAIMS_BY_PRESENCE: ReadonlySet<string> = new Set([
  'media_buy.content_standards',
  'media_buy.audience_targeting',
  'media_buy.conversion_tracking',
  'media_buy.frequency_capping',
  'media_buy.vendor_metric_optimization',
  'media_buy.execution.trusted_match',
  'media_buy.execution.targeting.keyword_targets',
  'media_buy.execution.targeting.negative_keywords',
]);

const NOTHING = 'is declared, but nothing here honours it';

/** Declarations that nothing honours, one line each; what stands below a refused one is not told again. */
export function unhonoured(profile: AgentDeclaration, wired: Wiring): string[] {
  return ['account', ...protocolAreas, ...crossBlocks].flatMap((block) =>
    inside(declaredAt(profile, block), block, wired),
  );
}

function inside(value: unknown, path: string, wired: Wiring): string[] {
  if (value === undefined || value === false || isHonoured(wired, path)) return [];
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'string'))
      return value.length > 0 ? [`${path}: ${NOTHING}`] : [];
    return value
      .filter((word) => !isHonoured(wired, `${path}.${word}`))
      .map((word) => `${path}: ${word} ${NOTHING}`);
  }
  if (typeof value !== 'object' || value === null) {
    return isHonoured(wired, `${path}.${value}`) ? [] : [`${path}: ${NOTHING}`];
  }
  const hasPart = wired.honoured.some((known) => known.startsWith(`${path}.`));
  if (CLAIMS_BY_PRESENCE.has(path) && !hasPart) return [`${path}: ${NOTHING}`];
  return Object.entries(value).flatMap(([name, part]) => inside(part, `${path}.${name}`, wired));
}
