import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';

/** The tables of the TCP connections of this network namespace. Other systems than Linux do not have them. */
const TABLES = ['/proc/self/net/tcp', '/proc/self/net/tcp6'];

const hex = (port: number | undefined): string => (port ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** Names a connection by both its ports: the addresses have another form in each table. */
const nameOf = ({ localPort, remotePort }: Socket): string => `${hex(localPort)} ${hex(remotePort)}`;

/** A line of a table: local address and port, remote address and port, state, bytes in the send queue. */
const LINE = /^ *\d+: [0-9A-F]{8,32}:([0-9A-F]{4}) [0-9A-F]{8,32}:([0-9A-F]{4}) [0-9A-F]{2} ([0-9A-F]{8}):/gm;

/**
 * Bytes that the system still holds for each of these connections, because the other side has not confirmed them.
 * A system with a large buffer accepts nothing new from a process for a minute and more while a slow reader
 * reads on; only here can it be seen that it does.
 *
 * @returns undefined for a connection of which the system tells nothing
 */
export async function readSendQueues(sockets: readonly Socket[]): Promise<(number | undefined)[]> {
  const wanted = new Map<string, number | undefined>(sockets.map((socket) => [nameOf(socket), undefined]));
  for (const table of TABLES) {
    const text = await readFile(table, 'latin1').catch(() => '');
    for (const [, local, remote, queued] of text.matchAll(LINE)) {
      const name = `${local} ${remote}`;
      // Connections of several hosts may have the same ports: progress of any of them counts for each.
      if (wanted.has(name)) wanted.set(name, (wanted.get(name) ?? 0) + Number.parseInt(queued ?? '0', 16));
    }
  }
  return sockets.map((socket) => wanted.get(nameOf(socket)));
}

type Handle = { readonly bytesWritten?: number; readonly writeQueueSize?: number };

/**
 * Bytes that the system has accepted from this connection so far. `socket.bytesWritten` also counts bytes that
 * still wait in this process.
 */
export function bytesAccepted(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { readonly _handle?: Handle | null };
  if (handle?.bytesWritten === undefined || handle.writeQueueSize === undefined) {
    return socket.bytesWritten - socket.writableLength;
  }
  return handle.bytesWritten - handle.writeQueueSize;
}
