import type { JsonText } from '../../domain/json/values.ts';
import { columns, date, json, nullable, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const apiKeyColumns = columns({
  id: textColumn,
  orgId: textColumn,
  name: textColumn,
  /** SHA-256 of the key, lower-case hex; the key itself is never stored. */
  keyHash: textColumn,
  /** First characters, by which people recognize the key; null for a key of before that was not used since. */
  prefix: nullable(textColumn),
  permissions: json<readonly string[]>(),
  createdAt: date,
  lastUsedAt: nullable(date),
  expiresAt: nullable(date),
  revokedAt: nullable(date),
});

export type ApiKey = RowOf<typeof apiKeyColumns>;
/** What authorizing a request needs of a key and of its organization. The permissions stay text: few keys differ in them. */
export type ApiKeyOwner = Pick<ApiKey, 'id' | 'orgId' | 'lastUsedAt' | 'expiresAt' | 'revokedAt'> & {
  readonly permissions: JsonText<readonly string[]>;
  readonly orgName: string;
  readonly orgTier: string | null;
};
type OwnerRow = {
  id: string;
  org_id: string;
  permissions: JsonText<readonly string[]>;
  last_used_at: number | null;
  expires_at: number | null;
  revoked_at: number | null;
  org_name: string;
  org_tier: string | null;
};

/** Precision of `lastUsedAt`, so that a busy key does not cause a write with every request. */
const TOUCH_INTERVAL_MS = 60_000;
const MOST_ALIKE = 10;

const OWNER = ['id', 'org_id', 'permissions', 'last_used_at', 'expires_at', 'revoked_at'];

const insert = statement<Stored, never>((k) => k('api_keys').insert(apiKeyColumns.placeholders));
const findByHash = statement<{ hash: string }, OwnerRow>((k) =>
  k('api_keys')
    .join('organizations', 'organizations.id', 'api_keys.org_id')
    .where('key_hash', param('hash'))
    .select(OWNER.map((name) => `api_keys.${name}`))
    .select({ org_name: 'organizations.name', org_tier: 'organizations.tier' }),
);
const listByOrganization = statement<{ org_id: string }, Stored>((k) =>
  k('api_keys').where('org_id', param('org_id')).orderBy(['created_at', 'id']).select(apiKeyColumns.names),
);
const findById = statement<{ id: string }, Stored>((k) =>
  k('api_keys').where('id', param('id')).select(apiKeyColumns.names),
);
const listByPrefix = statement<{ prefix: string; limit: number }, Stored>((k) =>
  k('api_keys').where('prefix', param('prefix')).limit(numberParam('limit')).select(apiKeyColumns.names),
);
const find = statement<{ id: string; org_id: string }, Stored>((k) =>
  k('api_keys')
    .where({ id: param('id'), org_id: param('org_id') })
    .select(apiKeyColumns.names),
);
const revoke = statement<{ id: string; org_id: string; at: number }, never>((k) =>
  k('api_keys')
    .where({ id: param('id'), org_id: param('org_id') })
    .whereNull('revoked_at')
    .update({ revoked_at: param('at') }),
);
const endBy = statement<{ id: string; org_id: string; now: number; until: number }, { expires_at: number }>(
  (k) =>
    k('api_keys')
      .where({ id: param('id'), org_id: param('org_id') })
      .whereNull('revoked_at')
      .where((rows) => rows.whereNull('expires_at').orWhere('expires_at', '>', param('now')))
      .update({
        expires_at: k.raw('case when expires_at < ? then expires_at else ? end', [
          param('until'),
          param('until'),
        ]),
      })
      .returning('expires_at'),
);
const revokeById = statement<{ id: string; at: number }, { org_id: string }>((k) =>
  k('api_keys')
    .where('id', param('id'))
    .whereNull('revoked_at')
    .update({ revoked_at: param('at') })
    .returning('org_id'),
);
const pruneBy = (end: 'revoked_at' | 'expires_at') =>
  statement<{ before: number; limit: number }, never>((k, engine) =>
    deletePiece(k, engine, 'api_keys', (rows) => rows.where(end, '<', param('before')).orderBy(end)),
  );
const pruneRevoked = pruneBy('revoked_at');
const pruneExpired = pruneBy('expires_at');
const touch = statement<{ id: string; at: number; stale: number; prefix: string }, never>((k) =>
  k('api_keys')
    .where('id', param('id'))
    .where((rows) => rows.whereNull('last_used_at').orWhere('last_used_at', '<=', param('stale')))
    .update({ last_used_at: param('at'), prefix: param('prefix') }),
);

const dateOf = (at: number | null) => (at === null ? null : new Date(at));

export function apiKeys(db: Db) {
  return {
    async insert(key: ApiKey): Promise<void> {
      await db.run(insert, apiKeyColumns.write(key));
    },

    /** Also finds revoked and expired keys; the caller must check them. */
    async findByHash(keyHash: string): Promise<ApiKeyOwner | undefined> {
      const row = await db.one(findByHash, { hash: keyHash });
      return (
        row && {
          id: row.id,
          orgId: row.org_id,
          permissions: row.permissions,
          lastUsedAt: dateOf(row.last_used_at),
          expiresAt: dateOf(row.expires_at),
          revokedAt: dateOf(row.revoked_at),
          orgName: row.org_name,
          orgTier: row.org_tier,
        }
      );
    },

    /** All keys of the organization, oldest first; an organization has few. */
    async list(orgId: string): Promise<ApiKey[]> {
      return (await db.all(listByOrganization, { org_id: orgId })).map(apiKeyColumns.read);
    },

    /** Also finds revoked and expired keys. */
    async find(id: string, orgId: string): Promise<ApiKey | undefined> {
      const row = await db.one(find, { id, org_id: orgId });
      return row && apiKeyColumns.read(row);
    },

    /** As `find`, of whichever organization. */
    async findById(id: string): Promise<ApiKey | undefined> {
      const row = await db.one(findById, { id });
      return row && apiKeyColumns.read(row);
    },

    /** Some keys of all organizations that begin alike. Keys are random, so there is hardly ever a second. */
    listByPrefix: async (prefix: string): Promise<ApiKey[]> =>
      (await db.all(listByPrefix, { prefix, limit: MOST_ALIKE })).map(apiKeyColumns.read),

    /** Returns false when the organization has no such key, or it was already revoked. */
    async revoke(id: string, orgId: string, at: Date): Promise<boolean> {
      return (await db.run(revoke, { id, org_id: orgId, at: at.getTime() })) === 1;
    },

    /**
     * Has a valid key end at `until`, unless it ends before. Returns when it ends, or null when the organization has no
     * such valid key.
     */
    async endBy(id: string, orgId: string, { now, until }: { now: Date; until: Date }): Promise<Date | null> {
      const ask = { id, org_id: orgId, now: now.getTime(), until: until.getTime() };
      const row = await db.one(endBy, ask);
      return row === undefined ? null : new Date(Number(row.expires_at));
    },

    /**
     * As `revoke`, for the operator, in any organization. Returns the organization's id, or null when no key was
     * revoked.
     */
    async revokeById(id: string, at: Date): Promise<string | null> {
      return (await db.one(revokeById, { id, at: at.getTime() }))?.org_id ?? null;
    },

    /** Records that the key was used, at most once a minute, and what it begins with. Returns whether it wrote. */
    async touch(id: string, at: Date, prefix: string): Promise<boolean> {
      const stale = at.getTime() - TOUCH_INTERVAL_MS;
      return (await db.run(touch, { id, at: at.getTime(), stale, prefix })) === 1;
    },

    /** Deletes up to `limit` keys that were revoked or expired before `before`; returns the number deleted. */
    async prune(before: Date, limit: number): Promise<number> {
      const revoked = await db.run(pruneRevoked, { before: before.getTime(), limit });
      return revoked + (await db.run(pruneExpired, { before: before.getTime(), limit: limit - revoked }));
    },
  };
}
