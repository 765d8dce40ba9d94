import { releaseTable } from '../tasks/release-table.ts';
import type { Form } from '../tasks/version.ts';
import type { AgentProfile } from './agent-profile.ts';
import { bothNames, flatNames } from './postal-areas.ts';

type MediaBuy = NonNullable<AgentProfile['media_buy']>;
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

export const scenariosOf = (scenarios: readonly string[], form: Form): string[] =>
  scenarios.filter(
    (name) => name !== LIST && (!releaseTable.hasClosedScenarios[form] || FIRST_SCENARIOS.has(name)),
  );

/** Specialisms that came after release 3.0, whose clients give up at a value that they do not know. */
const LATER_SPECIALISMS: ReadonlySet<string> = new Set(['creative-transformers', 'sponsored-intelligence']);

export const specialismsOf = <T extends string>(specialisms: readonly T[], form: Form): T[] =>
  specialisms.filter((name) => !releaseTable.hasClosedScenarios[form] || !LATER_SPECIALISMS.has(name));

export function idempotencyOf({ idempotency }: AgentProfile, form: Form) {
  if (releaseTable.tellsIdempotencyDetails[form] || !idempotency.supported) return idempotency;
  return { supported: true as const, replay_ttl_seconds: idempotency.replay_ttl_seconds };
}

/** The block of media buying with the names of places that the release knows. */
export function mediaBuyOf(block: MediaBuy, form: Form): MediaBuy {
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
  form: Form,
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
  form: Form,
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
