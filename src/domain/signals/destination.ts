import type { CoreDestination } from '../../../generated/types/schemas.ts';
import { type Judged, judged, refuse } from '../buys/refusal.ts';
import { canonicalUrl, isOwnAgent, type Signal } from './signal.ts';

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
export type ActivationTarget = {
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
export const destinationOf = ({ type, platform, agent_url }: Offered, agentUrl: string): Destination =>
  type === 'platform' ? { type, platform: platform ?? '' } : { type, agent_url: agent_url ?? agentUrl };
