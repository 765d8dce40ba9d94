import { errors } from 'undici';

export type FetchFailure =
  | 'invalid_url'
  | 'blocked_scheme'
  | 'blocked_host'
  | 'blocked_address'
  | 'blocked_port'
  | 'credentials_in_url'
  | 'dns'
  | 'connection'
  | 'tls'
  | 'timeout'
  | 'too_large'
  | 'redirect_refused'
  | 'too_many_redirects'
  | 'bad_encoding'
  | 'bad_response'
  | 'content_type'
  | 'aborted';

/** Why a fetch ended without an answer. The message may be shown outside: it names no resolved address. */
export class Refusal extends Error {
  readonly code: FetchFailure;

  constructor(code: FetchFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const known: Record<string, [FetchFailure, string]> = {
  ECONNREFUSED: ['connection', 'the host refused the connection'],
  ECONNRESET: ['connection', 'the host closed the connection'],
  EPIPE: ['connection', 'the host closed the connection'],
  UND_ERR_SOCKET: ['connection', 'the host closed the connection'],
  ENETUNREACH: ['connection', 'there is no route to the host'],
  EHOSTUNREACH: ['connection', 'there is no route to the host'],
  EADDRNOTAVAIL: ['connection', 'there is no route to the host'],
  UND_ERR_HEADERS_OVERFLOW: ['too_large', 'the headers of the answer are too large'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['bad_response', 'the answer differs from its Content-Length'],
};

/** What the HTTP client reports when the peer speaks out of turn; it has no code of its own. */
const OUT_OF_TURN = /^bad (response|upgrade)$/;

/** Reads an error of a socket or of the HTTP client. Its own message is dropped: it may name an address. */
export function readNetworkError(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (
    error instanceof errors.HTTPParserError ||
    (error instanceof Error && OUT_OF_TURN.test(error.message))
  ) {
    return new Refusal('bad_response', 'the answer is not HTTP/1.1', { cause: error });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const [failure, message] = known[code] ?? ['connection', 'the connection failed'];
  return new Refusal(failure, message, { cause: error });
}
