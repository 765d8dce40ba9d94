import type { SignalsCatalogSignal } from '../../../generated/types/signals.ts';
import { clip } from '../../domain/findings.ts';
import { isObject } from '../../domain/json/values.ts';
import { asSignal } from '../../domain/signals/shape.ts';
import type { SignalCatalog } from '../../domain/signals/signal.ts';
import { ownSheets, standInSignals } from './own.ts';
import { mediaProviders, peopleProviders } from './providers-people-and-media.ts';
import { placeProviders, shoppingProviders } from './providers-shopping-and-places.ts';
import { signalsOf } from './sheet.ts';

export type SignalsRead =
  | { readonly ok: true; readonly catalog: SignalCatalog }
  | { readonly ok: false; readonly problems: readonly string[] };

const LONGEST_PROBLEM = 300;
const MOST_PROBLEMS = 100;
/** Maximum number of signals: a request reads all signals of the catalog. */
const MOST_SIGNALS = 5_000;

/**
 * Validates a signal catalog that an operator wrote: an object with `signals`. Each problem is one line that begins
 * with its place, such as `signals[3].coverage_percentage`.
 */
export function readSignalCatalog(document: unknown, agentUrl: string): SignalsRead {
  if (!isObject(document) || !Array.isArray(document.signals))
    return { ok: false, problems: ['signals: must be a list'] };
  if (document.signals.length > MOST_SIGNALS)
    return { ok: false, problems: [`signals: must have at most ${MOST_SIGNALS} items`] };
  const seen = new Map<string, number>();
  const problems = document.signals.flatMap((entry: unknown, at) => problemsOf(entry, at, seen));
  const signals = document.signals;
  return problems.length > 0
    ? { ok: false, problems: problems.slice(0, MOST_PROBLEMS) }
    : { ok: true, catalog: { agentUrl, signals, standIns: [] } };
}

function problemsOf(entry: unknown, at: number, seen: Map<string, number>): string[] {
  const line = (field: string, text: string) =>
    clip(`signals[${at}]${field === '' ? '' : `.${field}`}: ${text}`, LONGEST_PROBLEM);
  const read = asSignal(entry);
  if (!read.ok) return read.problems.map(({ place, message }) => line(place, message));
  const { signal_agent_segment_id: id } = read.value;
  const first = seen.get(id);
  seen.set(id, first ?? at);
  return first === undefined ? [] : [line('signal_agent_segment_id', `is used by signals[${first}] too`)];
}

/** The built-in signals. They are valid, because tests validate them. */
export const builtInSignalCatalog = (agentUrl: string): SignalCatalog => ({
  agentUrl,
  signals: builtInSignals(),
  standIns: standInSignals,
});

let made: readonly SignalsCatalogSignal[] | undefined;

/**
 * Made-up signals for trials: data of the publisher, of data providers, and for single accounts. Signals that are
 * live on the publisher's ad server come first.
 */
function builtInSignals(): readonly SignalsCatalogSignal[] {
  if (made !== undefined) return made;
  const sheets = [
    ...shoppingProviders,
    ...placeProviders,
    ...peopleProviders,
    ...mediaProviders,
    ...ownSheets,
  ];
  const isReady = ({ minutesHere }: (typeof sheets)[number]): boolean => minutesHere === 0;
  made = [...sheets.filter(isReady), ...sheets.filter((one) => !isReady(one))].flatMap(signalsOf);
  return made;
}
