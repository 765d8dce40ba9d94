import { type Peer, parts, type Report, runConformance } from '../../../conformance/index.ts';
import { fetchOf, type Handle } from './http.ts';

/** What the runner says of a service in this process. */
export const judged = (peer: Peer, service: Handle): Promise<Report> =>
  runConformance({
    peers: [peer],
    parts,
    version: '1',
    requestsPerSecond: Number.POSITIVE_INFINITY,
    requestsAtOnce: 50,
    fetch: fetchOf(service),
  });

/** Ids of what is violated, with the fault. */
export const violatedIn = ({ results }: Report): string[] =>
  results.flatMap((result) => (result.verdict === 'violated' ? [`${result.id}: ${result.fault}`] : []));
