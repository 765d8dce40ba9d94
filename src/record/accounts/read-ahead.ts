import type { CoreAccountRef } from '../../../generated/types/schemas.ts';
import { type Account, keyText, type NaturalKey } from '../../domain/accounts/account.ts';
import { isFinalAccountStatus } from '../../domain/accounts/states.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import type { Tables } from '../../store/index.ts';
import type { AccountLookups } from './resolve-account.ts';

export type KnownAccounts = AccountLookups & {
  /**
   * Stores the accounts that were created.
   *
   * @throws {TaskError} CONFLICT when another request has created one of them in the meantime
   */
  flush(): Promise<void>;
};

/**
 * Accounts that many references may refer to, read in a few statements. `resolveAccount` then reads from memory,
 * and `flush` stores the accounts that it creates.
 */
export async function knownAccounts(
  { accounts }: Tables,
  principalId: string,
  references: Iterable<CoreAccountRef>,
): Promise<KnownAccounts> {
  const domains = new Set<string>();
  const ids = new Set<string>();
  for (const reference of references) {
    if ('account_id' in reference) ids.add(reference.account_id);
    if ('brand' in reference) domains.add(reference.brand.domain.toLowerCase());
  }
  const byId = new Map<string, Account>();
  const live = new Map<string, Account>();
  const ended = new Map<string, Account>();
  const siblings = new Map<string, Account[]>();
  const made: Account[] = [];
  const byDomain = new Map<string, Account[]>();

  const keep = (account: Account) => {
    byId.set(account.id, account);
    const key = keyText(account);
    if (isFinalAccountStatus(account.status)) {
      // Of accounts with a final status, the one created last is listed first.
      if (!ended.has(key)) ended.set(key, account);
      return;
    }
    live.set(key, account);
    const family = familyOf(account);
    siblings.set(family, [...(siblings.get(family) ?? []), account]);
    byDomain.set(account.brandDomain, [...(byDomain.get(account.brandDomain) ?? []), account]);
  };
  for (const account of await accounts.listByDomains(principalId, [...domains])) keep(account);
  for (const account of await accounts.listByIds(principalId, [...ids])) byId.set(account.id, account);

  return {
    find: async (id) => byId.get(id),
    findByKey: async (_, key) => live.get(keyText(key)) ?? ended.get(keyText(key)),
    listByBrand: async (_, key, limit) => (siblings.get(familyOf(key)) ?? []).slice(0, limit),
    listLive: async (_, domains) => domains.flatMap((domain) => byDomain.get(domain) ?? []),
    insert: async (account) => {
      made.push(account);
      keep(account);
      return true;
    },
    async flush() {
      if ((await accounts.insertAll(made)) === made.length) return;
      throw new TaskError(
        'CONFLICT',
        'Another request has created one of these accounts: send the request again.',
        { retryAfter: 1 },
      );
    },
  };
}

/** Accounts of one family differ only in `brandId`. */
const familyOf = (key: NaturalKey): string => keyText({ ...key, brandId: '' });
