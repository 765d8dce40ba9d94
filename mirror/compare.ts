import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { CopiedRecord, Copy, KeyRange } from './copy.ts';
import { MirrorFault } from './fault.ts';
import { isBefore } from './keys.ts';
import { downloadPart, type KnownPart, type PartTools, recordsOf } from './parts.ts';
import { isSameRecord } from './whole.ts';

export type Digest = { readonly records: number; readonly sha256: string };

/** Number and digest of the records of a range, which are those of a part with the same records. */
export async function digestOf(
  copy: Copy,
  generation: number,
  kind: string,
  range: KeyRange,
): Promise<Digest> {
  const hash = createHash('sha256');
  let records = 0;
  for await (const { line } of copy.records(generation, kind, range)) {
    hash.update(`${line}\n`);
    records += 1;
  }
  return { records, sha256: hash.digest('hex') };
}

/** The keys that a part stands for: those behind the part before it; the last part has all that follow. */
export function rangeOf(parts: readonly KnownPart[], part: KnownPart): KeyRange {
  const same = parts.filter(({ type }) => type === part.type);
  const place = same.indexOf(part);
  return {
    after: part.after,
    last: place === same.length - 1 ? undefined : (part.last_key ?? undefined),
  };
}

/** Records that changed after a dump, as they are now; null for one that is gone. */
export type Later = {
  get(kind: string, key: string): string | null | undefined;
  all(): Iterable<{ readonly kind: string; readonly key: string; readonly line: string | null }>;
};

type Compared = PartTools & {
  readonly copy: Copy;
  readonly generation: number;
  readonly dump: string;
};

/**
 * Finds the first record of a part that differs in the copy, but for those that changed after the dump.
 *
 * @throws {MirrorFault} different_record
 */
export async function compareRecords(
  { copy, generation, dump, ...tools }: Compared,
  part: KnownPart,
  range: KeyRange,
  later: Later,
): Promise<void> {
  const file = await downloadPart(tools, dump, part);
  try {
    await compareFile(file, part, { ...tools, copy, generation }, range, later);
  } finally {
    await rm(file, { force: true });
  }
}

async function compareFile(
  file: string,
  part: KnownPart,
  { copy, generation, bounds }: Omit<Compared, 'dump'>,
  range: KeyRange,
  later: Later,
): Promise<void> {
  const isSettled = ({ kind, key }: CopiedRecord) => later.get(kind, key) !== undefined;
  const own = copy.records(generation, part.type, range);
  const next = async (): Promise<CopiedRecord | undefined> => {
    for (;;) {
      const { value, done } = await own.next();
      if (done === true) return undefined;
      if (!isSettled(value)) return value;
    }
  };
  let held = await next();
  for await (const piece of recordsOf(file, part, { atOnce: 1_000, bounds }))
    for (const record of piece) {
      if (isSettled(record)) continue;
      if (held === undefined || isBefore(record.key, held.key)) throw different(record, 'is not in the copy');
      if (held.key < record.key) throw different(held, 'is in the copy, and not in the registry');
      if (held.line !== record.line) throw different(record, 'is not the same in the copy');
      held = await next();
    }
  if (held !== undefined) throw different(held, 'is in the copy, and not in the registry');
}

/**
 * Records of kinds that the dump has no part of.
 *
 * @throws {MirrorFault} different_record
 */
export async function compareKinds(
  copy: Copy,
  generation: number,
  parts: readonly KnownPart[],
  later: Later,
): Promise<void> {
  for (const kind of await copy.kinds(generation)) {
    if (parts.some(({ type }) => type === kind)) continue;
    for await (const record of copy.records(generation, kind))
      if (later.get(kind, record.key) === undefined)
        throw different(record, 'is in the copy, and not in the registry');
  }
}

/** @throws {MirrorFault} different_record */
export async function compareLater(copy: Copy, generation: number, later: Later): Promise<number> {
  let compared = 0;
  for (const { kind, key, line } of later.all()) {
    const held = await copy.find(generation, kind, key);
    if (line === null && held !== undefined)
      throw different({ kind, key }, 'is in the copy, and the registry has removed it');
    if (line !== null && held === undefined) throw different({ kind, key }, 'is not in the copy');
    if (line !== null && held !== undefined && !isSameRecord({ kind, line }, held))
      throw different({ kind, key }, 'is not the same in the copy');
    compared += 1;
  }
  return compared;
}

const different = (
  { kind, key }: { readonly kind: string; readonly key: string },
  how: string,
): MirrorFault => new MirrorFault('different_record', `${kind}: the record ${key} ${how}.`);
