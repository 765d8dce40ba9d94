import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import type { Log } from '../../src/infra/log.ts';
import { createMetrics } from '../../src/infra/metrics.ts';
import {
  type JobKind,
  type Outcome,
  type Queue,
  type QueueOptions,
  startQueue,
} from '../../src/infra/queue.ts';
import { newId } from '../../src/infra/random.ts';
import type { Job } from '../../src/store/queue/job-leases.ts';
import type { TestEngine, TestStore } from '../support/databases.ts';
import { type MadeUpJob, madeUp } from '../support/made-up-job.ts';

export const done: Outcome = { kind: 'done', detail: { all: 'well' } };

/** A store with queues on it, each test with a kind of its own and a clock that stands still. */
export type QueueWorld = {
  readonly store: TestStore;
  /** The kind of job of this test. */
  readonly work: string;
  readonly logged: { level: string; message?: string | undefined }[];
  now(): Date;
  advance(ms: number): void;
  /** Told when something was put into the queue. */
  onWrite: () => void;
  /** A queue that looks often, of the one kind of this test. */
  start(kind: JobKind, options?: Partial<QueueOptions>): Queue;
  enqueue(job?: Partial<MadeUpJob>): Promise<string>;
  find(id: string): Promise<Job>;
  until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void>;
  /** Waits until the job is done or failed. */
  ends(id: string): Promise<void>;
  /** Stops what this test started, and makes ready for the next. */
  next(): Promise<void>;
};

export async function openQueueWorld(engine: TestEngine): Promise<QueueWorld> {
  let onWrite = () => {};
  const store = await engine.open({ onWrite: () => onWrite() });
  const queues: Queue[] = [];
  const logged: QueueWorld['logged'] = [];
  let at = 1_000_000;
  let tests = 0;
  const now = () => new Date(at);
  const note = (level: string) => (_fields: object, message?: string) => void logged.push({ level, message });
  const log: Log = { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') };
  const work = () => `work${tests}`;
  const find = async (id: string) => (await store.read.jobs.find(id)) ?? assert.fail('no such job');
  const until: QueueWorld['until'] = async (what, isSo) => {
    for (let tries = 0; !(await isSo()); tries += 1) {
      if (tries > 10_000) assert.fail(`never came: ${what}`);
      await sleep(5);
    }
  };

  return {
    store,
    logged,
    now,
    find,
    until,
    get work() {
      return work();
    },
    set onWrite(told: () => void) {
      onWrite = told;
    },
    advance(ms) {
      at += ms;
    },
    start(kind, options = {}) {
      const queue = startQueue({
        store,
        kinds: { [work()]: kind },
        schedule: {},
        log,
        metrics: createMetrics({ processMetrics: false }),
        now,
        newId,
        lanes: { local: { atOnce: 4, perShare: 4 } },
        leaseMs: 60_000,
        pollMs: 10,
        backoff: { baseMs: 1_000, maxMs: 5_000 },
        ...options,
      });
      queues.push(queue);
      return queue;
    },
    async enqueue(job = {}) {
      const { id } = await store.transaction((tx) =>
        tx.jobs.enqueue(madeUp({ kind: work(), payload: {}, runAt: now(), maxAttempts: 3, ...job })),
      );
      return id;
    },
    ends: (id) => until('its end', async () => /done|failed/.test((await find(id)).status)),
    async next() {
      onWrite = () => {};
      await Promise.all(queues.splice(0).map((queue) => queue.stop(0)));
      logged.length = 0;
      tests += 1;
    },
  };
}
