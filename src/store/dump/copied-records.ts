import type { DumpType } from '../../domain/dump/manifest.ts';
import { rowsWithin } from '../../domain/rows-within.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList, selectRows } from '../engine/dialect.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';

/** A record of a mirror: the text of its line in a dump. */
export type CopiedRecord = { readonly kind: DumpType; readonly key: string; readonly line: string };
/** A record that changed, or is gone. */
export type CopiedChange = { readonly kind: DumpType; readonly key: string; readonly line: string | null };

/** Where a mirror stands, and what of it the tables of the registry hold. */
type CopiedState = {
  readonly revision: number;
  /** JSON text of the program that writes the copy. */
  readonly state: string;
};
export type ServedState = {
  readonly generation: number;
  readonly revision: number;
  readonly state: string;
};

/** Steps behind `after`, up to `until`. */
type Steps = { readonly generation: number; readonly after: number; readonly until: number };
type Place = { readonly kind: string; readonly key: string };

const PIECE = 500;
/** Length of the lines of a piece, but for one that is longer by itself: a file of a publisher may make lines of megabytes. */
const PIECE_BYTES = 4 * 1024 * 1024;
const START: Place = { kind: '', key: '' };

const stateNow = statement<Record<string, never>, CopiedState>((k) =>
  k('mirror_state').where('id', 1).select({ revision: 'revision', state: 'state' }),
);
const served = statement<Record<string, never>, ServedState>((k) =>
  k('mirror_served')
    .where('id', 1)
    .select({ generation: 'generation', revision: 'revision', state: 'state' }),
);
const setServed = statement<{ generation: number; revision: number; state: string }, never>((k) =>
  k('mirror_served')
    .insert({
      id: 1,
      generation: param('generation'),
      revision: param('revision'),
      state: param('state'),
    })
    .onConflict('id')
    .merge(),
);
type OfKind = { generation: number; kind: string; key: string };
const keysAfter = statement<OfKind, { key: string; bytes: number }>((k) =>
  k('mirror_records')
    .where({ generation: param('generation'), kind: param('kind') })
    .where('key', '>', param('key'))
    .orderBy('key')
    .limit(PIECE)
    .select('key', k.raw('octet_length(line) as bytes')),
);
const recordsBetween = statement<OfKind & { last: string }, CopiedRecord>((k) =>
  k('mirror_records')
    .where({ generation: param('generation'), kind: param('kind') })
    .where('key', '>', param('key'))
    .where('key', '<=', param('last'))
    .orderBy('key')
    .select('kind', 'key', 'line'),
);
type StepRow = { kind: DumpType; key: string; line: string; revision: number };
const changesAfter = statement<Steps & Place, Omit<StepRow, 'line'> & { bytes: number }>((k) =>
  k.raw(
    `select kind, key, revision, octet_length(line) as bytes from mirror_records
     where generation = :generation and (revision, kind, key) > (:after, :kind, :key) and revision <= :until
     order by revision, kind, key limit ${PIECE}`,
    params('generation', 'after', 'kind', 'key', 'until'),
  ),
);
type LastStep = { last: number; lastKind: string; lastKey: string };
const changesBetween = statement<Omit<Steps, 'until'> & Place & LastStep, StepRow>((k) =>
  k.raw(
    `select kind, key, line, revision from mirror_records
     where generation = :generation and (revision, kind, key) > (:after, :kind, :key)
       and (revision, kind, key) <= (:last, :lastKind, :lastKey)
     order by revision, kind, key`,
    params('generation', 'after', 'kind', 'key', 'last', 'lastKind', 'lastKey'),
  ),
);
type CutRow = { readonly key: string; readonly line: string };
const CUT_TYPES = { key: 'text', line: 'text' } as const;
const putCut = statement<{ rows: string }, never>((k, engine) =>
  k.raw(
    `insert into mirror_cut (${Object.keys(CUT_TYPES).join(', ')}) :rows where true
     on conflict (key) do update set line = excluded.line`,
    { rows: selectRows(k, engine, CUT_TYPES, param('rows')) },
  ),
);
const removeCut = statement<{ keys: string }, never>((k, engine) =>
  k('mirror_cut')
    .where(inList(k, engine, 'key', param('keys')))
    .delete(),
);
const cutRows = statement<{ limit: number }, CutRow>((k) =>
  k('mirror_cut').orderBy('key').limit(numberParam('limit')).select('key', 'line'),
);
// One that came back has a record again, which is found by its step.
const removedAfter = statement<Steps & Place, Omit<StepRow, 'line'>>((k) =>
  k.raw(
    `select kind, key, revision from mirror_removed r
     where generation = :generation and (kind, key) > (:kind, :key)
       and revision > :after and revision <= :until
       and not exists (select 1 from mirror_records m
         where m.generation = r.generation and m.kind = r.kind and m.key = r.key)
     order by kind, key limit ${PIECE}`,
    params('generation', 'after', 'kind', 'key', 'until'),
  ),
);
const forgetRemoved = statement<{ generation: number; revision: number }, never>((k) =>
  k('mirror_removed')
    .where('generation', '<=', param('generation'))
    .where('revision', '<=', param('revision'))
    .delete(),
);

/** Tables of the registry that a mirror fills from its records, those that refer to others first. */
const FILLED = [
  'search_terms',
  'search_words',
  'counts',
  'domain_skeletons',
  'agent_facets',
  'agent_metrics',
  'agent_accreditations',
  'agent_claims',
  'agent_profile_values',
  'agent_profile_ranks',
  'agent_profiles',
  'catalog_agents',
  'agents',
  'authorizations',
  'property_identifiers',
  'properties',
  'mirror_cut',
  'publisher_overviews',
  'publisher_revocations',
  'documents',
  'publishers',
  'brand_agents',
  'brand_properties',
  'brand_logos',
  'brands',
  'organizations',
] as const;
/** Tables without a number for each row on SQLite, by their keys. */
const KEYS: Readonly<Record<string, string>> = {
  search_terms: '(kind, is_start, term, ref)',
  search_words: '(kind, word_end, word)',
};
const DELETED_AT_ONCE = 5_000;
const emptied = FILLED.map((table) =>
  statement<{ limit: number }, never>((k, engine) => {
    const key = KEYS[table];
    if (engine === 'postgres' || key === undefined) return deletePiece(k, engine, table, (rows) => rows);
    const columns = key.slice(1, -1);
    return k.raw(`delete from ${table} where ${key} in (select ${columns} from ${table} limit :limit)`, {
      limit: numberParam('limit'),
    });
  }),
);

/**
 * The records of a mirror, which the program of the mirror writes beside the tables of a registry. No registry has these
 * tables.
 */
export function copiedRecords(db: Db) {
  return {
    state: () => db.one(stateNow, {}),
    served: () => db.one(served, {}),
    setServed: (now: ServedState) => db.run(setServed, { ...now }),

    /** All records of a kind, by key, in pieces. */
    async *all(generation: number, kind: DumpType): AsyncGenerator<CopiedRecord[]> {
      for (let key = ''; ; ) {
        const found = await db.all(keysAfter, { generation, kind, key });
        const last = found[rowsWithin(found, PIECE_BYTES) - 1]?.key;
        if (last === undefined) return;
        yield await db.all(recordsBetween, { generation, kind, key, last });
        key = last;
      }
    },

    /** Records that some steps changed, as they are now, and those that are gone; in pieces, those that are gone first. */
    async *changes(steps: Steps): AsyncGenerator<CopiedChange[]> {
      for (let place = START; ; ) {
        const piece = await db.all(removedAfter, { ...steps, ...place });
        if (piece.length > 0) yield piece.map(({ kind, key }) => ({ kind, key, line: null }));
        const last = piece.at(-1);
        if (last === undefined || piece.length < PIECE) break;
        place = { kind: last.kind, key: last.key };
      }
      for (let at: Place & { after: number } = { ...START, after: steps.after + 1 }; ; ) {
        const found = await db.all(changesAfter, { ...steps, ...at });
        const last = found[rowsWithin(found, PIECE_BYTES) - 1];
        if (last === undefined) return;
        const { generation } = steps;
        const { revision, kind, key } = last;
        yield await db.all(changesBetween, {
          generation,
          ...at,
          last: revision,
          lastKind: kind,
          lastKey: key,
        });
        at = { after: revision, kind, key };
      }
    },

    /** Forgets which records were removed up to a step: the tables do not have them any more. */
    forgetRemoved: (generation: number, revision: number) => db.run(forgetRemoved, { generation, revision }),

    /** Notes properties of which only a part came. */
    async putCut(rows: readonly CutRow[]): Promise<void> {
      if (rows.length > 0) await db.run(putCut, { rows: JSON.stringify(rows) });
    },
    /** Properties that are whole, or gone. */
    async removeCut(keys: readonly string[]): Promise<void> {
      await db.run(removeCut, { keys: JSON.stringify(keys) });
    },
    /** The first properties of which only a part came. */
    cut: (limit: number) => db.all(cutRows, { limit }),

    /** Empties the tables that are filled from the records. */
    async empty(): Promise<void> {
      for (const one of emptied)
        while ((await db.run(one, { limit: DELETED_AT_ONCE })) === DELETED_AT_ONCE) await db.nextTurn();
    },
  };
}
