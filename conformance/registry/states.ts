import { type Context, part } from '../check.ts';
import { judgeable, must } from '../verdict.ts';
import { okay, rule } from './answers.ts';
import { feedAsk, feedEnd, feedPage } from './feed-page.ts';
import { crawled, freshHost, PUBLISHER_FILE, publisherFile } from './owned.ts';

const STATES = 'States and transitions';
const OWNS = ['credential', 'sandbox', 'site'] as const;
const AFTER = ['registry.site.events'];
/** Nobody crawls a domain twice within 5 minutes on request, so a look that was asked for has to do. */
const LOOK_MS = 45_000;
const EVERY_MS = 1_500;

type Event = Awaited<ReturnType<typeof feedPage>>['events'][number];

/** Publishes a new file of a host, has the registry look again, and waits for events about the host. */
async function eventsAfter(
  context: Context,
  host: string,
  file: unknown,
  isEnough: (events: readonly Event[]) => boolean,
): Promise<Event[]> {
  const { cursor } = await feedEnd(context);
  await context.site.publish(host, PUBLISHER_FILE, { body: file });
  const seen: Event[] = [];
  let at = cursor;
  await context.until(
    'an event about the changed file',
    async () => {
      await context.ask({ path: '/api/properties/resolve', query: { domain: host, fresh: true } });
      const page = await feedPage(await context.ask(feedAsk({ cursor: at, limit: 10_000 })));
      at = page.cursor;
      seen.push(...page.events.filter(({ payload }) => JSON.stringify(payload).includes(host)));
      return isEnough(seen) || undefined;
    },
    EVERY_MS,
  );
  return seen;
}

/** A crawled host, after the events of its first file have come. */
async function settled(context: Context, more: object = {}) {
  const { cursor } = await feedEnd(context);
  const { host, agent } = await crawled(context, more);
  let at = cursor;
  await context.until(`the events of ${host}`, async () => {
    const page = await feedPage(await context.ask(feedAsk({ cursor: at, limit: 10_000 })));
    at = page.cursor;
    const isThere = page.events.some(
      ({ event_type, payload }) =>
        event_type === 'authorization.granted' && JSON.stringify(payload).includes(host),
    );
    return isThere || undefined;
  });
  return { host, agent };
}

const has = (type: string) => (events: readonly Event[]) =>
  events.some(({ event_type }) => event_type === type);

export const statesPart = part(
  [
    rule(
      'states.stale',
      STATES,
      'An active property whose file fails validation becomes stale, and active again with the same id when it passes.',
      OWNS,
    ),
    rule('states.collection-removed', STATES, 'A collection that is no longer in the file is removed.', OWNS),
    rule(
      'states.revoked',
      'Registry change feed event types',
      'An agent that the file no longer names loses its authorization.',
      OWNS,
    ),
  ],
  {
    'registry.states.stale': {
      after: AFTER,
      timeoutMs: 3 * LOOK_MS,
      async run(context) {
        const { host, agent } = await settled(context);
        const stale = await eventsAfter(context, host, '{broken', has('property.stale'));
        const gone = stale.find(({ event_type }) => event_type === 'property.stale');
        const back = await eventsAfter(
          context,
          host,
          publisherFile(host, agent),
          has('property.reactivated'),
        );
        const again = back.find(({ event_type }) => event_type === 'property.reactivated');
        must(
          again?.entity_id === gone?.entity_id,
          `the property is ${again?.entity_id} when it is active again, and was ${gone?.entity_id}`,
          context.exchanges.at(-1) ?? null,
        );
      },
    },
    'registry.states.collection-removed': {
      after: AFTER,
      timeoutMs: 2 * LOOK_MS,
      async run(context) {
        const collections = [{ collection_id: 'show', name: 'Show', kind: 'series' }];
        const { host, agent } = await settled(context, { collections });
        await eventsAfter(context, host, publisherFile(host, agent), has('collection.removed'));
      },
    },
    'registry.states.revoked': {
      after: AFTER,
      timeoutMs: 2 * LOOK_MS,
      async run(context) {
        const { host } = await settled(context);
        const other = `https://${freshHost(context, 'agent')}/mcp`;
        await eventsAfter(context, host, publisherFile(host, other), has('authorization.revoked'));
        const answer = await context.ask({ path: `/api/registry/lookup/domain/${host}` });
        const { authorized_agents: listed } = await okay('lookupDomain', answer);
        judgeable(listed.length > 0, 'the new agent is not found by the domain yet');
        must(
          listed.every(({ url }) => url === other),
          `${listed[0]?.url} is authorized, and the file names ${other}`,
          answer,
        );
      },
    },
  },
);
