import { isObject, type Json } from '../../json/values.ts';
import { domainKey } from '../../net/domain-name.ts';
import type { Offer, PublisherSelector } from '../product.ts';

/** A property of a list: all of a domain, or one of its properties by id. */
export type PropertyOfList = { readonly domain: string; readonly propertyId?: string };

/** The properties that a selector names: by id where it does, otherwise by domain. */
function named(selector: PublisherSelector): PropertyOfList[] {
  const single = selector.publisher_domain === undefined ? [] : [selector.publisher_domain];
  const domains = [...single, ...(selector.publisher_domains ?? [])].map(domainKey);
  return domains.flatMap((domain): PropertyOfList[] =>
    selector.selection_type === 'by_id'
      ? (selector.property_ids ?? []).map((propertyId) => ({ domain, propertyId }))
      : [{ domain }],
  );
}

/**
 * Offers that a list of properties leaves. A product that can be aimed at single properties needs one of them in the
 * list; any other is all or nothing and needs all of its own in it.
 */
export function filterByProperties(
  offers: readonly Offer[],
  listed: readonly PropertyOfList[],
): readonly Offer[] {
  const domains = new Set(
    listed.filter(({ propertyId }) => propertyId === undefined).map(({ domain }) => domainKey(domain)),
  );
  const ids = new Set(
    listed.flatMap(({ domain, propertyId }) =>
      propertyId === undefined ? [] : [`${domainKey(domain)} ${propertyId}`],
    ),
  );
  const isListed = ({ domain, propertyId }: PropertyOfList): boolean =>
    domains.has(domain) || (propertyId !== undefined && ids.has(`${domain} ${propertyId}`));
  // A product of all of a domain can be narrowed to the one property of it that is listed.
  const touches = (property: PropertyOfList): boolean =>
    isListed(property) ||
    (property.propertyId === undefined && listed.some(({ domain }) => domainKey(domain) === property.domain));
  return offers.filter(({ product }) => {
    const own = product.publisher_properties.flatMap(named);
    return product.property_targeting_allowed === true
      ? own.some(touches)
      : own.length > 0 && own.every(isListed);
  });
}

const DOMAINS = ['domain', 'subdomain'];

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/**
 * The properties of a list as its keeper answers it: those that it found, else those that the list itself names.
 * Identifiers of other schemes are no part of any product. Null for an answer that tells neither.
 */
export function listedIn({ identifiers, list }: Json): PropertyOfList[] | null {
  if (Array.isArray(identifiers)) return domainsIn(identifiers);
  if (!isObject(list) || !Array.isArray(list.base_properties)) return null;
  // What a filter or a tag leaves is only known to the keeper.
  if (isObject(list.filters) && Object.keys(list.filters).length > 0) return null;
  const named = list.base_properties.map((source) => (isObject(source) ? namedBy(source) : null));
  return named.every((properties) => properties !== null) ? named.flat() : null;
}

const domainsIn = (identifiers: readonly unknown[]): PropertyOfList[] =>
  identifiers.flatMap((one) =>
    isObject(one) &&
    typeof one.type === 'string' &&
    DOMAINS.includes(one.type) &&
    typeof one.value === 'string'
      ? [{ domain: one.value }]
      : [],
  );

function namedBy({
  selection_type,
  publisher_domain,
  property_ids,
  identifiers,
}: Json): PropertyOfList[] | null {
  if (selection_type === 'identifiers' && Array.isArray(identifiers)) return domainsIn(identifiers);
  if (selection_type !== 'publisher_ids' || typeof publisher_domain !== 'string') return null;
  return textsOf(property_ids).map((propertyId) => ({ domain: publisher_domain, propertyId }));
}
