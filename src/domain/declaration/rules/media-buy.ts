import { type AgentDeclaration, isDeclared, lists } from '../agent-profile.ts';
import { POSTAL_ALIASES } from '../postal-areas.ts';

/** Rules between the parts of the media buying and signals blocks (specification, "media_buy", "signals"). */
export function mediaBuyProblems(profile: AgentDeclaration): string[] {
  const { media_buy: buying, signals } = profile;
  const offline = lists(profile, 'media_buy.reporting_delivery_methods', 'offline');
  const hasStorage = isDeclared(profile, 'media_buy.offline_delivery_protocols');
  const { min = 0, max } = buying?.audience_targeting?.matching_latency_hours ?? {};
  return [
    ...(hasStorage && !offline
      ? ['media_buy.offline_delivery_protocols: needs offline in media_buy.reporting_delivery_methods']
      : []),
    ...(offline && !hasStorage
      ? ['media_buy.reporting_delivery_methods: offline needs media_buy.offline_delivery_protocols']
      : []),
    ...(max !== undefined && min > max
      ? ['media_buy.audience_targeting.matching_latency_hours: min must be at most max']
      : []),
    ...postalProblems(buying?.execution?.targeting?.geo_postal_areas ?? {}),
    ...(signals?.discovery_modes !== undefined && !signals.discovery_modes.includes('brief')
      ? ['signals.discovery_modes: must list brief, which is always supported']
      : []),
  ];
}

/** An older name says the same as the new one beside it. */
function postalProblems(areas: Readonly<Record<string, unknown>>): string[] {
  return POSTAL_ALIASES.flatMap(({ alias, country, system }) => {
    const systems = areas[country];
    if (areas[alias] !== false || !Array.isArray(systems) || !systems.includes(system)) return [];
    const path = 'media_buy.execution.targeting.geo_postal_areas';
    return [`${path}.${alias}: is false, but ${path}.${country} lists ${system}`];
  });
}
