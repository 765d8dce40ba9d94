import { randomBytes } from 'node:crypto';
import { tiers } from '../domain/agents/visibility.ts';
import { OperatorError } from '../domain/errors.ts';
import { defaultKeyPermissions, readKeyPermissions } from '../domain/members/principal.ts';
import { newId } from '../infra/random.ts';
import { newApiKey, shownKey } from '../record/members/credentials.ts';
import type { Tables } from '../store/index.ts';
import type { Organization } from '../store/members/organizations.ts';
import type { Store } from '../store/open.ts';
import { note } from './audit.ts';
import { givenName } from './given.ts';
import { MOST_LISTED } from './subjects.ts';

export async function createOrganization(store: Store, input: { name: string; tier?: string }) {
  const name = givenName(input.name);
  const tier = input.tier === undefined ? null : tierOf(input.tier);
  const organization = { id: newId(), name, tier, createdAt: store.now() };
  await store.transaction(async (tx) => {
    await tx.organizations.insert(organization);
    await note(tx, {
      action: 'org create',
      orgId: organization.id,
      subject: organization.id,
      detail: { name },
    });
  });
  return { organization: { id: organization.id, name: organization.name, tier: organization.tier } };
}

/** Lists organizations, oldest first. */
export async function listOrganizations(store: Store) {
  const organizations = await store.read.organizations.list(MOST_LISTED);
  return {
    organizations: organizations.map(({ id, name, tier, createdAt }) => ({
      id,
      name,
      tier,
      created_at: createdAt,
    })),
    count: organizations.length,
  };
}

/** Sets the membership tier of an organization, or removes it (`none`). */
export async function setTier(store: Store, org: string, tier: string) {
  const given = tierOf(tier);
  return store.transaction(async (tx) => {
    const { id, name } = await givenOrganization(tx, org);
    await tx.organizations.setTier(id, given);
    await note(tx, { action: 'org tier', orgId: id, subject: id, detail: { tier: given } });
    return { organization: { id, name, tier: given } };
  });
}

/**
 * The organization with this id or, if there is none, the oldest organization with this name.
 *
 * @throws {OperatorError} when no organization matches
 */
export async function givenOrganization(
  tables: Pick<Tables, 'organizations'>,
  org: string,
): Promise<Organization> {
  const { organizations } = tables;
  const found = (await organizations.find(org)) ?? (await organizations.findByName(org));
  if (found === undefined)
    throw new OperatorError(`no organization with the id or name "${org}"; org list shows them`);
  return found;
}

/** Creates an API key for an organization, given by id or name. The key is shown here only. */
export async function createKey(store: Store, input: { org: string; name: string; permissions?: string }) {
  const name = givenName(input.name);
  const permissions = permissionsOf(input.permissions);
  const id = newId();
  const random = randomBytes(32).toString('base64url');
  const secret = await store.transaction(async (tx) => {
    const { id: orgId } = await givenOrganization(tx, input.org);
    const about = { id, orgId, name, permissions, createdAt: store.now(), expiresAt: null };
    const made = newApiKey(random, about);
    await tx.apiKeys.insert(made.key);
    await note(tx, {
      action: 'key create',
      orgId,
      subject: id,
      detail: { name, permissions },
    });
    return made.secret;
  });
  return { id, api_key: secret, permissions };
}

/** Lists the API keys of an organization (id or name), oldest first, including revoked and expired keys. */
export async function listOrganizationKeys(store: Store, { org }: { org: string }) {
  const { id, name } = await givenOrganization(store.read, org);
  const keys = await store.read.apiKeys.list(id);
  return { organization: { id, name }, api_keys: keys.map(shownKey), count: keys.length };
}

export async function revokeKeyCommand(store: Store, id: string) {
  const revoked = await store.transaction(async (tx) => {
    const orgId = await tx.apiKeys.revokeById(id, store.now());
    if (orgId !== null) await note(tx, { action: 'key revoke', orgId, subject: id });
    return orgId !== null;
  });
  if (!revoked) throw new OperatorError(`no key in use with the id "${id}"; key list --org ORG shows them`);
  return { id, revoked: true };
}

/** Permissions of a key; default: the permissions of a member. @throws {OperatorError} for an unknown permission */
function permissionsOf(list: string | undefined): readonly string[] {
  if (list === undefined) return defaultKeyPermissions;
  const words = [...new Set(list.split(',').flatMap((word) => word.trim() || []))];
  if (words.length === 0) {
    throw new OperatorError('--permissions: must not be empty; leave it out for what a member may do');
  }
  const read = readKeyPermissions(words);
  if (!('unknown' in read)) return words;
  throw new OperatorError(
    `--permissions: ${read.unknown} is unknown; known are registry:read, registry:write, registry:admin, admin:read, admin:* and words such as products:read or media_buys:*`,
  );
}

/** @throws {OperatorError} for an unknown tier */
function tierOf(text: string): string | null {
  const word = text.trim();
  if (word === 'none') return null;
  const tier = tiers.find((known) => known === word);
  if (tier === undefined) {
    throw new OperatorError(
      `${word || 'an empty text'} is not a tier; the tiers are ${tiers.join(', ')} and none`,
    );
  }
  return tier;
}
