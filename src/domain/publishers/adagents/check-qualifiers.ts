import { shown } from '../../findings.ts';
import { isObject } from '../../json/object.ts';
import { checkCollectionSelectors } from './check-selectors.ts';
import type { Known } from './references.ts';
import {
  type FilePlace,
  optionalArray,
  optionalBoolean,
  optionalTimestamp,
  placeAt,
  texts,
} from './shapes.ts';
import { delegationTypes } from './vocabulary.ts';

const QUALIFIERS = [
  'collections',
  'placement_ids',
  'placement_tags',
  'delegation_type',
  'exclusive',
  'countries',
  'effective_from',
  'effective_until',
];

/** Checks what narrows an authorization: collections, placements, countries, time, and how the sale is delegated. */
export function checkQualifiers(place: FilePlace, signalsOnly: boolean, known: Known): void {
  const { owner, report } = place;
  for (const name of ['placement_ids', 'placement_tags']) texts(place, name, list(place, name));
  const collections = list(place, 'collections');
  checkCollectionSelectors(collections, placeAt(place, 'collections'), report);
  warnAboutCollections(place, collections, known);
  checkCountries(place);
  optionalBoolean(place, 'exclusive');
  const { delegation_type: delegation } = owner;
  if (delegation !== undefined && !(typeof delegation === 'string' && delegationTypes.has(delegation))) {
    const message = `delegation_type must be one of ${[...delegationTypes].join(', ')}, not ${shown(delegation)}`;
    report.error(placeAt(place, 'delegation_type'), message);
  }
  const from = optionalTimestamp(place, 'effective_from');
  const until = optionalTimestamp(place, 'effective_until');
  if (from && until && from > until) {
    report.error(placeAt(place, 'effective_until'), 'effective_until lies before effective_from');
  }
  if (!signalsOnly) return;
  for (const name of QUALIFIERS.filter((qualifier) => owner[qualifier] !== undefined)) {
    report.warn(placeAt(place, name), `${name} says nothing about an authorization of signals`);
  }
}

/** An optional list; an empty one narrows nothing, which is worth a word. */
function list(place: FilePlace, name: string): readonly unknown[] {
  const items = optionalArray(place, name) ?? [];
  if (place.owner[name] !== undefined && items.length === 0 && Array.isArray(place.owner[name])) {
    place.report.warn(
      placeAt(place, name),
      `an empty ${name} is read as if it were not there`,
      `leave ${name} out`,
    );
  }
  return items;
}

function checkCountries(place: FilePlace): void {
  const seen = new Set<unknown>();
  list(place, 'countries').forEach((country, index) => {
    const field = `${placeAt(place, 'countries')}[${index}]`;
    if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) {
      place.report.error(
        field,
        `${shown(country)} is not a country code of two capital letters (ISO 3166-1)`,
      );
    } else if (seen.has(country)) place.report.warn(field, `"${country}" is listed twice`);
    seen.add(country);
  });
}

function warnAboutCollections(place: FilePlace, selectors: readonly unknown[], known: Known): void {
  // Ids of other publishers' collections cannot be looked up here, so only a file with collections is compared.
  if (known.collectionIds.size === 0) return;
  selectors.forEach((selector, index) => {
    if (!isObject(selector) || !Array.isArray(selector.collection_ids)) return;
    if (selector.collection_ids.some((id) => typeof id === 'string' && known.collectionIds.has(id))) return;
    place.report.warn(
      `${placeAt(place, 'collections')}[${index}].collection_ids`,
      'none of these collections is defined in this file',
    );
  });
}
