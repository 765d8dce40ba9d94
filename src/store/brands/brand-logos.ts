import type { Knex } from 'knex';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';
import { noteBrandChange } from './brand-numbers.ts';

/** The last look at the logo of a brand, and the copy that was kept; `file` and `data` are null without one. */
type BrandLogo = {
  domain: string;
  /** SHA-256 of the picture, and its kind as the end of a name. */
  file: string | null;
  url: string;
  checkedAt: number;
  /** The picture in base64. */
  data: string | null;
};
type Row = { domain: string; file: string | null; url: string; checked_at: number; data: string | null };

const find = statement<{ domain: string }, Pick<BrandLogo, 'url' | 'checkedAt'>>((k) =>
  k('brand_logos').where('domain', param('domain')).select({ url: 'url', checkedAt: 'checked_at' }),
);
const put = statement<Row, never>((k) =>
  k('brand_logos')
    .insert({
      domain: param('domain'),
      file: param('file'),
      url: param('url'),
      checked_at: param('checked_at'),
      data: param('data'),
    })
    .onConflict('domain')
    .merge(),
);
const checked = statement<{ domain: string; at: number }, never>((k) =>
  k('brand_logos')
    .where('domain', param('domain'))
    .update({ checked_at: param('at') }),
);
const remove = statement<{ domain: string }, never>((k) =>
  k('brand_logos').where('domain', param('domain')).delete(),
);
const dataOf = statement<{ file: string }, { data: string }>((k) =>
  k('brand_logos').where('file', param('file')).limit(1).select('data'),
);

/** Name of the copy of a logo, for the rows of a query of brands. */
export const logoFileOf = (k: Knex) =>
  k('brand_logos as logo').where('logo.domain', k.ref('brands.domain')).select('logo.file').as('logoFile');

/** Own copies of the logos of brands. */
export function brandLogos(db: Db) {
  return {
    /** The last look, without the picture. */
    find: (domain: string) => db.one(find, { domain }),

    /** Stores a look. The brand's public record names the copy. */
    async put({ checkedAt, ...logo }: BrandLogo): Promise<void> {
      await db.run(put, { ...logo, checked_at: checkedAt });
      noteBrandChange(db, logo.domain);
    },

    /** Notes a look that found out nothing about the logo. */
    checked: (domain: string, at: number) => db.run(checked, { domain, at }),

    remove: (domain: string) => db.run(remove, { domain }),

    /** The picture of this name, whichever brand has it. */
    async picture(file: string): Promise<Buffer | undefined> {
      const row = await db.one(dataOf, { file });
      return row && Buffer.from(row.data, 'base64');
    },
  };
}
