import { isObject, objectOf, objectsIn, sameJson } from '../json/values.ts';
import { minorPerMain } from '../money/minor-units.ts';
import { shortText } from '../net/foreign-answer.ts';
import type { Purchase } from './check.ts';

type Json = Readonly<Record<string, unknown>>;

export type GovernanceFinding = {
  readonly category_id: string;
  readonly policy_id?: string;
  readonly severity: 'info' | 'warning' | 'critical';
  readonly explanation: string;
  readonly confidence?: number;
};
type Condition = {
  readonly field: string;
  readonly required_value: unknown;
  readonly reason: string;
};

/** The decision of a governance agent. `unusable`: the response cannot be relied on, for the given reason. */
export type GovernanceDecision =
  | { readonly kind: 'approved'; readonly checkId: string; readonly context: string | undefined }
  | { readonly kind: 'denied'; readonly findings: readonly GovernanceFinding[] }
  | {
      readonly kind: 'conditions';
      readonly findings: readonly GovernanceFinding[];
      readonly conditions: readonly Condition[];
    }
  | { readonly kind: 'unusable'; readonly reason: string };

const LONGEST_ID = 255;
const LONGEST_CONTEXT = 4096;
/** Clients drop an error over 4096 bytes; findings and conditions share it with the message. */
const LONGEST_DETAILS = 2_600;
const MOST_CONDITIONS = 50;

const unusable = (reason: string): GovernanceDecision => ({ kind: 'unusable', reason });

/**
 * Reads the response of `check_governance`. Release 3.1 has the verdict in `verdict`, release 3.0 in `status`. The
 * response must be about the requested plan and must not have expired, so that the approval of another plan or of
 * another time approves nothing.
 *
 * @param args the arguments of the check, which conditions are compared with
 */
export function readDecision(answer: Json, args: Json, now: Date): GovernanceDecision {
  const verdict = answer.verdict ?? answer.status;
  if (answer.plan_id !== args.plan_id) return unusable('the answer is about another plan');
  if (verdict === 'denied') return { kind: 'denied', findings: findingsOf(answer) };
  if (verdict !== 'approved' && verdict !== 'conditions')
    return unusable('the answer has no verdict that the protocol defines');
  const checkId = identifier(answer.check_id);
  if (checkId === null) return unusable('the answer has no usable check_id');
  const { expires_at: expiry } = answer;
  if (expiry !== undefined && !(typeof expiry === 'string' && Date.parse(expiry) > now.getTime()))
    return unusable('the approval has expired');
  const context = contextOf(answer.governance_context) ?? contextOf(args.governance_context);
  const approved: GovernanceDecision = { kind: 'approved', checkId, context };
  return verdict === 'approved' ? approved : underConditions(answer, args, approved);
}

/** The decision of an answer with conditions: a request that meets them all already is approved. */
function underConditions(answer: Json, args: Json, approved: GovernanceDecision): GovernanceDecision {
  const conditions = objectsIn(answer.conditions).slice(0, MOST_CONDITIONS);
  const all = Array.isArray(answer.conditions) ? answer.conditions.length : 0;
  if (all === 0 || all !== conditions.length) return unusable('the conditions of the answer cannot be read');
  if (conditions.every((one) => isMet(one, args))) return approved;
  return {
    kind: 'conditions',
    findings: fitting(findingsOf(answer), LONGEST_DETAILS / 2),
    conditions: fitting(conditions.map(conditionOf), LONGEST_DETAILS / 2),
  };
}

const identifier = (value: unknown): string | null =>
  typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value) && value.length <= LONGEST_ID
    ? value
    : null;

const contextOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST_CONTEXT && /^[\x20-\x7e]+$/.test(value)
    ? value
    : undefined;

const SEVERITIES = ['info', 'warning', 'critical'] as const;

/** The findings of the agent, limited to text that fits into an error; at least one finding. */
function findingsOf({ findings, explanation }: Json): GovernanceFinding[] {
  const read = objectsIn(findings).map((one): GovernanceFinding => {
    const { confidence } = one;
    const policy = shortText(one.policy_id, 128);
    return {
      category_id: shortText(one.category_id, 128) ?? 'unspecified',
      ...(policy === undefined ? {} : { policy_id: policy }),
      severity: SEVERITIES.find((level) => level === one.severity) ?? 'critical',
      explanation: shortText(one.explanation, 500) ?? 'The governance agent gave no explanation.',
      ...(typeof confidence === 'number' && confidence >= 0 && confidence <= 1 ? { confidence } : {}),
    };
  });
  if (read.length > 0) return fitting(read, LONGEST_DETAILS);
  return [
    {
      category_id: 'unspecified',
      severity: 'critical',
      explanation: shortText(explanation, 500) ?? 'The governance agent gave no explanation.',
    },
  ];
}

function conditionOf(one: Json): Condition {
  const value = JSON.stringify(one.required_value ?? null);
  return {
    field: shortText(one.field, 200) ?? '',
    required_value: value.length <= 500 ? (one.required_value ?? null) : null,
    reason: shortText(one.reason, 300) ?? '',
  };
}

/** The first items whose JSON together has at most `most` bytes, and always the first item. */
function fitting<T>(items: readonly T[], most: number): T[] {
  let left = most;
  return items.filter((item, at) => {
    left -= Buffer.byteLength(JSON.stringify(item)) + 1;
    return at === 0 || left >= 0;
  });
}

/** Whether the request already has the value that a condition requires. */
function isMet({ field, required_value: wanted }: Json, args: Json): boolean {
  if (typeof field !== 'string' || wanted === undefined || field.length > 200) return false;
  const [first = ''] = field.split(/[.[]/, 1);
  const root = first in args && first !== 'plan_id' ? args : objectOf(args.payload);
  return sameJson(valueAt(root, field), wanted);
}

/** The value at a path such as `packages[0].budget`. */
function valueAt(root: Json, path: string): unknown {
  let value: unknown = root;
  for (const step of path.split(/[.[\]]+/).filter((word) => word !== '')) {
    if (Array.isArray(value)) value = /^\d{1,4}$/.test(step) ? value[Number(step)] : undefined;
    else value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
}

type SeededPlan = Readonly<Record<string, unknown>>;

/** Whether a seeded plan governs a brand; a plan without a brand governs all brands. */
export function governsBrand(plan: SeededPlan, brandDomain: string): boolean {
  const { domain } = objectOf(plan.brand);
  return domain === undefined || domain === brandDomain;
}

/** Findings of a seeded plan against a purchase; empty when the purchase is within the plan. */
export function findingsOfPlan(plan: SeededPlan, { start, end, parts }: Purchase): GovernanceFinding[] {
  const { total, currency = 'USD' } = objectOf(plan.budget);
  const flight = objectOf(plan.flight);
  const spent = parts.reduce((sum, one) => sum + (one.currency === currency ? one.budget : 0), 0);
  const isForeign = parts.some((one) => one.currency !== currency);
  const findings: GovernanceFinding[] = [];
  const add = (category_id: string, explanation: string) =>
    findings.push({ category_id, severity: 'critical', explanation });
  if (typeof total === 'number' && typeof currency === 'string') {
    if (isForeign) add('budget_authority', `The plan has a budget in ${currency} only.`);
    else if (spent > total * minorPerMain(currency))
      add('budget_authority', `The purchase exceeds the plan's budget of ${total} ${currency}.`);
  }
  if (isBefore(start, flight.start) || isAfter(end, flight.end))
    add('flight_compliance', 'The purchase runs outside the flight of the plan.');
  return findings;
}

const isBefore = (at: Date, bound: unknown): boolean =>
  typeof bound === 'string' && at.getTime() < Date.parse(bound);
const isAfter = (at: Date, bound: unknown): boolean =>
  typeof bound === 'string' && at.getTime() > Date.parse(bound);
