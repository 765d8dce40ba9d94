import { assert } from 'chai';
import { schemaValidators, type Validate } from '../../../generated/validators/index.ts';
import type { Outcome } from '../../../src/infra/queue.ts';
import { newId } from '../../../src/infra/random.ts';
import { type CrawlTools, crawl } from '../../../src/jobs/brands/crawlDomain.ts';
import type { Event } from '../../../src/store/feed/events.ts';
import type { Tables } from '../../../src/store/index.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../support/app.ts';
import type { TestEngine } from '../../support/databases.ts';

export const FILE = '/.well-known/adagents.json';

/** A service without workers, whose crawls the test runs one by one. */
export type Crawling = TestApp & {
  tools: CrawlTools;
  crawl(domain: string, signal?: AbortSignal): Promise<Outcome>;
  /** The adagents outcome of a crawl that came to an end. */
  outcome(domain: string): Promise<unknown>;
  /** Events since the last call, each held against its schemas, in order. */
  events(): Promise<Event[]>;
  /** As `events`, their types with how often each came. */
  tally(): Promise<Record<string, number>>;
  publisher(domain: string): Promise<NonNullable<Awaited<ReturnType<Tables['publishers']['find']>>>>;
};

export async function startCrawling(engine: TestEngine, options: TestAppOptions = {}): Promise<Crawling> {
  const app = await startTestApp(engine, options);
  const tools = { store: app.store, fetcher: app.fetcher, now: app.clock.now, newId };
  let cursor = '';
  const events = async () => {
    const fresh: Event[] = [];
    for (;;) {
      const page = await app.store.read.events.after({ cursor, limit: 10_000 });
      for (const event of page) {
        if (event.eventId <= cursor) assert.fail(`${event.eventId} does not come after ${cursor}`);
        cursor = event.eventId;
        await assertValidEvent(event);
        fresh.push(event);
      }
      if (page.length < 10_000) return fresh;
    }
  };
  return {
    ...app,
    tools,
    crawl: (domain, signal) => crawl(domain, tools, signal),
    async outcome(domain) {
      const outcome = await crawl(domain, tools);
      return outcome.kind === 'done' ? outcome.detail.adagents : outcome;
    },
    events,
    tally: async () => tallyOf(await events()),
    async publisher(domain) {
      return (await app.store.read.publishers.find(domain)) ?? assert.fail(`${domain} is not known`);
    },
  };
}

export function tallyOf(events: readonly Pick<Event, 'eventType'>[]): Record<string, number> {
  const tally: Record<string, number> = {};
  for (const { eventType } of events) tally[eventType] = (tally[eventType] ?? 0) + 1;
  return tally;
}

const validators = new Map<string, Promise<readonly Validate[]>>();

/** The schemas of events and of the payloads of one type. */
function validatorsOf(eventType: string): Promise<readonly Validate[]> {
  let known = validators.get(eventType);
  if (known === undefined) {
    const name = `registry/events/${eventType.replaceAll(/[._]/g, '-')}`;
    const [, load] = Object.entries(schemaValidators).find(([path]) => path === name) ?? [];
    if (load === undefined) assert.fail(`${eventType} has no schema`);
    known = Promise.all([schemaValidators['core/registry-event'](), load()]);
    validators.set(eventType, known);
  }
  return known;
}

/** Holds an event, in its wire form, against the schemas of events and of its payload. */
async function assertValidEvent(event: Event): Promise<void> {
  const wire = {
    event_id: event.eventId,
    event_type: event.eventType,
    entity_type: event.entityType,
    entity_id: event.entityId,
    payload: event.payload,
    actor: event.actor,
    created_at: event.createdAt.toISOString(),
  };
  const [isEvent, isPayload] = await validatorsOf(event.eventType);
  if (isEvent?.(wire) !== true) assert.fail(`${event.eventType}: ${JSON.stringify(isEvent?.errors)}`);
  if (isPayload?.(event.payload) !== true)
    assert.fail(`${event.eventType}: ${JSON.stringify(isPayload?.errors)}`);
}

/** The payload of the only event of a type; fails when there are none or several. */
export function only(events: readonly Event[], type: string): Readonly<Record<string, unknown>> {
  const found = events.filter(({ eventType }) => eventType === type);
  assert.lengthOf(found, 1, type);
  return found[0]?.payload ?? {};
}

type Json = Record<string, unknown>;

export const property = (id: string, more: Json = {}): Json => ({
  property_id: id,
  property_type: 'mobile_app',
  name: `Property ${id}`,
  identifiers: [{ type: 'ios_bundle', value: `com.example.${id}` }],
  ...more,
});

export const collection = (id: string, more: Json = {}): Json => ({
  collection_id: id,
  name: `Collection ${id}`,
  kind: 'series',
  ...more,
});

/** An entry for the agent at `https://{host}/mcp` about some property ids. */
export const agent = (host: string, ids: readonly string[], more: Json = {}): Json => ({
  url: `https://${host}/mcp`,
  authorized_for: 'Display',
  authorization_type: 'property_ids',
  property_ids: ids,
  ...more,
});
