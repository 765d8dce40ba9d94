import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { CallConnection } from '../../src/agent-doors/call-connection.ts';

describe('the connection of a call', () => {
  const server = createServer();
  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => server.close());

  /** A request on a connection of its own, and its response. */
  async function asked() {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    return { socket, response };
  }

  it('is gone once the caller hangs up, and not before', async () => {
    const { socket, response } = await asked();
    const { gone } = new CallConnection(response);
    await sleep(5);
    assert.isFalse(gone.aborted);
    socket.destroy();
    await once(gone, 'abort');
    assert.match(String(gone.reason), /connection was closed/);
  });

  it('is gone at once for work that asks after the caller hung up', async () => {
    const { socket, response } = await asked();
    const connection = new CallConnection(response);
    const closed = once(response, 'close');
    socket.destroy();
    await closed;
    assert.isTrue(connection.gone.aborted);
  });

  it('is gone once the response was sent, with one signal for all that ask', async () => {
    const { socket, response } = await asked();
    const connection = new CallConnection(response);
    const { gone } = connection;
    const closed = once(response, 'close');
    response.end('x');
    await closed;
    assert.isTrue(gone.aborted);
    assert.equal(connection.gone, gone);
    socket.destroy();
  });

  it('can be ended by its own work, which is nothing to those that never asked', async () => {
    const { socket, response } = await asked();
    const unasked = new CallConnection(response);
    unasked.end();
    const { gone } = unasked;
    assert.isFalse(gone.aborted);
    unasked.end();
    assert.isTrue(gone.aborted);
    socket.destroy();
  });
});
