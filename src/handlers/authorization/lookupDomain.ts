import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { isEffective } from '../../domain/authorization/judge-publisher.ts';

export const lookupDomain: ReadHandler<'lookupDomain'> = async ({ path }, { store, now }) => {
  const domain = domainGiven(path.domain);
  const entries = await store.lookups.agentsOf(domain);
  const claims = await store.agentClaims.publicOf(domain);
  const agents = new Map<
    string,
    { url: string; authorized_for: string; member?: { display_name: string } }
  >();
  for (const { agentUrl: url, authorizedFor, scope, orgName } of entries) {
    if (agents.has(url) || !isEffective(scope, now)) continue;
    agents.set(url, { url, authorized_for: authorizedFor, ...memberOf(orgName) });
  }
  return {
    body: {
      domain,
      authorized_agents: [...agents.values()],
      sales_agents_claiming: claims.map(({ url, orgName }) => ({ url, ...memberOf(orgName) })),
    },
  };
};

const memberOf = (orgName: string | null) => (orgName === null ? {} : { member: { display_name: orgName } });
