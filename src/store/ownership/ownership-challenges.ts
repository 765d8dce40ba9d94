import type { ProofMethod, StoredChallengeState } from '../../domain/ownership/ownership.ts';
import { columns, date, nullable, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import { countUpTo, MOST_COUNTED } from '../engine/counted.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { pageAfter, type RowPosition } from '../engine/row-filters.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const challengeColumns = columns({
  orgId: textColumn,
  domain: textColumn,
  nonce: textColumn,
  state: one<StoredChallengeState>(),
  issuedAt: date,
  expiresAt: date,
  settledAt: nullable(date),
  detail: nullable(textColumn),
});

export type OwnershipChallenge = RowOf<typeof challengeColumns>;
type Key = { org_id: string; domain: string };

/** How a challenge ended: consumed by a valid proof, or invalidated by a failed one, with the reason. */
export type Settlement = { state: 'consumed' } | { state: 'invalidated'; detail: string };

const put = statement<Stored, never>((k) =>
  k('ownership_challenges')
    .insert(challengeColumns.placeholders)
    .onConflict(['org_id', 'domain'])
    .merge(challengeColumns.names.slice(2)),
);
const find = statement<Key, Stored>((k) =>
  k('ownership_challenges')
    .where({ org_id: param('org_id'), domain: param('domain') })
    .select(challengeColumns.names),
);
// The condition lets only one of several requests with the nonce settle the challenge.
const settle = statement<
  Key & { nonce: string; state: string; settled_at: number; detail: string | null },
  never
>((k) =>
  k('ownership_challenges')
    .where({ org_id: param('org_id'), domain: param('domain'), nonce: param('nonce'), state: 'open' })
    .where('expires_at', '>', param('settled_at'))
    .update({ state: param('state'), settled_at: param('settled_at'), detail: param('detail') }),
);
const list = statement<{ org_id: string; limit: number; offset: number }, Stored>((k) =>
  k('ownership_challenges')
    .where('org_id', param('org_id'))
    .orderBy([
      { column: 'issued_at', order: 'desc' },
      { column: 'domain', order: 'asc' },
    ])
    .limit(numberParam('limit'))
    .offset(numberParam('offset'))
    .select(challengeColumns.names),
);

const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'ownership_challenges', (rows) => rows.where('issued_at', '<', param('before'))),
);

/** The last challenge of each organization for each domain. */
export function ownershipChallenges(db: Db) {
  return {
    /** Replaces the organization's earlier challenge for the domain. */
    async put(challenge: OwnershipChallenge): Promise<void> {
      await db.run(put, challengeColumns.write(challenge));
    },

    async find(orgId: string, domain: string): Promise<OwnershipChallenge | undefined> {
      const row = await db.one(find, { org_id: orgId, domain });
      return row && challengeColumns.read(row);
    },

    /** Locks the organization's challenge for the domain, existing or not, until this transaction ends. */
    lock: (orgId: string, domain: string) => lock(db, `ownership:${orgId}:${domain}`),

    /** Returns false when the challenge with this nonce is no longer open: settled, replaced or expired. */
    async settle(
      orgId: string,
      { domain, nonce }: { domain: string; nonce: string },
      settlement: Settlement,
      at: Date,
    ): Promise<boolean> {
      const detail = settlement.state === 'invalidated' ? settlement.detail : null;
      const changed = await db.run(settle, {
        org_id: orgId,
        domain,
        nonce,
        state: settlement.state,
        settled_at: at.getTime(),
        detail,
      });
      return changed === 1;
    },

    /** Newest first. */
    async list(orgId: string, page: { limit: number; offset: number }): Promise<OwnershipChallenge[]> {
      const rows = await db.all(list, { org_id: orgId, ...page });
      return rows.map(challengeColumns.read);
    },

    /** Deletes up to `limit` challenges that were issued before `before`; returns the number deleted. */
    prune: (before: Date, limit: number) => db.run(prune, { before: before.getTime(), limit }),

    /** Number of the organization's challenges, counted up to `MOST_COUNTED`. */
    async count(orgId: string): Promise<number> {
      const found = db.k('ownership_challenges').where('org_id', orgId).select(db.k.raw('1 as one'));
      return (await countUpTo(db, found, MOST_COUNTED)) ?? MOST_COUNTED;
    },
  };
}

const proofColumns = columns({
  orgId: textColumn,
  domain: textColumn,
  method: one<ProofMethod>(),
  provedAt: date,
});

export type OwnershipProof = RowOf<typeof proofColumns>;

const putProof = statement<Stored, never>((k) =>
  k('ownership_proofs')
    .insert(proofColumns.placeholders)
    .onConflict(['org_id', 'domain'])
    .merge(['method', 'proved_at']),
);
const findProof = statement<{ org_id: string; domain: string }, Stored>((k) =>
  k('ownership_proofs')
    .where({ org_id: param('org_id'), domain: param('domain') })
    .select(proofColumns.names),
);
const listProofs = statement<{ org_id: string; domains: string }, Stored>((k, engine) =>
  k('ownership_proofs')
    .where('org_id', param('org_id'))
    .where(inList(k, engine, 'domain', param('domains')))
    .select(proofColumns.names),
);

/** When each organization last proved that it controls a domain. */
export function ownershipProofs(db: Db) {
  return {
    async put(proof: OwnershipProof): Promise<void> {
      await db.run(putProof, proofColumns.write(proof));
    },

    async find(orgId: string, domain: string): Promise<OwnershipProof | undefined> {
      const row = await db.one(findProof, { org_id: orgId, domain });
      return row && proofColumns.read(row);
    },

    /** The organization's proofs, the oldest first, after (`proved_at`, `domain`). */
    async page(orgId: string, after: RowPosition | null, limit: number): Promise<OwnershipProof[]> {
      const query = pageAfter(db.k('ownership_proofs').where('org_id', orgId), ['proved_at', 'domain'], {
        after,
        limit,
      });
      return (await db.query<Stored>(query.select([...proofColumns.names]))).map(proofColumns.read);
    },

    /** The organization's proofs for the given domains. */
    async listOf(orgId: string, domains: readonly string[]): Promise<OwnershipProof[]> {
      const rows = await db.all(listProofs, { org_id: orgId, domains: JSON.stringify(domains) });
      return rows.map(proofColumns.read);
    },
  };
}
