import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { startService } from './service.ts';
import { milliseconds } from './table.ts';

const TIMES = 7;
const LIMIT = 262_000;
const LARGEST = 10_400_000;
const TOKEN = 'demo-bench';

const call = (name: string, args: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${args}}}`;
const list = (item: string, bytes: number) =>
  Array(Math.floor(bytes / (item.length + 1)))
    .fill(item)
    .join();

const WRONG = call(
  'get_products',
  `{"buying_mode":"wholesale","filters":{"countries":[${list('1', LIMIT)}]}}`,
);
const BLANK = call('get_products', `{"buying_mode":5${' '.repeat(LIMIT)}}`);
const EVENTS = call('log_event', `{"idempotency_key":5,"events":[${list('{"event_id":"e"}', LARGEST)}]}`);

/** Cost of the most expensive body within the limits, and how long other requests wait for it. */
export const worstBody: Scenario = {
  name: 'worst body',
  async run({ databaseUrl }) {
    const service = await startService({ DATABASE_URL: databaseUrl });
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${TOKEN}`,
    };
    async function timed(path: string, init: RequestInit = {}): Promise<number> {
      const started = performance.now();
      await (await fetch(`${service.origin}${path}`, init)).text();
      return performance.now() - started;
    }
    const send = (body: string) => timed('/mcp', { method: 'POST', headers, body });
    async function median(body: string): Promise<number> {
      await send(body);
      const times: number[] = [];
      for (let time = 0; time < TIMES; time += 1) times.push(await send(body));
      return quantile(times, 0.5);
    }
    const blank = await median(BLANK);
    const wrong = await median(WRONG);
    let isOver = false;
    const large = send(EVENTS).finally(() => {
      isOver = true;
    });
    const waits: number[] = [];
    while (!isOver) waits.push(await timed('/healthz'));
    await large;
    await service.stop();
    return [
      {
        what: 'get_products, 256 KB of wrong items to 256 KB of blanks',
        value: `${(wrong / blank).toFixed(1)} times`,
        reach: '< 10 times',
      },
      {
        what: 'another request beside a log_event of 10 MB, longest wait',
        value: milliseconds(Math.max(...waits)),
        reach: '< 100 ms',
      },
    ];
  },
};
