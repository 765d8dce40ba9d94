import type { EnumsSelectionType, RegistryProductSelector } from '../../../generated/types/schemas.ts';
import type { Issue } from '../errors.ts';
import type { Wire } from '../json/wire.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import type { PropertyFacts } from './evidence.ts';

export type SelectionType = EnumsSelectionType;

/** A selector of properties of one publisher. */
export type Selector = {
  publisherDomain: string;
  type: SelectionType;
  /** For `by_id`, each once. */
  ids: readonly string[];
  /** For `by_tag`, each once. */
  tags: readonly string[];
  /** Only properties of these types, when there are any. */
  propertyTypes: readonly string[];
};

/** A selector as callers write it. */
export type WrittenSelector = Wire<RegistryProductSelector>;

export type SelectorVerdict = { ok: true; selectors: Selector[] } | { ok: false; issues: Issue[] };

/** Most selectors of one request once those that name several publishers are written out. */
export const MOST_SELECTORS = 1000;

/**
 * Reads selectors in both of their forms: with `selection_type`, and without, where ids or tags say what is meant and
 * their absence means all. One that names several publishers becomes one for each; ids mean something in one file only,
 * so `by_id` takes one publisher.
 * @param field where the list stands in the request
 */
export function readSelectors(list: readonly WrittenSelector[], field: string): SelectorVerdict {
  const issues: Issue[] = [];
  const selectors = list.flatMap((written, index) => readSelector(written, `${field}[${index}]`, issues));
  if (selectors.length > MOST_SELECTORS) {
    const message = `must name at most ${MOST_SELECTORS} publishers in all, names ${selectors.length}`;
    issues.push({ path: field, message });
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, selectors };
}

function readSelector(written: WrittenSelector, field: string, issues: Issue[]): Selector[] {
  const fault = (name: string, message: string) => issues.push({ path: `${field}.${name}`, message });
  const { publisher_domain: one, publisher_domains: many } = written;
  const type = typeOf(written, fault);
  if (one === undefined && many === undefined) fault('publisher_domain', 'is required');
  if (one !== undefined && many !== undefined)
    fault('publisher_domains', 'stands beside publisher_domain; give one of them');
  if (many !== undefined && type === 'by_id')
    fault(
      'publisher_domains',
      'cannot be used with by_id: ids of properties mean something in one file only',
    );
  const named: (readonly [name: string, text: string])[] =
    many?.map((text, index) => [`publisher_domains[${index}]`, text] as const) ?? [];
  if (one !== undefined) named.push(['publisher_domain', one]);
  const domains = new Set<string>();
  for (const [name, text] of named) {
    const verdict = canonicalDomain(text);
    if (verdict.ok) domains.add(verdict.domain);
    else fault(name, verdict.reason);
  }
  return [...domains].map((publisherDomain) => ({
    publisherDomain,
    type,
    ids: type === 'by_id' ? distinct(written.property_ids) : [],
    tags: type === 'by_tag' ? distinct(written.property_tags ?? written.tags) : [],
    propertyTypes: distinct(written.property_types),
  }));
}

function typeOf(written: WrittenSelector, fault: (name: string, message: string) => void): SelectionType {
  const { selection_type: said, property_ids: ids, property_tags, tags = property_tags } = written;
  if (said === 'by_id' && ids === undefined) fault('property_ids', 'is required with by_id');
  if (said === 'by_tag' && tags === undefined) fault('property_tags', 'is required with by_tag');
  if (said !== undefined) return said;
  if (ids !== undefined && tags !== undefined)
    fault('selection_type', 'is required beside both ids and tags');
  if (ids !== undefined) return 'by_id';
  return tags === undefined ? 'all' : 'by_tag';
}

const distinct = (list: readonly string[] | undefined): string[] => [...new Set(list)];

/** The test whether a selector means a property of its publisher, prepared once for many. */
export function selects({ type, ids, tags, propertyTypes }: Selector): (property: PropertyFacts) => boolean {
  const [wantedIds, wantedTags, types] = [new Set(ids), new Set(tags), new Set(propertyTypes)];
  return (property) => {
    if (types.size > 0 && !types.has(property.propertyType)) return false;
    if (type === 'all') return true;
    if (type === 'by_id') return property.propertyId !== null && wantedIds.has(property.propertyId);
    return property.tags.some((tag) => wantedTags.has(tag));
  };
}
