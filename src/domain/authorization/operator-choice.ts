import { registrableDomain } from '../domain-name.ts';
import type { Identifier } from '../identifiers.ts';
import { bestAgreement, declarationFinder } from './declarations.ts';
import type { OperatorEvidence, PublisherEvidence } from './evidence.ts';

/** The domain whose brand.json answers for an agent that no brand declares; null for an address or a bare suffix. */
export function hostDomain(agentUrl: string): string | null {
  return registrableDomain(new URL(agentUrl).hostname);
}

/**
 * Whom to take for the operator. The site of the agent's own host comes first, if it declares the agent: nobody else can
 * put themselves before it. Then any brand that declares it, the first whose word fits the publisher's, else the one
 * that declared it first; then the site of the host, which does not declare it.
 * @param candidates in the order in which they were first seen to declare the agent
 */
export function chooseOperator(
  site: string | null,
  candidates: readonly OperatorEvidence[],
  publisher: Pick<PublisherEvidence, 'property' | 'entries'>,
  asked?: Identifier,
): OperatorEvidence {
  return operatorChooser(site, candidates)(publisher, asked);
}

/** The same for many properties. */
export function operatorChooser(
  site: string | null,
  candidates: readonly OperatorEvidence[],
): (publisher: Pick<PublisherEvidence, 'property' | 'entries'>, asked?: Identifier) => OperatorEvidence {
  const declaring = candidates.filter(({ agent }) => agent !== null);
  const [first, ...others] = declaring;
  const own = declaring.find(({ domain }) => domain === site);
  const only = own ?? (others.length === 0 ? first : undefined);
  if (only !== undefined) return () => only;
  if (first === undefined) {
    const silent = candidates.find(({ domain }) => domain === site) ?? unknownOperator(site);
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

export function unknownOperator(domain: string | null): OperatorEvidence {
  const file = { state: 'unknown', url: null, sha256: null, validatedAt: null, isLive: false } as const;
  return { domain, foundBy: 'agent_host', file, agent: null, declarations: [] };
}
