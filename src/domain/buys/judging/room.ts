import { TaskError } from '../../refusals/task-error.ts';
import type { WholeBuy } from '../buy-record.ts';
import { judgeRoomForTerms } from '../package-terms.ts';

/** Packages of one buy, also canceled ones. Every read of the buy reads all of them. */
export const MOST_PACKAGES = 1_000;
/** Characters of what the buyer sent about all packages of one buy: twice the largest message. */
export const MOST_DETAILS = 4 * 1024 * 1024;

/** Creatives that all packages of one buy show together. Each is a row of every report of the buy. */
export const MOST_ASSIGNMENTS = 10_000;

/**
 * Packages that one creative of an account may be assigned to, whatever their status: every change of the creative, and
 * every page that lists it, goes through all of them.
 */
export const MOST_PLACES = 5_000;

const ANOTHER = 'Create another media buy for the rest.';

/**
 * Judges whether a buy has room for a change. Each update may be as large as a message, so without this a buy would grow
 * with every one of them. A buy beyond a limit can still become smaller.
 *
 * @throws {TaskError} INVALID_STATE
 */
export function judgeRoom(
  seen: WholeBuy,
  after: WholeBuy,
  asked: { readonly now: Date; fieldOf(packageId: string): string },
): void {
  if (after.packages.length > Math.max(MOST_PACKAGES, seen.packages.length))
    throw new TaskError(
      'INVALID_STATE',
      `A media buy may have at most ${MOST_PACKAGES} packages, canceled ones included; with these it would have ${after.packages.length}.`,
      { field: 'new_packages', suggestion: ANOTHER },
    );
  judgeAssigned(seen, after, 'packages');
  judgeSize(seen, after, asked.fieldOf);
  judgeRoomForTerms(seen, after, asked);
}

/** What a buy with more assignments than it may have is refused with. */
export const tooManyAssigned = (count: number): string =>
  `The packages of a media buy may show at most ${MOST_ASSIGNMENTS} creatives together, one that several show counted for each; with these they would show ${count}.`;

/**
 * Judges whether the packages of a buy may show these creatives.
 *
 * @param field what the request assigns them with
 * @throws {TaskError} INVALID_STATE
 */
export function judgeAssigned(seen: WholeBuy, after: WholeBuy, field: string): void {
  const count = assignedIn(after);
  if (count <= MOST_ASSIGNMENTS || count <= assignedIn(seen)) return;
  throw new TaskError('INVALID_STATE', tooManyAssigned(count), { field, suggestion: ANOTHER });
}

const assignedIn = ({ packages }: WholeBuy): number =>
  packages.reduce((sum, { assignments }) => sum + assignments.length, 0);

function judgeSize(seen: WholeBuy, after: WholeBuy, fieldOf: (packageId: string) => string): void {
  const old = new Map(seen.packages.map(({ id, details }) => [id, details]));
  const before = sizeOf(seen);
  const size = sizeOf(after);
  if (size <= Math.max(MOST_DETAILS, before)) return;
  const grown = after.packages.find(({ id, details }) => details !== old.get(id));
  throw new TaskError(
    'INVALID_STATE',
    `The targeting and the other fields of all packages of a media buy may have at most ${MOST_DETAILS} characters; with these they would have ${size}.`,
    { field: grown === undefined ? 'packages' : fieldOf(grown.id), suggestion: ANOTHER },
  );
}

const sizeOf = ({ packages }: WholeBuy): number =>
  packages.reduce((sum, { details }) => sum + JSON.stringify(details).length, 0);

/** Packages that each creative is newly assigned to. */
export function placesAdded(seen: WholeBuy | null, after: WholeBuy): Map<string, number> {
  const before = new Map(seen?.packages.map((one) => [one.id, one.assignments]));
  const added = new Map<string, number>();
  for (const { id, assignments } of after.packages) {
    const were = before.get(id) ?? [];
    if (were === assignments) continue;
    const known = new Set(were.map(({ creativeId }) => creativeId));
    for (const { creativeId } of assignments)
      if (!known.has(creativeId)) added.set(creativeId, (added.get(creativeId) ?? 0) + 1);
  }
  return added;
}

/**
 * Judges whether creatives may be assigned to as many more packages.
 *
 * @param counts packages that each creative is assigned to
 * @param field what the request assigns them with
 * @throws {TaskError} INVALID_STATE
 */
export function judgeCreativePlaces(
  added: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
  field: string,
): void {
  for (const [id, more] of added) {
    const count = (counts.get(id) ?? 0) + more;
    if (count > MOST_PLACES)
      throw new TaskError(
        'INVALID_STATE',
        `A creative may be assigned to at most ${MOST_PLACES} packages, those of ended media buys included; with these ${JSON.stringify(id)} would have ${count}.`,
        { field, suggestion: 'Sync the creative with another `creative_id`, and assign that one.' },
      );
  }
}
