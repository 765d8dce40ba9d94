import { decide, type RateDecision, type RateRule, refused } from '../../domain/limits.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';

/** One request for `cost` units (default 1) of the limit that `class` grants to `key` per window. */
export type Ask = RateRule & { class: string; key: string; cost?: number | undefined; now: Date };

type Row = { count: number; reset_at: number };
type Key = { class: string; key: string };

// Counts in one statement, so two processes cannot both take the last unit. When the limit is reached the condition
// prevents the write. The row is locked all the same, so the read that follows sees the count that caused the
// refusal.
const consume = statement<Key & { cost: number; limit: number; now: number; until: number }, Row>((k) =>
  k.raw(
    `insert into limits (class, key, count, reset_at) values (:class, :key, :cost, :until)
     on conflict (class, key) do update set
       count = case when limits.reset_at <= :now then excluded.count else limits.count + excluded.count end,
       reset_at = case when limits.reset_at <= :now then excluded.reset_at else limits.reset_at end
     where limits.reset_at <= :now or limits.count + excluded.count <= :limit
     returning count, reset_at`,
    params('class', 'key', 'cost', 'until', 'now', 'limit'),
  ),
);
const find = statement<Key, Row>((k) =>
  k('limits')
    .where({ class: param('class'), key: param('key') })
    .select('count', 'reset_at'),
);
const release = statement<Key & { cost: number; reset_at: number }, never>((k) =>
  k('limits')
    .where({ class: param('class'), key: param('key'), reset_at: param('reset_at') })
    .where('count', '>=', param('cost'))
    .update({ count: k.raw('count - ?', [param('cost')]) }),
);
const prune = statement<{ now: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'limits', (rows) => rows.where('reset_at', '<=', param('now'))),
);

/** Rate limits that all processes share. `decide` in the domain has the arithmetic. */
export function limits(db: Db) {
  const windowOf = async ({ class: name, key }: Key) => {
    const row = await db.one(find, { class: name, key });
    return row && { count: row.count, resetAt: new Date(row.reset_at) };
  };

  return {
    /** Takes `cost` units if the window still has them. */
    async consume(ask: Ask): Promise<RateDecision> {
      const { class: name, key, limit, windowMs, cost = 1, now } = ask;
      // The statement's insert does not check the limit.
      if (cost > limit) return this.peek(ask);
      const until = now.getTime() + windowMs;
      const row = await db.one(consume, { class: name, key, cost, limit, now: now.getTime(), until });
      if (row !== undefined) {
        return { allowed: true, remaining: limit - row.count, resetAt: new Date(row.reset_at) };
      }
      const window = await windowOf(ask);
      return refused(window?.count ?? limit, limit, window?.resetAt ?? new Date(until));
    },

    /**
     * Consumes under several rules, or under none of them when one refuses. Returns the decisions in the order of
     * `asks`, up to and including the refusal.
     */
    async consumeAll(asks: readonly Ask[]): Promise<RateDecision[]> {
      const decisions: RateDecision[] = [];
      for (const ask of asks) {
        const decision = await this.consume(ask);
        decisions.push(decision);
        if (decision.allowed) continue;
        const taken = asks.slice(0, decisions.length - 1);
        for (const [index, earlier] of taken.entries()) {
          const { resetAt } = decisions[index] ?? decision;
          await this.release(earlier, resetAt);
        }
        break;
      }
      return decisions;
    },

    /** Returns what `consume` would return now, without taking units. */
    async peek(ask: Ask): Promise<RateDecision> {
      return decide(await windowOf(ask), ask, ask.cost ?? 1, ask.now).decision;
    },

    /**
     * Returns units to the window they were taken from, identified by its `resetAt`. Returns false when it is no
     * longer the current window.
     */
    async release({ class: name, key, cost = 1 }: Pick<Ask, 'class' | 'key' | 'cost'>, resetAt: Date) {
      return (await db.run(release, { class: name, key, cost, reset_at: resetAt.getTime() })) === 1;
    },

    /** Deletes up to `limit` windows that have ended; returns the number deleted. */
    prune: (now: Date, limit = 1000) => db.run(prune, { now: now.getTime(), limit }),
  };
}
