import { clip } from '../../findings.ts';
import { type FilePlace, type JsonObject, placeAt } from './shapes.ts';
import { type AuthorizationType, type FileForm, SIGNAL_ID, SIGNAL_TAG } from './vocabulary.ts';

/** What a file defines, and so what its parts may refer to. */
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

/** The strings that the members of a list carry under a name, alone or in arrays. */
export function collectNames(list: unknown, name: string): Set<string> {
  const names = new Set<string>();
  for (const item of Array.isArray(list) ? (list as readonly unknown[]) : []) {
    const value = typeof item === 'object' && item !== null ? (item as JsonObject)[name] : undefined;
    for (const entry of Array.isArray(value) ? value : [value])
      if (typeof entry === 'string') names.add(entry);
  }
  return names;
}

/** Warns, once for the list, about items that the file does not define. */
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

/** Warns about references of an authorization that lead nowhere, and about signal names in an impossible form. */
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
