import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { assert } from 'chai';
import { openPool, type Pool } from '../../../src/store/engine/postgres.ts';
import { pipelinedSend } from '../../../src/store/engine/postgres-pipeline.ts';
import { postgres, type TestStore } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';

/** Passes bytes on; what the database sends goes on in pieces of these sizes, by turns. */
async function inPieces(target: URL, sizes: readonly number[]) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true).on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (bytes) => upstream.write(bytes));
    let turn = 0;
    let last = Promise.resolve();
    upstream.on('data', (bytes) => {
      last = last.then(async () => {
        for (let at = 0; at < bytes.length; ) {
          const size = sizes[turn % sizes.length] ?? 1;
          turn += 1;
          client.write(bytes.subarray(at, at + size));
          at += size;
          // Another piece of what the other side reads.
          await new Promise((resume) => setImmediate(resume));
        }
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const VALUES =
  'select cast($1 as text) as t, cast($2 as bigint) as big, cast($2 as integer) as n, cast($2 as smallint) as small, cast($2 as numeric) as exact';

describe('what a connection to PostgreSQL receives', () => {
  let store: TestStore;
  before(async () => {
    if (postgres === undefined) assert.fail('no PostgreSQL');
    store = await postgres.open();
  });
  after(() => store.drop());

  async function through<T>(sizes: readonly number[], work: (pool: Pool) => Promise<T>): Promise<T> {
    const proxy = await inPieces(new URL(store.url), sizes);
    const pool = openPool(proxy.url, { readOnly: true });
    try {
      return await work(pool);
    } finally {
      await pool.end();
      await proxy.close();
    }
  }

  for (const sizes of [[1], [2, 3, 4], [5], [6, 1], [7, 64, 1], [8_192, 3]])
    it(`is the same in pieces of ${sizes.join(' and ')} bytes`, async () => {
      const texts = ['', 'é\u{1f600}', "it's", null, 'ß'.repeat(20)];
      const results = await through(sizes, async (pool) => {
        const send = pipelinedSend(pool, 1);
        const batch = () =>
          Promise.all(texts.map((text, n) => send({ name: 'values', text: VALUES, values: [text, n - 2] })));
        // The second time the columns are known.
        const first = await batch();
        // Rows of the driver's own statements go its way.
        const alone = await send({ text: VALUES, values: ['alone', 7] });
        return [...first, ...(await batch()), alone];
      });
      const rows = texts.map((t, at) => ({ t, big: at - 2, n: at - 2, small: at - 2, exact: at - 2 }));
      assert.deepEqual(
        results.map(({ rows: [row] }) => row),
        [...rows, ...rows, { t: 'alone', big: 7, n: 7, small: 7, exact: 7 }],
      );
    });

  it('is a long field in many pieces, and rows before and behind it', async () => {
    const text =
      "select n, repeat('é', case n when 2 then cast($1 as integer) else 1 end) as t from generate_series(1, 3) as n";
    const long = 400_000;
    const { rows } = await through([50_000, 1, 9], (pool) =>
      pipelinedSend(pool, 1)({ name: 'long', text, values: [long] }),
    );
    assert.deepEqual(
      rows.map(({ n, t }) => [n, String(t).length]),
      [
        [1, 1],
        [2, long],
        [3, 1],
      ],
    );
  });

  it('ends a statement that fails behind some of its rows, and not the next one', async () => {
    const text = 'select 6 / (3 - n) as t from generate_series(1, cast($1 as integer)) as n';
    await through([3, 11], async (pool) => {
      const send = pipelinedSend(pool, 1);
      const error = await rejects(send({ name: 'divide', text, values: [5] }));
      assert.include(error.message, 'division by zero');
      const { rows } = await send({ name: 'divide', text, values: [2] });
      assert.deepEqual(rows, [{ t: 3 }, { t: 6 }]);
    });
  });

  for (const [what, value, found] of [
    ['the largest integer that is a number of the platform', '9007199254740991', 9_007_199_254_740_991],
    ['its negative', '-9007199254740991', -9_007_199_254_740_991],
    ['sixteen characters', '-123456789012345', -123_456_789_012_345],
    ['zero', '0', 0],
  ] as const)
    it(`is ${what}`, async () => {
      const { rows } = await through([64], (pool) =>
        pipelinedSend(pool, 1)({ name: 'big', text: 'select cast($1 as bigint) as n', values: [value] }),
      );
      assert.deepEqual(rows, [{ n: found }]);
    });

  it('is refused where an integer is beyond what a number holds', async () => {
    const error = await through([64], (pool) =>
      rejects(
        pipelinedSend(
          pool,
          1,
        )({
          name: 'big',
          text: 'select cast($1 as bigint) as n',
          values: ['9007199254740993'],
        }),
      ),
    );
    assert.include(error.message, 'beyond 2^53');
  });
});
