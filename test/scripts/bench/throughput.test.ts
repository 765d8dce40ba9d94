import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { type LoadProcess, startLoadProcess } from '../../../scripts/bench/throughput.ts';

const FIRST_MS = 80;
const CONNECTIONS = 2;

describe('the load of the bench', () => {
  let server: Server;
  let load: LoadProcess;
  let origin: string;
  let answered: number;
  let status: number;

  before(async () => {
    const known = new WeakSet<object>();
    server = createServer(async (request, response) => {
      if (!known.has(request.socket)) await sleep(FIRST_MS);
      known.add(request.socket);
      answered += 1;
      response.writeHead(status, { 'content-length': '2' }).end('{}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    load = await startLoadProcess();
  });
  beforeEach(() => {
    answered = 0;
    status = 200;
  });
  after(async () => {
    load.stop();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  const measure = (ms: number, enough: number) =>
    load.measure(origin, { asks: [{ path: '/' }], connections: CONNECTIONS, ms, firstTurn: 0, enough });

  it('counts all requests, and leaves those out of the latencies that opened a connection', async () => {
    const { requests, latencies } = await measure(2 * FIRST_MS, 200);
    assert.equal(requests, answered);
    assert.equal(latencies.length, requests - CONNECTIONS);
  });

  it('has the latencies of all requests where they are few', async () => {
    const { requests, latencies } = await measure(FIRST_MS / 2, 1);
    assert.equal(requests, answered);
    assert.equal(latencies.length, requests);
    assert.isAtLeast(Math.max(...latencies), FIRST_MS - 1);
  });

  it('goes on until there are enough of them', async () => {
    // Within the first of its milliseconds each connection has one response at most, and a busy machine has few more.
    const enough = 3 * CONNECTIONS;
    assert.isAtLeast((await measure(FIRST_MS, enough)).requests, enough);
  });

  it('fails at another status than 200', async () => {
    status = 503;
    const failed = await measure(FIRST_MS, 1).then(
      () => '',
      (cause: Error) => cause.message,
    );
    assert.match(failed, /^not measured: HTTP\/1\.1 503/);
  });
});
