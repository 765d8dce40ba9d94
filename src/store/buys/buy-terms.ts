import type { BuyPackage, TermsRecord } from '../../domain/buys/buy-record.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

type Row = { buy_id: string; package_id: string; terms: string };

const ofBuys = statement<{ principal_id: string; ids: string }, Row>((k, engine) =>
  k('media_buy_terms')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'buy_id', param('ids')))
    .orderBy(['buy_id', 'package_id', 'seq'])
    .select('buy_id', 'package_id', 'terms'),
);
const append = statement<Row & { principal_id: string; seq: number }, never>((k) =>
  k('media_buy_terms').insert({
    principal_id: param('principal_id'),
    buy_id: param('buy_id'),
    package_id: param('package_id'),
    seq: param('seq'),
    terms: param('terms'),
  }),
);

/** The terms that the delivery of packages follows from, each kept when it changed. */
export function buyTerms(db: Db) {
  return {
    /** Of the packages of these buys, the oldest of each package first. */
    async ofBuys(principalId: string, buyIds: readonly string[]) {
      const rows = await db.all(ofBuys, { principal_id: principalId, ids: JSON.stringify(buyIds) });
      return rows.map(({ buy_id: buyId, package_id: packageId, terms }) => {
        const record: TermsRecord = JSON.parse(terms);
        return { buyId, packageId, record };
      });
    },

    /** @param seq how many terms the package had before */
    append: ({ principalId, buyId, id }: BuyPackage, seq: number, terms: TermsRecord) =>
      db.run(append, {
        principal_id: principalId,
        buy_id: buyId,
        package_id: id,
        seq,
        terms: JSON.stringify(terms),
      }),
  };
}
