import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { assert } from 'chai';
import { type Coding, readBody } from '../../../src/infra/fetcher/message.ts';

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
});
