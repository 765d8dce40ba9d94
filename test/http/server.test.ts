import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { Agent, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assert } from 'chai';
import { openServer } from '../../src/http/server.ts';

/** The body of the response to a request from this address. */
async function asked(server: Server, localAddress: string, agent: Agent): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, localAddress, agent }).end();
  const [answer] = await once(sent, 'response');
  let body = '';
  for await (const piece of answer.setEncoding('utf8')) body += piece;
  return body;
}

describe('connections of the server', () => {
  const shares = new AsyncLocalStorage<string>();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let server: Server;
  let connections = 0;

  before(async () => {
    server = openServer((holder) => shares.enterWith(holder));
    server.on('connection', () => {
      connections += 1;
    });
    server.on('request', async (_request, response) => {
      const first = shares.getStore();
      await new Promise(setImmediate);
      response.end(`${first} ${shares.getStore()}`);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(async () => {
    agent.destroy();
    server.close();
    await once(server, 'close');
  });

  it('have all of their requests in the share of their address, which nothing else is in', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      assert.equal(await asked(server, '127.0.0.1', agent), '127.0.0.1 127.0.0.1');
      assert.equal(await asked(server, '127.0.0.2', agent), '127.0.0.2 127.0.0.2');
    }
    assert.equal(connections, 2, 'each connection was kept for later requests');
    assert.isUndefined(shares.getStore());
  });

  it('have no share where the server was given none', async () => {
    const another = openServer();
    another.on('request', (_request, response) => response.end(String(shares.getStore())));
    another.listen(0, '127.0.0.1');
    await once(another, 'listening');
    const own = new Agent({ keepAlive: false });
    assert.equal(await asked(another, '127.0.0.1', own), 'undefined');
    another.close();
    await once(another, 'close');
  });
});
