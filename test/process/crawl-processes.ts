import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import type { Order } from './crawl-child.ts';

const script = fileURLToPath(new URL('./crawl-child.ts', import.meta.url));

export type Worker = {
  /** Gives an order and waits until it was carried out. */
  order(order: Order): Promise<Record<string, unknown>>;
  /** What it tells beside its answers. */
  onNote(listen: (note: Record<string, unknown>) => void): void;
  close(): Promise<void>;
};

/** Another process on the same database and in the same world. */
export async function startWorker(url: string, hosts: ReadonlyMap<string, string>): Promise<Worker> {
  const child: ChildProcess = fork(script, { execArgv: [] });
  const exited = once(child, 'exit');
  let answer: (message: Record<string, unknown>) => void = () => {};
  let listener: (note: Record<string, unknown>) => void = () => {};
  child.on('message', (message: Record<string, unknown>) => {
    if ('done' in message) answer(message);
    else listener(message);
  });
  const order = (wanted: Order) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      answer = resolve;
      child.once('exit', () => reject(new Error(`the process ended before it could ${wanted.do}`)));
      child.send(wanted);
    });
  await order({ do: 'open', url, hosts: [...hosts] });
  return {
    order,
    onNote: (listen) => {
      listener = listen;
    },
    async close() {
      if (child.connected) child.send({ do: 'close' } satisfies Order);
      const [code] = await exited;
      assert.equal(code, 0);
    },
  };
}
