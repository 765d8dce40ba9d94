import { migrate } from '../../src/store/engine/migrate.ts';
import type { NewEvent } from '../../src/store/feed/events.ts';
import { openStore } from '../../src/store/open.ts';

const AT_ONCE = 5_000;
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

/** Migrates the database and fills the feed. */
export async function fillFeed(databaseUrl: string, count: number): Promise<void> {
  await migrate(databaseUrl);
  const store = await openStore(databaseUrl);
  const start = Date.now() - 3_600_000;
  for (let done = 0; done < count; done += AT_ONCE) {
    const news = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, index) =>
      benchEvent(done + index, new Date(start + Math.floor((done + index) / 10))),
    );
    await store.transaction((tx) => tx.events.append(news));
  }
  await store.close();
}
