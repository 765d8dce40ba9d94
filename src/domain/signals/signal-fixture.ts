import type { Json } from '../json/values.ts';
import type { Shaped } from '../products/shape.ts';
import { asSignal } from './shape.ts';
import type { Signal } from './signal.ts';

/** A signal that a test put in place: what the test wrote, and what became of it. */
export type SignalFixture = { readonly fixture: Json; readonly signal: Signal };

const PLAIN_ID = /[^a-zA-Z0-9_-]+/g;

/** A signal from what a test says about it; what it leaves out has a default. */
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
