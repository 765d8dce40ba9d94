import type { Config } from '../config.ts';
import { readEmail } from '../domain/email.ts';
import { OperatorError } from '../domain/errors.ts';
import { judgePassword } from '../domain/password.ts';
import { isMemberRole, memberRoles } from '../domain/roles.ts';
import { newId } from '../infra/ids.ts';
import { rotateKeys as rotate } from '../infra/oauth-keys.ts';
import { createPasswords } from '../infra/passwords.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import { note } from './audit.ts';

type NewUser = { org: string; email: string; password: string; role: string; name?: string };

/** Makes a person who can sign in, as a member of an organization (its id or its name). */
export async function createUser(store: Store, input: NewUser, passwords = createPasswords()) {
  const email = readEmail(input.email);
  if (email === null) throw new OperatorError(`${input.email} is no e-mail address`);
  const { role } = input;
  if (!isMemberRole(role)) throw new OperatorError(`${role} is no role; known are ${memberRoles.join(', ')}`);
  const judged = judgePassword(input.password, email);
  if (!judged.ok) throw new OperatorError(`the password ${judged.reason}`);
  const name = input.name?.trim() || (email.split('@')[0] ?? email);
  const passwordHash = await passwords.hash(input.password);
  const createdAt = new Date();
  const id = newId();
  return store.transaction(async (tx) => {
    const organization = await organizationOf(tx, input.org);
    const isNew = await tx.users.insert({ id, email, name, passwordHash, createdAt, disabledAt: null });
    if (!isNew) throw new OperatorError(`${email} has an account already; invite it instead`);
    await tx.memberships.insert({ orgId: organization.id, userId: id, role, createdAt });
    await note(tx, { action: 'user create', orgId: organization.id, subject: id, detail: { role } });
    return {
      user: { id, email, name },
      organization: { id: organization.id, name: organization.name, role },
    };
  });
}

/** Locks a person out: no sign-in, and none of their tokens is taken any more. */
export async function disableUser(store: Store, input: string) {
  const email = readEmail(input);
  return store.transaction(async (tx) => {
    const user = email === null ? undefined : await tx.users.findByEmail(email);
    if (user === undefined || !(await tx.users.disable(user.id, new Date()))) {
      throw new OperatorError(`there is no account of ${input} that can sign in`);
    }
    await note(tx, { action: 'user disable', orgId: null, subject: user.id });
    return { user: { id: user.id, email: user.email, name: user.name }, disabled: true };
  });
}

/** Gives an organization a membership tier, or takes it away (`none`). */
export async function setTier(store: Store, org: string, tier: string) {
  const text = tier.trim();
  if (text === '') throw new OperatorError('the tier must not be empty; none takes it away');
  const given = text === 'none' ? null : text;
  return store.transaction(async (tx) => {
    const { id, name } = await organizationOf(tx, org);
    await tx.organizations.setTier(id, given);
    await note(tx, { action: 'org tier', orgId: id, subject: id, detail: { tier: given } });
    return { organization: { id, name, tier: given } };
  });
}

/** Makes a new signing key for access tokens; what the old ones signed stays valid until it expires. */
export async function rotateKeys(store: Store, { oauthKeys }: Pick<Config, 'oauthKeys'>) {
  if (oauthKeys !== null) {
    throw new OperatorError('OAUTH_KEYS names the keys; put a new one first in that file and restart');
  }
  const kid = await rotate(store, { now: () => new Date(), newId });
  await store.transaction((tx) => note(tx, { action: 'keys rotate', orgId: null, subject: kid, detail: {} }));
  return { kid, rotated: true };
}

async function organizationOf(tx: Tables, org: string) {
  const found = (await tx.organizations.find(org)) ?? (await tx.organizations.findByName(org));
  if (found === undefined) throw new OperatorError(`there is no organization ${org}`);
  return found;
}
