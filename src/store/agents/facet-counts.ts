import type { Facet } from '../../domain/agents/facets.ts';
import type { Visibility } from '../../domain/agents/visibility.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

/** As far as the agents with a value are counted. */
export const MOST_OF_A_VALUE = 1_000;

type Counted = { readonly facet: Facet; readonly value: string; readonly count: number };

// The limit ends each count after so many entries of the index, however many agents have the value.
const count = statement<{ wanted: string; visibilities: string }, Counted>((k, engine) =>
  k.raw(
    `select w.facet, w.value, (select count(*) from (select 1 as one from agent_facets d
       where :visible and d.facet = w.facet and d.value = w.value limit ${MOST_OF_A_VALUE}) counted) as count
     from (:wanted) w`,
    {
      visible: inList(k, engine, 'd.visibility', param('visibilities')),
      wanted: selectRows(k, engine, { facet: 'text', value: 'text' }, param('wanted')),
    },
  ),
);

/** Number of enrolled agents by a value of a filter. */
export function facetCounts(db: Db) {
  return {
    async count(
      visibilities: readonly Visibility[],
      wanted: readonly { readonly facet: Facet; readonly value: string }[],
    ): Promise<Counted[]> {
      const rows = await db.all(count, {
        wanted: JSON.stringify(wanted),
        visibilities: JSON.stringify(visibilities),
      });
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },
  };
}
