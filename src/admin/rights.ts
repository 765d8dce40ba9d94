import { type GrantStatus, grantState, grantStatuses, type RightsGrant } from '../domain/rights/grant.ts';
import { termsOnWire } from '../domain/rights/on-wire.ts';
import { decideGrant } from '../record/rights/rights.ts';
import type { Store } from '../store/open.ts';
import { type AskedSubject, decideSubject, type Kind, listKind, type Whose } from './subjects.ts';

const kind: Kind<GrantStatus, RightsGrant> = {
  name: 'rights',
  owners: 'principals',
  states: grantStatuses,
  reasoned: ['rejected', 'revoked'],
  find: (tables, filter, limit) => tables.rightsGrants.listEverybodys(filter, limit),
  move: decideGrant,
};

/** Grants of rights with their buyers and campaigns, oldest first. */
export async function listRights(store: Store, asked: AskedSubject) {
  const grants = await listKind(store, kind, asked);
  return { rights: grants.map((grant) => shown(grant, store.now())), count: grants.length };
}

/** Grants rights that wait, refuses them, or revokes granted ones with all their keys. */
export async function setRightsStatus(
  store: Store,
  id: string,
  status: string,
  options: Whose & { reason?: string | undefined } = {},
) {
  const { subject, changed } = await decideSubject(store, kind, { id, status, ...options });
  return { rights: shown(subject, store.now()), changed };
}

const shown = (grant: RightsGrant, now: Date) => ({
  rights_id: grant.id,
  principal_id: grant.principalId,
  account_id: grant.accountId,
  offering: grant.rightsId,
  state: grantState(grant, now),
  buyer: grant.details.buyer.domain,
  campaign: grant.details.campaign.description,
  terms: termsOnWire(grant),
  impressions: grant.impressions,
  created_at: grant.createdAt.toISOString(),
});
