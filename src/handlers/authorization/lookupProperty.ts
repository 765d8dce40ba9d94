import type { ReadHandler } from '../../desk/call.ts';
import { coveringIdentifiers } from '../../domain/authorization/asked-identifier.ts';
import { coverOf } from '../../domain/authorization/covers.ts';
import type { PropertyFacts } from '../../domain/authorization/evidence.ts';
import { invalidField } from '../../domain/errors.ts';
import type { AuthorizationScope } from '../../domain/publishers/adagents/authorizations.ts';
import { pastMoment } from '../../domain/text/past.ts';
import { shownNames } from '../../record/authorization/evidence.ts';
import { openPast } from '../../record/authorization/past.ts';
import { longFacts, roomForNames, shortFacts } from '../../record/authorization/property-facts.ts';
import { isOpenAt, scopeOfRow } from '../../record/authorization/scopes.ts';
import type { Lookups, SellerRow } from '../../store/authorization/lookups.ts';

const MOST_AGENTS = 1000;
// In characters. A property's description may have any length, and is repeated for each agent.
const LONGEST_ANSWER = 4 * 1024 * 1024;

type Held = { facts: PropertyFacts; json: string };

export const lookupProperty: ReadHandler<'lookupProperty'> = async ({ query }, call) => {
  const { type, value } = query;
  const identifiers = coveringIdentifiers({ type, value });
  if (identifiers === null) throw invalidField('value', `is not a valid ${type}`);
  const at = pastMoment(query.at, call.now);
  const { store, now } = at === null ? call : await openPast(call, at);
  const sold = await store.lookups.sold(identifiers);
  const held = new Map<string, Held[]>();
  const room = roomForNames();
  for (const row of sold.held) {
    const { publisherDomain } = row;
    const facts = shortFacts(row) ?? (await longFacts(store.lookups, row, room));
    if (facts === null) continue;
    const own = { facts, json: propertyJson(publisherDomain, facts) };
    const others = held.get(publisherDomain);
    if (others === undefined) held.set(publisherDomain, [own]);
    else others.push(own);
  }
  const agents = await agentsOf(store.lookups, sold.sellers, held, now);
  const head = JSON.stringify({ type, value, at: at ?? undefined });
  return { json: `${head.slice(0, -1)},"agents":[${agents.join(',')}],"count":${agents.length}}` };
};

/** One JSON item per agent and property, without repeats. The property's text is the same for all its agents. */
async function agentsOf(
  lookups: Pick<Lookups, 'scopeOf'>,
  entries: readonly SellerRow[],
  held: ReadonlyMap<string, Held[]>,
  now: Date,
): Promise<string[]> {
  const seen = new Set<string>();
  // Entries of a file often have the same scope. It is read once, and so is what it covers.
  const scopes = new Map<string, AuthorizationScope>();
  const agents: string[] = [];
  let length = 0;
  for (const entry of entries) {
    const { publisherDomain, agentUrl, authorizationType, scope, scopeHash } = entry;
    if (!(await isOpenAt(lookups, entry, now))) continue;
    const read = scopes.get(scope ?? scopeHash) ?? (await scopeOfRow(lookups, entry));
    if (read === undefined) continue;
    scopes.set(scope ?? scopeHash, read);
    const covers = coverOf({ id: null, authorizationType, authorizedFor: '', scope: read }, publisherDomain);
    for (const { facts, json } of held.get(publisherDomain) ?? []) {
      const key = `${agentUrl} ${facts.rid}`;
      if (agents.length === MOST_AGENTS || length > LONGEST_ANSWER) return agents;
      if (seen.has(key) || !covers(facts)) continue;
      seen.add(key);
      length += json.length;
      const head = JSON.stringify({ agent_url: agentUrl, publisher_domain: publisherDomain });
      agents.push(`${head.slice(0, -1)},"property":${json}}`);
    }
  }
  return agents;
}

function propertyJson(publisherDomain: string, facts: PropertyFacts): string {
  const { identifiers, tags } = shownNames(facts);
  return JSON.stringify({
    id: facts.rid,
    property_id: facts.propertyId,
    property_rid: facts.rid,
    publisher_domain: publisherDomain,
    property_type: facts.propertyType,
    name: facts.name,
    identifiers,
    tags,
  });
}
