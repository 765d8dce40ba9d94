import { taskErrors } from '../../generated/task-errors.ts';
import { taskNamed } from '../domain/contract/task-name.ts';
import type { Origin } from '../domain/members/principal.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Who a request is from, as it is logged: ids only. */
export type CallerNote = { readonly principal: string; readonly organization: string | null };

export type EndedTask = {
  readonly task: string;
  /** Code of the error, or `ok`, or `canceled`. */
  readonly code: string;
  readonly caller: CallerNote | null;
  readonly origin: Origin;
};

/** Codes of the tasks that ended while their request was served. */
export type TaskCodes = { readonly requestId: string; readonly codes: string[] };

export type RequestNotes = ReturnType<typeof createRequestNotes>;

const isCode = (code: string): boolean =>
  code === 'ok' || code === 'canceled' || Object.hasOwn(taskErrors, code);

/**
 * Tells operators how tasks ended, although the transports respond with 200. The line of a request has the code of
 * its task. A task of a batch, and a task that ends after the response, has a line of its own.
 */
export function createRequestNotes({ log, metrics }: { log: Log; metrics: Metrics }) {
  const open = new Map<string, TaskCodes>();
  return {
    begin(requestId: string): TaskCodes {
      const codes = { requestId, codes: [] };
      open.set(requestId, codes);
      return codes;
    },
    end({ requestId }: TaskCodes): void {
      open.delete(requestId);
    },
    taskEnded({ task, code, caller, origin }: EndedTask): void {
      const name = taskNamed(task);
      // Callers choose the name of an unknown task, so it is no label.
      metrics.tasks.inc({ task: name ?? 'unknown', code: isCode(code) ? code : 'other' });
      const request = open.get(origin.requestId);
      const isFirst = request !== undefined && request.codes.length === 0;
      request?.codes.push(code);
      if (isFirst) return;
      const { requestId: request_id, address } = origin;
      log.info(
        { request_id, address, ...(caller ?? NO_CALLER), operation: name ?? 'unknown', code },
        'task ended',
      );
    },
  };
}

export const NO_CALLER = { principal: null, organization: null } as const;
