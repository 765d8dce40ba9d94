import type { ReadCall, ReadHandler } from '../../desk/call.ts';
import { sumCoverage, tallyPublisher } from '../../domain/authorization/coverage.ts';
import { nearest, operatorChooser } from '../../domain/authorization/declarations.ts';
import type { OperatorEvidence, Question } from '../../domain/authorization/evidence.ts';
import { type Judge, openJudge } from '../../domain/authorization/judge.ts';
import { prepareEntry } from '../../domain/authorization/judge-publisher.ts';
import { operatorSide, productPublisherSide } from '../../domain/authorization/on-wire.ts';
import { agentKey } from '../../domain/net/agent-url.ts';
import type { Declaration } from '../../domain/publishers/declared-properties.ts';
import { momentAsked } from '../../domain/text/past.ts';
import {
  choose,
  findOperators,
  type Operators,
  refreshOperators,
} from '../../record/authorization/evidence.ts';
import { openPast, type Past } from '../../record/authorization/past.ts';
import {
  eachPublisher,
  onlyPublisher,
  type Selected,
  selectorsOf,
} from '../../record/authorization/selected.ts';

export const validateProductAuthorization: ReadHandler<'validateProductAuthorization'> = async (
  { body },
  call,
) => {
  const { now } = call;
  const agentUrl = agentKey(body.agent_url, 'agent_url');
  const selectors = selectorsOf(body.publisher_properties);
  const isLive = body.mode !== 'index';
  const question: Question = {
    at: body.at === undefined ? now : momentAsked(body.at),
    country: body.country?.toUpperCase() ?? null,
    collections: [],
    placements: [],
    placementTags: [],
    delegationType: body.delegation_type ?? null,
  };
  const isPast = question.at < now;
  const past = isPast ? await openPast(call, question.at, onlyPublisher(selectors)) : null;
  const operators =
    past === null ? await findAllDeclared(agentUrl, isLive, call) : await declaredThen(agentUrl, past);
  const judge = judgeOf(operators, question);
  const asked = { selectors, looks: isLive && !isPast ? 'stale' : 'none' } as const;
  const parts = await eachPublisher({ ...call, live: call.live, ...past }, agentUrl, asked, judge.publisher);
  const judgedAt = past?.now ?? now;
  return {
    body: {
      agent_url: body.agent_url,
      agent_url_canonical: agentUrl,
      ...(past === null ? {} : { at: past.now.toISOString() }),
      ...sumCoverage(parts.map(({ coverage }) => coverage)),
      selectors: parts.flatMap(({ coverage }) => coverage.selectors),
      publisher_sides: parts.map(({ publisher, coverage }) =>
        productPublisherSide(publisher, coverage, judgedAt),
      ),
      operator_side: judge.operatorSide(judgedAt),
      checked_at: now.toISOString(),
    },
  };
};

const NOTHING = { property: null, entries: [] };

/**
 * Brands that may be the operator of the agent, with all their property declarations: a product may consist of
 * any property.
 */
async function findAllDeclared(agentUrl: string, isLive: boolean, call: ReadCall): Promise<Operators> {
  let operators = await findOperators(call, agentUrl, []);
  if (isLive && (await refreshOperators(call, operators, choose(operators, NOTHING)))) {
    operators = await findOperators(call, agentUrl, []);
  }
  return withAllDeclared(operators, (domain) => call.store.brandProperties.list(domain));
}

/** The same from what was recorded at a moment. */
async function declaredThen(agentUrl: string, past: Past): Promise<Operators> {
  const operators = await findOperators(past, agentUrl, []);
  return withAllDeclared(operators, (domain) => past.store.lookups.declarations(domain));
}

async function withAllDeclared(
  operators: Operators,
  declarationsOf: (domain: string) => Promise<Declaration[]>,
): Promise<Operators> {
  const { sites, candidates } = operators;
  // A brand that does not declare the agent does not count. A brand on a domain of the agent's own host takes
  // precedence over all others.
  const declaring = candidates.filter(({ agent }) => agent !== null);
  const own = nearest(sites, declaring);
  const heard = own === undefined ? declaring : [own];
  if (heard.length === 0) return operators;
  const all = heard.map(async (operator) => ({
    ...operator,
    declarations: operator.domain === null ? [] : await declarationsOf(operator.domain),
  }));
  return { sites, candidates: await Promise.all(all) };
}

/** Checks publishers property by property, each property with the brand that operates the agent for it. */
function judgeOf({ sites, candidates }: Operators, question: Question) {
  const operatorOf = operatorChooser(sites, candidates);
  const answered = new Map<OperatorEvidence, number>();

  async function publisher({ selectors, publisher: evidence, pages }: Selected) {
    const { publisherDomain, entries, file } = evidence;
    const prepared = entries.map((entry) => prepareEntry(entry, publisherDomain ?? '', question));
    const judges = new Map<OperatorEvidence, Judge>();
    const judgeBy = (operator: OperatorEvidence) => {
      const judge = judges.get(operator) ?? openJudge(evidence, operator, question, prepared);
      judges.set(operator, judge);
      return judge;
    };
    const { reason } = judgeBy(operatorOf(NOTHING)).verdict(null);
    const tally = tallyPublisher(selectors, {
      source: file.state === 'valid' || file.state === 'kept' ? 'adagents_json' : 'none',
      obstacle: reason === 'property_unknown' ? null : reason,
    });
    for await (const page of pages) {
      for (const { key, facts } of page) {
        if (!tally.wants(facts)) continue;
        const operator = operatorOf({ property: facts, entries });
        answered.set(operator, (answered.get(operator) ?? 0) + 1);
        tally.add(key, facts, judgeBy(operator).verdict(facts));
      }
    }
    return { publisher: evidence, coverage: tally.end() };
  }

  return {
    publisher,
    operatorSide(now: Date) {
      const [most] = [...answered].sort(([, one], [, other]) => other - one);
      const operator = most?.[0] ?? operatorOf(NOTHING);
      return operatorSide(operator, { operatorDeclares: operator.agent !== null, declaration: null }, now);
    },
  };
}
