import type { CoreActivationKey, CoreDeployment, CoreDestination } from '../../../generated/types/core.ts';
import { type Judged, judged, refuse } from '../refusals/refusal.ts';
import { MINUTE_MS } from '../text/instant.ts';
import { canonicalUrl, isOwnAgent, type Signal } from './signal.ts';

export type ActivationStatus = 'activating' | 'live';

/**
 * A signal that an account activated on a destination. Its status is `activating` at first, or `live` at once. A
 * deactivation or a failure ends it, and then the record is deleted.
 */
export type SignalActivation = {
  readonly principalId: string;
  /** Empty for a caller of the sandbox that names no account. */
  readonly accountId: string;
  readonly segmentId: string;
  /** `destinationKey` of the target. */
  readonly destination: string;
  readonly target: Destination;
  readonly status: ActivationStatus;
  /** Name of the segment on the destination; null until the platform has given one. */
  readonly segmentKey: string | null;
  readonly pricingOptionId: string | null;
  readonly governanceContext: string | null;
  /** When the activation became live, or is expected to. */
  readonly readyAt: Date;
  readonly deployedAt: Date | null;
  readonly createdAt: Date;
};

export type ActivationId = Pick<SignalActivation, 'principalId' | 'accountId' | 'segmentId' | 'destination'>;

/** Maximum number of activations of an account at the same time, including those in progress. */
export const MOST_ACTIVATIONS = 1_000;

const KEY_NAME = 'segment';

/**
 * Activation key for a segment. A platform addresses a segment by its id; an agent by a key-value pair that it
 * targets in its own system.
 */
const activationKey = ({ type }: Destination, segmentKey: string): CoreActivationKey =>
  type === 'platform'
    ? { type: 'segment_id', segment_id: segmentKey }
    : { type: 'key_value', key: KEY_NAME, value: segmentKey };

/** The activation after the platform has named its segment. It becomes live when `ready_at` is reached. */
export function afterPlatform(
  activation: SignalActivation,
  { activation_key, ready_at }: { readonly activation_key: string; readonly ready_at: Date },
  now: Date,
): SignalActivation {
  const named = { ...activation, segmentKey: activation_key, readyAt: ready_at };
  return ready_at.getTime() > now.getTime() ? named : { ...named, status: 'live', deployedAt: now };
}

/** Deployment of a signal on a destination, for the account that activated it. */
export function deploymentOf(activation: SignalActivation, target: Destination, now: Date): CoreDeployment {
  const { status, segmentKey, deployedAt, readyAt } = activation;
  if (status === 'live' && segmentKey !== null)
    return {
      ...target,
      is_live: true,
      activation_key: activationKey(target, segmentKey),
      deployed_at: (deployedAt ?? readyAt).toISOString(),
    };
  const left = Math.max(1, Math.round((readyAt.getTime() - now.getTime()) / MINUTE_MS));
  return { ...target, is_live: false, estimated_activation_duration_minutes: left };
}

/** Deployment after a deactivation. */
export const inactive = (target: Destination): CoreDeployment => ({ ...target, is_live: false });

export type DeploymentView = {
  /** Activations of the account, of this signal only. */
  readonly activations: readonly SignalActivation[];
  /** Destinations that the request names; null for all. */
  readonly asked: readonly ActivationTarget[] | null;
  /** Whether every destination works, as in the sandbox. */
  readonly isAnywhere: boolean;
  readonly agentUrl: string;
  readonly now: Date;
};

/**
 * Deployments of a signal, one for each destination. If the request names destinations, these are the ones of the
 * request that the signal can be activated on. Otherwise they are those of the catalog and of the account’s own
 * activations.
 */
export function deploymentsOf(signal: Signal, view: DeploymentView): CoreDeployment[] {
  const { activations, asked, isAnywhere, agentUrl, now } = view;
  const own = new Map(activations.map((one) => [one.destination, one]));
  const state = (
    target: Destination,
    key: string,
    offered: Signal['deployments'][number] | undefined,
  ): CoreDeployment[] => {
    const activation = own.get(key);
    if (activation !== undefined) return [deploymentOf(activation, target, now)];
    if (offered === undefined && !isAnywhere) return [];
    if (offered?.is_live === true) return [{ ...target, is_live: true }];
    const minutes = offered?.estimated_activation_duration_minutes ?? USUAL_MINUTES;
    return [{ ...target, is_live: false, estimated_activation_duration_minutes: minutes }];
  };
  if (asked !== null)
    return asked.flatMap((target) => state(target.destination, target.key, offeredOn(signal, target)));
  const listed = signal.deployments.map((offered) => {
    const target = destinationOf(offered, agentUrl);
    return { offered, target, key: destinationKey(target) };
  });
  const keys = new Set(listed.map(({ key }) => key));
  const others = activations.filter(({ destination }) => !keys.has(destination));
  return [
    ...listed.flatMap(({ offered, target, key }) => state(target, key, offered)),
    ...others.map((one) => deploymentOf(one, one.target, now)),
  ];
}

/**
 * Whether packages sold here can target a signal: the catalog lists it as live on this agent, or the account has
 * activated it on this agent.
 */
export const isReadyHere = (
  signal: Signal,
  activations: readonly SignalActivation[],
  agentUrl: string,
): boolean =>
  signal.deployments.some(
    ({ type, agent_url: url, is_live: isLive }) => isLive && type === 'agent' && url === undefined,
  ) ||
  activations.some(
    ({ status, target }) =>
      status === 'live' && target.type === 'agent' && isOwnAgent(target.agent_url, agentUrl),
  );

/** Where a signal is used. */
export type Destination = CoreDestination;

/** Key for comparing destinations: equal for the same type, the same platform or agent URL, and the same seat. */
export const destinationKey = (destination: Destination): string =>
  JSON.stringify([
    destination.type,
    destination.type === 'platform' ? destination.platform : canonicalUrl(destination.agent_url),
    destination.account ?? '',
  ]);

/** Each destination once, in the order of the request. */
export const distinctDestinations = (all: readonly Destination[]): Destination[] => [
  ...new Map(all.map((one) => [destinationKey(one), one])).values(),
];

type Named = {
  readonly destinations?: readonly Destination[];
  readonly deployments?: readonly Destination[];
};

/**
 * The destinations of a request, which may name them in `destinations`, in the older `deployments`, or in both if
 * the two are equal.
 */
export function namedDestinations({ destinations, deployments }: Named): Judged<Destination[]> {
  const keys = (list: readonly Destination[]) => [...new Set(list.map(destinationKey))].sort().join('\n');
  const isAmbiguous =
    destinations !== undefined && deployments !== undefined && keys(destinations) !== keys(deployments);
  const message = '`deployments` must name the same destinations as `destinations`; send one of them.';
  return judged(isAmbiguous ? [refuse('INVALID_REQUEST', 'deployments', message)] : [], () =>
    distinctDestinations(destinations ?? deployments ?? []),
  );
}

/** Estimated minutes until an activation is live, where the catalog does not state it. */
export const USUAL_MINUTES = 60;

/** A destination with the values that it is compared by, computed once for all signals of a request. */
type ActivationTarget = {
  readonly destination: Destination;
  readonly key: string;
  /** Canonical URL of an agent; null for a platform. */
  readonly url: string | null;
  /** Whether it is this agent. */
  readonly isHere: boolean;
};

export const targetOf = (destination: Destination, agentUrl: string): ActivationTarget => ({
  destination,
  key: destinationKey(destination),
  url: destination.type === 'platform' ? null : canonicalUrl(destination.agent_url),
  isHere: destination.type === 'agent' && isOwnAgent(destination.agent_url, agentUrl),
});

type Offered = Signal['deployments'][number];

/** The catalog's entry for a signal on a destination; undefined when the signal is not offered there. */
export const offeredOn = (
  signal: Signal,
  { destination, url, isHere }: ActivationTarget,
): Offered | undefined =>
  signal.deployments.find((offered) => {
    if (offered.type !== destination.type) return false;
    if (destination.type === 'platform') return offered.platform === destination.platform;
    return offered.agent_url === undefined ? isHere : urlOf(offered, offered.agent_url) === url;
  });

const urls = new WeakMap<Offered, string>();

/** Canonical URL of an entry of the catalog, computed once. */
function urlOf(offered: Offered, agentUrl: string): string {
  const url = urls.get(offered) ?? canonicalUrl(agentUrl);
  urls.set(offered, url);
  return url;
}

/** Destination of an entry of the catalog; this agent if the entry names no other. */
const destinationOf = ({ type, platform, agent_url }: Offered, agentUrl: string): Destination =>
  type === 'platform' ? { type, platform: platform ?? '' } : { type, agent_url: agent_url ?? agentUrl };
