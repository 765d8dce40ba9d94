import type { Proposal } from '../../domain/products/discovery/proposal.ts';
import { columns, date, json, nullable, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList, selectRows } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { chunksOf, param, statement } from '../engine/statement.ts';

const proposalColumns = columns({
  principalId: textColumn,
  id: textColumn,
  /** Null for a proposal that was made without an account; every account of the principal may buy it. */
  accountId: nullable(textColumn),
  proposal: json<Proposal>(),
  createdAt: date,
  /** Time from which the proposal may be deleted. */
  expiresAt: date,
});

/** A proposal as it is stored for its principal. */
export type StoredProposal = RowOf<typeof proposalColumns>;

const ROW = {
  principal_id: 'text',
  id: 'text',
  account_id: 'text',
  proposal: 'text',
  created_at: 'bigint',
  expires_at: 'bigint',
} as const;
const put = statement<{ rows: string }, never>((k, engine) =>
  // `where true` tells SQLite's parser that `on conflict` belongs to the insert and not to the select.
  k.raw(
    `insert into proposals (${Object.keys(ROW).join(', ')}) :rows where true on conflict (principal_id, id)
     do update set proposal = excluded.proposal, expires_at = excluded.expires_at`,
    { rows: selectRows(k, engine, ROW, param('rows')) },
  ),
);
const list = statement<{ principal_id: string; ids: string }, Stored>((k, engine) =>
  k('proposals')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'id', param('ids')))
    .select(proposalColumns.names),
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'proposals', (rows) =>
    rows.where('expires_at', '<', param('before')).orderBy('expires_at'),
  ),
);

/** Proposed plans that can be bought. */
export function proposals(db: Db) {
  return {
    /** Locks the proposal against other writers until this transaction ends. */
    async lock(principalId: string, id: string): Promise<void> {
      await lock(db, `proposal ${principalId} ${id}`);
    },

    /** Stores proposals with different ids. */
    async putAll(news: readonly StoredProposal[]): Promise<void> {
      for (const chunk of chunksOf(news))
        await db.run(put, { rows: JSON.stringify(chunk.map(proposalColumns.write)) });
    },

    /** Finds only the principal's proposals. The caller must check `accountId` to see which account may use it. */
    async find(principalId: string, id: string): Promise<StoredProposal | undefined> {
      return (await this.listByIds(principalId, [id]))[0];
    },

    /** In no particular order; unknown ids are left out. */
    async listByIds(principalId: string, ids: readonly string[]): Promise<StoredProposal[]> {
      if (ids.length === 0) return [];
      const rows = await db.all(list, { principal_id: principalId, ids: JSON.stringify(ids) });
      return rows.map(proposalColumns.read);
    },

    /** Deletes up to `limit` proposals that expired before `before`, oldest first; returns the number deleted. */
    prune: (before: Date, limit: number) => db.run(prune, { before: before.getTime(), limit }),
  };
}
