import { type FindingReport, shown } from '../../findings.ts';
import { isObject } from '../../json/object.ts';
import {
  type FilePlace,
  objects,
  optionalArray,
  optionalText,
  placeAt,
  requiredText,
  texts,
} from './shapes.ts';
import { SIGNAL_ID, SIGNAL_TAG, signalCategories, signalValueTypes } from './vocabulary.ts';

const LONGEST_NAME = 255;
const LONGEST_DESCRIPTION = 2000;

/** Checks the signal definitions of a file. */
export function checkSignals(list: readonly unknown[], report: FindingReport): void {
  const seen = new Set<string>();
  for (const place of objects(list, 'signals', report)) {
    checkId(place, seen);
    requiredText(place, 'name', LONGEST_NAME);
    const description = optionalText(place, 'description') ?? '';
    if (description.length > LONGEST_DESCRIPTION) {
      report.warn(
        placeAt(place, 'description'),
        `description should have at most ${LONGEST_DESCRIPTION} characters`,
      );
    }
    checkValues(place);
    checkTags(place);
    const category = optionalText(place, 'category');
    if (category !== undefined && !signalCategories.has(category)) {
      const known = [...signalCategories].join(', ');
      report.warn(
        placeAt(place, 'category'),
        `${shown(category)} is not a known category`,
        `use one of ${known}`,
      );
    }
  }
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
    const known = [...signalValueTypes].join(', ');
    report.error(placeAt(place, 'value_type'), `value_type must be one of ${known}, not ${shown(type)}`);
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
