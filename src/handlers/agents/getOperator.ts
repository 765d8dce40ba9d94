import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { type Operated, type OperatorScope, operatedAgents } from '../../domain/agents/visibility.ts';
import { registrableDomain } from '../../domain/net/domain-name.ts';
import { isOpenAt } from '../../record/authorization/scopes.ts';
import type { Owner, Trust } from '../../store/agents/operators.ts';
import type { Tables } from '../../store/index.ts';

const MOST_AGENTS = 20;
const MOST_PUBLISHERS = 100;
// A publisher may have several entries for one agent, and some of them may have expired.
const MOST_ENTRIES = 200;
// Maximum number of candidates of one kind. An operator with more is shown only the first.
const MOST_CANDIDATES = 500;
/** Long scopes that are read for one response, each in a turn of the event loop of its own. */
const MOST_LONG = 200;

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
      agents: shown.map(({ url, name, type }) => ({ url, name, type, ...(trust.get(url) ?? NOBODY) })),
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

/** The publishers that authorize each agent now, by its URL. */
async function trustIn(store: Tables, agents: readonly Operated[], now: Date) {
  const reading = { store, now, long: 0 };
  const trust = new Map<string, Awaited<ReturnType<typeof trustOf>>>();
  // One after the other, so that others have their turn between them: SQLite passes over what entries with long scopes hold.
  for (const { url } of agents)
    trust.set(url, await trustOf(await store.operators.trust(url, MOST_ENTRIES), reading));
  return trust;
}

const NOBODY = { authorized_by: [] };

type Reading = { readonly store: Tables; readonly now: Date; long: number };

async function trustOf(entries: readonly Trust[], reading: Reading) {
  const publishers = new Map<string, string>();
  let isTruncated = entries.length === MOST_ENTRIES;
  for (const entry of entries) {
    const { publisherDomain, authorizedFor, scope } = entry;
    if (publishers.has(publisherDomain)) continue;
    if (publishers.size > MOST_PUBLISHERS) break;
    if (scope === null && reading.long === MOST_LONG) {
      isTruncated = true;
      continue;
    }
    if (scope === null) reading.long += 1;
    if (await isOpenAt(reading.store.lookups, entry, reading.now))
      publishers.set(publisherDomain, authorizedFor);
  }
  return {
    authorized_by: [...publishers].slice(0, MOST_PUBLISHERS).map(([publisher_domain, authorized_for]) => ({
      publisher_domain,
      authorized_for,
      source: 'adagents_json' as const,
    })),
    ...(publishers.size > MOST_PUBLISHERS || isTruncated ? { authorized_by_truncated: true } : {}),
  };
}
