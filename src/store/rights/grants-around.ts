import type { GrantTerms, RightsGrant } from '../../domain/rights/grant.ts';
import type { Stored } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import type { Engine } from '../engine/dialect.ts';
import { chunksOf, params, statement } from '../engine/statement.ts';

/** Maximum number of grants of one exclusive offering that are read; the number of countries limits them to fewer. */
const MOST_AROUND = 500;
/** Maximum number of grants that one statement reads. */
const AROUND_AT_ONCE = 1000;

export type GrantAround = Pick<RightsGrant, 'buyer' | 'terms' | 'id'>;

type Around = { offerings: string; now: number; limit: number };
type StoredAround = Pick<Stored, 'id' | 'rights_id' | 'buyer' | 'terms'>;
/**
 * The first grants around each of the offerings, by their end. The limit forces one look-up per offering, and the cast
 * gives SQLite the type of the list's values, without which it would read all grants of the offering and sort them.
 */
const aroundText = (engine: Engine, isWanted: string): string => {
  const chosen = 'g.id, g.rights_id, g.buyer, g.terms';
  const first = `rights_id = asked.rights_id and status = 'acquired' and ${isWanted} and ends_at > :now
    order by ends_at limit :limit`;
  return engine === 'postgres'
    ? `select ${chosen} from json_array_elements_text(cast(:offerings as json)) as asked (rights_id)
       cross join lateral (select * from rights_grants where ${first}) as g`
    : `select ${chosen} from (select cast(value as text) as rights_id from json_each(:offerings)) as asked
       cross join rights_grants g on g.rowid in (select rowid from rights_grants where ${first})`;
};
const listAround = statement<Around, StoredAround>((k, engine) =>
  k.raw(aroundText(engine, 'sandbox = 0'), params('offerings', 'now', 'limit')),
);
const listAroundTest = statement<Around & { principal_id: string }, StoredAround>((k, engine) =>
  k.raw(
    aroundText(engine, 'sandbox = 1 and principal_id = :principal_id'),
    params('offerings', 'now', 'limit', 'principal_id'),
  ),
);
/** Reads of the grants that are around offerings. */
export function grantsAround(db: Db) {
  return {
    /**
     * Acquired grants of each offering that have not ended: those of production, or those of the sandbox principal
     * `testOf`. One statement reads all offerings of a page, unless some of them have very many grants.
     */
    async listAround(
      rightsIds: readonly string[],
      now: Date,
      testOf: string | null,
    ): Promise<ReadonlyMap<string, readonly GrantAround[]>> {
      const found = new Map(rightsIds.map((id): [string, GrantAround[]] => [id, []]));
      const read = async (ids: readonly string[], limit: number) => {
        const around = { offerings: JSON.stringify(ids), now: now.getTime(), limit };
        const rows = await (testOf === null
          ? db.all(listAround, around)
          : db.all(listAroundTest, { ...around, principal_id: testOf }));
        for (const id of ids) found.set(id, []);
        for (const { id, rights_id: rightsId, buyer, terms } of rows)
          found.get(String(rightsId))?.push({
            id: String(id),
            buyer: String(buyer),
            terms: JSON.parse(String(terms)) as GrantTerms,
          });
      };
      const ids = [...found.keys()];
      if (ids.length === 0) return found;
      const few = Math.min(MOST_AROUND, Math.max(1, Math.floor(AROUND_AT_ONCE / ids.length)));
      for (const chunk of chunksOf(ids, AROUND_AT_ONCE)) await read(chunk, few);
      const crowded = ids.filter((id) => few < MOST_AROUND && found.get(id)?.length === few);
      for (const chunk of chunksOf(crowded, AROUND_AT_ONCE / MOST_AROUND)) await read(chunk, MOST_AROUND);
      return found;
    },
  };
}
