import type { Db } from '../engine/database.ts';
import { inList, selectTuples } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

/** A term by which a product is found; a larger `weight` ranks the product higher. */
export type ProductTerm = { readonly productId: string; readonly term: string; readonly weight: number };

const ROW = ['text', 'text', 'text', 'bigint'] as const;

const know = statement<{ digest: string; used_at: number }, never>((k) =>
  k('product_catalogs')
    .insert({ digest: param('digest'), used_at: param('used_at') })
    .onConflict('digest')
    .merge(['used_at']),
);
const known = statement<{ digest: string }, { digest: string }>((k) =>
  k('product_catalogs').where('digest', param('digest')).select('digest'),
);
const insert = statement<{ rows: string }, never>((k, engine) =>
  k.raw('insert into product_words (catalog, term, product_id, weight) :picked', {
    picked: selectTuples(k, engine, ROW, param('rows')),
  }),
);
const forgetWords = statement<{ before: number }, never>((k) =>
  k('product_words')
    .whereIn('catalog', k('product_catalogs').where('used_at', '<', param('before')).select('digest'))
    .delete(),
);
const forgetCatalogs = statement<{ before: number }, never>((k) =>
  k('product_catalogs').where('used_at', '<', param('before')).delete(),
);
const find = statement<{ catalog: string; terms: string; limit: number }, { product_id: string }>(
  (k, engine) =>
    k('product_words')
      .where('catalog', param('catalog'))
      .where(inList(k, engine, 'term', param('terms')))
      .groupBy('product_id')
      .orderByRaw('sum(weight) desc, product_id')
      .limit(numberParam('limit'))
      .select('product_id'),
);

/** The index of products by the words and facts that briefs name. */
export function productWords(db: Db) {
  return {
    /**
     * Indexes a catalog, once for all processes that sell from it. Deletes catalogs that no process has started with
     * since `before`.
     */
    async fill(digest: string, terms: () => readonly ProductTerm[], now: Date, before: Date): Promise<void> {
      await lock(db, 'product_words');
      const isNew = (await db.one(known, { digest })) === undefined;
      await db.run(know, { digest, used_at: now.getTime() });
      await db.run(forgetWords, { before: before.getTime() });
      await db.run(forgetCatalogs, { before: before.getTime() });
      if (!isNew) return;
      const rows = terms().map(({ term, productId, weight }) => [digest, term, productId, weight]);
      if (rows.length > 0) await db.run(insert, { rows: JSON.stringify(rows) });
    },

    /** Ids of a catalog's products that have one of the terms, highest total weight first. */
    async find(digest: string, terms: readonly string[], limit: number): Promise<string[]> {
      if (terms.length === 0) return [];
      const rows = await db.all(find, { catalog: digest, terms: JSON.stringify(terms), limit });
      return rows.map(({ product_id }) => product_id);
    },
  };
}
