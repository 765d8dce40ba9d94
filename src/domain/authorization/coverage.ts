import type { EnumsSelectionType } from '../../../generated/types/enums.ts';
import type {
  RegistryProductAuthorization,
  RegistryProductSelector,
  RegistryProductSelectorCoverage,
} from '../../../generated/types/registry.ts';
import type { Wire } from '../contract/shapes.ts';
import type { Issue } from '../errors.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import type { PropertyFacts } from './evidence.ts';
import { type AuthorizationReason, REASONS } from './reasons.ts';

type SelectionType = EnumsSelectionType;

/** A selector of properties of one publisher. */
export type Selector = {
  publisherDomain: string;
  type: SelectionType;
  /** For `by_id`, without duplicates. */
  ids: readonly string[];
  /** For `by_tag`, without duplicates. */
  tags: readonly string[];
  /** Restricts the selector to properties of these types, unless empty. */
  propertyTypes: readonly string[];
};

/** A selector as callers write it. */
export type WrittenSelector = Wire<RegistryProductSelector>;

export type SelectorVerdict = { ok: true; selectors: Selector[] } | { ok: false; issues: Issue[] };

/** Maximum number of selectors of one request, after selectors of several publishers were split into one for each. */
const MOST_SELECTORS = 1000;

/**
 * Reads selectors in both forms: with `selection_type`, or without it. Without it, ids or tags decide the type, and
 * a selector with neither selects all. A selector of several publishers becomes one for each. An id is unique in one
 * file only, so `by_id` accepts only one publisher.
 * @param field path of the list in the request
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

/** Returns the test whether a selector selects a property of its publisher, prepared once for many properties. */
export function selects({ type, ids, tags, propertyTypes }: Selector): (property: PropertyFacts) => boolean {
  const wantedIds = new Set(ids);
  const wantedTags = new Set(tags);
  const types = new Set(propertyTypes);
  return (property) => {
    if (types.size > 0 && !types.has(property.propertyType)) return false;
    if (type === 'all') return true;
    if (type === 'by_id') return property.propertyId !== null && wantedIds.has(property.propertyId);
    return property.tags.some((tag) => wantedTags.has(tag));
  };
}

/** The part of a selector's properties that an agent may sell. At most `MOST_ITEMS` unauthorized items are listed. */
export type SelectorCoverage = RegistryProductSelectorCoverage;

/** `reason` is why everything is authorized, or the most frequent reason why something is not. */
export type Coverage = Pick<
  RegistryProductAuthorization,
  'authorized' | 'reason' | 'coverage_percentage' | 'total_requested' | 'total_authorized' | 'selectors'
>;

const MOST_ITEMS = 1000;

type CoverageVerdict = { authorized: boolean; reason: AuthorizationReason };

/** The result of the selectors of one publisher. */
export type PublisherCoverage = {
  selectors: SelectorCoverage[];
  requested: number;
  authorized: number;
  /** Number of properties for each reason. Each property counts once. */
  reasons: ReadonlyMap<AuthorizationReason, number>;
  /** Why nothing of the publisher can be judged, null when its properties can. */
  obstacle: AuthorizationReason | null;
};

/** Counts the properties of one publisher for all the selectors that name it. */
export type PublisherTally = {
  /** Whether any selector selects the property, so that it must be judged. */
  wants(property: PropertyFacts): boolean;
  /** @param key identifies the property among those of the publisher */
  add(key: string, property: PropertyFacts, verdict: CoverageVerdict): void;
  end(): PublisherCoverage;
};

/**
 * Starts the count for one publisher.
 * @param selectors of one publisher, in the order of the request
 * @param obstacle why nothing of the publisher can be judged, null when its properties can
 */
export function tallyPublisher(
  selectors: readonly Selector[],
  { source, obstacle }: { source: SelectorCoverage['source']; obstacle: AuthorizationReason | null },
): PublisherTally {
  const missing = obstacle ?? 'property_unknown';
  const tallies = selectors.map((selector) => tallySelector(selector, { source, missing }));
  // A property that several selectors request counts once.
  const verdicts = new Map<string, CoverageVerdict>();
  return {
    wants: (property) => tallies.some((tally) => tally.selects(property)),
    add(key, property, verdict) {
      verdicts.set(`property ${key}`, verdict);
      for (const tally of tallies) if (tally.selects(property)) tally.add(property, verdict);
    },
    end() {
      const results = tallies.map((tally) => tally.end());
      for (const id of results.flatMap((result) => result.missing))
        verdicts.set(`missing ${id}`, { authorized: false, reason: missing });
      const reasons = new Map<AuthorizationReason, number>();
      let authorized = 0;
      for (const verdict of verdicts.values()) {
        reasons.set(verdict.reason, (reasons.get(verdict.reason) ?? 0) + 1);
        if (verdict.authorized) authorized += 1;
      }
      return {
        selectors: results.map(({ coverage }) => coverage),
        requested: verdicts.size,
        authorized,
        reasons,
        obstacle,
      };
    },
  };
}

function tallySelector(
  selector: Selector,
  { source, missing: whyMissing }: { source: SelectorCoverage['source']; missing: AuthorizationReason },
) {
  const { type, ids, tags } = selector;
  const reasons: Partial<Record<AuthorizationReason, number>> = {};
  const unseen = new Set(type === 'by_tag' ? tags : ids);
  const refused = new Set<string>();
  let requested = 0;
  let authorized = 0;
  const count = (reason: AuthorizationReason) => {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  };
  return {
    selects: selects(selector),
    add({ propertyId, tags: held }: PropertyFacts, { authorized: isAuthorized, reason }: CoverageVerdict) {
      requested += 1;
      const names =
        type === 'by_tag'
          ? held.filter((tag) => tags.includes(tag))
          : propertyId === null
            ? []
            : [propertyId];
      for (const name of names) unseen.delete(name);
      if (isAuthorized) authorized += 1;
      else {
        count(reason);
        for (const name of names) if (refused.size < MOST_ITEMS) refused.add(name);
      }
    },
    end() {
      const missing = type === 'by_id' ? [...unseen] : [];
      for (const _ of missing) count(whyMissing);
      const items = [...refused, ...unseen].slice(0, MOST_ITEMS);
      const coverage: SelectorCoverage = {
        publisher_domain: selector.publisherDomain,
        selection_type: type,
        requested_count: requested + missing.length,
        authorized_count: authorized,
        ...(items.length === 0 ? {} : { unauthorized_items: items }),
        source,
        reasons,
      };
      return { coverage, missing };
    },
  };
}

/**
 * The sum over publishers. Percentages are rounded down, so that 100 means all. When nothing of one publisher can be
 * judged, the product is unauthorized, whatever the result for the other publishers is.
 */
export function sumCoverage(parts: readonly PublisherCoverage[]): Omit<Coverage, 'selectors'> {
  const total_requested = parts.reduce((sum, { requested }) => sum + requested, 0);
  const total_authorized = parts.reduce((sum, { authorized }) => sum + authorized, 0);
  const obstacle = parts.find((part) => part.obstacle !== null)?.obstacle ?? null;
  const authorized = total_requested > 0 && total_authorized === total_requested && obstacle === null;
  return {
    authorized,
    reason: mostFrequent(parts, authorized) ?? obstacle ?? 'property_unknown',
    coverage_percentage: total_requested === 0 ? 0 : Math.floor((100 * total_authorized) / total_requested),
    total_requested,
    total_authorized,
  };
}

const GOOD: readonly AuthorizationReason[] = ['authorized', 'authorized_first_party'];

/**
 * The most frequent reason among the properties that are authorized, or among the others. Of equal reasons, the
 * first.
 */
function mostFrequent(
  parts: readonly PublisherCoverage[],
  authorized: boolean,
): AuthorizationReason | undefined {
  const total = (reason: AuthorizationReason) =>
    parts.reduce((sum, { reasons }) => sum + (reasons.get(reason) ?? 0), 0);
  const counted = REASONS.filter((reason) => GOOD.includes(reason) === authorized)
    .map((reason) => ({ reason, count: total(reason) }))
    .filter(({ count }) => count > 0);
  return counted.sort((a, b) => b.count - a.count)[0]?.reason;
}
