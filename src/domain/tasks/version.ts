import { protocol } from '../../../generated/protocol.ts';
import { TaskError } from './task-error.ts';

/** Releases that are served, lowest first (specification, "Versioning"). */
export const RELEASES = ['3.0', '3.1'] as const;
export type Release = (typeof RELEASES)[number];

/**
 * Which form an answer takes where releases differ: callers that pin no release get the specification's, which is
 * mostly that of 3.0 but need not leave out what 3.0 does not know.
 */
export type ReleaseForm = Release | 'specified';

export type Served = { readonly release: Release; readonly form: ReleaseForm };

const CURRENT: Served = { release: '3.1', form: 'specified' };

/** What is served to callers that pin nothing. */
export const NEWEST: Release = CURRENT.release;
/** A release, without a patch level. */
const PIN = /^\d+\.\d+(-[a-zA-Z0-9.-]+)?$/;
const majorOf = (release: string) => Number.parseInt(release, 10);
const minorOf = (release: string) => Number(release.split('.')[1]);
const majors = [...new Set(RELEASES.map(majorOf))];

/**
 * Chooses the release to serve. A release that is not served resolves to the highest one below it of the same major.
 *
 * @param args the arguments of a task; a version field that breaks its schema counts as absent
 * @throws {TaskError} VERSION_UNSUPPORTED with `supported_versions`, `supported_majors` and the field that was sent
 */
export function negotiate(args: Readonly<Record<string, unknown>>, buildVersion: string): Served {
  const pin = textOf(args[protocol.versionField]);
  const major = wholeOf(args[protocol.majorVersionField]);
  const refuse = (message: string): TaskError =>
    new TaskError('VERSION_UNSUPPORTED', message, {
      details: {
        supported_versions: [...RELEASES],
        supported_majors: majors,
        build_version: buildVersion,
        ...(pin === undefined ? {} : { [protocol.versionField]: pin }),
        ...(major === undefined ? {} : { [protocol.majorVersionField]: major }),
      },
    });
  if (major !== undefined && !majors.includes(major)) {
    throw refuse('This agent does not support this major version.');
  }
  // Only clients of release 3.0 name the major version alone; they know its closed shapes.
  if (pin === undefined) return major === undefined ? CURRENT : { ...CURRENT, form: '3.0' };
  if (major !== undefined && majorOf(pin) !== major)
    throw refuse('The two version fields name different major versions: send one of them.');
  const exact = RELEASES.find((release) => release === pin);
  if (exact !== undefined) return { release: exact, form: exact };
  if (pin.includes('-')) {
    // Clients that were built against a pre-release work with the release itself.
    const served = RELEASES.find((release) => pin.startsWith(`${release}-`));
    if (served === undefined) throw refuse('This agent does not support this pre-release.');
    return { release: served, form: served };
  }
  const below = RELEASES.filter(
    (release) => majorOf(release) === majorOf(pin) && minorOf(release) < minorOf(pin),
  ).at(-1);
  if (below === undefined) throw refuse('This agent does not support this release.');
  return { release: below, form: below };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && PIN.test(value) ? value : undefined;
const wholeOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined;

/** The release that arguments ask for, whatever else is wrong with them; the newest where that cannot be told. */
export function releaseAsked(args: unknown): Release {
  const { [protocol.versionField]: pin } = (args ?? {}) as Readonly<Record<string, unknown>>;
  try {
    return negotiate({ [protocol.versionField]: pin }, '').release;
  } catch {
    return NEWEST;
  }
}
