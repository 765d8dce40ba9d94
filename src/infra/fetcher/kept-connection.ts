import type { Socket } from 'node:net';
import { FetchRefused, type Route } from './target.ts';

/** A connection, and the place that it leads to. */
export type RoutedSocket = {
  readonly socket: Socket;
  /** The validated address. With a proxy, the one that the tunnel ends at. */
  readonly address: string;
  readonly port: number;
  readonly secure: boolean;
  /** Name of the host, in SNI and the certificate. */
  readonly serverName: string;
  readonly isDirect: boolean;
};

/** The host closed a kept connection before it sent a byte of a response. It may have read the request. */
export class StaleConnection extends FetchRefused {
  constructor({ code, message, cause }: FetchRefused) {
    super(code, message, { cause });
  }
}

/** Servers close connections that are idle, many after 5 s. */
const LONGEST_IDLE_MS = 2_000;

/**
 * At most one idle connection, for the requests that one piece of work sends to one place, one after another. The work
 * closes it at its end. Each piece of work has its own, so that no response of a connection can reach another.
 */
export class KeptConnection {
  #idle: { readonly connected: RoutedSocket; readonly since: number; readonly drop: () => void } | null =
    null;

  /**
   * The idle connection, if it leads to an address that was validated now, with the same port, name and protection.
   * Otherwise it is closed.
   */
  take(route: Route, serverName: string): RoutedSocket | null {
    const idle = this.#idle;
    if (idle === null) return null;
    const { connected, since, drop } = idle;
    const { socket } = connected;
    const isUsable =
      route.addresses.includes(connected.address) &&
      connected.port === route.port &&
      connected.secure === route.secure &&
      connected.serverName === serverName &&
      connected.isDirect === (route.isDirect === true) &&
      socket.writable &&
      !socket.readableEnded &&
      performance.now() - since <= LONGEST_IDLE_MS;
    if (!isUsable) drop();
    this.#idle = null;
    socket.off('data', drop).off('close', drop).ref();
    return isUsable ? connected : null;
  }

  /** Keeps a connection whose last response was read completely. */
  put(connected: RoutedSocket): void {
    this.close();
    const { socket } = connected;
    const drop = () => {
      if (this.#idle?.connected === connected) this.#idle = null;
      socket.destroy();
    };
    this.#idle = { connected, since: performance.now(), drop };
    // Bytes that no request asked for would be read as the response to the next one.
    socket.once('data', drop).once('close', drop).unref();
  }

  /** How long the connection has been idle; null without one. */
  get idleMs(): number | null {
    return this.#idle === null ? null : performance.now() - this.#idle.since;
  }

  close(): void {
    this.#idle?.drop();
  }
}

const MOST_IDLE = 16;

/**
 * Idle connections to one place that belongs to the operator, as his ad server does: requests of all callers share them, one
 * at a time. One that nobody uses is closed after a few seconds, and keeps no process from ending.
 */
export class SharedConnections {
  readonly #idle: KeptConnection[] = [];
  #sweeper: NodeJS.Timeout | null = null;

  /** Gives `work` a connection that nobody else has until it ends. */
  async use<T>(work: (connection: KeptConnection) => Promise<T>): Promise<T> {
    // The one that was used last: the others have a chance to become old.
    const connection = this.#idle.pop() ?? new KeptConnection();
    try {
      return await work(connection);
    } finally {
      if (this.#idle.length < MOST_IDLE && connection.idleMs !== null) this.#idle.push(connection);
      else connection.close();
      this.#sweepLater();
    }
  }

  #sweepLater(): void {
    if (this.#sweeper !== null || this.#idle.length === 0) return;
    this.#sweeper = setTimeout(() => {
      this.#sweeper = null;
      const kept = this.#idle.filter(({ idleMs }) => idleMs !== null && idleMs <= LONGEST_IDLE_MS);
      for (const one of this.#idle) if (!kept.includes(one)) one.close();
      this.#idle.splice(0, this.#idle.length, ...kept);
      this.#sweepLater();
    }, LONGEST_IDLE_MS).unref();
  }
}
