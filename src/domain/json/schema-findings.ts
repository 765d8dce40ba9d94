import type { Validate } from '../../../generated/validators/index.ts';
import type { FindingReport } from '../findings.ts';
import { describeFaults, fieldPath } from './schema-faults.ts';
import { mendOfFault } from './schema-mends.ts';

const MOST_FAULTS = 200;

/**
 * Warns about everything that the published schema refuses in a document and that the reader of the document did not
 * report: a finding at the same place, around it or inside it says enough. A value that the reader understands
 * although it is not in the published form is thus never accepted in silence.
 * Returns whether the schema accepts the value.
 * @param path path of the value in the document, empty for the document itself
 */
export function warnBySchema(value: unknown, conforms: Validate, report: FindingReport, path = ''): boolean {
  if (conforms(value)) return true;
  const { errors, warnings } = report.findings();
  const told = new Places([...errors, ...warnings].map(({ field }) => field));
  for (const fault of describeFaults(conforms.errors, value).slice(0, MOST_FAULTS)) {
    const { pointer, message, params } = fault;
    const field = joined(path, fieldPath(pointer)) || 'root';
    // One of several members is missing: the reader may have said so of the object, or at another of them.
    const isChoice = Array.isArray(params.instead);
    const around = isChoice
      ? joined(path, fieldPath(pointer.slice(0, pointer.lastIndexOf('/')))) || 'root'
      : field;
    if (told.covers(around)) continue;
    told.add(field);
    report.warn(field, message, undefined, mendOfFault(fault, value));
  }
  return false;
}

const joined = (path: string, place: string): string =>
  path === '' || place === '' || place.startsWith('[') ? `${path}${place}` : `${path}.${place}`;

/** Places of a document, as field paths. */
class Places {
  readonly #places = new Set<string>();
  /** Every place around one of the places. */
  readonly #around = new Set<string>(['root']);

  constructor(places: readonly string[]) {
    for (const place of places) this.add(place);
  }

  add(place: string): void {
    this.#places.add(place);
    for (const outer of outerPlaces(place)) this.#around.add(outer);
  }

  covers(place: string): boolean {
    if (this.#places.has(place)) return true;
    if (this.#places.size > 0 && this.#around.has(place)) return true;
    return outerPlaces(place).some((outer) => this.#places.has(outer));
  }
}

/** `a.b[0]` lies in `a.b` and `a`. */
function outerPlaces(place: string): string[] {
  const outer: string[] = [];
  for (let end = place.length - 1; end > 0; end--)
    if (place[end] === '.' || place[end] === '[') outer.push(place.slice(0, end));
  return outer;
}
