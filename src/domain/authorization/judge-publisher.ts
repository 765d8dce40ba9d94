import { shown } from '../findings.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import { parseTimestamp } from '../publishers/adagents/shapes.ts';
import { coversSignalsOnly } from '../publishers/adagents/vocabulary.ts';
import { instantText } from '../text/instant.ts';
import { coverOf } from './covers.ts';
import type {
  Entry,
  EvidenceFile,
  PlacementFacts,
  PropertyFacts,
  PublisherEvidence,
  Question,
} from './evidence.ts';
import {
  type AuthorizationFinding,
  type AuthorizationFindings,
  type AuthorizationReason,
  type CheckName,
  failed,
  passed,
  unjudged,
} from './reasons.ts';

export function judgePublisherFile({
  publisherDomain,
  file,
}: Pick<PublisherEvidence, 'publisherDomain' | 'file'>): AuthorizationFinding {
  if (publisherDomain === null) return failed('property_unknown', 'no publisher lists the identifier');
  const whose = `the adagents.json for ${publisherDomain}`;
  return judgeEvidence(whose, file, {
    unknown: 'publisher_file_unknown',
    absent: 'publisher_file_missing',
    invalid: 'publisher_file_invalid',
    unreachable: 'publisher_unreachable',
  });
}

type Reasons = Record<'unknown' | 'absent' | 'invalid' | 'unreachable', AuthorizationReason>;

export function judgeEvidence(
  whose: string,
  { state, validatedAt, isLive }: EvidenceFile,
  reasons: Reasons,
): AuthorizationFinding {
  const when = isLive
    ? 'was read just now'
    : `was validated at ${validatedAt === null ? 'an unknown time' : instantText(validatedAt)}`;
  switch (state) {
    case 'valid':
      return passed(`${whose} ${when}`);
    case 'kept':
      return passed(`${whose} cannot be reached; the last good copy ${when}`);
    case 'invalid':
      return failed(reasons.invalid, `${whose} is not valid`);
    case 'absent':
      return failed(reasons.absent, `${whose} is not there`);
    case 'unreachable':
      return failed(reasons.unreachable, `${whose} cannot be reached, and no recent copy is held`);
    case 'unknown':
      return failed(reasons.unknown, `${whose} was never looked at`);
  }
}

export const hasFile = ({ state }: EvidenceFile): boolean => state === 'valid' || state === 'kept';
export const noFile = unjudged('there is no file to read');

export function judgeRevocation({
  revocation,
  publisherDomain,
  file,
}: Pick<PublisherEvidence, 'revocation' | 'publisherDomain' | 'file'>): AuthorizationFinding {
  if (revocation === null) return hasFile(file) ? passed('the file does not revoke the publisher') : noFile;
  const since = revocation.revokedAt === null ? '' : ` since ${revocation.revokedAt.toISOString()}`;
  return failed('publisher_revoked', `the file that speaks for ${publisherDomain} revokes it${since}`);
}

export function judgeProperty(property: PropertyFacts | null, file: EvidenceFile): AuthorizationFinding {
  if (!hasFile(file)) return noFile;
  if (property === null)
    return failed('property_unknown', 'the publisher lists no property with the identifier');
  if (property.status === 'stale')
    return failed('property_stale', "the property is not in the publisher's file any more");
  return passed('the publisher lists the property');
}

export function judgeListed(
  { file, revocation }: Pick<PublisherEvidence, 'file' | 'revocation'>,
  entries: number,
): AuthorizationFinding {
  if (entries > 0)
    return passed(entries === 1 ? 'one entry names the agent' : `${entries} entries name the agent`);
  if (!hasFile(file)) return noFile;
  // The entries of a revoked publisher are not kept, so it is unknown whether the agent was among them.
  return revocation === null
    ? failed('agent_not_listed', 'no entry names the agent')
    : unjudged('a revoked publisher has no entries');
}

type EntryCheck = Extract<
  CheckName,
  | 'sells_properties'
  | 'property_in_scope'
  | 'time_window'
  | 'country'
  | 'collection'
  | 'placement'
  | 'claimed_delegation'
>;
export type EntryFindings = Pick<AuthorizationFindings, EntryCheck>;

/** An entry whose checks that do not depend on the property are already done. */
export type PreparedEntry = {
  readonly entry: Entry;
  /** The checks whose result is the same for every property of the publisher. */
  readonly common: Omit<EntryFindings, 'property_in_scope' | 'placement'>;
  covers(property: PropertyFacts): boolean;
};

export function prepareEntry(entry: Entry, publisherDomain: string, question: Question): PreparedEntry {
  return {
    entry,
    common: {
      sells_properties: judgeType(entry),
      time_window: judgeWindow(entry.scope, question.at),
      country: judgeCountry(entry, question),
      collection: judgeCollections(entry, publisherDomain, question),
      claimed_delegation: judgeClaim(entry, question),
    },
    covers: coverOf(entry, publisherDomain),
  };
}

/** The findings of one entry about one property. `property` is null when the property is not known. */
export function judgeEntry(
  { entry, common, covers }: PreparedEntry,
  property: PropertyFacts | null,
  placements: readonly PlacementFacts[] | null,
  question: Question,
): EntryFindings {
  return {
    sells_properties: common.sells_properties,
    property_in_scope:
      property === null ? unjudged('no property is known') : judgeScope(entry, covers(property)),
    time_window: common.time_window,
    country: common.country,
    collection: common.collection,
    placement: judgePlacements(entry, property, placements, question),
    claimed_delegation: common.claimed_delegation,
  };
}

/**
 * Returns the test whether any of the entries allows the agent to sell a property of the publisher at that time, in
 * any country.
 */
export function sellsAt(
  entries: readonly Entry[],
  publisherDomain: string,
  at: Date,
): (property: PropertyFacts) => boolean {
  const open = entries.filter(
    (entry) => judgeType(entry).ok === true && judgeWindow(entry.scope, at).ok === true,
  );
  const tests = open.map((entry) => coverOf(entry, publisherDomain));
  return (property) => tests.some((covers) => covers(property));
}

/** Whether the window of a scope is open at that time. */
export const isEffective = (scope: Entry['scope'], at: Date): boolean =>
  (scope.effective_from === undefined && scope.effective_until === undefined) ||
  judgeWindow(scope, at).ok === true;

/** The same for a scope that is given as JSON text. Most have no window, so it is parsed only when needed. */
export const isEffectiveText = (scope: string, at: Date): boolean =>
  !scope.includes('"effective_') || isEffective(JSON.parse(scope), at);

function judgeType({ authorizationType }: Entry): AuthorizationFinding {
  if (!coversSignalsOnly(authorizationType)) return passed(`the entry is of type ${authorizationType}`);
  return failed('signals_only', `the entry is of type ${authorizationType}, which sells no property`);
}

function judgeScope({ authorizationType }: Entry, isCovered: boolean): AuthorizationFinding {
  return isCovered
    ? passed(`the property is in the scope that ${authorizationType} states`)
    : failed('property_out_of_scope', `the property is outside the scope that ${authorizationType} states`);
}

function judgeWindow(
  { effective_from: from, effective_until: until }: Entry['scope'],
  at: Date,
): AuthorizationFinding {
  if (from === undefined && until === undefined) return passed('the entry names no time');
  const [start, end] = [from, until].map((text) => (text === undefined ? null : parseTimestamp(text)));
  if (start && at < start) return failed('not_yet_effective', `effective from ${start.toISOString()}`);
  if (end && at > end) return failed('expired', `effective until ${end.toISOString()}`);
  return passed(`${at.toISOString()} lies within the time that the entry names`);
}

function judgeCountry({ scope: { countries } }: Entry, { country }: Question): AuthorizationFinding {
  if (countries === undefined) return passed('the entry names no country and holds worldwide');
  const list = countries.slice(0, 20).join(', ') + (countries.length > 20 ? ', …' : '');
  if (country === null)
    return failed('country_required', `the entry holds in ${list} only; say which country is meant`);
  return countries.includes(country)
    ? passed(`the entry holds in ${country}`)
    : failed('country_not_covered', `the entry holds in ${list}, not in ${country}`);
}

function judgeCollections(
  { scope }: Entry,
  publisherDomain: string,
  { collections }: Question,
): AuthorizationFinding {
  if (scope.collections === undefined) return passed('the entry names no collection');
  if (collections.length === 0)
    return failed('collection_required', 'the entry is limited to collections; say which one is meant');
  const asked = new Set<unknown>(collections);
  // An entry may have thousands of selectors, of which few have an id that is asked for.
  const own = scope.collections.filter(({ publisher_domain: named, collection_ids: list }) => {
    if (!Array.isArray(list) || !list.some((id) => asked.has(id))) return false;
    const verdict = typeof named === 'string' ? canonicalDomain(named) : undefined;
    return verdict?.ok === true && verdict.domain === publisherDomain;
  });
  const ids = new Set(own.flatMap(({ collection_ids: list }) => (Array.isArray(list) ? list : [])));
  const found = collections.find((id) => ids.has(id));
  return found === undefined
    ? failed('collection_not_covered', `the entry names other collections of ${publisherDomain}`)
    : passed(`the entry names the collection ${shown(found)}`);
}

function judgePlacements(
  { scope }: Entry,
  property: PropertyFacts | null,
  catalogue: readonly PlacementFacts[] | null,
  { placements, placementTags }: Question,
): AuthorizationFinding {
  const { placement_ids: ids, placement_tags: tags } = scope;
  if (ids === undefined && tags === undefined) return passed('the entry names no placement');
  if (placements.length === 0 && placementTags.length === 0)
    return failed('placement_required', 'the entry is limited to placements; say which one is meant');
  const tag = placementTags.find((asked) => tags?.includes(asked));
  if (tag !== undefined) return passed(`the entry names the placement tag ${shown(tag)}`);
  const misplaced: string[] = [];
  for (const id of placements) {
    const facts = catalogue?.find((placement) => placement.id === id);
    const isNamed = ids?.includes(id) || facts?.tags.some((held) => tags?.includes(held));
    if (!isNamed) continue;
    if (facts === undefined || property === null || liesOn(facts, property))
      return passed(`the entry names the placement ${shown(id)}`);
    misplaced.push(id);
  }
  return failed(
    'placement_not_covered',
    misplaced.length === 0
      ? 'the entry names other placements'
      : `the placement ${shown(misplaced[0])} lies on other properties`,
  );
}

function liesOn({ propertyIds, propertyTags }: PlacementFacts, { propertyId, tags }: PropertyFacts): boolean {
  if (propertyIds.length === 0 && propertyTags.length === 0) return true;
  return (
    (propertyId !== null && propertyIds.includes(propertyId)) ||
    tags.some((tag) => propertyTags.includes(tag))
  );
}

function judgeClaim({ scope }: Entry, { delegationType: claimed }: Question): AuthorizationFinding {
  if (claimed === null) return passed('no delegation type is claimed');
  const said = scope.delegation_type;
  if (claimed === said) return passed(`the entry says ${said}`);
  if (said === undefined && claimed === 'direct')
    return passed('the entry does not say how the sale is delegated, which fits direct');
  return failed('delegation_type_mismatch', `${claimed} is claimed, the entry says ${said ?? 'nothing'}`);
}
