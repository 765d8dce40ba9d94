import type { Declaration } from '../publishers/declared-properties.ts';
import type { Identifier } from '../publishers/identifiers.ts';
import { type Agreement, bestAgreement, declarationFinder } from './declarations.ts';
import type { Entry, OperatorEvidence, PropertyFacts, PublisherEvidence, Question } from './evidence.ts';
import {
  type EntryFindings,
  hasFile,
  judgeEntry,
  judgeEvidence,
  judgeListed,
  judgeProperty,
  judgePublisherFile,
  judgeRevocation,
  noFile,
  type PreparedEntry,
  prepareEntry,
} from './judge-publisher.ts';
import {
  type AuthorizationFinding,
  type AuthorizationFindings,
  type AuthorizationReason,
  CHECKS,
  type CheckName,
  FIRST_OPERATOR_CHECK,
  failed,
  firstFailure,
  passed,
  unjudged,
} from './reasons.ts';

/** A decision with everything that led to it. */
export type AuthorizationDecision = {
  authorized: boolean;
  reason: AuthorizationReason;
  /** Number of checks that passed before the first failure. */
  passed: number;
  /** The entry that the decision is based on: an entry that authorizes, else the entry that passed the most checks. */
  entry: Entry | null;
  publisherAuthorized: boolean;
  operatorDeclares: boolean;
  /** The operator's declaration of the property, when the operator declares it. */
  declaration: Declaration | null;
  checks: { check: CheckName; ok: boolean | null; detail: string }[];
};

/**
 * Judges one property for one agent. Every check has its own finding, so that a refusal reports everything that is
 * wrong.
 */
export function judgeAuthorization(
  publisher: PublisherEvidence,
  operator: OperatorEvidence,
  question: Question,
  asked?: Identifier,
): AuthorizationDecision {
  const domain = publisher.publisherDomain ?? '';
  const judge = openJudge(
    publisher,
    operator,
    question,
    publisher.entries.map((entry) => prepareEntry(entry, domain, question)),
  );
  return judge.decide(publisher.property, asked);
}

export type Judge = {
  decide(property: PropertyFacts | null, asked?: Identifier): AuthorizationDecision;
  /** Only the result and its reason. */
  verdict(property: PropertyFacts | null): Pick<AuthorizationDecision, 'authorized' | 'reason'>;
};

/**
 * The same for many properties of one publisher. Whatever does not depend on the property is judged once.
 * @param prepared the publisher's entries, see `prepareEntry`
 */
export function openJudge(
  publisher: Omit<PublisherEvidence, 'property' | 'entries'>,
  operator: OperatorEvidence,
  question: Question,
  prepared: readonly PreparedEntry[],
): Judge {
  const files = {
    publisher_file: judgePublisherFile(publisher),
    publisher_not_revoked: judgeRevocation(publisher),
    agent_listed: judgeListed(publisher, prepared.length),
    ...judgeOperator(operator),
  };
  const findDeclared = declarationFinder(operator.declarations);
  const outside = bestOutside(prepared);
  const judge = (property: PropertyFacts | null, asked?: Identifier): Judged => {
    const declared = property === null ? [] : findDeclared(property, asked);
    const property_listed = judgeProperty(property, publisher.file);
    const property_declared = judgeDeclared(operator, property, declared);
    let best: Judged | undefined;
    for (const candidate of candidatesFor(property, prepared, outside)) {
      const chosen = bestAgreement(declared, candidate?.entry.scope.delegation_type);
      const entry =
        candidate === null ? NO_ENTRY : judgeEntry(candidate, property, publisher.placements, question);
      // Written out without spreads: this runs for very many properties, and copying objects would be most of the
      // work.
      const findings: AuthorizationFindings = {
        publisher_file: files.publisher_file,
        publisher_not_revoked: files.publisher_not_revoked,
        property_listed,
        agent_listed: files.agent_listed,
        sells_properties: entry.sells_properties,
        property_in_scope: entry.property_in_scope,
        time_window: entry.time_window,
        country: entry.country,
        collection: entry.collection,
        placement: entry.placement,
        claimed_delegation: entry.claimed_delegation,
        operator_known: files.operator_known,
        operator_file: files.operator_file,
        agent_declared: files.agent_declared,
        property_declared,
        relationship: judgeRelationship(candidate, chosen?.agreement, property_declared),
      };
      const failure = firstFailure(findings);
      if (best === undefined || failure > best.failure) {
        best = { findings, failure, entry: candidate?.entry ?? null, chosen };
      }
      if (failure === CHECKS.length) break;
    }
    if (best === undefined) throw new Error('there is always a candidate');
    return best;
  };
  return {
    decide: (property, asked) => decide(judge(property, asked)),
    verdict: (property) => verdictOf(judge(property)),
  };
}

type Chosen = ReturnType<typeof bestAgreement>;
/** The result of one candidate. `failure` is the index of the first check that did not pass. */
type Judged = { findings: AuthorizationFindings; failure: number; entry: Entry | null; chosen: Chosen };

/**
 * Among entries that do not cover a property, the entry that passes the most checks. It is the same for every
 * property.
 */
const bestOutside = (prepared: readonly PreparedEntry[]): PreparedEntry | undefined =>
  prepared.find(({ common }) => common.sells_properties.ok === true) ?? prepared[0];

/** The entries that may decide about a property: those that cover it. When none covers it, `outside`. */
function candidatesFor(
  property: PropertyFacts | null,
  prepared: readonly PreparedEntry[],
  outside: PreparedEntry | undefined,
): readonly (PreparedEntry | null)[] {
  if (outside === undefined) return [null];
  if (property === null) return prepared;
  const covering = prepared.filter(({ covers }) => covers(property));
  return covering.length === 0 ? [outside] : covering;
}

function verdictOf({
  findings,
  failure,
  chosen,
}: Judged): Pick<AuthorizationDecision, 'authorized' | 'reason'> {
  const name = CHECKS[failure];
  const finding = name === undefined ? undefined : findings[name];
  return { authorized: finding === undefined, reason: reasonOf(finding, chosen?.agreement) };
}

const OPERATOR_CHECKS = CHECKS.slice(FIRST_OPERATOR_CHECK, -1);

function decide(judged: Judged): AuthorizationDecision {
  const { findings, failure, entry, chosen } = judged;
  const declares = OPERATOR_CHECKS.every((check) => findings[check].ok === true);
  const { authorized, reason } = verdictOf(judged);
  return {
    authorized,
    reason,
    passed: failure,
    entry,
    publisherAuthorized: failure >= FIRST_OPERATOR_CHECK,
    operatorDeclares: declares,
    declaration: declares ? (chosen?.declaration ?? null) : null,
    checks: CHECKS.map((check) => ({ check, ok: findings[check].ok, detail: findings[check].detail })),
  };
}

function reasonOf(
  finding: AuthorizationFinding | undefined,
  agreement: Agreement | undefined,
): AuthorizationReason {
  if (finding === undefined) return agreement?.isFirstParty ? 'authorized_first_party' : 'authorized';
  if (finding.ok === false) return finding.reason;
  throw new Error('what could not be judged follows a failure');
}

function judgeOperator(
  operator: OperatorEvidence,
): Pick<AuthorizationFindings, 'operator_known' | 'operator_file' | 'agent_declared'> {
  const { domain, foundBy, file, agent } = operator;
  if (domain === null) {
    const nobody = unjudged('no operator is known');
    const why = 'no brand declares the agent, and its host is under no registrable domain';
    return { operator_known: failed('operator_unknown', why), operator_file: nobody, agent_declared: nobody };
  }
  const operator_known = passed(
    foundBy === 'declaration' ? `${domain} declares the agent` : `${domain} is a domain of the agent's host`,
  );
  const operator_file = judgeEvidence(`the brand.json of ${domain}`, file, {
    unknown: 'operator_file_unknown',
    absent: 'operator_file_missing',
    invalid: 'operator_file_invalid',
    unreachable: 'operator_unreachable',
  });
  const agent_declared =
    operator_file.ok !== true
      ? noFile
      : agent === null
        ? failed('agent_not_declared', `the brand.json of ${domain} does not list the agent`)
        : passed(`the brand.json of ${domain} lists the agent as ${agent.type}`);
  return { operator_known, operator_file, agent_declared };
}

function judgeDeclared(
  { domain, file }: OperatorEvidence,
  property: PropertyFacts | null,
  declared: readonly Declaration[],
): AuthorizationFinding {
  if (property === null) return unjudged('no property is known');
  if (domain === null || !hasFile(file)) return noFile;
  return declared.length === 0
    ? failed('property_not_declared', `the brand.json of ${domain} does not list the property`)
    : passed(`the brand.json of ${domain} lists the property`);
}

function judgeRelationship(
  candidate: PreparedEntry | null,
  agreement: Agreement | undefined,
  property_declared: AuthorizationFinding,
): AuthorizationFinding {
  if (candidate === null) return unjudged('no entry names the agent');
  if (property_declared.ok !== true || agreement === undefined)
    return unjudged('the property is not declared');
  return agreement.ok ? passed(agreement.detail) : failed('relationship_mismatch', agreement.detail);
}

const nothing = unjudged('no entry names the agent');
const NO_ENTRY: EntryFindings = {
  sells_properties: nothing,
  property_in_scope: nothing,
  time_window: nothing,
  country: nothing,
  collection: nothing,
  placement: nothing,
  claimed_delegation: nothing,
};
