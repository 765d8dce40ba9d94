import type { RegistryLastFailure } from '../../../generated/types/schemas.ts';
import { fromJsonText, type JsonText } from '../json/json-text.ts';
import type { FileFault } from './adagents/fault.ts';

/** How the last look at a publisher's file failed, and since when all of them do. */
export type LastFailure = RegistryLastFailure;

/** What is stored about the looks at a file; times are epoch milliseconds. */
export type StoredFault = {
  status: string | null;
  fault: JsonText<FileFault> | null;
  failingSince: number | null;
  checkedAt: number | null;
};

/** Null when the last look found a valid file, and when nobody looked. */
export function lastFailure({ status, fault, failingSince, checkedAt }: StoredFault): LastFailure | null {
  if (status !== 'invalid' && status !== 'absent' && status !== 'unreachable') return null;
  if (fault === null || failingSince === null || checkedAt === null) return null;
  return {
    outcome: status,
    ...fromJsonText(fault),
    since: new Date(failingSince).toISOString(),
    checked_at: new Date(checkedAt).toISOString(),
  };
}
