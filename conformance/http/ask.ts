import { NotJudged } from '../verdict.ts';
import type { Channel } from './channel.ts';
import type { Exchange } from './exchange.ts';

/** Whose credential a request carries. */
export type Caller = 'nobody' | 'member' | 'other' | 'person' | 'outsider';

export type Ask = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  /** Path of the peer, with or without a query. */
  readonly path: string;
  /** Values that are undefined are left out; a list repeats the parameter. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Goes out as JSON; a text goes out as it is. */
  readonly body?: unknown;
  /** `nobody` when absent. */
  readonly as?: Caller;
  /** Whether a peer that asks to wait is asked again; true when absent. */
  readonly isPatient?: boolean;
};

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** As it came, with secrets: only a record may be shown. */
  readonly text: string;
  /** Undefined when the body is no JSON. Throws NotJudged when it is nested too deeply to be looked at. */
  readonly json: unknown;
  readonly exchange: Exchange;
};

/** Longest wait that a peer may ask for with 429 or 503, and how often it is granted. */
const LONGEST_WAIT_S = 65;
const MOST_WAITS = 2;

/** Sends a request and reads the whole answer. What the peer asks to wait is waited, within bounds. */
export async function ask(
  { method = 'GET', path, query = {}, headers = {}, body, isPatient = true }: Ask,
  channel: Channel,
  { credential, pause }: { credential: string | undefined; pause: (seconds: number) => Promise<void> },
): Promise<Answer> {
  const init: RequestInit = {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
  const target = withQuery(path, query);
  for (let waits = 0; ; waits += 1) {
    const { response, exchange } = await channel.exchange(target, init);
    const text = await textOf(response, method);
    let json: { value: unknown } | undefined;
    const answer: Answer = {
      status: response.status,
      headers: response.headers,
      text,
      // A status can be judged whatever the body is.
      get json() {
        json ??= { value: jsonOf(text) };
        return json.value;
      },
      exchange,
    };
    const seconds = isPatient && waits < MOST_WAITS ? waitOf(answer) : null;
    if (seconds === null) return answer;
    await pause(seconds);
  }
}

/** The whole body; of a stream that is only followed, and has no end, nothing. An answer to a POST may be a stream with an end. */
async function textOf(response: Response, method: string): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!isStream || method !== 'GET') return response.text();
  await response.body?.cancel();
  return '';
}

/** How long a busy peer asks to wait; null when it does not, or too long. */
function waitOf({ status, headers }: { status: number; headers: Headers }): number | null {
  if (status !== 429 && status !== 503) return null;
  const seconds = Number(headers.get('retry-after') ?? 1);
  return seconds >= 0 && seconds <= LONGEST_WAIT_S ? Math.max(seconds, 0.2) : null;
}

function withQuery(path: string, query: NonNullable<Ask['query']>): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const values = typeof value === 'object' ? value : [value];
    for (const each of values) parts.append(name, String(each));
  }
  const text = parts.toString();
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

function jsonOf(text: string): unknown {
  if (isDeep(text)) throw new NotJudged(`the answer is nested deeper than ${MOST_DEPTH} levels`);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Deeper values would use up the stack of whatever walks through them; no answer of the contract comes near. */
const MOST_DEPTH = 200;

function isDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isInText) {
      if (char === '\\') at += 1;
      else if (char === '"') isInText = false;
    } else if (char === '"') isInText = true;
    else if (char === '[' || char === '{') {
      depth += 1;
      if (depth > MOST_DEPTH) return true;
    } else if (char === ']' || char === '}') depth -= 1;
  }
  return false;
}
