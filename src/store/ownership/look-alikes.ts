import { likenessOf } from '../../domain/ownership/confusables.ts';
import { columns, date, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { lock } from '../engine/lock.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const addSkeleton = statement<{ skeleton: string; label: string; domain: string }, never>((k) =>
  k('domain_skeletons')
    .insert({ skeleton: param('skeleton'), label: param('label'), domain: param('domain') })
    .onConflict(['skeleton', 'label', 'domain'])
    .ignore(),
);
// A domain whose entry was removed is ignored.
const findLookAlike = statement<{ skeleton: string; label: string }, { domain: string }>((k) =>
  k.raw(
    `select domain from domain_skeletons as names
       where skeleton = ? and label <> ?
         and (exists (select 1 from brands where brands.domain = names.domain and brands.listed = 1)
           or exists (select 1 from publishers where publishers.domain = names.domain and publishers.listed = 1))
       order by label, domain limit 1`,
    [param('skeleton'), param('label')],
  ),
);

/** Domains of listed brands and publishers, by the skeleton that look-alike names share. */
export function domainSkeletons(db: Db) {
  return {
    /** Records a domain that got an entry. */
    async add(domain: string): Promise<void> {
      await db.run(addSkeleton, { ...likenessOf(domain), domain });
    },

    /**
     * A listed domain that looks like this one but is written differently. Locks the skeleton until this transaction
     * ends, so that of two look-alikes saved at the same time the second one finds the first.
     */
    async findLookAlikeForUpdate(domain: string): Promise<string | undefined> {
      const likeness = likenessOf(domain);
      await lock(db, `skeleton:${likeness.skeleton}`);
      return (await db.one(findLookAlike, likeness))?.domain;
    },
  };
}

const nameColumns = columns({
  /** A domain, which may itself be saved, or a single label, which may not. */
  name: textColumn,
  skeleton: textColumn,
  createdAt: date,
});

export type ProtectedName = RowOf<typeof nameColumns>;

const addName = statement<Stored, never>((k) =>
  k('protected_names').insert(nameColumns.placeholders).onConflict('name').ignore(),
);
const findName = statement<{ name: string }, Stored>((k) =>
  k('protected_names').where('name', param('name')).select(nameColumns.names),
);
const removeName = statement<{ name: string }, never>((k) =>
  k('protected_names').where('name', param('name')).delete(),
);
const listAlikeNames = statement<{ skeleton: string }, { name: string }>((k) =>
  k('protected_names').where('skeleton', param('skeleton')).orderBy('name').select('name'),
);
const pageOfNames = statement<{ after: string; limit: number }, Stored>((k) =>
  k('protected_names')
    .where('name', '>', param('after'))
    .orderBy('name')
    .limit(numberParam('limit'))
    .select(nameColumns.names),
);
const listNames = statement<Record<string, never>, Stored>((k) =>
  k('protected_names').orderBy('name').select(nameColumns.names),
);

/** Names that the operator protects in addition to the built-in ones. */
export function protectedNames(db: Db) {
  return {
    /** Returns false when the name is protected already. */
    add: async (name: ProtectedName): Promise<boolean> =>
      (await db.run(addName, nameColumns.write(name))) === 1,
    /** Returns false when the name is not protected. */
    remove: async (name: string): Promise<boolean> => (await db.run(removeName, { name })) === 1,
    listAlike: async (skeleton: string): Promise<string[]> =>
      (await db.all(listAlikeNames, { skeleton })).map(({ name }) => name),
    async find(name: string): Promise<ProtectedName | undefined> {
      const row = await db.one(findName, { name });
      return row && nameColumns.read(row);
    },
    /** Names after the given one, in their order. */
    page: async (after: string, limit: number): Promise<ProtectedName[]> =>
      (await db.all(pageOfNames, { after, limit })).map(nameColumns.read),
    list: async (): Promise<ProtectedName[]> => (await db.all(listNames, {})).map(nameColumns.read),
  };
}
