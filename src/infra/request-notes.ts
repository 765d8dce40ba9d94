import { taskErrors } from '../../generated/task-errors.ts';
import { taskNamed } from '../domain/contract/task-name.ts';
import type { Origin } from '../domain/members/principal.ts';
import {
  keptMessage,
  type RefusedCall,
  type RefusedCaller,
  refusalReason,
  refusedTaskStatus,
} from '../domain/members/refused-calls.ts';
import { addressBucket } from '../domain/net/address.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Who a request is from, as it is logged: ids only. */
export type CallerNote = { readonly principal: string; readonly organization: string | null };

/** Notes a refused call for those who look for the reason later; the request does not wait for it. */
export type NoteRefusedCall = (call: RefusedCall) => void;

export type EndedTask = {
  readonly task: string;
  /** Code of the error, or `ok`, or `canceled`. */
  readonly code: string;
  readonly caller: CallerNote | null;
  readonly origin: Origin;
  /** The message of the error; empty when there is none. */
  readonly message: string;
  /** Whose call it is, should it be refused. */
  readonly refusedAs: RefusedCaller;
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
export function createRequestNotes({
  log,
  metrics,
  refused,
  now,
}: {
  log: Log;
  metrics: Metrics;
  refused: NoteRefusedCall;
  now: () => Date;
}) {
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
    taskEnded({ task, code, caller, origin, message, refusedAs }: EndedTask): void {
      const name = taskNamed(task);
      const status = refusedTaskStatus(code);
      if (status !== undefined)
        refused({
          ...refusedAs,
          at: now(),
          requestId: origin.requestId,
          address: addressBucket(origin.address),
          operation: name ?? null,
          method: null,
          path: origin.path ?? null,
          status,
          code,
          message: keptMessage(message),
          reason: refusalReason(status, code, refusedAs.credential !== null),
          missing: null,
        });
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
