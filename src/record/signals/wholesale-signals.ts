import { type FeedVersions, feedVersions } from '../../domain/products/discovery/feed-version.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import type { FeedRead } from '../../domain/webhooks/feed-changes.ts';
import { accountOfOwner, type FeedOwner } from '../products/wholesale-feed.ts';
import { type FoundSignals, findSignals, type SignalsReadCall, type SignalsRequest } from './find-signals.ts';

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

export const signalsScope = ({ isOwn }: FoundSignals): 'public' | 'account' => (isOwn ? 'account' : 'public');

/** Versions of the feed within the conditions of the request; null where versions are not declared. */
export function signalsVersions(
  { filters, signal_refs, signal_ids }: SignalsRequest,
  { profile, baseUrl }: Pick<SignalsReadCall, 'profile' | 'baseUrl'>,
  found: FoundSignals,
): FeedVersions | null {
  if (profile.wholesale_feed_versioning?.supported !== true) return null;
  const { query, account, isFull, rows, states } = found;
  const { destinations, countries } = query;
  const scope = {
    agentUrl: baseUrl,
    filters: {
      ...filters,
      destinations,
      countries,
      signal_refs,
      signal_ids,
      feed: 'signals',
      isFull,
      states,
    },
    accountId: signalsScope(found) === 'account' ? account?.id : undefined,
  };
  return feedVersions(
    scope,
    rows.map(({ base }) => base),
  );
}
