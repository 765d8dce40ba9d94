import type { Account } from '../../domain/accounts/account.ts';
import type { MediaCatalog } from '../../domain/media-catalog.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { isReadyHere, type SignalActivation } from '../../domain/signals/activation.ts';
import {
  isSignalVisible,
  keyOfSignal,
  type Signal,
  type SignalCatalog,
} from '../../domain/signals/signal.ts';
import type { Tables } from '../../store/index.ts';

export type SignalsCall = {
  readonly store: Tables;
  readonly catalog: MediaCatalog;
  readonly principal: AgentPrincipal | null;
};

/** Signals that an account is offered, and its activations. */
export type SignalsOffered = {
  readonly catalog: SignalCatalog;
  /** Signals that tests seeded, the newest first, then those of the catalog. */
  readonly signals: readonly Signal[];
  /** `signal_agent_segment_id` of the signals that tests seeded. */
  readonly seeded: ReadonlySet<string>;
  /** Activations of the account, by `signal_agent_segment_id`. */
  readonly activations: ReadonlyMap<string, readonly SignalActivation[]>;
};

/** @throws {TaskError} UNSUPPORTED_FEATURE when the agent offers no signals */
function signalCatalogOf({ signals }: MediaCatalog): SignalCatalog {
  if (signals !== undefined) return signals;
  throw new TaskError('UNSUPPORTED_FEATURE', 'This agent has no catalog of signals.');
}

/**
 * Whether a request is about the sandbox: by its account or, when it names none, because its caller is
 * sandbox-only.
 */
export const isSandboxCall = (account: Account | null, principal: AgentPrincipal | null): boolean =>
  account?.sandbox ?? principal?.sandboxOnly ?? false;

/** The signals that a caller may see for an account, or for none. */
export async function signalsFor(call: SignalsCall, account: Account | null): Promise<SignalsOffered> {
  const { store, principal } = call;
  const catalog = signalCatalogOf(call.catalog);
  const isSandbox = isSandboxCall(account, principal);
  const [fixtures, activations] = await Promise.all([
    principal === null || !isSandbox ? [] : store.fixtures.list(principal.id, 'signal', account?.id ?? null),
    principal === null ? [] : store.signalActivations.list(principal.id, account?.id ?? ''),
  ]);
  const ofTests = fixtures.map(({ document }) => document.signal);
  const seeded = new Set(ofTests.map(({ signal_agent_segment_id: id }) => id));
  const stock = catalog.signals.filter(
    (signal) => !seeded.has(signal.signal_agent_segment_id) && isSignalVisible(signal, account),
  );
  return {
    catalog,
    signals: [...ofTests, ...stock],
    seeded,
    activations: Map.groupBy(activations, ({ segmentId }) => segmentId),
  };
}

/** By `signalKey`. `isReady`: packages can be aimed at the signal now. */
type Usable = { readonly name: string; readonly isReady: boolean };
type UsableSignals = ReadonlyMap<string, Usable>;

/** The signals that packages of an account can target, and whether each is ready. */
export async function usableSignals(call: SignalsCall, account: Account): Promise<UsableSignals> {
  if (call.catalog.signals === undefined) return new Map();
  const { signals, catalog, activations } = await signalsFor(call, account);
  const unlisted = account.sandbox ? catalog.unlisted : [];
  const usable = new Map<string, Usable>();
  for (const signal of [...signals, ...unlisted]) {
    const { key, unactivated } = usableOf(signal, catalog.agentUrl);
    const own = activations.get(signal.signal_agent_segment_id);
    usable.set(
      key,
      own === undefined
        ? unactivated
        : { name: signal.name, isReady: isReadyHere(signal, own, catalog.agentUrl) },
    );
  }
  return usable;
}

/** What follows from a signal of a catalog alone, by the URL of the agent: each purchase needs it of all signals. */
const known = new WeakMap<
  Signal,
  { readonly agentUrl: string; readonly key: string; readonly unactivated: Usable }
>();

function usableOf(signal: Signal, agentUrl: string) {
  const found = known.get(signal);
  if (found?.agentUrl === agentUrl) return found;
  const unactivated = { name: signal.name, isReady: isReadyHere(signal, [], agentUrl) };
  const made = { agentUrl, key: keyOfSignal(signal, agentUrl), unactivated };
  known.set(signal, made);
  return made;
}
