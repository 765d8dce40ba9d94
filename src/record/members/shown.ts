import { clientScopes } from '../../domain/members/scopes.ts';
import type { ApiKey } from '../../store/members/api-keys.ts';
import type { ClientOrganization } from '../../store/members/client-organizations.ts';
import type { Invitation } from '../../store/members/invitations.ts';

export const shownKey = (key: ApiKey) => ({
  id: key.id,
  name: key.name,
  permissions: [...key.permissions],
  created_at: key.createdAt.toISOString(),
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  expires_at: key.expiresAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
});

export const shownClient = ({ clientId, name, createdBy, createdAt, scopes }: ClientOrganization) => ({
  client_id: clientId,
  name,
  scopes: clientScopes(scopes),
  created_by: createdBy,
  created_at: createdAt.toISOString(),
});

export const shownInvitation = ({ id, role, email, createdBy, createdAt, expiresAt }: Invitation) => ({
  invitation_id: id,
  role,
  email,
  created_by: createdBy,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
