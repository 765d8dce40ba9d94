import { type Composed, compose, type PieceTarget } from '../domain/creatives/building/compose.ts';
import type { Studio } from '../domain/creatives/building/fill-slot.ts';
import type { Material } from '../domain/creatives/building/material.ts';
import type { Judged } from '../domain/refusals/refusal.ts';

type ProduceAsk = {
  readonly target: PieceTarget;
  readonly material: Material;
  readonly studio: Studio;
  /** Path of the manifest in the request. */
  readonly field: string;
};

/** Amount of work in one build. */
type BuildSize = {
  /** Finished manifests, over all formats, items and variants. */
  readonly manifests: number;
};

/**
 * Produces the assets of creatives. The built-in producer follows rules and calls no other service. A producer that
 * uses a generation service can replace it behind the same type.
 */
export type CreativeProducer = {
  /**
   * Whether a build takes longer than a caller should wait for a response. A job then runs it, and the caller polls
   * a task.
   */
  takesLong(size: BuildSize): boolean;
  produce(ask: ProduceAsk): Promise<Judged<Composed>>;
};

/**
 * Maximum number of manifests within a request. A manifest takes about 2 ms, in the transaction of its request; for
 * more, the caller polls a task.
 */
const MOST_AT_ONCE = 20;

export const builtInProducer: CreativeProducer = {
  takesLong: ({ manifests }) => manifests > MOST_AT_ONCE,
  produce: async ({ target, material, studio, field }) => compose(target, material, studio, field),
};
