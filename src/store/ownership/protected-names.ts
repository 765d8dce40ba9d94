import { columns, date, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

const nameColumns = columns({
  /** A domain, which may be saved itself, or a single label, which may not. */
  name: textColumn,
  skeleton: textColumn,
  createdAt: date,
});

export type ProtectedName = RowOf<typeof nameColumns>;

const add = statement<Stored, never>((k) =>
  k('protected_names').insert(nameColumns.placeholders).onConflict('name').ignore(),
);
const remove = statement<{ name: string }, never>((k) =>
  k('protected_names').where('name', param('name')).delete(),
);
const listAlike = statement<{ skeleton: string }, { name: string }>((k) =>
  k('protected_names').where('skeleton', param('skeleton')).orderBy('name').select('name'),
);
const list = statement<Record<string, never>, Stored>((k) =>
  k('protected_names').orderBy('name').select(nameColumns.names),
);

/** Names that the operator protects beside those that come with the service. */
export function protectedNames(db: Db) {
  return {
    async add(name: ProtectedName): Promise<void> {
      await db.run(add, nameColumns.write(name));
    },
    /** False when it is not protected. */
    remove: async (name: string): Promise<boolean> => (await db.run(remove, { name })) === 1,
    listAlike: async (skeleton: string): Promise<string[]> =>
      (await db.all(listAlike, { skeleton })).map(({ name }) => name),
    list: async (): Promise<ProtectedName[]> => (await db.all(list, {})).map(nameColumns.read),
  };
}
