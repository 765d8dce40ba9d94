import type { SignalReference } from './targeting.ts';

/** One key for a signal, whether it is referenced by `signal_ref` or by the older `signal_id`. */
export function signalKey({ signal_ref, signal_id }: SignalReference): string {
  if (signal_ref !== undefined) {
    const { scope, data_provider_domain, signal_source_url, signal_id: id } = signal_ref;
    return `${scope} ${String(data_provider_domain ?? signal_source_url ?? '')} ${id}`;
  }
  const { source, data_provider_domain, agent_url, id } = signal_id ?? {};
  return source === 'catalog'
    ? `data_provider ${data_provider_domain} ${id}`
    : `signal_source ${agent_url} ${id}`;
}
