import type {
  RegistryPublisherFilePlacement,
  RegistryPublisherFileSignal,
} from '../../../generated/types/registry.ts';
import type { Findings } from '../findings.ts';
import { type LocatedFinding, locatedFindings } from '../json/located-findings.ts';
import { isObject } from '../json/values.ts';
import { cutText } from '../text/search-form.ts';

/** A larger copy is not read while a request waits. */
export const LARGEST_REPORTED = 1024 * 1024;
const MOST_ENTRIES = 200;
const MOST_BYTES = 64 * 1024;
const MOST_ITEMS = 20;
/** Of an entry that is still too long, what does not fit is left out. */
const LONGEST_MEMBER = 2_000;
/** Long, and of use to programs only, which read them in the file. */
const KEYS = new Set(['signing_keys', 'encryption_keys']);

export type FileReport = {
  readonly findings: readonly LocatedFinding[];
  readonly entries: readonly { entry: Record<string, unknown>; shortened: string[] }[];
  readonly total: number;
  readonly placements: Listed<RegistryPublisherFilePlacement>;
  readonly signals: Listed<RegistryPublisherFileSignal>;
};

/** The items of a list of the file that are shown, and how many it has. */
type Listed<T> = { readonly items: readonly T[]; readonly total: number };
const NONE = { items: [], total: 0 };

export const NO_REPORT: FileReport = { findings: [], entries: [], total: 0, placements: NONE, signals: NONE };

/** What a valid file says about agents, entry by entry, and the places of its findings. */
export function reportOf(text: string, findings: Findings): FileReport {
  const file: unknown = JSON.parse(text);
  const listed = listIn(file, 'authorized_agents');
  const entries: { entry: Record<string, unknown>; shortened: string[] }[] = [];
  let bytes = 0;
  for (const one of listed.slice(0, MOST_ENTRIES)) {
    const { shown, length } = shortened(isObject(one) ? one : {});
    bytes += length;
    if (bytes > MOST_BYTES) break;
    entries.push(shown);
  }
  return {
    findings: locatedFindings(text, findings, null),
    entries,
    total: listed.length,
    placements: listedOf(listIn(file, 'placements'), placementOf),
    signals: listedOf(listIn(file, 'signals'), signalOf),
  };
}

const listIn = (file: unknown, name: string): readonly unknown[] => {
  const list = isObject(file) ? file[name] : undefined;
  return Array.isArray(list) ? list : [];
};

const MOST_LISTED = 100;
const MOST_LISTED_BYTES = 32 * 1024;
const LONGEST_TEXT = 255;

/** The first items of a list that can be shown. */
function listedOf<T>(list: readonly unknown[], of: (item: Record<string, unknown>) => T | null): Listed<T> {
  const items: T[] = [];
  let bytes = 0;
  for (const one of list) {
    const item = isObject(one) ? of(one) : null;
    if (item === null) continue;
    bytes += Buffer.byteLength(JSON.stringify(item));
    if (bytes > MOST_LISTED_BYTES || items.length === MOST_LISTED) break;
    items.push(item);
  }
  return { items, total: list.length };
}

function placementOf(item: Record<string, unknown>): RegistryPublisherFilePlacement | null {
  const { placement_id: id, name } = item;
  if (typeof id !== 'string' || typeof name !== 'string') return null;
  return {
    placement_id: cutText(id, LONGEST_TEXT),
    name: cutText(name, LONGEST_TEXT),
    ...textLists(item, ['channels', 'property_ids', 'property_tags']),
  };
}

function signalOf(item: Record<string, unknown>): RegistryPublisherFileSignal | null {
  const { id, name, value_type: form, category } = item;
  if (typeof id !== 'string' || typeof name !== 'string') return null;
  return {
    id: cutText(id, LONGEST_TEXT),
    name: cutText(name, LONGEST_TEXT),
    ...(typeof form === 'string' ? { value_type: cutText(form, LONGEST_TEXT) } : {}),
    ...(typeof category === 'string' ? { category: cutText(category, LONGEST_TEXT) } : {}),
    ...textLists(item, ['tags']),
  };
}

function textLists<N extends string>(
  item: Readonly<Record<string, unknown>>,
  names: readonly N[],
): Partial<Record<N, string[]>> {
  const lists: Partial<Record<N, string[]>> = {};
  for (const name of names) {
    const value = item[name];
    if (!Array.isArray(value)) continue;
    const texts = value.filter((one) => typeof one === 'string').slice(0, MOST_ITEMS);
    if (texts.length > 0) lists[name] = texts.map((one) => cutText(one, LONGEST_TEXT));
  }
  return lists;
}

type Shown = FileReport['entries'][number];
/** Bytes around the JSON of an entry of which nothing is left out. */
const AROUND = Buffer.byteLength(JSON.stringify({ entry: 0, shortened: [] })) - 1;

/** An entry without what is too long, and the bytes of its JSON. */
function shortened(entry: Readonly<Record<string, unknown>>): { shown: Shown; length: number } {
  const text = JSON.stringify(entry);
  if (text.length <= LONGEST_MEMBER && !Object.keys(entry).some((name) => isLong(name, entry[name])))
    return { shown: { entry, shortened: [] }, length: AROUND + Buffer.byteLength(text) };
  const names: string[] = [];
  const members = Object.entries(entry).flatMap(([name, value]): [string, unknown][] => {
    if (KEYS.has(name)) return [];
    const cut = Array.isArray(value) && value.length > MOST_ITEMS ? value.slice(0, MOST_ITEMS) : value;
    const fits = JSON.stringify(cut).length <= LONGEST_MEMBER;
    if (cut !== value || !fits) names.push(name);
    return fits ? [[name, cut]] : [];
  });
  const shown = { entry: Object.fromEntries(members), shortened: names };
  return { shown, length: Buffer.byteLength(JSON.stringify(shown)) };
}

const isLong = (name: string, value: unknown): boolean =>
  KEYS.has(name) || (Array.isArray(value) && value.length > MOST_ITEMS);
