import type { CoreError } from '../../../generated/types/core.ts';
import type { TaskWrite } from '../../desk/tasks/call.ts';
import type { Account, GovernanceAgent } from '../../domain/accounts/account.ts';
import { isReadOnly } from '../../domain/accounts/on-wire.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import { sameJson } from '../../domain/json/values.ts';
import { type JudgeUrl, refuseUrl } from '../../domain/refusals/called-url.ts';
import { entryErrors, TaskError } from '../../domain/refusals/task-error.ts';
import { type KnownAccounts, knownAccounts } from '../../record/accounts/read-ahead.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import type { TaskWriteCall } from '../../record/task-call.ts';

type Name = 'sync_governance';
type Entry = TaskRequest<Name>['accounts'][number];
/** The call with the accounts that its entries refer to, which were read for all of them. */
type Call = Omit<TaskWriteCall<Name>, 'store'> & { readonly store: { readonly accounts: KnownAccounts } };

/** `sync_governance`: binds one governance agent to each account, replacing the previous one. */
export const syncGovernance: TaskWrite<Name> = async (args, call) => {
  await call.store.accounts.lock(call.principal.id);
  const references = args.accounts.map(({ account }) => account);
  const accounts = await knownAccounts(call.store, call.principal, references);
  const outcomes: Outcome[] = [];
  for (const [at, entry] of args.accounts.entries())
    outcomes.push(await outcomeOf(entry, at, { ...call, store: { accounts } }));
  await accounts.flush();
  const bound = outcomes.flatMap(({ account }) => account ?? []);
  return {
    sandbox: bound.length > 0 && bound.every(({ sandbox }) => sandbox),
    body: { status: 'completed', accounts: outcomes.map(({ told }) => told) },
  };
};

type Told = {
  account: Entry['account'];
  status: 'synced' | 'failed';
  governance_agents?: { url: string }[];
  errors?: CoreError[];
};
type Outcome = { readonly told: Told; readonly account: Account | null };

async function outcomeOf(entry: Entry, at: number, call: Call): Promise<Outcome> {
  try {
    const agent = agentOf(entry, `accounts[${at}].governance_agents[0]`, call.judgeUrl);
    const account = await bind(entry, agent, `accounts[${at}].account`, call);
    const governance_agents = [{ url: agent.url }];
    return { account, told: { account: entry.account, status: 'synced', governance_agents } };
  } catch (cause) {
    if (!(cause instanceof TaskError)) throw cause;
    return { account: null, told: { account: entry.account, status: 'failed', errors: entryErrors(cause) } };
  }
}

async function bind(
  { account: reference }: Entry,
  agent: GovernanceAgent,
  field: string,
  call: Call,
): Promise<Account> {
  const account = await resolveAccount(reference, call, 'sync_governance', { mayCreate: true, field });
  if (sameJson(account.settings.governance_agent, agent)) return account;
  if (isReadOnly(call.principal)) {
    throw new TaskError('READ_ONLY_SCOPE', 'The caller has no permission to change the account.', { field });
  }
  const settings = { ...account.settings, governance_agent: agent };
  call.store.accounts.change({ ...account, settings, updatedAt: call.now });
  return account;
}

function agentOf({ governance_agents: [agent] }: Entry, field: string, judgeUrl: JudgeUrl): GovernanceAgent {
  if (agent === undefined) throw new RangeError('the schema requires a governance agent');
  const refusal = refuseUrl(agent.url, `${field}.url`, judgeUrl);
  if (refusal !== null) throw refusal;
  const { schemes, credentials } = agent.authentication;
  if (schemes[0] !== 'Bearer') {
    throw new TaskError(
      'VALIDATION_ERROR',
      '`schemes` must be `Bearer`, with which governance agents are called.',
      {
        field: `${field}.authentication.schemes[0]`,
      },
    );
  }
  return { url: agent.url, authentication: { schemes: [...schemes], credentials } };
}
