import { type Account, keyText, type NaturalKey } from '../../domain/accounts/account.ts';
import { isFinalAccountStatus } from '../../domain/accounts/states.ts';
import type { Tables } from '../../store/index.ts';

/**
 * Related accounts among which a reference chooses, together with accounts that a request has planned but not stored.
 * Every answer is a few accounts that decide the choice, never all that a brand has.
 */
export type BrandFamilies = {
  /** Reads in a few statements what `ofBrand`, or `ofOperator`, needs for these keys. */
  prefetch(kind: 'brand' | 'operator', keys: readonly NaturalKey[]): Promise<void>;
  /** Enough live sandbox accounts for `chooseByBrand`, whatever their operator. */
  ofBrand(key: NaturalKey): Promise<Account[]>;
  /** Enough live accounts for `chooseByKey`, which differ from the key at most in `brandId`. */
  ofOperator(key: NaturalKey): Promise<Account[]>;
  /** Adds an account that the request creates. */
  add(account: Account): void;
  /** Replaces an account by its planned state. */
  change(account: Account): void;
};

type Stored = Pick<Tables['accounts'], 'listForBrands' | 'listForOperators'>;

/** Two brands are enough to know that a reference without a brand is ambiguous. */
const ENOUGH = 2;

const brandKey = ({ brandDomain, brandId }: NaturalKey): string =>
  JSON.stringify(['brand', brandDomain, brandId]);

const operatorKey = (key: NaturalKey): string => keyText({ ...key, brandId: '' });

export function brandFamilies(accounts: Stored, principalId: string): BrandFamilies {
  const read = new Map<string, Promise<Account[]>>();
  const changed = new Map<string, Account>();
  /** The first account of each brand that the request creates, by domain and brand. */
  const firsts = new Map<string, Map<string, Account>>();
  const byOperator = new Map<string, Account[]>();
  const once = (key: string, ask: () => Promise<Account[]>): Promise<Account[]> => {
    const asked = read.get(key) ?? ask();
    read.set(key, asked);
    return asked;
  };
  const current = (some: readonly Account[]) => some.map((one) => changed.get(one.id) ?? one);

  return {
    async prefetch(kind, keys) {
      const [list, keyOf] =
        kind === 'brand' ? [accounts.listForBrands, brandKey] : [accounts.listForOperators, operatorKey];
      const familyOf = kind === 'brand' ? ({ brandDomain }: NaturalKey) => brandDomain : operatorKey;
      const found = Map.groupBy(await list(principalId, keys), familyOf);
      for (const key of keys) read.set(keyOf(key), Promise.resolve(found.get(familyOf(key)) ?? []));
    },
    async ofBrand(key) {
      const { brandDomain, brandId } = key;
      const stored = await once(brandKey(key), () => accounts.listForBrands(principalId, [key]));
      const made = firsts.get(brandDomain);
      const exact = made?.get(brandId);
      const others = brandId === '' ? [...(made?.values() ?? [])].slice(0, ENOUGH) : [];
      return current([...stored, ...(exact === undefined ? [] : [exact]), ...others]);
    },
    async ofOperator(key) {
      const family = operatorKey(key);
      const stored = await once(family, () => accounts.listForOperators(principalId, [key]));
      return current([...stored, ...(byOperator.get(family) ?? []).slice(0, ENOUGH)]);
    },
    add(account) {
      if (isFinalAccountStatus(account.status)) return;
      const family = operatorKey(account);
      const siblings = byOperator.get(family) ?? [];
      byOperator.set(family, siblings);
      siblings.push(account);
      if (!account.sandbox) return;
      const brands = firsts.get(account.brandDomain) ?? new Map<string, Account>();
      firsts.set(account.brandDomain, brands);
      if (!brands.has(account.brandId)) brands.set(account.brandId, account);
    },
    change: (account) => void changed.set(account.id, account),
  };
}
