import { type SearchQuery, type SearchTerm, wordEnds } from '../../domain/search-index/search-text.ts';
import type { Db } from '../engine/database.ts';
import { selectTuples } from '../engine/dialect.ts';
import { lock, lockShared } from '../engine/lock.ts';
import { param, params, type Statement, statement } from '../engine/statement.ts';

export type SearchKind = 'brand' | 'publisher' | 'property' | 'agent';

/**
 * The terms that an entity may have had in the index, and the terms that it has from now on. `ref` is a domain, a
 * property's rid or an agent's URL.
 */
export type SearchChange = { ref: string; before: readonly SearchTerm[]; after: readonly SearchTerm[] };

/** Position in the table of words, in its order. */
export type WordPosition = { end: string; word: string };

/**
 * An entity that the index finds. The caller reads its texts to decide whether, and how well, it matches. Hits of a lower
 * phase come first among those of one kind.
 */
export type SearchHit = { phase: 0 | 1 | 2; term: string; ref: string };
type FoundHit = SearchHit & { kind: SearchKind };

const KINDS: Record<SearchKind, number> = { brand: 1, publisher: 2, property: 3, agent: 4 };
const NAMES = Object.keys(KINDS) as SearchKind[];
// Appended to a prefix, it sorts after every text that begins with the prefix.
const TOP = '\u{10ffff}';
/** Maximum number of words to which a query that begins inside a word is completed. */
const MOST_WORDS = 200;
// Entities share words. The lock keeps an unused word from being deleted while another transaction begins to use it.
const WORDS = 'search_words';

const TERM = ['bigint', 'bigint', 'text', 'text'] as const;
const WORD = ['bigint', 'text', 'text'] as const;
type Rows = { rows: string };
/** Kind, whether the term starts a text, term, and ref. */
type TermRow = readonly [kind: number, isStart: number, term: string, ref: string];
type WordRow = readonly [kind: number, end: string, word: string];

// Without a condition SQLite would parse ON CONFLICT as a part of a join.
const anyRow = (engine: Db['engine']) => (engine === 'sqlite' ? 'where true' : '');
const addTerms = statement<Rows, never>((k, engine) =>
  k.raw(
    `insert into search_terms (kind, is_start, term, ref) :picked ${anyRow(engine)} on conflict do nothing`,
    { picked: selectTuples(k, engine, TERM, param('rows')) },
  ),
);
const removeTerms = statement<Rows, never>((k, engine) =>
  k.raw('delete from search_terms where (kind, is_start, term, ref) in (:picked)', {
    picked: selectTuples(k, engine, TERM, param('rows')),
  }),
);
const addWords = statement<Rows, never>((k, engine) =>
  k.raw(`insert into search_words (kind, word_end, word) :picked ${anyRow(engine)} on conflict do nothing`, {
    picked: selectTuples(k, engine, WORD, param('rows')),
  }),
);
const removeWords = statement<Rows, never>((k, engine) =>
  k.raw('delete from search_words where (kind, word_end, word) in (:picked)', {
    picked: selectTuples(k, engine, WORD, param('rows')),
  }),
);
const USED = [0, 1].map(
  (start) => `(select 1 from search_terms t where t.kind = :kind and t.is_start = ${start}
    and t.term >= w.word and t.term < w.word || :top order by t.term limit 1)`,
);
const wordsAfter = statement<
  WordPosition & { kind: number; limit: number; top: string },
  WordPosition & { used: number }
>((k) =>
  k.raw(
    `select word_end as "end", word, coalesce(${USED.join(', ')}, 0) as used
     from search_words w where kind = :kind and (word_end, word) > (:end, :word)
     order by word_end, word limit :limit`,
    params('kind', 'end', 'word', 'limit', 'top'),
  ),
);

type HitParams = { from: string; to: string; head: string; head_to: string; rest: string; top: string };

const COMPLETED = 'term >= w.word || :rest and term < w.word || :rest || :top';

/**
 * Hits of one kind. Three phases: texts that begin with the query, words that begin with it, and texts that contain it
 * inside a word, completed to whole words.
 *
 * It reads from the words to their terms; the opposite order would read all terms. A cross join fixes this order for
 * SQLite. PostgreSQL reads all terms for a join that it expects to be large, so it gets one index walk per word, in the
 * same order. Terms that begin a text come last in both.
 *
 * Kind and numbers are a part of the text, and so is where a walk ends: PostgreSQL would expect a tenth of the table
 * for a number that it gets later, and plan each run anew for its values. That takes four times as long as the run.
 */
function hitsOfKind(engine: Db['engine'], kind: SearchKind, most: number): string {
  const number = KINDS[kind];
  const words = `select word from search_words
    where kind = ${number} and word_end >= :head and word_end <= :head_to order by word_end, word limit ${MOST_WORDS}`;
  const begun = (isStart: 0 | 1) =>
    `select term, ref from search_terms where kind = ${number} and is_start = ${isStart} and term >= :from and term < :to
     order by term, ref limit ${most}`;
  const holding = (isStart: 0 | 1) =>
    `(select term, ref from search_terms where kind = ${number} and is_start = ${isStart} and ${COMPLETED}
      order by term, ref limit ${most})`;
  const completed = {
    sqlite: `(${words}) as w cross join search_terms as t
       where t.kind = ${number} and t.is_start in (0, 1) and ${COMPLETED}`,
    postgres: `(${words}) as w cross join lateral (${holding(0)} union all ${holding(1)}) as t`,
  };
  return `select '${kind}' as kind, 0 as phase, term, ref from (${begun(1)}) as starts
    union all
    select '${kind}', 1, term, ref from (${begun(0)}) as words
    union all
    select '${kind}', 2, term, ref from (select t.term, t.ref from ${completed[engine]} limit ${most}) as completed`;
}

type Hits = Statement<HitParams, FoundHit>;
type HitsByMost = (most: number) => Hits;

/** A statement for these kinds: the way to a statement takes longer than its work when a query finds little. */
function hitsOf(kinds: readonly SearchKind[]): HitsByMost {
  const made = new Map<number, Hits>();
  return (most) => {
    const known = made.get(most);
    if (known !== undefined) return known;
    const fresh: Hits = statement((k, engine) =>
      k.raw(
        kinds.map((kind) => hitsOfKind(engine, kind, most)).join(' union all '),
        params('from', 'to', 'head', 'head_to', 'rest', 'top'),
      ),
    );
    made.set(most, fresh);
    return fresh;
  };
}

const hitsOfAll = hitsOf(NAMES);
const hitsByKind: Readonly<Record<SearchKind, HitsByMost>> = {
  brand: hitsOf(['brand']),
  publisher: hitsOf(['publisher']),
  property: hitsOf(['property']),
  agent: hitsOf(['agent']),
};

/** The index behind the search. */
export function search(db: Db) {
  return {
    /** Indexes the entities under exactly the terms `after`, in the transaction that changes them. */
    async put(kind: SearchKind, changes: readonly SearchChange[]): Promise<void> {
      const real = changes.filter(({ before, after }) => !sameTerms(before, after));
      const gone = real.flatMap(({ ref, before, after }) => termRows(kind, ref, missingIn(after, before)));
      if (gone.length > 0) await db.run(removeTerms, { rows: JSON.stringify(gone.sort(byTerm)) });
      const held = real.flatMap(({ ref, after }) => termRows(kind, ref, after));
      if (held.length === 0) return;
      await db.run(addTerms, { rows: JSON.stringify(held.sort(byTerm)) });
      await learn(kind, new Set(real.flatMap(({ after }) => after.flatMap(({ word }) => word ?? []))));
    },

    /**
     * Up to `most` hits of each phase, best first.
     *
     * @param most - a constant of the code: the statement is prepared for it
     */
    async find(kind: SearchKind, query: SearchQuery, most: number): Promise<SearchHit[]> {
      return (await db.all(hitsByKind[kind](most), hitParams(query))).sort(byPhase);
    },

    /** The same for all kinds at once, by kind. */
    async findAll(query: SearchQuery, most: number): Promise<Readonly<Record<SearchKind, SearchHit[]>>> {
      const found: Record<SearchKind, SearchHit[]> = { brand: [], publisher: [], property: [], agent: [] };
      for (const hit of await db.all(hitsOfAll(most), hitParams(query))) found[hit.kind].push(hit);
      for (const kind of NAMES) if (found[kind].length > 1) found[kind].sort(byPhase);
      return found;
    },

    /**
     * Deletes words that no entity uses any more, among the next `limit` rows after `after`. Returns the position to
     * continue from, null at the end.
     */
    async pruneWords(
      kind: SearchKind,
      after: WordPosition | null,
      limit: number,
    ): Promise<WordPosition | null> {
      await lock(db, WORDS);
      const { end, word } = after ?? { end: '', word: '' };
      const looked = await db.all(wordsAfter, { kind: KINDS[kind], end, word, limit, top: TOP });
      const unused = looked.filter(({ used }) => used === 0);
      const rows = unused.map((row): WordRow => [KINDS[kind], row.end, row.word]);
      if (rows.length > 0) await db.run(removeWords, { rows: JSON.stringify(rows) });
      const last = looked.at(-1);
      return last === undefined || looked.length < limit ? null : { end: last.end, word: last.word };
    },
  };

  async function learn(kind: SearchKind, words: ReadonlySet<string>): Promise<void> {
    const rows = [...words].flatMap((word) => wordEnds(word).map((end): WordRow => [KINDS[kind], end, word]));
    if (rows.length === 0) return;
    await lockShared(db, WORDS);
    // All transactions insert in the same order, so that two with several new words in common do not deadlock.
    await db.run(addWords, { rows: JSON.stringify(rows.sort(byEnd)) });
  }
}

const hitParams = ({ core, head, rest }: SearchQuery): HitParams => ({
  from: core,
  to: core + TOP,
  head,
  // Text after a word fixes where the word ends. A word that is the whole query may continue.
  head_to: rest === '' ? head + TOP : head,
  rest,
  top: TOP,
});

const termRows = (kind: SearchKind, ref: string, terms: readonly SearchTerm[]): TermRow[] =>
  terms.map(({ term, isStart }) => [KINDS[kind], Number(isStart), term, ref]);

const nameOf = ({ term, isStart }: SearchTerm) => `${isStart} ${term}`;

/** The terms in `wanted` that are not in `held`. */
function missingIn(held: readonly SearchTerm[], wanted: readonly SearchTerm[]): readonly SearchTerm[] {
  const known = new Set(held.map(nameOf));
  return wanted.filter((term) => !known.has(nameOf(term)));
}

const sameTerms = (before: readonly SearchTerm[], after: readonly SearchTerm[]) =>
  before.length === after.length && missingIn(before, after).length === 0;

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byPhase = (a: SearchHit, b: SearchHit) =>
  a.phase - b.phase || order(a.term, b.term) || order(a.ref, b.ref);
const byEnd = ([, end, word]: WordRow, [, otherEnd, other]: WordRow) =>
  order(end, otherEnd) || order(word, other);
// Rows that are neighbours in the table come next to each other, so that fewer pages are touched.
const byTerm = ([, start, term]: TermRow, [, otherStart, other]: TermRow) =>
  otherStart - start || order(term, other);
