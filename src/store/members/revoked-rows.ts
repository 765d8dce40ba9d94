import type { Db } from '../engine/database.ts';

/** Values of the columns that name a row, in the order of `key`. */
export type RowKey = readonly string[];

type Named = { readonly table: string; readonly key: readonly string[] };

/** Rows that stay when they are revoked, with the column that then has the time. */
export const revocable = {
  api_key: { table: 'api_keys', key: ['id'], at: 'revoked_at' },
  principal: { table: 'agent_principals', key: ['id'], at: 'revoked_at' },
  person: { table: 'users', key: ['id'], at: 'disabled_at' },
  invitation: { table: 'invitations', key: ['id'], at: 'revoked_at' },
  signer_key: { table: 'revoked_signer_keys', key: ['agent', 'kid'], at: 'revoked_at' },
  message_key: { table: 'revoked_message_keys', key: ['kid'], at: 'revoked_at' },
} as const satisfies Record<string, Named & { at: string }>;

type Removable = Named & {
  /** Columns that are emptied instead of the row being deleted; the first is empty in rows that allow nothing. */
  readonly emptied?: readonly string[];
  /** Column of the time at which what the row allows began. */
  readonly since?: string;
};

/** Rows that are deleted when what they allow ends, or emptied; all have `created_at` or name another time. */
export const removable = {
  membership: { table: 'memberships', key: ['org_id', 'user_id', 'role'] },
  client: { table: 'client_organizations', key: ['client_id'] },
  signer: { table: 'message_signers', key: ['agent_url'] },
  feed_subscription: { table: 'feed_subscriptions', key: ['id'] },
  passkey: { table: 'passkeys', key: ['id'] },
  operator_role: {
    table: 'users',
    key: ['id', 'operator_role'],
    emptied: ['operator_role', 'operator_since', 'operator_by'],
    since: 'operator_since',
  },
} as const satisfies Record<string, Removable>;

export type RevocableKind = keyof typeof revocable;
export type RemovableKind = keyof typeof removable;

/** `thumbprint` names the key of a signer under its other key ids; null for everything else. */
type Revoked = { key: RowKey; at: Date; thumbprint: string | null };
/** Rows that are added by a revocation, so that there is nothing to update. */
export type AddedKind = 'message_key' | 'signer_key';
type Row = Readonly<Record<string, string | number>>;

/** What was revoked or removed, so that it can be revoked again after a backup was restored. */
export function revokedRows(db: Db) {
  const keyOf = (row: Row, { key }: Named): RowKey => key.map((column) => String(row[column]));
  const where = ({ key }: Named, values: RowKey) =>
    Object.fromEntries(key.map((column, index) => [column, values[index] ?? '']));
  /** A page of rows in the order of their keys. */
  const page = ({ table, key }: Named, after: RowKey | null, limit: number) => {
    const rows = db
      .k(table)
      .orderBy([...key])
      .limit(limit)
      .select([...key]);
    const columns = key.map(() => '??').join(', ');
    const places = key.map(() => '?').join(', ');
    return after === null ? rows : rows.whereRaw(`(${columns}) > (${places})`, [...key, ...after]);
  };

  return {
    async revoked(kind: RevocableKind, after: RowKey | null, limit: number): Promise<Revoked[]> {
      const { at } = revocable[kind];
      const rows = page(revocable[kind], after, limit).whereNotNull(at).select(at);
      if (kind === 'signer_key') rows.select('thumbprint');
      return (await db.query<Row>(rows)).map((row) => ({
        key: keyOf(row, revocable[kind]),
        at: new Date(Number(row[at])),
        thumbprint: row.thumbprint == null ? null : String(row.thumbprint),
      }));
    },

    /** Returns false when there is no such row, or it is revoked already. */
    async revoke(kind: Exclude<RevocableKind, AddedKind>, key: RowKey, at: Date): Promise<boolean> {
      const { table, at: column } = revocable[kind];
      const row = db.k(table).where(where(revocable[kind], key)).whereNull(column);
      return (await db.execute(row.update({ [column]: at.getTime() }))) > 0;
    },

    async kept(kind: RemovableKind, after: RowKey | null, limit: number): Promise<RowKey[]> {
      const named: Removable = removable[kind];
      const [allowing] = named.emptied ?? [];
      const query = page(named, after, limit);
      const rows = await db.query<Row>(allowing === undefined ? query : query.whereNotNull(allowing));
      return rows.map((row) => keyOf(row, named));
    },

    /** Deletes or empties a row that began at or before `by`. Returns false when there is none. */
    async remove(kind: RemovableKind, key: RowKey, by: Date): Promise<boolean> {
      const named: Removable = removable[kind];
      const row = db.k(named.table).where(where(named, key));
      row.where(named.since ?? 'created_at', '<=', by.getTime());
      const empty = Object.fromEntries((named.emptied ?? []).map((column) => [column, null]));
      return (await db.execute(named.emptied === undefined ? row.delete() : row.update(empty))) > 0;
    },
  };
}
