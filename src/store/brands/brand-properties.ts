import type { Declaration } from '../../domain/authorization/evidence.ts';
import type { Db } from '../engine/database.ts';
import { selectRows } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

const COLUMN_TYPES = {
  domain: 'text',
  identifier: 'text',
  property_type: 'text',
  store: 'text',
  relationship: 'text',
} as const;
type Row = { identifier: string; property_type: string; store: string; relationship: string };

const list = statement<{ domain: string }, Row>((k) =>
  k('brand_properties')
    .where('domain', param('domain'))
    .select('identifier', 'property_type', 'store', 'relationship'),
);
const forget = statement<{ domain: string }, never>((k) =>
  k('brand_properties').where('domain', param('domain')).delete(),
);
const insert = statement<{ rows: string }, never>((k, engine) =>
  k.raw('insert into brand_properties (domain, identifier, property_type, store, relationship) :rows', {
    rows: selectRows(k, engine, COLUMN_TYPES, param('rows')),
  }),
);

/** Properties that brands' own files list, with how each brand stands to them. */
export function brandProperties(db: Db) {
  return {
    /** All that the domain declares; a brand.json ends at 256 KB, so these are a few thousand at most. */
    async list(domain: string): Promise<Declaration[]> {
      return (await db.all(list, { domain })).map((row) => ({
        identifier: row.identifier,
        propertyType: row.property_type,
        store: row.store === '' ? null : row.store,
        relationship: row.relationship,
      }));
    },

    /** Makes the domain declare exactly these properties. */
    async replace(domain: string, declarations: readonly Declaration[]): Promise<void> {
      await db.run(forget, { domain });
      const rows = declarations.map(({ identifier, propertyType, store, relationship }) => ({
        domain,
        identifier,
        property_type: propertyType,
        store: store ?? '',
        relationship,
      }));
      const keys = new Set<string>();
      const once = rows.filter((row) => {
        const key = JSON.stringify(row);
        return !keys.has(key) && keys.add(key);
      });
      if (once.length > 0) await db.run(insert, { rows: JSON.stringify(once) });
    },
  };
}
