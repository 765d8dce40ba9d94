import type {
  CoreDeployment,
  CoreSignalCoverageForecast,
  CoreVendorPricingOption,
} from '../../../generated/types/core.ts';
import type { EnumsSignalField, EnumsSignalProviderStatus } from '../../../generated/types/enums.ts';
import type { SignalsSignal } from '../../../generated/types/signals.ts';
import { type Signal, signalIdOf, signalRefOf } from './signal.ts';

type View = {
  readonly agentUrl: string;
  /** Whether prices are shown. */
  readonly isFull: boolean;
  /** Whether every signal must have a price and a provider, as callers of release 3.0 require. */
  readonly isComplete: boolean;
  readonly providerStatus: EnumsSignalProviderStatus | undefined;
};

/** Price of a signal that has no price of its own: it is included. */
const INCLUDED: CoreVendorPricingOption = {
  pricing_option_id: 'included',
  model: 'cpm',
  cpm: 0,
  currency: 'USD',
};

/** Prices that a signal can be activated at. */
export const pricesOf = ({ pricing_options: prices }: Signal): readonly CoreVendorPricingOption[] =>
  prices ?? [INCLUDED];

/** A signal without its deployments, with the fields that the caller may see. */
export function signalOnWire(signal: Signal, view: View): Omit<SignalsSignal, 'deployments'> {
  const {
    accounts: _accounts,
    topics: _topics,
    deployments: _deployments,
    data_provider_domain: domain,
    signal_id: _id,
    pricing_options: _prices,
    data_provider: provider = domain,
    ...said
  } = signal;
  const prices = view.isComplete ? pricesOf(signal) : signal.pricing_options;
  const [cheapest] = (prices ?? [])
    .flatMap((price) => (price.model === 'cpm' ? [{ cpm: price.cpm, currency: price.currency }] : []))
    .sort((a, b) => a.cpm - b.cpm);
  return {
    signal_ref: signalRefOf(signal, view.agentUrl),
    signal_id: signalIdOf(signal, view.agentUrl),
    ...said,
    coverage_forecast: coverageForecast(signal, view.agentUrl),
    ...(provider === undefined && !view.isComplete ? {} : { data_provider: provider ?? view.agentUrl }),
    ...(view.isFull && prices !== undefined ? { pricing_options: [...prices] } : {}),
    ...(view.isFull && cheapest !== undefined ? { pricing: cheapest } : {}),
    ...(view.providerStatus === undefined ? {} : { data_provider_status: view.providerStatus }),
  };
}

/** Coverage of the signal in the form that newer clients read: the rate of the inventory that carries the signal. */
const coverageForecast = (signal: Signal, agentUrl: string): CoreSignalCoverageForecast => ({
  points: [
    {
      dimensions: [{ kind: 'signal', signal_ref: signalRefOf(signal, agentUrl), presence: 'present' }],
      metrics: { coverage_rate: { mid: Number((signal.coverage_percentage / 100).toFixed(6)) } },
    },
  ],
  forecast_range_unit: 'availability',
  method: 'estimate',
  scope: {
    kind: 'inventory',
    label: 'Population of the agent',
    ...(signal.countries === undefined ? {} : { countries: [...signal.countries] }),
  },
  bucket_semantics: 'exclusive',
  bucket_completeness: 'partial',
});

/** Fields that are returned for every signal, whatever `fields` selects. */
const ALWAYS: ReadonlySet<string> = new Set([
  'signal_agent_segment_id',
  'signal_ref',
  'signal_id',
  'name',
  'description',
  'signal_type',
  'deployments',
]);

/** A signal with only the fields that the request selects, and those that identify it. */
export const selectedFields = (
  signal: SignalsSignal,
  fields: readonly EnumsSignalField[] | undefined,
): SignalsSignal => {
  if (fields === undefined) return signal;
  const kept = new Set<string>(fields);
  if (kept.has('coverage_percentage')) kept.add('coverage_forecast');
  return Object.fromEntries(
    Object.entries(signal).filter(([name]) => ALWAYS.has(name) || kept.has(name)),
  ) as SignalsSignal;
};

/** Deployments for callers without credentials: their states, without activation keys. */
export const withoutKeys = (deployments: readonly CoreDeployment[]): CoreDeployment[] =>
  deployments.map(({ activation_key: _key, deployed_at: _at, ...state }) => state);
