import type { TaskKeepingRead } from '../../desk/tasks/call.ts';
import { submitForced } from '../../desk/tasks/submitted.ts';
import type { TaskAnswer } from '../../domain/contract/shapes.ts';
import { pageOf } from '../../domain/list-page.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import {
  isUnchangedWholesaleFeed,
  type WholesaleFeedVersions,
} from '../../domain/products/discovery/feed-version.ts';
import { selectedFields } from '../../domain/signals/on-wire.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import {
  type FoundSignals,
  findSignals,
  rankFoundSignals,
  type SignalsReadCall,
  type SignalsRequest,
  signalsScope,
  signalsVersions,
} from '../../record/signals/find-signals.ts';
import type { TaskWriteCall } from '../../record/task-call.ts';

type Name = 'get_signals';
type Answer = TaskAnswer<Name>;

/**
 * `get_signals`: the signals that match a text or references, or all of them. A test may turn a brief of its
 * account into a task. Other reads store nothing.
 */
export const getSignals: TaskKeepingRead<Name> = {
  // Else it would wait for other writers, and keep them waiting.
  keeps: ({ discovery_mode: mode }, { store, principal }) =>
    mode !== 'wholesale' && store.forcedArms.has(principal.id, 'get_signals'),
  read: answer,
  write: {
    asksOutside: () => true,
    async look(request, call) {
      const found = await findSignals(request, call);
      const done = await answerFound(request, call, found);
      return async (write) => (await answerForced(request, write, found)) ?? done;
    },
  },
};

async function answer(request: SignalsRequest, call: SignalsReadCall): Promise<Answer> {
  return answerFound(request, call, await findSignals(request, call));
}

const UNPRICED = {
  scope: 'pricing',
  description: 'Prices and activation keys are returned to callers with the permission to read products.',
} as const;

async function answerFound(
  request: SignalsRequest,
  call: SignalsReadCall,
  found: FoundSignals,
): Promise<Answer> {
  const { query, isSandbox, isFull } = found;
  const versions = signalsVersions(request, call, found);
  const named = versions === null ? {} : versionsOnWire(versions, call);
  const cache_scope = signalsScope(found);
  if (versions !== null && query.mode === 'wholesale' && isKnown(request, versions))
    return {
      body: { status: 'completed', ...named, cache_scope, unchanged: true },
      sandbox: isSandbox,
    };
  const rows = query.mode === 'wholesale' ? found.rows : await rankFoundSignals(found, call);
  const page = pageOf(rows, query.page, JSON.parse(JSON.stringify(listOf(request, found))));
  const body = {
    status: 'completed',
    signals: page.items.map(({ wire }) => selectedFields(wire, request.fields)),
    ...(isFull ? {} : { incomplete: [UNPRICED] }),
    ...found.advice,
    ...named,
    cache_scope,
    pagination: page.pagination,
  };
  return { body: body as Answer['body'], sandbox: isSandbox };
}

/** The parameters that determine which signals are listed, and in which order. */
function listOf({ filters, signal_refs, signal_ids }: SignalsRequest, { query, account }: FoundSignals) {
  const { mode, spec, destinations, countries } = query;
  return {
    mode,
    spec,
    destinations,
    countries,
    filters,
    signal_refs,
    signal_ids,
    account: account?.id ?? null,
  };
}

const versionsOnWire = (
  { feed, pricing }: WholesaleFeedVersions,
  { profile }: Pick<SignalsReadCall, 'profile'>,
) => ({
  wholesale_feed_version: feed,
  ...(profile.wholesale_feed_versioning?.pricing_version_separate === true
    ? { pricing_version: pricing }
    : {}),
});

const isKnown = (
  { if_wholesale_feed_version, if_pricing_version }: SignalsRequest,
  versions: WholesaleFeedVersions,
): boolean =>
  isUnchangedWholesaleFeed(
    {
      ...(if_wholesale_feed_version === undefined ? {} : { if_wholesale_feed_version }),
      ...(if_pricing_version === undefined ? {} : { if_pricing_version }),
    },
    versions,
  );

/** The response that a test requested in place of signals; the request is used up by it. Null when there is none. */
async function answerForced(
  request: SignalsRequest,
  call: TaskWriteCall<Name>,
  { isSandbox, account }: FoundSignals,
): Promise<Answer | null> {
  const { principal, store } = call;
  if (principal === null || !isSandbox) return null;
  const forced = await store.forcedArms.take(principal.id, account?.id ?? '', 'get_signals');
  if (forced === undefined) return null;
  const caller: TaskWriteCall<Name> & { readonly principal: AgentPrincipal } = { ...call, principal };
  const owner =
    request.account === undefined
      ? null
      : await resolveAccount(request.account, caller, 'get_signals', { mayCreate: true });
  return submitForced('get_signals', request, caller, forced, owner?.id ?? null);
}
