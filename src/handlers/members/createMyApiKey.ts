import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { invalidField } from '../../domain/errors.ts';
import { keyPrefix } from '../../domain/members/credential-hint.ts';
import { hashApiKey } from '../../domain/members/credentials.ts';
import { defaultKeyPermissions, readKeyPermissions, refuseToRaise } from '../../domain/members/principal.ts';
import { shownKey } from '../../record/members/credentials.ts';

export const createMyApiKey: WriteHandler<'createMyApiKey'> = {
  async look({ query, body }, { principal, now, newId, newSecret }) {
    const { organization } = requireAdmin(principal, query.org);
    const expiresAt = body.expires_at == null ? null : new Date(body.expires_at);
    // The schema also accepts leap seconds, which a Date cannot represent: the comparison is then false.
    if (expiresAt !== null && !(expiresAt > now)) throw invalidField('expires_at', 'must lie in the future');
    const permissions = body.permissions ?? defaultKeyPermissions;
    const grants = readKeyPermissions(permissions);
    if ('unknown' in grants)
      throw invalidField('permissions', `must not contain the unknown permission ${grants.unknown}`);
    refuseToRaise(principal, grants, 'permissions');
    const secret = `sk_${newSecret()}`;
    const key = {
      id: newId(),
      orgId: organization.id,
      name: body.name.trim(),
      keyHash: hashApiKey(secret),
      prefix: keyPrefix(secret),
      permissions,
      createdAt: now,
      lastUsedAt: null,
      expiresAt,
      revokedAt: null,
    };
    const { name, expires_at } = shownKey(key);
    return {
      note: { subject: key.id, detail: { name, permissions, expires_at } },
      async write({ store }) {
        await store.apiKeys.insert(key);
        return { status: 201, body: { ...shownKey(key), api_key: secret } };
      },
    };
  },
};
