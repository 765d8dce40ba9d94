import { releaseTable } from '../tasks/release-table.ts';
import type { ReleaseForm } from '../tasks/version.ts';
import type { AgentDeclaration } from './agent-profile.ts';
import { bothNames, flatNames } from './postal-areas.ts';

type MediaBuy = NonNullable<AgentDeclaration['media_buy']>;
type Targeting = NonNullable<NonNullable<MediaBuy['execution']>['targeting']>;

/** Scenarios that release 3.0 knows; its list is closed. */
const FIRST_SCENARIOS: ReadonlySet<string> = new Set([
  'force_creative_status',
  'force_account_status',
  'force_media_buy_status',
  'force_session_status',
  'simulate_delivery',
  'simulate_budget_spend',
]);

/** Asks for the list of the others, and is never one of them. */
const LIST = 'list_scenarios';

export const scenariosOf = (scenarios: readonly string[], form: ReleaseForm): string[] =>
  scenarios.filter(
    (name) => name !== LIST && (!releaseTable.hasClosedScenarios[form] || FIRST_SCENARIOS.has(name)),
  );

/** Areas and specialisms that release 3.0 does not know; its clients stop at the first unknown word. */
const LATER_AREAS: ReadonlySet<string> = new Set(['measurement']);
const LATER_SPECIALISMS: ReadonlySet<string> = new Set(['creative-transformers', 'sponsored-intelligence']);
const LATER_FEATURES: ReadonlySet<string> = new Set(['measurement.core']);

/** The lists of a declaration with the words that the release knows. */
export const wordsOfRelease = (
  { supported_protocols, specialisms, experimental_features }: AgentDeclaration,
  form: ReleaseForm,
): Pick<AgentDeclaration, 'supported_protocols' | 'specialisms' | 'experimental_features'> =>
  releaseTable.hasClosedAreas[form]
    ? {
        supported_protocols: supported_protocols.filter((word) => !LATER_AREAS.has(word)),
        specialisms: specialisms.filter((word) => !LATER_SPECIALISMS.has(word)),
        experimental_features: experimental_features.filter((word) => !LATER_FEATURES.has(word)),
      }
    : { supported_protocols, specialisms, experimental_features };

export function idempotencyOf({ idempotency }: AgentDeclaration, form: ReleaseForm) {
  if (releaseTable.tellsIdempotencyDetails[form] || !idempotency.supported) return idempotency;
  return { supported: true as const, replay_ttl_seconds: idempotency.replay_ttl_seconds };
}

/** The block of media buying with the names of places that the release knows. */
export function mediaBuyOf(block: MediaBuy, form: ReleaseForm): MediaBuy {
  const targeting = block.execution?.targeting;
  return {
    ...block,
    ...featuresOf(block),
    ...(targeting === undefined
      ? {}
      : { execution: { ...block.execution, targeting: targetingOf(targeting, form) } }),
  };
}

/** SDKs read flags where the specification reads the presence of a block; each flag follows from its block. */
function featuresOf({ features, ...block }: MediaBuy): Pick<MediaBuy, 'features'> {
  const implied = {
    ...(block.audience_targeting === undefined ? {} : { audience_targeting: true }),
    ...(block.conversion_tracking === undefined ? {} : { conversion_tracking: true }),
  };
  const all = { ...features, ...implied };
  return Object.keys(all).length === 0 ? {} : { features: all };
}

function targetingOf(
  { geo_metros: metros, geo_postal_areas: areas, ...others }: Targeting,
  form: ReleaseForm,
): Targeting {
  const named =
    areas === undefined
      ? {}
      : releaseTable.postalNames[form] === 'flat'
        ? flatNames(areas)
        : bothNames(areas);
  return {
    ...others,
    ...(metros === undefined ? {} : { geo_metros: metrosOf(metros, form) }),
    ...(Object.keys(named).length > 0
      ? { geo_postal_areas: named as NonNullable<Targeting['geo_postal_areas']> }
      : {}),
  };
}

/** The US market areas have two names; releases know one of them, the specification the other. */
function metrosOf(
  metros: NonNullable<Targeting['geo_metros']>,
  form: ReleaseForm,
): NonNullable<Targeting['geo_metros']> {
  const { vendor_dma: specified, nielsen_dma: released, ...others } = metros;
  const supported = specified ?? released;
  if (supported === undefined) return others;
  return {
    ...(releaseTable.hasSpecifiedMetroName[form] ? { vendor_dma: supported } : {}),
    nielsen_dma: supported,
    ...others,
  };
}
