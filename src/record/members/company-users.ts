import type { CompanyPerson } from '../../domain/members/company-claims.ts';
import { NO_PASSWORD } from '../../domain/members/credentials.ts';
import type { Tables } from '../../store/index.ts';
import type { User } from '../../store/members/users.ts';
import { endSessions } from './credentials.ts';
import { addMember } from './members.ts';

type Context = { readonly now: Date; readonly newId: () => string };

/**
 * The account of a person whom the provider of their company has identified; null when there is none that the provider may
 * sign in to. The issuer and the subject are the identity. An address links an identity once, to an account that has none at
 * this issuer: later the provider can say of an address what it likes.
 */
export async function companyUser(
  tx: Tables,
  issuer: string,
  { subject, name, address }: CompanyPerson,
  { now, newId }: Context,
): Promise<User | null> {
  const linked = await tx.userIdentities.find(issuer, subject);
  if (linked !== undefined) return enabled(await tx.users.find(linked.userId));
  if (address === null) return null;
  const { email, orgId } = address;
  if ((await tx.organizations.find(orgId)) === undefined) return null;
  const known = await tx.users.findByEmail(email);
  if (known !== undefined && known.disabledAt !== null) return null;
  const fresh = { email, name, passwordHash: NO_PASSWORD, createdAt: now, emailVerifiedAt: now };
  const user: User = known ?? { ...fresh, id: newId(), disabledAt: null };
  if (known === undefined && !(await tx.users.insert(user))) return null;
  const isLinked = await tx.userIdentities.insert({ issuer, subject, userId: user.id, linkedAt: now });
  // Somebody else at the provider has the address now. It may be another person.
  if (!isLinked) return null;
  if (known === undefined) {
    await addMember(tx, { orgId, userId: user.id, role: 'member', createdAt: now });
    return user;
  }
  if (known.emailVerifiedAt !== null) return known;
  // Whoever made the account never proved the address, and may know its password or have a passkey of it.
  await tx.users.setPassword(known.id, NO_PASSWORD);
  await tx.passkeys.removeOf(known.id);
  await endSessions(tx, known.id, now);
  await tx.users.verifyEmail(known.id, now);
  return { ...known, passwordHash: NO_PASSWORD, emailVerifiedAt: now };
}

const enabled = (user: User | undefined): User | null =>
  user === undefined || user.disabledAt !== null ? null : user;
