import type { Body } from '../../domain/contract/shapes.ts';
import { ApiError } from '../../domain/errors.ts';
import { hasPassword } from '../../domain/members/credentials.ts';
import { CHALLENGE_MS, MOST_PASSKEYS, type NewPasskey } from '../../domain/members/passkeys.ts';
import type { Tables } from '../../store/index.ts';
import type { Passkey } from '../../store/members/passkeys.ts';
import type { User } from '../../store/members/users.ts';

export const shownPasskey = ({
  id,
  name,
  isSynced,
  createdAt,
  lastUsedAt,
}: Passkey): Body<'renameMyPasskey'> => ({
  id,
  name,
  is_synced: isSynced,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** @throws {ApiError} unauthorized when the account ended in between */
export async function requireUser({ users }: Pick<Tables, 'users'>, id: string): Promise<User> {
  const user = await users.find(id);
  if (user === undefined || user.disabledAt !== null)
    throw new ApiError('unauthorized', 'The account has ended.');
  return user;
}

/** @throws {ApiError} limit_reached */
function refuseMorePasskeys(held: readonly Passkey[]): void {
  if (held.length < MOST_PASSKEYS) return;
  throw new ApiError(
    'limit_reached',
    `A person must not have more than ${MOST_PASSKEYS} passkeys. Remove one first.`,
  );
}

type Open = { readonly about: string; readonly newSecret: () => string; readonly now: Date };

/**
 * What a passkey has to sign next. A page that is opened again within the first half of the time gets the same, so that
 * opening it again and again writes nothing.
 */
export async function challengeFor(
  store: { readonly primary: Tables; transaction<T>(work: (tx: Tables) => Promise<T>): Promise<T> },
  { about, newSecret, now }: Open,
): Promise<{ challenge: string; leftMs: number }> {
  const open = await store.primary.passkeyChallenges.findOpen(about, now);
  const leftMs = (open?.endsAt.getTime() ?? 0) - now.getTime();
  if (open !== undefined && leftMs > CHALLENGE_MS / 2) return { challenge: open.challenge, leftMs };
  const challenge = newSecret();
  const endsAt = new Date(now.getTime() + CHALLENGE_MS);
  await store.transaction((tx) => tx.passkeyChallenges.put({ about, challenge, endsAt }));
  return { challenge, leftMs: CHALLENGE_MS };
}

/** Takes what was to be signed, whatever comes of it: a second answer finds nothing. Null when nothing is open. */
export async function takeChallenge(
  { passkeyChallenges }: Pick<Tables, 'passkeyChallenges'>,
  about: string,
  now: Date,
): Promise<string | null> {
  const open = await passkeyChallenges.findOpen(about, now);
  if (open === undefined || !(await passkeyChallenges.remove(open))) return null;
  return open.challenge;
}

export const ofAdding = (userId: string): string => `add ${userId}`;
export const ofSignIn = (uid: string): string => `sign-in ${uid}`;

/** @throws {ApiError} limit_reached, invalid_request */
export async function addPasskey(
  tx: Tables,
  userId: string,
  { id, name, made, now }: { id: string; name: string; made: NewPasskey; now: Date },
): Promise<Passkey> {
  await tx.passkeys.lockOf(userId);
  refuseMorePasskeys(await tx.passkeys.list(userId, MOST_PASSKEYS));
  const passkey = { ...made, id, userId, name, createdAt: now, lastUsedAt: null };
  if (!(await tx.passkeys.insert(passkey)))
    throw new ApiError('invalid_request', 'This passkey belongs to an account already.');
  return passkey;
}

/** @throws {ApiError} not_found */
export async function renamePasskey(
  { passkeys }: Pick<Tables, 'passkeys'>,
  { id, userId }: { id: string; userId: string },
  name: string,
): Promise<Passkey> {
  const isRenamed = await passkeys.rename(id, userId, name);
  const found = (await passkeys.list(userId, MOST_PASSKEYS)).find((one) => one.id === id);
  if (!isRenamed || found === undefined) throw noSuchPasskey();
  return found;
}

const noSuchPasskey = () => new ApiError('not_found', 'You have no such passkey.');

/**
 * Removes a passkey, unless nothing would be left to sign in with.
 * @throws {ApiError} not_found, last_way_to_sign_in
 */
export async function removePasskey(tx: Tables, user: User, id: string): Promise<void> {
  await tx.passkeys.lockOf(user.id);
  const held = await tx.passkeys.list(user.id, MOST_PASSKEYS);
  if (!held.some((one) => one.id === id)) throw noSuchPasskey();
  const isLast = held.length === 1 && !hasPassword(user);
  if (isLast && (await tx.userIdentities.listOf(user.id)).length === 0)
    throw new ApiError(
      'last_way_to_sign_in',
      'This passkey is the only way in which you can sign in. Set a password or add another passkey first.',
    );
  await tx.passkeys.remove(id, user.id);
}

/** Ends all that others could have added to an account: what remains is what its owner proves next. */
export async function removeWaysToSignIn(
  { passkeys, userIdentities }: Pick<Tables, 'passkeys' | 'userIdentities'>,
  userId: string,
): Promise<void> {
  await passkeys.removeOf(userId);
  await userIdentities.removeOf(userId);
}
