import { type Account, keyText, type NaturalKey, naturalKey } from '../../domain/accounts/account.ts';
import type { SyncEntry } from '../../domain/accounts/plan-account-entry.ts';
import { isFinalAccountStatus } from '../../domain/accounts/states.ts';
import type { Tables } from '../../store/index.ts';
import { brandFamilies } from './brand-families.ts';
import type { AccountCall } from './resolve-account.ts';

/**
 * Accounts that a request may refer to, with the changes that earlier entries planned. What is read grows with the
 * request, not with the number of accounts that the caller or a brand has.
 */
export type NamedAccounts = {
  find(id: string): Account | undefined;
  /** The account with exactly this key whose status is not final. */
  live(key: NaturalKey): Account | undefined;
  /** Enough live sandbox accounts for `chooseByBrand`. */
  ofBrand(key: NaturalKey): Promise<Account[]>;
  /** Enough live accounts for `chooseByKey`. */
  ofOperator(key: NaturalKey): Promise<Account[]>;
  /** The oldest live sandbox account of the brand that was used, but not declared so far. */
  undeclared(key: NaturalKey): Promise<Account | undefined>;
  keep(account: Account): void;
  all(): Account[];
};

export async function loadNamed(
  { accounts: entries }: { readonly accounts: readonly SyncEntry[] },
  { principal, store: { accounts } }: AccountCall,
): Promise<NamedAccounts> {
  const { id: principalId, sandboxOnly } = principal;
  const { ids, references, declarations } = namesIn(entries, sandboxOnly);
  const byId = new Map<string, Account>();
  const byKey = new Map<string, Account>();
  const families = brandFamilies(accounts, principalId);
  /** Accounts that are stored; others are created by this request. */
  const stored = new Set<string>();
  const keepState = (account: Account) => {
    byId.set(account.id, account);
    if (!isFinalAccountStatus(account.status)) byKey.set(keyText(account), account);
  };
  const read = (found: readonly Account[]) => {
    for (const account of found) stored.add(account.id);
    return found;
  };
  for (const account of read(await accounts.listByKeys(principalId, [...references, ...declarations])))
    if (!isFinalAccountStatus(account.status)) keepState(account);
  for (const account of read(await accounts.listByIds(principalId, [...ids]))) keepState(account);
  const isNew = (key: NaturalKey) => !byKey.has(keyText(key));
  const adoptable = await adoptableAccounts(
    accounts,
    principalId,
    sandboxOnly ? declarations.filter(isNew) : [],
  );
  for (const account of adoptable.found) read([account]);
  await families.prefetch(sandboxOnly ? 'brand' : 'operator', references.filter(isNew));

  return {
    find: (id) => byId.get(id),
    live: (key) => byKey.get(keyText(key)),
    ofBrand: async (key) => [...read(await families.ofBrand(key))],
    ofOperator: async (key) => [...read(await families.ofOperator(key))],
    async undeclared(key) {
      const own = await adoptable.next(key, entries.length, ({ id }) => byId.get(id)?.declared !== true);
      if (own === undefined) return undefined;
      return byId.get(own.id) ?? read([own])[0];
    },
    keep(account) {
      const before = byId.get(account.id);
      // The natural key of the account may have changed.
      if (before !== undefined && byKey.get(keyText(before))?.id === account.id)
        byKey.delete(keyText(before));
      keepState(account);
      if (before !== undefined || stored.has(account.id)) return families.change(account);
      families.add(account);
      if (!account.declared && account.sandbox) adoptable.add(account);
    },
    all: () => [...byId.values()],
  };
}

/** How the entries of a request name their accounts: by id, by a key, or by declaring a key. */
function namesIn(entries: readonly SyncEntry[], sandboxOnly: boolean) {
  const references: NaturalKey[] = [];
  const declarations: NaturalKey[] = [];
  const ids = new Set<string>();
  for (const { account, brand, operator, sandbox } of entries) {
    if (account !== undefined && 'account_id' in account) ids.add(account.account_id);
    if (account !== undefined && 'brand' in account)
      references.push(naturalKey(account, account.sandbox ?? sandboxOnly));
    else if (account === undefined && brand !== undefined && operator !== undefined)
      declarations.push(naturalKey({ brand, operator }, sandbox ?? sandboxOnly));
  }
  return { ids, references, declarations };
}

type Adoptable = {
  readonly found: readonly Account[];
  /** The oldest account of the brand that may be adopted; `limit` accounts may have been adopted before. */
  next(key: NaturalKey, limit: number, may: (account: Account) => boolean): Promise<Account | undefined>;
  /** Adds an account that the request creates. */
  add(account: Account): void;
};

/** Sandbox accounts that were used before they were declared, by brand. A brand usually has one, which is read ahead. */
async function adoptableAccounts(
  accounts: Tables['accounts'],
  principalId: string,
  keys: readonly NaturalKey[],
): Promise<Adoptable> {
  const brandOf = ({ brandDomain, brandId }: NaturalKey) => JSON.stringify([brandDomain, brandId]);
  const found = await accounts.listFirstUndeclared(principalId, keys);
  const byBrand = new Map<string, Account[]>(keys.map((key) => [brandOf(key), []]));
  for (const account of found) byBrand.get(brandOf(account))?.push(account);
  const complete = new Set<string>();
  const made = new Map<string, Account[]>();
  return {
    found,
    async next(key, limit, may) {
      const brand = brandOf(key);
      const first = byBrand.get(brand)?.find(may);
      if (first !== undefined) return first;
      if (!complete.has(brand) && (byBrand.get(brand) ?? []).length > 0) {
        complete.add(brand);
        byBrand.set(brand, await accounts.listUndeclared(principalId, key, limit + 1));
      }
      return byBrand.get(brand)?.find(may) ?? made.get(brand)?.find(may);
    },
    add(account) {
      const brand = brandOf(account);
      const some = made.get(brand) ?? [];
      made.set(brand, some);
      some.push(account);
    },
  };
}
