import type { Knex } from 'knex';

/** The entries that an event names, and an index for the events of each. */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('events', (t) => {
    t.text('publisher_domain');
    t.text('agent_url');
  });
  const isSqlite = k.client.config.client === 'better-sqlite3';
  const member = (name: string) =>
    isSqlite ? `json_extract(payload, '$.${name}')` : `cast(payload as json) ->> '${name}'`;
  await k.raw(`update events set
    publisher_domain = ${member('publisher_domain')},
    agent_url = coalesce(${member('agent_url_canonical')}, ${member('agent_url')})`);
  // By type too: whatever types a reader asks for, only their events are visited.
  for (const column of ['publisher_domain', 'agent_url', 'entity_id'])
    await k.raw(
      `create index events_by_${column} on events (${column}, event_type, event_id) where ${column} is not null`,
    );
}
