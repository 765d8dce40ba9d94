import {
  isJSONRPCRequest,
  type JSONRPCRequest,
  ProtocolErrorCode,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { tooManyAtOnce } from '../../domain/errors.ts';
import { createSlots } from '../../domain/limits.ts';
import { addressBucket } from '../../domain/net/address.ts';
import { INTERNAL_MESSAGE } from '../../domain/refusals/task-error.ts';
import type { TurnRules, Turns } from '../../infra/turns.ts';
import { beatsUntil } from './body.ts';

export type BatchTools = {
  /** Who the batch is from. */
  readonly holder: string;
  readonly address: string;
  readonly places: BatchPlaces;
  /** The requests of all batches take turns. */
  readonly turns: Pick<Turns, 'take'>;
  /** Makes the request of the library that the messages came with. */
  readonly webRequest: () => Request;
  /** The answer to one request of the batch, as JSON in UTF-8. */
  readonly answer: (message: JSONRPCRequest) => Promise<Uint8Array>;
  /** Whether a request changes anything, so that it is carried out although nobody reads the answer. */
  readonly hasEffect: (message: JSONRPCRequest) => boolean;
  /** The answer to a request that is not carried out because the service is unavailable; null when it needs nothing. */
  readonly unavailable: (message: JSONRPCRequest) => Uint8Array | null;
  readonly failed: (cause: unknown) => void;
  readonly awayMs?: number;
};

const PIECE = 16 * 1024;
/** A request that found the service unavailable after so long has waited for the database: the rest would too. */
const AWAY_MS = 2_000;

/**
 * Answers a batch (revision 2025-03-26) request by request: the next one begins when the reader has taken the
 * answer before it, so that only one answer is in memory however many the batch asks for. A reader that
 * disconnects ends no request, so what the rest of the batch changes is still carried out.
 *
 * @returns the refusal of the library for a batch that is not valid
 * @throws {ApiError} rate_limited or unavailable when too many batches are being carried out
 */
export async function answerBatch(
  batch: readonly unknown[],
  form: 'json' | 'events',
  tools: BatchTools,
): Promise<Response> {
  const requests = batch.filter(isJSONRPCRequest);
  // Before it is judged, which takes as long as a few calls.
  const leave = tools.places.begin(tools.address);
  const judged = await judge(batch, tools.webRequest()).catch((cause: unknown) => {
    leave();
    throw cause;
  });
  if (judged !== null) {
    leave();
    return judged;
  }
  const parts = answers(requests, form, tools, leave);
  // Once it has begun it comes to its end, also when the reader is gone before the first answer.
  await parts.next();
  const type = form === 'json' ? 'application/json' : 'text/event-stream';
  return new Response(streamOf(parts), { headers: { 'content-type': type } });
}

const streamOf = (parts: AsyncGenerator<Uint8Array, void>) =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await parts.return();
      },
    },
    { highWaterMark: 0 },
  );

/** What the library responds to the batch before any request of it runs; null when it accepts the batch. */
async function judge(batch: readonly unknown[], web: Request): Promise<Response | null> {
  const transport = new WebStandardStreamableHTTPServerTransport();
  const response = await transport.handleRequest(web, { parsedBody: batch });
  const isAccepted = response.headers.get('content-type') === 'text/event-stream';
  await transport.close();
  return isAccepted ? null : response;
}

async function* answers(
  requests: readonly JSONRPCRequest[],
  form: 'json' | 'events',
  tools: BatchTools,
  leave: () => void,
): AsyncGenerator<Uint8Array, void> {
  const left = [...requests];
  const next = answerInTurn(tools);
  const isList = form === 'json' && requests.length > 1;
  try {
    yield NOTHING;
    for (let message = left.shift(); message !== undefined; message = left.shift()) {
      const answered = next(message);
      if (form === 'json') {
        if (isList) yield Buffer.from(left.length === requests.length - 1 ? '[' : ',');
        yield* inPieces(await answered);
      } else {
        for await (const beat of beatsUntil(answered)) yield Buffer.from(beat);
        yield Buffer.from('event: message\ndata: ');
        yield* inPieces(await answered);
        yield Buffer.from('\n\n');
      }
    }
    if (isList) yield Buffer.from(']');
  } finally {
    for (const message of left) if (tools.hasEffect(message)) await next(message);
    leave();
  }
}

const NOTHING = new Uint8Array();
const UNAVAILABLE = '"code":"SERVICE_UNAVAILABLE"';

/** Answers the requests of one batch. Once one of them has waited for a database that is away, no other one waits. */
function answerInTurn({ holder, turns, answer, unavailable, failed, awayMs = AWAY_MS }: BatchTools) {
  let isAway = false;
  return async function next(message: JSONRPCRequest): Promise<Uint8Array> {
    const refusal = isAway ? unavailable(message) : null;
    if (refusal !== null) return refusal;
    const leave = await turns.take(holder);
    let hasWaited = false;
    const timer = setTimeout(() => {
      hasWaited = true;
    }, awayMs);
    try {
      const bytes = await answer(message);
      isAway ||= hasWaited && Buffer.from(bytes).includes(UNAVAILABLE);
      return bytes;
    } catch (cause) {
      failed(cause);
      const error = { code: ProtocolErrorCode.InternalError, message: INTERNAL_MESSAGE };
      return Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: message.id, error }));
    } finally {
      clearTimeout(timer);
      leave();
    }
  };
}

function* inPieces(bytes: Uint8Array): Generator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** Each batch may hold a hundred requests. While half of them are free, an address may have any number. */
const MOST_BATCHES = 32;

export type BatchPlaces = {
  /**
   * Begins a batch of this address.
   *
   * @returns the function that ends it
   * @throws {ApiError} rate_limited or unavailable when too many batches are being carried out
   */
  begin(address: string): () => void;
};

export function createBatchPlaces(): BatchPlaces {
  const places = createSlots(MOST_BATCHES);
  return {
    begin(address) {
      const holder = addressBucket(address);
      const entered = places.enter(holder);
      if (entered === 'entered') return () => places.leave(holder);
      throw tooManyAtOnce(entered === 'share', 'batches', 'carried out');
    },
  };
}

/**
 * A few requests of all batches run at once, so that batches of many callers neither fill the memory with their answers
 * nor keep other requests waiting. Each batch waits with one request only, so their number needs no limit here. A
 * request that takes longer than `countsMs` waits for others, and keeps nobody from the processor.
 */
export const BATCH_TURNS: TurnRules = {
  atOnce: 4,
  perShare: 3,
  mostWaiting: Number.POSITIVE_INFINITY,
  countsMs: 500,
};
