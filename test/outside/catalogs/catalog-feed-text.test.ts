import { assert } from 'chai';
import { type ProductFeedShape, readProductFeedText } from '../../../src/domain/catalogs/feed.ts';
import { readProductFeed } from '../../../src/outside/catalogs/catalog-feed.ts';

const LARGE = JSON.stringify(
  Array.from({ length: 2_000 }, (_, at) => ({ id: String(at), price: '1200', note: 'x'.repeat(50) })),
);
const shape: ProductFeedShape = {
  feed_field_mappings: [{ feed_field: 'price', catalog_field: 'amount', transform: 'divide', by: 100 }],
};

describe('reading a large feed', () => {
  it('reads it in a thread as it would be read in place', async () => {
    const read = await readProductFeed(LARGE, shape, 'a');
    assert.deepEqual(read, readProductFeedText(LARGE, shape));
    assert.isTrue(read.ok);
  });

  it('says why one cannot be read', async () => {
    const read = await readProductFeed(`<html>${'<p>x'.repeat(100_000)}`, {}, 'a');
    assert.deepEqual(read, { ok: false, reason: 'is nested too deep.' });
  });

  it('ends with its caller', async () => {
    const gone = new AbortController();
    const reason = new Error('gone');
    const read = readProductFeed(LARGE, {}, 'a', gone.signal);
    gone.abort(reason);
    assert.equal(await read.catch((cause: unknown) => cause), reason);
  });

  it('has one thread at a time for each share, and refuses more than may wait', async () => {
    const asked = Array.from({ length: 20 }, () => readProductFeed(LARGE, {}, 'a'));
    const others = readProductFeed(LARGE, {}, 'b');
    assert.isTrue((await others).ok);
    const reads = await Promise.all(asked);
    const refused = reads.filter(({ ok }) => !ok);
    assert.lengthOf(refused, 3);
    for (const read of refused) assert.match(read.ok ? '' : read.reason, /send the catalog again later/);
  });
});
