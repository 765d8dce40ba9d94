import canonicalize from 'canonicalize';
import { protocol } from '../../../generated/protocol.ts';
import type { TaskShapes } from '../../../generated/tasks.ts';
import type { EnumsBillingParty } from '../../../generated/types/enums.ts';
import { RELEASES, type ReleaseForm, releaseTable } from '../contract/release.ts';
import { keepJson } from '../json/kept-json.ts';
import { sha256Hex } from '../text/sha256.ts';
import {
  type AgentDeclaration,
  type CrossBlock,
  crossBlocks,
  type ProtocolArea,
  protocolAreas,
} from './agent-profile.ts';
import { bothNames, flatNames } from './postal-areas.ts';

export type CapabilitiesTask = (typeof protocol)['capabilitiesTask'];
export type CapabilitiesAnswer = TaskShapes[CapabilitiesTask]['response'];

/** Parts of the answer that are not in the profile. */
export type Deployment = {
  readonly mode: 'sandbox' | 'production';
  /** Scenarios of the test controller. */
  readonly scenarios: readonly string[];
  /** Version of this program. */
  readonly buildVersion: string;
  readonly lastUpdated: Date;
};

/** Returns the answer in the form of a release, with the blocks of the requested areas, or of all. */
export type Capabilities = (
  form: ReleaseForm,
  areas: readonly ProtocolArea[] | undefined,
) => CapabilitiesAnswer;

/** Caches each answer. Callers share the objects and must not change them. */
export function composeCapabilities(profile: AgentDeclaration, deployment: Deployment): Capabilities {
  const answers = new Map<string, CapabilitiesAnswer>();
  return (form, areas) => {
    const wanted = protocolAreas.filter(
      (area) => profile.supported_protocols.includes(area) && (areas?.includes(area) ?? true),
    );
    const key = `${form} ${wanted.join()}`;
    const known = answers.get(key) ?? keepJson(capabilitiesOf(profile, deployment, form, wanted));
    answers.set(key, known);
    return known;
  };
}

/**
 * Composes the capabilities answer.
 *
 * @param areas areas whose blocks are included; unsupported ones are skipped
 */
export function capabilitiesOf(
  profile: AgentDeclaration,
  { buildVersion, lastUpdated, ...offered }: Deployment,
  form: ReleaseForm,
  areas: readonly ProtocolArea[] = protocolAreas,
): CapabilitiesAnswer {
  const { [protocol.capabilityKey]: core, ...others } = declared(profile, offered, form, areas);
  return {
    status: 'completed',
    [protocol.capabilityKey]: { ...core, build_version: buildVersion },
    ...others,
    last_updated: lastUpdated.toISOString(),
  };
}

/** SHA-256 in hex of everything that is declared. It changes exactly when the answer changes for callers. */
export function declarationDigest(
  profile: AgentDeclaration,
  offered: Pick<Deployment, 'mode' | 'scenarios'>,
): string {
  const forms = (['specified', '3.1'] as const).map((form) =>
    declared(profile, offered, form, protocolAreas),
  );
  const text = canonicalize(forms) ?? '';
  return sha256Hex(text);
}

function declared(
  profile: AgentDeclaration,
  { mode, scenarios }: Pick<Deployment, 'mode' | 'scenarios'>,
  form: ReleaseForm,
  areas: readonly ProtocolArea[],
) {
  const { extensions_supported } = profile;
  const { supported_protocols, specialisms, experimental_features } = wordsOfRelease(profile, form);
  const shown = protocolAreas.filter((area) => areas.includes(area) && supported_protocols.includes(area));
  const blocks = [...shown, ...crossBlocks];
  const forced = mode === 'sandbox' ? scenariosOf(scenarios, form) : [];
  return {
    [protocol.capabilityKey]: {
      major_versions: [...new Set(RELEASES.map((release) => Number.parseInt(release, 10)))],
      supported_versions: [...RELEASES],
      idempotency: idempotencyOf(profile, form),
    },
    supported_protocols: [...supported_protocols],
    ...(specialisms.length > 0 ? { specialisms: [...specialisms] } : {}),
    account: {
      ...profile.account,
      supported_billing: billingOfRelease(profile.account.supported_billing, form),
    },
    ...Object.fromEntries(blocks.flatMap((name) => blockOf(profile, name, form))),
    ...(forced.length > 0 ? { compliance_testing: { scenarios: forced } } : {}),
    ...(extensions_supported.length > 0 ? { extensions_supported: [...extensions_supported] } : {}),
    ...(experimental_features.length > 0 ? { experimental_features: [...experimental_features] } : {}),
  };
}

function blockOf(
  profile: AgentDeclaration,
  name: ProtocolArea | CrossBlock,
  form: ReleaseForm,
): [string, object][] {
  const { [name]: block, media_buy: buying } = profile;
  if (name === 'media_buy' && buying !== undefined) return [[name, mediaBuyOf(buying, form)]];
  return block === undefined ? [] : [[name, block]];
}

type MediaBuy = NonNullable<AgentDeclaration['media_buy']>;
type Targeting = NonNullable<NonNullable<MediaBuy['execution']>['targeting']>;

/** Scenarios of release 3.0, whose list is closed. */
const FIRST_SCENARIOS: ReadonlySet<string> = new Set([
  'force_creative_status',
  'force_account_status',
  'force_media_buy_status',
  'force_session_status',
  'simulate_delivery',
  'simulate_budget_spend',
]);

/** This scenario requests the list of the others and is never listed itself. */
const LIST = 'list_scenarios';

const scenariosOf = (scenarios: readonly string[], form: ReleaseForm): string[] =>
  scenarios.filter(
    (name) => name !== LIST && (!releaseTable.hasClosedScenarios[form] || FIRST_SCENARIOS.has(name)),
  );

/** Areas, specialisms and features that release 3.0 does not know. Its clients fail at the first unknown word. */
const LATER_AREAS: ReadonlySet<string> = new Set(['measurement']);
const LATER_SPECIALISMS: ReadonlySet<string> = new Set(['creative-transformers', 'sponsored-intelligence']);
const LATER_FEATURES: ReadonlySet<string> = new Set(['measurement.core']);

/** The lists of a declaration, reduced to the words that the release knows. */
const wordsOfRelease = (
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

/** Billing parties that the form names. An agent that bills advertisers alone has nothing else to tell. */
function billingOfRelease(supported: readonly EnumsBillingParty[], form: ReleaseForm): EnumsBillingParty[] {
  const named = supported.filter((party) => party !== 'advertiser' || releaseTable.billsAdvertisers[form]);
  return named.length > 0 ? named : [...supported];
}

function idempotencyOf({ idempotency }: AgentDeclaration, form: ReleaseForm) {
  if (releaseTable.hasIdempotencyDetails[form] || !idempotency.supported) return idempotency;
  return { supported: true as const, replay_ttl_seconds: idempotency.replay_ttl_seconds };
}

/** The media buying block, with the names of postal and metro areas that the release knows. */
function mediaBuyOf(block: MediaBuy, form: ReleaseForm): MediaBuy {
  const targeting = block.execution?.targeting;
  return {
    ...block,
    ...featuresOf(block),
    ...(targeting === undefined
      ? {}
      : { execution: { ...block.execution, targeting: targetingOf(targeting, form) } }),
  };
}

/**
 * SDKs read feature flags, but the specification reads the presence of a block. Each flag is derived from its
 * block.
 */
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

/** The US market areas have two names: `nielsen_dma` in releases, `vendor_dma` in the specification. */
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
