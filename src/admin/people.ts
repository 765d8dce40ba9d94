import type { Config } from '../config.ts';
import { ApiError, OperatorError } from '../domain/errors.ts';
import { judgePassword, readEmail } from '../domain/members/credentials.ts';
import { isOperatorRole, operatorRoles } from '../domain/members/operator-roles.ts';
import { isMemberRole, memberRoles } from '../domain/members/principal.ts';
import { COMMAND } from '../domain/moderation/decision.ts';
import { rotateKeys as rotate } from '../infra/oauth-keys.ts';
import { createPasswords } from '../infra/passwords.ts';
import { newId, newSecret } from '../infra/random.ts';
import { endSessions } from '../record/members/credentials.ts';
import { addMember, shownMember } from '../record/members/members.ts';
import { removeWaysToSignIn } from '../record/members/passkeys.ts';
import { grantRole, revokeRole, shownOperatorPerson } from '../record/moderation/people.ts';
import type { Tables } from '../store/index.ts';
import type { User } from '../store/members/users.ts';
import type { Store } from '../store/open.ts';
import { note } from './audit.ts';
import { asOperatorError } from './commands.ts';
import { givenName } from './given.ts';
import { givenOrganization } from './organizations.ts';

const MOST_LISTED = 1_000;

type NewUser = { org: string; email: string; password: string; role: string; name?: string };

/** Creates a person who can sign in, as a member of an organization (id or name). */
export async function createUser(store: Store, input: NewUser, passwords = createPasswords()) {
  const email = readEmail(input.email);
  if (email === null) throw new OperatorError(`${input.email} is not an e-mail address`);
  const { role } = input;
  if (!isMemberRole(role))
    throw new OperatorError(`${role} is not a role; the roles are ${memberRoles.join(', ')}`);
  const judged = judgePassword(input.password, email);
  if (!judged.ok) throw new OperatorError(`the password ${judged.reason}`);
  const name = input.name === undefined ? (email.split('@')[0] ?? email) : givenName(input.name);
  const passwordHash = await passwords.hash(input.password);
  const createdAt = store.now();
  const id = newId();
  return store.transaction(async (tx) => {
    const organization = await givenOrganization(tx, input.org);
    // The address needs no proof, because the operator vouches for it.
    const account = {
      id,
      email,
      name,
      passwordHash,
      createdAt,
      disabledAt: null,
      emailVerifiedAt: createdAt,
    };
    const isNew = await tx.users.insert(account);
    if (!isNew) throw new OperatorError(`${email} has an account already; invite it instead`);
    await addMember(tx, { orgId: organization.id, userId: id, role, createdAt }).catch((cause: unknown) => {
      throw cause instanceof ApiError ? new OperatorError(cause.message) : cause;
    });
    await note(tx, { action: 'user create', orgId: organization.id, subject: id, detail: { role } });
    return {
      user: { id, email, name },
      organization: { id: organization.id, name: organization.name, role },
    };
  });
}

/** Lists the members of an organization (id or name), longest membership first. */
export async function listOrganizationMembers(store: Store, { org }: { org: string }) {
  const { id, name } = await givenOrganization(store.read, org);
  const members = await store.read.memberships.listOfOrganization(id);
  return { organization: { id, name }, members: members.map(shownMember), count: members.length };
}

/** Disables a person: they cannot sign in, and their tokens are no longer accepted. */
export async function disableUser(store: Store, input: string) {
  return store.transaction(async (tx) => {
    const user = await userOf(tx, input);
    if (!(await tx.users.disable(user.id, store.now()))) {
      throw new OperatorError(`${user.email} is disabled already`);
    }
    await note(tx, { action: 'user disable', orgId: null, subject: user.id });
    return { user: shown(user), disabled: true };
  });
}

/** Lets a disabled person sign in again, with the same password. */
export async function enableUser(store: Store, input: string) {
  return store.transaction(async (tx) => {
    const user = await userOf(tx, input);
    if (!(await tx.users.enable(user.id))) throw new OperatorError(`${user.email} can sign in already`);
    await note(tx, { action: 'user enable', orgId: null, subject: user.id });
    return { user: shown(user), disabled: false };
  });
}

/** Gives a person a role in running this deployment, or with `none` takes it away. */
export async function grantOperator(store: Store, input: string, text: string) {
  if (text !== 'none' && !isOperatorRole(text))
    throw new OperatorError(`${text} is not a role; the roles are ${operatorRoles.join(', ')}, or none`);
  return store
    .transaction(async (tx) => {
      const user = await userOf(tx, input);
      const detail = { role: text };
      await note(tx, { action: 'user grant', orgId: null, subject: user.id, detail });
      if (text === 'none') await revokeRole(tx, user.id);
      else await grantRole(tx, user.id, text, { by: COMMAND.id, now: store.now() });
      return { user: shown(user), role: text === 'none' ? null : text };
    })
    .catch(asOperatorError);
}

/** Lists the people who run this deployment, those who have their role the longest first. */
export async function listOperatorRoles(store: Store) {
  const people = await store.read.users.listOperators(null, MOST_LISTED);
  return { people: people.map(shownOperatorPerson), count: people.length };
}

/**
 * Sets another password for a person, and ends all their passkeys, sessions and grants to programs. If no password is
 * given, one is generated and shown once.
 */
export async function resetPassword(
  store: Store,
  input: string,
  given?: string,
  passwords = createPasswords(),
) {
  const password = given ?? newSecret();
  const email = readEmail(input) ?? '';
  const judged = judgePassword(password, email);
  if (!judged.ok) throw new OperatorError(`the password ${judged.reason}`);
  const passwordHash = await passwords.hash(password);
  return store.transaction(async (tx) => {
    const user = await userOf(tx, input);
    await tx.users.setPassword(user.id, passwordHash);
    // Somebody else may have added one, which is a reason to ask for another password.
    await tx.passkeys.removeOf(user.id);
    await endSessions(tx, user.id, store.now());
    await note(tx, { action: 'user password', orgId: null, subject: user.id });
    return { user: shown(user), ...(given === undefined ? { password } : {}) };
  });
}

/** Confirms that an address belongs to the person. */
export async function verifyAddress(store: Store, input: string) {
  return store.transaction(async (tx) => {
    const user = await userOf(tx, input);
    await tx.users.verifyEmail(user.id, store.now());
    await note(tx, { action: 'user verify', orgId: null, subject: user.id });
    return { user: shown(user), email_verified: true };
  });
}

/** Releases an address for its real owner. The account that had the address can never be signed in to again. */
export async function releaseUser(store: Store, input: string) {
  return store.transaction(async (tx) => {
    const user = await userOf(tx, input);
    await tx.users.releaseEmail(user.id, store.now());
    await removeWaysToSignIn(tx, user.id);
    await endSessions(tx, user.id, store.now());
    await note(tx, { action: 'user release', orgId: null, subject: user.id, detail: { name: user.name } });
    return { released: user.email, user: { id: user.id, name: user.name } };
  });
}

/** Creates a new signing key for access tokens. Tokens that older keys signed stay valid until they expire. */
export async function rotateOauthKeys(store: Store, { oauthKeys }: Pick<Config, 'oauthKeys'>) {
  if (oauthKeys !== null) {
    throw new OperatorError('OAUTH_KEYS names the keys; put a new one first in that file and restart');
  }
  const tools = { now: store.now, newId };
  const kid = await rotate(store, tools, (tx, subject) =>
    note(tx, { action: 'keys rotate', orgId: null, subject, detail: {} }),
  );
  return { kid, rotated: true };
}

async function userOf(tx: Tables, input: string): Promise<User> {
  const email = readEmail(input);
  const user = email === null ? undefined : await tx.users.findByEmail(email);
  if (user === undefined)
    throw new OperatorError(`nobody signs in as "${input}"; user list --org ORG shows who does`);
  return user;
}

const shown = ({ id, email, name }: User) => ({ id, email, name });
