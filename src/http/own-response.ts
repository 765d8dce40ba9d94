import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';

type Value = number | string | readonly string[];
type Reason = string | OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * A response whose first headers are a list. Node can write a list as it is; it checks each header of its own table twice
 * and gives it an array. As soon as anything asks for the table or changes it, the list is in it.
 */
export class OwnResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Names and values by turns; null once they are in the table. */
  #listed: string[] | null = [];

  put(name: string, value: string): void {
    const listed = this.#listed;
    if (listed === null) {
      super.setHeader(name, value);
      return;
    }
    const at = placeOf(listed, name);
    if (at < 0) listed.push(name, value);
    else listed.splice(at, 2, name, value);
  }

  /** Sends a response that has a body. */
  sendWhole(status: number, body: string | Buffer): void {
    this.put('Content-Length', String(Buffer.byteLength(body)));
    const listed = this.#listed;
    if (listed === null) this.statusCode = status;
    else {
      this.#listed = null;
      super.writeHead(status, listed);
    }
    this.end(body);
  }

  #enter(): void {
    const listed = this.#listed;
    if (listed === null) return;
    this.#listed = null;
    for (let at = 0; at + 1 < listed.length; at += 2) super.setHeader(listed[at] ?? '', listed[at + 1] ?? '');
  }

  override writeHead(status: number, reason?: Reason, headers?: OutgoingHttpHeaders | OutgoingHttpHeader[]) {
    this.#enter();
    return typeof reason === 'string'
      ? super.writeHead(status, reason, headers)
      : super.writeHead(status, reason ?? headers);
  }

  override setHeader(name: string, value: Value) {
    this.#enter();
    return super.setHeader(name, value);
  }

  override appendHeader(name: string, value: string | readonly string[]) {
    this.#enter();
    return super.appendHeader(name, value);
  }

  override removeHeader(name: string) {
    this.#enter();
    super.removeHeader(name);
  }

  override getHeader(name: string) {
    this.#enter();
    return super.getHeader(name);
  }

  override getHeaders() {
    this.#enter();
    return super.getHeaders();
  }

  override getHeaderNames() {
    this.#enter();
    return super.getHeaderNames();
  }

  override hasHeader(name: string) {
    this.#enter();
    return super.hasHeader(name);
  }
}

/** Where a header is in the list, whatever the case of its letters; below 0 when it is not. */
function placeOf(listed: readonly string[], name: string): number {
  for (let at = 0; at < listed.length; at += 2) {
    const known = listed[at] ?? '';
    if (known.length === name.length && known.toLowerCase() === name.toLowerCase()) return at;
  }
  return -1;
}

/** Sets a header whose value is known to be valid. */
export function putHeader(response: ServerResponse, name: string, value: string): void {
  if (response instanceof OwnResponse) response.put(name, value);
  else response.setHeader(name, value);
}

/** Sends a response that has a body, with its length. */
export function sendWhole(response: ServerResponse, status: number, body: string | Buffer): void {
  if (response instanceof OwnResponse) {
    response.sendWhole(status, body);
    return;
  }
  response.statusCode = status;
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}
