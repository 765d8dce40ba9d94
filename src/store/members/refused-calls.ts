import type { EnumsRefusalReason } from '../../../generated/types/enums.ts';
import { KEPT_OF_CREDENTIAL } from '../../domain/members/refused-calls.ts';
import { columns, date, int, nullable, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

const callColumns = columns({
  /** A UUID v7, so ids sort by time. */
  id: textColumn,
  /** The credential, or one of the places of callers without a known one (`placeOf`). */
  place: textColumn,
  personId: nullable(textColumn),
  orgId: nullable(textColumn),
  at: date,
  requestId: textColumn,
  operation: nullable(textColumn),
  method: nullable(textColumn),
  path: nullable(textColumn),
  status: int,
  code: textColumn,
  message: textColumn,
  reason: one<EnumsRefusalReason>(),
  missing: nullable(textColumn),
});

export type RefusedCallRow = RowOf<typeof callColumns>;

const insert = statement<Stored, never>((k) => k('refused_calls').insert(callColumns.placeholders));
const newestOf = (column: 'place' | 'request_id') =>
  statement<{ value: string }, Stored>((k) =>
    k('refused_calls')
      .where(column, param('value'))
      .orderBy('id', 'desc')
      .limit(KEPT_OF_CREDENTIAL)
      .select(callColumns.names),
  );
const ofPlace = newestOf('place');
const ofRequest = newestOf('request_id');
const trim = statement<{ place: string }, never>((k) =>
  k('refused_calls')
    .where('place', param('place'))
    .where(
      'id',
      '<',
      k('refused_calls')
        .where('place', param('place'))
        .orderBy('id', 'desc')
        .limit(1)
        .offset(KEPT_OF_CREDENTIAL - 1)
        .select('id'),
    )
    .delete(),
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'refused_calls', (rows) => rows.where('at', '<', param('before'))),
);

/** The last refused calls of each credential, and of each place of callers without a known one. */
export function refusedCalls(db: Db) {
  return {
    async insert(call: RefusedCallRow): Promise<void> {
      await db.run(insert, callColumns.write(call));
    },

    /** Deletes all calls of a place but the newest ten. */
    async trim(place: string): Promise<void> {
      await db.run(trim, { place });
    },

    /** The newest ten of a place, the newest first. */
    ofPlace: async (place: string): Promise<RefusedCallRow[]> =>
      (await db.all(ofPlace, { value: place })).map(callColumns.read),

    /** The newest ten of one request; a batch of tasks is one request. */
    ofRequest: async (requestId: string): Promise<RefusedCallRow[]> =>
      (await db.all(ofRequest, { value: requestId })).map(callColumns.read),

    /** Deletes up to `limit` calls of before `before`; returns the number deleted. */
    prune: (before: Date, limit: number) => db.run(prune, { before: before.getTime(), limit }),
  };
}
