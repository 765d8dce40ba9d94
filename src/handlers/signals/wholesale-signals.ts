import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import type { FeedRead } from '../../domain/webhooks/feed-changes.ts';
import { accountOfOwner, type FeedOwner } from '../products/wholesale-feed.ts';
import { findSignals, type SignalsReadCall } from './find-signals.ts';
import { signalsScope, signalsVersions } from './getSignals.ts';

type Tools = Omit<SignalsReadCall, 'principal' | 'release' | 'form' | 'now'> & { readonly now: () => Date };

/** Makes the wholesale read of signals as the owner of an account gets it, by the same code as `get_signals`. */
export function createWholesaleSignals(tools: Tools) {
  return async (account: FeedOwner): Promise<FeedRead> => {
    const principal: AgentPrincipal = {
      ...{ id: account.principalId, displayName: '', sandboxOnly: account.sandbox },
      permissions: { products: ['read'], media_buys: [], creatives: [], reports: [] },
    };
    const call: SignalsReadCall = { ...tools, principal, release: '3.1', form: '3.1', now: tools.now() };
    const request = { discovery_mode: 'wholesale', ...accountOfOwner(account) } as const;
    const found = await findSignals(request, call);
    const versions = signalsVersions(request, call, found);
    return {
      version: versions?.feed ?? '',
      pricingVersion: versions?.pricing ?? null,
      cacheScope: signalsScope(found),
      entities: found.rows.map(({ wire }) => ({
        id: wire.signal_agent_segment_id,
        object: { ...wire },
      })),
    };
  };
}
