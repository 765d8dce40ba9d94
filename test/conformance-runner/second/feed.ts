import { events } from './data.ts';
import { fault, json } from './http.ts';

const START = '00000000-0000-7000-8000-000000000000';
/** More than the fewest days that a feed must keep. */
const RETENTION_DAYS = 90;

type Page = { events: typeof events; cursor: string; has_more: boolean; freshness: object };

/** A page behind a cursor; a response when the question cannot be answered. */
function pageOf(query: URLSearchParams): Page | Response {
  const limit = Number(query.get('limit') ?? 50);
  if (!(limit >= 1 && limit <= 10_000)) return fault(400, 'invalid_request', 'limit is 1 to 10000');
  const cursor = query.get('cursor') ?? START;
  if (!/^[0-9a-f-]{36}$/.test(cursor)) return fault(400, 'invalid_request', 'cursor is a UUID');
  if (cursor !== START && !events.some(({ event_id }) => event_id === cursor))
    return fault(410, 'cursor_expired', 'Nobody was given this cursor, or its events are gone.');
  const types = query.getAll('types').flatMap((text) => text.split(','));
  const patterns = types.map((type) => new RegExp(`^${type.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  const matches = ({ event_type }: { event_type: string }) =>
    patterns.length === 0 || patterns.some((pattern) => pattern.test(event_type));
  const after = events.filter(({ event_id }) => event_id > cursor);
  const found = after.filter(matches);
  const page = found.slice(0, limit);
  const hasMore = found.length > page.length;
  const last = hasMore ? page.at(-1) : after.at(-1);
  const [newest] = events.slice(-1);
  const now = new Date();
  return {
    events: page,
    cursor: last?.event_id ?? cursor,
    has_more: hasMore,
    freshness: {
      generated_at: now.toISOString(),
      latest_event_created_at: newest?.created_at ?? null,
      lag_seconds: Math.floor((now.getTime() - Date.parse(newest?.created_at ?? '')) / 1_000),
      retention_days: RETENTION_DAYS,
    },
  };
}

export function feed(query: URLSearchParams): Response {
  const page = pageOf(query);
  return page instanceof Response ? page : json(page);
}

/** The same as a stream: what there is, then a heartbeat. */
export function stream(query: URLSearchParams): Response {
  const frames: string[] = [];
  let at = new URLSearchParams(query);
  for (;;) {
    const page = pageOf(at);
    if (page instanceof Response) return page;
    if (page.events.length > 0) frames.push(`event: feed\ndata: ${JSON.stringify(page)}\n\n`);
    at = new URLSearchParams(at);
    at.set('cursor', page.cursor);
    if (!page.has_more) break;
  }
  const beat = { generated_at: new Date().toISOString(), cursor: at.get('cursor') };
  frames.push(`event: heartbeat\ndata: ${JSON.stringify(beat)}\n\n`);
  return new Response(frames.join(''), { headers: { 'content-type': 'text/event-stream' } });
}
