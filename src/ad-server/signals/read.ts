import type { CatalogFile } from '../../domain/declaration/agent-profile.ts';
import { clip } from '../../domain/findings.ts';
import { isObject } from '../../domain/json/values.ts';
import { asSignal } from '../../domain/signals/shape.ts';
import type { Signal, SignalCatalog } from '../../domain/signals/signal.ts';

type Written =
  | { readonly ok: true; readonly signals: readonly Signal[]; readonly unlisted: readonly Signal[] }
  | { readonly ok: false; readonly problems: readonly string[] };

export type SignalsRead =
  | { readonly ok: true; readonly catalog: SignalCatalog }
  | { readonly ok: false; readonly problems: readonly string[] };

const LONGEST_PROBLEM = 300;
const MOST_PROBLEMS = 100;
/** Maximum number of signals: a request reads all signals of the catalog. */
const MOST_SIGNALS = 5_000;

/** Results by the files that were read: a process opens the same catalog several times. */
const known = new WeakMap<readonly CatalogFile[], Written>();

/**
 * Validates the files of a signal catalog that an operator wrote: objects with `signals`. Each problem is one line that
 * begins with its file and its place, such as `signals.json: signals[3].coverage_percentage`.
 */
export function readSignalCatalog(files: readonly CatalogFile[], agentUrl: string): SignalsRead {
  const read = known.get(files) ?? readWritten(files);
  known.set(files, read);
  if (!read.ok) return read;
  return { ok: true, catalog: { agentUrl, signals: read.signals, unlisted: read.unlisted } };
}

function readWritten(files: readonly CatalogFile[]): Written {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  const listed: Signal[] = [];
  const unlisted: Signal[] = [];
  for (const file of files) {
    const read = entriesOf(file);
    if (!read.ok) {
      problems.push(read.problem);
      continue;
    }
    for (const [at, entry] of read.signals.entries())
      problems.push(...problemsOf(entry, at, file.path, seen));
    // Pushed one by one, because a call has a limited number of arguments.
    for (const entry of read.signals) (read.isListed ? listed : unlisted).push(entry as Signal);
  }
  if (listed.length + unlisted.length > MOST_SIGNALS)
    problems.unshift(`${files.at(-1)?.path}: signals: must have at most ${MOST_SIGNALS} items in all files`);
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
  return { ok: true, signals: listed, unlisted };
}

type Entries =
  | { readonly ok: true; readonly signals: readonly unknown[]; readonly isListed: boolean }
  | { readonly ok: false; readonly problem: string };

function entriesOf({ path, document }: CatalogFile): Entries {
  const fault = (text: string): Entries => ({ ok: false, problem: `${path}: ${text}` });
  if (!isObject(document) || !Array.isArray(document.signals)) return fault('signals: must be a list');
  const { signals, listed = true, $schema: _, ...others } = document;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return fault(`${clip(unknown, 100)}: is not known`);
  if (typeof listed !== 'boolean') return fault('listed: must be true or false');
  if (signals.length > MOST_SIGNALS) return fault(`signals: must have at most ${MOST_SIGNALS} items`);
  return { ok: true, signals, isListed: listed };
}

/** @param seen places of the signals before, by their ids */
function problemsOf(entry: unknown, at: number, path: string, seen: Map<string, string>): string[] {
  const place = `${path}: signals[${at}]`;
  const line = (field: string, text: string) =>
    clip(`${place}${field === '' ? '' : `.${field}`}: ${text}`, LONGEST_PROBLEM);
  const read = asSignal(entry);
  if (!read.ok) return read.problems.map((problem) => line(problem.place, problem.message));
  const { signal_agent_segment_id: id } = read.value;
  const first = seen.get(id);
  seen.set(id, first ?? place);
  return first === undefined ? [] : [line('signal_agent_segment_id', `is used by ${first} too`)];
}
