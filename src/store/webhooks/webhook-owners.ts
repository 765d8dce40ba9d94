import type { Db } from '../engine/database.ts';
import { param, params, statement } from '../engine/statement.ts';

const findAgent = statement<{ id: string }, { revoked_at: number | null }>((k) =>
  k('agent_principals').where('id', param('id')).select('revoked_at'),
);
// Whether anything may act for the organization: a valid key, an enabled member, or a client of its own.
const findActor = statement<{ id: string; now: number }, { found: number }>((k) =>
  k.raw(
    `select 1 as found from organizations as o where o.id = :id and (
       exists (select 1 from api_keys as a where a.org_id = o.id and a.revoked_at is null
         and (a.expires_at is null or a.expires_at > :now))
       or exists (select 1 from memberships as m join users as u on u.id = m.user_id
         where m.org_id = o.id and u.disabled_at is null)
       or exists (select 1 from client_organizations as c where c.org_id = o.id))`,
    params('id', 'now'),
  ),
);

const AGENT = 'agent_';
const ORGANIZATION = 'org_';

/** Owners of receivers: callers of tasks, and organizations that subscribed to the change feed. */
export function webhookOwners(db: Db) {
  return {
    /**
     * Whether an owner may still act. A principal with its own token must not be revoked. An organization must exist
     * and have a key, member or client that can act for it. Sandbox principals always pass: they expire when they are
     * not used.
     */
    async stands(principalId: string, isOrganization: boolean, now: Date): Promise<boolean> {
      if (principalId.startsWith(AGENT)) {
        const row = await db.one(findAgent, { id: principalId });
        return row === undefined || row.revoked_at === null;
      }
      if (!isOrganization && !principalId.startsWith(ORGANIZATION)) return true;
      const id = isOrganization ? principalId : principalId.slice(ORGANIZATION.length);
      return (await db.one(findActor, { id, now: now.getTime() })) !== undefined;
    },
  };
}
