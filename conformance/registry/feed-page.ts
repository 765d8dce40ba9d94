import { eventTypes } from '../../generated/events.ts';
import { isObject, objectsIn } from '../../src/domain/json/values.ts';
import type { Context } from '../check.ts';
import type { Answer, Ask } from '../http/ask.ts';
import { judgeable, must } from '../verdict.ts';
import { type BodyOf, okay } from './answers.ts';

export type FeedPage = BodyOf<'getFeed'>;

const KNOWN: ReadonlySet<unknown> = new Set(Object.keys(eventTypes));

/** A UUID v7 of 2020, which no feed has given within its retention. */
export const OLD_CURSOR = '0170a000-0000-7abc-8def-0123456789ab';

/** The request for a page of the feed. */
export const feedAsk = (query: NonNullable<Ask['query']>): Ask => ({
  path: '/api/registry/feed',
  query,
  as: 'member',
});

/** What every event has, also one of a later release whose type the contract does not know. */
const FIELDS = ['event_id', 'event_type', 'entity_type', 'entity_id', 'actor', 'created_at'];

/**
 * A page of the feed, in the form of the contract. Events of types that the contract does not know only need the
 * fields of an event.
 */
export async function feedPage(answer: Answer): Promise<FeedPage> {
  const { json } = answer;
  if (answer.status !== 200 || !isObject(json) || !Array.isArray(json.events)) return okay('getFeed', answer);
  const known = json.events.filter((event) => !isObject(event) || KNOWN.has(event.event_type));
  await okay('getFeed', { ...answer, json: { ...json, events: known } });
  for (const event of objectsIn(json.events))
    for (const field of FIELDS) must(typeof event[field] === 'string', `an event has no ${field}`, answer);
  return answer.json as FeedPage;
}

const MOST_PAGES = 20;

/** The cursor at the end of the feed, and the last page. */
export async function feedEnd(context: Context): Promise<{ cursor: string; answer: Answer }> {
  let cursor: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const answer = await context.ask(feedAsk({ limit: 10_000, cursor }));
    const page = await feedPage(answer);
    const hasMoved = cursor !== page.cursor;
    cursor = page.cursor;
    if (!page.has_more) return { cursor, answer };
    must(hasMoved, 'has_more is true, and the cursor does not move', answer);
  }
  judgeable(false, `the end of the feed is more than ${MOST_PAGES} pages away`);
  throw new Error('not reached');
}
