import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { invalidField } from '../../domain/errors.ts';
import { defaultKeyPermissions, readKeyPermissions, refuseToRaise } from '../../domain/members/principal.ts';
import { futureEnd, newApiKey, shownKey } from '../../record/members/credentials.ts';

export const createMyApiKey: WriteHandler<'createMyApiKey'> = {
  async look({ query, body }, { principal, now, newId, newSecret }) {
    const { organization } = requireAdmin(principal, query.org);
    const expiresAt = body.expires_at == null ? null : futureEnd(body.expires_at, now);
    const permissions = body.permissions ?? defaultKeyPermissions;
    const grants = readKeyPermissions(permissions);
    if ('unknown' in grants)
      throw invalidField('permissions', `must not contain the unknown permission ${grants.unknown}`);
    refuseToRaise(principal, grants, 'permissions');
    const { key, secret } = newApiKey(newSecret(), {
      id: newId(),
      orgId: organization.id,
      name: body.name.trim(),
      permissions,
      createdAt: now,
      expiresAt,
    });
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
