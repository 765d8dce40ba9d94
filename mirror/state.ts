import type { Edge } from '../src/domain/feed/log/merkle.ts';
import type { Copy, RecordChanges, StoredState } from './copy.ts';
import { MirrorError } from './fault.ts';
import type { CheckedLog } from './log.ts';

/** A dump that is being loaded, by as many of its parts as are stored. */
type Loading = {
  readonly generation: number;
  readonly dump: string;
  readonly parts: number;
};

/** Where a complete copy stands. */
export type Standing = {
  readonly generation: number;
  /** The dump that it began with. */
  readonly dump: string;
  /** Place in the change feed: everything up to it is in the copy. */
  readonly cursor: string;
  /** Place in the changes of brands. */
  readonly brandCursor: string;
  /** What was checked of the log: an entry for each event up to the cursor. */
  readonly log: CheckedLog;
  /** Public address that the registry gives itself; copies of earlier releases do not know it. */
  readonly publicUrl?: string;
  /** When the registry had nothing that the copy lacks, by the clock of the mirror. */
  readonly asOf: string;
  /** Newest checkpoint that was checked, with its signatures. */
  readonly note: string;
};

export type MirrorState = {
  /** Address of the registry that is copied. */
  readonly registry: string;
  /** Public keys of the log that are trusted, in base64. */
  readonly keys: readonly string[];
  readonly loading: Loading | null;
  readonly standing: Standing | null;
};

/** Hashes are stored as hexadecimal text. */
const textOf = (state: MirrorState): string =>
  JSON.stringify(state, (name, value) =>
    name === 'edge' ? value.map(({ level, hash }: Edge[number]) => [level, hexOf(hash)]) : value,
  );

const hexOf = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');

const stateOf = (text: string): MirrorState =>
  JSON.parse(text, (name, value) =>
    name === 'edge'
      ? value.map(([level, hash]: [number, string]) => ({ level, hash: Buffer.from(hash, 'hex') }))
      : value,
  );

/** The copy with where it stands, which only this process moves on. */
export type Mirror = {
  readonly copy: Copy;
  /** Where the copy stands now. */
  state(): MirrorState;
  /** Reads it again, for what another process has stored; returns its number. */
  reload(): Promise<number>;
  /** Stores a step whole, or not at all. */
  step(state: MirrorState, generation: number, changes?: RecordChanges): Promise<void>;
};

const NOTHING: RecordChanges = { put: [], remove: [] };

/**
 * Reads where a copy stands.
 *
 * @param registry its address; undefined for whatever is copied
 * @throws {MirrorError} when it is a copy of another registry
 */
export async function openMirror(copy: Copy, registry: string | undefined): Promise<Mirror> {
  let stored: StoredState | undefined = await copy.state();
  const read = (): MirrorState =>
    stored === undefined
      ? { registry: registry ?? '', keys: [], loading: null, standing: null }
      : stateOf(stored.text);
  let state = read();
  if (registry !== undefined && state.registry !== registry)
    throw new MirrorError(
      `The database is a copy of ${state.registry}, and REGISTRY_URL is ${registry}. Each registry needs a database of its own.`,
    );
  return {
    copy,
    state: () => state,
    async reload() {
      stored = await copy.state();
      state = read();
      return stored?.revision ?? 0;
    },
    async step(next, generation, changes = NOTHING) {
      stored = await copy.step(stored, textOf(next), generation, changes);
      state = next;
    },
  };
}
