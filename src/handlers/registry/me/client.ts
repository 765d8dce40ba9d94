import type { ClientOrganization } from '../../../store/client-organizations.ts';

export const shownClient = ({ clientId, name, createdBy, createdAt }: ClientOrganization) => ({
  client_id: clientId,
  name,
  created_by: createdBy,
  created_at: createdAt.toISOString(),
});
