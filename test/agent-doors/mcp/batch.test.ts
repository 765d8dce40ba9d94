import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import {
  answerBatch,
  BATCH_TURNS,
  type BatchTools,
  createBatchPlaces,
} from '../../../src/agent-doors/mcp/batch.ts';
import { createTurns } from '../../../src/infra/turns.ts';

const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
const pings = (count: number) => Array.from({ length: count }, (_, id) => ping(id));
const LARGE = 'x'.repeat(200_000);

describe('a batch over MCP', () => {
  let asked: number[];
  let failures: unknown[];
  let running: number;
  let most: number;
  beforeEach(() => {
    asked = [];
    failures = [];
    running = 0;
    most = 0;
  });

  const tools = (given: Partial<BatchTools> = {}): BatchTools => ({
    holder: 'somebody',
    address: '192.0.2.1',
    hasEffect: () => true,
    unavailable: () => null,
    places: createBatchPlaces(),
    turns: createTurns(BATCH_TURNS),
    webRequest: () =>
      new Request('http://agent/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      }),
    async answer({ id }) {
      running += 1;
      most = Math.max(most, running);
      await sleep(0);
      running -= 1;
      asked.push(Number(id));
      return Buffer.from(JSON.stringify({ jsonrpc: '2.0', id, result: { text: LARGE } }));
    },
    failed: (cause) => failures.push(cause),
    ...given,
  });
  const idsOf = (text: string) => [...text.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id));
  /** Waits until nothing more happens than what has been read allows. */
  async function quiet(): Promise<void> {
    for (let seen = -1; seen !== asked.length; await sleep(20)) seen = asked.length;
  }

  for (const form of ['json', 'events'] as const) {
    it(`is answered whole and in order, as ${form}`, async () => {
      const response = await answerBatch(pings(100), form, tools());
      assert.equal(response.status, 200);
      const text = await response.text();
      assert.deepEqual(
        idsOf(text),
        pings(100).map(({ id }) => id),
      );
      if (form === 'json') assert.lengthOf(JSON.parse(text), 100);
      else assert.lengthOf(text.match(/^event: message\ndata: \{.*\}\n\n/gm) ?? [], 100);
      assert.equal(most, 1);
    });

    it(`answers nothing beyond what is read, as ${form}`, async () => {
      const response = await answerBatch(pings(100), form, tools());
      await quiet();
      assert.isAtMost(asked.length, 1, 'before anything is read');
      const reader = response.body?.getReader() ?? assert.fail('no body');
      for (let read = 0; read < 5 * LARGE.length; ) read += (await reader.read()).value?.length ?? 0;
      await quiet();
      assert.isAtMost(asked.length, 7);
    });

    it(`is carried out to its end when its reader leaves, as ${form}`, async () => {
      const response = await answerBatch(pings(20), form, tools());
      const reader = response.body?.getReader() ?? assert.fail('no body');
      await reader.read();
      await reader.cancel();
      while (asked.length < 20) await sleep(5);
      assert.deepEqual(
        asked,
        pings(20).map(({ id }) => id),
      );
    });
  }

  for (const form of ['json', 'events'] as const) {
    const leaving = {
      'before anything was read': async (response: Response) => response.body?.cancel(),
      'after the first piece': async (response: Response) => {
        const reader = response.body?.getReader();
        await reader?.read();
        await reader?.cancel();
      },
    };
    for (const [when, leave] of Object.entries(leaving)) {
      it(`of which nobody reads the answers carries out what changes something, as ${form}, left ${when}`, async () => {
        const places = createBatchPlaces();
        const hasEffect = ({ id }: { id: string | number }) => Number(id) % 5 === 4;
        await leave(await answerBatch(pings(20), form, tools({ places, hasEffect })));
        await quiet();
        assert.deepEqual(
          asked.filter((id) => id > 0),
          [4, 9, 14, 19],
        );
        // Its place is free again.
        const begun = Array.from({ length: 16 }, () => places.begin('192.0.2.1'));
        for (const free of begun) free();
      });
    }

    it(`waits once for a database that is away, as ${form}`, async () => {
      const refused = (id: string | number) => Buffer.from(JSON.stringify({ id, refused: true }));
      const answer: BatchTools['answer'] = async ({ id }) => {
        asked.push(Number(id));
        if (id === 3) await sleep(20);
        const code = id === 3 ? 'SERVICE_UNAVAILABLE' : 'OTHER';
        return Buffer.from(JSON.stringify({ id, result: { code } }));
      };
      const unavailable: BatchTools['unavailable'] = ({ id }) => (Number(id) % 2 === 0 ? refused(id) : null);
      const response = await answerBatch(pings(9), form, tools({ answer, unavailable, awayMs: 5 }));
      const text = await response.text();
      assert.deepEqual(
        idsOf(text),
        pings(9).map(({ id }) => id),
      );
      assert.deepEqual(asked, [0, 1, 2, 3, 5, 7]);
      assert.lengthOf(text.match(/"refused":true/g) ?? [], 3);
    });
  }

  it('goes on after a request that was refused at once, as unavailable for another reason', async () => {
    const answer: BatchTools['answer'] = async ({ id }) =>
      Buffer.from(JSON.stringify({ id, result: { code: 'SERVICE_UNAVAILABLE' } }));
    const unavailable = () => assert.fail('it is carried out');
    const response = await answerBatch(pings(5), 'json', tools({ answer, unavailable, awayMs: 60_000 }));
    assert.lengthOf(idsOf(await response.text()), 5);
  });

  it('is refused before it is judged while its address has too many', async () => {
    const places = createBatchPlaces();
    for (let place = 0; place < 16; place += 1) places.begin('192.0.2.1');
    const webRequest = () => assert.fail('it is judged');
    const refusal = await answerBatch(pings(3), 'json', tools({ places, webRequest })).catch(
      (cause) => cause,
    );
    assert.propertyVal(refusal, 'code', 'rate_limited');
    assert.deepEqual(asked, []);
  });

  it('answers one request alone without a list', async () => {
    const response = await answerBatch([ping(7)], 'json', tools());
    assert.equal((JSON.parse(await response.text()) as { id: number }).id, 7);
  });

  it('turns the failure of one request into its own error, and answers the others', async () => {
    const given = tools();
    const answer: BatchTools['answer'] = async (message) => {
      if (message.id === 1) throw new Error('out of order');
      return given.answer(message);
    };
    const response = await answerBatch(pings(3), 'json', { ...given, answer });
    const list = JSON.parse(await response.text()) as { id: number; error?: { code: number } }[];
    assert.deepEqual(
      list.map(({ id, error }) => [id, error?.code]),
      [
        [0, undefined],
        [1, -32_603],
        [2, undefined],
      ],
    );
    assert.lengthOf(failures, 1);
    assert.notInclude(JSON.stringify(list), 'out of order');
  });

  it('is refused as a whole, before any of it runs, when it is not valid', async () => {
    const initialize = {
      ...ping(1),
      method: 'initialize',
      params: { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
    };
    const places = createBatchPlaces();
    for (const [batch, status] of [
      [[], 202],
      [[{ jsonrpc: '2.0', method: 'notifications/initialized' }], 202],
      [[null], 400],
      [[ping(1), {}], 400],
      [[ping(1), { jsonrpc: '1.0', id: 2, method: 'ping' }], 400],
      [[ping(1), initialize], 400],
      [pings(101), 400],
    ] as const) {
      for (const form of ['json', 'events'] as const) {
        // Each of them gives its place back.
        const begun = Array.from({ length: 15 }, () => places.begin('192.0.2.1'));
        const response = await answerBatch(batch, form, tools({ places }));
        for (const free of begun) free();
        await response.text();
        assert.equal(response.status, status, JSON.stringify(batch).slice(0, 100));
      }
    }
    assert.deepEqual(asked, []);
  });
});

describe('the places of batches', () => {
  const code = (begin: () => unknown) => {
    try {
      begin();
    } catch (cause) {
      return (cause as { code: string }).code;
    }
    return assert.fail('it began');
  };

  it('are 16 for one address beside others, two for each further address, and 32 in all', () => {
    const places = createBatchPlaces();
    const own = Array.from({ length: 16 }, () => places.begin('192.0.2.1'));
    assert.equal(
      code(() => places.begin('192.0.2.1')),
      'rate_limited',
    );
    for (let other = 2; other <= 9; other += 1)
      for (let place = 0; place < 2; place += 1) places.begin(`192.0.2.${other}`);
    assert.equal(
      code(() => places.begin('192.0.2.99')),
      'unavailable',
    );
    own[0]?.();
    places.begin('192.0.2.99');
  });
});

describe('the turns of batches', () => {
  it('are taken by one request of a batch at a time, and by all batches of a caller as their share', async () => {
    const turns = createTurns({ ...BATCH_TURNS, countsMs: 60_000 });
    let running = 0;
    let most = 0;
    const order: string[] = [];
    const ends: (() => void)[] = [];
    const batch = (holder: string) =>
      answerBatch(pings(2), 'json', {
        holder,
        address: '192.0.2.1',
        hasEffect: () => true,
        unavailable: () => null,
        // Any number of batches at once.
        places: { begin: () => () => {} },
        turns,
        webRequest: () =>
          new Request('http://agent/mcp', {
            method: 'POST',
            headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
          }),
        async answer({ id }) {
          order.push(holder);
          running += 1;
          most = Math.max(most, running);
          await new Promise<void>((resolve) => ends.push(resolve));
          running -= 1;
          return Buffer.from(JSON.stringify({ jsonrpc: '2.0', id, result: {} }));
        },
        failed: (cause) => assert.fail(String(cause)),
      }).then((response) => response.text());
    const greedy = Array.from({ length: 50 }, () => batch('greedy'));
    while (order.length < BATCH_TURNS.perShare) await sleep(1);
    const other = batch('other');
    while (!order.includes('other')) await sleep(1);
    assert.equal(running, BATCH_TURNS.atOnce);
    assert.lengthOf(
      order.filter((holder) => holder === 'greedy'),
      BATCH_TURNS.perShare,
    );
    let isOver = false;
    const all = Promise.all([...greedy, other]).then(() => {
      isOver = true;
    });
    for (; !isOver; await sleep(0)) ends.shift()?.();
    await all;
    assert.isAtMost(most, BATCH_TURNS.atOnce);
    assert.lengthOf(order, 102);
  });
});
