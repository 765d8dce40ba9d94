import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { TestApp } from '../support/app.ts';

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/**
 * Sends bytes as they are and reads until the service closes the connection, which the request has to ask for.
 * The answers in the order they came; none when the connection was cut without one.
 */
export async function sendRaw(app: TestApp, ...pieces: (string | Buffer)[]): Promise<RawAnswer[]> {
  return exchange(app, pieces, () => {});
}

/** Sends bytes and then nothing more, as a client that goes away in the middle. */
export async function sendHalf(app: TestApp, ...pieces: (string | Buffer)[]): Promise<RawAnswer[]> {
  return exchange(app, pieces, (socket) => socket.end());
}

async function exchange(
  app: TestApp,
  pieces: readonly (string | Buffer)[],
  sent: (socket: Socket) => void,
): Promise<RawAnswer[]> {
  const socket = connect(app.address?.port ?? 0, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket
    .on('error', () => {})
    .on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  for (const piece of pieces) if (!socket.destroyed) socket.write(piece);
  sent(socket);
  await closed;
  return split(text);
}

function split(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const [start = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    );
    const length = Number(headers['content-length'] ?? 0);
    answers.push({
      status: Number(start.split(' ')[1]),
      headers,
      body: rest.slice(end + 4, end + 4 + length),
    });
    rest = end < 0 ? '' : rest.slice(end + 4 + length);
  }
  return answers;
}

/** A request as it goes over the wire; a header may stand more than once. */
export const request = (line: string, headers: readonly [string, string][], body = ''): string =>
  `${line} HTTP/1.1\r\nHost: registry.example\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
