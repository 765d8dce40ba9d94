import { clientScopes } from '../../domain/members/scopes.ts';
import type { ClientOrganization } from '../../store/members/client-organizations.ts';

export const shownClient = ({ clientId, name, createdBy, createdAt, scopes }: ClientOrganization) => ({
  client_id: clientId,
  name,
  scopes: clientScopes(scopes),
  created_by: createdBy,
  created_at: createdAt.toISOString(),
});
