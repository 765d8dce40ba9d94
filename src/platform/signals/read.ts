import type { SignalsCatalogSignal } from '../../../generated/types/schemas.ts';
import { SignalsCatalogSignal as isCatalogSignal } from '../../../generated/validators/schemas/signals.js';
import { faultPointer, fieldPath } from '../../domain/field-path.ts';
import { clip } from '../../domain/findings.ts';
import { isObject } from '../../domain/json-object.ts';
import type { SignalCatalog } from '../../domain/signals/signal.ts';
import { builtInSignals } from './built-in.ts';
import { standInSignals } from './own.ts';

export type SignalsRead =
  | { readonly ok: true; readonly catalog: SignalCatalog }
  | { readonly ok: false; readonly problems: readonly string[] };

const LONGEST_PROBLEM = 300;
const MOST_PROBLEMS = 100;

/**
 * Reads a signal catalog as its operator wrote it: an object with `signals`. Each problem is one line that begins with
 * the place, such as `signals[3].coverage_percentage`.
 */
export function readSignalCatalog(document: unknown, agentUrl: string): SignalsRead {
  if (!isObject(document) || !Array.isArray(document.signals))
    return { ok: false, problems: ['signals: must be a list'] };
  const seen = new Map<string, number>();
  const problems = document.signals.flatMap((entry: unknown, at) => problemsOf(entry, at, seen));
  const signals = document.signals as readonly SignalsCatalogSignal[];
  return problems.length > 0
    ? { ok: false, problems: problems.slice(0, MOST_PROBLEMS) }
    : { ok: true, catalog: { agentUrl, signals, standIns: [] } };
}

function problemsOf(entry: unknown, at: number, seen: Map<string, number>): string[] {
  const place = `signals[${at}]`;
  const line = (field: string, text: string) =>
    clip(`${place}${field === '' ? '' : `.${field}`}: ${text}`, LONGEST_PROBLEM);
  if (!isCatalogSignal(entry)) {
    return (isCatalogSignal.errors ?? [])
      .filter(({ keyword }) => keyword !== 'if')
      .map(({ instancePath, message = 'is not valid', params }) =>
        line(fieldPath(faultPointer(instancePath, params)), message),
      );
  }
  const signal = entry as SignalsCatalogSignal;
  const { signal_agent_segment_id: id, deployments, pricing_options: prices = [] } = signal;
  const first = seen.get(id);
  seen.set(id, first ?? at);
  const priceIds = prices.map(({ pricing_option_id }) => pricing_option_id);
  return [
    ...(first === undefined ? [] : [line('signal_agent_segment_id', `is used by signals[${first}] too`)]),
    ...(signal.signal_type === 'custom' && signal.accounts === undefined
      ? [line('accounts', 'is required for a custom signal')]
      : []),
    ...(signal.value_type === 'categorical' && signal.categories === undefined
      ? [line('categories', 'is required for a categorical signal')]
      : []),
    ...(signal.value_type === 'numeric' && signal.range === undefined
      ? [line('range', 'is required for a numeric signal')]
      : []),
    ...(new Set(priceIds).size < priceIds.length
      ? [line('pricing_options', 'must not use a pricing_option_id twice')]
      : []),
    ...deployments.flatMap(({ type, platform }, nth) =>
      type === 'platform' && platform === undefined
        ? [line(`deployments[${nth}].platform`, 'is required for a platform')]
        : [],
    ),
  ];
}

/** The signals that come with this program. */
export function builtInSignalCatalog(agentUrl: string): SignalCatalog {
  const read = readSignalCatalog(builtInSignals(), agentUrl);
  if (!read.ok) throw new Error(`the built-in signals are invalid: ${read.problems.join('; ')}`);
  return { ...read.catalog, standIns: standInSignals };
}
