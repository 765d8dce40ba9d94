import type { Context } from 'koa';
import { type OperationId, operations } from '../../generated/operations.ts';
import { ApiError } from '../domain/errors.ts';
import {
  KEPT_OF_CREDENTIAL,
  keptMessage,
  placeOf,
  type RefusedCall,
  type RefusedCaller,
  refusalReason,
  UNKNOWN_CALLER,
} from '../domain/members/refused-calls.ts';
import { addressBucket } from '../domain/net/address.ts';
import type { NoteRefusedCall } from '../infra/request-notes.ts';
import type { Store } from '../store/open.ts';
import { CallerRefused } from './authenticate.ts';
import { SignatureRefusal } from './signed-requests.ts';

type Failure = {
  readonly cause: unknown;
  readonly status: number;
  readonly code: string;
  readonly hasCredential: boolean;
};

const LONGEST_METHOD = 20;

/** A refusal of the caller of a request, with what the response does not tell. */
export function refusedCall(
  ctx: Context,
  { cause, status, code, hasCredential }: Failure,
  { operation, path }: Pick<RefusedCall, 'operation' | 'path'>,
  now: Date,
): RefusedCall {
  const own = cause instanceof CallerRefused ? cause : null;
  const caller: RefusedCaller = own?.caller ?? ctx.state.refusedAs ?? UNKNOWN_CALLER;
  const scope = cause instanceof ApiError ? cause.detail.required_scope : undefined;
  const isSigned = cause instanceof SignatureRefusal;
  return {
    ...caller,
    at: now,
    requestId: String(ctx.state.requestId),
    address: addressBucket(ctx.ip),
    operation,
    method: ctx.method.slice(0, LONGEST_METHOD),
    path,
    status,
    code,
    message: keptMessage(cause instanceof Error ? cause.message : ''),
    reason: isSigned ? 'signature' : (own?.reason ?? refusalReason(status, code, hasCredential)),
    missing: typeof scope === 'string' ? scope : null,
  };
}

/** What was called, as the contract names it: the path of a request may hold a secret. */
export function calledAt({ state, path }: Context, agentDoors: ReadonlyMap<string, unknown>) {
  const operation: string | null = state.operation ?? null;
  const known = Object.hasOwn(operations, operation ?? '') ? operations[operation as OperationId].path : null;
  return { operation, path: known ?? (agentDoors.has(path) ? path : null) };
}

/** Places whose calls may wait to be stored, and how many of them are stored at once. */
type Room = { readonly most: number; readonly atOnce: number };
/** Callers that are known have room of their own, which strangers cannot fill. */
const KNOWN: Room = { most: 1_000, atOnce: 50 };
const STRANGERS: Room = { most: 200, atOnce: 20 };

/** Between two transactions, so that a flood of refusals costs other writers little. */
const PAUSE_MS = 1_000;

type Waiting = Map<string, RefusedCall[]>;

/**
 * Stores refused calls behind the requests, several in one transaction, and one transaction at a time. What is beyond
 * the room is not stored, and a crash may lose the latest.
 */
export function createRefusedCalls({
  store,
  newId,
  pauseMs = PAUSE_MS,
}: {
  store: Pick<Store, 'transaction'>;
  newId: () => string;
  pauseMs?: number;
}): NoteRefusedCall {
  const known: Waiting = new Map();
  const strangers: Waiting = new Map();
  let isBusy = false;

  async function storeSome(): Promise<void> {
    // In one order, so that two processes that store calls of the same places do not wait for each other.
    const places = [...take(known, KNOWN), ...take(strangers, STRANGERS)].sort(byPlace);
    // When the database refuses, these calls are lost.
    await store
      .transaction(
        async (tx) => {
          for (const [place, calls] of places) {
            for (const { credential: _known, address: _unstored, ...call } of calls)
              await tx.refusedCalls.insert({ id: newId(), place, ...call });
            await tx.refusedCalls.trim(place);
          }
        },
        { isLosable: true },
      )
      .catch(() => undefined);
    if (known.size + strangers.size > 0) later();
    else isBusy = false;
  }

  const later = () => {
    setTimeout(() => void storeSome().catch(() => undefined), pauseMs).unref();
  };

  return function noteRefusedCall(call) {
    const place = placeOf(call);
    const [waiting, room] = call.credential === null ? [strangers, STRANGERS] : [known, KNOWN];
    const calls = waiting.get(place);
    if (calls === undefined) {
      if (waiting.size >= room.most) return;
      waiting.set(place, [call]);
    } else {
      calls.push(call);
      if (calls.length > KEPT_OF_CREDENTIAL) calls.shift();
    }
    if (isBusy) return;
    isBusy = true;
    later();
  };
}

const byPlace = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** Removes the places that waited longest. */
function take(waiting: Waiting, { atOnce }: Room): [string, RefusedCall[]][] {
  const taken = [...waiting].slice(0, atOnce);
  for (const [place] of taken) waiting.delete(place);
  return taken;
}
