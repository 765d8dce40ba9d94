import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Certificate } from './certificate.ts';

export type SeenRequest = {
  method: string;
  path: string;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
  /** The name asked for in the TLS handshake; null without TLS or without a name. */
  serverName: string | null;
};

/** Writes whatever it likes to the connection, or nothing. */
export type Act = (socket: Socket, request: SeenRequest) => void;

export type HostileServer = {
  readonly port: number;
  readonly origin: string;
  readonly seen: SeenRequest[];
  on(path: string, act: Act): void;
  /** Does this to every request that names the host. */
  onHost(host: string, act: Act): void;
  /** From now on, does this to every connection at once and heeds no request. */
  meet(act: (socket: Socket) => void): void;
  /** Resolves once no connection is open. */
  idle(): Promise<void>;
  close(): Promise<void>;
};

/** A peer that speaks raw bytes, on loopback. Unknown paths get a 404. */
export async function startHostileServer(certificate?: Certificate): Promise<HostileServer> {
  const acts = new Map<string, Act>();
  const hosts = new Map<string, Act>();
  const seen: SeenRequest[] = [];
  const open = new Set<Socket>();
  let met: ((socket: Socket) => void) | null = null;

  const accept = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    if (met !== null) return met(socket.resume());
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const request = readRequest(text, socket);
      if (request === null) return;
      socket.off('data', read).resume();
      seen.push(request);
      const act = hosts.get(request.headers.host ?? '') ?? acts.get(request.path);
      (act ?? answer('', { status: 404 }))(socket, request);
    };
    socket.on('data', read);
  };
  const server: Server =
    certificate === undefined
      ? createServer(accept)
      : createTlsServer({ key: certificate.key, cert: certificate.cert }, accept);
  // A handshake that the client gives up is what some tests are about.
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;

  return {
    port,
    origin: `${certificate === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    seen,
    on: (path, act) => void acts.set(path, act),
    onHost: (host, act) => void hosts.set(host, act),
    meet: (act) => {
      met = act;
    },
    idle: async () => {
      const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
      while (open.size > 0) await Promise.all([...open].map(closed));
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function readRequest(text: string, socket: Socket): SeenRequest | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [start = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const body = text.slice(end + 4);
  if (body.length < Number(headers['content-length'] ?? 0)) return null;
  const [method = '', path = ''] = start.split(' ');
  const serverName =
    'servername' in socket && typeof socket.servername === 'string' ? socket.servername : null;
  return { method, path, headers, body, serverName };
}

export type Head = { status?: number; headers?: Record<string, string> };

/** A status line and headers with the empty line after them. */
export function head({ status = 200, headers = {} }: Head): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} whatever\r\n${lines.join('')}\r\n`;
}

/** A well-formed answer. */
export function answer(body: string | Buffer, { status = 200, headers = {} }: Head = {}): Act {
  return (socket) => {
    socket.write(
      head({ status, headers: { 'content-length': String(Buffer.byteLength(body)), ...headers } }),
    );
    socket.end(body);
  };
}

export const redirectTo = (location: string, status = 302): Act =>
  answer('', { status, headers: { location } });

/** Sends the same bytes again and again: as fast as they are taken, or one piece every `everyMs`. */
export function endless(start: string, piece: string | Buffer, everyMs?: number): Act {
  return (socket) => {
    socket.write(start);
    if (everyMs !== undefined) {
      const timer = setInterval(() => socket.write(piece), everyMs);
      socket.on('close', () => clearInterval(timer));
      return;
    }
    const pour = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', pour);
    pour();
  };
}
