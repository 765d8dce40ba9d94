import type { CoreAccountRef } from '../../../generated/types/schemas.ts';
import { gateAccount } from '../../domain/accounts/states.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import type { BuyStatus } from '../../domain/buys/lifecycle/buy.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import { type AccountCall, resolveAccount } from '../accounts/resolve-account.ts';

/** More buys than anybody reads at once. */
const MOST_BUYS = 1000;

type Wanted = {
  readonly account?: CoreAccountRef;
  readonly media_buy_ids?: readonly string[];
  readonly status_filter?: BuyStatus | readonly BuyStatus[];
};

/** Buys that a report is about, newest first, and whether they are of the sandbox. */
export type ReportedBuy = {
  readonly buys: WholeBuy[];
  readonly sandbox: boolean;
  /** The account that the request names; null for none. */
  readonly accountId: string | null;
};

/**
 * The caller's buys that a request names: by their identifiers, in states, of an account. Those of an account whose
 * state does not let the task through are as unknown as those of others.
 *
 * @throws {TaskError} MEDIA_BUY_NOT_FOUND for a single identifier that is not known; those of `resolveAccount`;
 *   INVALID_REQUEST for more than 1000 buys
 */
export async function buysToReport(wanted: Wanted, call: AccountCall, task: string): Promise<ReportedBuy> {
  const { account: reference, media_buy_ids: ids, status_filter: states } = wanted;
  if (ids !== undefined && ids.length > MOST_BUYS) throw tooMany();
  const account =
    reference === undefined ? null : await resolveAccount(reference, call, task, { mayCreate: false });
  const statuses = states === undefined ? (ids === undefined ? ACTIVE : undefined) : [states].flat();
  const filter = {
    accountIds: account === null ? undefined : [account.id],
    ids: ids === undefined ? undefined : [...new Set(ids)],
    statuses,
  };
  const found = await call.store.mediaBuys.page(call.principal.id, filter, { limit: MOST_BUYS + 1 });
  if (found.length > MOST_BUYS) throw tooMany();
  const open = account === null ? await openAccounts(found, call, task) : new Set([account.id]);
  const buys = found.filter(({ accountId }) => open.has(accountId));
  if (ids?.length === 1 && buys.length === 0) throw noBuy('media_buy_ids[0]');
  const sandbox = account?.sandbox ?? buys.some((buy) => buy.sandbox);
  return { buys, sandbox, accountId: account?.id ?? null };
}

const ACTIVE: readonly BuyStatus[] = ['active'];

const tooMany = (): TaskError =>
  new TaskError('INVALID_REQUEST', `A report must not have more than ${MOST_BUYS} media buys.`, {
    suggestion: 'Name fewer media buys, an account, or states.',
  });

export const noBuy = (field = 'media_buy_id'): TaskError =>
  new TaskError('MEDIA_BUY_NOT_FOUND', 'The caller has no media buy with this id.', { field });

/** A buy of the caller, whose account lets the task through. */
export async function ownBuy(id: string, call: AccountCall, task: string): Promise<WholeBuy> {
  const buy = await call.store.mediaBuys.find({ principalId: call.principal.id, id });
  if (buy === undefined) throw noBuy();
  const open = await openAccounts([buy], call, task);
  if (!open.has(buy.accountId)) throw noBuy();
  return buy;
}

async function openAccounts(
  buys: readonly WholeBuy[],
  { store, principal }: AccountCall,
  task: string,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  for (const id of new Set(buys.map(({ accountId }) => accountId))) {
    const account = await store.accounts.find(id, principal.id);
    if (account !== undefined && gateAccount(account.status, task) === null) open.add(id);
  }
  return open;
}
