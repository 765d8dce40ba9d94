import type { CoreAccountRef } from '../../../generated/types/core.ts';
import {
  type Account,
  accountId,
  chooseByBrand,
  chooseByKey,
  isOwnAccountId,
  keyOfMadeUpId,
  keyText,
  meansSandbox,
  type NaturalKey,
  nameOfKey,
  naturalKey,
  worksUndeclared,
} from '../../domain/accounts/account.ts';
import type { NotificationProof } from '../../domain/accounts/notification-configs.ts';
import { isReadOnly } from '../../domain/accounts/on-wire.ts';
import {
  billingFor,
  type EntryPlan,
  planEntry,
  type SyncEntry,
  type SyncSubject,
} from '../../domain/accounts/plan-account-entry.ts';
import { accountLimit } from '../../domain/accounts/states.ts';
import type { ReleaseForm } from '../../domain/contract/release.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import { webhookReader } from '../../domain/contract/webhook-reader.ts';
import type { JudgeUrl } from '../../domain/refusals/called-url.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import type { BeginWholesaleFeeds } from './account-feeds.ts';
import { loadNamed, type NamedAccounts } from './named-accounts.ts';
import { type AccountCall, ambiguous, keyOf, undeclaredId } from './resolve-account.ts';

export type SyncAccountsArguments = TaskRequest<'sync_accounts'>;

/** Results of the look, the step of a task that runs before its write transaction. */
export type SeenAccounts = {
  /**
   * Identifiers for accounts that may have to be created, by natural key. The endpoint proofs belong to these
   * identifiers.
   */
  readonly ids: Map<string, string>;
  readonly proofs: ReadonlyMap<string, NotificationProof> | 'assume';
  /** Whether an entry with an unproven endpoint fails. Otherwise the plan only lists the endpoint in `unproven`. */
  readonly mustBeProven: boolean;
  /** Begins the feeds that accounts are about to subscribe to with what was read of them. */
  readonly feeds?: BeginWholesaleFeeds;
};

export type SyncPlan = {
  /** One plan per entry of the request, in the same order. */
  readonly entries: readonly EntryPlan[];
  /** Accounts to write, in their state after the request. */
  readonly created: readonly Account[];
  readonly updated: readonly Account[];
  /** Identifiers of all accounts that the request names, also when an entry fails. */
  readonly named: readonly string[];
};

/** Entries that are planned between two turns of the event loop: a few milliseconds. */
const ENTRIES = 100;

/** Plans all entries; each entry sees the changes of the entries before it. */
export async function planAccountSync(
  args: SyncAccountsArguments,
  call: AccountCall & { readonly judgeUrl: JudgeUrl; readonly form: ReleaseForm },
  seen: SeenAccounts,
): Promise<SyncPlan> {
  const known = await loadNamed(args, call);
  const had = await call.store.accounts.countLive(call.principal.id);
  const rules = {
    principalId: call.principal.id,
    readOnly: isReadOnly(call.principal),
    profile: call.profile,
    supportedBilling: billingFor(call.profile.account.supported_billing, call.principal),
    mode: call.mode,
    judgeUrl: call.judgeUrl,
    now: call.now,
    push: args.push_notification_config ?? null,
    reader: webhookReader(call.form, args),
    proofs: seen.proofs,
  };
  const entries: EntryPlan[] = [];
  const named = new Set<string>();
  const fresh = new Set<string>();
  const dirty = new Set<string>();
  for (const [at, entry] of args.accounts.entries()) {
    if (at % ENTRIES === ENTRIES - 1) await call.store.nextTurn();
    const subject = await subjectOf(entry, call, known);
    if (subject instanceof TaskError) {
      entries.push({ action: 'failed', error: subject });
      continue;
    }
    const { stored, key } = subject;
    if (stored !== undefined) named.add(stored.id);
    const id = key === null ? '' : (subject.id ?? idFor(key, seen.ids, call.newId));
    const planned = planEntry(entry, subject, { ...rules, id });
    const plan = admitted(planned, stored === undefined ? had + fresh.size : null, seen);
    entries.push(plan);
    if (plan.action === 'failed') continue;
    const { account } = plan;
    known.keep(account);
    named.add(account.id);
    if (stored === undefined) fresh.add(account.id);
    else if (plan.isDirty && !fresh.has(account.id)) dirty.add(account.id);
  }
  const pick = (ids: ReadonlySet<string>) => known.all().filter(({ id }) => ids.has(id));
  return { entries, created: pick(fresh), updated: pick(dirty), named: [...named] };
}

/**
 * The plan of an entry, or its failure: an endpoint is not proven, or the caller has as many accounts as it may have.
 *
 * @param had number of the caller's accounts before an entry that makes one; null for an entry that makes none
 */
function admitted(plan: EntryPlan, had: number | null, { mustBeProven }: SeenAccounts): EntryPlan {
  if (plan.action === 'failed') return plan;
  if (mustBeProven && plan.unproven.length > 0) return { action: 'failed', error: changedMeanwhile() };
  const full = had === null ? null : accountLimit(had);
  return full === null ? plan : { action: 'failed', error: full };
}

/** Account that an entry refers to, or the error that refuses the entry. */
async function subjectOf(
  entry: SyncEntry,
  call: AccountCall,
  known: NamedAccounts,
): Promise<SyncSubject | TaskError> {
  try {
    const { account: reference, brand, operator } = entry;
    if (reference !== undefined) return await referenced(reference, call, known);
    if (brand === undefined || operator === undefined) {
      return new TaskError(
        'INVALID_REQUEST',
        '`brand`, `operator` and `billing` are required to declare an account.',
      );
    }
    const { principal, profile } = call;
    const { sandboxOnly } = principal;
    const isSandbox = meansSandbox({ sandbox: entry.sandbox, sandboxOnly, profile, field: 'sandbox' });
    const key = naturalKey({ brand, operator }, isSandbox);
    const stored = known.live(key);
    if (stored !== undefined || !sandboxOnly) return { key, stored, worksUndeclared: false };
    return adopted(key, await known.undeclared(key));
  } catch (cause) {
    if (cause instanceof TaskError) return cause;
    throw cause;
  }
}

/**
 * When a sandbox-only token declares a brand for the first time, the declaration takes over the undeclared account
 * that the brand has been used with. The data of that account is therefore kept.
 */
function adopted(key: NaturalKey, own: Account | undefined): SyncSubject {
  if (own === undefined) return { key, stored: undefined, worksUndeclared: false };
  const { operator } = key;
  return { key, stored: { ...own, operator, name: nameOfKey(key) }, worksUndeclared: false, isAdopted: true };
}

async function referenced(
  reference: CoreAccountRef,
  call: AccountCall,
  known: NamedAccounts,
): Promise<SyncSubject | TaskError> {
  const key = keyOf(reference, call, 'account');
  const { principal, profile, mode } = call;
  const { sandboxOnly } = principal;
  const isTest = { sandboxOnly, profile, mode };
  if (key === null) {
    const { account_id: id } = reference as { account_id: string };
    const stored = known.find(id);
    if (stored !== undefined || !sandboxOnly || isOwnAccountId(id))
      return { key, stored, worksUndeclared: false };
    return { key: keyOfMadeUpId(id), stored, id, worksUndeclared: worksUndeclared(true, isTest) };
  }
  const exact = known.live(key);
  const { found, isAmbiguous } =
    exact !== undefined
      ? { found: exact, isAmbiguous: false }
      : sandboxOnly
        ? chooseByBrand(await known.ofBrand(key), key)
        : chooseByKey(await known.ofOperator(key), key);
  if (found === undefined && isAmbiguous) return ambiguous('account');
  const id = undeclaredId(key, principal);
  return { key, stored: found, id, worksUndeclared: worksUndeclared(key.sandbox, isTest) };
}

function idFor(key: NaturalKey, ids: Map<string, string>, newId: () => string): string {
  const text = keyText(key);
  const id = ids.get(text) ?? accountId(newId);
  ids.set(text, id);
  return id;
}

const changedMeanwhile = (): TaskError =>
  new TaskError(
    'CONFLICT',
    'The account has changed while its endpoints were verified: send the request again.',
    { retryAfter: 1 },
  );
