import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { rolledExpiry } from '../../domain/members/credentials.ts';
import { notMine, readKeyPermissions, refuseToRaise } from '../../domain/members/principal.ts';
import { futureEnd, newApiKey, shownKey } from '../../record/members/credentials.ts';

const DEFAULT_GRACE_SECONDS = 86_400;

export const rollMyApiKey: WriteHandler<'rollMyApiKey'> = {
  async look({ path, query, body }, { principal, store, now, newId, newSecret }) {
    const { organization } = requireAdmin(principal, query.org);
    const old = await store.apiKeys.find(path.id, organization.id);
    if (old === undefined) throw notMine('valid API key');
    const { name, permissions } = old;
    const grants = readKeyPermissions(permissions);
    if (!('unknown' in grants)) refuseToRaise(principal, grants, 'id');
    const expiresAt =
      body.expires_at === undefined
        ? rolledExpiry(old, now)
        : body.expires_at === null
          ? null
          : futureEnd(body.expires_at, now);
    const graceSeconds = body.grace_seconds ?? DEFAULT_GRACE_SECONDS;
    const until = new Date(now.getTime() + graceSeconds * 1000);
    const { key, secret } = newApiKey(newSecret(), {
      id: newId(),
      orgId: organization.id,
      name,
      permissions,
      createdAt: now,
      expiresAt,
    });
    return {
      note: { subject: old.id, detail: { name, new_key: key.id, grace_seconds: graceSeconds } },
      async write({ store: tx }) {
        const ends = await tx.apiKeys.endBy(old.id, organization.id, { now, until });
        if (ends === null) throw notMine('valid API key');
        await tx.apiKeys.insert(key);
        const about = { rolled_id: old.id, rolled_until: ends.toISOString() };
        return { status: 201, body: { ...shownKey(key), api_key: secret, ...about } };
      },
    };
  },
};
