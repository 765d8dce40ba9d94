import type { TaskLookedWrite } from '../../desk/tasks/call.ts';
import type { Account } from '../../domain/accounts/account.ts';
import {
  challengeBody,
  type NotificationProof,
  type Unproven,
} from '../../domain/accounts/notification-configs.ts';
import { accountOnWire, authorizationFor, brandOf, isReadOnly } from '../../domain/accounts/on-wire.ts';
import type { EntryPlan, SyncEntry } from '../../domain/accounts/plan-account-entry.ts';
import { withdrawals } from '../../domain/accounts/states.ts';
import type { TaskResponse } from '../../domain/contract/shapes.ts';
import { entryErrors, TaskError } from '../../domain/refusals/task-error.ts';
import type { BeginWholesaleFeeds } from '../../record/accounts/account-feeds.ts';
import {
  planAccountSync,
  type SeenAccounts,
  type SyncAccountsArguments,
  type SyncPlan,
} from '../../record/accounts/plan-accounts.ts';
import type { TaskLookCall, TaskWriteCall } from '../../record/task-call.ts';
import { resumeAllReceivers } from '../../record/webhooks/resume-receiver.ts';

type Name = 'sync_accounts';
type Results = Extract<TaskResponse<Name>, { accounts: unknown }>['accounts'];
type Result = Results[number];
type Authorization = ReturnType<typeof authorizationFor>;
type Call = TaskWriteCall<Name>;

/**
 * `sync_accounts`: each entry succeeds or fails by itself. Notification endpoints must prove control before
 * anything is written.
 */
export const syncAccounts: TaskLookedWrite<Name> = {
  asksOutside: (args) => args.dry_run !== true && hasConfigs(args),

  async look(args, call) {
    const seen = args.dry_run === true ? assumed() : await lookAtEndpoints(args, call);
    return async (write) => {
      await write.store.accounts.lock(write.principal.id);
      const plan = await planAccountSync(args, write, seen);
      if (args.dry_run !== true) {
        await carryOut(plan, seen.feeds ?? write.feeds.begin, write);
        await resumeReceivers(args, plan, write);
      }
      const message = args.delete_missing === true ? await endMissing(args, plan, write) : null;
      const authorization = authorizationFor(write);
      const named = plan.entries.flatMap((entry) => (entry.action === 'failed' ? [] : [entry.account]));
      return {
        ...(named.length > 0 && named.every(({ sandbox }) => sandbox) ? { sandbox: true } : {}),
        body: {
          status: 'completed',
          ...(message === null ? {} : { message }),
          ...(args.dry_run === true ? { dry_run: true } : {}),
          accounts: plan.entries.map((entry, at) =>
            resultOf(entry, args.accounts[at] ?? {}, { authorization, at }),
          ),
        },
      };
    };
  },
};

const hasConfigs = ({ accounts }: Pick<SyncAccountsArguments, 'accounts'>) =>
  accounts.some(({ notification_configs: configs }) => (configs?.length ?? 0) > 0);

const assumed = (): SeenAccounts => ({ ids: new Map(), proofs: 'assume', mustBeProven: false });

async function lookAtEndpoints(args: SyncAccountsArguments, call: TaskLookCall<Name>): Promise<SeenAccounts> {
  const ids = new Map<string, string>();
  if (!hasConfigs(args)) return { ids, proofs: new Map(), mustBeProven: true };
  const { entries } = await planAccountSync(args, call, { ids, proofs: new Map(), mustBeProven: false });
  const unproven = entries.flatMap((entry) => (entry.action === 'failed' ? [] : entry.unproven));
  const proofs = await proveEndpoints(unproven, call);
  const planned = await planAccountSync(args, call, { ids, proofs, mustBeProven: false });
  const fresh = new Set(planned.created.map(({ id }) => id));
  const isNew = (account: Account) => fresh.has(account.id);
  const feeds = await call.feeds.prepare([...planned.created, ...planned.updated], isNew, call);
  return { ids, proofs, mustBeProven: true, feeds };
}

async function carryOut(
  { created, updated }: SyncPlan,
  begin: BeginWholesaleFeeds,
  { store, now }: Call,
): Promise<void> {
  if ((await store.accounts.insertAll(created)) !== created.length) {
    throw new TaskError(
      'CONFLICT',
      'Another request has created one of these accounts: send the request again.',
      { retryAfter: 1 },
    );
  }
  await store.accounts.updateAll(updated);
  for (const account of created) await begin(store, account, { isNew: true, now });
  for (const account of updated) await begin(store, account, { isNew: false, now });
}

/**
 * Resumes deliveries to every declared subscription, even an unchanged one: its owner knows that the receiver
 * works again.
 */
async function resumeReceivers(
  { accounts }: SyncAccountsArguments,
  { entries }: SyncPlan,
  { store, principal, now }: Call,
) {
  const urls: string[] = [];
  for (const [at, entry] of entries.entries()) {
    if (entry.action === 'failed' || accounts[at]?.notification_configs === undefined) continue;
    for (const { config } of entry.account.settings.notification_configs ?? [])
      if (config.active) urls.push(config.url);
  }
  await resumeAllReceivers(store, { principalId: principal.id, urls }, now);
}

/**
 * Ends the accounts that were declared earlier and that the request does not name; a dry run only counts them.
 * Returns a sentence about the result.
 *
 * @throws {TaskError} READ_ONLY_SCOPE
 */
async function endMissing(args: SyncAccountsArguments, { named }: SyncPlan, call: Call): Promise<string> {
  const { store, principal, now } = call;
  const missing = await store.accounts.countMissing(principal.id, named);
  const count = (isMeant: (end: 'closed' | 'rejected' | null) => boolean) =>
    [...missing].reduce((sum, [status, some]) => (isMeant(withdrawals[status]) ? sum + some : sum), 0);
  const ending = count((end) => end !== null);
  if (ending > 0 && isReadOnly(principal)) {
    throw new TaskError('READ_ONLY_SCOPE', 'The caller has no permission to close accounts.', {
      field: 'delete_missing',
    });
  }
  if (args.dry_run !== true && ending > 0) await store.accounts.closeMissing(principal.id, named, now);
  const owing = missing.get('payment_required') ?? 0;
  const ended = `${ending} ${ending === 1 ? 'account' : 'accounts'} that the request does not name ${
    args.dry_run === true ? 'would be closed' : ending === 1 ? 'was closed' : 'were closed'
  }.`;
  return owing === 0 ? ended : `${ended} ${owing} with an open payment ${owing === 1 ? 'stays' : 'stay'}.`;
}

/**
 * Placeholder in the result of a failed entry that names an unknown account by id, and so has no brand or
 * operator.
 */
const NOBODY = 'unknown.invalid';

function resultOf(
  plan: EntryPlan,
  entry: SyncEntry,
  { authorization, at }: { readonly authorization: Authorization; readonly at: number },
): Result {
  const { account: reference } = entry;
  const given = reference !== undefined && 'brand' in reference ? reference : entry;
  if (plan.action === 'failed') {
    return {
      brand: given.brand ?? { domain: NOBODY },
      operator: given.operator ?? NOBODY,
      action: 'failed',
      status: 'rejected',
      ...(entry.billing === undefined ? {} : { billing: entry.billing }),
      ...(given.sandbox === undefined ? {} : { sandbox: given.sandbox }),
      errors: entryErrors(plan.error, `accounts[${at}]`),
    };
  }
  const { governance_agents: _listed, ...told } = accountOnWire(plan.account);
  return {
    ...told,
    brand: given.brand ?? brandOf(plan.account),
    action: plan.action,
    ...authorization,
  };
}

type ProofCall = Pick<TaskLookCall<'sync_accounts'>, 'outside' | 'newId' | 'baseUrl' | 'store'>;

/** Small enough that a request ends before its lease does, however slow the endpoints are. */
const MOST_PROOFS = 16;
const AT_ONCE = 8;
const PURPOSE = 'webhook credential';

/** Sends one challenge to each endpoint, a few at a time. Returns the outcomes by binding. */
async function proveEndpoints(
  unproven: readonly Unproven[],
  call: ProofCall,
): Promise<Map<string, NotificationProof>> {
  const wanted = [...new Map(unproven.map((item) => [item.binding, item])).values()];
  const proofs = new Map<string, NotificationProof>();
  for (const { binding } of wanted.slice(MOST_PROOFS)) {
    proofs.set(binding, {
      ok: false,
      reason: 'too many are new in one request; send the entry again later.',
    });
  }
  const waiting = wanted.slice(0, MOST_PROOFS).values();
  const work = async () => {
    for (const { binding, accountId, config } of waiting) {
      const body = challengeBody({
        challenge: call.newId(),
        accountId,
        agentUrl: `${call.baseUrl}/mcp`,
        config,
        fingerprint: (secret) =>
          call.store.secrets.fingerprint(JSON.stringify([PURPOSE, accountId, config.subscriber_id]), secret),
      });
      proofs.set(
        binding,
        await call.outside.challengeEndpoint(config.url, { kind: 'accountEndpointChallenge', body }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return proofs;
}
