import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { pastMoment } from '../../domain/text/past.ts';
import { openPast } from '../../record/authorization/past.ts';
import { isOpenAt } from '../../record/authorization/scopes.ts';

export const lookupDomain: ReadHandler<'lookupDomain'> = async ({ path, query }, call) => {
  const domain = domainGiven(path.domain);
  const at = pastMoment(query.at, call.now);
  const { store, now } = at === null ? call : await openPast(call, at, domain);
  const [entries, claims] = await Promise.all([
    store.lookups.agentsOf(domain),
    // What agents claim, and who enrolled them, is known of the present only.
    at === null ? call.store.agentClaims.publicOf(domain) : [],
  ]);
  const agents = new Map<
    string,
    { url: string; authorized_for: string; member?: { display_name: string } }
  >();
  for (const entry of entries) {
    const { agentUrl: url, authorizedFor, orgName } = entry;
    if (agents.has(url) || !(await isOpenAt(store.lookups, entry, now))) continue;
    agents.set(url, { url, authorized_for: authorizedFor, ...memberOf(orgName) });
  }
  return {
    body: {
      domain,
      ...(at === null ? {} : { at: at.toISOString() }),
      authorized_agents: [...agents.values()],
      sales_agents_claiming: claims.map(({ url, orgName }) => ({ url, ...memberOf(orgName) })),
    },
  };
};

const memberOf = (orgName: string | null) => (orgName === null ? {} : { member: { display_name: orgName } });
