import { assert } from 'chai';
import { createSharedPages, type StreamPage } from '../../../src/http/feed/tail.ts';
import { rejects } from '../../support/rejects.ts';

const page = (change: Partial<StreamPage> = {}): StreamPage => ({
  frame: Buffer.from('frame'),
  cursor: 'p5',
  hasMore: false,
  ...change,
});
const settled = () => new Promise((resume) => setImmediate(resume));

describe('shared pages', () => {
  let made = 0;
  const maker = (result: StreamPage) => async () => {
    made += 1;
    return result;
  };
  beforeEach(() => {
    made = 0;
  });

  it('are made once for all who stand at the same place', async () => {
    const pages = createSharedPages();
    const asked = await Promise.all(
      ['k', 'k', 'other', 'k'].map((key) => pages.find(key, 'p5', maker(page()))),
    );
    assert.equal(made, 2);
    assert.strictEqual(asked[0], asked[3]);
    await settled();
    await pages.find('k', 'p5', maker(page()));
    assert.equal(made, 2);
  });

  it('are made anew when the feed has moved, unless they are full', async () => {
    const pages = createSharedPages();
    await pages.find('end', 'p5', maker(page()));
    await pages.find('full', 'p5', maker(page({ hasMore: true })));
    await settled();
    await pages.find('end', 'p6', maker(page({ cursor: 'p6' })));
    await pages.find('full', 'p6', maker(page()));
    assert.equal(made, 3);
  });

  it('are not kept when they end before the place where the feed is', async () => {
    const pages = createSharedPages();
    await pages.find('k', 'p5', maker(page({ frame: null, cursor: 'p4' })));
    await settled();
    await pages.find('k', 'p5', maker(page()));
    assert.equal(made, 2);
  });

  it('are not kept when they could not be made', async () => {
    const pages = createSharedPages();
    await rejects(pages.find('k', 'p5', () => Promise.reject(new Error('no'))));
    await settled();
    assert.deepEqual(await pages.find('k', 'p5', maker(page())), page());
  });

  it('leave when there are too many bytes', async () => {
    const pages = createSharedPages();
    const big = page({ frame: Buffer.alloc(20 * 1024 * 1024), hasMore: true });
    await pages.find('one', 'p5', maker(big));
    await settled();
    await pages.find('two', 'p5', maker(big));
    await settled();
    await pages.find('two', 'p5', maker(big));
    assert.equal(made, 2);
    await pages.find('one', 'p5', maker(big));
    assert.equal(made, 3);
  });
});
