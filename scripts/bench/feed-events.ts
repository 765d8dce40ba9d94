import { migrate } from '../../src/store/engine/migrate.ts';
import type { NewEvent } from '../../src/store/feed/events.ts';
import { openStore } from '../../src/store/open.ts';
import { type Filler, fillingPart, type Sql, vacuum } from './fill.ts';

const AGO_MS = 3_600_000;
const TYPES = ['property.created', 'property.updated', 'agent.discovered', 'authorization.granted'];
const ENTITY = '018f0000-0000-7000-8000-000000000001';

/** An event as large as those that crawls write. */
export const benchEvent = (n: number, createdAt: Date): NewEvent =>
  ({
    eventType: TYPES[n % TYPES.length] ?? '',
    entityType: 'authorization',
    entityId: ENTITY,
    payload: {
      id: ENTITY,
      mark: n,
      agent_url: `https://agent-${n % 1000}.bench.example/mcp`,
      agent_url_canonical: `https://agent-${n % 1000}.bench.example/mcp`,
      publisher_domain: `publisher-${n % 5000}.bench.example`,
      authorization_type: 'property_ids',
      authorized_for: 'Display and video on all pages, "sponsored" sections left out',
      evidence: 'adagents_json',
      property_ids: ['main_site', 'app'],
      created_at: createdAt.toISOString(),
      updated_at: createdAt.toISOString(),
    },
    actor: 'pipeline:crawler',
    createdAt,
    // The mark, by which readers are measured, belongs to no type.
  }) as NewEvent;

/** Events of the feed's own code at the middle of a filled feed, whose ids are good cursors. */
const OWN = 2_000;
const MS = 1_000;

/** A feed that was begun: an event in its middle, and how many are missing before and after those around it. */
export type BegunFeed = {
  /** The id of an event in the middle, a good cursor. */
  readonly cursor: string;
  readonly middle: number;
  readonly before: number;
  readonly after: number;
};

/**
 * Migrates the database and fills its feed. Most events are written past the store, with ids that only sort as ids do;
 * those in the middle are appended as the service does.
 *
 * @returns the id of an event in the middle, a good cursor
 */
export async function fillFeed(databaseUrl: string, count: number): Promise<string> {
  const feed = await beginFeed(databaseUrl, count);
  await fillEvents(databaseUrl, feed);
  await vacuum(databaseUrl);
  return feed.cursor;
}

/** The first step of `fillFeed`, in a feed that is empty: the events of the service's own code. */
export async function beginFeed(databaseUrl: string, count: number): Promise<BegunFeed> {
  await migrate(databaseUrl);
  const before = Math.floor(Math.max(0, count - OWN) / 2);
  const after = Math.max(0, count - OWN - before);
  const middle = Date.now() - AGO_MS;
  const store = await openStore(databaseUrl);
  try {
    const news = (createdAt: Date, length: number) =>
      Array.from({ length }, (_, index) => benchEvent(before + index, createdAt));
    const own = await store.transaction((tx) =>
      tx.events.append(news(new Date(middle), Math.min(OWN, count))),
    );
    // Moves the head past the events that are written after these.
    await store.transaction((tx) => tx.events.append(news(new Date(), 1)));
    const cursor = own[Math.floor(own.length / 2)]?.eventId ?? '';
    return { cursor, middle, before, after };
  } finally {
    await store.close();
  }
}

/** The second step of `fillFeed`: all other events. Until it ends on PostgreSQL, nobody else can append any. */
export async function fillEvents(databaseUrl: string, { middle, before, after }: BegunFeed): Promise<void> {
  if (before + after === 0) return;
  await fillingPart(databaseUrl, async (filler) => {
    const { run, sql } = filler;
    // One tree of an index that is built at the end costs a fraction of one that grows row by row.
    const indexes = await filler.dropIndexes('events');
    await run('begin');
    const keptBetween = await keepEvents(filler);
    if (before > 0) await run(copies(sql, middle - AGO_MS, before));
    await keptBetween('created_at <', middle + MS);
    await run(copies(sql, middle + MS, after));
    await keptBetween('created_at >=', middle + MS);
    for (const index of indexes) await run(index);
    await run('commit');
  });
}

/**
 * Takes all events out of their table: PostgreSQL writes no log for a table that it emptied in the same transaction, and in
 * order the rows of a tree cost less. The function that it returns puts some back.
 */
async function keepEvents({ run, sql }: Filler) {
  await run('create temporary table kept_events as select * from events');
  await run(sql.isPostgres ? 'truncate events' : 'delete from events');
  return (created: string, ms: number) =>
    run(`insert into events select * from kept_events where ${created} ${ms} order by event_id`);
}

/** Inserts events with the texts of `benchEvent`, ten in each millisecond. */
function copies({ hexadecimal, padded, numbers }: Sql, start: number, count: number): string {
  const ms = `(${start} + i / ${Math.max(10, Math.ceil(count / (AGO_MS / 2)))})`;
  const { payload } = benchEvent(0, new Date(start));
  const [beforeMark = '', afterMark = ''] = JSON.stringify({ ...payload, mark: '#' }).split('"#"');
  const text = `'${beforeMark}' || cast(i as text) || '${afterMark}'`;
  const perEvent = (part: string, of: number) => `'${part}-' || cast(i % ${of} as text) || '.bench.example`;
  const agent = `${perEvent('https://agent', 1_000)}/mcp'`;
  const domain = `${perEvent('publisher', 5_000)}'`;
  const made = text
    .replaceAll('https://agent-0.bench.example/mcp', `' || ${agent} || '`)
    .replaceAll('publisher-0.bench.example', `' || ${domain} || '`);
  const types = TYPES.map((type, at) => `when ${at} then '${type}'`).join(' ');
  return `insert into events (event_id, event_type, entity_type, entity_id, payload, actor, created_at, publisher_domain, agent_url)
    select substr(${hexadecimal(ms)}, 1, 8) || '-' || substr(${hexadecimal(ms)}, 9) || '-7000-8000-' || ${padded('i')},
      case i % ${TYPES.length} ${types} end, 'authorization', '${ENTITY}', ${made}, 'pipeline:crawler', ${ms}, ${domain}, ${agent}
    from ${numbers(count)} n`;
}
