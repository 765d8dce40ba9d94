import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { assert } from 'chai';
import { createPreparedBytes, prepareBytes } from '../../src/infra/prepared-bytes.ts';
import { rejects } from '../support/rejects.ts';

const TEXT = '{"a":"text of some length, which is packed"}\n'.repeat(40);

describe('prepared bytes', () => {
  it('are the text in every coding, each with a tag of its own', async () => {
    const prepared = await createPreparedBytes(1e6).get('a', async () => TEXT);
    assert.equal(prepared?.identity.bytes.toString(), TEXT);
    assert.equal(prepared && gunzipSync(prepared.gzip.bytes).toString(), TEXT);
    assert.equal(prepared && brotliDecompressSync(prepared.br.bytes).toString(), TEXT);
    const tags = Object.values(prepared ?? {}).map(({ etag }) => etag);
    assert.lengthOf(new Set(tags), 3);
    for (const tag of tags) assert.match(tag, /^"[0-9a-f]{32}(-gzip|-br)?"$/);
  });

  it('hold no more memory than their length, so that the limit is that of the memory', async () => {
    for (const text of ['', 'a', TEXT, TEXT.repeat(100)]) {
      const prepared = await prepareBytes(text);
      for (const [coding, { bytes }] of Object.entries(prepared))
        assert.equal(bytes.buffer.byteLength, bytes.length, `${coding} of ${text.length} characters`);
    }
  });

  it('are made once, also for requests that come together', async () => {
    const bytes = createPreparedBytes(1e6);
    let made = 0;
    const make = async () => {
      made += 1;
      return TEXT;
    };
    await Promise.all(Array.from({ length: 20 }, () => bytes.get('a', make)));
    await bytes.get('a', make);
    assert.equal(made, 1);
  });

  it('stay below the limit: those that were not asked for the longest go first', async () => {
    const bytes = createPreparedBytes(3.5 * TEXT.length);
    const made: string[] = [];
    const get = (key: string) =>
      bytes.get(key, async () => {
        made.push(key);
        return TEXT;
      });
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) {
      await get(key);
      assert.isAtMost(bytes.held(), 3.5 * TEXT.length);
    }
    assert.deepEqual(made, ['a', 'b', 'c', 'd', 'b']);
  });

  it('are not kept for what does not exist or cannot be read', async () => {
    const bytes = createPreparedBytes(1e6);
    for (let index = 0; index < 10_000; index += 1)
      assert.isNull(await bytes.get(`no-${index}`, async () => null));
    const failed = await rejects(
      bytes.get('a', async () => {
        throw new Error('disk');
      }),
    );
    assert.equal(failed.message, 'disk');
    assert.equal(bytes.held(), 0);
    assert.isNotNull(await bytes.get('a', async () => TEXT));
  });
});
