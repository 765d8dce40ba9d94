import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Log } from '../../src/infra/log.ts';
import { type Asked, aroundStatements } from '../../test/support/around-statements.ts';
import { type FastifyOrder, type PeerAnswer, type PeerRoute, REQUEST_ID } from './fastify-child.ts';
import type { Service } from './service.ts';
import { type Peer, peerOf, type SideResult, timesOf } from './side-by-side.ts';
import { costRow, microseconds, type Row } from './table.ts';
import type { Ask } from './throughput.ts';

const FASTIFY = fileURLToPath(new URL('./fastify-child.ts', import.meta.url));

/** Six tenths of its speed: what the way through the doors and the desk may cost. */
const REACH = '≤ 1.67';

/**
 * A route of which the peer is made by asking: it runs the statements that the service runs for a request, and sends the
 * header lines and the bytes that the service sends. `made` says whether these are stored texts put together, or a value that is serialized
 * for each request.
 */
export type AskedRoute = Omit<PeerRoute, 'answers' | 'headers'> & { readonly made: 'text' | 'value' };

/** A database in a file, where a peer can read it; null for any other. */
const fileOf = (databaseUrl: string): string | null =>
  databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : null;

/** Starts a Fastify service with this one route over the same database; null when the database is not a file. */
export async function startFastifyFor(
  { origin }: Service,
  databaseUrl: string,
  route: AskedRoute,
  asks: readonly Ask[],
): Promise<Peer | null> {
  const file = fileOf(databaseUrl);
  if (file === null) return null;
  const { made, ...shape } = route;
  const each = [...new Map(asks.map((ask) => [ask.path, ask])).values()];
  const statements = await statementsOf(databaseUrl, each);
  const answers: PeerAnswer[] = [];
  let lines: Readonly<Record<string, string>> = {};
  for (const { path, headers = {} } of each) {
    const { text, headers: sent } = await answerOf(`${origin}${path}`, headers);
    const bytes = made === 'text' ? { text } : { value: JSON.parse(text) };
    answers.push({ url: path, statements: statements.get(path) ?? [], bytes });
    lines = sent;
  }
  const peer = await startFastify(file, { ...shape, answers, headers: lines }, asks);
  const [first] = each;
  const theirs = await answerOf(`${peer.origin}${first?.path}`, first?.headers ?? {});
  if (!isDeepStrictEqual(theirs.headers, lines)) throw new Error('the peer sends other header lines');
  return peer;
}

/** Starts a Fastify service with this route. */
export async function startFastify(
  file: string,
  route: PeerRoute,
  asks: readonly Ask[],
  execArgv: readonly string[] = [],
): Promise<Peer> {
  const child = fork(FASTIFY, { execArgv: [...execArgv] });
  child.send({ file, route } satisfies FastifyOrder);
  const peer = await peerOf(child, asks);
  const [first] = route.answers;
  const { text } = await answerOf(`${peer.origin}${first?.url}`, asks[0]?.headers ?? {});
  const wanted = first === undefined || 'column' in first.bytes ? null : first.bytes;
  const sent = wanted === null ? text : 'text' in wanted ? wanted.text : JSON.stringify(wanted.value);
  if (text !== sent) throw new Error('the peer sends other bytes');
  return peer;
}

/** Header lines that Node writes, and the one that differs between responses. */
const WRITTEN_BY_OTHERS = new Set(['connection', 'content-length', 'date', 'keep-alive', REQUEST_ID]);

/** What a server responds with: its text, and the header lines that the server decides about, with equal values each time. */
async function answerOf(url: string, asked: Readonly<Record<string, string>>) {
  const answer = await fetch(url, { headers: asked });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !WRITTEN_BY_OTHERS.has(name)));
  return { text: await answer.text(), headers };
}

const silent: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** What the service asks its database for each of the requests, once all that it keeps is loaded. */
async function statementsOf(
  databaseUrl: string,
  asks: readonly Ask[],
): Promise<ReadonlyMap<string, PeerAnswer['statements']>> {
  const settings = { PORT: '0', DATABASE_URL: databaseUrl, ROLE: 'web', DNS_SERVERS: '127.0.0.1:9' };
  const app = await startApp(readConfig({ ...settings, CHECK_ANSWERS: '0' }), { log: silent });
  const origin = `http://127.0.0.1:${app.address?.port}`;
  let asked: Asked[] = [];
  const stop = aroundStatements(app.store, (statement, run, { isRead }) => {
    // The counts of a quota are written once for many requests.
    if (isRead || /^\s*select/i.test(statement.sql)) asked.push(statement);
    return run();
  });
  const found = new Map<string, PeerAnswer['statements']>();
  try {
    // The first request loads what is kept from then on.
    for (const { path, headers = {} } of [...asks.slice(0, 1), ...asks]) {
      asked = [];
      await answerOf(`${origin}${path}`, headers);
      found.set(path, asked);
    }
  } finally {
    stop();
    await app.stop();
  }
  return found;
}

/** The rows of a side beside its Fastify peer; none where there is no peer. */
export const fastifyRows = (name: string, ours: SideResult, peer: SideResult | undefined): Row[] =>
  peer === undefined
    ? []
    : [
        { what: '  processor time of a request', value: microseconds(ours.cpuMs) },
        { what: '  processor time of a request of Fastify', value: microseconds(peer.cpuMs) },
        costRow(`${name}, against Fastify`, timesOf(ours, peer), 'Fastify', REACH),
      ];
