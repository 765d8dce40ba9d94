import { minorPerMain } from '../accounts/money.ts';
import { objectOf } from '../json/values.ts';
import type { Purchase } from './check.ts';
import type { GovernanceFinding } from './decision.ts';

type Json = Readonly<Record<string, unknown>>;

/** Names under which no host can exist (RFC 2606, section 2): test kits give their governance agents such names. */
const RESERVED = /(?:^|\.)(?:test|example|invalid|localhost)$/;

export const isMadeUpAgent = (url: string): boolean =>
  URL.canParse(url) && RESERVED.test(new URL(url).hostname);

/** Whether a plan that a test seeded governs a brand; one without a brand governs all. */
export function governsBrand(plan: Json, brandDomain: string): boolean {
  const { domain } = objectOf(plan.brand);
  return domain === undefined || domain === brandDomain;
}

/** What a seeded plan has against a purchase; empty when the purchase is within the plan. */
export function findingsOfPlan(plan: Json, { start, end, parts }: Purchase): GovernanceFinding[] {
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
