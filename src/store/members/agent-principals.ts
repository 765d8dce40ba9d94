import type { Permissions } from '../../domain/members/agent-principal.ts';
import { columns, date, json, nullable, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

const principalColumns = columns({
  id: textColumn,
  name: textColumn,
  /** SHA-256 of the token, lower-case hex; the token itself is never stored. */
  tokenHash: textColumn,
  /** First characters of the token, by which people recognize it; null for one of before. */
  prefix: nullable(textColumn),
  permissions: json<Permissions>(),
  createdAt: date,
  revokedAt: nullable(date),
});

export type AgentPrincipalRow = RowOf<typeof principalColumns>;

const insert = statement<Stored, { id: string }>((k) =>
  k('agent_principals').insert(principalColumns.placeholders).onConflict('name').ignore().returning('id'),
);
const findByHash = statement<{ hash: string }, Stored>((k) =>
  k('agent_principals').where('token_hash', param('hash')).select(principalColumns.names),
);
const find = statement<{ id: string }, Stored>((k) =>
  k('agent_principals').where('id', param('id')).select(principalColumns.names),
);
const findByPrefix = statement<{ prefix: string }, Stored>((k) =>
  k('agent_principals').where('prefix', param('prefix')).limit(1).select(principalColumns.names),
);
const list = statement<Record<string, never>, Stored>((k) =>
  k('agent_principals').orderBy(['created_at', 'id']).select(principalColumns.names),
);
const revoke = statement<{ name: string; at: number }, { id: string }>((k) =>
  k('agent_principals')
    .where('name', param('name'))
    .whereNull('revoked_at')
    .update({ revoked_at: param('at') })
    .returning('id'),
);

/** Callers of the agent's tasks that have a token of their own. */
export function agentPrincipals(db: Db) {
  return {
    /** Returns false when the name is taken. */
    async insert(row: AgentPrincipalRow): Promise<boolean> {
      return (await db.one(insert, principalColumns.write(row))) !== undefined;
    },

    /** Also finds revoked principals; the caller must check `revokedAt`. */
    async findByHash(hash: string): Promise<AgentPrincipalRow | undefined> {
      const row = await db.one(findByHash, { hash });
      return row && principalColumns.read(row);
    },

    async find(id: string): Promise<AgentPrincipalRow | undefined> {
      const row = await db.one(find, { id });
      return row && principalColumns.read(row);
    },

    /** One whose token begins so. Tokens are random, so there is hardly ever a second. */
    async findByPrefix(prefix: string): Promise<AgentPrincipalRow | undefined> {
      const row = await db.one(findByPrefix, { prefix });
      return row && principalColumns.read(row);
    },

    async list(): Promise<AgentPrincipalRow[]> {
      return (await db.all(list, {})).map(principalColumns.read);
    },

    /** Returns the id, or null when no principal has this name or it was already revoked. */
    async revoke(name: string, at: Date): Promise<string | null> {
      return (await db.one(revoke, { name, at: at.getTime() }))?.id ?? null;
    },
  };
}
