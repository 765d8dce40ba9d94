import type { Copy } from './copy.ts';
import type { FaultCode } from './fault.ts';
import { shownLine } from './shown.ts';
import type { Mirror } from './state.ts';

/** What the last verification found. */
export type LastCheck = {
  readonly at: string;
  /** `equal`, the word for a fault, or `unknown` where nothing could be said. */
  readonly outcome: 'equal' | 'unknown' | FaultCode;
  readonly message: string;
};

/** Where a copy stands, for people and programs. The names are those that programs read. */
export type Status = {
  readonly registry: string | null;
  readonly is_whole: boolean;
  readonly loading: { readonly dump: string; readonly parts: number } | null;
  readonly cursor: string | null;
  readonly brands_cursor: string | null;
  readonly log_origin: string | null;
  /** Entries of the log that are in the copy. */
  readonly log_entries: number | null;
  readonly dump: string | null;
  readonly as_of: string | null;
  readonly lag_seconds: number | null;
  readonly last_verify: LastCheck | null;
};

/** Reads where a copy stands, without asking the registry. */
export async function statusOf({ copy, state }: Mirror, now: Date): Promise<Status> {
  const { registry, loading, standing } = state();
  const lag = standing === null ? null : (now.getTime() - Date.parse(standing.asOf)) / 1_000;
  return {
    registry: registry === '' ? null : registry,
    is_whole: standing !== null,
    loading: loading && { dump: loading.dump, parts: loading.parts },
    cursor: standing?.cursor ?? null,
    brands_cursor: standing?.brandCursor ?? null,
    log_origin: standing?.log.origin ?? null,
    log_entries: standing?.log.size ?? null,
    dump: standing?.dump ?? null,
    as_of: standing?.asOf ?? null,
    lag_seconds: lag === null ? null : Math.max(0, Math.round(lag)),
    last_verify: await lastCheck(copy),
  };
}

async function lastCheck(copy: Copy): Promise<LastCheck | null> {
  const text = await copy.lastCheck();
  return text === undefined ? null : JSON.parse(text);
}

/** The exit code: 1 for a copy that is older than it may be, 2 for one that is not whole. */
export function judge({ lag_seconds: lag }: Status, mostSeconds: number | undefined): 0 | 1 | 2 {
  if (lag === null) return 2;
  return mostSeconds !== undefined && lag > mostSeconds ? 1 : 0;
}

/** The message of a check that found no difference begins with `equal` itself. */
const foundBy = ({ outcome, message }: LastCheck): string =>
  outcome === 'equal' ? message : `${outcome}, ${message}`;

export function statusText(status: Status): string {
  const { registry, loading, last_verify: check } = status;
  const load = loading && `loading: ${loading.parts} parts of the dump ${loading.dump} are stored`;
  const lines =
    status.cursor === null
      ? [`there is no whole copy${registry === null ? '' : ` of ${registry}`} yet`]
      : [
          `copy of ${registry}, with the dump ${status.dump}`,
          `position: ${status.cursor}, brands ${status.brands_cursor}`,
          `entry ${status.log_entries} of ${status.log_origin}`,
          `as of ${status.as_of}, ${status.lag_seconds} seconds ago`,
        ];
  const verified = check === null ? 'never' : `${check.at}: ${foundBy(check)}`;
  return [...lines, ...(load === null ? [] : [load]), `last verify: ${verified}`].map(shownLine).join('');
}
