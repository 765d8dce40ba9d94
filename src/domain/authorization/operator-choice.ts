import { canonicalDomain, registrableDomain } from '../net/domain-name.ts';
import type { Identifier } from '../publishers/identifiers.ts';
import { bestAgreement, declarationFinder } from './declarations.ts';
import type { OperatorEvidence, PublisherEvidence } from './evidence.ts';

// A host name may have more than a hundred labels; each domain costs a look.
const MOST_SITES = 5;

/**
 * The domains whose brand.json may speak for an agent by the agent's URL: its host, then each parent up to the
 * registrable domain. None for an address or a bare suffix.
 */
export function hostDomains(agentUrl: string): string[] {
  const host = canonicalDomain(new URL(agentUrl).hostname);
  const registrable = host.ok ? registrableDomain(host.domain) : null;
  if (!host.ok || registrable === null) return [];
  const below = host.domain.slice(0, -registrable.length).split('.').slice(0, -1);
  const names = below.map((_label, at) => `${below.slice(at).join('.')}.${registrable}`);
  return [...names.slice(0, MOST_SITES - 1), registrable];
}

/**
 * Whom to take for the operator. A domain of the agent's own host comes first, the nearest that declares the agent:
 * nobody else can put themselves before it. Then any brand that declares it, the first whose word fits the
 * publisher's, else the one that declared it first. Where nobody does, the nearest domain of the host with a file.
 * @param sites see `hostDomains`
 * @param candidates in the order in which they were first seen to declare the agent
 */
export function chooseOperator(
  sites: readonly string[],
  candidates: readonly OperatorEvidence[],
  publisher: Pick<PublisherEvidence, 'property' | 'entries'>,
  asked?: Identifier,
): OperatorEvidence {
  return operatorChooser(sites, candidates)(publisher, asked);
}

/** The same for many properties. */
export function operatorChooser(
  sites: readonly string[],
  candidates: readonly OperatorEvidence[],
): (publisher: Pick<PublisherEvidence, 'property' | 'entries'>, asked?: Identifier) => OperatorEvidence {
  const declaring = candidates.filter(({ agent }) => agent !== null);
  const [first, ...others] = declaring;
  const own = nearest(sites, declaring);
  const only = own ?? (others.length === 0 ? first : undefined);
  if (only !== undefined) return () => only;
  if (first === undefined) {
    const silent = silentOperator(sites, candidates);
    return () => silent;
  }
  const finders = declaring.map((operator) => ({
    operator,
    find: declarationFinder(operator.declarations),
  }));
  return ({ property, entries }, asked) => {
    if (property === null) return first;
    const fitting = finders.find(({ find }) => {
      const declared = find(property, asked);
      return entries.some(({ scope }) => bestAgreement(declared, scope.delegation_type)?.agreement.ok);
    });
    return fitting?.operator ?? first;
  };
}

/** The operator on a domain of the agent's host that declares the agent, the nearest one. */
export function nearest(
  sites: readonly string[],
  operators: readonly OperatorEvidence[],
): OperatorEvidence | undefined {
  const found = sites.map((site) => operators.find(({ domain }) => domain === site));
  return found.find((operator) => operator !== undefined);
}

/** Who would have to declare the agent: the nearest domain with a brand.json, else the registrable one. */
function silentOperator(sites: readonly string[], candidates: readonly OperatorEvidence[]): OperatorEvidence {
  const withFile = candidates.filter(({ file: { state } }) => state === 'valid' || state === 'kept');
  const site = sites.at(-1) ?? null;
  return (
    nearest(sites, withFile) ?? candidates.find(({ domain }) => domain === site) ?? unknownOperator(site)
  );
}

export function unknownOperator(domain: string | null): OperatorEvidence {
  const nothing = { url: null, sha256: null, validatedAt: null, askedAt: null, isLive: false };
  return {
    domain,
    foundBy: 'agent_host',
    file: { ...nothing, state: 'unknown' },
    agent: null,
    declarations: [],
  };
}
