import type { EnumsActionSource, EnumsEventType } from '../../../generated/types/enums.ts';
import type { MediaBuyEventSourceOutcome as Outcome } from '../../../generated/types/media-buy.ts';
import type { TaskWrite } from '../../desk/tasks/call.ts';
import {
  type DeclaredSource,
  detailsOf,
  type EventSource,
  healthOf,
  judgeSource,
  repeatedSource,
  SELLER_SOURCE,
  setupOf,
  trackingOf,
} from '../../domain/events/source.ts';
import { sameJson } from '../../domain/json/values.ts';
import { type BuyRejected, refuse, taskErrorOf } from '../../domain/refusals/refusal.ts';
import { entryErrors } from '../../domain/refusals/task-error.ts';
import { inTurns, pausesAfter, type Steps } from '../../domain/steps.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import type { TaskWriteCall } from '../../record/task-call.ts';
import type { SourceCounts } from '../../store/events/logged-events.ts';

type Name = 'sync_event_sources';
type Call = TaskWriteCall<Name>;

/** Sources processed between two turns of the event loop: about a millisecond. */
const SOURCES = 200;

/** `sync_event_sources`: declares the event sources of an account, and returns all its sources with their health. */
export const syncEventSources: TaskWrite<Name> = async (args, call) => {
  const { store, principal, now } = call;
  const tracking = trackingOf(call.profile);
  const declared: readonly DeclaredSource[] = args.event_sources ?? [];
  const twice = repeatedSource(declared);
  if (twice !== null) {
    const field = `event_sources[${twice}].event_source_id`;
    throw taskErrorOf([refuse('INVALID_REQUEST', field, '`event_source_id` is used twice in the request.')]);
  }
  const account = await resolveAccount(args.account, call, 'sync_event_sources', { mayCreate: true });
  await store.eventSources.lock(principal.id, account.id);
  const stored = await withSellers(account.id, call);
  const before = new Map(stored.map((source) => [source.id, source]));
  const { outcomes, changed } = await inTurns(
    declaredOf(declared, before, account.id, { tracking, principal, now }),
    store.nextTurn,
  );
  await store.eventSources.putAll(changed);
  const named = new Set(declared.map(({ event_source_id: id }) => id));
  const others = stored.filter(({ id }) => !named.has(id));
  const isGone = ({ managedBy }: EventSource) => args.delete_missing === true && managedBy === 'buyer';
  const gone = others.filter(isGone);
  await store.eventSources.remove(
    principal.id,
    account.id,
    gone.map(({ id }) => id),
  );
  const counts = await store.loggedEvents.counts(
    { principalId: principal.id, accountId: account.id },
    [...named, ...others.map(({ id }) => id)],
    now,
  );
  const rest = others.map((source) => [source, isGone(source) ? 'deleted' : 'unchanged'] as const);
  const event_sources = await inTurns(describedSources(outcomes, rest, { counts, now }), store.nextTurn);
  return { sandbox: account.sandbox, body: { status: 'completed', event_sources } };
};

type Declared = { readonly outcomes: readonly Outcome[]; readonly changed: readonly EventSource[] };

/** What becomes of the sources of the request, and those to store. */
function* declaredOf(
  declared: readonly DeclaredSource[],
  before: ReadonlyMap<string, EventSource>,
  accountId: string,
  { tracking, ...by }: { readonly tracking: ReturnType<typeof trackingOf> } & Pick<Call, 'principal' | 'now'>,
): Steps<Declared> {
  const isDue = pausesAfter(SOURCES);
  const outcomes: Outcome[] = [];
  const changed: EventSource[] = [];
  for (const [at, one] of declared.entries()) {
    if (isDue()) yield;
    const old = before.get(one.event_source_id);
    const refusal = old?.managedBy === 'seller' ? kept(at) : judgeSource(one, tracking, at);
    const after = refusal === null ? changedSource(one, old, accountId, by) : undefined;
    if (after !== undefined) changed.push(after);
    outcomes.push(refusal === null ? outcomeOf(old, after) : failed(one, refusal));
  }
  return { outcomes, changed };
}

/** All sources of the account, those of the request first, with their health. */
function* describedSources(
  outcomes: readonly Outcome[],
  rest: readonly (readonly [EventSource, 'deleted' | 'unchanged'])[],
  { counts, now }: { readonly counts: readonly SourceCounts[]; readonly now: Date },
): Steps<Outcome[]> {
  const isDue = pausesAfter(SOURCES);
  const countsOf = new Map(counts.map((one) => [one.sourceId, one]));
  const described: Outcome[] = [];
  for (const outcome of [...outcomes, ...rest.map(([source, action]) => onWire(source, action))]) {
    if (isDue()) yield;
    const isQuiet =
      outcome.action === 'failed' || outcome.action === 'deleted' || outcome.managed_by === 'seller';
    described.push(
      isQuiet ? outcome : { ...outcome, health: health(countsOf.get(outcome.event_source_id), now) },
    );
  }
  return described;
}

/** The sources of an account, plus the seller's own source where the seller counts conversions itself. */
async function withSellers(
  accountId: string,
  { store, principal, catalog, now }: Call,
): Promise<EventSource[]> {
  const stored = await store.eventSources.list(principal.id, accountId);
  const isCounting = catalog.products.some(
    ({ product }) => product.conversion_tracking?.platform_managed === true,
  );
  if (!isCounting || stored.some(({ id }) => id === SELLER_SOURCE.id)) return stored;
  const own: EventSource = {
    principalId: principal.id,
    accountId,
    managedBy: 'seller',
    createdAt: now,
    updatedAt: now,
    ...SELLER_SOURCE,
  };
  await store.eventSources.putAll([own]);
  return [...stored, own];
}

/** The source as it is to be stored; undefined when the stored one is the same. */
function changedSource(
  declared: DeclaredSource,
  old: EventSource | undefined,
  accountId: string,
  { principal, now }: Pick<Call, 'principal' | 'now'>,
): EventSource | undefined {
  const details = detailsOf(declared);
  if (old !== undefined && sameJson(old.details, details)) return undefined;
  return {
    principalId: principal.id,
    accountId,
    id: declared.event_source_id,
    managedBy: 'buyer',
    details,
    createdAt: old?.createdAt ?? now,
    updatedAt: now,
  };
}

function outcomeOf(old: EventSource | undefined, changed: EventSource | undefined): Outcome {
  if (old !== undefined && changed === undefined) return onWire(old, 'unchanged');
  if (changed === undefined) throw new RangeError('a source is new, changed or the same');
  const action = old === undefined ? 'created' : 'updated';
  return { ...onWire(changed, action), setup: setupOf(changed.id, changed.details) };
}

const kept = (at: number): BuyRejected =>
  refuse('VALIDATION_ERROR', `event_sources[${at}].event_source_id`, 'The seller keeps this source.');

const failed = ({ event_source_id }: DeclaredSource, refusal: BuyRejected): Outcome => ({
  event_source_id,
  action: 'failed',
  errors: entryErrors(taskErrorOf([refusal])),
});

function onWire({ id, managedBy, details }: EventSource, action: Outcome['action']): Outcome {
  const { name, event_types, action_source, surface } = details;
  return {
    event_source_id: id,
    ...(name === undefined ? {} : { name }),
    ...(event_types === undefined ? {} : { event_types: [...event_types] as EnumsEventType[] }),
    ...(action_source === undefined ? {} : { action_source: action_source as EnumsActionSource }),
    ...(surface === undefined ? {} : { surface }),
    managed_by: managedBy,
    action,
  };
}

function health(counts: SourceCounts | undefined, now: Date): NonNullable<Outcome['health']> {
  const { received = 0, matchable = 0, lastDay = 0, lastAt } = counts ?? {};
  const rate = received === 0 ? 0 : matchable / received;
  const status = healthOf({ lastDay, matchRate: rate, hasEvents: received > 0 });
  return {
    status,
    ...(received === 0 ? {} : { match_rate: Math.round(rate * 10_000) / 10_000 }),
    ...(lastAt === undefined ? {} : { last_event_at: lastAt.toISOString() }),
    evaluated_at: now.toISOString(),
    events_received_24h: lastDay,
    ...(status === 'insufficient'
      ? {
          issues: [
            {
              severity: 'warning',
              message:
                received === 0
                  ? 'The source has received no event yet.'
                  : 'The source has received no event lately.',
            },
          ],
        }
      : {}),
  };
}
