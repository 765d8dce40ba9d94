import { type FindingReport, leavingOut, notOneOf, shown } from '../../findings.ts';
import { meantWord } from '../../json/mends.ts';
import { isObject } from '../../json/values.ts';
import { canonicalDomain } from '../../net/domain-name.ts';
import { isLonger } from '../../text/characters.ts';
import { warnAboutMissing, withoutNulls } from './references.ts';
import {
  type FilePlace,
  type JsonObject,
  objects,
  optionalArray,
  optionalText,
  placeAt,
  requiredText,
  texts,
  warnUnlessAllIn,
} from './shapes.ts';
import {
  audioDistributionTypes,
  channels,
  formatKinds,
  SIGNAL_ID,
  SIGNAL_TAG,
  signalCategories,
  signalValueTypes,
  sponsoredPlacementTypes,
  videoPlacementTypes,
} from './vocabulary.ts';

type Defined = { propertyIds: ReadonlySet<string>; formatIds: ReadonlySet<string>; domain: string };

/** Where faults of the catalog go. With `strict`, a faulty item is an error; otherwise it is left out. */
export type CatalogFaults = { report: FindingReport; strict: boolean };

/** Checks each item of a list and returns the items without errors. Null members of an item count as absent. */
function usableItems(
  list: readonly unknown[],
  path: string,
  what: string,
  { report, strict }: CatalogFaults,
  check: (place: FilePlace) => void,
): JsonObject[] {
  return list.flatMap((item, index) => {
    const field = `${path}[${index}]`;
    const judged = strict
      ? report
      : leavingOut(report, `the ${what} is left out and the rest of the file is used`);
    const before = judged.errorCount();
    if (!isObject(item)) {
      judged.error(field, `must be an object, not ${shown(item)}`);
      return [];
    }
    const owner = withoutNulls(item, field, judged);
    check({ owner, path: field, report: judged });
    return judged.errorCount() === before ? [owner] : [];
  });
}

/** Checks the placements of a file against its properties and formats. */
export function checkPlacements(
  list: readonly unknown[],
  defined: Defined,
  { report, strict }: CatalogFaults,
): JsonObject[] {
  const seen = new Set<string>();
  return usableItems(list, 'placements', 'placement', { report, strict }, (place) => {
    const id = requiredText(place, 'placement_id');
    requiredText(place, 'name');
    if (id !== undefined && seen.has(id))
      report.warn(placeAt(place, 'placement_id'), 'another placement has this id already');
    if (id !== undefined) seen.add(id);
    checkWhere(place, defined);
    texts(place, 'tags', optionalArray(place, 'tags') ?? []);
    warnUnlessAllIn(place, 'channels', channels);
    warnUnlessAllIn(place, 'video_placement_types', videoPlacementTypes);
    warnUnlessAllIn(place, 'audio_distribution_types', audioDistributionTypes);
    warnUnlessAllIn(place, 'sponsored_placement_types', sponsoredPlacementTypes);
    checkPreview(place, checkFormatOptions(place, defined));
  });
}

function checkWhere(place: FilePlace, { propertyIds }: Defined): void {
  const ids = optionalArray(place, 'property_ids');
  const tags = optionalArray(place, 'property_tags');
  texts(place, 'property_ids', ids ?? []);
  texts(place, 'property_tags', tags ?? []);
  const faulty = place.owner.property_ids !== ids || place.owner.property_tags !== tags;
  if (!faulty && (ids ?? []).length === 0 && (tags ?? []).length === 0) {
    place.report.error(
      placeAt(place, 'property_ids'),
      'a placement lies on property_ids or property_tags, at least one',
    );
  }
  warnAboutMissing(place, 'property_ids', propertyIds, 'property with the id');
}

/** Returns the ids of the format options that the placement offers. */
function checkFormatOptions(place: FilePlace, { formatIds, domain }: Defined): Set<string> {
  const offered = new Set<string>();
  for (const option of objects(
    optionalArray(place, 'format_options') ?? [],
    placeAt(place, 'format_options'),
    place.report,
  )) {
    const { format_option_id: id, format_kind: kind } = option.owner;
    const field = placeAt(option, 'format_option_id');
    if (typeof id === 'string') offered.add(id);
    // An option with a `format_kind` is declared here. An option without one refers to a format of this file, unless
    // it names another publisher.
    if (kind !== undefined || namesOther(option.owner, domain)) continue;
    if (typeof id !== 'string')
      place.report.error(field, 'a format option has a format_option_id or a format_kind');
    else if (!formatIds.has(id))
      place.report.error(field, `no format of this file has the format_option_id ${shown(id)}`);
  }
  return offered;
}

function namesOther(option: JsonObject, domain: string): boolean {
  const verdict =
    typeof option.publisher_domain === 'string' ? canonicalDomain(option.publisher_domain) : undefined;
  return verdict?.ok === true && verdict.domain !== domain;
}

/**
 * Each route of a preview provider must render a format option of the placement. Two routes must not render the same
 * option.
 */
function checkPreview(place: FilePlace, offered: ReadonlySet<string>): void {
  const provider = place.owner.preview_provider;
  if (provider === undefined) return;
  const path = placeAt(place, 'preview_provider');
  if (!isObject(provider)) {
    place.report.error(path, `preview_provider must be an object, not ${shown(provider)}`);
    return;
  }
  const inner = { owner: provider, path, report: place.report };
  const routed = new Set<string>();
  for (const route of objects(optionalArray(inner, 'routes') ?? [], placeAt(inner, 'routes'), place.report)) {
    const id = route.owner.format_option_id;
    const field = placeAt(route, 'format_option_id');
    if (id === undefined) place.report.error(field, 'format_option_id is required');
    else if (typeof id !== 'string' || !offered.has(id)) {
      place.report.error(field, `${shown(id)} is not among the format_options of the placement`);
    } else if (routed.has(id)) place.report.error(field, `${shown(id)} has a route already`);
    else routed.add(id);
  }
}

/** Checks the format declarations of a file and returns the ids that placements may refer to. */
export function checkFormats(
  list: readonly unknown[],
  file: JsonObject,
  { report, strict }: CatalogFaults,
): Set<string> {
  const ids = new Set<string>();
  usableItems(list, 'formats', 'format', { report, strict }, (place) => {
    const { owner } = place;
    if (owner.capability_id !== undefined) {
      place.report.error(
        placeAt(place, 'capability_id'),
        'capability_id does not belong to a format of a publisher',
        'remove',
      );
    }
    const kind = owner.format_kind;
    if (typeof kind !== 'string' || !formatKinds.has(kind)) {
      const message = 'format_kind is not a known kind of format';
      place.report.warn(placeAt(place, 'format_kind'), message, undefined, meantWord(kind, formatKinds));
    }
    warnUnlessAllIn(place, 'applies_to_channels', channels);
    checkOptionId(place, ids);
    if (owner.reference_renderer !== undefined) checkRenderer(place, file);
  });
  return ids;
}

function checkOptionId(place: FilePlace, ids: Set<string>): void {
  const id = place.owner.format_option_id;
  const field = placeAt(place, 'format_option_id');
  if (typeof id !== 'string' || id === '') {
    place.report.warn(field, 'without a format_option_id no placement can refer to this format');
    return;
  }
  if (ids.has(id)) place.report.warn(field, 'another format has this format_option_id already');
  ids.add(id);
}

/**
 * A `reference_renderer` is valid only in a community format registry with a `catalog_etag`. It must name the
 * format's revision.
 */
function checkRenderer(place: FilePlace, file: JsonObject): void {
  const { owner, report } = place;
  const field = placeAt(place, 'reference_renderer');
  if (!isObject(owner.reference_renderer)) {
    report.error(field, 'reference_renderer must be an object');
    return;
  }
  if (typeof file.catalog_etag !== 'string')
    report.error(field, 'reference_renderer needs a catalog_etag in the file');
  if (file.catalog_role !== 'community_format_registry') {
    report.error(field, 'reference_renderer needs the catalog_role community_format_registry');
  }
  const revision = owner.format_revision;
  if (typeof revision !== 'string' || owner.reference_renderer.format_revision !== revision) {
    report.error(`${field}.format_revision`, 'must be the same as the format_revision of the format');
  }
}

const LONGEST_NAME = 255;
const LONGEST_DESCRIPTION = 2000;

/** Checks the signal definitions of a file. */
export function checkSignals(list: readonly unknown[], { report, strict }: CatalogFaults): JsonObject[] {
  const seen = new Set<string>();
  return usableItems(list, 'signals', 'signal', { report, strict }, (place) => {
    checkId(place, seen);
    requiredText(place, 'name', LONGEST_NAME);
    const description = optionalText(place, 'description') ?? '';
    if (isLonger(description, LONGEST_DESCRIPTION)) {
      place.report.warn(
        placeAt(place, 'description'),
        `description should have at most ${LONGEST_DESCRIPTION} characters`,
      );
    }
    checkValues(place);
    checkTags(place);
    const category = optionalText(place, 'category');
    if (category !== undefined && !signalCategories.has(category)) {
      const known = [...signalCategories].join(', ');
      place.report.warn(
        placeAt(place, 'category'),
        `${shown(category)} is not a known category`,
        `use one of ${known}`,
        meantWord(category, signalCategories),
      );
    }
  });
}

function checkId(place: FilePlace, seen: Set<string>): void {
  const id = requiredText(place, 'id');
  if (id === undefined) return;
  if (!SIGNAL_ID.pattern.test(id))
    place.report.error(placeAt(place, 'id'), `${shown(id)} must have ${SIGNAL_ID.text}`);
  if (seen.has(id)) place.report.warn(placeAt(place, 'id'), `another signal has the id ${shown(id)} already`);
  seen.add(id);
}

function checkValues(place: FilePlace): void {
  const { owner, report } = place;
  const type = owner.value_type;
  if (typeof type !== 'string' || !signalValueTypes.has(type)) {
    const message = notOneOf('value_type', type, signalValueTypes);
    report.error(placeAt(place, 'value_type'), message, meantWord(type, signalValueTypes));
  }
  const allowed = optionalArray(place, 'allowed_values');
  if (type === 'categorical' && (allowed === undefined || allowed.length === 0)) {
    report.warn(placeAt(place, 'allowed_values'), 'a categorical signal should list its values');
  }
  if (owner.range === undefined) return;
  if (!isObject(owner.range)) {
    report.error(placeAt(place, 'range'), `range must be an object, not ${shown(owner.range)}`);
    return;
  }
  const { min, max } = owner.range;
  for (const [name, bound] of [
    ['min', min],
    ['max', max],
  ] as const) {
    if (typeof bound !== 'number')
      report.error(`${placeAt(place, 'range')}.${name}`, `${name} must be a number`);
  }
  if (typeof min === 'number' && typeof max === 'number' && min > max) {
    report.error(placeAt(place, 'range'), 'min must not be greater than max');
  }
}

function checkTags(place: FilePlace): void {
  texts(place, 'tags', optionalArray(place, 'tags') ?? []).forEach((tag) => {
    if (SIGNAL_TAG.pattern.test(tag)) return;
    place.report.error(placeAt(place, 'tags'), `${shown(tag)} must have ${SIGNAL_TAG.text}`);
  });
}
