import type { BuyKey, BuyPackage, HistoryEntry, TermsRecord } from '../../domain/buys/buy-record.ts';
import { countedTargeting } from '../../domain/buys/package-terms.ts';
import { piecesOfAtMost } from '../../domain/rows-within.ts';
import { columns, date, int, json, nullable, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectTuples } from '../engine/dialect.ts';
import { putRows, writeRows } from '../engine/many-rows.ts';
import { jsonParam, numberParam, param, params, statement } from '../engine/statement.ts';

const historyColumns = columns({
  revision: int,
  at: date,
  action: textColumn,
  actor: textColumn,
  summary: textColumn,
  packageId: nullable(textColumn),
});

/** Entries that one statement adds, and terms that one statement writes. */
const WRITTEN_AT_ONCE = 250;
const appendHistory = statement<{ principal_id: string; buy_id: string; rows: string }, never>((k, engine) =>
  k.raw(
    `with added (place, ${historyColumns.names.join(', ')}) as (:rows)
     insert into media_buy_history (principal_id, buy_id, seq, ${historyColumns.names.join(', ')})
     select :principal_id, :buy_id, place + (select coalesce(max(seq), 0) from media_buy_history
       where principal_id = :principal_id and buy_id = :buy_id), ${historyColumns.names.join(', ')}
     from added`,
    {
      ...params('principal_id', 'buy_id'),
      rows: selectTuples(k, engine, ['bigint', ...historyColumns.types], jsonParam('rows')),
    },
  ),
);
const listHistory = statement<{ principal_id: string; id: string; limit: number }, Stored>((k) =>
  k('media_buy_history')
    .where({ principal_id: param('principal_id'), buy_id: param('id') })
    .orderBy('seq', 'desc')
    .limit(numberParam('limit'))
    .select(historyColumns.names),
);

/** The history of buys. Entries are added and never changed. */
export function buyHistory(db: Db) {
  return {
    /** Adds entries in their order. The caller must lock the buy. */
    async append({ principalId, id }: BuyKey, entries: readonly HistoryEntry[]): Promise<void> {
      for (const piece of piecesOfAtMost(entries, WRITTEN_AT_ONCE)) {
        const rows = piece.map((entry, at) => [at + 1, ...historyColumns.tuple(entry)]);
        await db.run(appendHistory, { principal_id: principalId, buy_id: id, rows: JSON.stringify(rows) });
      }
    },

    /** The latest entries, newest first. */
    async latest({ principalId, id }: BuyKey, limit: number): Promise<HistoryEntry[]> {
      const rows = await db.all(listHistory, { principal_id: principalId, id, limit });
      return rows.map(historyColumns.read);
    },
  };
}

/** Some packages of one buy. */
export type SomePackages = { principal_id: string; buy_id: string; ids: string };
type TermsRow = { buy_id: string; package_id: string; terms: string };

const termsOfBuys = statement<{ principal_id: string; ids: string }, TermsRow>((k, engine) =>
  k('media_buy_terms')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'buy_id', param('ids')))
    .orderBy(['buy_id', 'package_id', 'seq'])
    .select('buy_id', 'package_id', 'terms'),
);
const termsOfSome = statement<SomePackages, TermsRow>((k, engine) =>
  k('media_buy_terms')
    .where({ principal_id: param('principal_id'), buy_id: param('buy_id') })
    .where(inList(k, engine, 'package_id', param('ids')))
    .orderBy(['package_id', 'seq'])
    .select('buy_id', 'package_id', 'terms'),
);
const termsOfPackages = statement<{ rows: string }, TermsRow>((k, engine) =>
  k.raw(
    `with named (principal_id, buy_id, package_id) as (:rows)
     select terms.buy_id, terms.package_id, terms.terms
     from named join media_buy_terms as terms on terms.principal_id = named.principal_id
       and terms.buy_id = named.buy_id and terms.package_id = named.package_id
     order by terms.principal_id, terms.buy_id, terms.package_id, terms.seq`,
    { rows: selectTuples(k, engine, ['text', 'text', 'text'], jsonParam('rows')) },
  ),
);
const termsColumns = columns({
  principalId: textColumn,
  buyId: textColumn,
  packageId: textColumn,
  seq: int,
  terms: json<TermsRecord>(),
});
const putTerms = putRows('media_buy_terms', termsColumns, ['principal_id', 'buy_id', 'package_id', 'seq']);

/** Terms of a package at their place among all its terms. */
export type PlacedTerms = {
  readonly one: Pick<BuyPackage, 'principalId' | 'buyId' | 'id'>;
  readonly seq: number;
  readonly terms: TermsRecord;
};

const termsTuple = ({ one: { principalId, buyId, id: packageId }, seq, terms }: PlacedTerms) =>
  termsColumns.tuple({ principalId, buyId, packageId, seq, terms });

type PlacedKey = { readonly principalId: string; readonly buyId: string; readonly packageId: string };

function termsFrom({ buy_id: buyId, package_id: packageId, terms }: TermsRow) {
  const { targeting, ...rest }: TermsRecord = JSON.parse(terms);
  // Releases up to 0.1.0 stored the whole targeting.
  const counted = countedTargeting(targeting);
  const record: TermsRecord = counted === undefined ? rest : { ...rest, targeting: counted };
  return { buyId, packageId, record };
}

/** The terms that determine the delivery of packages. Every change of the terms adds a record. */
export function buyTerms(db: Db) {
  return {
    /** Terms of the packages of these buys, oldest first for each package. */
    async ofBuys(principalId: string, buyIds: readonly string[]) {
      const rows = await db.all(termsOfBuys, { principal_id: principalId, ids: JSON.stringify(buyIds) });
      return rows.map(termsFrom);
    },

    /** As `ofBuys`, of some packages of one buy. */
    ofSome: async (some: SomePackages) => (await db.all(termsOfSome, some)).map(termsFrom),

    /** Terms of packages of any callers, oldest first for each package. */
    async ofPackages(packages: readonly PlacedKey[]) {
      if (packages.length === 0) return [];
      const named = packages.map((one) => [one.principalId, one.buyId, one.packageId]);
      return (await db.all(termsOfPackages, { rows: JSON.stringify(named) })).map(termsFrom);
    },

    /** Adds terms, or puts them in the place of those that a package has there; in turns when there are many. */
    async put(all: readonly PlacedTerms[]): Promise<void> {
      await writeRows(db, putTerms, all, termsTuple, WRITTEN_AT_ONCE);
    },
  };
}
