import {
  countedNames,
  type DeliveredRow,
  type DeliveredSum,
  type RowCounts,
  rowCountsOf,
  UNBILLED,
} from '../../domain/delivery/delivered-rows.ts';
import { DAY_MS, utcDayOf } from '../../domain/text/instant.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList, selectTuples } from '../engine/dialect.ts';
import { chunksOf, jsonParam, param, statement } from '../engine/statement.ts';

const HOUR_KEY = ['package_id', 'part', 'from_at', 'creative_id'];
const VALUES = ['to_at', 'revision', ...countedNames, 'spend_minor', 'principal_id'];
const HOUR = [...HOUR_KEY, ...VALUES];
const SUMS = [...countedNames, 'spend_minor'];
const DAY_KEY = ['package_id', 'part', 'day', 'creative_id'];

const TEXTS: ReadonlySet<string> = new Set(['package_id', 'part', 'creative_id', 'principal_id']);
const typesOf = (names: readonly string[]): ('text' | 'bigint')[] =>
  names.map((name) => (TEXTS.has(name) ? 'text' : 'bigint'));
const replacing = (names: readonly string[]): string =>
  names.map((name) => `${name} = excluded.${name}`).join(', ');
const summed = (of = ''): string =>
  SUMS.map((name) => `cast(sum(${of}${name}) as bigint) as ${name}`).join(', ');

type Changed = { package_id: string; part: string; from_at: number; creative_id: string };

const putHours = statement<{ rows: string }, Changed>((k, engine) =>
  k.raw(
    `insert into delivered_hours (${HOUR.join(', ')}) :rows where true
     on conflict (${HOUR_KEY.join(', ')}) do update set ${replacing(VALUES)}
       where excluded.revision > delivered_hours.revision
     returning ${HOUR_KEY.join(', ')}`,
    { rows: selectTuples(k, engine, typesOf(HOUR), jsonParam('rows')) },
  ),
);
const sumDays = statement<{ rows: string }, never>((k, engine) =>
  k.raw(
    `insert into delivered_days (${[...DAY_KEY, ...SUMS, 'principal_id'].join(', ')})
     with days (${DAY_KEY.join(', ')}) as (:rows)
     select ${DAY_KEY.map((name) => `days.${name}`).join(', ')}, ${summed('hours.')},
       max(hours.principal_id)
     from days join delivered_hours as hours on hours.package_id = days.package_id
       and hours.part = days.part and hours.creative_id = days.creative_id
       and hours.from_at >= days.day and hours.from_at < days.day + ${DAY_MS}
     group by ${DAY_KEY.map((name) => `days.${name}`).join(', ')}
     on conflict (${DAY_KEY.join(', ')}) do update set ${replacing(SUMS)}`,
    { rows: selectTuples(k, engine, typesOf(DAY_KEY), jsonParam('rows')) },
  ),
);

type Span = { ids: string; from: number; to: number };
type Found = RowCounts & {
  package_id: string;
  part: string;
  at: number;
  creative_id: string;
  spend_minor: number | null;
};

/** Rows of packages that begin in a period, as they are or summed to its beginning. */
const reading = (table: string, start: string, isWhole: boolean, ofParts = false) =>
  statement<Span, Found>((k, engine) =>
    k(table)
      .where(inList(k, engine, 'package_id', param('ids')))
      .modify((rows) => (ofParts ? rows.where('part', '>', '') : rows.whereIn('part', ['', UNBILLED])))
      .where(start, '>=', param('from'))
      .where(start, '<', param('to'))
      .select(
        isWhole
          ? k.raw(`package_id, part, creative_id, min(${start}) as at, ${summed()}`)
          : k.raw(`package_id, part, creative_id, ${start} as at, ${SUMS.join(', ')}`),
      )
      .modify((query) => {
        if (isWhole) query.groupBy(['package_id', 'part', 'creative_id']);
        else query.orderBy(['package_id', 'part', start, 'creative_id']);
      }),
  );
const hours = reading('delivered_hours', 'from_at', false);
const hoursTogether = reading('delivered_hours', 'from_at', true);
const days = reading('delivered_days', 'day', false);
const daysTogether = reading('delivered_days', 'day', true);
const partsOfHours = reading('delivered_hours', 'from_at', true, true);
const partsOfDays = reading('delivered_days', 'day', true, true);

// The last day first, because it ends the search for the last hour, and is kept longer than its hours.
const ends = statement<{ ids: string }, { package_id: string; day: number; until: number | null }>(
  (k, engine) => {
    const named =
      engine === 'sqlite' ? 'json_each(?)' : 'json_array_elements_text(cast(? as json)) as ids (value)';
    return k.raw(
      `select package_id, day, (select max(to_at) from delivered_hours as hours
           where hours.package_id = lasts.package_id and hours.part = '' and hours.from_at >= lasts.day) as until
         from (select value as package_id, (select max(day) from delivered_days as days
             where days.package_id = value and days.part = '') as day from ${named}) as lasts
         where day is not null`,
      [jsonParam('ids')],
    );
  },
);

const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'delivered_hours', (rows) =>
    rows.where('from_at', '<', param('before')).orderBy('from_at'),
  ),
);

type Reading = {
  readonly packageIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
  /**
   * `together`: one sum for each package and creative; `parts`: for each part of the totals, without them. What is not
   * billed is a part of its own in every grain.
   */
  readonly grain: keyof typeof READINGS;
};
const READINGS = {
  hour: hours,
  day: days,
  'hours together': hoursTogether,
  'days together': daysTogether,
  'parts of hours': partsOfHours,
  'parts of days': partsOfDays,
};

/** What ad servers delivered: rows of hours, of which the latest are kept, and the sums of days. */
export function deliveredFigures(db: Db) {
  return {
    /**
     * Stores rows; each replaces the row of the same package, part, creative and beginning if its revision is higher.
     *
     * @returns package and beginning of the rows that changed something
     */
    async putAll(rows: readonly DeliveredRow[]): Promise<{ packageId: string; from: Date }[]> {
      const changed: Changed[] = [];
      for (const chunk of chunksOf([...latest(rows).values()])) {
        const found = await db.all(putHours, { rows: JSON.stringify(chunk.map(tupleOf)) });
        changed.push(...found);
        const affected = new Map(
          found.map(({ package_id, part, from_at, creative_id }) => {
            const day = [package_id, part, utcDayOf(new Date(from_at)), creative_id];
            return [JSON.stringify(day), day];
          }),
        );
        if (affected.size > 0) await db.run(sumDays, { rows: JSON.stringify([...affected.values()]) });
        await db.nextTurn();
      }
      return changed.map(({ package_id: packageId, from_at }) => ({ packageId, from: new Date(from_at) }));
    },

    /** Sums of packages in a period, oldest first. A row belongs to the period in which it begins. */
    async sums({ packageIds, from, to, grain }: Reading): Promise<DeliveredSum[]> {
      if (packageIds.length === 0 || from >= to) return [];
      const given = { ids: JSON.stringify(packageIds), from: from.getTime(), to: to.getTime() };
      return (await db.all(READINGS[grain], given)).map(sumFrom);
    },

    /** Ends of the last rows of packages; a package without rows is missing. */
    async countedUntil(packageIds: readonly string[]): Promise<Map<string, Date>> {
      if (packageIds.length === 0) return new Map();
      const found = await db.all(ends, { ids: JSON.stringify(packageIds) });
      return new Map(
        found.map(({ package_id: id, day, until }) => [id, new Date(Number(until ?? Number(day) + DAY_MS))]),
      );
    },

    async prune(before: Date, limit: number): Promise<number> {
      return db.run(prune, { before: before.getTime(), limit });
    },
  };
}

/** The highest revision of each row, because one statement must not change a row twice. */
function latest(rows: readonly DeliveredRow[]): ReadonlyMap<string, DeliveredRow> {
  const kept = new Map<string, DeliveredRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.packageId, row.part, row.from.getTime(), row.creativeId]);
    if ((kept.get(key)?.revision ?? 0) < row.revision) kept.set(key, row);
  }
  return kept;
}

const tupleOf = ({
  packageId,
  part,
  from,
  to,
  creativeId,
  revision,
  counts,
  spendMinor,
  owner,
}: DeliveredRow) => [
  packageId,
  part,
  from.getTime(),
  creativeId,
  to.getTime(),
  revision,
  ...countedNames.map((name) => counts[name]),
  spendMinor,
  owner ?? null,
];

const sumFrom = (found: Found): DeliveredSum => ({
  packageId: found.package_id,
  part: found.part,
  creativeId: found.creative_id,
  from: new Date(found.at),
  counts: rowCountsOf((name) => found[name]),
  spendMinor: found.spend_minor,
});
