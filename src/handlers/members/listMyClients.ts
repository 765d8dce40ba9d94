import { requireInsight } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { shownClient } from '../../record/members/credentials.ts';

export const listMyClients: ReadHandler<'listMyClients'> = async ({ query }, { principal, store }) => {
  const { organization } = requireInsight(principal, query.org);
  const clients = await store.clientOrganizations.list(organization.id);
  return { body: { clients: clients.map(shownClient) } };
};
