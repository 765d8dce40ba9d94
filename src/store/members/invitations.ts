import type { MemberRole } from '../../domain/members/principal.ts';
import { columns, date, nullable, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

const invitationColumns = columns({
  id: textColumn,
  orgId: textColumn,
  /** SHA-256 of the token in the link, lower-case hex. */
  tokenHash: textColumn,
  /** Only the user with this address may accept; null means any user who has the link. */
  email: nullable(textColumn),
  role: one<MemberRole>(),
  createdBy: textColumn,
  createdAt: date,
  expiresAt: date,
  acceptedAt: nullable(date),
  acceptedBy: nullable(textColumn),
  revokedAt: nullable(date),
});

export type Invitation = RowOf<typeof invitationColumns>;

const insert = statement<Stored, never>((k) => k('invitations').insert(invitationColumns.placeholders));
const listOpen = statement<{ org_id: string; now: number }, Stored>((k) =>
  k('invitations')
    .where('org_id', param('org_id'))
    .whereNull('accepted_at')
    .whereNull('revoked_at')
    .where('expires_at', '>', param('now'))
    .orderBy(['created_at', 'id'])
    .select(invitationColumns.names),
);
const findByToken = statement<{ hash: string }, Stored & { org_name: string }>((k) =>
  k('invitations')
    .join('organizations', 'organizations.id', 'invitations.org_id')
    .where('token_hash', param('hash'))
    .select(invitationColumns.names.map((name) => `invitations.${name}`))
    .select({ org_name: 'organizations.name' }),
);
// One statement, so that only one of two users who follow the same link can accept.
const accept = statement<{ id: string; at: number; user_id: string }, never>((k) =>
  k('invitations')
    .where('id', param('id'))
    .whereNull('accepted_at')
    .whereNull('revoked_at')
    .where('expires_at', '>', param('at'))
    .update({ accepted_at: param('at'), accepted_by: param('user_id') }),
);
const find = statement<{ id: string; org_id: string }, Stored>((k) =>
  k('invitations')
    .where({ id: param('id'), org_id: param('org_id') })
    .select(invitationColumns.names),
);
const revoke = statement<{ id: string; org_id: string; at: number }, never>((k) =>
  k('invitations')
    .where({ id: param('id'), org_id: param('org_id') })
    .whereNull('accepted_at')
    .whereNull('revoked_at')
    .update({ revoked_at: param('at') }),
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'invitations', (rows) => rows.where('expires_at', '<=', param('before'))),
);

/** Links with which people join an organization. */
export function invitations(db: Db) {
  return {
    async insert(invitation: Invitation): Promise<void> {
      await db.run(insert, invitationColumns.write(invitation));
    },

    /** Invitations that can still be accepted, oldest first. */
    async listOpen(orgId: string, now: Date): Promise<Invitation[]> {
      const rows = await db.all(listOpen, { org_id: orgId, now: now.getTime() });
      return rows.map(invitationColumns.read);
    },

    /** Also finds accepted, revoked and expired invitations; the caller must check them. */
    async findByToken(hash: string): Promise<(Invitation & { orgName: string }) | undefined> {
      const row = await db.one(findByToken, { hash });
      return row && { ...invitationColumns.read(row), orgName: row.org_name };
    },

    /** Also finds accepted, revoked and expired invitations. */
    async find(id: string, orgId: string): Promise<Invitation | undefined> {
      const row = await db.one(find, { id, org_id: orgId });
      return row && invitationColumns.read(row);
    },

    /** Returns false when the invitation was accepted or revoked, or has expired. */
    async accept(id: string, userId: string, at: Date): Promise<boolean> {
      return (await db.run(accept, { id, user_id: userId, at: at.getTime() })) === 1;
    },

    /** Returns false when the organization has no such invitation, or it was already accepted or revoked. */
    async revoke(id: string, orgId: string, at: Date): Promise<boolean> {
      return (await db.run(revoke, { id, org_id: orgId, at: at.getTime() })) === 1;
    },

    /** Deletes up to `limit` invitations that expired by `before`; returns the number deleted. */
    prune: (before: Date, limit = 1000) => db.run(prune, { before: before.getTime(), limit }),
  };
}
