import type { ReadHandler } from '../../desk/call.ts';
import { syncCursor } from '../../domain/authorization/row.ts';
import { invalidField } from '../../domain/errors.ts';
import { agentKey } from '../../domain/net/agent-url.ts';
import type { StoredAuthorization } from '../../domain/publishers/adagents/authorizations.ts';
import { rowText } from '../../record/authorization/row-text.ts';

const MOST_ROWS = 10_000;
// In characters. A row has a few hundred; only scopes with many names reach this limit.
const LONGEST_ANSWER = 8 * 1024 * 1024;
// In characters of scopes: a few that are long are read for an answer that has little of them.
const MOST_READ = 64 * 1024 * 1024;
const HOST = /^[a-z0-9.-]{1,253}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const listAuthorizations: ReadHandler<'listAuthorizations'> = async ({ query }, { store, now }) => {
  const agentUrl = agentKey(query.agent_url, 'agent_url');
  const { evidence = ['adagents_json'], limit = MOST_ROWS } = query;
  const after = readCursor(query.cursor);
  // Read before the rows: an event in both the rows and the feed does no harm, but an event in neither would be lost.
  const position = syncCursor(await store.events.newestId(), now);
  const { rows, last } = await takePage(store.authorizationRows.ofAgent(agentUrl, evidence, after), limit);
  const head = JSON.stringify({ agent_url: agentUrl, evidence, include: 'effective' });
  const tail = JSON.stringify({
    count: rows.length,
    has_more: last !== undefined,
    cursor: last === undefined ? null : writeCursor(last.publisherDomain, last.id),
  });
  return {
    headers: { 'X-Sync-Cursor': position },
    json: `${head.slice(0, -1)},"rows":[${rows.join(',')}],${tail.slice(1)}`,
  };
};

/**
 * Rows as JSON text, up to `limit` rows, `LONGEST_ANSWER` characters of them and `MOST_READ` of their scopes. `last` is
 * the last row returned when more rows follow.
 */
async function takePage(pages: AsyncIterable<StoredAuthorization[]>, limit: number) {
  const rows: string[] = [];
  let last: StoredAuthorization | undefined;
  let length = 0;
  let read = 0;
  for await (const page of pages) {
    for (const row of page) {
      if (rows.length === limit || length > LONGEST_ANSWER || read > MOST_READ) return { rows, last };
      const text = await rowText(row);
      rows.push(text);
      length += text.length;
      read += row.scope.length;
      last = row;
    }
  }
  return { rows, last: undefined };
}

const writeCursor = (domain: string, id: string) =>
  Buffer.from(JSON.stringify([domain, id])).toString('base64url');

function readCursor(cursor: string | undefined): { domain: string; id: string } {
  if (cursor === undefined) return { domain: '', id: '' };
  const [domain, id, ...rest] = parsed(Buffer.from(cursor, 'base64url').toString());
  const isOurs = typeof domain === 'string' && HOST.test(domain) && typeof id === 'string' && UUID.test(id);
  if (isOurs && rest.length === 0) return { domain, id };
  throw invalidField('cursor', 'is not a cursor of this list');
}

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
