import type { ProofMethod } from '../../domain/ownership/ownership.ts';
import { columns, date, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

const proofColumns = columns({
  orgId: textColumn,
  domain: textColumn,
  method: one<ProofMethod>(),
  provedAt: date,
});

export type OwnershipProof = RowOf<typeof proofColumns>;

const put = statement<Stored, never>((k) =>
  k('ownership_proofs')
    .insert(proofColumns.placeholders)
    .onConflict(['org_id', 'domain'])
    .merge(['method', 'proved_at']),
);
const find = statement<{ org_id: string; domain: string }, Stored>((k) =>
  k('ownership_proofs')
    .where({ org_id: param('org_id'), domain: param('domain') })
    .select(proofColumns.names),
);
const listOf = statement<{ org_id: string; domains: string }, Stored>((k, engine) =>
  k('ownership_proofs')
    .where('org_id', param('org_id'))
    .where(inList(k, engine, 'domain', param('domains')))
    .select(proofColumns.names),
);

/** When each organization last proved that it controls a domain. */
export function ownershipProofs(db: Db) {
  return {
    async put(proof: OwnershipProof): Promise<void> {
      await db.run(put, proofColumns.write(proof));
    },

    async find(orgId: string, domain: string): Promise<OwnershipProof | undefined> {
      const row = await db.one(find, { org_id: orgId, domain });
      return row && proofColumns.read(row);
    },

    /** Those of the organization for the given domains. */
    async listOf(orgId: string, domains: readonly string[]): Promise<OwnershipProof[]> {
      const rows = await db.all(listOf, { org_id: orgId, domains: JSON.stringify(domains) });
      return rows.map(proofColumns.read);
    },
  };
}
