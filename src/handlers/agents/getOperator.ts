import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { type Operated, type OperatorScope, operatedAgents } from '../../domain/agents/visibility.ts';
import { isEffectiveText } from '../../domain/authorization/judge-publisher.ts';
import { registrableDomain } from '../../domain/net/domain-name.ts';
import type { Owner } from '../../store/agents/operators.ts';
import type { Tables } from '../../store/index.ts';

const MOST_AGENTS = 20;
const MOST_PUBLISHERS = 100;
// A publisher may have several entries for one agent, and some of them may have expired.
const MOST_ENTRIES = 200;
// Maximum number of candidates of one kind. An operator with more is shown only the first.
const MOST_CANDIDATES = 500;

export const getOperator: ReadHandler<'getOperator'> = async ({ query }, { store, principal, now }) => {
  const domain = domainGiven(query.domain);
  const scope = (query.scope ?? 'all').toLowerCase() as OperatorScope;
  const owners = await store.operators.owners(domain);
  const candidates = await candidatesOf(store, domain, owners);
  const agents = operatedAgents(domain, candidates, { principal, scope });
  const shown = agents.slice(0, MOST_AGENTS);
  const trust = await trustIn(store, shown, now);
  return {
    body: {
      domain,
      member: owners[0] === undefined ? null : { display_name: owners[0].name },
      agents: shown.map(({ url, name, type }) => ({ url, name, type, ...trust(url) })),
      ...(agents.length > MOST_AGENTS ? { agents_truncated: true } : {}),
    },
  };
};

async function candidatesOf(store: Tables, domain: string, owners: readonly Owner[]) {
  const site = registrableDomain(domain);
  const [declared, onSite, ...owned] = await Promise.all([
    store.brandAgents.listByDomain(domain),
    site === null ? [] : store.catalogAgents.listRefsBySite(site, MOST_CANDIDATES),
    ...owners.map(({ id }) => store.catalogAgents.listRefsByOrganization(id, MOST_CANDIDATES)),
  ]);
  const named = declared.slice(0, MOST_CANDIDATES);
  const known = new Set(onSite.map(({ url }) => url));
  const others = named.map(({ agentUrl }) => agentUrl);
  const elsewhere = await store.catalogAgents.listRefs(others.filter((url) => !known.has(url)));
  return {
    declared: named,
    owned: owned.flat(),
    enrolled: [...onSite, ...elsewhere, ...owned.flat()],
  };
}

/** Returns a function from an agent's URL to the publishers that authorize the agent now. */
async function trustIn(store: Tables, agents: readonly Operated[], now: Date) {
  const urls = agents.map(({ url }) => url);
  const entries = urls.length === 0 ? [] : await store.operators.trust(urls, MOST_ENTRIES);
  return (url: string) => {
    const publishers = new Map<string, string>();
    for (const { agentUrl, publisherDomain, authorizedFor, scope } of entries) {
      if (agentUrl !== url || publishers.has(publisherDomain) || !isEffectiveText(scope, now)) continue;
      publishers.set(publisherDomain, authorizedFor);
    }
    const shown = [...publishers].slice(0, MOST_PUBLISHERS);
    const read = entries.filter(({ agentUrl }) => agentUrl === url).length;
    return {
      authorized_by: shown.map(([publisher_domain, authorized_for]) => ({
        publisher_domain,
        authorized_for,
        source: 'adagents_json' as const,
      })),
      ...(publishers.size > MOST_PUBLISHERS || read === MOST_ENTRIES
        ? { authorized_by_truncated: true }
        : {}),
    };
  };
}
