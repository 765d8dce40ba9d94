import { setTimeout as sleep } from 'node:timers/promises';

/** Codes of a connection that broke after it was open; one that is refused is a fault. A killed process causes the first. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

const AGAIN_AFTER_MS = 100;

export type Load = {
  /** Answers that no server under change may give, and requests that were lost. */
  readonly faults: readonly string[];
  /** Brands whose accounts were acknowledged. */
  readonly kept: readonly string[];
  answers(): number;
  /** Answers that asked to come back later. */
  away(): number;
  /** Requests whose connection broke after it was open, each of which was made once more. */
  broken(): number;
  /** Throws once there is a fault: who waits for something under this load may wait in vain. */
  check(): void;
  /** Waits until so many more writes are acknowledged; throws at the first fault. */
  moreWrites(count: number): Promise<void>;
  stop(): Promise<void>;
};

/** Requests that are on their way at the same time. */
export const CALLERS = 3;

/** Callers that ask one request after another, until they are stopped. The pauses leave the processor to others. */
export function startLoad(origin: string): Load {
  const faults: string[] = [];
  const kept: string[] = [];
  let answers = 0;
  let away = 0;
  let broken = 0;
  let isOver = false;
  let number = 0;

  async function ask(path: string, init: RequestInit, isAgain = false): Promise<string> {
    try {
      const response = await fetch(`${origin}${path}`, init);
      const text = await response.text();
      const isAway = response.status === 503 && Number(response.headers.get('retry-after')) > 0;
      if (response.status >= 500 && !isAway) faults.push(`${path}: ${response.status} ${text}`);
      if (isAway) away += 1;
      else answers += 1;
      return text;
    } catch (cause) {
      // A server may close a connection that idles while the next request is on its way; every request here may be repeated
      // (RFC 9112, section 9.3.1).
      const code = String(Object(Object(cause).cause).code);
      if (!isAgain && CLOSED.has(code)) {
        broken += 1;
        // A process that is being killed may still take the connection of a request that is made again at once.
        await sleep(AGAIN_AFTER_MS);
        return ask(path, init, true);
      }
      faults.push(`${path}: ${String(cause)} (${code}${isAgain ? ', made again' : ''})`);
      return '';
    }
  }

  async function write(): Promise<void> {
    const domain = `brand${++number}.example`;
    const text = await ask('/mcp', accountCall(domain, number));
    if (text.includes('"isError":true')) {
      if (!text.includes('SERVICE_UNAVAILABLE')) faults.push(text);
    } else if (text.includes('"account_id"')) kept.push(domain);
  }

  const looping = [write, () => ask('/api/search?q=brand', {}), () => ask('/api/registry/agents', {})].map(
    async (work) => {
      while (!isOver) {
        await work();
        await sleep(10);
      }
    },
  );
  const check = () => {
    if (faults.length > 0) throw new Error(`the load has faults: ${faults.join('; ')}`);
  };
  return {
    faults,
    kept,
    check,
    answers: () => answers,
    away: () => away,
    broken: () => broken,
    async moreWrites(count) {
      const enough = kept.length + count;
      while (kept.length < enough) {
        check();
        await sleep(20);
      }
    },
    async stop() {
      isOver = true;
      await Promise.all(looping);
    },
  };
}

/** A call that makes an account for a brand, and may be made again. */
const accountCall = (domain: string, number: number): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json',
    authorization: 'Bearer demo-load',
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: 'sync_accounts',
      arguments: {
        idempotency_key: `upgrade-under-load-${number}`,
        accounts: [{ brand: { domain }, operator: 'agency.example', billing: 'operator' }],
      },
    },
  }),
});
