import type { OperatorRole } from '../../domain/members/operator-roles.ts';
import { noSuch } from '../../domain/moderation/decision.ts';
import type { Tables } from '../../store/index.ts';
import type { OperatorPerson } from '../../store/members/users.ts';

/** Gives a person a role in running the deployment. @throws {ApiError} not_found */
export async function grantRole(
  tx: Tables,
  userId: string,
  role: OperatorRole,
  { by, now }: { by: string; now: Date },
): Promise<OperatorPerson> {
  await tx.users.setOperatorRole(userId, { role, at: now, by });
  const person = await tx.users.findOperator(userId);
  if (person === undefined) throw noSuch('person');
  return person;
}

/** Takes the role of a person away. @throws {ApiError} not_found when the person has none */
export async function revokeRole(tx: Tables, userId: string): Promise<void> {
  if ((await tx.users.findOperator(userId)) === undefined)
    throw noSuch('person with a role in running this registry');
  await tx.users.setOperatorRole(userId, null);
}

export const shownOperatorPerson = (person: OperatorPerson) => ({
  user_id: person.id,
  name: person.name,
  email: person.email,
  role: person.operatorRole,
  granted_by: person.operatorBy,
  granted_at: person.operatorSince.toISOString(),
  disabled: person.disabledAt !== null,
});
