import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** First message to the parent: the ports of a receiver that accepts everything, and of one that never responds. */
export type Receivers = { readonly healthy: number; readonly hole: number };

let received = 0;
let wanted = Number.POSITIVE_INFINITY;
const reportWhenDone = () => {
  if (received < wanted) return;
  wanted = Number.POSITIVE_INFINITY;
  process.send?.('received');
};

/** Starts a receiver that accepts everything, or one that never responds. */
async function listen(answers: boolean): Promise<number> {
  const server = createServer((request, response) => {
    request.resume();
    if (!answers) return;
    request.on('end', () => {
      received += 1;
      response.writeHead(204).end();
      reportWhenDone();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Each message of the parent is the number of webhooks that it waits for, in all. */
process.on('message', (count: number) => {
  wanted = count;
  reportWhenDone();
});
const receivers: Receivers = { healthy: await listen(true), hole: await listen(false) };
process.send?.(receivers);
