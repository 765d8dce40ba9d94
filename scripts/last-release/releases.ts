export type Release = {
  readonly version: string;
  /** Its commit where the notes name one, because it has no tag. */
  readonly commit: string | null;
};

const UNRELEASED = 'Unreleased';
const COMMIT = /\bcommit\s+`([0-9a-f]{40})`/;

/**
 * The newest release in the notes.
 *
 * @param notes text of RELEASES.md, newest first
 * @throws {Error} when no heading below the unreleased changes begins with a version
 */
export function lastRelease(notes: string): Release {
  const [, ...sections] = notes.split(/^## /m);
  for (const section of sections) {
    const [heading = ''] = section.split('\n');
    if (heading.trim() === UNRELEASED) continue;
    const version = /^\d+\.\d+\.\d+\S*/.exec(heading)?.[0];
    if (version === undefined)
      throw new Error(`RELEASES.md has the heading "${heading}": begin it with the version of a release`);
    return { version, commit: COMMIT.exec(section)?.[1] ?? null };
  }
  throw new Error('RELEASES.md lists no release: add a heading such as "## 1.4.0 (2026-01-15)"');
}
