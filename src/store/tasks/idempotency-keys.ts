import type { Earlier, KeyClaim } from '../../domain/tasks/idempotency.ts';
import {
  columns,
  date,
  nullable,
  one,
  type Stored,
  sealed,
  sealedColumns,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inPiece } from '../engine/dialect.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const TABLE = 'idempotency_keys';
const keyColumns = columns({
  scope: textColumn,
  fingerprint: textColumn,
  /** Sealed, because a response may contain keys that were issued with it. */
  answer: sealed(nullable(textColumn)),
  createdAt: date,
  expiresAt: date,
  state: one<Earlier['state']>(),
  /** The sandbox token that the row ends with; null for other callers. */
  principalId: nullable(textColumn),
});

const claim = statement<Stored, { scope: string }>((k) =>
  k('idempotency_keys').insert(keyColumns.placeholders).onConflict('scope').ignore().returning('scope'),
);
const find = statement<{ scope: string }, Stored>((k) =>
  k('idempotency_keys').where('scope', param('scope')).select(keyColumns.names),
);
// Only a claim whose lease expired, and only one of several callers succeeds.
const takeOver = statement<Stored & { now: number }, { scope: string }>((k) =>
  k('idempotency_keys')
    .where({ scope: param('scope'), state: 'in_flight' })
    .where('expires_at', '<=', param('now'))
    .update({
      fingerprint: param('fingerprint'),
      created_at: param('created_at'),
      expires_at: param('expires_at'),
    })
    .returning('scope'),
);
const settle = statement<{ scope: string; since: number; answer: string; expires_at: number }, never>((k) =>
  k('idempotency_keys')
    .where({ scope: param('scope'), state: 'in_flight', created_at: param('since') })
    .update({ state: 'done', answer: param('answer'), expires_at: param('expires_at') }),
);
const release = statement<{ scope: string; since: number }, never>((k) =>
  k('idempotency_keys')
    .where({ scope: param('scope'), state: 'in_flight', created_at: param('since') })
    .delete(),
);
const forgetAnswers = statement<{ before: number; limit: number }, never>((k, engine) =>
  k('idempotency_keys')
    .where(
      inPiece(
        k,
        engine,
        k('idempotency_keys')
          .where('state', 'done')
          .where('expires_at', '<=', param('before'))
          .limit(numberParam('limit')),
      ),
    )
    .update({ state: 'forgotten', answer: null }),
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'idempotency_keys', (rows) =>
    rows.whereIn('state', ['forgotten', 'in_flight']).where('expires_at', '<=', param('before')),
  ),
);

export type ClaimRow = KeyClaim & {
  /** The sandbox token that claims the key; null for other callers. */
  readonly sandboxId: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
};

const started = ({ scope, fingerprint, sandboxId, now, expiresAt }: ClaimRow): Stored =>
  // There is no answer yet, so nothing must be encrypted.
  keyColumns.write({
    scope,
    fingerprint,
    answer: null,
    createdAt: now,
    expiresAt,
    state: 'in_flight',
    principalId: sandboxId,
  });

/** Idempotency keys of requests, with the responses that were returned. */
export function idempotencyKeys(db: Db) {
  const { read } = sealedColumns(TABLE, keyColumns, db.sealer);
  return {
    /**
     * Claims a key for a first request. Returns false when it is already claimed. On PostgreSQL it may wait for
     * another transaction that is claiming the key.
     */
    async claim(row: ClaimRow): Promise<boolean> {
      return (await db.one(claim, started(row))) !== undefined;
    },

    async find(scope: string): Promise<Earlier | undefined> {
      const row = await db.one(find, { scope });
      return row && read(row);
    },

    /** Claims a key whose first request never ended. Returns false when another request claimed it first. */
    async takeOver(row: ClaimRow): Promise<boolean> {
      return (await db.one(takeOver, { ...started(row), now: row.now.getTime() })) !== undefined;
    },

    /**
     * Stores the answer of the claim made at `since`. Returns false when that claim no longer exists, because its
     * lease expired.
     */
    async settle(scope: string, since: Date, answer: string, expiresAt: Date): Promise<boolean> {
      const sealedAnswer = db.sealer.seal(`${TABLE}.answer`, answer);
      const row = { scope, since: since.getTime(), answer: sealedAnswer, expires_at: expiresAt.getTime() };
      return (await db.run(settle, row)) === 1;
    },

    /** Releases the claim made at `since`, so that the key can be used again. */
    async release(scope: string, since: Date): Promise<void> {
      await db.run(release, { scope, since: since.getTime() });
    },

    /** Deletes the answers whose replay window ended by `before`, but keeps their keys. */
    forgetAnswers: (before: Date, limit: number) =>
      db.run(forgetAnswers, { before: before.getTime(), limit }),

    /** Deletes keys without an answer, forgotten or never answered, that expired by `before`. */
    prune: (before: Date, limit: number) => db.run(prune, { before: before.getTime(), limit }),
  };
}
