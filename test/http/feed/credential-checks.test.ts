import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assert } from 'chai';
import { FEED_START } from '../../../src/domain/feed/feed.ts';
import { follow } from '../../../src/http/feed/connection.ts';
import { startTail } from '../../../src/http/feed/tail.ts';
import { engines } from '../../support/databases.ts';
import { openSse } from '../../support/sse.ts';
import { until } from './world.ts';

const [engine] = engines;

describe('the checks of a stream whose credential nobody can look up for now', () => {
  it('wait for the one before, and end the stream once it says no', async () => {
    const store = (await engine?.open()) ?? assert.fail('no engine to test on');
    const now = () => new Date();
    const failed = (cause: unknown) => assert.fail(String(cause));
    const { events } = store.read;
    const tail = await startTail({ events, now, moved: async () => {}, failed, checkEveryMs: 3_600_000 });
    const waiting: ((isAllowed: boolean) => void)[] = [];
    let beats = 0;
    const server = createServer((_, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      follow({
        res,
        tail,
        now,
        failed,
        heartbeatMs: 10,
        checkMs: 10,
        stallMs: 60_000,
        endingMs: 60_000,
        ask: { cursor: null, types: undefined, limit: 100 },
        allowed: () => new Promise((resolve) => waiting.push(resolve)),
        isBehind: async () => false,
        sent: (kind) => {
          beats += Number(kind === 'heartbeat');
        },
        ended: () => {},
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const client = await openSse(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      // Each heartbeat has the interval of a check.
      await until(async () => beats > 10);
      assert.lengthOf(waiting, 1);
      waiting[0]?.(true);
      await until(async () => waiting.length === 2);
      waiting[1]?.(false);
      const { data } = await client.find(({ event }) => event === 'error');
      assert.include(data, { error: 'unauthorized', cursor: FEED_START });
      await client.ended;
    } finally {
      server.closeAllConnections();
      server.close();
      await tail.stop();
      await store.close();
    }
  });
});
