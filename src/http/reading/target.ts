import type { IncomingMessage } from 'node:http';

/** What a request asks for, from its first line. */
export type Target = {
  /** As it was sent. */
  readonly raw: string;
  readonly path: string;
  /** Without its question mark; empty when there is none. */
  readonly query: string;
  /** A sentence about a target that cannot be served; null for all others. */
  readonly fault: string | null;
};

/** In characters. The longest parameter of a path has 2,048, and an encoded character takes three. */
export const MOST_PATH = 8_192;
/** In characters: the longest host name, with a port. */
const MOST_AUTHORITY = 261;
/** The form that clients send to a proxy, which every server has to accept (RFC 9112 section 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** Where a request keeps its target: a path is read some twenty times before a request is answered. */
const KEPT = Symbol('target');

/**
 * Reads the target of a request once, in linear time. It never throws, because the line of the log has the path
 * of a faulty request too. The platform's old parser, which Koa uses, throws on some targets.
 */
export function requestTarget(request: IncomingMessage & { [KEPT]?: Target }): Target {
  request[KEPT] ??= readTarget(request.url ?? '');
  return request[KEPT];
}

/** As `ctx.path`, without Koa's way to it. */
export const targetPath = ({ req }: { readonly req: IncomingMessage }): string => requestTarget(req).path;

/** Serves a request as one for another path. Its line, which signatures cover, stays as it was sent. */
export function serveAs(request: IncomingMessage & { [KEPT]?: Target }, path: string): void {
  request[KEPT] = { ...requestTarget(request), path };
}

export function readTarget(raw: string): Target {
  const [absolute = '', authority] = raw.startsWith('/') ? [] : (ABSOLUTE.exec(raw) ?? []);
  const rest = raw.slice(absolute.length);
  const fragment = rest.indexOf('#');
  const whole = fragment < 0 ? rest : rest.slice(0, fragment);
  const mark = whole.indexOf('?');
  const path = mark < 0 ? whole : whole.slice(0, mark);
  return {
    raw,
    path: path.slice(0, MOST_PATH) || '/',
    query: mark < 0 ? '' : whole.slice(mark + 1),
    fault: faultOf(raw, path, authority),
  };
}

function faultOf(raw: string, path: string, authority: string | undefined): string | null {
  if (path.length > MOST_PATH) return `The path must not be longer than ${MOST_PATH} characters.`;
  if (authority !== undefined)
    return authority.length <= MOST_AUTHORITY && URL.canParse(`http://${authority}`)
      ? null
      : 'The address in the first line of the request names no valid host.';
  // `OPTIONS *` asks about the server as a whole.
  return raw.startsWith('/') || raw === '*'
    ? null
    : 'The first line of the request must name a path that starts with a slash.';
}
