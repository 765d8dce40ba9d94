import { keepingResults } from '../kept-results.ts';
import { canonicalDomain, registrableDomain } from '../net/domain-name.ts';
import type { Declaration } from '../publishers/declared-properties.ts';
import { canonicalIdentifier, type Identifier } from '../publishers/identifiers.ts';
import type { OperatorEvidence, PropertyFacts, PublisherEvidence } from './evidence.ts';

/** The store that issues identifiers of a type. A declaration for another store is about another app. */
const STORES: Readonly<Record<string, string>> = {
  ios_bundle: 'apple',
  apple_app_store_id: 'apple',
  apple_tv_bundle: 'apple',
  apple_podcast_id: 'apple',
  android_package: 'google',
  google_play_id: 'google',
  roku_store_id: 'roku',
  fire_tv_asin: 'amazon',
  samsung_app_id: 'samsung',
};

/** The keys under which declarations of a property are stored, given its identifiers and the requested one. */
export function declarationKeys(
  { identifiers }: Pick<PropertyFacts, 'identifiers'>,
  asked?: Identifier,
): string[] {
  const keys: string[] = [];
  for (const name of identifiers) addKeys(keys, name);
  if (asked !== undefined) addKeys(keys, asked);
  return keys.length < 2 ? keys : [...new Set(keys)];
}

/** Adds the keys of an identifier, unless the one before it had the same. */
function addKeys(keys: string[], name: Identifier): void {
  for (const key of keysOf(name)) if (keys.at(-1) !== key) keys.push(key);
}

function keysOf({ type, value }: Identifier): string[] {
  if (type !== 'domain' && type !== 'subdomain') return [canonicalIdentifier(type, value)];
  // Declarations are compared in the form of domains. A website in a brand.json cannot be a pattern, so a
  // declaration of the name after `*.` counts for the pattern.
  const host = canonicalIdentifier('domain', value);
  return host.startsWith('*.') ? [host, canonicalIdentifier('domain', host.slice(2))] : [host];
}

/**
 * The declarations that are about the property, given its identifiers and the requested one.
 *
 * @internal one search of a `declarationFinder`
 */
export function declarationsOf(
  declarations: readonly Declaration[],
  property: Pick<PropertyFacts, 'identifiers' | 'propertyType'>,
  asked?: Identifier,
): Declaration[] {
  return declarationFinder(declarations)(property, asked);
}

export type DeclarationFinder = (
  property: Pick<PropertyFacts, 'identifiers' | 'propertyType'>,
  asked?: Identifier,
) => Declaration[];

/**
 * The same for many properties. Each is looked up by its identifiers, so the number of declarations does not matter.
 */
export function declarationFinder(declarations: readonly Declaration[]): DeclarationFinder {
  const byIdentifier = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    const others = byIdentifier.get(declaration.identifier);
    if (others === undefined) byIdentifier.set(declaration.identifier, [declaration]);
    else others.push(declaration);
  }
  return ({ identifiers, propertyType }, asked) => {
    if (byIdentifier.size === 0) return [];
    const stores = new Map<string, Set<string | null>>();
    for (const name of asked === undefined ? identifiers : [...identifiers, asked]) {
      for (const key of keysOf(name)) {
        const known = stores.get(key) ?? new Set();
        stores.set(key, known.add(STORES[name.type] ?? null));
      }
    }
    return [...stores].flatMap(([key, held]) =>
      (byIdentifier.get(key) ?? []).filter(
        (one) =>
          one.propertyType === propertyType && (one.store === null || held.has(null) || held.has(one.store)),
      ),
    );
  };
}

export type Agreement = { ok: boolean; isFirstParty: boolean; detail: string };

/**
 * Whether what the operator declares about itself agrees with what the publisher says about the agent. `owned` has
 * no counterpart in adagents.json and always agrees. An entry without a `delegation_type` agrees only with `direct`.
 */
export function agreement(relationship: string, delegationType: string | undefined): Agreement {
  if (relationship === 'owned') {
    return { ok: true, isFirstParty: true, detail: 'the operator owns the property' };
  }
  const ok = relationship === (delegationType ?? 'direct');
  const publisher =
    delegationType === undefined ? 'no delegation_type, which only direct fits' : delegationType;
  return { ok, isFirstParty: false, detail: `relationship ${relationship}; the publisher says ${publisher}` };
}

/**
 * The declaration that supports the authorization best, with its agreement. A declaration that is not first-party is
 * preferred.
 */
export function bestAgreement(
  declarations: readonly Declaration[],
  delegationType: string | undefined,
): { declaration: Declaration; agreement: Agreement } | null {
  const judged = declarations.map((declaration) => ({
    declaration,
    agreement: agreement(declaration.relationship, delegationType),
  }));
  return (
    judged.find(({ agreement: { ok, isFirstParty } }) => ok && !isFirstParty) ??
    judged.find(({ agreement: { ok } }) => ok) ??
    judged[0] ??
    null
  );
}

// A host name may have more than a hundred labels, and each domain costs a fetch.
const MOST_SITES = 5;

/**
 * The domains whose brand.json may speak for an agent because of the agent's URL: its host, then each parent up to
 * the registrable domain. Empty for an IP address or a bare public suffix.
 */
export const hostDomains = keepingResults((agentUrl: string): readonly string[] => domainsOfHost(agentUrl), {
  most: 1_000,
  longest: 256,
});

function domainsOfHost(agentUrl: string): string[] {
  const host = canonicalDomain(new URL(agentUrl).hostname);
  const registrable = host.ok ? registrableDomain(host.domain) : null;
  if (!host.ok || registrable === null) return [];
  const below = host.domain.slice(0, -registrable.length).split('.').slice(0, -1);
  const names = below.map((_label, at) => `${below.slice(at).join('.')}.${registrable}`);
  return [...names.slice(0, MOST_SITES - 1), registrable];
}

/**
 * Chooses the operator of an agent. First choice is the nearest domain of the agent's own host that declares the
 * agent, so that no other party can take precedence over it. Next is a brand that declares the agent: the first
 * whose declaration agrees with the publisher, else the first that declared it. When no brand declares the agent, it
 * is the nearest domain of the host that has a file.
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

/** The operator on the nearest domain of the agent's host. `operators` are searched in the order of `sites`. */
export function nearest(
  sites: readonly string[],
  operators: readonly OperatorEvidence[],
): OperatorEvidence | undefined {
  const found = sites.map((site) => operators.find(({ domain }) => domain === site));
  return found.find((operator) => operator !== undefined);
}

/**
 * The operator that would have to declare the agent: the nearest domain with a brand.json, else the registrable
 * domain.
 */
function silentOperator(sites: readonly string[], candidates: readonly OperatorEvidence[]): OperatorEvidence {
  const withFile = candidates.filter(({ file: { state } }) => state === 'valid' || state === 'kept');
  const site = sites.at(-1) ?? null;
  return (
    nearest(sites, withFile) ?? candidates.find(({ domain }) => domain === site) ?? unknownOperator(site)
  );
}

function unknownOperator(domain: string | null): OperatorEvidence {
  const nothing = { url: null, sha256: null, validatedAt: null, askedAt: null, isLive: false };
  return {
    domain,
    foundBy: 'agent_host',
    file: { ...nothing, state: 'unknown' },
    agent: null,
    declarations: [],
  };
}
