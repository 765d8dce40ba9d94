import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { assert } from 'chai';
import Koa from 'koa';
import { callbackOf } from '../../src/http/callback.ts';

describe('a stream for a connection that closed before it was sent', () => {
  it('may fail later, and ends nothing but itself', async () => {
    const out = new PassThrough();
    const app = new Koa();
    let isWritable: boolean | undefined;
    app.use(async (ctx) => {
      ctx.body = out;
      ctx.socket.destroy();
      isWritable = ctx.writable;
    });
    const server = createServer(callbackOf(app)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    try {
      client.on('error', () => {});
      client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      await once(client, 'close');
      assert.isFalse(isWritable);
      assert.isAbove(out.listenerCount('error'), 0);
      out.destroy(new Error('nobody reads this'));
    } finally {
      client.destroy();
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
