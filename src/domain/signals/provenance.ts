import type { EnumsSignalProviderStatus } from '../../../generated/types/enums.ts';
import { isObject } from '../json/values.ts';
import { isOwnAgent } from './signal.ts';

/** What the adagents.json of a data provider declares for one agent. */
export type ProviderFile = {
  /** Identifiers of the signals that the file lists, with their tags. */
  readonly signals: ReadonlyMap<string, readonly string[]>;
  readonly isOpenFor: (id: string) => boolean;
};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown): string[] =>
  list(value).filter((one): one is string => typeof one === 'string');

/** Reads from a provider's adagents.json which signals an agent may offer. */
export function readProviderFile(file: unknown, agentUrl: string): ProviderFile {
  const root = isObject(file) ? file : {};
  const signals = new Map(
    list(root.signals).flatMap((one) =>
      isObject(one) && typeof one.id === 'string' ? [[one.id, texts(one.tags)] as const] : [],
    ),
  );
  const ids = new Set<string>();
  const tags = new Set<string>();
  for (const entry of list(root.authorized_agents)) {
    if (!isObject(entry) || typeof entry.url !== 'string' || !isOwnAgent(entry.url, agentUrl)) continue;
    for (const id of texts(entry.signal_ids)) ids.add(id);
    for (const tag of texts(entry.signal_tags)) tags.add(tag);
  }
  return {
    signals,
    isOpenFor: (id) => ids.has(id) || (signals.get(id) ?? []).some((tag) => tags.has(tag)),
  };
}

/** Whether a provider confirms that this agent may offer a signal; `not_checked` if its file is unknown (`null`). */
export function providerStatus(file: ProviderFile | null, signalId: string): EnumsSignalProviderStatus {
  if (file === null) return 'not_checked';
  return file.signals.has(signalId) && file.isOpenFor(signalId) ? 'confirmed' : 'not_confirmed';
}
