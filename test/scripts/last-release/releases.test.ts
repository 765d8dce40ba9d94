import { assert } from 'chai';
import { lastRelease } from '../../../scripts/last-release/releases.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const notes = (...sections: string[]) => `# Releases\n\nText.\n\n${sections.join('\n\n')}\n`;
const UNRELEASED = '## Unreleased\n\n- **Start**: faster.';

describe('the last release in the notes', () => {
  it('is the newest one, with the commit of its own section', () => {
    const older = `## 1.0.0\n\nThe first. Its commit \`${COMMIT}\`.`;
    assert.deepEqual(lastRelease(notes(UNRELEASED, '## 1.1.0 (2026-01-15)\n\nMore.', older)), {
      version: '1.1.0',
      commit: null,
    });
    assert.deepEqual(lastRelease(notes(UNRELEASED, older)), { version: '1.0.0', commit: COMMIT });
  });

  it('may be one before the final one, and stand above everything', () => {
    assert.equal(lastRelease(notes('## 2.0.0-rc.1 (2026-01-15)\n\nNew.')).version, '2.0.0-rc.1');
  });

  it('has no commit when the name of one is not whole', () => {
    assert.isNull(lastRelease(notes(UNRELEASED, '## 1.0.0\n\ncommit `0123456`')).commit);
  });

  it('is an error, with the mend, when there is none or a heading is no version', () => {
    assert.throws(() => lastRelease(notes(UNRELEASED)), /lists no release: add a heading/);
    assert.throws(
      () => lastRelease(notes(UNRELEASED, '## The first')),
      /"The first": begin it with the version/,
    );
  });
});
