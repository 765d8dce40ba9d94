import { shown } from '../../findings.ts';
import { isObject } from '../../json/object.ts';
import { canonicalDomain } from '../../net/domain-name.ts';
import { type FilePlace, type JsonObject, objects, placeAt, requiredArray, texts } from './shapes.ts';
import { selectionTypes } from './vocabulary.ts';

/** Checks the `publisher_properties` selectors of an authorization. */
export function checkPublisherSelectors(
  list: readonly unknown[],
  path: string,
  report: FilePlace['report'],
): void {
  for (const place of objects(list, path, report)) {
    const type = place.owner.selection_type;
    if (typeof type !== 'string' || !selectionTypes.has(type)) {
      const message = `selection_type must be one of ${[...selectionTypes].join(', ')}, not ${shown(type)}`;
      report.error(placeAt(place, 'selection_type'), message);
    }
    if (type === 'by_id')
      texts(place, 'property_ids', requiredArray(place, 'property_ids', 'for by_id') ?? []);
    if (type === 'by_tag')
      texts(place, 'property_tags', requiredArray(place, 'property_tags', 'for by_tag') ?? []);
    checkDomains(place, type === 'by_id');
  }
}

/** Checks the `collections` selectors of an authorization. */
export function checkCollectionSelectors(
  list: readonly unknown[],
  path: string,
  report: FilePlace['report'],
): void {
  for (const place of objects(list, path, report)) {
    checkDomain(place, 'publisher_domain', place.owner.publisher_domain);
    texts(place, 'collection_ids', requiredArray(place, 'collection_ids', 'in a collection selector') ?? []);
  }
}

/**
 * The canonical domains that a selector names: `publisher_domain`, or each of `publisher_domains`. A selector that
 * breaks the rules (both, or several with `by_id`) names none.
 */
export function selectorDomains(selector: unknown): string[] {
  if (!isObject(selector)) return [];
  const { publisher_domain: one, publisher_domains: many, selection_type: type } = selector;
  if (one !== undefined) return many === undefined ? canonical([one]) : [];
  return Array.isArray(many) && type !== 'by_id' ? canonical(many) : [];
}

/** The selectors that name the domain, each cut down to that domain. */
export function selectorsFor(list: unknown, domain: string): JsonObject[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).flatMap((selector) => {
    if (!selectorDomains(selector).includes(domain)) return [];
    const { publisher_domains: _, ...rest } = selector;
    return [{ ...rest, publisher_domain: domain }];
  });
}

function canonical(list: readonly unknown[]): string[] {
  return list.flatMap((value) => {
    const verdict = typeof value === 'string' ? canonicalDomain(value) : undefined;
    return verdict?.ok ? [verdict.domain] : [];
  });
}

function checkDomains(place: FilePlace, oneOnly: boolean): void {
  const { publisher_domain: one, publisher_domains: many } = place.owner;
  const { report } = place;
  if (one !== undefined && many !== undefined) {
    const message = 'a selector has either publisher_domain or publisher_domains, not both';
    report.error(placeAt(place, 'publisher_domains'), message);
  } else if (many !== undefined && oneOnly) {
    const message = 'by_id needs publisher_domain: ids of properties mean something in one file only';
    report.error(placeAt(place, 'publisher_domains'), message);
  }
  if (many === undefined) {
    checkDomain(place, 'publisher_domain', one);
    return;
  }
  const seen = new Set<string>();
  (requiredArray(place, 'publisher_domains', 'when it is used') ?? []).forEach((value, index) => {
    const domain = checkDomain(place, `publisher_domains[${index}]`, value);
    if (domain === undefined) return;
    if (seen.has(domain))
      report.warn(`${placeAt(place, 'publisher_domains')}[${index}]`, `"${domain}" is listed twice`);
    seen.add(domain);
  });
}

/** Reports a value that is not a domain, and warns about one that is not written in its canonical form. */
export function checkDomain(place: FilePlace, name: string, value: unknown): string | undefined {
  const verdict = typeof value === 'string' ? canonicalDomain(value) : undefined;
  if (verdict === undefined || !verdict.ok) {
    const reason = verdict === undefined ? `must be a domain, not ${shown(value)}` : verdict.reason;
    place.report.error(
      placeAt(place, name),
      value === undefined ? `${name} is required` : `${name}: ${reason}`,
    );
    return undefined;
  }
  if (verdict.domain !== value) {
    place.report.warn(
      placeAt(place, name),
      `${shown(value)} is not in canonical form`,
      `write "${verdict.domain}"`,
    );
  }
  return verdict.domain;
}
