import { domainGiven } from '../../desk/admission.ts';
import type { ReadCall, ReadHandler } from '../../desk/call.ts';
import { coveringIdentifiers, domainsToAsk } from '../../domain/authorization/asked-identifier.ts';
import { type PublisherEvidence, placementsOf, type Question } from '../../domain/authorization/evidence.ts';
import { type AuthorizationDecision, judgeAuthorization } from '../../domain/authorization/judge.ts';
import { operatorSide, publisherSide } from '../../domain/authorization/on-wire.ts';
import type { Input } from '../../domain/contract/shapes.ts';
import { ApiError, invalidField } from '../../domain/errors.ts';
import { agentKey } from '../../domain/net/agent-url.ts';
import { LIVE_MS } from '../../domain/publishers/crawl.ts';
import type { Identifier } from '../../domain/publishers/identifiers.ts';
import { instantText } from '../../domain/text/instant.ts';
import { freshPast, momentAsked } from '../../domain/text/past.ts';
import {
  choose,
  type EvidenceReads,
  fileEvidence,
  findOperators,
  findWithOperators,
  NOBODY,
  type Operators,
  publisherEvidence,
  refreshOperators,
} from '../../record/authorization/evidence.ts';
import { nearestTo } from '../../record/authorization/nearest.ts';
import { openPast } from '../../record/authorization/past.ts';

type Op = 'validatePropertyAuthorization';

/** The parameters of the request in canonical form. */
type Asked = {
  agentUrl: string;
  identifier: Identifier;
  identifiers: Identifier[];
  publisherDomain: string | null;
};

// Maximum number of files fetched for one response. Other publishers are checked by their stored copies.
const MOST_LOOKS = 3;

export const validatePropertyAuthorization: ReadHandler<Op> = async ({ query }, call) => {
  const { fresh = false } = query;
  if (fresh && query.mode === 'index') throw invalidField('fresh', 'cannot be combined with mode=index');
  const asked = readAsked(query);
  const question = readQuestion(query, call.now);
  if (question.at < call.now) return { body: await answerThen(query, asked, question, call) };
  let { publishers, operators } = await findWithOperators(call, asked, stored(asked, call));
  if (query.mode !== 'index') {
    const [seen, isRefreshed] = await Promise.all([
      lookAtPublishers(publishers, asked, { ...call, live: call.live, fresh }),
      refreshOperators(call, operators, choose(operators, publishers[0] ?? NOBODY, asked.identifier), fresh),
    ]);
    publishers = seen;
    if (isRefreshed || seen.some(({ file }) => file.isLive))
      operators = await findOperators(call, asked.agentUrl, publishers, asked.identifier);
  }
  const evidence = await withPlacements(
    publishers.length === 0 ? [NOBODY] : publishers,
    question,
    async (domain) => {
      const { placements } = await call.store.publisherOverviews.find(domain, { placements: true });
      return placements;
    },
  );
  const judged = best(evidence, operators, question, asked.identifier);
  const body = answer(query, asked, judged, call);
  if (query.nearest !== true || judged.decision.authorized) return { body };
  const { agentUrl, identifier } = asked;
  const refused = {
    agentUrl,
    identifier,
    publisher: judged.publisher,
    passed: judged.decision.passed,
  };
  return { body: { ...body, nearest: await nearestTo(refused, question, call) } };
};

/** The answer from what was recorded at the moment of the question. No file is fetched. */
async function answerThen(query: Input<Op>['query'], asked: Asked, question: Question, call: ReadCall) {
  const { at } = question;
  if (query.fresh === true) throw freshPast();
  const past = await openPast(call, at, asked.publisherDomain ?? undefined);
  const publishers = await stored(asked, past);
  const operators = await findOperators(past, asked.agentUrl, publishers, asked.identifier);
  const evidence = await withPlacements(
    publishers.length === 0 ? [NOBODY] : publishers,
    question,
    async (domain) => {
      const placements = await past.store.lookups.placements(domain);
      if (placements !== null) return placements;
      const what = `the placements of ${domain} were too long to be kept for ${at.toISOString()}`;
      throw new ApiError('not_found', `at: ${what}; leave \`placement\` out, or ask about the present.`, {
        domain,
      });
    },
  );
  const judged = best(evidence, operators, question, asked.identifier);
  return {
    ...answer(query, asked, judged, { now: at }),
    at: at.toISOString(),
    checked_at: call.now.toISOString(),
  };
}

function readAsked(query: Input<Op>['query']): Asked {
  const identifier = { type: query.identifier_type, value: query.identifier_value };
  const identifiers = coveringIdentifiers(identifier);
  if (identifiers === null) throw invalidField('identifier_value', `is not a valid ${identifier.type}`);
  const { publisher_domain: named } = query;
  return {
    agentUrl: agentKey(query.agent_url, 'agent_url'),
    identifier,
    identifiers,
    publisherDomain: named === undefined ? null : domainGiven(named, 'publisher_domain'),
  };
}

function readQuestion(query: Input<Op>['query'], now: Date): Question {
  return {
    at: query.at === undefined ? now : momentAsked(query.at),
    country: query.country?.toUpperCase() ?? null,
    collections: query.collection ?? [],
    placements: query.placement ?? [],
    placementTags: query.placement_tag ?? [],
    delegationType: query.delegation_type ?? null,
  };
}

async function stored({ identifiers, agentUrl, publisherDomain }: Asked, call: EvidenceReads) {
  const { lookups } = call.store;
  const found = await publisherEvidence(call, await lookups.evidence(identifiers, agentUrl));
  if (publisherDomain === null) return found;
  const own = found.filter((one) => one.publisherDomain === publisherDomain);
  if (own.length > 0) return own;
  const rows = await lookups.publisher(publisherDomain, agentUrl);
  return rows.length > 0 ? [await fileEvidence(call, rows)] : [{ ...NOBODY, publisherDomain }];
}

/**
 * Fetches files that were not fetched recently. When no known publisher lists the identifier, fetches the files
 * of the domains that the identifier names.
 */
async function lookAtPublishers(
  publishers: PublisherEvidence[],
  asked: Asked,
  call: ReadCall & { fresh: boolean },
): Promise<PublisherEvidence[]> {
  const isRecent = ({ file: { askedAt } }: PublisherEvidence) =>
    !call.fresh && askedAt !== null && call.now.getTime() - askedAt.getTime() < LIVE_MS;
  const known = [...new Set(publishers.map(({ publisherDomain }) => publisherDomain ?? ''))];
  const stale = new Set(
    publishers.filter((one) => !isRecent(one)).map(({ publisherDomain }) => publisherDomain),
  );
  const domains =
    known.length > 0 ? known.filter((domain) => stale.has(domain)) : domainsToAsk(asked.identifier);
  const looks = await Promise.all(
    domains
      .slice(0, MOST_LOOKS)
      .map(async (domain) => ({ domain, look: await call.live.lookAtPublisher(domain, asked, call.fresh) })),
  );
  const confirmed = looks.some(({ look }) => look.kind === 'stored');
  const current = confirmed ? await stored(asked, call) : publishers;
  const seen = new Set(looks.flatMap(({ domain, look }) => (look.kind === 'seen' ? [domain] : [])));
  const live = looks.flatMap(({ look }) => (look.kind === 'seen' ? look.evidence : []));
  const others = current.filter(
    ({ publisherDomain }) => publisherDomain === null || !seen.has(publisherDomain),
  );
  if (live.length > 0 || others.length > 0) return [...live, ...others];
  const late = looks.find(({ look }) => look.kind === 'late');
  if (late !== undefined)
    return [{ ...NOBODY, publisherDomain: late.domain, file: { ...NOBODY.file, state: 'unreachable' } }];
  // The fetched file does not list the identifier. Return this file as the evidence rather than nothing.
  const [own] = looks.flatMap(({ domain, look }) => (look.kind === 'stored' ? [domain] : []));
  const rows = own === undefined ? [] : await call.store.lookups.publisher(own, asked.agentUrl);
  return rows.length === 0 ? [] : [await fileEvidence(call, rows)];
}

/**
 * Adds the catalogue of placements. It is read only when an entry is limited to some placements and the request
 * names some.
 */
async function withPlacements(
  publishers: PublisherEvidence[],
  { placements }: Question,
  catalogueOf: (domain: string) => Promise<string | null>,
) {
  if (placements.length === 0) return publishers;
  return Promise.all(
    publishers.map(async (one) => {
      const { publisherDomain: domain, entries } = one;
      const isLimited = entries.some(({ scope }) => scope.placement_ids ?? scope.placement_tags);
      if (one.placements !== null || !isLimited || domain === null) return one;
      const text = await catalogueOf(domain);
      return { ...one, placements: text === null ? null : placementsOf({ placements: JSON.parse(text) }) };
    }),
  );
}

type Judged = {
  publisher: PublisherEvidence;
  operator: ReturnType<typeof choose>;
  decision: AuthorizationDecision;
};

/** The decision that authorizes, or else the one that passed the most checks. */
function best(
  publishers: readonly PublisherEvidence[],
  operators: Operators,
  question: Question,
  asked: Identifier,
): Judged {
  const judged = publishers.map((publisher): Judged => {
    const operator = choose(operators, publisher, asked);
    return { publisher, operator, decision: judgeAuthorization(publisher, operator, question, asked) };
  });
  return judged.reduce((before, one) => (one.decision.passed > before.decision.passed ? one : before));
}

function answer(
  query: Input<Op>['query'],
  { agentUrl }: Asked,
  { publisher, operator, decision }: Judged,
  { now }: { now: Date },
) {
  const { property, publisherDomain } = publisher;
  return {
    agent_url: query.agent_url,
    agent_url_canonical: agentUrl,
    identifier_type: query.identifier_type,
    identifier_value: query.identifier_value,
    authorized: decision.authorized,
    reason: decision.reason,
    ...(property?.propertyId == null ? {} : { property_id: property.propertyId }),
    ...(property?.rid == null ? {} : { property_rid: property.rid }),
    ...(publisherDomain === null ? {} : { publisher_domain: publisherDomain }),
    publisher_side: publisherSide(publisher, decision, now),
    operator_side: operatorSide(operator, decision, now),
    checks: decision.checks,
    checked_at: instantText(now),
  };
}
