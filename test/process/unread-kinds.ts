import { randomBytes } from 'node:crypto';
import { createKey, createOrganization } from '../../src/admin/organizations.ts';
import { newId } from '../../src/infra/random.ts';
import { openStore } from '../../src/store/open.ts';
import { someRegistryEvent } from '../support/registry-events.ts';

const TASK = 'list_creative_formats';
const EVENTS = 2_000;
const ROWS = 4_000;

export type Headers = Readonly<Record<string, string>>;
const JSON_TYPE = 'application/json';
const EVENT_STREAM = 'text/event-stream';
const CALLER = { Authorization: 'Bearer demo-unread-v1' };

const head = (line: string, headers: Headers): string =>
  [
    `${line} HTTP/1.1`,
    'Host: a',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
const get = (path: string, headers: Headers = {}) => head(`GET ${path}`, headers);
function post(path: string, body: object, accept: string): string {
  const text = JSON.stringify(body);
  const type = { 'Content-Type': JSON_TYPE, 'Content-Length': String(text.length) };
  return head(`POST ${path}`, { ...type, Accept: accept, ...CALLER }) + text;
}

const rpc = (id: number, method: string, params: object) => ({ jsonrpc: '2.0', id, method, params });
const batch = () =>
  Array.from({ length: 12 }, (_, id) => rpc(id, 'tools/call', { name: TASK, arguments: {} }));
const message = (...parts: object[]) => ({
  message: { kind: 'message', messageId: newId(), role: 'user', parts },
});
const called = () => message({ kind: 'data', data: { skill: TASK, input: {} } });

/** What the kinds of requests are about. */
export type World = { readonly member: Headers; readonly taskId: string };
/** The requests of one connection, sent at once. */
export const kinds: Readonly<Record<string, (world: World) => string>> = {
  pages: () => get('/').repeat(30),
  'the whole description of the API': () => get('/openapi/registry.yaml').repeat(20),
  'files of the contract': () => get('/schemas/v3/bundles/create_media_buy-request.json').repeat(20),
  'batches as JSON': () => post('/mcp', batch(), JSON_TYPE),
  'batches as events': () => post('/mcp', batch(), `${JSON_TYPE}, ${EVENT_STREAM}`),
  'a streamed call over A2A': () =>
    Array.from({ length: 10 }, (_, id) =>
      post('/a2a', rpc(id, 'message/stream', called()), EVENT_STREAM),
    ).join(''),
  'the stream of a task of A2A': ({ taskId }) =>
    post('/a2a', rpc(1, 'tasks/resubscribe', { id: taskId }), EVENT_STREAM),
  'the stream of the feed': ({ member }) => get('/api/registry/feed/stream', member),
  'a snapshot of all authorizations': ({ member }) =>
    get('/api/registry/authorizations/snapshot', member).repeat(4),
};

/** A change feed and authorizations that streams and snapshots have to send. */
export async function fill(url: string): Promise<Headers> {
  const store = await openStore(url);
  const now = store.now();
  const text = 'x'.repeat(1_000);
  try {
    await store.transaction(async (tx) => {
      await tx.events.append(
        Array.from({ length: EVENTS }, () =>
          someRegistryEvent({
            createdAt: now,
            eventType: 'agent.discovered',
            text,
          }),
        ),
      );
      await tx.authorizations.putAll(Array.from({ length: ROWS }, (_, n) => authorization(n, now)));
    });
    const { organization } = await createOrganization(store, { name: 'Acme' });
    const { api_key: key } = await createKey(store, { org: organization.id, name: 'test' });
    return { Authorization: `Bearer ${key}` };
  } finally {
    await store.close();
  }
}

/** One that cannot be compressed to nothing. */
const authorization = (n: number, now: Date) => ({
  id: newId(),
  agentUrl: `https://many${n}.example`,
  publisherDomain: `p${n}.example`,
  entryKey: 'k',
  authorizationType: 'property_ids' as const,
  authorizedFor: randomBytes(720).toString('base64'),
  scope: { property_ids: ['a'] },
  evidence: 'adagents_json' as const,
  hash: 'h',
  createdAt: now,
  updatedAt: now,
});

/** A task of A2A that waits for its caller. */
export async function waitingTask(origin: string): Promise<string> {
  const response = await fetch(`${origin}/a2a`, {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE, ...CALLER },
    body: JSON.stringify(rpc(1, 'message/send', message({ kind: 'text', text: 'hello' }))),
  });
  return ((await response.json()) as { result: { id: string } }).result.id;
}
