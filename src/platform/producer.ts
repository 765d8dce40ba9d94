import { type Composed, compose, type Target } from '../domain/creatives/build/compose.ts';
import type { Studio } from '../domain/creatives/build/fill-slot.ts';
import type { Material } from '../domain/creatives/build/material.ts';
import type { Judged } from '../domain/media/refusal.ts';

export type ProduceAsk = {
  readonly target: Target;
  readonly material: Material;
  readonly studio: Studio;
  /** Path of the manifest in the request. */
  readonly field: string;
};

/**
 * Produces the assets of creatives. The one that comes with this program follows rules and answers at once; one that
 * asks a service of generation takes its place behind the same type.
 */
export type CreativeProducer = {
  produce(ask: ProduceAsk): Promise<Judged<Composed>>;
};

export const builtInProducer: CreativeProducer = {
  produce: async ({ target, material, studio, field }) => compose(target, material, studio, field),
};
