import type { Knex } from 'knex';
import type { Db } from '../engine/database.ts';
import { deletePiece, type Engine, jsonRows } from '../engine/dialect.ts';
import { orderedKeys, orderedPieces } from '../engine/ordered-pieces.ts';
import { numberParam, param, statement } from '../engine/statement.ts';
import { logoFileOf } from './brand-logos.ts';

/** What is public of a brand, and what it is sent with. `record` and `listing` are JSON text in wire form. */
type PublicBrand = {
  domain: string;
  change: number;
  /** Null when the domain has no public brand any more. */
  record: string | null;
  listed: number;
  listing: string | null;
  logoFile: string | null;
  liveOutcome: string | null;
  liveCheckedAt: number | null;
  liveValidatedAt: number | null;
  updatedAt: number;
  /** The agents that its file declares, as JSON text: URL, type, id, and when it first declared them. */
  agents: string;
  /** The properties that its file lists, as JSON text: identifier, type, store, relationship. */
  properties: string;
};

/** Where a reader of the changes stands. A database restored from a backup goes on in another epoch. */
export type BrandPlace = { readonly change: number; readonly epoch: string };

type Size = { change: number; bytes: number };

const PUBLIC = {
  domain: 'domain',
  change: 'change',
  record: 'record',
  listed: 'listed',
  listing: 'listing',
  liveOutcome: 'live_outcome',
  liveCheckedAt: 'live_checked_at',
  liveValidatedAt: 'live_validated_at',
  updatedAt: 'updated_at',
};
const agentsOf = (engine: Engine): string =>
  jsonRows(engine, {
    columns: 'g.agent_url, g.agent_type, g.agent_id, g.first_seen_at',
    from: 'brand_agents g where g.domain = brands.domain',
    order: 'g.agent_url',
  });
const propertiesOf = (engine: Engine): string =>
  jsonRows(engine, {
    columns: 'p.identifier, p.property_type, p.store, p.relationship',
    from: 'brand_properties p where p.domain = brands.domain',
    order: 'p.identifier, p.property_type, p.store, p.relationship',
  });
const publicBrands = (k: Knex, engine: Engine) =>
  k('brands')
    .select(PUBLIC)
    .select({ agents: k.raw(agentsOf(engine)), properties: k.raw(propertiesOf(engine)) })
    .select(logoFileOf(k));

const head = statement<Record<string, never>, { change: number }>((k) =>
  k('brand_changes_head').where('id', 1).select('change'),
);
const epochAt = statement<{ change: number }, { epoch: string }>((k) =>
  k('brand_epochs')
    .where('from_change', '<=', param('change'))
    .orderBy('from_change', 'desc')
    .limit(1)
    .select('epoch'),
);
// The last epoch that began before the time still covers changes after it.
const pruneEpochs = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'brand_epochs', (rows) =>
    rows
      .where(
        'from_change',
        '<',
        // By an index, which the largest of them would not be.
        k('brand_epochs')
          .where('began_at', '<=', param('before'))
          .orderBy([
            { column: 'began_at', order: 'desc' },
            { column: 'from_change', order: 'desc' },
          ])
          .limit(1)
          .select('from_change'),
      )
      .orderBy('from_change'),
  ),
);
const sizesAfter = statement<{ after: number; limit: number }, Size>((k, engine) =>
  k('brands')
    .where('change', '>', param('after'))
    .orderBy('change')
    .limit(numberParam('limit'))
    .select('change')
    .select({
      bytes: k.raw(
        `coalesce(octet_length(record), 0) + coalesce(octet_length(listing), 0)
         + octet_length(${agentsOf(engine)}) + octet_length(${propertiesOf(engine)})`,
      ),
    }),
);
const between = statement<{ after: number; last: number }, PublicBrand>((k, engine) =>
  publicBrands(k, engine)
    .where('change', '>', param('after'))
    .where('change', '<=', param('last'))
    .orderBy('change'),
);
const keys = orderedKeys('brands', 'domain', ['record', 'listing'], (engine) => [
  agentsOf(engine),
  propertiesOf(engine),
]);
const copies = statement<{ after: string; last: string }, PublicBrand>((k, engine) =>
  publicBrands(k, engine)
    .where('domain', '>', param('after'))
    .where('domain', '<=', param('last'))
    .whereNotNull('record')
    .orderBy('domain'),
);

/** Public brands in the order of their last changes. */
export function brandChanges(db: Db) {
  const epochOf = async (change: number): Promise<string | null> =>
    (await db.one(epochAt, { change }))?.epoch ?? null;
  return {
    /** The newest change. */
    async newest(): Promise<BrandPlace> {
      const change = (await db.one(head, {}))?.change ?? 0;
      return { change, epoch: (await epochOf(change)) ?? '' };
    },

    /** Whether the registry handed out this place, and its changes are the ones that were numbered up to it. */
    async isKnown({ change, epoch }: BrandPlace): Promise<boolean> {
      const newest = (await db.one(head, {}))?.change ?? 0;
      return change <= newest && (await epochOf(change)) === epoch;
    },

    epochOf,

    /** Numbers of the changes after one, with the lengths of what is read for them. */
    sizesAfter: (after: number, limit: number) => db.all(sizesAfter, { after, limit }),

    /** Brands whose last change is one after `after`, up to `last`. */
    between: (after: number, last: number) => db.all(between, { after, last }),

    /** All public brands, by domain. */
    inOrder: () => orderedPieces(db, keys, copies),

    /** Deletes up to `limit` epochs that ended before `before`. */
    pruneEpochs: (before: Date, limit: number) => db.run(pruneEpochs, { before: before.getTime(), limit }),
  };
}
