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
export class FetchRefused extends Error {
  readonly code: FetchFailure;

  constructor(code: FetchFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const HUNG_UP: [FetchFailure, string] = ['connection', 'the host closed the connection'];
const NO_ROUTE: [FetchFailure, string] = ['connection', 'there is no route to the host'];

const known: Record<string, [FetchFailure, string]> = {
  ECONNREFUSED: ['connection', 'the host refused the connection'],
  ECONNRESET: HUNG_UP,
  EPIPE: HUNG_UP,
  ERR_STREAM_PREMATURE_CLOSE: HUNG_UP,
  ENETUNREACH: NO_ROUTE,
  EHOSTUNREACH: NO_ROUTE,
  EADDRNOTAVAIL: NO_ROUTE,
  HPE_HEADER_OVERFLOW: ['too_large', 'the headers of the answer are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['too_large', 'the chunk extensions of the answer are too large'],
};

/** What the parser of the HTTP client calls its other findings. */
const PARSER_CODE = /^HPE_/;

/** Reads an error of a socket or of the HTTP client. Its own message is dropped: it may name an address. */
export function readNetworkError(error: unknown): FetchRefused {
  if (error instanceof FetchRefused) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const [failure, message] =
    known[code] ??
    (PARSER_CODE.test(code)
      ? ['bad_response', 'the answer is not HTTP/1.1']
      : ['connection', 'the connection failed']);
  return new FetchRefused(failure, message, { cause: error });
}
