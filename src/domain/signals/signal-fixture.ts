import { SignalsCatalogSignal as isCatalogSignal } from '../../../generated/validators/schemas/signals.js';
import { faultPointer, fieldPath } from '../field-path.ts';
import type { Json } from '../json-object.ts';
import type { Signal } from './signal.ts';

/** A signal that a test put in place: what the test wrote, and what became of it. */
export type SignalFixture = { readonly fixture: Json; readonly signal: Signal };

type Problem = { readonly place: string; readonly message: string };
export type SignalFixtureRead =
  | { readonly ok: true; readonly signal: Signal }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const PLAIN_ID = /[^a-zA-Z0-9_-]+/g;

/** A signal from what a test says about it; what it leaves out has a default. */
export function signalOfFixture(id: string, fixture: Json): SignalFixtureRead {
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
  if (isCatalogSignal(entry)) return { ok: true, signal: entry as Signal };
  const problems = (isCatalogSignal.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, message = 'is not valid', params }) => ({
      place: fieldPath(faultPointer(instancePath, params)),
      message,
    }));
  return { ok: false, problems };
}
