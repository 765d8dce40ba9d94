import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from './database.ts';
import { lock } from './lock.ts';
import { createSealer, type Sealer } from './sealer.ts';
import { param, statement } from './statement.ts';

const KEY_BYTES = 32;
const OWN_KEY = 'secrets-key';
const FINGERPRINT_KEY = 'fingerprint-key';
/** The place that the key of fingerprints is sealed for. */
const PLACE = 'secrets.fingerprint';

const insert = statement<{ id: string; purpose: string; value: string; at: number }, never>((k) =>
  k('secrets').insert({
    id: param('id'),
    purpose: param('purpose'),
    value: param('value'),
    created_at: param('at'),
  }),
);
const find = statement<{ purpose: string }, { value: string }>((k) =>
  k('secrets').where('purpose', param('purpose')).select('value'),
);
const put = statement<{ purpose: string; value: string }, never>((k) =>
  k('secrets')
    .where('purpose', param('purpose'))
    .update({ value: param('value') }),
);
const remove = statement<{ purpose: string }, never>((k) =>
  k('secrets').where('purpose', param('purpose')).delete(),
);

/**
 * The keys of this database, made where they are missing; processes that start together agree on one. The key of
 * fingerprints is kept sealed, so that a wrong SECRETS_KEY is found at start.
 *
 * @param given from the setting; null: a key that is kept in the database itself
 * @throws {StoreError} sealed: `given` does not open what the database holds
 */
export async function loadSealer(db: Db, given: readonly Buffer[] | null): Promise<Sealer> {
  await lock(db, 'secrets');
  const known = async (purpose: string) => (await db.one(find, { purpose }))?.value;
  const make = async (purpose: string, value: string) => {
    await db.run(insert, { id: randomUUID(), purpose, value, at: db.now().getTime() });
    return value;
  };
  const newKey = () => randomBytes(KEY_BYTES).toString('base64');
  let own = await known(OWN_KEY);
  if (given === null) own ??= await make(OWN_KEY, newKey());
  // What was sealed before the setting was given still opens.
  const keys = [...(given ?? []), ...(own === undefined ? [] : [bytesOf(own)])];
  const opener = createSealer(keys, Buffer.alloc(KEY_BYTES));
  const stored =
    (await known(FINGERPRINT_KEY)) ?? (await make(FINGERPRINT_KEY, opener.seal(PLACE, newKey())));
  return createSealer(keys, bytesOf(opener.open(PLACE, stored)));
}

/**
 * Seals the key of fingerprints with the current key and forgets the key that the database kept for itself: the last
 * step of a change of keys, once nothing else is sealed with an earlier one.
 */
export async function settleKeys(db: Db): Promise<void> {
  await lock(db, 'secrets');
  const stored = (await db.one(find, { purpose: FINGERPRINT_KEY }))?.value;
  if (stored === undefined || db.sealer.isCurrent(stored)) return;
  await db.run(put, {
    purpose: FINGERPRINT_KEY,
    value: db.sealer.seal(PLACE, db.sealer.open(PLACE, stored)),
  });
  await db.run(remove, { purpose: OWN_KEY });
}

const bytesOf = (key: string): Buffer => Buffer.from(key, 'base64');
