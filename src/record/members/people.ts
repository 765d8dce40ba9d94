import type { Origin } from '../../domain/members/principal.ts';
import type { Tables } from '../../store/index.ts';
import type { User } from '../../store/members/users.ts';
import { recordCredentialEvent } from './audit.ts';

/** Ends every session of a person and everything that programs were given. */
export const endSessions = (tx: Tables, userId: string, now: Date): Promise<void> =>
  tx.oidcModels.removeByAccount(userId, null, now);

/**
 * Takes an address away from the account that has it, for the one whose it is. The account stays in histories and can
 * never be signed in with again.
 */
export async function releaseAddress(
  tx: Tables,
  { id, name }: Pick<User, 'id' | 'name'>,
  { now, newId, origin, by }: { now: Date; newId: () => string; origin: Origin; by: string },
): Promise<void> {
  await tx.users.releaseEmail(id, now);
  await endSessions(tx, id, now);
  const event = { action: 'credential.address_released', actor: by, subject: id, outcome: 'done' } as const;
  await recordCredentialEvent(tx, { ...event, detail: { name } }, { now, newId, origin });
}
