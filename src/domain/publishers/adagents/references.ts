import { clip, leavingOut, notOneOf, shown } from '../../findings.ts';
import { meantWord } from '../../json/mends.ts';
import { isObject } from '../../json/values.ts';
import { canonicalDomain } from '../../net/domain-name.ts';
import { type FilePlace, type JsonObject, objects, placeAt, requiredArray, texts } from './shapes.ts';
import {
  type AuthorizationType,
  type FileForm,
  SIGNAL_ID,
  SIGNAL_TAG,
  selectionTypes,
} from './vocabulary.ts';

/**
 * Checks the `publisher_properties` selectors of an authorization and returns those without errors. Each selector
 * grants something of its own, so the others count without it.
 */
export function checkPublisherSelectors(
  list: readonly unknown[],
  path: string,
  report: FilePlace['report'],
  strict: boolean,
): JsonObject[] {
  const use = (item: unknown, index: number) => checkSelector(item, `${path}[${index}]`, report, strict);
  return list.flatMap(use);
}

const SELECTOR_LEFT_OUT = 'the selector is left out and the rest of the file is used';

function checkSelector(
  item: unknown,
  path: string,
  report: FilePlace['report'],
  strict: boolean,
): JsonObject[] {
  const judged = strict ? report : leavingOut(report, SELECTOR_LEFT_OUT);
  const before = judged.errorCount();
  if (!isObject(item)) {
    judged.error(path, `must be an object, not ${shown(item)}`);
    return [];
  }
  const place: FilePlace = { owner: withoutNulls(item, path, judged), path, report: judged };
  const type = place.owner.selection_type;
  if (typeof type !== 'string' || !selectionTypes.has(type)) {
    judged.error(
      placeAt(place, 'selection_type'),
      notOneOf('selection_type', type, selectionTypes),
      meantWord(type, selectionTypes),
    );
  }
  if (type === 'by_id') texts(place, 'property_ids', requiredArray(place, 'property_ids', 'for by_id') ?? []);
  if (type === 'by_tag')
    texts(place, 'property_tags', requiredArray(place, 'property_tags', 'for by_tag') ?? []);
  checkDomains(place, type === 'by_id');
  return judged.errorCount() === before ? [place.owner] : [];
}

/** An object without the members that are null, which count as absent, with a warning for each. */
export function withoutNulls(owner: JsonObject, path: string, report: FilePlace['report']): JsonObject {
  const nulls = Object.keys(owner).filter((name) => owner[name] === null);
  if (nulls.length === 0) return owner;
  for (const name of nulls) {
    const field = `${path}.${clip(name, 60)}`;
    report.warn(field, `${clip(name, 60)} is null and counts as absent`, 'leave it out', 'remove');
  }
  return Object.fromEntries(Object.entries(owner).filter(([, value]) => value !== null));
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
 * breaks the rules (both fields, or `publisher_domains` with `by_id`) names none.
 */
export function selectorDomains(selector: unknown): string[] {
  if (!isObject(selector)) return [];
  const { publisher_domain: one, publisher_domains: many, selection_type: type } = selector;
  if (one !== undefined) return many === undefined ? canonical([one]) : [];
  return Array.isArray(many) && type !== 'by_id' ? canonical(many) : [];
}

/** The selectors that name the domain, each reduced to that domain. */
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
      report.warn(
        `${placeAt(place, 'publisher_domains')}[${index}]`,
        `"${domain}" is listed twice`,
        undefined,
        'remove',
      );
    seen.add(domain);
  });
}

/**
 * Returns the canonical domain. Reports an error for a value that is not a domain, and warns about a value that is
 * not in canonical form.
 */
export function checkDomain(place: FilePlace, name: string, value: unknown): string | undefined {
  const verdict = typeof value === 'string' ? canonicalDomain(value) : undefined;
  if (verdict === undefined || !verdict.ok) {
    const reason = verdict === undefined ? `must be a domain, not ${shown(value)}` : verdict.reason;
    place.report.error(
      placeAt(place, name),
      value === undefined || value === null ? `${name} is required` : `${name}: ${reason}`,
    );
    return undefined;
  }
  if (verdict.domain !== value) {
    place.report.warn(
      placeAt(place, name),
      `${shown(value)} is not in canonical form`,
      `write "${verdict.domain}"`,
      { value: verdict.domain },
    );
  }
  return verdict.domain;
}

/** The names that a file defines. Its parts may refer to them. */
export type Known = {
  propertyIds: ReadonlySet<string>;
  propertyTags: ReadonlySet<string>;
  signalIds: ReadonlySet<string>;
  signalTags: ReadonlySet<string>;
  placementIds: ReadonlySet<string>;
  placementTags: ReadonlySet<string>;
  collectionIds: ReadonlySet<string>;
};

const MOST_NAMED = 5;

/** What the rest of a file may refer to. */
export function whatIsKnown(file: JsonObject): Known {
  return {
    propertyIds: collectNames(file.properties, 'property_id'),
    propertyTags: collectNames(file.properties, 'tags'),
    signalIds: collectNames(file.signals, 'id'),
    signalTags: collectNames(file.signals, 'tags'),
    placementIds: collectNames(file.placements, 'placement_id'),
    placementTags: collectNames(file.placements, 'tags'),
    collectionIds: collectNames(file.collections, 'collection_id'),
  };
}

/** The strings that the items of a list have under a name, alone or in arrays. */
function collectNames(list: unknown, name: string): Set<string> {
  const names = new Set<string>();
  for (const item of Array.isArray(list) ? (list as readonly unknown[]) : []) {
    const value = typeof item === 'object' && item !== null ? (item as JsonObject)[name] : undefined;
    for (const entry of Array.isArray(value) ? value : [value])
      if (typeof entry === 'string') names.add(entry);
  }
  return names;
}

/** Warns about items that the file does not define, with one warning for the whole list. */
export function warnAboutMissing(
  place: FilePlace,
  name: string,
  defined: ReadonlySet<string>,
  what: string,
): void {
  const list = place.owner[name];
  if (!Array.isArray(list)) return;
  const missing = [...new Set(list.filter((item) => typeof item === 'string' && !defined.has(item)))];
  if (missing.length === 0) return;
  const named = missing.slice(0, MOST_NAMED).map((item) => `"${clip(String(item), 40)}"`);
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
  place.report.warn(placeAt(place, name), `the file defines no ${what} ${named.join(', ')}${more}`);
}

/**
 * Warns about references of an authorization to names that the file does not define, and about malformed signal
 * names.
 */
export function warnAboutUnknown(place: FilePlace, type: AuthorizationType, known: Known): void {
  if (type === 'property_ids')
    warnAboutMissing(place, 'property_ids', known.propertyIds, 'property with the id');
  if (type === 'property_tags')
    warnAboutMissing(place, 'property_tags', known.propertyTags, 'property with the tag');
  warnAboutMissing(place, 'signal_ids', known.signalIds, 'signal with the id');
  warnAboutMissing(place, 'signal_tags', known.signalTags, 'signal with the tag');
  warnAboutMissing(place, 'placement_ids', known.placementIds, 'placement with the id');
  warnAboutMissing(place, 'placement_tags', known.placementTags, 'placement with the tag');
  warnAboutForm(place, 'signal_ids', SIGNAL_ID);
  warnAboutForm(place, 'signal_tags', SIGNAL_TAG);
}

function warnAboutForm(place: FilePlace, name: string, { pattern, text }: FileForm): void {
  const list = place.owner[name];
  if (!Array.isArray(list)) return;
  list.forEach((item, index) => {
    if (typeof item === 'string' && !pattern.test(item)) {
      place.report.warn(`${placeAt(place, name)}[${index}]`, `${name} should have ${text}`);
    }
  });
}
