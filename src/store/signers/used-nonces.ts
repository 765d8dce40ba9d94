import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

type Used = { key_ref: string; nonce: string; ends_at: number };

const take = statement<Used, { nonce: string }>((k) =>
  k('used_nonces')
    .insert({ key_ref: param('key_ref'), nonce: param('nonce'), ends_at: param('ends_at') })
    .onConflict(['key_ref', 'nonce'])
    .ignore()
    .returning('nonce'),
);
const prune = statement<{ now: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'used_nonces', (rows) => rows.where('ends_at', '<=', param('now'))),
);

/** Nonces of signatures that were accepted and are still valid. */
export function usedNonces(db: Db) {
  return {
    /**
     * Records the nonce. Returns false when it was already used with this key. Of two concurrent calls only one
     * succeeds.
     */
    async take(keyRef: string, nonce: string, endsAt: Date): Promise<boolean> {
      const used = { key_ref: keyRef, nonce, ends_at: endsAt.getTime() };
      return (await db.one(take, used)) !== undefined;
    },

    /** Deletes up to `limit` nonces whose signatures have expired; returns the number deleted. */
    prune: (now: Date, limit: number) => db.run(prune, { now: now.getTime(), limit }),
  };
}
