import type { Invitation } from '../../store/members/invitations.ts';

export const shownInvitation = ({ id, role, email, createdBy, createdAt, expiresAt }: Invitation) => ({
  invitation_id: id,
  role,
  email,
  created_by: createdBy,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
