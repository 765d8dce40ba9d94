import { SignalsCatalogSignal as isCatalogSignal } from '../../../generated/validators/schemas/signals.js';
import { documentFaults } from '../json/schema-faults.ts';
import type { Json } from '../json/values.ts';
import type { Problem, Shaped } from '../products/shape.ts';
import type { Signal } from './signal.ts';

/** Validates a signal as its operator or a test describes it; returns the signal, or the problems found. */
export function asSignal(entry: unknown): Shaped<Signal> {
  const problems = isCatalogSignal(entry)
    ? meaningProblems(entry as Signal)
    : documentFaults(isCatalogSignal.errors, entry);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: entry as Signal };
}

/** Rules between fields, which the schema does not express. */
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

/** A signal that a test seeded: the fixture as it was sent, and the signal made from it. */
export type SignalFixture = { readonly fixture: Json; readonly signal: Signal };

const PLAIN_ID = /[^a-zA-Z0-9_-]+/g;

/** Makes a signal from the fixture of a test. Fields that the fixture leaves out get defaults. */
export function signalOfFixture(id: string, fixture: Json): Shaped<Signal> {
  const entry = {
    signal_id: id.replaceAll(PLAIN_ID, '_'),
    name: id,
    description: 'A signal that a test put in place.',
    signal_type: fixture.data_provider_domain === undefined ? 'owned' : 'marketplace',
    value_type: 'binary',
    coverage_percentage: 10,
    pricing_options: [{ pricing_option_id: 'cpm_standard', model: 'cpm', cpm: 1, currency: 'USD' }],
    deployments: [{ type: 'agent', is_live: false, estimated_activation_duration_minutes: 60 }],
    ...fixture,
    signal_agent_segment_id: id,
  };
  return asSignal(entry);
}
