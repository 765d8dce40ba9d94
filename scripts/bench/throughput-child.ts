import { connect } from 'node:net';
import type { Ask, Throughput, ThroughputOrder } from './throughput.ts';

/**
 * Sends requests over raw kept connections, each as soon as the previous response has arrived. An HTTP client would
 * cost more than the measured server. Every response must be a 200; any other response ends the run.
 */
process.on('message', async (order: ThroughputOrder) => {
  try {
    process.send?.(await measure(order));
  } catch (cause) {
    process.send?.({ failed: cause instanceof Error ? cause.message : String(cause) });
  }
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');

const ENOUGH = 200;
const MOST_TIMES_MS = 4;
/** So many times as many others leave the first requests of connections out. */
const FEW_FIRST = 10;

async function measure(order: ThroughputOrder): Promise<Throughput> {
  const measured: Latencies = { first: [], later: [] };
  const count = () => measured.first.length + measured.later.length;
  const { enough = ENOUGH } = order;
  const started = performance.now();
  // On a busy machine a round takes longer: a few requests say nothing.
  const isOver = (now: number) =>
    now >= started + order.ms && (count() >= enough || now >= started + MOST_TIMES_MS * order.ms);
  const requests = order.asks.map((ask) => requestOf(order.host, ask));
  let turn = order.firstTurn;
  const next = () => {
    const request = requests[turn % requests.length];
    if (request === undefined) throw new Error('no request');
    const text = typeof request === 'function' ? request(turn) : request;
    turn += 1;
    return text;
  };
  const run = () => connection(order, next, isOver, measured);
  await Promise.all(Array.from({ length: order.connections }, run));
  const { first, later } = measured;
  return {
    perSecond: (count() * 1000) / (performance.now() - started),
    requests: count(),
    latencies: later.length >= FEW_FIRST * first.length ? later : [...first, ...later],
    nextTurn: turn,
  };
}

/** In milliseconds: of the first request of each connection, and of all others. */
type Latencies = { readonly first: number[]; readonly later: number[] };

type Wire = Buffer | ((turn: number) => Buffer);

function requestOf(host: string, { path, headers = {}, body }: Ask): Wire {
  const method = body === undefined ? 'GET' : 'POST';
  const lines = Object.entries({ host, accept: 'application/json', ...headers }).map(
    ([k, v]) => `${k}: ${v}`,
  );
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n`;
  const wire = (top: string, text: string) => {
    const length = body === undefined ? '' : `content-length: ${Buffer.byteLength(text)}\r\n`;
    return Buffer.from(`${top}${length}\r\n${text}`);
  };
  if (!/#(?:turn|hundred|of100)#/.test(`${head}${body}`)) return wire(head, body ?? '');
  return (turn) => {
    const filled = (text: string) =>
      text
        .replaceAll('#turn#', String(turn))
        .replaceAll('#hundred#', String(Math.floor(turn / 100)))
        .replaceAll('#of100#', String(turn % 100));
    return wire(filled(head), filled(body ?? ''));
  };
}

const LAST_CHUNK = '\r\n0\r\n\r\n';

/** Sends requests over one connection until `isOver`. A response has a Content-Length, or its chunks end with the last. */
function connection(
  { host, port }: ThroughputOrder,
  next: () => Buffer,
  isOver: (now: number) => boolean,
  { first, later }: Latencies,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, host).setNoDelay(true);
    let sentAt = 0;
    let latencies = first;
    let head = '';
    let tail = '';
    /** Bytes that are missing; null while the head is incomplete, infinite for a response in chunks. */
    let left: number | null = null;
    const send = () => {
      sentAt = performance.now();
      socket.write(next());
    };
    const fail = (cause: unknown) => {
      socket.destroy();
      reject(cause);
    };
    socket
      .on('connect', send)
      .on('error', reject)
      .on('close', () => reject(new Error('the server closed a connection')));
    socket.on('data', (chunk) => {
      if (left === null) {
        head += chunk.toString('latin1');
        const headEnd = head.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) return fail(new Error(head.slice(0, 400)));
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, headEnd))?.[1];
        left = length === undefined ? Number.POSITIVE_INFINITY : headEnd + 4 + Number(length) - head.length;
        tail = head.slice(-LAST_CHUNK.length);
        head = '';
      } else {
        left -= chunk.length;
        tail = `${tail}${chunk.subarray(-LAST_CHUNK.length).toString('latin1')}`.slice(-LAST_CHUNK.length);
      }
      if (left > 0 && !(left === Number.POSITIVE_INFINITY && tail === LAST_CHUNK)) return;
      left = null;
      const now = performance.now();
      latencies.push(now - sentAt);
      latencies = later;
      if (!isOver(now)) return send();
      socket.destroy();
      resolve();
    });
  });
}
