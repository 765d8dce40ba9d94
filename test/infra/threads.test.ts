import { assert } from 'chai';
import { inThread, type ThreadLimits } from '../../src/infra/threads.ts';
import { rejects } from '../support/rejects.ts';

const LIMITS: ThreadLimits = { longestMs: 20_000, mostHeapMb: 64, mostBuffersMb: 48 };
const POST = "require('node:worker_threads').parentPort.postMessage";
/** A program of these statements. */
const program = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { createRequire } from 'node:module';const require = createRequire('file:///');${code}`,
    )}`,
  );
const run = (code: string, limits: Partial<ThreadLimits> = {}, signal?: AbortSignal) =>
  inThread<unknown>(program(code), { given: 21 }, { ...LIMITS, ...limits }, signal);

describe('work in a thread', () => {
  it('resolves with what the thread posts first', async () => {
    const given = "require('node:worker_threads').workerData.given";
    assert.equal(await run(`${POST}(${given} * 2); ${POST}('late');`), 42);
  });

  it('may wait for a processor, which a busy machine gives it late', async () => {
    assert.equal(await run(`setTimeout(() => ${POST}('late'), 1_500)`, { longestMs: 1_000 }), 'late');
  });

  const faults: Readonly<
    Record<string, readonly [code: string, limits: Partial<ThreadLimits>, message: RegExp]>
  > = {
    'takes too long': ['for (;;);', { longestMs: 300 }, /more than 300 ms of a processor/],
    'waits for what never comes': ['setInterval(() => {}, 1000);', { longestMs: 100 }, /more than 1000 ms$/],
    'fills its heap': ['const all = []; for (;;) all.push({ a: all.length });', {}, /memory/i],
    'fills buffers beside its heap': [
      'const all = []; for (;;) all.push(Buffer.alloc(1e6, 1));',
      {},
      /more than 48 MB of buffers/,
    ],
    'fills buffers and then only computes': [
      'const all = []; for (let at = 0; at < 100; at += 1) all.push(Buffer.alloc(1e6, 1)); for (;;) all[0][0] += 1;',
      {},
      /more than 48 MB of buffers/,
    ],
    'ends without a result': ['', {}, /without a result/],
    exits: ['process.exit(0)', {}, /without a result/],
    throws: ["throw new Error('broken');", {}, /broken/],
    rejects: ["await Promise.reject(new Error('broken'));", {}, /broken/],
  };
  for (const [what, [code, limits, message]] of Object.entries(faults))
    it(`is given up when it ${what}`, async () => {
      assert.match((await rejects(run(code, limits))).message, message);
    });

  it('ends when nobody waits for it any more', async () => {
    const gone = new AbortController();
    const running = run('for (;;);', {}, gone.signal);
    gone.abort(new Error('gone'));
    assert.equal((await rejects(running)).message, 'gone');
    assert.equal((await rejects(run('for (;;);', {}, gone.signal))).message, 'gone');
  });
});
