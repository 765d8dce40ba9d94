import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Measured, Stream } from './load.ts';

const measured: Record<string, Measured> = {};
let stopping = false;
let ended: Promise<unknown> = Promise.resolve();

process.on('message', async (message: readonly Stream[] | 'stop') => {
  if (message !== 'stop') {
    ended = Promise.all(message.map(run));
    return;
  }
  stopping = true;
  await ended;
  process.send?.(measured);
});
process.send?.('ready');

async function run(stream: Stream): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: stream.connections });
  const result: Measured = { latencies: [], statuses: {}, elapsedMs: 0 };
  measured[stream.name] = result;
  const started = performance.now();
  let sent = 0;
  const loop = async () => {
    while (!stopping) {
      const from = performance.now();
      const status = await send(stream, sent++, agent);
      result.latencies.push(performance.now() - from);
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      if (stream.pauseMs !== undefined) await sleep(stream.pauseMs);
    }
  };
  await Promise.all(Array.from({ length: stream.connections }, loop));
  result.elapsedMs = performance.now() - started;
  agent.destroy();
}

function send(
  { origin, path, method = 'GET', headers = [], bodies = [] }: Stream,
  turn: number,
  agent: Agent,
) {
  const body = bodies.length === 0 ? undefined : JSON.stringify(bodies[turn % bodies.length]);
  return new Promise<number>((resolve, reject) => {
    const sent = request(
      `${origin}${path}`,
      {
        method,
        agent,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers[turn % headers.length],
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
