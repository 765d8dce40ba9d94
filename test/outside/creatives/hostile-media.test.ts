import { assert } from 'chai';
import fc from 'fast-check';
import type { SeenMedia } from '../../../src/domain/creatives/seen-media.ts';
import { inspectHead } from '../../../src/outside/creatives/inspect-bytes.ts';
import { inspectInThread } from '../../../src/outside/creatives/inspect-media.ts';
import { assertWithin, LONGEST_TURN, measured } from '../../support/cpu-cost.ts';
import { isWhole } from '../../support/databases.ts';
import { CLAIMS, type Hostile, hostileFile, MEDIA_SEEDS, MOST_LINKS } from '../../support/hostile-media.ts';

const MEGABYTE = 1024 * 1024;
/** What a thread may take of memory: the file, the library, and the most that it is let. */
const MOST_MEMORY = 200 * MEGABYTE;
const LIMITS = { longestMs: 500, mostHeapMb: 64, mostBuffersMb: 48 };
const seeds = Object.keys(MEDIA_SEEDS);

const hostile = (seed: string, largest: number): fc.Arbitrary<Hostile> =>
  fc.record({
    seed: fc.constant(seed),
    claims: fc.array(fc.tuple(fc.nat(120), fc.nat(CLAIMS.length - 1)), { maxLength: 4 }),
    kept: fc.oneof(fc.constant(10_000), fc.nat(200)),
    link: fc.nat(MOST_LINKS - 1),
    size: fc.oneof(fc.constant(0), fc.nat(6_000), fc.constant(largest)),
  });

/** What a file looks like must be true numbers: the answer repeats them. */
function isClear({ type, bytes, ...numbers }: SeenMedia, file: Buffer): void {
  assert.strictEqual(bytes, file.length);
  if (type !== null) assert.match(type, /^[\w.+-]+\/[\w.+-]+$/);
  for (const value of Object.values(numbers))
    assert.isTrue(value >= 0 && value <= Number.MAX_SAFE_INTEGER, String(value));
}

describe('a file that is built to be hard to read', () => {
  before(async () => {
    // The libraries prepare themselves at their first file.
    await inspectHead(Buffer.alloc(10));
  });

  for (const seed of seeds)
    it(`costs the other requests no time when it begins as ${seed}`, async () => {
      await fc.assert(
        fc.asyncProperty(hostile(seed, 600_000), async (made) => {
          const file = hostileFile(made);
          await assertWithin(
            (control) => ({ longest: LONGEST_TURN * control }),
            async () => {
              const { result, longest } = await measured(() => inspectHead(file));
              if (result !== null) isClear(result, file);
              return { longest };
            },
          );
        }),
        { numRuns: isWhole ? 2_000 : 100 },
      );
    });

  // Each takes a thread, which takes time to start.
  for (const seed of seeds)
    it(`is read or given up, within its memory, when it begins as ${seed}`, async () => {
      await assertWithin(
        () => ({ memory: MOST_MEMORY }),
        async () => {
          const before = process.memoryUsage.rss();
          let most = 0;
          const looking = setInterval(() => {
            most = Math.max(most, process.memoryUsage.rss() - before);
          }, 10);
          try {
            await fc.assert(
              fc.asyncProperty(hostile(seed, 4 * MEGABYTE), async (made) => {
                const file = hostileFile(made);
                const seen = await inspectInThread(file, LIMITS).catch((cause: unknown) => String(cause));
                if (typeof seen === 'string')
                  assert.match(seen, /took more than|needed more than|reaching memory limit/);
                else isClear(seen, file);
              }),
              { numRuns: isWhole ? 100 : 3 },
            );
          } finally {
            clearInterval(looking);
          }
          return { memory: most };
        },
      );
    });
});
