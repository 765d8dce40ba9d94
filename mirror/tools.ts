import type { Bounds } from './bounds.ts';
import type { Source } from './source.ts';
import type { Mirror } from './state.ts';
import type { WitnessPolicy } from './witnessed.ts';

/** What every command works with. */
export type MirrorTools = {
  readonly source: Source;
  readonly mirror: Mirror;
  /** Whose cosignatures a checkpoint needs. */
  readonly witnesses: WitnessPolicy;
  /** Folder for files of a dump on their way. */
  readonly folder: string;
  readonly bounds: Bounds;
  readonly now: () => Date;
  /** Milliseconds between two looks at what has nothing new. */
  readonly everyMs: number;
  /** Tells the operator what happens. */
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
};
