import type { Knex } from 'knex';

const BATCH = 500;

type Row = {
  domain: string;
  record: string | null;
  live_record: string | null;
  listing: string | null;
};
type Fields = Record<string, unknown>;

/** Gives stored brands a unique id, and every source the same fields. What is live is read anew within a day. */
export async function up(k: Knex): Promise<void> {
  let last = '';
  for (;;) {
    const rows: Row[] = await k('brands')
      .where('domain', '>', last)
      .orderBy('domain')
      .limit(BATCH)
      .select('domain', 'record', 'live_record', 'listing');
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.domain;
    for (const row of rows) {
      if (row.record === null) continue;
      const record = identified(JSON.parse(row.record), row.domain);
      const listing = row.listing === null ? {} : { listing: listed(JSON.parse(row.listing), record) };
      await k('brands')
        .where('domain', row.domain)
        .update({
          record: JSON.stringify(record),
          keller_type: record.keller_type,
          house_domain: record.house_domain,
          ...(row.live_record === null
            ? {}
            : { live_record: JSON.stringify(identified(JSON.parse(row.live_record), row.domain)) }),
          ...listing,
        });
    }
  }
}

function identified(record: Fields, domain: string): Fields {
  const { canonical_id: id, canonical_domain: known, ...rest } = record;
  const brandId = String(id).slice(String(id).lastIndexOf('#') + 1);
  // Whose domain an inline brand's first website is, nobody had asked.
  const isInHouse = record.relationship_trust === 'inline' && known !== domain;
  const canonical = isInHouse ? record.house_domain : known;
  return {
    canonical_id: isInHouse ? `${canonical}#${brandId}` : canonical,
    canonical_domain: canonical,
    keller_type: 'independent',
    house_domain: canonical,
    ...(/^[a-z0-9_]+$/.test(brandId) ? { brand_id: brandId } : {}),
    ...rest,
  };
}

const listed = (listing: Fields, { keller_type, house_domain }: Fields): string =>
  JSON.stringify({ ...listing, keller_type, house_domain });
