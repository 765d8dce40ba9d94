import type { OperationId } from '../../../generated/operations.ts';
import { coveringIdentifiers } from '../authorization/asked-identifier.ts';
import { objectOf, objectsIn } from '../json/values.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import type { Identifier } from '../publishers/identifiers.ts';

/** A property of which a mirror has a part only: an event shortened it, and the rest has not come since. */
export type CutProperty = {
  readonly publisherDomain: string;
  /** The first ones, or all. */
  readonly identifiers: readonly Identifier[];
  readonly hasAllIdentifiers: boolean;
};

/** What a mirror lacks of properties, in the form in which it is asked for. */
export type CutProperties = {
  readonly number: number;
  readonly domains: ReadonlySet<string>;
  readonly identifiers: ReadonlySet<string>;
  readonly hasAllIdentifiers: boolean;
};

/** With more of them a mirror answers nothing that depends on properties. */
export const MOST_CUT = 1_000;

const nameOf = ({ type, value }: Identifier): string => `${type} ${value}`;

export const cutPropertiesOf = (cut: readonly CutProperty[]): CutProperties => ({
  number: cut.length,
  domains: new Set(cut.map(({ publisherDomain }) => publisherDomain)),
  identifiers: new Set(cut.flatMap(({ identifiers }) => identifiers.map(nameOf))),
  hasAllIdentifiers: cut.every(({ hasAllIdentifiers }) => hasAllIdentifiers),
});

/**
 * How the answers of the operations depend on properties that a mirror answers from its table of properties. Publishers
 * and agents, with what they say of properties, are as of a dump.
 */
const READS_PROPERTIES: Readonly<Partial<Record<OperationId, 'all' | 'identifier' | 'publishers'>>> = {
  listProperties: 'all',
  searchRegistry: 'all',
  getRegistryStats: 'all',
  lookupProperty: 'identifier',
  validatePropertyAuthorization: 'identifier',
  validateProductAuthorization: 'publishers',
  expandProductIdentifiers: 'publishers',
};

/** Whether the answer of an operation depends on a property of which a mirror has a part only. */
export function dependsOnCut(operation: OperationId, input: unknown, cut: CutProperties): boolean {
  const dependence = READS_PROPERTIES[operation];
  if (dependence === undefined || cut.number === 0) return false;
  if (dependence === 'all' || cut.number > MOST_CUT) return true;
  const { query, body } = objectOf(input);
  return dependence === 'publishers' ? selectsFrom(objectOf(body), cut) : asksFor(objectOf(query), cut);
}

function selectsFrom(body: Readonly<Record<string, unknown>>, { domains }: CutProperties): boolean {
  return objectsIn(body.publisher_properties).some(({ publisher_domain: one, publisher_domains: many }) =>
    [one, ...(Array.isArray(many) ? many : [])].some((name) => domains.has(domainOf(name))),
  );
}

/** A file may give any identifier to a property, so that nobody knows which ones are not in a part of a list. */
function asksFor(query: Readonly<Record<string, unknown>>, cut: CutProperties): boolean {
  if (!cut.hasAllIdentifiers) return true;
  // The nearest questions are about other properties.
  if (query.nearest === true || cut.domains.has(domainOf(query.publisher_domain))) return true;
  const type = String(query.identifier_type ?? query.type);
  const value = String(query.identifier_value ?? query.value);
  const asked = coveringIdentifiers({ type, value }) ?? [];
  return asked.some((one) => cut.identifiers.has(nameOf(one)));
}

function domainOf(text: unknown): string {
  const verdict = typeof text === 'string' ? canonicalDomain(text) : undefined;
  return verdict?.ok ? verdict.domain : '';
}
