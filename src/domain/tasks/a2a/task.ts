/** States of a task of the transport (A2A, "TaskState"). Tasks begin `working`, unless nothing is there to run. */
export type A2aState = 'working' | 'input-required' | 'completed' | 'failed' | 'canceled' | 'rejected';

const FINAL: ReadonlySet<A2aState> = new Set(['completed', 'failed', 'canceled', 'rejected']);

/** A task in such a state never changes again. */
export const isFinalA2aState = (state: A2aState): boolean => FINAL.has(state);

/** What a state says of itself: a sentence, and for programs the same as data. */
export type A2aNote = { readonly text: string; readonly data?: Readonly<Record<string, unknown>> };

/**
 * A task of the transport, which is not a task of the protocol: it stands for one message and its answer. `body` is
 * the flat answer, the same that other transports give; null while there is none, and for a canceled one.
 */
export type A2aTask = {
  readonly id: string;
  readonly contextId: string;
  /** By which credentials it is seen, as `readerMark` says; null where anybody would have got the answer in `body`. */
  readonly seenBy: string | null;
  readonly state: A2aState;
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly note: A2aNote | null;
  readonly updatedAt: Date;
};

/** Where a caller wants to be told of a task's changes, and in which version's form. */
export type A2aPushConfig = {
  readonly id: string;
  readonly url: string;
  /** Comes back in a header of each notification; empty for none. */
  readonly token: string;
  readonly authentication: { readonly scheme: string; readonly credentials: string } | null;
  readonly version: A2aVersion;
};

export type A2aVersion = '1.0' | '0.3';
