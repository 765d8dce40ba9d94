import { columns, date, nullable, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

const revokedColumns = columns({
  /** URL of the agent, without a slash at its end. */
  agent: textColumn,
  kid: textColumn,
  /** Null while the key itself is not known: it was not published when its id was revoked. */
  thumbprint: nullable(textColumn),
  revokedAt: date,
});
export type RevokedSignerKey = RowOf<typeof revokedColumns>;

/** The name of an agent in this table: the same URL with and without a slash at its end is one agent. */
export const revokedAgent = (agentUrl: string): string => agentUrl.replace(/\/$/, '');

const put = statement<Stored, never>((k) =>
  k('revoked_signer_keys')
    .insert(revokedColumns.placeholders)
    .onConflict(['agent', 'kid'])
    .merge({ thumbprint: k.raw('coalesce(excluded.thumbprint, revoked_signer_keys.thumbprint)') }),
);
const listOf = statement<{ agent: string }, Stored>((k) =>
  k('revoked_signer_keys').where('agent', param('agent')).orderBy('kid').select(revokedColumns.names),
);

/** Keys of signers that the operator revoked. They stay when the signer is removed, and apply when it is added again. */
export function revokedSignerKeys(db: Db) {
  return {
    /** Adds a key, or the thumbprint of one whose id was revoked before the key was known. */
    async put(key: RevokedSignerKey): Promise<void> {
      await db.run(put, revokedColumns.write(key));
    },
    async listOf(agentUrl: string): Promise<RevokedSignerKey[]> {
      return (await db.all(listOf, { agent: revokedAgent(agentUrl) })).map(revokedColumns.read);
    },
  };
}
