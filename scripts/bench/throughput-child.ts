import { connect } from 'node:net';
import type { Throughput, ThroughputOrder } from './throughput.ts';

/**
 * Sends requests over raw kept connections, each as soon as the previous response has arrived. An HTTP client would
 * cost more than the measured server. Every response must be a 200 with a Content-Length; any other response ends
 * the run.
 */
process.once('message', async ({ host, port, paths, connections, ms }: ThroughputOrder) => {
  const latencies: number[] = [];
  const started = performance.now();
  const end = started + ms;
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\n\r\n`),
  );
  let turn = 0;

  const run = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, host).setNoDelay(true);
      let sentAt = 0;
      let left = 0;
      let head = '';
      const send = () => {
        sentAt = performance.now();
        const request = requests[turn++ % requests.length];
        if (request !== undefined) socket.write(request);
      };
      socket.on('connect', send).on('error', reject);
      socket.on('data', (chunk) => {
        if (left > 0) left -= chunk.length;
        else {
          head += chunk.toString('latin1');
          const headEnd = head.indexOf('\r\n\r\n');
          if (headEnd < 0) return;
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
            return reject(new Error(`not measured: ${head.slice(0, 200)}`));
          }
          left = headEnd + 4 + Number(length) - head.length;
          head = '';
        }
        if (left > 0) return;
        const now = performance.now();
        latencies.push(now - sentAt);
        if (now < end) send();
        else {
          socket.destroy();
          resolve();
        }
      });
    });
  await Promise.all(Array.from({ length: connections }, run));
  const measured: Throughput = {
    perSecond: (latencies.length * 1000) / (performance.now() - started),
    latencies,
  };
  process.send?.(measured, undefined, undefined, () => process.disconnect());
});
process.send?.('ready');
