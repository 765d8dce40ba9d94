import type { AskedVerifier, Outside } from '../../domain/tasks/outside.ts';
import { connectAgent } from '../../infra/agents/connect.ts';
import { isListed } from '../../infra/fetcher/target.ts';
import type { Fetcher } from '../../infra/fetcher.ts';

type Tools = {
  fetcher: Fetcher;
  /** Hosts, or `host:port`, that stand for something else; these may be asked over plain http. */
  outboundHosts: ReadonlyMap<string, string>;
  /** For the whole conversation. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 8_000;

/** Asks verifiers of provenance for features of a creative, over MCP or A2A, for a bounded time. */
export function createVerifier({
  fetcher,
  outboundHosts,
  timeoutMs = TIMEOUT_MS,
}: Tools): Outside['creativeFeatures'] {
  return async (address, question): Promise<AskedVerifier> => {
    const url = URL.parse(address);
    // An answer over plain http could be anybody's.
    if (url === null || !(url.protocol === 'https:' || isListed(url, outboundHosts))) return { ok: false };
    const connected = await connectAgent(fetcher, address, { timeoutMs });
    if (!connected.ok) return { ok: false };
    const { session } = connected;
    try {
      const answer = await session.call('get_creative_features', question);
      return answer.ok ? { ok: true, answer: answer.data } : { ok: false };
    } finally {
      await session.close();
    }
  };
}
