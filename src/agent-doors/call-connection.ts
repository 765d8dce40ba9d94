import type { ServerResponse } from 'node:http';
import { ApiError } from '../domain/errors.ts';

/** One reason for all: every response ends with the signal, and an error of its own costs as much as a small call. */
const CLOSED = new ApiError('unavailable', 'The connection was closed.', { retry_after: 1 });

/** What a response is sent on. */
export class CallConnection {
  readonly #response: ServerResponse;
  #end: AbortController | null = null;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  /** Aborted when the response has ended or the connection closes. It is made once it is asked for: most calls need none. */
  get gone(): AbortSignal {
    if (this.#end === null) {
      this.#end = new AbortController();
      if (this.#response.closed) this.end();
      else this.#response.once('close', () => this.end());
    }
    return this.#end.signal;
  }

  /** Ends the work for this connection, as if it had closed. */
  end(): void {
    this.#end?.abort(CLOSED);
  }
}
