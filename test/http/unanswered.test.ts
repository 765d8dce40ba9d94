import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { assert } from 'chai';
import Koa, { type Context } from 'koa';
import { logUnanswered } from '../../src/http/unanswered.ts';

/** The status of an answer, null when it broke, and what was logged about it. */
async function answered(
  serve: (ctx: Context) => void,
): Promise<{ status: number | null; logged: unknown[] }> {
  const logged: unknown[] = [];
  const app = new Koa();
  app.silent = true;
  logUnanswered(app, { error: (line: unknown) => void logged.push(line) });
  app.use(serve);
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const status = await fetch(`http://127.0.0.1:${port}/`)
    .then(async (answer) => {
      await answer.text();
      return answer.status;
    })
    .catch(() => null);
  await new Promise((resolve) => server.close(resolve));
  return { status, logged };
}

describe('requests that no door answers', () => {
  it('get a 500 with a line of the log that has the cause and the id', async () => {
    const cause = new Error('out of reach');
    const { status, logged } = await answered((ctx) => {
      ctx.state.requestId = 'r1';
      throw cause;
    });
    assert.equal(status, 500);
    assert.deepEqual(logged, [{ request_id: 'r1', err: cause }]);
  });

  it('get no line when their answer breaks after its headers', async () => {
    const { logged } = await answered((ctx) => {
      ctx.body = Readable.from(
        (function* () {
          yield 'a';
          throw new Error('broken');
        })(),
      );
      ctx.res.flushHeaders();
    });
    assert.deepEqual(logged, []);
  });

  it('get no line when all is well', async () => {
    const { status, logged } = await answered((ctx) => {
      ctx.body = 'a';
    });
    assert.deepEqual([status, logged], [200, []]);
  });
});
