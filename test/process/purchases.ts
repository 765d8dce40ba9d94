import { setTimeout as sleep } from 'node:timers/promises';

/** A caller that buys again and again, each time with a key of its own, and repeats what it got no answer to. */
export type Purchases = {
  /** The buy of each key that was acknowledged. */
  readonly bought: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
  /** Calls that were made again, because their connection broke or they were asked to come back. */
  repeated(): number;
  /** Sends every acknowledged purchase once more; the keys that got another buy than before. */
  doubled(): Promise<string[]>;
  stop(): Promise<void>;
};

const PAUSE_MS = 50;
const END_AFTER_MS = 10 * 86_400_000;
const BRAND = { domain: 'upgrade.example' };
const ACCOUNT = { brand: BRAND, operator: 'agency.example', sandbox: true };

export function startPurchases(origin: string): Purchases {
  const bought = new Map<string, string>();
  const faults: string[] = [];
  const end = new Date(Date.now() + END_AFTER_MS).toISOString();
  let isOver = false;
  let repeated = 0;

  /** The buy; undefined when the call has to be made again. */
  async function purchase(key: string): Promise<string | undefined> {
    const response = await fetch(`${origin}/mcp`, callOf(key, end)).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (response === undefined || text === undefined || response.status === 503) return;
    const id = /media_buy_id\\?":\\?"([^"\\]+)/.exec(text)?.[1];
    if (id === undefined && !text.includes('SERVICE_UNAVAILABLE'))
      throw new Error(`${key}: ${response.status} ${text}`);
    return id;
  }
  async function untilBought(key: string): Promise<string> {
    for (;;) {
      const id = await purchase(key);
      if (id !== undefined) return id;
      repeated += 1;
      await sleep(PAUSE_MS);
    }
  }

  const looping = (async () => {
    for (let number = 0; !isOver && faults.length === 0; number += 1) {
      const key = `purchase-under-upgrade-${number}`;
      try {
        bought.set(key, await untilBought(key));
      } catch (cause) {
        faults.push(String(cause));
      }
      await sleep(PAUSE_MS);
    }
  })();
  return {
    bought,
    faults,
    repeated: () => repeated,
    async doubled() {
      const other: string[] = [];
      for (const [key, id] of bought) if ((await untilBought(key)) !== id) other.push(key);
      return other;
    },
    async stop() {
      isOver = true;
      await looping;
    },
  };
}

/** A purchase of inventory that is auctioned, of which there is always some. */
const callOf = (key: string, end: string): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json',
    authorization: 'Bearer demo-purchases',
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: 'create_media_buy',
      arguments: {
        idempotency_key: key,
        account: ACCOUNT,
        brand: BRAND,
        start_time: 'asap',
        end_time: end,
        packages: [
          {
            product_id: 'network_display',
            pricing_option_id: 'cpm_usd_auction',
            budget: 500,
            bid_price: 2.5,
          },
        ],
      },
    },
  }),
});
