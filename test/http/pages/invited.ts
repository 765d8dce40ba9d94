import { randomBytes } from 'node:crypto';
import { hashInvitation } from '../../../src/domain/members/credentials.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import type { TestApp } from '../../support/app.ts';

/** The path of an invitation to an organization of this name, which an earlier release may have taken as it is. */
export async function invite(app: TestApp, name = 'The Morning Tide'): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const now = app.clock.now();
  const organization = { id: newId(), name, tier: null, createdAt: now };
  const invitation = {
    id: newId(),
    orgId: organization.id,
    tokenHash: hashInvitation(secret),
    email: null,
    role: 'member' as const,
    createdBy: 'test',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 7 * DAY_MS),
    acceptedAt: null,
    acceptedBy: null,
    revokedAt: null,
  };
  await app.store.transaction(async (tx) => {
    await tx.organizations.insert(organization);
    await tx.invitations.insert(invitation);
  });
  return `/invitations/${secret}`;
}
