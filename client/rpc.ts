import { EventSourceParserStream } from 'eventsource-parser/stream';
import { AgentError, clientError } from './agent-error.ts';
import { isObject, type Json, parseJson } from './json.ts';
import type { Send } from './line.ts';
import { httpError, rpcError } from './read-error.ts';

type Id = string | number;

const JSON_TYPE = 'application/json';
const STREAM = 'text/event-stream';
const KEPT_HEADER = 'mcp-session-id';

/**
 * Sends JSON-RPC over a line. Whatever form the response has, the returned response is plain JSON with the
 * result of that request; errors are thrown as `AgentError`. For MCP's `server/discover`, errors that show
 * that the agent speaks an older revision are returned as a response instead.
 */
export function openRpc(line: Send, { hasCredential }: { hasCredential: boolean }): Send {
  return async function send(url, init = {}) {
    const { id, method } = requestIn(init.body);
    const isProbe = method === DISCOVER;
    const response = await line(url, init);
    if (!response.ok) {
      if (isProbe && !INFORMATIVE.has(response.status)) return unknownTo(response);
      throw await refusalOf(response, hasCredential);
    }
    if (id === undefined) return response;
    const message = await answerTo(id, response).catch((cause: unknown) => {
      if (isProbe && cause instanceof AgentError && cause.code === 'BAD_ANSWER') return undefined;
      throw cause;
    });
    if (message === undefined) return new Response(null, { status: 400 });
    if (message.error !== undefined && !isProbe) throw rpcError(message.error);
    const headers = new Headers({ 'content-type': JSON_TYPE });
    const session = response.headers.get(KEPT_HEADER);
    if (session !== null) headers.set(KEPT_HEADER, session);
    return new Response(JSON.stringify({ ...message, id }), { headers });
  };
}

async function refusalOf(response: Response, hasCredential: boolean): Promise<AgentError> {
  const text = await response.text().catch((cause: unknown) => {
    // A body that is too large or too slow must not hide the status.
    if (cause instanceof AgentError) return '';
    throw cause;
  });
  const wait = Number(response.headers.get('retry-after'));
  const retryAfter = wait > 0 ? wait : undefined;
  return httpError(response.status, parseJson(text), { retryAfter, hasCredential });
}

const DISCOVER = 'server/discover';
/** HTTP statuses whose meaning does not depend on the method. */
const INFORMATIVE: ReadonlySet<number> = new Set([401, 403, 429, 502, 503, 504]);

/** The response for a method that the agent does not know. Some agents fail on it with a 5xx, which becomes a 400. */
async function unknownTo(response: Response): Promise<Response> {
  const { status } = response;
  return new Response(await response.text(), { status: status >= 500 ? 400 : status });
}

/** The request in a body; notifications have no id. */
function requestIn(body: unknown): { id?: Id | undefined; method?: unknown } {
  const message = typeof body === 'string' ? parseJson(body) : undefined;
  if (!isObject(message) || !('method' in message)) return {};
  const { id, method } = message;
  return { id: typeof id === 'string' || typeof id === 'number' ? id : undefined, method };
}

async function answerTo(id: Id, response: Response): Promise<Json> {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === STREAM) {
    for await (const data of eventsOf(response)) {
      const found = matching(parseJson(data), id);
      if (found !== undefined) return found;
    }
    throw clientError('BAD_ANSWER', 'The stream ended without an answer.');
  }
  if (type !== JSON_TYPE && !type.endsWith('+json')) {
    await response.body?.cancel();
    const named = type === '' ? 'without a content type' : `of type ${type.slice(0, 100)}`;
    throw clientError('BAD_ANSWER', `The answer is ${named}, not JSON.`, { httpStatus: response.status });
  }
  const text = await response.text();
  const value = parseJson(text);
  if (value === undefined)
    throw clientError('BAD_ANSWER', 'The answer is no JSON.', { body: text.slice(0, 500) });
  const found = matching(value, id);
  if (found === undefined)
    throw clientError('BAD_ANSWER', 'The answer is none to this request.', { body: value });
  return found;
}

/** The message that responds to this request. An error without an id can only belong to this request. */
function matching(value: unknown, id: Id): Json | undefined {
  const messages = (Array.isArray(value) ? value : [value]).filter(isObject);
  return messages.find((message) => {
    if (isObject(message.error)) return message.id === id || message.id === null || message.id === undefined;
    return message.id === id && message.result !== undefined;
  });
}

/** The data of each event (WHATWG HTML, "Server-sent events"); ends with the stream, or when the reader stops. */
async function* eventsOf(response: Response): AsyncGenerator<string, void> {
  if (response.body === null) return;
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { value, done } = await events.read();
      if (done) return;
      yield value.data;
    }
  } finally {
    await events.cancel().catch(() => {});
  }
}
