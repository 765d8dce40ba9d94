import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { assert } from 'chai';
import { type Coding, readBody } from '../../../src/infra/fetcher/message.ts';

const MOST = 2 * 1024 * 1024;

describe('reading a body', () => {
  const zeros = Buffer.alloc(16 * 1024 * 1024);
  for (const [coding, packed] of [
    ['gzip', gzipSync(zeros)],
    ['deflate', deflateSync(zeros)],
    ['br', brotliCompressSync(zeros)],
  ] satisfies [Coding, Buffer][]) {
    it(`stops decoding ${coding} when the time is over, although all bytes are there`, async () => {
      const ending = new AbortController();
      const reason = new Error('over');
      const limits = { maxBytes: 2 * zeros.length, excess: 'refuse', received: () => 0 } as const;
      const read = readBody(Readable.from([packed]), coding, { ...limits, signal: ending.signal });
      setImmediate(() => ending.abort(reason));
      assert.equal(await read.catch((cause: unknown) => cause), reason);
    });
  }

  const ending = new AbortController();
  const limits = { received: () => 0, signal: ending.signal };
  const chunks = () =>
    Readable.from([1, 300_000, 7].map((length, index) => Buffer.alloc(length, `${index}`)));
  const whole = Buffer.concat([1, 300_000, 7].map((length, index) => Buffer.alloc(length, `${index}`)));
  for (const isShared of [false, true]) {
    const memory = isShared ? 'memory that threads share' : 'memory of its own';
    it(`gathers chunks in ${memory}`, async () => {
      const read = await readBody(chunks(), 'identity', {
        ...limits,
        isShared,
        maxBytes: 300_008,
        excess: 'refuse',
      });
      assert.equal(read.buffer instanceof SharedArrayBuffer, isShared);
      assert.isTrue(whole.equals(read));
      const empty = await readBody(Readable.from([]), 'identity', {
        ...limits,
        isShared,
        maxBytes: 9,
        excess: 'refuse',
      });
      assert.equal(empty.length, 0);
    });

    it(`refuses the first byte too much, or keeps what fits, in ${memory}`, async () => {
      const most = { ...limits, isShared, maxBytes: 300_007 };
      const refused = readBody(chunks(), 'identity', { ...most, excess: 'refuse' });
      assert.match(String(await refused.catch((cause: unknown) => cause)), /larger than 300007 bytes/);
      const cut = await readBody(chunks(), 'identity', { ...most, excess: 'cut' });
      assert.isTrue(whole.subarray(0, 300_007).equals(cut));
    });
  }

  it('frees the memory of a chunk when the next comes from another, and never what it shares with others', async () => {
    const lengths = [96 * 1024, Buffer.poolSize, 64 * 1024, 64 * 1024];
    const memory = lengths.map((length, index) => Buffer.alloc(length, index));
    const [first, second, third, last] = memory as [Buffer, Buffer, Buffer, Buffer];
    const pooled = Buffer.from('a text in the pool');
    const beside = Buffer.from('of somebody else');
    assert.equal(pooled.buffer, beside.buffer);
    const parts = [first.subarray(0, 10), first.subarray(10), pooled, second, third, last];
    const expected = Buffer.concat(parts);
    const read = await readBody(Readable.from(parts), 'identity', {
      ...limits,
      maxBytes: MOST,
      excess: 'refuse',
    });
    assert.isTrue(expected.equals(read));
    assert.deepEqual(
      memory.map(({ length }) => length),
      [0, 0, 0, 64 * 1024],
    );
    assert.equal(beside.toString(), 'of somebody else');
  });

  for (const [coding, pack] of [
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] satisfies [Coding, (content: Buffer) => Buffer][])
    it(`reads all of a long body in ${coding} that came in many pieces`, async () => {
      const content = randomBytes(1024 * 1024);
      const packed = pack(content);
      const pieces = Array.from({ length: Math.ceil(packed.length / 50_000) }, (_, index) =>
        Buffer.from(Uint8Array.from(packed.subarray(50_000 * index, 50_000 * (index + 1))).buffer),
      );
      const read = await readBody(Readable.from(pieces), coding, {
        ...limits,
        maxBytes: MOST,
        excess: 'refuse',
      });
      assert.isTrue(content.equals(read));
    });
});
