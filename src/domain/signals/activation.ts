import type { CoreActivationKey, CoreDeployment, CoreDestination } from '../../../generated/types/schemas.ts';
import { type Judged, judged, refuse } from '../buys/refusal.ts';
import { canonicalUrl, isOwnAgent, type Signal } from './signal.ts';

export type ActivationStatus = 'activating' | 'live';

/**
 * A signal of an account on a destination. It begins as `activating` or at once as `live`; a deactivation and a failure
 * end it, and nothing is kept.
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
  /** When it is live, or should be. */
  readonly readyAt: Date;
  readonly deployedAt: Date | null;
  readonly createdAt: Date;
};

export type ActivationId = Pick<SignalActivation, 'principalId' | 'accountId' | 'segmentId' | 'destination'>;

/** Activations of an account at the same time, those under way included. */
export const MOST_ACTIVATIONS = 1_000;

const KEY_NAME = 'segment';
const MINUTE_MS = 60_000;

/** Platforms address a segment by its identifier, agents by a pair that they target in their own system. */
export const activationKey = ({ type }: Destination, segmentKey: string): CoreActivationKey =>
  type === 'platform'
    ? { type: 'segment_id', segment_id: segmentKey }
    : { type: 'key_value', key: KEY_NAME, value: segmentKey };

/** A running activation after the platform has named the segment; live when its time has come. */
export function afterPlatform(
  activation: SignalActivation,
  { activation_key, ready_at }: { readonly activation_key: string; readonly ready_at: Date },
  now: Date,
): SignalActivation {
  const named = { ...activation, segmentKey: activation_key, readyAt: ready_at };
  return ready_at.getTime() > now.getTime() ? named : { ...named, status: 'live', deployedAt: now };
}

/** The state of a signal on a destination for the account that activated it. */
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

/** The state after a deactivation. */
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
 * The state of a signal on each destination: those of the request that work, or else those of the catalog and of the
 * account’s own activations.
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

/** Whether packages sold here can be aimed by a signal: it stands ready here, or the account has it live here. */
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

/** Equal for the same kind, name and seat. */
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

/** The destinations of a request, which may name them in the present form, the older form, or both alike. */
export function namedDestinations({ destinations, deployments }: Named): Judged<Destination[]> {
  const keys = (list: readonly Destination[]) => [...new Set(list.map(destinationKey))].sort().join('\n');
  const isAmbiguous =
    destinations !== undefined && deployments !== undefined && keys(destinations) !== keys(deployments);
  const message = '`deployments` must name the same destinations as `destinations`; send one of them.';
  return judged(isAmbiguous ? [refuse('INVALID_REQUEST', 'deployments', message)] : [], () =>
    distinctDestinations(destinations ?? deployments ?? []),
  );
}

/** Minutes that an activation takes where the catalog does not say it. */
export const USUAL_MINUTES = 60;

/** A destination with what it is compared by, worked out once for all signals of a request. */
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

/** What the catalog says about a signal on a destination; undefined when it is not offered there. */
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

/** Canonical URL of an entry of the catalog, worked out once. */
function urlOf(offered: Offered, agentUrl: string): string {
  const url = urls.get(offered) ?? canonicalUrl(agentUrl);
  urls.set(offered, url);
  return url;
}

/** The destination of an entry of the catalog; this agent where it names none. */
const destinationOf = ({ type, platform, agent_url }: Offered, agentUrl: string): Destination =>
  type === 'platform' ? { type, platform: platform ?? '' } : { type, agent_url: agent_url ?? agentUrl };
