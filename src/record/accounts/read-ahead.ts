import type { CoreAccountRef } from '../../../generated/types/core.ts';
import { type Account, keyText, type NaturalKey, naturalKey } from '../../domain/accounts/account.ts';
import { isFinalAccountStatus } from '../../domain/accounts/states.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import type { Tables } from '../../store/index.ts';
import { brandFamilies } from './brand-families.ts';
import { type AccountLookups, undeclaredId } from './resolve-account.ts';

export type KnownAccounts = AccountLookups & {
  /** Gives an account another state, which later references find. */
  change(account: Account): void;
  /**
   * Stores the accounts that were created or changed.
   *
   * @throws {TaskError} CONFLICT when another request has created one of them in the meantime
   */
  flush(): Promise<void>;
};

/**
 * Accounts that many references may refer to, read in a few statements. `resolveAccount` then reads from memory,
 * and `flush` stores the accounts that it creates, and those that are changed.
 */
export async function knownAccounts(
  { accounts }: Tables,
  principal: AgentPrincipal,
  references: Iterable<CoreAccountRef>,
): Promise<KnownAccounts> {
  const { id: principalId, sandboxOnly } = principal;
  const keys: NaturalKey[] = [];
  const ids = new Set<string>();
  for (const reference of references) {
    if ('account_id' in reference) ids.add(reference.account_id);
    if (!('brand' in reference)) continue;
    const key = naturalKey(reference, reference.sandbox ?? sandboxOnly);
    keys.push(key);
    // The id of a sandbox account that was used without being declared, and that may have ended.
    if (key.sandbox) ids.add(undeclaredId(key, principal));
  }
  const byId = new Map<string, Account>();
  const live = new Map<string, Account>();
  const ended = new Map<string, Account>();
  const made = new Map<string, Account>();
  const changed = new Map<string, Account>();
  const families = brandFamilies(accounts, principalId);

  const keep = (account: Account) => {
    byId.set(account.id, account);
    (isFinalAccountStatus(account.status) ? ended : live).set(keyText(account), account);
  };
  for (const account of await accounts.listByKeys(principalId, keys)) keep(account);
  for (const account of await accounts.listByIds(principalId, [...ids])) byId.set(account.id, account);
  const isUnknown = (key: NaturalKey) => !live.has(keyText(key));
  await families.prefetch(sandboxOnly ? 'brand' : 'operator', keys.filter(isUnknown));
  const had = await accounts.countLive(principalId);

  return {
    find: async (id) => byId.get(id),
    findByKey: async (_, key) => live.get(keyText(key)) ?? ended.get(keyText(key)),
    listForOperators: async (_, [key]) => (key === undefined ? [] : families.ofOperator(key)),
    listForBrands: async (_, [key]) => (key === undefined ? [] : families.ofBrand(key)),
    countLive: async () => had + made.size,
    insert: async (account) => {
      made.set(account.id, account);
      keep(account);
      families.add(account);
      return true;
    },
    change(account) {
      (made.has(account.id) ? made : changed).set(account.id, account);
      keep(account);
      families.change(account);
    },
    async flush() {
      await accounts.updateAll([...changed.values()]);
      if ((await accounts.insertAll([...made.values()])) === made.size) return;
      throw new TaskError(
        'CONFLICT',
        'Another request has created one of these accounts: send the request again.',
        { retryAfter: 1 },
      );
    },
  };
}
