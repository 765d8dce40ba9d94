import { responseValidators, schemaValidators } from '../../../generated/validators/index.ts';
import { revokeKeyCommand } from '../../../src/admin/organizations.ts';
import { hashApiKey } from '../../../src/domain/members/credentials.ts';
import type { Event, NewEvent } from '../../../src/store/feed/events.ts';
import type { TestApp } from '../../support/app.ts';
import { type AnyEvent, someRegistryEvent } from '../../support/registry-events.ts';
import { type Frame, openSse } from '../../support/sse.ts';

/** An event as a crawl would append it, at the time of the service's clock. */
export const newEvent = (app: TestApp, change: AnyEvent = {}): NewEvent =>
  someRegistryEvent({ createdAt: app.clock.now(), ...change });

export const append = (app: TestApp, ...news: AnyEvent[]): Promise<Event[]> =>
  app.store.transaction((tx) => tx.events.append(news.map((change) => newEvent(app, change))));

/** That many events at once. */
export const appendMany = (app: TestApp, count: number, eventType = 'agent.discovered'): Promise<Event[]> =>
  append(app, ...Array.from({ length: count }, () => ({ eventType })));

export const ids = (events: readonly Event[]): string[] => events.map(({ eventId }) => eventId);

export const idsOf = (page: { events: { event_id: string }[] }): string[] =>
  page.events.map(({ event_id: id }) => id);

/** A query with these values, encoded. */
export const query = (values: Record<string, string | number | undefined>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  ).toString();

export const streamUrl = (app: TestApp, values: Record<string, string | number | undefined> = {}): string =>
  `http://127.0.0.1:${app.address?.port}/api/registry/feed/stream?${query(values)}`;

export const openFeed = (
  app: TestApp,
  headers: Record<string, string>,
  values: Record<string, string | number | undefined> = {},
) => openSse(streamUrl(app, values), headers);

const FRAME_SCHEMAS = { heartbeat: 'registry/feed-heartbeat', error: 'registry/feed-stream-error' } as const;

/** What its schema finds wrong with a frame; an empty text when nothing. */
export async function faultsOf({ event, data }: Frame): Promise<string> {
  const validate =
    event === 'heartbeat' || event === 'error'
      ? await schemaValidators[FRAME_SCHEMAS[event]]()
      : event === 'feed'
        ? (await responseValidators.getFeed())[200]
        : undefined;
  if (validate === undefined) return `there is no frame ${event}`;
  return validate(data) ? '' : JSON.stringify(validate.errors);
}

/** The value of one line of `/metrics`; 0 when it is not there. */
export async function metric(app: TestApp, name: string): Promise<number> {
  const { text } = await app.get('/metrics');
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

/** Looks until it is so; the test's own time limit ends what never comes. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resume) => setTimeout(resume, 10));
}

/** Ends the key in an Authorization header. */
export async function revoke(app: TestApp, { authorization }: { authorization: string }): Promise<void> {
  const found = await app.store.read.apiKeys.findByHash(hashApiKey(authorization.slice('Bearer '.length)));
  if (found !== undefined) await revokeKeyCommand(app.store, found.id);
}
