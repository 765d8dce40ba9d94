import { assert } from 'chai';
import { MOST_FOLLOWERS } from '../../src/agent-doors/a2a/runs.ts';
import { BATCH_TURNS } from '../../src/agent-doors/mcp/batch.ts';
import { JOB_LANES, LANES } from '../../src/domain/jobs.ts';
import { createSlots } from '../../src/domain/limits.ts';
import { SNAPSHOT_LIMITS } from '../../src/http/authorizations-snapshot.ts';
import { STREAM_LIMITS } from '../../src/http/feed/streams.ts';
import { createTurns, type TurnRules } from '../../src/infra/turns.ts';
import { AUTHORIZATION_TURNS } from '../../src/live/authorization/authorization-looks.ts';
import { FILE_TURNS } from '../../src/live/live.ts';
import { SIGNER_TURNS } from '../../src/live/signers/signer-reads.ts';
import { PROBE_LIMITS } from '../../src/outside/agents/public-probes.ts';
import { PRODUCT_FEED_TURNS } from '../../src/outside/catalogs/catalog-feed.ts';
import { MEDIA_TURNS } from '../../src/outside/creatives/inspect-media.ts';
import { OUTSIDE_TURNS } from '../../src/outside/outside.ts';
import { JUDGE_TURNS } from '../../src/outside/publishers/adagents.ts';
import { CREATE_TURNS } from '../../src/outside/publishers/create-file.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { madeUp } from '../support/made-up-job.ts';

type Asked = { readonly share: string; readonly site: string };
/** A pool under one scenario: work is asked for, runs when the pool lets it, and ends when the test says so. */
type Pool = {
  ask(asked: Asked): Promise<void>;
  /** Who runs now, in the order of beginning. */
  running(): Promise<readonly string[]>;
  /** Ends the work that has run longest. */
  endOne(): Promise<void>;
};

const MANY = 1_000;
const settled = () => new Promise((resolve) => setImmediate(resolve));

function turnsPool(rules: TurnRules): Pool {
  const turns = createTurns(rules);
  const held: { share: string; end: () => void }[] = [];
  return {
    async ask(asked) {
      turns.take(asked).then(
        (end) => held.push({ share: asked.share, end }),
        () => undefined,
      );
      await settled();
    },
    running: async () => held.map(({ share }) => share),
    async endOne() {
      held.shift()?.end();
      await settled();
    },
  };
}

function slotsPool(total: number): Pool {
  const slots = createSlots(total);
  const held: string[] = [];
  return {
    async ask({ share }) {
      if (slots.enter(share) === 'entered') held.push(share);
    },
    running: async () => held,
    async endOne() {
      const first = held.shift();
      if (first !== undefined) slots.leave(first);
    },
  };
}

function lanePool(store: TestStore, lane: (typeof LANES)[number]): Pool {
  const { atOnce, ...shares }: { atOnce: number; perShare: number; perSite?: number } = JOB_LANES[lane];
  const running: { id: string; share: string; worker: string; attempts: number }[] = [];
  let asked = 0;
  const kind = `kind of ${lane}`;
  const claim = async () => {
    const limit = atOnce - running.length;
    const lanes = [{ lane, limit, ...shares }];
    const claimed = await store.transaction((tx) =>
      tx.jobs.claim({ kinds: [kind], worker: 'w', now: new Date(asked), leaseMs: 1e9, limit, lanes }),
    );
    running.push(...claimed);
  };
  return {
    async ask({ share, site }) {
      asked += 1;
      const job = madeUp({ kind, lane, share, site, payload: {}, runAt: new Date(asked), maxAttempts: 1 });
      await store.transaction((tx) => tx.jobs.enqueue(job));
    },
    async running() {
      // A claim admits only so many due jobs.
      do await claim();
      while (await store.primary.jobs.hasUnadmitted(new Date(asked)));
      await claim();
      return running.map(({ share }) => share);
    },
    async endOne() {
      const first = running.shift();
      if (first !== undefined) await store.transaction((tx) => tx.jobs.finish(first, new Date(asked)));
    },
  };
}

const GREEDY: Readonly<Record<string, (at: number) => Asked>> = {
  'one owner with work about many sites': (at) => ({ share: 'greedy', site: `s${at}.example` }),
  'many host names of one site': (at) => ({ share: `owner ${at % 3}`, site: 'greedy.example' }),
};

/** Writes that wait for the only writer of SQLite. */
function writerPool(store: TestStore): Pool {
  const running: { share: string; end: () => void }[] = [];
  const write = (share: string) => () =>
    store.transaction(() => new Promise<void>((end) => running.push({ share, end })));
  return {
    async ask({ share }) {
      store.inShareOf(share, write(share)).catch(() => undefined);
      await settled();
    },
    running: async () => running.map(({ share }) => share),
    async endOne() {
      running.shift()?.end();
      await settled();
    },
  };
}

/** Works of others that may end before the first work of somebody else begins. */
const MOST_BEFORE = 1;

function isShared(name: string, open: () => Pool, scenarios = Object.keys(GREEDY), many = MANY): void {
  for (const scenario of scenarios)
    it(`${name} serve somebody else at once beside ${scenario}`, async () => {
      const pool = open();
      for (let at = 0; at < many; at += 1) await pool.ask(GREEDY[scenario]?.(at) ?? assert.fail());
      await pool.running();
      await pool.ask({ share: 'else', site: 'else.example' });
      let ended = 0;
      for (; !(await pool.running()).includes('else'); ended += 1) {
        assert.isBelow(ended, MOST_BEFORE, 'somebody else still waits');
        await pool.endOne();
      }
    });
}

describe('pools that callers share', () => {
  const { atOnce, perCaller: perShare } = PROBE_LIMITS;
  const pools: Readonly<Record<string, TurnRules>> = {
    'turns of calls for tasks': OUTSIDE_TURNS,
    'turns of files of domains': FILE_TURNS,
    'turns of authorizations': AUTHORIZATION_TURNS,
    'turns of key sets of signers': SIGNER_TURNS,
    'turns of probes': { atOnce, perShare, mostWaiting: 0 },
    'threads that judge files': JUDGE_TURNS,
    'threads that read feeds': PRODUCT_FEED_TURNS,
    'threads that inspect media': MEDIA_TURNS,
  };
  for (const [name, rules] of Object.entries(pools)) isShared(name, () => turnsPool(rules));
  // These ask no other host.
  const bySlots = ['one owner with work about many sites'];
  isShared('threads that write files', () => turnsPool(CREATE_TURNS), bySlots);
  isShared('requests of batches', () => turnsPool(BATCH_TURNS), bySlots);
  const slots = {
    'streams of the feed': STREAM_LIMITS.maxStreams,
    'streams that follow tasks': MOST_FOLLOWERS,
    'snapshots of authorizations': SNAPSHOT_LIMITS.atOnce,
  };
  for (const [name, total] of Object.entries(slots))
    isShared(name, () => slotsPool(total), bySlots, total * 2);

  for (const engine of engines)
    describe(`on ${engine.name}`, () => {
      let store: TestStore;
      beforeEach(async () => {
        store = await engine.open();
      });
      afterEach(() => store.drop());
      for (const lane of LANES.filter((one) => one !== 'local'))
        isShared(`jobs of ${lane}`, () => lanePool(store, lane));
      isShared('jobs of local', () => lanePool(store, 'local'), bySlots);
    });

  for (const engine of engines.filter(({ name }) => name === 'sqlite'))
    describe(`that wait for the writer of ${engine.name}`, () => {
      let store: TestStore;
      let pool: Pool;
      beforeEach(async () => {
        // The transactions of this pool wait for the test.
        store = await engine.open({ onYield: () => undefined });
        pool = writerPool(store);
      });
      afterEach(async () => {
        for (; (await pool.running()).length > 0; ) await pool.endOne();
        await store.drop();
      });
      isShared('writes', () => pool, bySlots);
    });
});
