import type { CoreSignalId, CoreSignalRef } from '../../../generated/types/core.ts';
import type { SignalsCatalogSignal } from '../../../generated/types/signals.ts';
import { canonicalAgentUrl } from '../net/agent-url.ts';
import { signalKey } from '../products/signal-key.ts';

/** A signal as its operator describes it. */
export type Signal = Readonly<SignalsCatalogSignal>;

/** The signals that an agent offers. */
export type SignalCatalog = {
  /** URL of this agent, the source of owned and custom signals. */
  readonly agentUrl: string;
  readonly signals: readonly Signal[];
  /** Signals that sandbox accounts can activate by their id, and that no list returns. */
  readonly unlisted: readonly Signal[];
};

/** The reference that names a signal across agents. */
export const signalRefOf = ({ data_provider_domain, signal_id }: Signal, agentUrl: string): CoreSignalRef =>
  data_provider_domain === undefined
    ? { scope: 'signal_source', signal_source_url: agentUrl, signal_id }
    : { scope: 'data_provider', data_provider_domain, signal_id };

/** The same reference in the older form. */
export const signalIdOf = ({ data_provider_domain, signal_id }: Signal, agentUrl: string): CoreSignalId =>
  data_provider_domain === undefined
    ? { source: 'agent', agent_url: agentUrl, id: signal_id }
    : { source: 'catalog', data_provider_domain, id: signal_id };

/** Key under which references in both forms name a signal. */
export const keyOfSignal = (signal: Signal, agentUrl: string): string =>
  signalKey({ signal_ref: signalRefOf(signal, agentUrl) });

type Viewer = { readonly brandDomain: string } | null;

/**
 * Whether an account may see a signal. A custom signal is visible only to accounts of the brand domains in its
 * `accounts`.
 */
export const isSignalVisible = ({ accounts }: Signal, viewer: Viewer): boolean =>
  accounts === undefined || (viewer !== null && accounts.includes(viewer.brandDomain));

/** Whether a URL names this agent, by any of its transports. */
export function isOwnAgent(url: string, agentUrl: string): boolean {
  const base = agentUrl.replace(/\/mcp$/, '');
  const canonical = canonicalUrl(url);
  return [agentUrl, base, `${base}/a2a`].some((own) => canonicalUrl(own) === canonical);
}

/** Canonical form of an agent's URL, for comparing URLs; any other text is returned unchanged. */
export function canonicalUrl(url: string): string {
  const read = canonicalAgentUrl(url);
  return read.ok ? read.url : url;
}
