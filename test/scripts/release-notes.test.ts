import { assert } from 'chai';
import fc from 'fast-check';
import { ReleaseError, releaseNotes } from '../../scripts/release/notes.ts';

const NOTES =
  '# Releases\n\nText.\n\n## Unreleased\n\n- a setting\n- a command\n\n## 1.2.0 (2026-01-15)\n\n- old\n';
const at = (version: string, current = '1.2.0') => ({
  version,
  current,
  date: '2026-02-01',
  lastMigration: '0009-last',
});

describe('release notes', () => {
  it('of a new version hold what was unreleased, above the release before', () => {
    const { notes, changes } = releaseNotes(NOTES, at('1.3.0'));
    assert.equal(changes, '- a setting\n- a command');
    assert.equal(
      notes,
      '# Releases\n\nText.\n\n## Unreleased\n\n## 1.3.0 (2026-02-01)\n\nTag `v1.3.0`, with the migrations up to `0009-last`.\n\n- a setting\n- a command\n\n## 1.2.0 (2026-01-15)\n\n- old\n',
    );
  });

  it('of the first version need no release before', () => {
    const { notes } = releaseNotes('# Releases\n\n## Unreleased\n\n- all of it\n', at('0.2.0', '0.1.0'));
    assert.equal(
      notes,
      '# Releases\n\n## Unreleased\n\n## 0.2.0 (2026-02-01)\n\nTag `v0.2.0`, with the migrations up to `0009-last`.\n\n- all of it\n',
    );
  });

  it('cannot be written twice: nothing is unreleased then', () => {
    const { notes } = releaseNotes(NOTES, at('1.3.0'));
    assert.throws(() => releaseNotes(notes, at('1.4.0', '1.3.0')), ReleaseError, 'lists nothing under');
  });

  it('keep every line of the releases before, whatever they are', () => {
    const line = fc
      .string({ unit: 'binary-ascii', maxLength: 30 })
      .map((text) => `- ${text.replace(/[\r\n]/g, '')}`);
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.array(line, { maxLength: 5 }),
        (fresh, old) => {
          const before = `\n## 1.0.0\n\n${old.join('\n')}\n`;
          const { notes } = releaseNotes(
            `# R\n\n## Unreleased\n\n${fresh.join('\n')}\n${before}`,
            at('2.0.0'),
          );
          assert.isTrue(notes.endsWith(before));
          for (const one of fresh) assert.include(notes, one.trim());
        },
      ),
    );
  });

  const refused: readonly [version: string, current: string, message: string][] = [
    ['1.2.0', '1.2.0', 'must be above 1.2.0'],
    ['1.1.9', '1.2.0', 'must be above 1.2.0'],
    ['1.2.0-rc.1', '1.2.0', 'must be above 1.2.0'],
    ['1.3', '1.2.0', 'give a semantic version'],
    ['v1.3.0', '1.2.0', 'give a semantic version'],
    ['1.3.0; rm -rf', '1.2.0', 'give a semantic version'],
    ['', '1.2.0', 'give a semantic version'],
  ];
  for (const [version, current, message] of refused)
    it(`are refused for version "${version}" after ${current}`, () => {
      assert.throws(() => releaseNotes(NOTES, at(version, current)), ReleaseError, message);
    });

  it('are refused without a heading for what is unreleased', () => {
    assert.throws(() => releaseNotes('# Releases\n', at('1.3.0')), ReleaseError, 'has no heading');
  });
});
