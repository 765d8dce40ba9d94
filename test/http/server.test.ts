import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { Agent, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { assert } from 'chai';
import { listen, openServer } from '../../src/http/server.ts';

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

  it('answer 408 as JSON to a request that comes too slowly, and nothing inside a response that has begun', async () => {
    const slow = openServer();
    const { port } = await listen(slow, { port: 0, host: '127.0.0.1' });
    slow.on('request', (asked, response) => {
      asked.resume();
      if (asked.url === '/begun') response.write('begun');
    });
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const head = 'HTTP/1.1\r\nHost: a.example\r\nContent-Length: 9\r\n\r\nhalf';
    for (const [sent, begun, answer] of [
      ['GET /', null, /^HTTP\/1\.1 408 .*did not arrive in time/s],
      [`POST / ${head}`, null, /^HTTP\/1\.1 408 .*did not arrive in time/s],
      [`POST /begun ${head}`, 'begun', /^HTTP\/1\.1 200 (?!.*HTTP\/1\.1)/s],
    ] as const) {
      const accepted = once(slow, 'connection');
      const socket = connect(port, '127.0.0.1').setEncoding('latin1');
      let text = '';
      socket
        .on('error', () => {})
        .on('data', (piece) => {
          text += piece;
        });
      const [peer] = await accepted;
      const arrived = once(peer, 'data');
      socket.write(sent);
      // Node's parser takes the bytes without an event of the socket.
      await (begun === null
        ? Promise.race([arrived, new Promise((done) => setTimeout(done, 50))])
        : once(socket, 'data'));
      const closed = once(socket, 'close');
      // As Node does when the time is over, which takes half a minute.
      slow.emit('clientError', late, peer);
      await closed;
      assert.match(text, answer);
    }
    slow.close();
  });
});
