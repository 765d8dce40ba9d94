import { columns, date, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

const challengeColumns = columns({
  /** What the challenge is for: a sign-in, or a person who adds a passkey. */
  about: textColumn,
  /** Random, in base64url. Whoever reads it can do nothing with it without the passkey. */
  challenge: textColumn,
  endsAt: date,
});

type PasskeyChallenge = RowOf<typeof challengeColumns>;
type Named = { about: string; now: number };

const put = statement<Stored, never>((k) =>
  k('passkey_challenges')
    .insert(challengeColumns.placeholders)
    .onConflict('about')
    .merge(['challenge', 'ends_at']),
);
const findOpen = statement<Named, Stored>((k) =>
  k('passkey_challenges')
    .where('about', param('about'))
    .where('ends_at', '>', param('now'))
    .select(challengeColumns.names),
);
const remove = statement<{ about: string; challenge: string }, never>((k) =>
  k('passkey_challenges')
    .where({ about: param('about'), challenge: param('challenge') })
    .delete(),
);
const prune = statement<{ now: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'passkey_challenges', (rows) => rows.where('ends_at', '<=', param('now'))),
);

/** What passkeys were asked to sign, and have not signed yet: one for each sign-in and person. */
export function passkeyChallenges(db: Db) {
  return {
    /** Replaces the one before. */
    async put(challenge: PasskeyChallenge): Promise<void> {
      await db.run(put, challengeColumns.write(challenge));
    },

    async findOpen(about: string, now: Date): Promise<PasskeyChallenge | undefined> {
      const row = await db.one(findOpen, { about, now: now.getTime() });
      return row && challengeColumns.read(row);
    },

    /** Returns false when another request was faster. */
    async remove({ about, challenge }: Omit<PasskeyChallenge, 'endsAt'>): Promise<boolean> {
      return (await db.run(remove, { about, challenge })) === 1;
    },

    /** Deletes up to `limit` that nobody answered in time; returns the number deleted. */
    prune: (now: Date, limit: number) => db.run(prune, { now: now.getTime(), limit }),
  };
}
