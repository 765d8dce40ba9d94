import type { ApiKey } from '../../store/members/api-keys.ts';

export const shownKey = (key: ApiKey) => ({
  id: key.id,
  name: key.name,
  permissions: [...key.permissions],
  created_at: key.createdAt.toISOString(),
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  expires_at: key.expiresAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
});
