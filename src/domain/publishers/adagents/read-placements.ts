import { isObject } from '../../json/object.ts';
import type { FileRole } from './file-context.ts';
import type { Projection } from './projection.ts';
import type { JsonObject } from './shapes.ts';

export const MOST_PLACEMENTS = 500;
// Next to 500 short ones, a few that carry whole documents would make an answer that readers refuse.
const MOST_BYTES = 64 * 1024;

/** The placements on a publisher's properties as the file writes them: the first 500, up to 64 KB of JSON. */
export function readPlacements(
  file: JsonObject,
  { properties }: Pick<Projection, 'properties'>,
  role: FileRole,
): JsonObject[] {
  if (!Array.isArray(file.placements)) return [];
  const ids = new Set<unknown>(properties.flatMap(({ propertyId }) => propertyId ?? []));
  const tags = new Set<unknown>(properties.flatMap((property) => property.tags));
  const names = (list: unknown, known: ReadonlySet<unknown>) =>
    Array.isArray(list) && list.some((item) => known.has(item));
  const kept: JsonObject[] = [];
  let bytes = 0;
  for (const placement of file.placements) {
    if (!isObject(placement) || typeof placement.placement_id !== 'string') continue;
    // A manager's file describes the placements of all its publishers.
    const isOwn = names(placement.property_ids, ids) || names(placement.property_tags, tags);
    if (role === 'manager' && !isOwn) continue;
    bytes += Buffer.byteLength(JSON.stringify(placement));
    if (kept.length === MOST_PLACEMENTS || bytes > MOST_BYTES) break;
    kept.push(placement);
  }
  return kept;
}
