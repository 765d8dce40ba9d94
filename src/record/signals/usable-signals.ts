import type { Account } from '../../domain/accounts/account.ts';
import type { Seller } from '../../domain/buys/judging/seller.ts';
import { isReadyHere } from '../../domain/signals/activation.ts';
import { keyOfSignal } from '../../domain/signals/signal.ts';
import { type SignalsCall, signalsFor } from './signals-for.ts';

/** The signals by which an account can aim packages, and whether each is ready. */
export async function usableSignals(call: SignalsCall, account: Account): Promise<Seller['signals']> {
  if (call.catalog.signals === undefined) return new Map();
  const { signals, catalog, activations } = await signalsFor(call, account);
  const standIns = account.sandbox ? catalog.standIns : [];
  return new Map(
    [...signals, ...standIns].map((signal) => [
      keyOfSignal(signal, catalog.agentUrl),
      {
        name: signal.name,
        isReady: isReadyHere(signal, activations.get(signal.signal_agent_segment_id) ?? [], catalog.agentUrl),
      },
    ]),
  );
}
