import { assert } from 'chai';
import { type JudgeUrl, judgeCalledUrls } from '../../../src/domain/refusals/called-url.ts';
import { TaskError } from '../../../src/domain/refusals/task-error.ts';
import { finish } from '../../../src/domain/steps.ts';

const judgeUrl: JudgeUrl = (url) =>
  url.includes('bad') ? { ok: false, message: 'nobody is there' } : { ok: true };

/** The field of the refusal; null when the request may go on. */
function refusedField(calledUrls: readonly string[], args: object, name = 'create_media_buy'): string | null {
  try {
    finish(judgeCalledUrls({ name, calledUrls }, args, judgeUrl));
    return null;
  } catch (error) {
    if (!(error instanceof TaskError)) throw error;
    assert.equal(error.code, 'INVALID_REQUEST');
    return error.detail.field ?? '';
  }
}

describe('URLs of a request that will be called', () => {
  it('are refused at their field, in lists and in maps', () => {
    const path = ['packages.*.creatives.*.assets.*.?asset_type=catalog.url'];
    const asset = { asset_type: 'catalog', url: 'bad' };
    const args = { packages: [{}, { creatives: [{ assets: { image: { url: 'bad' }, 'my feed': asset } }] }] };
    assert.equal(refusedField(path, args), 'packages[1].creatives[0].assets.my feed.url');
  });

  it('are not those of another branch, of another kind of value, or of a prototype', () => {
    const path = ['assets.*.?asset_type=catalog.url', 'hook.url', '*.constructor'];
    for (const args of [
      {
        assets: { a: { asset_type: 'image', url: 'bad' }, b: { url: 'bad' }, c: 'bad', d: null, e: ['bad'] },
      },
      { hook: 'bad' },
      { hook: { url: ['bad'] } },
      { hook: [{ url: 'bad' }] },
      { hook: { url: 7 } },
      {},
    ])
      assert.isNull(refusedField(path, args), JSON.stringify(args));
  });

  it('are left to the entries that fail on their own, and to no others', () => {
    const entry = { accounts: [{ hook: { url: 'bad' } }] };
    const paths = ['accounts.*.hook.url', 'hook.url'];
    assert.isNull(refusedField(paths, entry, 'sync_accounts'));
    assert.equal(refusedField(paths, { ...entry, hook: { url: 'bad' } }, 'sync_accounts'), 'hook.url');
    assert.equal(refusedField(paths, entry, 'list_accounts'), 'accounts[0].hook.url');
  });

  it('are judged in pieces, so that many of them do not hold up other requests', () => {
    const args = { packages: Array.from({ length: 1000 }, () => ({ url: 'good' })) };
    const steps = judgeCalledUrls(
      { name: 'create_media_buy', calledUrls: ['packages.*.url'] },
      args,
      judgeUrl,
    );
    assert.isAtLeast([...steps].length, 10);
  });
});
