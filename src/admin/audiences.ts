import { type Audience, type AudienceStatus, audienceStatuses } from '../domain/audiences/audience.ts';
import { moveAudience } from '../record/audiences/move-audience.ts';
import type { Store } from '../store/open.ts';
import { type AskedSubject, decideSubject, type Kind, listKind, type Whose } from './subjects.ts';

const kind: Kind<AudienceStatus, Audience> = {
  name: 'audience',
  owners: 'accounts',
  states: audienceStatuses,
  reasoned: ['suspended'],
  find: (tables, filter, limit) => tables.audiences.listEverybodys(filter, limit),
  async move(tx, seen, to, { reason, now }) {
    const moved = await moveAudience(tx, seen, to, { cause: 'seller', reason, now });
    return moved && { ...moved, subject: { ...seen, status: to } };
  },
};

/** Audiences that buyers uploaded, without their members, oldest first. */
export async function listAudiences(store: Store, asked: AskedSubject) {
  const audiences = await listKind(store, kind, asked);
  return { audiences: audiences.map(shown), count: audiences.length };
}

/** Suspends an audience, or lets it be used again. */
export async function setAudienceStatus(
  store: Store,
  id: string,
  status: string,
  options: Whose & { reason?: string | undefined } = {},
) {
  const { subject, changed } = await decideSubject(store, kind, { id, status, ...options });
  return { audience: shown(subject), changed };
}

const shown = (audience: Audience) => ({
  audience_id: audience.id,
  principal_id: audience.principalId,
  account_id: audience.accountId,
  status: audience.status,
  members: audience.members,
  matched: audience.matched,
  created_at: audience.createdAt.toISOString(),
});
