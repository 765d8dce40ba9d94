import { reads, writes } from '../../../src/desk/tasks/call.ts';
import type { AgentPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { listAccounts } from '../../../src/handlers/accounts/listAccounts.ts';
import { syncAccounts } from '../../../src/handlers/accounts/syncAccounts.ts';
import { getAccountFinancials } from '../../../src/handlers/buys/getAccountFinancials.ts';
import { syncGovernance } from '../../../src/handlers/governance/syncGovernance.ts';
import type { TestEngine } from '../../support/databases.ts';
import {
  type Answer,
  freshKey,
  principalOf,
  profileOf,
  startTaskDesk,
  type TaskDeskOptions,
  type TestTaskDesk,
} from '../../support/task-desk.ts';

const accountHandlers = {
  sync_accounts: writes(syncAccounts),
  list_accounts: reads(listAccounts),
  get_account_financials: reads(getAccountFinancials),
  sync_governance: writes(syncGovernance),
};

/** Callers that nobody else is: each test has its own, so that tests can share a store. */
export const callers = () => {
  const mark = freshKey();
  return {
    buyer: principalOf(`agent_buyer_${mark}`),
    other: principalOf(`agent_other_${mark}`),
    tryer: principalOf(`sandbox_${mark}`, { sandboxOnly: true }),
  };
};

export const declared = (domain: string, more: object = {}) => ({
  brand: { domain },
  operator: 'agency.example',
  billing: 'operator',
  ...more,
});

export type AccountDesk = TestTaskDesk & {
  /** `sync_accounts` with a fresh key. */
  sync(principal: AgentPrincipal, accounts: object[], more?: object): Promise<Answer>;
  list(principal: AgentPrincipal, args?: object): Promise<Answer>;
};

/** Accounts that may subscribe to an event of the feed of products. */
const subscribable = () =>
  profileOf({ wholesale_feed_webhooks: { supported: true, event_types: ['product.created'] } });

export async function startAccountDesk(
  engine: TestEngine,
  options: Partial<TaskDeskOptions> = {},
): Promise<AccountDesk> {
  const desk = await startTaskDesk(engine, {
    handlers: accountHandlers,
    profile: subscribable(),
    ...options,
  });
  return {
    ...desk,
    sync: (principal, accounts, more = {}) =>
      desk.call(principal, 'sync_accounts', { idempotency_key: freshKey(), accounts, ...more }),
    list: (principal, args = {}) => desk.call(principal, 'list_accounts', { ...args }),
  };
}
