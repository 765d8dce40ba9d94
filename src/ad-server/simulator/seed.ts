import { WHOLE } from './whole.ts';

/** A number from 0 to 2^32 - 1 that depends on the texts alone (FNV-1a over UTF-16, then mixed). */
export function hash(...texts: readonly string[]): number {
  let h = 0x811c9dc5;
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    // Ends each text, so that ("ab", "c") is not ("a", "bc").
    h = Math.imul(h ^ 0xffff1, 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A whole number from `low` up to, not including, `high`. */
export const between = (low: number, high: number, ...texts: readonly string[]): number =>
  low + (hash(...texts) % Math.max(1, high - low));

/** A share that differs from the usual one by at most 15 percent, and stays a share. */
export const varied = (ppm: number, ...texts: readonly string[]): number =>
  Math.min(WHOLE, Math.floor((ppm * between(850, 1151, ...texts)) / 1000));
