import { setTimeout as sleep } from 'node:timers/promises';
import {
  isJSONRPCRequest,
  type JSONRPCRequest,
  ProtocolErrorCode,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { INTERNAL_MESSAGE } from '../../domain/tasks/task-error.ts';

export type BatchTools = {
  /** Who the batch is from. */
  readonly holder: string;
  /** The requests of all batches take turns. */
  readonly turns: BatchTurns;
  /** Makes the request of the library that the messages came with. */
  readonly webRequest: () => Request;
  /** The answer to one request of the batch, as JSON in UTF-8. */
  readonly answer: (message: JSONRPCRequest) => Promise<Uint8Array>;
  readonly failed: (cause: unknown) => void;
};

const PIECE = 16 * 1024;
/** Interval of comments in a stream: proxies close connections that carry no data. */
const BEAT_MS = 15_000;

/**
 * Answers a batch (revision 2025-03-26) request by request: the next one begins when the reader has taken the
 * answer before it, so that only one answer is in memory however many the batch asks for. A reader that
 * disconnects ends no request, so the rest of the batch is still carried out.
 *
 * @returns the refusal of the library for a batch that is not valid
 */
export async function answerBatch(
  batch: readonly unknown[],
  form: 'json' | 'events',
  tools: BatchTools,
): Promise<Response> {
  const requests = batch.filter(isJSONRPCRequest);
  const judged = await judge(batch, tools.webRequest());
  if (judged !== null) return judged;
  const parts = answers(requests, form, tools);
  const type = form === 'json' ? 'application/json' : 'text/event-stream';
  return new Response(ReadableStream.from(inPieces(parts)), { headers: { 'content-type': type } });
}

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
  { holder, turns, answer, failed }: BatchTools,
): AsyncGenerator<string | Uint8Array, void> {
  const left = [...requests];
  const next = async (message: JSONRPCRequest): Promise<Uint8Array> => {
    const leave = await turns.enter(holder);
    try {
      return await answer(message);
    } catch (cause) {
      failed(cause);
      const error = { code: ProtocolErrorCode.InternalError, message: INTERNAL_MESSAGE };
      return Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: message.id, error }));
    } finally {
      leave();
    }
  };
  const isList = form === 'json' && requests.length > 1;
  try {
    for (let message = left.shift(); message !== undefined; message = left.shift()) {
      const answered = next(message);
      if (form === 'json') {
        if (isList) yield left.length === requests.length - 1 ? '[' : ',';
        yield await answered;
      } else {
        yield* beatsUntil(answered);
        yield 'event: message\ndata: ';
        yield await answered;
        yield '\n\n';
      }
    }
    if (isList) yield ']';
  } finally {
    for (const message of left) await next(message);
  }
}

async function* beatsUntil(answered: Promise<unknown>): AsyncGenerator<string, void> {
  const over = new AbortController();
  const ended = answered.then(() => over.abort());
  while (!over.signal.aborted) {
    const pause = sleep(BEAT_MS, true, { signal: over.signal }).catch(() => false);
    if ((await Promise.race([ended, pause])) === true) yield ': keepalive\n\n';
  }
}

async function* inPieces(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array, void> {
  for await (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
  }
}

export type BatchTurns = {
  /** Waits for a turn of this holder. @returns the function that ends it */
  enter(holder: string): Promise<() => void>;
};

const MOST_AT_ONCE = 4;
/** A request that takes longer waits for others, and keeps nobody from the processor: it no longer counts. */
const TURN_MS = 500;

/**
 * Lets a few requests of all batches run at once, so that batches of many callers neither fill the memory with
 * their answers nor keep other requests waiting. Holders take turns.
 */
export function createBatchTurns(most = MOST_AT_ONCE, turnMs = TURN_MS): BatchTurns {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function take(): () => void {
    running += 1;
    let isOver = false;
    const leave = () => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      running -= 1;
      next();
    };
    const timer = setTimeout(leave, turnMs);
    return leave;
  }

  function next(): void {
    const [first] = waiting;
    if (first === undefined || running >= most) return;
    const [holder, line] = first;
    const begin = line.shift();
    waiting.delete(holder);
    if (line.length > 0) waiting.set(holder, line);
    begin?.();
  }

  return {
    enter: (holder) =>
      new Promise((resolve) => {
        const line = waiting.get(holder) ?? [];
        line.push(() => resolve(take()));
        waiting.set(holder, line);
        next();
      }),
  };
}
