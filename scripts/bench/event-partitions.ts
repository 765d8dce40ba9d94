import { readFileSync } from 'node:fs';
import pg from 'pg';
import { DAY_MS } from '../../src/domain/text/instant.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { newDatabase, withPostgres } from './postgres.ts';
import type { Scenario } from './scenario.ts';
import type { Row } from './table.ts';

const EVENTS = { small: 300_000, full: 2_000_000 };
const DAYS = 90;
/** Days that go, one by one, while as many come: the longest partition. */
const TURNOVER = 7;
/** As the sweep deletes. */
const PIECE = 1_000;
const PAGES = 300;
const SINGLE_ROWS = 2_000;

/** Bytes of a table with its partitions and indexes. */
const SIZE = `select pg_total_relation_size('events') + coalesce(
  (select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = 'events'::regclass), 0) as bytes`;

type Measured = {
  readonly append: number;
  readonly alone: number;
  readonly head: number;
  readonly deep: number;
  readonly ofAgent: number;
  readonly marks: number;
  readonly planning: number;
  readonly leaving: number;
  readonly vacuum: number;
  readonly log: number;
  readonly bytes: number;
  readonly grown: number;
};

/**
 * The table of events as it is, beside one that is partitioned by id, that is by time, as PostgreSQL does it: what appends
 * and pages cost its process, and what it costs that the oldest day goes.
 */
export const eventPartitions: Scenario = {
  name: 'partitions of the events on PostgreSQL',
  whenNamedOnly: true,
  run: ({ scale }) =>
    withPostgres(async (server) => {
      const found: [string, Measured][] = [];
      for (const [what, days] of [
        ['one table', null],
        ['a partition a week', 7],
        ['a partition a day', 1],
      ] as const) {
        const url = await newDatabase(server, `events_${days ?? 'whole'}`);
        await migrate(url);
        found.push([what, await measured(url, days, EVENTS[scale])]);
      }
      return found.flatMap(([what, one]) => rowsOf(what, EVENTS[scale], one));
    }),
};

function rowsOf(what: string, events: number, one: Measured): Row[] {
  const us = (value: number) => `${Math.round(value)} µs`;
  const mb = (value: number) => `${(value / 1e6).toFixed(1)} MB`;
  return [
    { what: `${events} events over ${DAYS} days in ${what}`, value: mb(one.bytes) },
    { what: '  append of 1,000, for each', value: us(one.append) },
    { what: '  append of one', value: us(one.alone) },
    { what: '  page of 100 at the head', value: us(one.head) },
    { what: '  page of 100 deep in the feed', value: us(one.deep) },
    { what: '  page of 100 of one agent', value: us(one.ofAgent) },
    { what: '  newest event of each type', value: us(one.marks) },
    { what: '  planning of a page', value: us(one.planning) },
    { what: '  the oldest day goes, for each of its events', value: `${one.leaving.toFixed(2)} µs` },
    { what: '  the vacuum afterwards, for each of them', value: `${one.vacuum.toFixed(2)} µs` },
    { what: '  log of writes, for each of them', value: `${Math.round(one.log)} bytes` },
    { what: `  size after ${TURNOVER} days went and came`, value: mb(one.grown) },
  ];
}

async function measured(url: string, days: number | null, count: number): Promise<Measured> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const start = Date.now() - DAYS * DAY_MS;
    const perDay = Math.floor(count / DAYS);
    const table = eventsTable(client, days, start);
    await table.make();
    for (let day = 0; day < DAYS; day += 1) await table.append(day, perDay);
    await client.query('vacuum analyze events');
    const read = await readsOf(client, perDay);
    const bytes = await sizeOf(client);
    let leaving = 0;
    let vacuum = 0;
    let log = 0;
    for (let day = 0; day < TURNOVER; day += 1) {
      const before = await position(client);
      leaving += await processorTime(client, () => table.endDay(day));
      log += (await position(client)) - before;
      // A partition that is dropped leaves nothing to clean.
      if (days === null) vacuum += await processorTime(client, () => client.query('vacuum events'));
      await table.append(DAYS + day, perDay);
    }
    const grown = await sizeOf(client);
    const gone = perDay * TURNOVER;
    return {
      ...read,
      append:
        (await processorTime(client, () => table.append(DAYS + TURNOVER, PIECE * 10, PIECE))) / (PIECE * 10),
      alone:
        (await processorTime(client, () => table.append(DAYS + TURNOVER + 1, SINGLE_ROWS, 1))) / SINGLE_ROWS,
      bytes,
      leaving: leaving / gone,
      vacuum: vacuum / gone,
      log: log / gone,
      grown,
    };
  } finally {
    await client.end();
  }
}

/** The least of some rounds: other work on the machine only adds. */
async function readsOf(client: pg.Client, perDay: number) {
  const page = 'select * from events where event_id > $1 order by event_id limit 101';
  const ofAgent = `select * from events where agent_url = $2 and event_type = $3 and event_id > $1
    order by event_id limit 101`;
  const at = async (place: number) =>
    String(
      (await client.query('select event_id from events order by event_id offset $1 limit 1', [place])).rows[0]
        ?.event_id,
    );
  const deepIds: string[] = [];
  for (const day of [10, 30, 50]) deepIds.push(await at(day * perDay));
  const headId = await at(DAYS * perDay - 101);
  const many = (name: string, text: string, valuesOf: (turn: number) => unknown[]) =>
    least(async () => {
      const took = await processorTime(client, async () => {
        for (let turn = 0; turn < PAGES; turn += 1)
          await client.query({ name, text, values: valuesOf(turn) });
      });
      return took / PAGES;
    });
  return {
    head: await many('head', page, () => [headId]),
    deep: await many('deep', page, (turn) => [deepIds[turn % deepIds.length]]),
    ofAgent: await many('agent', ofAgent, (turn) => [
      deepIds[turn % deepIds.length],
      `https://agent-${turn % 1000}.bench.example/mcp`,
      'agent.discovered',
    ]),
    marks: await many('marks', MARKS, () => []),
    planning: await least(() => planningTime(client, headId)),
  };
}

/** The service's own statement of the newest event of each type (`src/store/feed/event-pages.ts`). */
const MARKS = `with recursive occurring(event_type) as (
    select min(event_type) from events
    union all
    select (select min(e.event_type) from events e where e.event_type > o.event_type)
    from occurring o where o.event_type is not null
  )
  select o.event_type, e.event_id, e.created_at
  from occurring o cross join lateral (
    select event_id, created_at from events n where (n.event_type, n.event_id) <= (o.event_type, 'g')
    order by n.event_type desc, n.event_id desc limit 1) as e where o.event_type is not null`;

async function least(work: () => Promise<number>): Promise<number> {
  let found = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) found = Math.min(found, await work());
  return found;
}

async function planningTime(client: pg.Client, id: string): Promise<number> {
  const text = `explain (format json, summary) select * from events where event_id > '${id}' order by event_id limit 101`;
  const [row] = (await client.query(text)).rows;
  return 1_000 * row['QUERY PLAN'][0]['Planning Time'];
}

const sizeOf = async (client: pg.Client) => Number((await client.query(SIZE)).rows[0]?.bytes);
const position = async (client: pg.Client) =>
  Number((await client.query("select pg_current_wal_lsn() - '0/0'::pg_lsn as at")).rows[0]?.at);

/** Microseconds of processor time of the process that serves this connection, to a hundredth of a second. */
async function processorTime(client: pg.Client, work: () => Promise<unknown>): Promise<number> {
  const pid = Number((await client.query('select pg_backend_pid() as pid')).rows[0]?.pid);
  const ticks = () => {
    // The name of the program, in parentheses, may have blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  };
  const before = ticks();
  await work();
  return (ticks() - before) * 10_000;
}

/** The table of events, whole or in partitions of some days. */
function eventsTable(client: pg.Client, days: number | null, start: number) {
  const floor = (day: number) => {
    const time = (start + day * DAY_MS).toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}`;
  };
  const texts = insertOf(start);
  return {
    async make() {
      if (days === null) return;
      await client.query(`alter table events rename to whole`);
      await client.query(`create table events (like whole) partition by range (event_id)`);
      const indexes = await client.query(
        "select indexdef, indexname from pg_indexes where tablename = 'whole'",
      );
      await client.query('drop table whole');
      for (const { indexdef } of indexes.rows)
        await client.query(indexdef.replace('.whole USING', '.events USING'));
      for (let day = 0; day < DAYS + 2 * TURNOVER; day += days)
        await client.query(
          `create table events_from_${day} partition of events for values from ('${floor(day)}') to ('${floor(day + days)}')`,
        );
    },
    /** Appends events of a day, `atOnce` in a statement. */
    async append(day: number, count: number, atOnce = count) {
      for (let from = 0; from < count; from += atOnce)
        await client.query({
          name: 'append',
          text: texts,
          values: [day, from, Math.min(count, from + atOnce) - 1, count],
        });
    },
    /** Ends a day as the sweep does, or drops its partition once all days of that have ended. */
    async endDay(day: number) {
      if (days !== null) {
        if ((day + 1) % days === 0) await client.query(`drop table events_from_${day + 1 - days}`);
        return;
      }
      for (;;) {
        const { rowCount } = await client.query({
          name: 'prune',
          text: `delete from events where event_id in (
            select event_id from events where event_id < $1 order by event_id limit ${PIECE} for update)`,
          values: [floor(day + 1)],
        });
        if ((rowCount ?? 0) < PIECE) return;
      }
    },
  };
}

/** Events with the texts and members of those that crawls write, in the order of their ids. */
function insertOf(start: number): string {
  const ms = `(${start} + $1::bigint * ${DAY_MS} + i * (${DAY_MS} / $4::bigint))`;
  const hex = `lpad(to_hex(${ms}), 12, '0')`;
  const agent = `'https://agent-' || i % 1000 || '.bench.example/mcp'`;
  const domain = `'publisher-' || i % 5000 || '.bench.example'`;
  const payload = `'{"id":"018f0000-0000-7000-8000-000000000001","mark":' || i || ',"agent_url":"' || ${agent} ||
    '","agent_url_canonical":"' || ${agent} || '","publisher_domain":"' || ${domain} ||
    '","authorization_type":"property_ids","authorized_for":"Display and video on all pages, \\"sponsored\\" sections left out","evidence":"adagents_json","property_ids":["main_site","app"],"created_at":"2026-01-15T08:30:00.000Z","updated_at":"2026-01-15T08:30:00.000Z"}'`;
  return `insert into events (event_id, event_type, entity_type, entity_id, payload, actor, created_at, publisher_domain, agent_url)
    select substr(${hex}, 1, 8) || '-' || substr(${hex}, 9) || '-7000-8000-' || lpad(to_hex(i), 12, '0'),
      (array['property.created', 'property.updated', 'agent.discovered', 'authorization.granted'])[i % 4 + 1], 'authorization',
      '018f0000-0000-7000-8000-' || lpad(to_hex(i % 50000), 12, '0'), ${payload}, 'pipeline:crawler', ${ms}, ${domain}, ${agent}
    from generate_series($2::bigint, $3::bigint) i`;
}
