import { likenessOf } from '../../domain/ownership/confusables.ts';
import { columns, date, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { lock } from '../engine/lock.ts';
import { param, statement } from '../engine/statement.ts';

const addSkeleton = statement<{ skeleton: string; label: string; domain: string }, never>((k) =>
  k('domain_skeletons')
    .insert({ skeleton: param('skeleton'), label: param('label'), domain: param('domain') })
    .onConflict(['skeleton', 'label', 'domain'])
    .ignore(),
);
// A domain whose entry is gone is nobody's likeness.
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

/** Names of the brands and publishers that are there, by what look-alikes have in common. */
export function domainSkeletons(db: Db) {
  return {
    /** Notes a domain that got an entry. */
    async add(domain: string): Promise<void> {
      await db.run(addSkeleton, { ...likenessOf(domain), domain });
    },

    /**
     * A domain with an entry that looks like this one but is written differently. Keeps look-alikes from being judged
     * in other transactions until this one ends, so that of two that come together the second sees the first.
     */
    async findLookAlikeForUpdate(domain: string): Promise<string | undefined> {
      const likeness = likenessOf(domain);
      await lock(db, `skeleton:${likeness.skeleton}`);
      return (await db.one(findLookAlike, likeness))?.domain;
    },
  };
}

const nameColumns = columns({
  /** A domain, which may be saved itself, or a single label, which may not. */
  name: textColumn,
  skeleton: textColumn,
  createdAt: date,
});

export type ProtectedName = RowOf<typeof nameColumns>;

const addName = statement<Stored, never>((k) =>
  k('protected_names').insert(nameColumns.placeholders).onConflict('name').ignore(),
);
const removeName = statement<{ name: string }, never>((k) =>
  k('protected_names').where('name', param('name')).delete(),
);
const listAlikeNames = statement<{ skeleton: string }, { name: string }>((k) =>
  k('protected_names').where('skeleton', param('skeleton')).orderBy('name').select('name'),
);
const listNames = statement<Record<string, never>, Stored>((k) =>
  k('protected_names').orderBy('name').select(nameColumns.names),
);

/** Names that the operator protects beside those that come with the service. */
export function protectedNames(db: Db) {
  return {
    async add(name: ProtectedName): Promise<void> {
      await db.run(addName, nameColumns.write(name));
    },
    /** False when it is not protected. */
    remove: async (name: string): Promise<boolean> => (await db.run(removeName, { name })) === 1,
    listAlike: async (skeleton: string): Promise<string[]> =>
      (await db.all(listAlikeNames, { skeleton })).map(({ name }) => name),
    list: async (): Promise<ProtectedName[]> => (await db.all(listNames, {})).map(nameColumns.read),
  };
}
