import { type FindingReport, shown } from '../../findings.ts';
import { isObject } from '../../json/object.ts';
import { canonicalDomain } from '../../net/domain-name.ts';
import { warnAboutMissing } from './references.ts';
import {
  type FilePlace,
  type JsonObject,
  objects,
  optionalArray,
  placeAt,
  requiredText,
  texts,
  warnUnlessAllIn,
} from './shapes.ts';
import {
  audioDistributionTypes,
  channels,
  sponsoredPlacementTypes,
  videoPlacementTypes,
} from './vocabulary.ts';

type Defined = { propertyIds: ReadonlySet<string>; formatIds: ReadonlySet<string>; domain: string };

/** Checks the placements of a file against its properties and formats. */
export function checkPlacements(list: readonly unknown[], defined: Defined, report: FindingReport): void {
  const seen = new Set<string>();
  for (const place of objects(list, 'placements', report)) {
    const id = requiredText(place, 'placement_id');
    requiredText(place, 'name');
    if (id !== undefined && seen.has(id))
      report.warn(placeAt(place, 'placement_id'), 'another placement has this id already');
    if (id !== undefined) seen.add(id);
    checkProperties(place, defined);
    texts(place, 'tags', optionalArray(place, 'tags') ?? []);
    warnUnlessAllIn(place, 'channels', channels);
    warnUnlessAllIn(place, 'video_placement_types', videoPlacementTypes);
    warnUnlessAllIn(place, 'audio_distribution_types', audioDistributionTypes);
    warnUnlessAllIn(place, 'sponsored_placement_types', sponsoredPlacementTypes);
    checkPreview(place, checkFormatOptions(place, defined));
  }
}

function checkProperties(place: FilePlace, { propertyIds }: Defined): void {
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

/** Answers the ids of the format options that the placement offers. */
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
    // With a kind the option is declared here; without one it refers to a format, of this file unless it says otherwise.
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

/** Each route of a preview provider must render a format option of the placement, and none twice. */
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
    if (typeof id !== 'string' || !offered.has(id)) {
      place.report.error(field, `${shown(id)} is not among the format_options of the placement`);
    } else if (routed.has(id)) place.report.error(field, `${shown(id)} has a route already`);
    else routed.add(id);
  }
}
