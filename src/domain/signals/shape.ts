import { SignalsCatalogSignal as isCatalogSignal } from '../../../generated/validators/schemas/signals.js';
import { documentFaults } from '../json/schema-faults.ts';
import type { Problem, Shaped } from '../products/shape.ts';
import type { Signal } from './signal.ts';

/** A signal as its operator or a test describes it, or what keeps it from being one. */
export function asSignal(entry: unknown): Shaped<Signal> {
  const problems = isCatalogSignal(entry)
    ? meaningProblems(entry as Signal)
    : documentFaults(isCatalogSignal.errors);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: entry as Signal };
}

/** What the schema does not say about fields that belong together. */
function meaningProblems(signal: Signal): Problem[] {
  const { signal_type: type, value_type: values, deployments, pricing_options: prices = [] } = signal;
  const required = (place: string, owner: string): Problem => ({
    place,
    message: `is required for ${owner}`,
  });
  const priceIds = prices.map(({ pricing_option_id }) => pricing_option_id);
  return [
    ...(type === 'custom' && signal.accounts === undefined ? [required('accounts', 'a custom signal')] : []),
    ...(values === 'categorical' && signal.categories === undefined
      ? [required('categories', 'a categorical signal')]
      : []),
    ...(values === 'numeric' && signal.range === undefined ? [required('range', 'a numeric signal')] : []),
    ...(new Set(priceIds).size < priceIds.length
      ? [{ place: 'pricing_options', message: 'must not use a pricing_option_id twice' }]
      : []),
    ...deployments.flatMap((one, at) =>
      one.type === 'platform' && one.platform === undefined
        ? [required(`deployments[${at}].platform`, 'a platform')]
        : [],
    ),
  ];
}
