import type { Connector } from './connect.ts';
import type { Deadline } from './deadline.ts';
import { type Expectation, exchange, type Reply, ReplyRefusal } from './exchange.ts';
import { fixedHeaders } from './headers.ts';
import { type Hop, nextHop } from './redirect.ts';
import { FetchRefused, readNetworkError } from './refusal.ts';
import type { FetchRequest } from './request.ts';
import { findRoute, type RouteRules } from './route.ts';
import { literalAddress } from './target.ts';

export type Vehicle = { rules: RouteRules; connect: Connector; userAgent: string };
export type Trail = [Hop, ...Hop[]];

/**
 * Goes from hop to hop until one answers. Each is judged from scratch, and the address that was judged is the one
 * that is dialled: there is no second look-up for a name server to answer differently.
 *
 * @param trail holds the first hop; grows as redirects are followed
 * @throws {FetchRefused} of the hop at the end of `trail`
 */
export async function travel(
  trail: Trail,
  request: FetchRequest,
  { rules, connect, userAgent }: Vehicle,
  deadline: Deadline,
): Promise<Extract<Reply, { kind: 'answer' }>> {
  const { signal } = deadline;
  const fixed = fixedHeaders(userAgent, request.validators);
  const expected: Expectation = {
    maxBytes: request.maxBytes,
    contentTypes: request.contentTypes ?? null,
    conditional: 'if-none-match' in fixed || 'if-modified-since' in fixed,
  };
  for (let [hop] = trail; ; trail.push(hop)) {
    const { url } = hop;
    if (request.httpsOnly && url.protocol !== 'https:') {
      throw new FetchRefused('blocked_scheme', 'only https URLs are fetched for this request');
    }
    const route = await deadline.race(findRoute(url, rules, signal));
    const socket = await connect(route, literalAddress(url.hostname) ?? url.hostname, signal);
    const reply = await exchange(socket, { ...hop, headers: { ...hop.headers, ...fixed } }, expected, signal);
    if (reply.kind === 'answer') return reply;
    try {
      hop = nextHop(trail, reply.status, reply.location, request.redirects);
    } catch (error) {
      throw new ReplyRefusal(reply.status, readNetworkError(error));
    }
  }
}
