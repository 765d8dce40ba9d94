import { gt, valid } from 'semver';

const UNRELEASED = '## Unreleased';

/** A release that cannot be made, with what has to be done first. */
export class ReleaseError extends Error {}

export type Release = {
  /** The notes of all releases, with the new one. */
  readonly notes: string;
  /** What changed in the new one, without its heading. */
  readonly changes: string;
};

/**
 * Moves what is listed as unreleased below a heading for the new version.
 *
 * @param notes text of RELEASES.md
 * @param current version of package.json
 * @param date day of the release, `YYYY-MM-DD`
 * @param lastMigration name of the newest migration: a test compares those of the next release with the tables up to it
 * @throws {ReleaseError} when the version is no semantic version above the current one, or nothing changed
 */
export function releaseNotes(
  notes: string,
  {
    version,
    current,
    date,
    lastMigration,
  }: { version: string; current: string; date: string; lastMigration: string },
): Release {
  if (valid(version) !== version)
    throw new ReleaseError(`VERSION is "${version}": give a semantic version such as 1.4.0 or 2.0.0-rc.1`);
  if (!gt(version, current))
    throw new ReleaseError(`VERSION is ${version}: it must be above ${current}, the version of package.json`);
  const start = notes.indexOf(`\n${UNRELEASED}\n`);
  if (start === -1)
    throw new ReleaseError(`RELEASES.md has no heading "${UNRELEASED}": add it above the newest release`);
  const after = start + UNRELEASED.length + 2;
  const next = notes.indexOf('\n## ', after);
  const end = next === -1 ? notes.length : next;
  const changes = notes.slice(after, end).trim();
  if (changes === '')
    throw new ReleaseError(`RELEASES.md lists nothing under "${UNRELEASED}": write what an operator notices`);
  const heading = `## ${version} (${date})`;
  const sources = `Tag \`v${version}\`, with the migrations up to \`${lastMigration}\`.`;
  return {
    notes: `${notes.slice(0, after)}\n${heading}\n\n${sources}\n\n${changes}\n${notes.slice(end)}`,
    changes,
  };
}
