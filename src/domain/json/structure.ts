import type { Steps } from '../steps.ts';
import { endOfString } from './strings.ts';

export type StructureLimits = {
  /** Deepest nesting of arrays and objects. */
  readonly maxDepth: number;
  /** Most values: items, members and containers together. Bounds the memory that a small text can claim. */
  readonly maxValues: number;
  /** Most members of one object. Whatever goes through an object takes its members at once, without a pause. */
  readonly maxMembers: number;
};

export type Structure =
  | { readonly ok: false; readonly exceeded: 'depth' | 'values' | 'members' }
  | {
      readonly ok: true;
      /** Where each array and object ends that is longer than a piece, by where it begins. */
      readonly large: ReadonlyMap<number, number>;
    };

/** Characters that are read between two pauses: about a millisecond. */
const STEP = 256 * 1024;

/**
 * Reads over a JSON text once, before it is parsed: how deep it is nested, how many values it holds and which of its
 * containers are long. The text need not be valid; of an invalid one only the limits mean anything.
 */
export function* readStructure(
  text: string,
  { maxDepth, maxValues, maxMembers }: StructureLimits,
  piece: number,
): Steps<Structure> {
  const open: number[] = [];
  /** Members so far of each open container; a list never has too many. */
  const members: number[] = [];
  const large = new Map<number, number>();
  let values = 0;
  let pause = STEP;
  for (let i = 0; i < text.length; i++) {
    if (i >= pause) {
      pause = i + STEP;
      yield;
    }
    switch (text.charCodeAt(i)) {
      case 0x22: // "
        i = endOfString(text, i);
        break;
      case 0x5b: // [
      case 0x7b: // {
        if (open.push(i) > maxDepth) return { ok: false, exceeded: 'depth' };
        members.push(text[i] === '{' ? 1 : Number.NEGATIVE_INFINITY);
        if (++values > maxValues) return { ok: false, exceeded: 'values' };
        break;
      case 0x2c: // ,
        if (++values > maxValues) return { ok: false, exceeded: 'values' };
        members[members.length - 1] = (members.at(-1) ?? 0) + 1;
        if ((members.at(-1) ?? 0) > maxMembers) return { ok: false, exceeded: 'members' };
        break;
      case 0x5d: // ]
      case 0x7d: {
        const start = open.pop();
        members.pop();
        if (start !== undefined && i - start > piece) large.set(start, i);
      }
    }
  }
  return { ok: true, large };
}
