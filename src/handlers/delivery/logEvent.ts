import type { TaskLookedWrite } from '../../desk/tasks/call.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import type { CreditedEvent } from '../../domain/events/attribution.ts';
import {
  dedupeKey,
  isMatchable,
  type LoggedEvent,
  matchQuality,
  sortBatch,
} from '../../domain/events/event.ts';
import { additionsOf } from '../../domain/events/hourly-sums.ts';
import { type EventSource, trackingOf } from '../../domain/events/source.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { inTurns, type Steps } from '../../domain/steps.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import { accountReferenceIn } from '../../record/accounts/account-reference.ts';
import { owningAccount } from '../../record/accounts/owning-account.ts';
import { knownAccountId } from '../../record/accounts/resolve-account.ts';
import { addCredited } from '../../record/buys/delivered.ts';
import { claimingBuys, creditEvents } from '../../record/delivery/credit-events.ts';
import type { TaskLookCall, TaskWriteCall } from '../../record/task-call.ts';
import type { TakenEvent } from '../../store/events/logged-events.ts';

type Name = 'log_event';

/** Hashes computed between two pauses: about a millisecond. */
const HASHES = 500;

/**
 * `log_event`: accepts events of one source. Each event is validated by itself and counts once. The platform is
 * asked which package an event is credited to before anything is written. Events that a simultaneous call has
 * stored by then are left out.
 */
export const logEvent: TaskLookedWrite<Name> = {
  asksOutside: (_args, { platform }) => platform.connected !== undefined,
  looksFirst: true,

  async look(args, call) {
    const tracking = trackingOf(call.profile);
    const { source, sandbox } = await sourceOf(args, call);
    const { principalId, accountId, id: sourceId, details } = source;
    const acrossSources = tracking.multi_source_event_dedup === true;
    const events: readonly LoggedEvent[] = args.events;
    const keys = await inTurns(hashesOf(events, sourceId, acrossSources), call.store.nextTurn);
    const isTest = args.test_event_code !== undefined;
    const known = isTest
      ? new Set<string>()
      : await call.store.loggedEvents.known(principalId, accountId, [...keys.values()]);
    const sorting = sortBatch(
      events,
      { id: sourceId, acrossSources },
      {
        now: call.now,
        sourceTypes: details.event_types ?? null,
        declaredTypes: tracking.supported_event_types ?? null,
        actionSources: tracking.supported_action_sources ?? null,
        domains: details.allowed_domains ?? null,
      },
      (key) => known.has(keys.get(key) ?? ''),
    );
    const batch = await inTurns(sorting, call.store.nextTurn);
    const fresh = batch.fresh.map(({ event, key }) => ({ event, key: keys.get(key) ?? '' }));
    const matchable = fresh.filter(({ event }) => isMatchable(event));
    const isNew = !isTest && matchable.length > 0;
    const credits = isNew
      ? await creditEvents(
          call.platform,
          call.store,
          await claimingBuys(call.store, source, call.now),
          matchable,
          { sourceId, declared: tracking.attribution_windows },
        )
      : new Map<string, CreditedEvent>();
    const unnamed = batch.processed - batch.matchable;
    return async (write) => {
      if (!isTest) await take(fresh, credits, source, write);
      return {
        sandbox,
        body: {
          status: 'completed',
          events_received: batch.received,
          events_processed: batch.processed,
          ...(batch.failures.length === 0 ? {} : { partial_failures: [...batch.failures] }),
          ...(unnamed === 0
            ? {}
            : {
                warnings: [
                  `${unnamed} of the events have no identifier, so that they are not attributed to an ad.`,
                ],
              }),
          match_quality: matchQuality(batch.matchable, batch.processed),
        },
      };
    };
  },
};

/** The hash by which an event is remembered, by its deduplication key. */
function* hashesOf(
  events: readonly LoggedEvent[],
  sourceId: string,
  acrossSources: boolean,
): Steps<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const [at, event] of events.entries()) {
    const key = dedupeKey(event, sourceId, acrossSources);
    hashes.set(key, sha256Hex(key));
    if (at % HASHES === HASHES - 1) yield;
  }
  return hashes;
}

/**
 * The source of the events, if the state of its account allows events.
 *
 * @throws {TaskError} REFERENCE_NOT_FOUND, the same for foreign and unknown sources; ACCOUNT_AMBIGUOUS when
 *   several accounts have a source with this id; the errors of the account's state; VALIDATION_ERROR when the
 *   seller logs the events of the source itself
 */
async function sourceOf(
  args: TaskRequest<Name>,
  call: TaskLookCall<Name>,
): Promise<{ source: EventSource; sandbox: boolean }> {
  const { store, principal } = call;
  const id = args.event_source_id;
  const named: unknown = Reflect.get(args, 'account');
  const field = 'event_source_id';
  const all = await store.eventSources.listById(principal.id, id);
  // The source determines its account. A caller that names the account as well may use the same source id in
  // several accounts.
  const reference = await accountReferenceIn(named);
  const accountId = reference === null ? undefined : await knownAccountId(reference, call);
  const [source, ...others] =
    accountId === undefined ? all : all.filter((one) => one.accountId === accountId);
  if (source === undefined)
    throw new TaskError('REFERENCE_NOT_FOUND', 'The account has no event source with this id.', { field });
  if (source.managedBy === 'seller')
    throw new TaskError('VALIDATION_ERROR', 'The seller logs the events of this source itself.', { field });
  if (others.length > 0) {
    throw new TaskError('ACCOUNT_AMBIGUOUS', 'Several accounts have an event source with this id.', {
      field,
      suggestion: 'Use an `event_source_id` of its own for each account.',
    });
  }
  const account = await owningAccount(source.accountId, call, 'log_event', field);
  if (account === null)
    throw new TaskError('REFERENCE_NOT_FOUND', 'The account has no event source with this id.', { field });
  return { source, sandbox: account.sandbox };
}

/** Stores the events that no earlier call has stored, and credits their packages. */
async function take(
  events: readonly { readonly event: LoggedEvent; readonly key: string }[],
  credits: ReadonlyMap<string, CreditedEvent>,
  { principalId, accountId, id: sourceId }: EventSource,
  { store, now }: Pick<TaskWriteCall<Name>, 'store' | 'now'>,
): Promise<void> {
  const rows = events.map(({ event, key }): TakenEvent => {
    const { user_match: _, ...kept } = event;
    const credit = credits.get(key);
    return {
      key,
      sourceId,
      event: kept,
      isMatchable: isMatchable(event),
      credit: credit === undefined ? null : { buy_id: credit.buyId, package_id: credit.packageId },
      happenedAt: new Date(event.event_time),
    };
  });
  const taken = await store.loggedEvents.insertAll(principalId, accountId, rows, now);
  const owed = [...credits].filter(([key]) => taken.has(key)).map(([, credit]) => credit);
  const byBuy = Map.groupBy(owed, ({ buyId }) => buyId);
  for (const id of [...byBuy.keys()].sort()) {
    const buy = { principalId, id };
    await store.mediaBuys.lock(buy);
    // An event may have a time slightly in the future. It is credited as of now, so that no report shows the future.
    const until = (byBuy.get(id) ?? []).map((one) => (one.at > now ? { ...one, at: now } : one));
    await addCredited(store, buy, additionsOf(until), now);
  }
}
