import type { SealedTicket } from '../../domain/feed/ticket.ts';
import { columns, date, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

const ticketColumns = columns({ id: textColumn, sealed: textColumn, expiresAt: date });

export type FeedTicket = SealedTicket & RowOf<typeof ticketColumns>;

const insert = statement<Stored, never>((k) => k('feed_tickets').insert(ticketColumns.placeholders));
const find = statement<{ id: string; now: number }, { sealed: string }>((k) =>
  k('feed_tickets').where('id', param('id')).where('expires_at', '>', param('now')).select('sealed'),
);
const remove = statement<{ id: string }, never>((k) => k('feed_tickets').where('id', param('id')).delete());
const prune = statement<{ now: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'feed_tickets', (rows) => rows.where('expires_at', '<=', param('now'))),
);

/** Unused tickets for streams of the feed. */
export function feedTickets(db: Db) {
  return {
    async insert(ticket: FeedTicket): Promise<void> {
      await db.run(insert, ticketColumns.write(ticket));
    },

    /**
     * Deletes a ticket that has not expired and returns its sealed content, so that it can be used only once.
     * Undefined when there is no such ticket.
     */
    async take(id: string, now: Date): Promise<string | undefined> {
      const row = await db.one(find, { id, now: now.getTime() });
      // Of two callers that found the ticket only one deletes it.
      return row !== undefined && (await db.run(remove, { id })) === 1 ? row.sealed : undefined;
    },

    /** Deletes up to `limit` expired tickets; returns the number deleted. */
    prune: (now: Date, limit: number) => db.run(prune, { now: now.getTime(), limit }),
  };
}
