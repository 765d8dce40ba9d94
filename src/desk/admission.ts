import { type RateLimitClass, rateLimits } from '../../generated/operations.ts';
import { ApiError } from '../domain/errors.ts';
import { bindingRule, type RateDecision } from '../domain/limits.ts';
import { freshActs, isFreshAct, isFreshProof } from '../domain/members/browser-session.ts';
import {
  type ActingMember,
  mainStanding,
  mayAdminister,
  type Principal,
} from '../domain/members/principal.ts';
import type { Decider } from '../domain/moderation/decision.ts';
import { canonicalDomain } from '../domain/net/domain-name.ts';
import { characterAgainstIdna } from '../domain/ownership/name-letters.ts';
import type { Ask } from '../store/limits/limits.ts';
import type { Live } from './live.ts';

/**
 * The caller as a member of the organization `orgId`, or of the caller's first organization.
 * @throws {ApiError} unauthorized when the request has no credential; forbidden when the caller is not a member
 */
export function requireMember(principal: Principal | null, orgId?: string): ActingMember {
  if (principal === null) throw new ApiError('unauthorized', 'Send a credential.');
  const standing =
    orgId === undefined
      ? mainStanding(principal)
      : principal.standings.find(({ organization }) => organization.id === orgId);
  if (standing === undefined) {
    const what = orgId === undefined ? 'any organization' : 'this organization';
    throw new ApiError('forbidden', `The credential does not belong to a member of ${what}.`);
  }
  const { kind, userKey, displayName } = principal;
  return { ...standing, kind, userKey, displayName };
}

/**
 * The caller as a person, for what belongs to people and not to organizations.
 * @throws {ApiError} unauthorized, forbidden
 */
export function requirePerson(principal: Principal | null): Principal {
  if (principal === null) throw new ApiError('unauthorized', 'Send a credential.');
  if (principal.kind !== 'user')
    throw new ApiError('forbidden', 'This belongs to a person: sign in on the pages of the registry.');
  return principal;
}

/**
 * Refuses what a stolen session must not do, unless the person has just proved who they are. Tokens and keys are made for
 * what they do, and are not asked.
 * @throws {ApiError} forbidden
 */
export function refuseStaleProof(op: string, principal: Principal | null, now: Date): void {
  const provedAt = principal?.provedAt;
  if (provedAt === undefined || !isFreshAct(op) || isFreshProof(provedAt, now)) return;
  throw new ApiError('forbidden', `Confirm first that it is you, to ${freshActs[op]}.`);
}

/**
 * Like `requireMember`, for data that only owners and admins may see, or members with `maySeeAll`.
 * @throws {ApiError} unauthorized, forbidden
 */
export function requireInsight(principal: Principal | null, orgId?: string): ActingMember {
  const member = requireMember(principal, orgId);
  return member.maySeeAll === true ? member : requireAdmin(principal, orgId);
}

/**
 * Like `requireMember`, for actions that only owners and admins may take. @throws {ApiError} unauthorized,
 * forbidden
 */
export function requireAdmin(principal: Principal | null, orgId?: string): ActingMember {
  const member = requireMember(principal, orgId);
  refuseUnlessAdmin(member);
  return member;
}

/** @throws {ApiError} forbidden */
export function refuseUnlessAdmin({ role, organization }: ActingMember): void {
  if (mayAdminister(role)) return;
  throw new ApiError('forbidden', `Only an owner or admin of ${organization.name} may do this.`);
}

/**
 * The person who decides as a moderator or operator. The door has checked the role that the contract requires.
 * @throws {ApiError} unauthorized, forbidden
 */
export function deciderOf(principal: Principal | null): Decider {
  if (principal === null) throw new ApiError('unauthorized', 'Send a credential.');
  if (principal.grants.operates === null)
    throw new ApiError('forbidden', 'Only people who run this registry may do this.');
  return { id: principal.userKey, name: principal.displayName };
}

/**
 * The canonical key of a domain that a caller gave.
 * @throws {ApiError} invalid_domain, naming the field
 */
export function domainGiven(input: string, field = 'domain'): string {
  const judged = canonicalDomain(input);
  if (judged.ok) return judged.domain;
  throw new ApiError('invalid_domain', `${field}: ${judged.reason}`, {
    issues: [{ path: field, message: judged.reason }],
  });
}

/**
 * Refuses a new entry for a domain that IDNA 2008 does not allow. Only names as it allows them can be compared with
 * others by their letters: two hearts in two forms have no letters.
 * @throws {ApiError} invalid_domain, naming the field
 */
export function requireLetters(domain: string, field = 'domain'): void {
  const character = characterAgainstIdna(domain);
  if (character === null) return;
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const message = `has the character U+${code}, which IDNA 2008 does not allow there; entries are taken for names of letters, digits and hyphens`;
  throw new ApiError('invalid_domain', `${field}: ${message}`, {
    domain,
    issues: [{ path: field, message }],
  });
}

/**
 * The keys of bulk responses (the inputs, trimmed and lower-cased), with the canonical domain of each. Repeated
 * inputs become one key.
 * @throws {ApiError} invalid_domain, naming the field
 */
export function domainKeys(inputs: readonly string[]): Map<string, string> {
  return new Map(
    inputs.map(
      (input, index) => [input.trim().toLowerCase(), domainGiven(input, `domains[${index}]`)] as const,
    ),
  );
}

const RETRY_AFTER_SECONDS = 30;

/**
 * Refuses a domain that does not resolve to public addresses.
 * @throws {ApiError} invalid_domain, naming the field; unavailable when the domain cannot be resolved at the
 *   moment
 */
export async function requirePublicHost(live: Live, domain: string, field = 'domain'): Promise<void> {
  const host = await live.judgeHost(domain);
  if (host.ok) return;
  if (host.transient) {
    const message = `${domain} cannot be looked up now: ${host.message}. Try again in ${RETRY_AFTER_SECONDS} seconds.`;
    throw new ApiError('unavailable', message, { domain, retry_after: RETRY_AFTER_SECONDS });
  }
  throw new ApiError('invalid_domain', `${field}: ${host.message}`, {
    domain,
    issues: [{ path: field, message: host.message }],
  });
}

/**
 * Counts a request against every rule of a class, with `count`, such as `limits.consumeAll`. `keys` maps the `per` of each rule to the key that it counts.
 * Nothing is counted when a rule refuses, because the refusal rolls the transaction back.
 * @returns the `RateLimit-*` headers of the strictest rule
 * @throws {ApiError} rate_limited, with `retry_after` and the same headers
 */
export async function consumeLimits(
  count: (asks: readonly Ask[]) => Promise<readonly RateDecision[]>,
  limitClass: RateLimitClass,
  keys: Readonly<Record<string, string>>,
  now: Date,
): Promise<Record<string, string>> {
  const asks = rateLimits[limitClass].rules.map(({ per, limit, windowSeconds }) => {
    const key = keys[per];
    if (key === undefined) throw new Error(`${limitClass} counts per ${per}, and nobody says which`);
    return {
      class: `${limitClass}:${per}:${windowSeconds}`,
      key,
      limit,
      windowMs: windowSeconds * 1000,
      now,
    };
  });
  const binding = bindingRule(asks, await count(asks), now);
  if (binding === undefined) return {};
  const { rule, headers, retryAfter } = binding;
  if (retryAfter === null) return headers;
  const message = `At most ${rule.limit} requests in ${rule.windowMs / 1000} seconds; try again in ${retryAfter} seconds.`;
  throw new ApiError('rate_limited', message, { retry_after: retryAfter }, headers);
}

/** As `consumeLimits`, in the transaction of the write that is counted. */
export const consumeInWrite = (
  store: { readonly limits: { consumeAll(asks: readonly Ask[]): Promise<readonly RateDecision[]> } },
  limitClass: RateLimitClass,
  keys: Readonly<Record<string, string>>,
  now: Date,
): Promise<Record<string, string>> =>
  consumeLimits((asks) => store.limits.consumeAll(asks), limitClass, keys, now);
