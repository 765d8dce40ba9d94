import type {
  RegistryProductAuthorization,
  RegistryProductSelectorCoverage,
} from '../../../generated/types/schemas.ts';
import type { PropertyFacts } from './evidence.ts';
import { type AuthorizationReason, REASONS } from './reasons.ts';
import { type Selector, selects } from './selectors.ts';

/** How much of what one selector asks for an agent may sell; at most `MOST_ITEMS` items are named. */
export type SelectorCoverage = RegistryProductSelectorCoverage;

/** Its reason says why all of it is authorized, or what kept most of it from being so. */
export type Coverage = Pick<
  RegistryProductAuthorization,
  'authorized' | 'reason' | 'coverage_percentage' | 'total_requested' | 'total_authorized' | 'selectors'
>;

export const MOST_ITEMS = 1000;

export type CoverageVerdict = { authorized: boolean; reason: AuthorizationReason };

/** What the selectors of one publisher come to. */
export type PublisherCoverage = {
  selectors: SelectorCoverage[];
  requested: number;
  authorized: number;
  /** How many were judged so, each counted once. */
  reasons: ReadonlyMap<AuthorizationReason, number>;
  /** Why nothing of the publisher can be judged; null when its properties can. */
  obstacle: AuthorizationReason | null;
};

/** Counts the properties of one publisher for all the selectors that name it. */
export type PublisherTally = {
  /** Whether any selector means the property, so that it is worth judging. */
  wants(property: PropertyFacts): boolean;
  /** @param key what tells the property from every other one of the publisher */
  add(key: string, property: PropertyFacts, verdict: CoverageVerdict): void;
  end(): PublisherCoverage;
};

/**
 * @param selectors of one publisher, in the order of the request
 * @param obstacle why nothing of the publisher can be judged, null when its properties can
 */
export function tallyPublisher(
  selectors: readonly Selector[],
  { source, obstacle }: { source: SelectorCoverage['source']; obstacle: AuthorizationReason | null },
): PublisherTally {
  const missing = obstacle ?? 'property_unknown';
  const tallies = selectors.map((selector) => tallySelector(selector, { source, missing }));
  // What several selectors ask for counts once.
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
 * The sum over publishers; percentages are rounded down, so that 100 means all. A publisher of which nothing can be
 * judged leaves a product unauthorized, whatever the others say.
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

/** The reason that holds for most of those that are authorized, or not; the first of several. */
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
