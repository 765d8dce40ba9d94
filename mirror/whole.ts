import type { DumpType } from '../src/domain/dump/manifest.ts';
import { sha256 } from '../src/domain/publishers/adagents/digests.ts';
import type { CopiedRecord } from './copy.ts';
import { checkRoom } from './parts.ts';
import type { MirrorTools } from './tools.ts';

/** Records whose events may have a part of them only, and the digest of the whole. */
export const SHORTENED: readonly DumpType[] = ['properties', 'collections', 'authorizations'];
export const DIGEST = 'record_sha256';

/** The digest of the whole record, when a line has a part of it only. */
export function wholeDigestOf({ kind, line }: Omit<CopiedRecord, 'key'>): string | undefined {
  if (!SHORTENED.some((one) => one === kind) || !line.includes(`"${DIGEST}":`)) return undefined;
  const { [DIGEST]: digest } = JSON.parse(line) as Record<string, unknown>;
  return typeof digest === 'string' ? digest : undefined;
}

/** Whether a record of the copy is the one that an event has, or the whole of which the event has a part. */
export const isSameRecord = (event: Omit<CopiedRecord, 'key'>, held: string): boolean =>
  event.line === held || wholeDigestOf(event) === sha256(held);

/**
 * Requests the whole of the records of which events had a part. One that the registry does not have in this form any more
 * has a later event, and one that cannot be had at all comes with the next dump.
 */
export async function completeRecords(
  tools: MirrorTools,
  generation: number,
  records: readonly CopiedRecord[],
): Promise<void> {
  const { source, mirror, bounds } = tools;
  let bytes = 0;
  for (const { kind, key, line } of records) {
    const digest = wholeDigestOf({ kind, line });
    if (digest === undefined) continue;
    const found = await source.find(`/api/registry/records/${kind}/${encodeURIComponent(key)}`, 'lineBytes');
    bytes += found?.length ?? 0;
    // The next dump has the others.
    if (bytes > bounds.changeBytes) return;
    const whole = Buffer.from(found ?? []).toString('utf8');
    // The digest was compared with the log, as its event was.
    if (sha256(whole) !== digest) continue;
    await checkRoom(tools, whole.length, `The record ${key}`);
    await mirror.step(mirror.state(), generation, { put: [{ kind, key, line: whole }], remove: [] });
  }
}
