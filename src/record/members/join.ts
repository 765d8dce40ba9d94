import { ApiError } from '../../domain/errors.ts';
import type { Origin } from '../../domain/members/principal.ts';
import type { Tables } from '../../store/index.ts';
import type { Invitation } from '../../store/members/invitations.ts';
import type { User } from '../../store/members/users.ts';
import { recordCredentialEvent, releaseAddress } from './credentials.ts';
import { addMember } from './members.ts';

type Joining = {
  readonly invitation: Pick<Invitation, 'id' | 'orgId' | 'role'>;
  readonly user: User;
  /** Whether the account of the user is created now. */
  readonly isNew: boolean;
  /** Whether the organization vouches for the address of the user. */
  readonly isVouched: boolean;
  /** Whether another person's account with the same address ends, if that person has never proved the address. */
  readonly isReleased: boolean;
};

/**
 * Makes a user a member of the organization that sent the invitation.
 *
 * @returns false when the invitation has been used in the meantime
 * @throws {ApiError} limit_reached when the organization has as many members as it may have
 */
export async function joinByInvitation(
  tx: Tables,
  { invitation, user, isNew, isVouched, isReleased }: Joining,
  context: { readonly now: Date; readonly newId: () => string; readonly origin: Origin },
): Promise<boolean> {
  const { now } = context;
  const { id: userId } = user;
  const { orgId, role } = invitation;
  if (!(await tx.invitations.accept(invitation.id, userId, now))) return false;
  const holder = isReleased ? await tx.users.findByEmail(user.email) : undefined;
  if (holder?.emailVerifiedAt === null) await releaseAddress(tx, holder, { ...context, by: userId });
  if (isNew && !(await tx.users.insert(user))) throw new ApiError('unavailable', 'Try again.');
  if (!isNew && isVouched) await tx.users.verifyEmail(userId, now);
  await addMember(tx, { orgId, userId, role, createdAt: now });
  await recordCredentialEvent(
    tx,
    {
      action: 'credential.invitation_accepted',
      actor: userId,
      actorName: user.name,
      orgId,
      subject: invitation.id,
      outcome: 'done',
      detail: { role, is_new: isNew, email_verified: isVouched },
    },
    context,
  );
  return true;
}
