import type { Findings } from '../findings.ts';
import { type LocatedFinding, locatedFindings } from '../json/located-findings.ts';
import { isObject } from '../json/values.ts';

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
};

export const NO_REPORT: FileReport = { findings: [], entries: [], total: 0 };

/** What a valid file says about agents, entry by entry, and the places of its findings. */
export function reportOf(text: string, findings: Findings): FileReport {
  const file: unknown = JSON.parse(text);
  const listed = isObject(file) && Array.isArray(file.authorized_agents) ? file.authorized_agents : [];
  const entries: { entry: Record<string, unknown>; shortened: string[] }[] = [];
  let bytes = 0;
  for (const one of listed.slice(0, MOST_ENTRIES)) {
    const shown = shortened(isObject(one) ? one : {});
    bytes += Buffer.byteLength(JSON.stringify(shown));
    if (bytes > MOST_BYTES) break;
    entries.push(shown);
  }
  return { findings: locatedFindings(text, findings), entries, total: listed.length };
}

function shortened(entry: Readonly<Record<string, unknown>>) {
  const names: string[] = [];
  const members = Object.entries(entry).flatMap(([name, value]): [string, unknown][] => {
    if (KEYS.has(name)) return [];
    const cut = Array.isArray(value) && value.length > MOST_ITEMS ? value.slice(0, MOST_ITEMS) : value;
    const fits = JSON.stringify(cut).length <= LONGEST_MEMBER;
    if (cut !== value || !fits) names.push(name);
    return fits ? [[name, cut]] : [];
  });
  return { entry: Object.fromEntries(members), shortened: names };
}
