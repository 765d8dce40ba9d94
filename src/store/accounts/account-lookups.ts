import { type Account, keyText, type NaturalKey } from '../../domain/accounts/account.ts';
import type { Stored } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows } from '../engine/dialect.ts';
import { chunksOf, numberParam, param, params, statement } from '../engine/statement.ts';
import { accountColumns, accountRows, IS_LIVE } from './account-rows.ts';

type Brand = { principal_id: string; brand_domain: string };
type Key = Brand & { brand_id: string; operator: string; sandbox: number };

const KEY = { brand_domain: 'text', brand_id: 'text', operator: 'text', sandbox: 'bigint' } as const;
const all = accountColumns.names;
const sameKey = ['principal_id', ...Object.keys(KEY)];

const liveByKey = statement<Key, Stored>((k) =>
  k('accounts')
    .where(Object.fromEntries(sameKey.map((name) => [name, param(name)])))
    .whereRaw(IS_LIVE)
    .select(all),
);
const lastByKey = statement<Key, Stored>((k) =>
  k('accounts')
    .where(Object.fromEntries(sameKey.map((name) => [name, param(name)])))
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(1)
    .select(all),
);
const ofKey = `f.principal_id = :principal_id and ${Object.keys(KEY)
  .map((name) => `f.${name} = k.${name}`)
  .join(' and ')}`;
const columnsOfAccount = (table: string) => all.map((name) => `${table}.${name}`).join(', ');
/**
 * For each key, the first of the accounts that fulfil a condition. The look-ups are written so that each goes to its
 * index: SQLite keeps the order of a cross join, and PostgreSQL that of a lateral one.
 */
const firstOf = (...conditions: readonly (readonly [condition: string, order: string])[]) =>
  statement<{ principal_id: string; keys: string }, Stored>((k, engine) => {
    const given = { ...params('principal_id'), keys: selectRows(k, engine, KEY, param('keys')) };
    const first = (columns: (place: number) => string) =>
      conditions.map(
        ([condition, order], place) =>
          `(select ${columns(place)} from accounts as f where ${condition} order by ${order} limit 1)`,
      );
    if (engine === 'postgres') {
      const found = first((place) => `${columnsOfAccount('f')}, ${place} as place`).join(' union all ');
      return k.raw(
        `select ${columnsOfAccount('a')} from (:keys) as k
         cross join lateral (select * from (${found}) as found order by place limit 1) as a`,
        given,
      );
    }
    return k.raw(
      `select ${columnsOfAccount('a')} from (:keys) as k cross join accounts as a
       where a.principal_id = :principal_id and a.id = coalesce(${first(() => 'f.id').join(', ')}, null)`,
      given,
    );
  });
const newest = 'f.created_at desc, f.id desc';
const byKeys = firstOf([`${ofKey} and f.${IS_LIVE}`, newest], [ofKey, newest]);
const ofOperator = `f.principal_id = :principal_id and f.brand_domain = k.brand_domain and f.operator = k.operator
  and f.sandbox = k.sandbox and f.${IS_LIVE}`;
const oldestOfOperator = firstOf([ofOperator, 'f.created_at, f.id']);
const newestOfOperator = firstOf([ofOperator, newest]);
const inDomain = `f.principal_id = :principal_id and f.brand_domain = k.brand_domain and f.sandbox = 1 and f.${IS_LIVE}`;
const ofBrand = `${inDomain} and f.brand_id = k.brand_id`;
const oldestOfBrand = firstOf([ofBrand, 'f.created_at, f.id']);
const firstBrand = firstOf([inDomain, 'f.brand_id, f.created_at, f.id']);
const lastBrand = firstOf([inDomain, `f.brand_id desc, ${newest}`]);
const firstUndeclared = firstOf([`f.declared = 0 and ${ofBrand}`, 'f.created_at, f.id']);
const undeclared = statement<Brand & { brand_id: string; limit: number }, Stored>((k) =>
  k('accounts')
    .where({
      principal_id: param('principal_id'),
      brand_domain: param('brand_domain'),
      brand_id: param('brand_id'),
      sandbox: 1,
    })
    .whereRaw(`declared = 0 and ${IS_LIVE}`)
    .orderBy(['created_at', 'id'])
    .limit(numberParam('limit'))
    .select(all),
);
const listByIds = statement<{ principal_id: string; ids: string }, Stored>((k, engine) =>
  k('accounts')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'id', param('ids')))
    .select(all),
);

const brandKey = ({ brandDomain, brandId }: NaturalKey) => JSON.stringify([brandDomain, brandId]);

/** One key for each text. */
const distinct = (keys: readonly NaturalKey[], textOf: (key: NaturalKey) => string): NaturalKey[] => [
  ...new Map(keys.map((key) => [textOf(key), key])).values(),
];
const columnsOf = ({ brandDomain, brandId, operator, sandbox }: NaturalKey) => ({
  brand_domain: brandDomain,
  brand_id: brandId,
  operator,
  sandbox: Number(sandbox),
});

async function listOfKeys(
  db: Db,
  list: typeof firstBrand,
  principalId: string,
  keys: readonly NaturalKey[],
): Promise<Account[]> {
  const { read } = accountRows(db);
  const found: Account[] = [];
  for (const chunk of chunksOf(keys)) {
    const given = { principal_id: principalId, keys: JSON.stringify(chunk.map(columnsOf)) };
    found.push(...(await db.all(list, given)).map(read));
  }
  return found;
}

/** Looks accounts up by their keys. Each look-up reads a few rows, however many accounts a brand or caller has. */
export function accountLookups(db: Db) {
  return { ...lookupsByKey(db), ...lookupsById(db) };
}

function lookupsByKey(db: Db) {
  const { read } = accountRows(db);

  return {
    /** The live account with this key; without one, the account with it that was created last. */
    async findByKey(principalId: string, key: NaturalKey): Promise<Account | undefined> {
      const given = { principal_id: principalId, ...columnsOf(key) };
      const row = (await db.one(liveByKey, given)) ?? (await db.one(lastByKey, given));
      return row && read(row);
    },

    /** As `findByKey` for many keys, in no particular order. */
    async listByKeys(principalId: string, keys: readonly NaturalKey[]): Promise<Account[]> {
      return listOfKeys(db, byKeys, principalId, distinct(keys, keyText));
    },

    /**
     * Live accounts that are enough for `chooseByKey`: of those that differ from a key at most in its brand, the oldest
     * and the newest.
     */
    async listForOperators(principalId: string, keys: readonly NaturalKey[]): Promise<Account[]> {
      const families = distinct(keys, (key) => keyText({ ...key, brandId: '' }));
      const oldest = await listOfKeys(db, oldestOfOperator, principalId, families);
      const newest = await listOfKeys(db, newestOfOperator, principalId, families);
      return [...new Map([...oldest, ...newest].map((one) => [one.id, one])).values()];
    },

    /**
     * Live sandbox accounts that are enough for `chooseByBrand`: the oldest of each key's brand, and of the first and
     * the last brand of its domain.
     */
    async listForBrands(principalId: string, keys: readonly NaturalKey[]): Promise<Account[]> {
      const exact = await listOfKeys(db, oldestOfBrand, principalId, distinct(keys, brandKey));
      const open = distinct(
        keys.filter(({ brandId }) => brandId === ''),
        ({ brandDomain }) => brandDomain,
      );
      if (open.length === 0) return exact;
      const first = await listOfKeys(db, firstBrand, principalId, open);
      return [...exact, ...first, ...(await listOfKeys(db, lastBrand, principalId, open))];
    },
  };
}

function lookupsById(db: Db) {
  const { read } = accountRows(db);
  const rows = (stored: readonly Stored[]): Account[] => stored.map(read);

  return {
    /** Of each key's brand, the oldest live sandbox account that was used without being declared. */
    listFirstUndeclared: (principalId: string, keys: readonly NaturalKey[]): Promise<Account[]> =>
      listOfKeys(db, firstUndeclared, principalId, distinct(keys, brandKey)),

    /** Live sandbox accounts of the key's brand that were used without being declared, oldest first. */
    async listUndeclared(
      principalId: string,
      { brandDomain, brandId }: NaturalKey,
      limit: number,
    ): Promise<Account[]> {
      const given = { principal_id: principalId, brand_domain: brandDomain, brand_id: brandId, limit };
      return rows(await db.all(undeclared, given));
    },

    async listByIds(principalId: string, ids: readonly string[]): Promise<Account[]> {
      const found: Account[] = [];
      for (const chunk of chunksOf(ids))
        found.push(
          ...rows(await db.all(listByIds, { principal_id: principalId, ids: JSON.stringify(chunk) })),
        );
      return found;
    },
  };
}
