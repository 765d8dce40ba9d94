import { countedValues, FACET_OF, type FacetParameter } from '../../domain/agents/facet-values.ts';
import type { Visibility } from '../../domain/agents/visibility.ts';
import type { Tables } from '../../store/index.ts';

const KEPT_MS = 30_000;

type ValueCount = { readonly parameter: FacetParameter; readonly value: string; readonly count: number };
type Kept = { readonly at: number; readonly counts: Promise<ValueCount[]> };
const kept = new WeakMap<Tables, Map<string, Kept>>();

/** Number of agents for each value of a filter that a reader of these visibilities sees; kept for half a minute. */
export function valueCounts(
  store: Tables,
  visibilities: readonly Visibility[],
  now: Date,
): Promise<ValueCount[]> {
  const known = kept.get(store) ?? new Map<string, Kept>();
  kept.set(store, known);
  const key = visibilities.join(' ');
  const earlier = known.get(key);
  if (earlier !== undefined && now.getTime() - earlier.at < KEPT_MS) return earlier.counts;
  const counts = countNow(store, visibilities);
  known.set(key, { at: now.getTime(), counts });
  counts.catch(() => known.delete(key));
  return counts;
}

async function countNow(store: Tables, visibilities: readonly Visibility[]): Promise<ValueCount[]> {
  const wanted = countedValues.map(({ parameter, value }) => ({ facet: FACET_OF[parameter], value }));
  const found = await store.facetCounts.count(visibilities, wanted);
  const counts = new Map(found.map(({ facet, value, count }) => [`${facet} ${value}`, count]));
  return countedValues.map(({ parameter, value }) => ({
    parameter,
    value,
    count: counts.get(`${FACET_OF[parameter]} ${value}`) ?? 0,
  }));
}
