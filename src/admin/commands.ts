import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { tiers } from '../domain/agents/visibility.ts';
import { OperatorError } from '../domain/errors.ts';
import { hashApiKey } from '../domain/members/api-key.ts';
import { defaultKeyPermissions, readKeyPermissions } from '../domain/members/grants.ts';
import { canonicalDomain } from '../domain/net/domain-name.ts';
import { SOFTWARE } from '../domain/net/software.ts';
import { createResolver } from '../infra/dns.ts';
import { createFetcher } from '../infra/fetcher.ts';
import { newId } from '../infra/ids.ts';
import { crawl as crawlNow } from '../jobs/publishers/crawlDomain.ts';
import { withOwnDocuments } from '../live/brands/own-documents.ts';
import { rollbackBrand, rollbackProperty } from '../record/ownership/rollback.ts';
import { openStore, type Store } from '../store/open.ts';
import { note } from './audit.ts';

/** Runs one command on the configured database. */
export async function withStore<T>(config: Config, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(config.databaseUrl, {
    postgres: config.postgres,
    secretsKeys: config.secretsKeys,
    sqliteSynchronous: config.sqliteSynchronous,
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

export async function createOrganization(store: Store, input: { name: string; tier?: string }) {
  const name = nameOf(input.name, 'organization');
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

/** `org` is an organization's id or its name. The key is shown here and never again. */
export async function createKey(store: Store, input: { org: string; name: string; permissions?: string }) {
  const name = nameOf(input.name, 'key');
  const permissions = permissionsOf(input.permissions);
  const apiKey = `sk_${randomBytes(32).toString('base64url')}`;
  const id = newId();
  await store.transaction(async (tx) => {
    const organization =
      (await tx.organizations.find(input.org)) ?? (await tx.organizations.findByName(input.org));
    if (organization === undefined) throw new OperatorError(`there is no organization ${input.org}`);
    await tx.apiKeys.insert({
      id,
      orgId: organization.id,
      name,
      keyHash: hashApiKey(apiKey),
      permissions,
      createdAt: store.now(),
      lastUsedAt: null,
      expiresAt: null,
      revokedAt: null,
    });
    await note(tx, {
      action: 'key create',
      orgId: organization.id,
      subject: id,
      detail: { name, permissions },
    });
  });
  return { id, api_key: apiKey, permissions };
}

export async function revokeKeyCommand(store: Store, id: string) {
  const revoked = await store.transaction(async (tx) => {
    const orgId = await tx.apiKeys.revokeById(id, store.now());
    if (orgId !== null) await note(tx, { action: 'key revoke', orgId, subject: id });
    return orgId !== null;
  });
  if (!revoked) throw new OperatorError(`there is no unrevoked key ${id}`);
  return { id, revoked: true };
}

export async function crawlCommand(store: Store, config: Config, input: string) {
  const domain = domainOf(input);
  const baseUrl = config.baseUrl ?? `http://localhost:${config.port}`;
  const own = { baseUrl, listening: { address: config.host, port: config.port }, interfaces: [] };
  const guarded = createFetcher({
    outboundHosts: config.outboundHosts,
    resolver: createResolver(config.dnsServers),
    userAgent: SOFTWARE,
    own: () => own,
  });
  const fetcher = withOwnDocuments(guarded, { store, baseUrl: () => baseUrl });
  try {
    const outcome = await crawlNow(domain, { store, fetcher, now: store.now, newId });
    const { kind, ...detail } = outcome;
    return { domain, result: kind === 'done' ? 'crawled' : 'unreachable', ...detail };
  } finally {
    await fetcher.close();
  }
}

export async function rollback(store: Store, entity: 'brand' | 'property', input: string, to: number) {
  const domain = domainOf(input);
  const restore = entity === 'brand' ? rollbackBrand : rollbackProperty;
  const context = { domain, now: store.now(), newId, actor: 'admin:rollback' };
  const outcome = await store.transaction(async (tx) => {
    const done = await restore(tx, to, { name: 'admin', orgId: null }, context);
    if (done.ok) {
      const detail = { revision_number: done.revisionNumber, rolled_back_to: to };
      await note(tx, { action: `${entity} rollback`, orgId: null, subject: domain, detail });
    }
    return done;
  });
  if (!outcome.ok) throw new OperatorError(outcome.reason);
  return { domain, revision_number: outcome.revisionNumber, rolled_back_to: to };
}

/** Without a list a key may do what a member may. @throws {OperatorError} on a word that is unknown */
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

/** @throws {OperatorError} on a word that is unknown */
export function tierOf(text: string): string | null {
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

function nameOf(input: string, what: string): string {
  const name = input.trim();
  if (name === '') throw new OperatorError(`the name of the ${what} must not be empty`);
  return name;
}

/** @throws {OperatorError} for what is no domain */
export function domainOf(input: string): string {
  const judged = canonicalDomain(input);
  if (!judged.ok) throw new OperatorError(`${input}: ${judged.reason}`);
  return judged.domain;
}
