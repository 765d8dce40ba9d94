import type { CoreActivationKey, CoreDeployment } from '../../../generated/types/schemas.ts';
import {
  type ActivationTarget,
  type Destination,
  destinationKey,
  destinationOf,
  offeredOn,
  USUAL_MINUTES,
} from './destination.ts';
import { isOwnAgent, type Signal } from './signal.ts';

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
