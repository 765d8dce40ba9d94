import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Requests of one connection that may wait for their turn. A client that sends more before it has read the
 * answers is disconnected, because each of them holds memory.
 */
const MOST_WAITING = 32;

type Turn = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** The requests that wait on a connection, which keeps them itself: a weak map costs each request two changes. */
const LINE = Symbol('line');
type Connection = Duplex & { [LINE]?: Turn[] | undefined };

/**
 * Serves the requests of a connection one after another: each begins when the answer to the one before has been
 * handed to the system. Otherwise a client that sends many requests at once (HTTP pipelining) and reads nothing
 * would have all their answers waiting in memory.
 *
 * @param crowded called with a connection that has too many requests waiting
 */
export function inTurn(
  serve: RequestListener,
  crowded: (socket: Duplex) => void,
  most = MOST_WAITING,
): RequestListener {
  function beginNext(socket: Connection, line: Turn[]): void {
    const next = socket.destroyed ? undefined : line.shift();
    if (next === undefined) socket[LINE] = undefined;
    else begin(next, line);
  }

  function begin(turn: Turn, line: Turn[]): void {
    const { request, response } = turn;
    const socket: Connection = request.socket;
    response.on('close', () => {
      // Not at once: the requests that came in one packet on each of many connections would be one turn of the event loop.
      if (line.length === 0) socket[LINE] = undefined;
      else setImmediate(beginNext, socket, line);
    });
    serve(request, response);
  }

  return (request, response) => {
    const socket: Connection = request.socket;
    // What was read before the connection ended is still parsed.
    if (socket.destroyed) return;
    const turn = { request, response };
    const line = socket[LINE];
    if (line === undefined) {
      const empty: Turn[] = [];
      socket[LINE] = empty;
      begin(turn, empty);
    } else if (line.length < most) line.push(turn);
    else {
      stopParsing(socket);
      crowded(socket);
    }
  };
}

/** What a parser is told of a connection that leaves HTTP: none of the bytes that follow is a request. */
const NO_MORE_REQUESTS = 2;

/**
 * Has Node ignore the rest of what it has read from a connection. It would make two thousand requests from one
 * packet, which takes tens of milliseconds, and there is no other way to stop it.
 */
function stopParsing(socket: Duplex): void {
  const { parser } = socket as Duplex & { readonly parser?: { onIncoming: () => number } | null };
  if (parser) parser.onIncoming = () => NO_MORE_REQUESTS;
}
