import type { CoreDestination } from '../../../generated/types/schemas.ts';
import { type Judged, judged, refuse } from '../media/refusal.ts';
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

type Offered = Signal['deployments'][number];

/** What the catalog says about a signal on a destination; undefined when it is not offered there. */
export function offeredOn(signal: Signal, destination: Destination, agentUrl: string): Offered | undefined {
  return signal.deployments.find((offered) => {
    if (offered.type !== destination.type) return false;
    if (destination.type === 'platform') return offered.platform === destination.platform;
    return offered.agent_url === undefined
      ? isOwnAgent(destination.agent_url, agentUrl)
      : canonicalUrl(offered.agent_url) === canonicalUrl(destination.agent_url);
  });
}

/** The destination of an entry of the catalog; this agent where it names none. */
export const destinationOf = ({ type, platform, agent_url }: Offered, agentUrl: string): Destination =>
  type === 'platform' ? { type, platform: platform ?? '' } : { type, agent_url: agent_url ?? agentUrl };
