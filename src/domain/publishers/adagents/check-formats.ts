import type { FindingReport } from '../../findings.ts';
import { isObject } from '../../json/object.ts';
import { type FilePlace, type JsonObject, objects, placeAt, warnUnlessAllIn } from './shapes.ts';
import { channels, formatKinds } from './vocabulary.ts';

/** Checks the format declarations of a file and answers the ids that placements may refer to. */
export function checkFormats(list: readonly unknown[], file: JsonObject, report: FindingReport): Set<string> {
  const ids = new Set<string>();
  for (const place of objects(list, 'formats', report)) {
    const { owner } = place;
    if (owner.capability_id !== undefined) {
      report.error(
        placeAt(place, 'capability_id'),
        'capability_id does not belong to a format of a publisher',
      );
    }
    const kind = owner.format_kind;
    if (typeof kind !== 'string' || !formatKinds.has(kind)) {
      report.warn(placeAt(place, 'format_kind'), 'format_kind is not a known kind of format');
    }
    warnUnlessAllIn(place, 'applies_to_channels', channels);
    checkOptionId(place, ids);
    if (owner.reference_renderer !== undefined) checkRenderer(place, file);
  }
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

/** A renderer is a reference only within a registry of formats that says which revision it renders. */
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
