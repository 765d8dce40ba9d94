import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What the service sent to PostgreSQL so far. */
export type Trips = {
  readonly statements: number;
  /** Times that nothing was on its way and then something was: the waits that follow each other. */
  readonly waits: number;
};

export type TripCounter = {
  /** Address of the same database, through the counter. */
  readonly url: string;
  trips(): Trips;
  close(): Promise<void>;
};

const [EXECUTE, SYNC, QUERY] = [...'ESQ'].map((kind) => kind.charCodeAt(0));
/** Messages of the client that run a statement. Several may end with one Sync. */
const RUNS = new Set([EXECUTE, QUERY]);
/** Messages of the client after which the server reports that it is ready. */
const ASKS = new Set([SYNC, QUERY]);
const READY = 'Z'.charCodeAt(0);
const LENGTH_BYTES = 4;

/** Passes bytes on between the service and PostgreSQL, and counts the round trips that its messages make. */
export async function countTrips(databaseUrl: string): Promise<TripCounter> {
  const target = new URL(databaseUrl);
  let statements = 0;
  let waits = 0;
  let onTheWay = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true).on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    // The first message of a client has a length and no kind.
    const sent = messagesOf(true, (kind) => {
      if (RUNS.has(kind)) statements += 1;
      if (!ASKS.has(kind)) return;
      if (onTheWay === 0) waits += 1;
      onTheWay += 1;
    });
    // The first time that a server is ready ends the start of its connection, which no message asked for.
    let isStarted = false;
    const received = messagesOf(false, (kind) => {
      if (kind !== READY) return;
      if (isStarted) onTheWay -= 1;
      isStarted = true;
    });
    client.on('data', (bytes) => {
      sent(bytes);
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      received(bytes);
      client.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: url.href,
    trips: () => ({ statements, waits }),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Calls `found` with the kind of each message whose head has arrived. */
function messagesOf(startsWithoutKind: boolean, found: (kind: number) => void): (bytes: Buffer) => void {
  let isFirst = startsWithoutKind;
  /** Bytes of a head that is not complete. */
  let rest: Buffer = Buffer.alloc(0);
  /** Bytes of the last message that are still to come. */
  let left = 0;
  return (bytes) => {
    const view = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    rest = Buffer.alloc(0);
    let at = left;
    while (at < view.length) {
      const head = isFirst ? 0 : 1;
      if (view.length - at < head + LENGTH_BYTES) {
        rest = view.subarray(at);
        at = view.length;
        break;
      }
      if (!isFirst) found(view[at] ?? 0);
      at += head + view.readUInt32BE(at + head);
      isFirst = false;
    }
    left = at - view.length;
  };
}
