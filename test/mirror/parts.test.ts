import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { clientError } from '../../client/agent-error.ts';
import { DEFAULT_BOUNDS } from '../../mirror/bounds.ts';
import { downloadPart } from '../../mirror/parts.ts';
import type { Source } from '../../mirror/source.ts';

const PIECE = 2_000;

/** One piece from a place on; then the connection breaks, unless that was all. */
function onePiece(all: Uint8Array, from: number): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream(
    {
      pull(controller) {
        if (isSent) throw clientError('UNREACHABLE', 'The connection broke.');
        isSent = true;
        controller.enqueue(all.subarray(from, from + PIECE));
        if (from + PIECE >= all.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

describe('a part whose transfer breaks at once after each piece', () => {
  it('keeps each piece, though the file is not open before the break', async () => {
    const all = Buffer.from(Array.from({ length: 5 * PIECE }, (_, place) => place % 251));
    const asked: number[] = [];
    const source: Pick<Source, 'stream'> = {
      async stream(_path, { range = '' }) {
        const from = Number(/^bytes=(\d+)-$/.exec(range)?.[1] ?? 0);
        asked.push(from);
        return { body: onePiece(all, from), isPart: from > 0 };
      },
    };
    const folder = mkdtempSync(join(tmpdir(), 'registry-parts-'));
    try {
      const sha256 = createHash('sha256').update(all).digest('hex');
      const part = { name: 'p', bytes: all.length, uncompressed_bytes: 1, sha256 };
      const tools = { source: source as Source, folder, bounds: { ...DEFAULT_BOUNDS, freeBytes: 0 } };
      const file = await downloadPart(tools, 'd', part as Parameters<typeof downloadPart>[2]);
      assert.deepEqual(readFileSync(file), all);
      assert.deepEqual(
        asked,
        [0, 1, 2, 3, 4].map((count) => count * PIECE),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
