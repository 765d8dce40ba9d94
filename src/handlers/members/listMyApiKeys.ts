import { requireInsight } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { shownKey } from '../../record/members/credentials.ts';

export const listMyApiKeys: ReadHandler<'listMyApiKeys'> = async ({ query }, { principal, store }) => {
  const { organization } = requireInsight(principal, query.org);
  const keys = await store.apiKeys.list(organization.id);
  return { body: { api_keys: keys.map(shownKey) } };
};
