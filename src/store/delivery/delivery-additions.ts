import type { BuyKey } from '../../domain/buys/buy-record.ts';
import type { AdditionRecord } from '../../domain/events/addition.ts';
import type { HeldAddition } from '../../domain/events/hourly-sums.ts';
import { piecesWithin } from '../../domain/rows-within.ts';
import { HOUR_MS } from '../../domain/text/instant.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectTuples } from '../engine/dialect.ts';
import { jsonParam, numberParam, param, params, statement } from '../engine/statement.ts';

const append = statement<{ principal_id: string; buy_id: string; at: number; addition: string }, never>((k) =>
  k.raw(
    `insert into media_buy_additions (principal_id, buy_id, seq, at, addition)
     select :principal_id, :buy_id, coalesce(max(seq), 0) + 1, :at, :addition
     from media_buy_additions where principal_id = :principal_id and buy_id = :buy_id`,
    params('principal_id', 'buy_id', 'at', 'addition'),
  ),
);
const appendAll = statement<{ principal_id: string; buy_id: string; rows: string }, never>((k, engine) =>
  k.raw(
    `insert into media_buy_additions (principal_id, buy_id, seq, at, addition)
     with rows (place, at, addition) as (:rows)
     select :principal_id, :buy_id, place + (
       select coalesce(max(seq), 0) from media_buy_additions
       where principal_id = :principal_id and buy_id = :buy_id
     ), at, addition from rows`,
    {
      ...params('principal_id', 'buy_id'),
      rows: selectTuples(k, engine, ['bigint', 'bigint', 'text'], jsonParam('rows')),
    },
  ),
);
const since = statement<{ principal_id: string; buy_id: string; seen: number }, { at: number }>((k) =>
  k('media_buy_additions')
    .where({ principal_id: param('principal_id'), buy_id: param('buy_id') })
    .where('seq', '>', numberParam('seen'))
    .select('at'),
);
const of = statement<{ principal_id: string; buy_id: string }, Numbered>((k) =>
  k('media_buy_additions')
    .where({ principal_id: param('principal_id'), buy_id: param('buy_id') })
    .orderBy('seq')
    .select('seq', 'addition'),
);
type TimePage = {
  principal_id: string;
  buy_id: string;
  start: number;
  seen: number;
  end: number;
  limit: number;
};
const during = statement<TimePage, Numbered & { at: number | string }>((k) =>
  k('media_buy_additions')
    .where({ principal_id: param('principal_id'), buy_id: param('buy_id') })
    .where('at', '>=', param('start'))
    .where('at', '<', param('end'))
    .where((either) => either.where('at', '>', param('start')).orWhere('seq', '>', numberParam('seen')))
    .orderBy(['at', 'seq'])
    .limit(numberParam('limit'))
    .select('seq', 'at', 'addition'),
);
const remove = statement<{ principal_id: string; buy_id: string; seqs: string }, never>((k, engine) =>
  k('media_buy_additions')
    .where({ principal_id: param('principal_id'), buy_id: param('buy_id') })
    .where(k.raw('seq in (?)', [selectTuples(k, engine, ['bigint'], jsonParam('seqs'))]))
    .delete(),
);
type OfBuys = { principal_id: string; ids: string };
const first = statement<OfBuys & { limit: number }, { addition: string }>((k, engine) =>
  k('media_buy_additions')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'buy_id', param('ids')))
    .orderBy(['buy_id', 'seq'])
    .limit(numberParam('limit'))
    .select('addition'),
);
const counts = statement<OfBuys, { buy_id: string; bytes: number | string }>((k, engine) =>
  k('media_buy_additions')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'buy_id', param('ids')))
    .groupBy('buy_id')
    .orderBy('buy_id')
    .select('buy_id')
    .count({ bytes: '*' }),
);
const after = statement<{ principal_id: string; buy_id: string; seen: number; limit: number }, Numbered>(
  (k) =>
    k('media_buy_additions')
      .where({ principal_id: param('principal_id'), buy_id: param('buy_id') })
      .where('seq', '>', numberParam('seen'))
      .orderBy('seq')
      .limit(numberParam('limit'))
      .select('seq', 'addition'),
);

type Numbered = { seq: number; addition: string };
const numbered = ({ seq, addition }: Numbered): HeldAddition => ({
  seq: Number(seq),
  addition: JSON.parse(addition) as AdditionRecord,
});

const hourOf = (at: number): number => Math.floor(at / HOUR_MS);

/** Additions of one statement: about two milliseconds of reading them. */
const AT_ONCE = 500;

/** Delivery figures reported from outside, which are added to the delivery. */
export function deliveryAdditions(db: Db) {
  return {
    /** The caller must hold the lock of the buy, because `seq` is computed here. */
    async append({ principalId, id }: BuyKey, addition: AdditionRecord): Promise<void> {
      await db.run(append, {
        principal_id: principalId,
        buy_id: id,
        at: Date.parse(addition.at),
        addition: JSON.stringify(addition),
      });
    },

    /** As `append`, for many additions of one buy. */
    async appendAll({ principalId, id }: BuyKey, additions: readonly AdditionRecord[]): Promise<void> {
      if (additions.length === 0) return;
      const rows = additions.map((addition, at) => [
        at + 1,
        Date.parse(addition.at),
        JSON.stringify(addition),
      ]);
      await db.run(appendAll, { principal_id: principalId, buy_id: id, rows: JSON.stringify(rows) });
    },

    /** Additions of one buy, in the order in which they were appended. */
    async of({ principalId, id }: BuyKey): Promise<HeldAddition[]> {
      return (await db.all(of, { principal_id: principalId, buy_id: id })).map(numbered);
    },

    /**
     * Additions of a buy in some hours since 1970, which must be in order; the oldest come first. Hours that are not asked
     * for are passed over, so that two that are far apart cost no more than two that follow one another.
     */
    during: (buy: BuyKey, hours: readonly number[]): AsyncGenerator<HeldAddition[]> =>
      inHours(db, buy, hours),

    /** Append what replaces them first: a number is given once. */
    async remove({ principalId, id }: BuyKey, seqs: readonly number[]): Promise<void> {
      if (seqs.length > 0)
        await db.run(remove, {
          principal_id: principalId,
          buy_id: id,
          seqs: JSON.stringify(seqs.map((seq) => [seq])),
        });
    },

    /** Times of a buy's additions after the one with the number `seen`. */
    async since({ principalId, id }: BuyKey, seen: number): Promise<Date[]> {
      const rows = await db.all(since, { principal_id: principalId, buy_id: id, seen });
      return rows.map(({ at }) => new Date(at));
    },

    /** Additions of some buys, for each buy in the order in which they were appended. Many are read in turns. */
    async list(principalId: string, buyIds: readonly string[]): Promise<AdditionRecord[]> {
      if (buyIds.length === 0) return [];
      const buys = (ids: readonly string[]) => ({ principal_id: principalId, ids: JSON.stringify(ids) });
      const few = await db.all(first, { ...buys(buyIds), limit: AT_ONCE });
      if (few.length < AT_ONCE) return few.map(parsed);
      const all: AdditionRecord[] = [];
      for (const piece of piecesWithin(await db.all(counts, buys(buyIds)), AT_ONCE - 1)) {
        const ids = piece.map(({ buy_id: id }) => id);
        const [id = '', ...others] = ids;
        if (others.length > 0)
          all.push(...(await db.all(first, { ...buys(ids), limit: AT_ONCE })).map(parsed));
        else for await (const additions of inPieces(db, principalId, id)) all.push(...additions);
        await db.nextTurn();
      }
      return all;
    },
  };
}

const parsed = ({ addition }: { readonly addition: string }) => JSON.parse(addition) as AdditionRecord;

/** The additions of one buy, in the order in which they were appended. */
async function* inPieces(db: Db, principalId: string, buyId: string): AsyncGenerator<AdditionRecord[]> {
  const buy = { principal_id: principalId, buy_id: buyId };
  for (let seen = -1; ; ) {
    const rows = await db.all(after, { ...buy, seen, limit: AT_ONCE });
    yield rows.map(parsed);
    if (rows.length < AT_ONCE) return;
    seen = Number(rows.at(-1)?.seq);
    await db.nextTurn();
  }
}

/** The additions of one buy in some hours. */
async function* inHours(
  db: Db,
  { principalId, id }: BuyKey,
  hours: readonly number[],
): AsyncGenerator<HeldAddition[]> {
  const buy = { principal_id: principalId, buy_id: id, end: ((hours.at(-1) ?? 0) + 1) * HOUR_MS };
  const wanted = new Set(hours);
  let place = 0;
  let seen = -1;
  for (let start = (hours[0] ?? 1) * HOUR_MS; start < buy.end; ) {
    const rows = await db.all(during, { ...buy, start, seen, limit: AT_ONCE });
    yield rows.filter(({ at }) => wanted.has(hourOf(Number(at)))).map(numbered);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    const hour = hourOf(Number(last.at));
    while ((hours[place] ?? hour) < hour) place += 1;
    const next = hours[place];
    [start, seen] = next === hour ? [Number(last.at), Number(last.seq)] : [(next ?? 0) * HOUR_MS, -1];
    await db.nextTurn();
  }
}
