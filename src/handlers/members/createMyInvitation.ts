import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { invalidField } from '../../domain/errors.ts';
import { hashInvitation, INVITATION_MS, readEmail } from '../../domain/members/credentials.ts';
import { refuseToRaiseTo } from '../../domain/members/principal.ts';
import { shownInvitation } from '../../record/members/credentials.ts';
import { refuseUnlessGrantable } from '../../record/members/members.ts';

export const createMyInvitation: WriteHandler<'createMyInvitation'> = {
  async look({ query, body }, { principal, now, newId, newSecret, baseUrl }) {
    const { organization, role, userKey } = requireAdmin(principal, query.org);
    refuseUnlessGrantable(role, body.role);
    refuseToRaiseTo(body.role, principal);
    const email = body.email === undefined ? null : readEmail(body.email);
    if (body.email !== undefined && email === null) throw invalidField('email', 'is not an e-mail address');
    const token = newSecret();
    const invitation = {
      id: newId(),
      orgId: organization.id,
      tokenHash: hashInvitation(token),
      email,
      role: body.role,
      createdBy: userKey,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_MS),
      acceptedAt: null,
      acceptedBy: null,
      revokedAt: null,
    };
    return {
      note: { subject: invitation.id, detail: { role: body.role } },
      async write({ store }) {
        await store.invitations.insert(invitation);
        const url = `${baseUrl}/invitations/${token}`;
        return { status: 201, body: { ...shownInvitation(invitation), url } };
      },
    };
  },
};
