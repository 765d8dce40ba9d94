import { InvalidArgumentError, Option } from 'commander';
import { MirrorError } from './fault.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

/**
 * What a mirror takes of a registry at most: without bounds a hostile one fills memory and disks, or holds a mirror for
 * ever. Each is an option of the command, and a refusal names it.
 */
const BOUNDS = {
  requestSeconds: ['max-request-seconds', 60, 'seconds of one request with its answer'],
  // A registry makes its first dump when it has started, and a large one takes long.
  waitSeconds: [
    'max-wait-seconds',
    6 * 3_600,
    'seconds of waiting for a registry that is away, for a dump, or for an entry of the log',
  ],
  partSeconds: ['max-part-seconds', 6 * 3_600, 'seconds in which a part of a dump must have come'],
  dumpSeconds: ['max-dump-seconds', 72 * 3_600, 'seconds in which all parts of a dump must have come'],
  updateSeconds: ['max-update-seconds', 24 * 3_600, 'seconds in which update must have all changes'],
  answerBytes: ['max-answer-bytes', MIB, 'bytes of an answer about the log'],
  manifestBytes: ['max-manifest-bytes', 8 * MIB, 'bytes of the manifest of a dump'],
  pageBytes: ['max-page-bytes', 64 * MIB, 'bytes of a page of events or of brands'],
  tileBytes: ['max-tile-bytes', 4 * MIB, 'bytes of a tile of the log'],
  parts: ['max-parts', 10_000, 'parts of a dump'],
  records: ['max-records', 200_000_000, 'records of a dump'],
  partBytes: ['max-part-bytes', GIB, 'bytes of one part of a dump'],
  partTextBytes: ['max-part-text-bytes', 2 * GIB, 'bytes of one part when it is unpacked'],
  dumpBytes: ['max-dump-bytes', 64 * GIB, 'bytes of all parts of a dump'],
  dumpTextBytes: ['max-dump-text-bytes', 512 * GIB, 'bytes of all parts when they are unpacked'],
  // A publisher may have a file of 20 MiB, and one property in it.
  lineBytes: ['max-line-bytes', 64 * MIB, 'bytes of one record'],
  changeBytes: [
    'max-change-bytes',
    512 * MIB,
    'bytes of the records that changed after a dump, which verify holds in memory, and of those requested whole after a page of events',
  ],
  freeBytes: ['min-free-bytes', 512 * MIB, 'bytes that stay free on the disk'],
} as const satisfies Record<string, readonly [flag: string, standard: number, words: string]>;

export type BoundName = keyof typeof BOUNDS;
export type Bounds = Readonly<Record<BoundName, number>>;

const NAMES = Object.keys(BOUNDS) as BoundName[];

export const DEFAULT_BOUNDS = Object.fromEntries(NAMES.map((name) => [name, BOUNDS[name][1]])) as Bounds;

const memberOf = (flag: string): string => flag.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** An option for each bound; the environment has it as `MIRROR_MAX_PART_BYTES`. */
export const boundOptions = (): Option[] =>
  NAMES.map((name) => {
    const [flag, standard, words] = BOUNDS[name];
    return new Option(`--${flag} <number>`, `${flag.startsWith('min') ? 'least' : 'most'} ${words}`)
      .env(`MIRROR_${flag.replaceAll('-', '_').toUpperCase()}`)
      .default(standard)
      .argParser(wholeNumber);
  });

/** @throws {InvalidArgumentError} for a text that is no whole number */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('Use a whole number.');
  return value;
}

/** The bounds among the options of a command. */
export const boundsOf = (given: Readonly<Record<string, unknown>>): Bounds =>
  Object.fromEntries(NAMES.map((name) => [name, Number(given[memberOf(BOUNDS[name][0])])])) as Bounds;

/** The refusal of what is beyond a bound. */
export function beyond(bounds: Bounds, name: BoundName, what: string): MirrorError {
  const [flag, , words] = BOUNDS[name];
  const [kind, mend] = flag.startsWith('min') ? ['least', 'lower'] : ['most', 'raise'];
  return new MirrorError(
    `${what}; --${flag} (${kind} ${words}) is ${bounds[name]}: ${mend} it if you trust the registry.`,
  );
}

/** Whether the seconds of a bound are over, from now on. */
export function timeOf(bounds: Bounds, name: BoundName): () => boolean {
  const until = performance.now() + bounds[name] * 1_000;
  return () => performance.now() >= until;
}

/** @throws {MirrorError} when a number is above a bound */
export function checkBound(bounds: Bounds, name: BoundName, value: number, what: string): void {
  if (value > bounds[name]) throw beyond(bounds, name, `${what} has ${value} ${BOUNDS[name][2]}`);
}
