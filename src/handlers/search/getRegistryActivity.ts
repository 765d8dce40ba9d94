import type { RegistryActivityDay } from '../../../generated/types/registry.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { activityDay, type DayRange, daysUntil, EVENTS_OF_A_DAY } from '../../domain/feed/activity.ts';
import { HOUR_MS } from '../../domain/text/instant.ts';
import type { Tables } from '../../store/index.ts';

const FRESH_FOR_MS = 60_000;
/** After this time nothing is committed any more with an id of a day that is over. */
const SETTLED_AFTER_MS = HOUR_MS;
type Kept = { readonly at: number; readonly counted: Promise<RegistryActivityDay> };
const kept = new WeakMap<Tables, Map<string, Kept>>();

export const getRegistryActivity: ReadHandler<'getRegistryActivity'> = async (_input, { store, now }) => {
  const ranges = daysUntil(now);
  const known = kept.get(store) ?? new Map<string, Kept>();
  kept.set(store, known);
  const wanted = new Set(ranges.map(({ day }) => day));
  for (const day of known.keys()) if (!wanted.has(day)) known.delete(day);
  const days: RegistryActivityDay[] = [];
  // One after the other: each is a short look, and others come between them.
  for (const range of ranges) days.push(await counted(store, known, range, now.getTime()));
  return { body: { days } };
};

function counted(
  store: Tables,
  known: Map<string, Kept>,
  { day, after, before, over }: DayRange,
  at: number,
): Promise<RegistryActivityDay> {
  const earlier = known.get(day);
  if (earlier !== undefined && (at - earlier.at < FRESH_FOR_MS || earlier.at > over + SETTLED_AFTER_MS))
    return earlier.counted;
  const counting = store.events
    .countByType({ after, before, limit: EVENTS_OF_A_DAY + 1 })
    .then((counts) => activityDay(day, counts));
  known.set(day, { at, counted: counting });
  counting.catch(() => known.delete(day));
  return counting;
}
