import canonicalize from 'canonicalize';
import { protocol } from '../../../generated/protocol.ts';
import type { TaskShapes } from '../../../generated/tasks.ts';
import { sha256Hex } from '../sha256.ts';
import { RELEASES, type ReleaseForm } from '../tasks/version.ts';
import {
  type AgentDeclaration,
  type CrossBlock,
  crossBlocks,
  type ProtocolArea,
  protocolAreas,
} from './agent-profile.ts';
import { idempotencyOf, mediaBuyOf, scenariosOf, wordsOfRelease } from './release-forms.ts';

export type CapabilitiesTask = (typeof protocol)['capabilitiesTask'];
export type CapabilitiesAnswer = TaskShapes[CapabilitiesTask]['response'];

/** What the answer holds beside the profile. */
export type Deployment = {
  readonly mode: 'sandbox' | 'production';
  /** Scenarios of the test controller. */
  readonly scenarios: readonly string[];
  /** Version of this program. */
  readonly buildVersion: string;
  readonly lastUpdated: Date;
};

/** The answer in a form, with the blocks of the areas that are asked for, or of all. */
export type Capabilities = (
  form: ReleaseForm,
  areas: readonly ProtocolArea[] | undefined,
) => CapabilitiesAnswer;

/** Composes each answer once; callers share it and must not change it. */
export function composeCapabilities(profile: AgentDeclaration, deployment: Deployment): Capabilities {
  const answers = new Map<string, CapabilitiesAnswer>();
  return (form, areas) => {
    const wanted = protocolAreas.filter(
      (area) => profile.supported_protocols.includes(area) && (areas?.includes(area) ?? true),
    );
    const key = `${form} ${wanted.join()}`;
    const known = answers.get(key) ?? capabilitiesOf(profile, deployment, form, wanted);
    answers.set(key, known);
    return known;
  };
}

/** @param areas areas whose blocks are answered; one that is not supported is absent */
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

/** SHA-256 over all that is declared, in hex: equal exactly when nothing has changed for callers. */
export function declarationDigest(
  profile: AgentDeclaration,
  offered: Pick<Deployment, 'mode' | 'scenarios'>,
): string {
  const text = canonicalize(declared(profile, offered, 'specified', protocolAreas)) ?? '';
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
    account: { ...profile.account, supported_billing: [...profile.account.supported_billing] },
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
