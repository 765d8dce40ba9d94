import { objectOf } from '../json/values.ts';
import type { CutProperties } from './cut-properties.ts';

/** Where a mirror stands. */
export type MirrorPlace = {
  /** Counts the dumps that were loaded whole. */
  readonly generation: number;
  /** Address of the registry, as the registry itself gives it. */
  readonly registry: string;
  /** Place in the change feed: everything up to it is in the copy. */
  readonly cursor: string;
  /** The log that was checked, and how many of its entries. */
  readonly logOrigin: string;
  readonly logEntries: number;
  /** When the registry had nothing that the copy lacks. */
  readonly asOf: Date;
};

/** Where a mirror stands whose tables hold its copy, and the properties that they lack. */
export type FilledPlace = MirrorPlace & { readonly cut: CutProperties };

/** Where the program of a mirror says that it stands; null before the copy is whole. */
export function readMirrorPlace(text: string): MirrorPlace | null {
  const { registry, standing } = JSON.parse(text) as Record<string, unknown>;
  if (standing === null) return null;
  const { generation, cursor, publicUrl, log, asOf } = objectOf(standing);
  const { origin, size } = objectOf(log);
  return {
    generation: Number(generation),
    registry: String(publicUrl ?? registry).replace(/(?<!\/)\/+$/, ''),
    cursor: String(cursor),
    logOrigin: String(origin),
    logEntries: Number(size),
    asOf: new Date(String(asOf)),
  };
}
