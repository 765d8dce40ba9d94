import { expect } from 'chai';
import type { CoreCreativeManifest } from '../../../generated/types/core.ts';
import { judgeManifest, MOST_TAG_CHARACTERS } from '../../../src/domain/creatives/previews.ts';

const manifestOf = (tags: readonly string[]): CoreCreativeManifest => ({
  format_kind: 'video_vast',
  assets: Object.fromEntries(
    tags.map((content, at) => [`tag_${at}`, { asset_type: 'vast', delivery_type: 'inline', content }]),
  ),
});

/** How often the check of a manifest lets other work run, and the messages of its faults. */
function judged(manifest: CoreCreativeManifest): { pauses: number; faults: readonly string[] } {
  const steps = judgeManifest(manifest, undefined, [], 'creative_manifest');
  for (let pauses = 0; ; pauses += 1) {
    const { done, value } = steps.next();
    if (done === true)
      return { pauses, faults: value.ok ? [] : value.refusals.map(({ message }) => message) };
  }
}

const longTag = `<VAST version="4.2">${'x'.repeat(99_900)}</VAST>`;

describe('the check of a manifest before its preview', () => {
  it('pauses after each ad tag', () => {
    for (const count of [0, 1, 4])
      expect(judged(manifestOf(Array(count).fill(longTag))).pauses).equal(count, `${count} tags`);
  });

  it('checks no tag when all tags together are too long', () => {
    const { pauses, faults } = judged(manifestOf(Array(19).fill(longTag)));
    expect(pauses).equal(0);
    expect(faults.join()).contain(`longer than ${MOST_TAG_CHARACTERS} characters (${19 * longTag.length})`);
  });

  it('names each tag that a player could not play', () => {
    const { faults } = judged(manifestOf(['<VAST', '<VAST version="9"></VAST>']));
    expect(faults.join('\n'))
      .match(/well-formed/)
      .and.match(/version/);
  });
});
