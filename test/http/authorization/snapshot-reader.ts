import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { assert } from 'chai';
import type { TestApp } from '../../support/app.ts';

export type Row = Record<string, unknown> & { id: string };
export type Headers = Record<string, string>;

export const SNAPSHOT = '/api/registry/authorizations/snapshot';

export function rowsOf(text: string): Row[] {
  return text.startsWith('{"error"')
    ? []
    : text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
}

/** Rows and event payloads in one form: an event says less where the row has a default. */
export const comparable1 = (row: Row): Row => {
  const {
    disputed: _d,
    created_by: _c,
    expires_at: _e,
    property_rid: _r,
    property_id_slug: _s,
    ...rest
  } = row;
  const { changed_fields: _f, override_applied: _a, override_reason: _o, signing_keys: keys, ...said } = rest;
  return keys == null ? (said as Row) : ({ ...said, signing_keys: keys } as Row);
};
export const comparable = (rows: readonly Row[]): Row[] =>
  rows.map(comparable1).sort((a, b) => (a.id < b.id ? -1 : 1));

export type Snapshot = IncomingMessage;

export function openSnapshot(served: Pick<TestApp, 'address'>, headers: Headers): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    get(`http://127.0.0.1:${served.address?.port}${SNAPSHOT}`, { headers, agent: false }, resolve).on(
      'error',
      reject,
    );
  });
}

/** Takes the snapshot piece by piece, with a pause behind each. */
export async function readSlowly(
  stream: Snapshot,
  pauseMs: number,
): Promise<{ rows: Row[]; cursor: string }> {
  const cursor = String(stream.headers['x-sync-cursor']);
  let text = '';
  for await (const piece of stream.pipe(createGunzip())) {
    text += piece;
    await pause(pauseMs);
  }
  return { rows: rowsOf(text), cursor };
}

type Held = { rows: readonly Row[]; cursor: string; only?: string };

/** Applies what the feed says behind a cursor to rows, as a reader would; of one agent only, if it is named. */
export async function applyFeed(
  served: TestApp,
  member: Headers,
  { rows, cursor, only }: Held,
): Promise<Row[]> {
  const held = new Map(rows.map((row) => [row.id, row]));
  for (let at = cursor; ; ) {
    const query = new URLSearchParams({ cursor: at, types: 'authorization.*', limit: '1000' });
    const { status, body, text } = await served.get(`/api/registry/feed?${query}`, member);
    assert.equal(status, 200, text);
    for (const { event_type, payload } of body.events) {
      if (only !== undefined && payload.agent_url !== only) continue;
      if (event_type === 'authorization.revoked') held.delete(payload.id);
      else held.set(payload.id, payload);
    }
    if (!body.has_more) break;
    at = body.cursor;
  }
  return comparable([...held.values()]);
}
