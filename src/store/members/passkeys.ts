import {
  columns,
  date,
  flagColumn,
  int,
  json,
  nullable,
  type RowOf,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { lock } from '../engine/lock.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const passkeyColumns = columns({
  id: textColumn,
  userId: textColumn,
  /** What the authenticator calls it, in base64url. */
  credentialId: textColumn,
  /** COSE key, in base64url. */
  publicKey: textColumn,
  /** How often it was used, as the authenticator says; always 0 for one that lives on several devices. */
  counter: int,
  /** How browsers reach the authenticator. */
  transports: json<readonly string[]>(),
  /** Whether its maker keeps copies on other devices of the person. */
  isSynced: flagColumn,
  name: textColumn,
  createdAt: date,
  lastUsedAt: nullable(date),
});

export type Passkey = RowOf<typeof passkeyColumns>;

type OfPerson = { id: string; user_id: string };

const insert = statement<Stored, never>((k) =>
  k('passkeys').insert(passkeyColumns.placeholders).onConflict('credential_id').ignore(),
);
const list = statement<{ user_id: string; limit: number }, Stored>((k) =>
  k('passkeys')
    .where('user_id', param('user_id'))
    .orderBy(['created_at', 'id'])
    .limit(numberParam('limit'))
    .select(passkeyColumns.names),
);
const findByCredential = statement<{ credential_id: string }, Stored>((k) =>
  k('passkeys').where('credential_id', param('credential_id')).select(passkeyColumns.names),
);
const noteUse = statement<
  { id: string; before: number; counter: number; is_synced: number; at: number },
  never
>((k) =>
  k('passkeys')
    .where({ id: param('id'), counter: param('before') })
    .update({ counter: param('counter'), is_synced: param('is_synced'), last_used_at: param('at') }),
);
const rename = statement<OfPerson & { name: string }, never>((k) =>
  k('passkeys')
    .where({ id: param('id'), user_id: param('user_id') })
    .update({ name: param('name') }),
);
const remove = statement<OfPerson, never>((k) =>
  k('passkeys')
    .where({ id: param('id'), user_id: param('user_id') })
    .delete(),
);
const removeOf = statement<{ user_id: string }, never>((k) =>
  k('passkeys').where('user_id', param('user_id')).delete(),
);

/** Passkeys with which people sign in. */
export function passkeys(db: Db) {
  return {
    /** Has other changes of the person's passkeys wait until this transaction ends. */
    lockOf: (userId: string) => lock(db, `passkeys:${userId}`),

    /** Returns false when somebody has this passkey already. */
    async insert(passkey: Passkey): Promise<boolean> {
      return (await db.run(insert, passkeyColumns.write(passkey))) === 1;
    },

    /** Those of a person, the oldest first. */
    async list(userId: string, limit: number): Promise<Passkey[]> {
      return (await db.all(list, { user_id: userId, limit })).map(passkeyColumns.read);
    },

    async findByCredential(credentialId: string): Promise<Passkey | undefined> {
      const row = await db.one(findByCredential, { credential_id: credentialId });
      return row && passkeyColumns.read(row);
    },

    /** Returns false when it was used or removed since it was read. */
    async noteUse(
      { id, counter: before }: Pick<Passkey, 'id' | 'counter'>,
      { counter, isSynced, at }: { counter: number; isSynced: boolean; at: Date },
    ): Promise<boolean> {
      const used = { id, before, counter, is_synced: Number(isSynced), at: at.getTime() };
      return (await db.run(noteUse, used)) === 1;
    },

    /** Returns false when the person has no such passkey. */
    async rename(id: string, userId: string, name: string): Promise<boolean> {
      return (await db.run(rename, { id, user_id: userId, name })) === 1;
    },

    /** Returns false when the person has no such passkey. */
    async remove(id: string, userId: string): Promise<boolean> {
      return (await db.run(remove, { id, user_id: userId })) === 1;
    },

    async removeOf(userId: string): Promise<void> {
      await db.run(removeOf, { user_id: userId });
    },
  };
}
