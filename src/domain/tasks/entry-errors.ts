import type { CoreError } from '../../../generated/types/schemas.ts';
import { type TaskError, wireError } from './task-error.ts';

/** The `errors` of one entry that failed beside others that did not. */
export function entryErrors(error: TaskError): CoreError[] {
  const { issues, details, ...wire } = wireError(error);
  return [
    {
      ...wire,
      ...(issues === undefined ? {} : { issues: [...issues] }),
      ...(details === undefined ? {} : { details: { ...details } }),
    },
  ];
}
