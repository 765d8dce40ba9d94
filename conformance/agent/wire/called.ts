import { AgentError } from '../../../client/agent-error.ts';
import type { Json } from '../../../client/json.ts';
import { type PlacesOfAnswer, readAnswer } from '../../../client/read-answer.ts';
import { httpError, rpcError } from '../../../client/read-error.ts';
import type { Answer } from '../../http/ask.ts';
import type { Exchange } from '../../http/exchange.ts';

/** An error of a task, wherever the agent put it. */
type Refusal = Pick<AgentError, 'code' | 'message' | 'field' | 'details'> & {
  readonly recovery: string;
  /** Members of the body that the error stands in. */
  readonly body: unknown;
};

/** What one call of a task came to, the same for every transport. */
export type Called = {
  readonly task: string;
  readonly args: Json;
  readonly status: number;
  readonly headers: Headers;
  /** The JSON-RPC message; undefined when none came. */
  readonly message: Json | undefined;
  /** The flat answer of the task; of a refusal, what it is told with. */
  readonly body: Json;
  readonly refusal: Refusal | null;
  /** What of the answer follows no transport, so that nothing is known of the task. */
  readonly fault: string | null;
  readonly exchange: Exchange;
  /** As it came. */
  readonly text: string;
};

type Base = Pick<Called, 'task' | 'args'>;

/** The answer of a task, read from the places where its transport puts it. */
export const answered = (base: Base, answer: Answer, message: Json, places: PlacesOfAnswer): Called => {
  const common = commonOf(base, answer, message);
  try {
    return { ...common, body: readAnswer(places), refusal: null, fault: null };
  } catch (cause) {
    return { ...common, ...ofError(cause) };
  }
};

/** The refusal of a request before any task ran: an error of JSON-RPC or of HTTP. */
export function turnedAway(base: Base, answer: Answer, message: Json | undefined): Called {
  const common = commonOf(base, answer, message);
  if (message?.error !== undefined) return { ...common, ...ofError(rpcError(message.error)) };
  if (answer.status < 300)
    return {
      ...common,
      body: {},
      refusal: null,
      fault: 'the answer is no message of JSON-RPC to the request',
    };
  const { authorization } = answer.exchange.request.headers;
  const error = httpError(answer.status, answer.json, {
    retryAfter: undefined,
    hasCredential: authorization !== undefined,
  });
  return { ...common, ...ofError(error, answer.json) };
}

const commonOf = (base: Base, answer: Answer, message: Json | undefined) => ({
  ...base,
  status: answer.status,
  headers: answer.headers,
  exchange: answer.exchange,
  text: answer.text,
  message,
});

const UNREADABLE = ['BAD_ANSWER'];

function ofError(cause: unknown, body?: unknown): Pick<Called, 'body' | 'refusal' | 'fault'> {
  if (!(cause instanceof AgentError)) throw cause;
  const told = cause.body ?? body;
  const flat = typeof told === 'object' && told !== null && !Array.isArray(told) ? (told as Json) : {};
  if (UNREADABLE.includes(cause.code)) return { body: flat, refusal: null, fault: cause.message };
  const { code, message, field, details, recovery } = cause;
  return { body: flat, refusal: { code, message, field, details, recovery, body: told }, fault: null };
}
