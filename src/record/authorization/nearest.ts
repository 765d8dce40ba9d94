import type { RegistryNearAuthorization } from '../../../generated/types/registry.ts';
import { coveringIdentifiers } from '../../domain/authorization/asked-identifier.ts';
import { hostDomains } from '../../domain/authorization/declarations.ts';
import type { PublisherEvidence, Question } from '../../domain/authorization/evidence.ts';
import { judgeAuthorization } from '../../domain/authorization/judge.ts';
import { nearAgents, nearHosts } from '../../domain/authorization/nearest.ts';
import { fromJsonText } from '../../domain/json/values.ts';
import { registrableDomain } from '../../domain/net/domain-name.ts';
import { canonicalIdentifier, type Identifier, identifierHost } from '../../domain/publishers/identifiers.ts';
import type { Tables } from '../../store/index.ts';
import { choose, fileEvidence, findOperators, publisherEvidence } from './evidence.ts';
import { shortFacts } from './property-facts.ts';

const MOST_SHOWN = 3;
const MOST_AGENTS = 3;
/** Properties of the publisher that are tried with the same agent. */
const MOST_PROPERTIES = 50;
/** Each costs a judgement; a host that many publishers list is judged for the first of them. */
const MOST_HOLDERS = 20;

type Stored = { readonly store: Tables; readonly now: Date };

/** A question that was refused, and how many checks it passed. */
export type RefusedQuestion = {
  readonly agentUrl: string;
  readonly identifier: Identifier;
  readonly publisher: PublisherEvidence;
  readonly passed: number;
};

type Differs = RegistryNearAuthorization['differs'];
type Candidate = {
  readonly differs: Differs;
  readonly agentUrl: string;
  readonly publisher: PublisherEvidence;
  /** What the question is about; for a property it is one of its identifiers. */
  readonly identifier: Identifier;
};

/** Questions that pass more checks than the refused one, from the stored copies, the nearest first. */
export async function nearestTo(
  refused: RefusedQuestion,
  question: Question,
  call: Stored,
): Promise<RegistryNearAuthorization[]> {
  const found = await Promise.all([
    otherAgents(refused, call),
    otherHosts(refused, call),
    houseOf(refused, call),
    otherProperties(refused, call),
  ]);
  const judged = await Promise.all(found.map((candidates) => judgeAll(candidates, question, call)));
  return judged
    .flat()
    .filter(({ passed }) => passed > refused.passed)
    .sort((a, b) => b.passed - a.passed)
    .slice(0, MOST_SHOWN)
    .map(({ shown }) => shown);
}

async function otherAgents(
  { agentUrl, identifier, publisher }: RefusedQuestion,
  call: Stored,
): Promise<Candidate[]> {
  const { store } = call;
  const { publisherDomain } = publisher;
  const sites = hostDomains(agentUrl);
  const [listed, declared] = await Promise.all([
    publisherDomain === null ? [] : store.nearAgentUrls.listed(publisherDomain, agentUrl),
    store.nearAgentUrls.declared(sites),
  ]);
  const near = nearAgents(agentUrl, [...new Set([...listed, ...declared])], MOST_AGENTS);
  const each = await Promise.all(
    near.map(async (url) => {
      const rows = publisherDomain === null ? [] : await store.lookups.publisher(publisherDomain, url);
      if (rows.length === 0) return [];
      const file = { ...(await fileEvidence(call, rows)), property: publisher.property };
      return [{ differs: 'agent' as const, agentUrl: url, identifier, publisher: file }];
    }),
  );
  return each.flat();
}

/** The properties that list one of the identifiers, as questions about the same agent. */
async function holders(
  differs: Differs,
  agentUrl: string,
  identifiers: readonly Identifier[],
  call: Stored,
): Promise<Candidate[]> {
  if (identifiers.length === 0) return [];
  const found = await publisherEvidence(call, await call.store.lookups.evidence(identifiers, agentUrl));
  const wanted = new Set(identifiers.map(keyOf));
  return found.slice(0, MOST_HOLDERS).flatMap((publisher) => {
    const identifier = publisher.property?.identifiers.find((one) => wanted.has(keyOf(one)));
    return identifier === undefined ? [] : [{ differs, agentUrl, identifier, publisher }];
  });
}

const keyOf = ({ type, value }: Identifier): string => `${type} ${canonicalIdentifier(type, value)}`;

const otherHosts = ({ agentUrl, identifier }: RefusedQuestion, call: Stored): Promise<Candidate[]> =>
  holders('host', agentUrl, nearHosts(identifier), call);

/** The property of the house that the brand at the property's domain belongs to. */
async function houseOf({ agentUrl, identifier }: RefusedQuestion, call: Stored): Promise<Candidate[]> {
  const host =
    identifier.type === 'domain' || identifier.type === 'subdomain'
      ? identifierHost(canonicalIdentifier('domain', identifier.value))
      : null;
  if (host === null) return [];
  const site = registrableDomain(host);
  const brands = await call.store.brands.listRecords([...new Set([host, ...(site === null ? [] : [site])])]);
  const houses = brands.flatMap(({ domain, record }) => {
    const { house_domain: house } = record === null ? {} : fromJsonText(record);
    return typeof house === 'string' && house !== domain && house !== host ? [house] : [];
  });
  const named = [...new Set(houses)].flatMap(
    (house) => coveringIdentifiers({ type: 'domain', value: house }) ?? [],
  );
  return holders('brand', agentUrl, named, call);
}

/** Other properties of the publisher, if its file names the agent: those that an entry lists by id, else its first. */
async function otherProperties(
  { agentUrl, publisher }: RefusedQuestion,
  { store }: Stored,
): Promise<Candidate[]> {
  const { publisherDomain, entries } = publisher;
  if (publisherDomain === null || entries.length === 0) return [];
  const ids = entries.flatMap(({ scope }) => scope.property_ids ?? []).slice(0, MOST_PROPERTIES);
  const rows =
    ids.length > 0
      ? await store.lookups.propertiesByIds(publisherDomain, ids)
      : await firstOf(store.lookups.properties(publisherDomain));
  return rows.slice(0, MOST_PROPERTIES).flatMap((row) => {
    // One with long lists is not worth their reading: there are others to show.
    const property = shortFacts(row);
    const identifier = property?.identifiers[0];
    if (property === null || identifier === undefined || property.rid === publisher.property?.rid) return [];
    return [{ differs: 'property' as const, agentUrl, identifier, publisher: { ...publisher, property } }];
  });
}

async function firstOf<T>(pages: AsyncIterable<T[]>): Promise<T[]> {
  for await (const page of pages) return page;
  return [];
}

type Judged = { readonly passed: number; readonly shown: RegistryNearAuthorization };

async function judgeAll(
  candidates: readonly Candidate[],
  question: Question,
  call: Stored,
): Promise<Judged[]> {
  const operators = new Map<string, Awaited<ReturnType<typeof findOperators>>>();
  for (const url of new Set(candidates.map(({ agentUrl }) => agentUrl))) {
    const publishers = candidates
      .filter(({ agentUrl }) => agentUrl === url)
      .map(({ publisher }) => publisher);
    operators.set(url, await findOperators(call, url, publishers));
  }
  return candidates.map(({ differs, agentUrl, publisher, identifier }) => {
    const known = operators.get(agentUrl);
    if (known === undefined) throw new Error('each agent has its operators');
    const operator = choose(known, publisher, identifier);
    const { authorized, reason, passed } = judgeAuthorization(publisher, operator, question, identifier);
    const { publisherDomain, property } = publisher;
    return {
      passed,
      shown: {
        differs,
        agent_url: agentUrl,
        identifier_type: identifier.type as RegistryNearAuthorization['identifier_type'],
        identifier_value: identifier.value,
        ...(publisherDomain === null ? {} : { publisher_domain: publisherDomain }),
        ...(property?.propertyId == null ? {} : { property_id: property.propertyId }),
        authorized,
        reason,
      },
    };
  });
}
