import { randomUUID } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { Histogram, Registry } from 'prom-client';
import { reportProcessorTime } from './processor-time.ts';

type Value = string | number | null;

/**
 * How a peer makes the bytes of an answer: of a stored text and what follows it, of a text that it holds, or of a value
 * that it serializes.
 */
type PeerBytes =
  | { readonly column: string; readonly end: string }
  | { readonly text: string }
  | { readonly value: object };

/** What a peer does for one address: the statements in their order, and the bytes. */
export type PeerAnswer = {
  readonly url: string;
  readonly statements: readonly { readonly sql: string; readonly values: readonly Value[] }[];
  readonly bytes: PeerBytes;
};

/**
 * One route. `query` has the schema of each parameter. `headers` are the header lines that each of its responses has
 * besides those that Node writes and the request's id; null for the content type alone.
 */
export type PeerRoute = {
  readonly operation: string;
  readonly path: string;
  readonly query: Readonly<Record<string, object>>;
  readonly headers: Readonly<Record<string, string>> | null;
  readonly answers: readonly PeerAnswer[];
};

/** The database that the peer reads, and its routes: those with the same path are one route with the answers of all. */
export type FastifyOrder = { readonly file: string; readonly routes: readonly PeerRoute[] };

export const REQUEST_ID = 'x-request-id';
/** Ids of requests, and the time in the header line `Keep-Alive`. */
const AS_THE_SERVICE = { genReqId: () => randomUUID(), keepAliveTimeout: 65_000 };

/**
 * What a careful engineer would write with Fastify: prepared statements, a schema of the query, a line in the log and a
 * measurement for each request. Receives its routes, reports its port, and ends with its parent.
 */
process.once('message', async ({ file, routes }: FastifyOrder) => {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds of requests.',
    labelNames: ['operation', 'status'],
    registers: [new Registry()],
  });
  const hasHeaders = routes.some(({ headers }) => headers !== null);
  // One write for each line, as the service writes.
  const app = fastify({
    loggerInstance: pino({ level: 'info' }, pino.destination({ dest: '/dev/null', sync: true })),
    ...(hasHeaders ? AS_THE_SERVICE : {}),
  });
  const database = new Sqlite(file, { readonly: true });
  for (const [path, [first, ...others]] of Map.groupBy(routes, (route) => route.path)) {
    if (first === undefined) continue;
    const { operation, query, headers } = first;
    const answers = [first, ...others].flatMap((route) => route.answers);
    const answerOf = answersOf(database, answers);
    const querystring = { type: 'object', properties: query, additionalProperties: false };
    const onResponse = async (_request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) =>
      seconds.observe({ operation, status: statusCode }, elapsedTime / 1000);
    app.get(path, { schema: { querystring }, onResponse }, (request, reply) => {
      const body = answerOf(request.url);
      if (body === undefined) return reply.code(404).send({ error: 'not_found' });
      if (headers === null) return reply.type('application/json; charset=utf-8').send(body);
      return reply.headers({ ...headers, [REQUEST_ID]: request.id }).send(body);
    });
  }
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.(Number(new URL(address).port));
  reportProcessorTime();
});
process.once('disconnect', () => process.exit(0));

type Row = Readonly<Record<string, Value>>;

/** Runs the statements of an address; returns what is sent, undefined for an unknown address. */
function answersOf(database: Sqlite.Database, given: readonly PeerAnswer[]) {
  const texts = new Map<string, Sqlite.Statement<Value[], Row>>();
  const statementOf = (sql: string) => {
    const known = texts.get(sql) ?? database.prepare<Value[], Row>(sql);
    texts.set(sql, known);
    return known;
  };
  const answers = new Map<string, () => string | object | undefined>();
  for (const { url, statements, bytes } of given) {
    const prepared = statements.map(({ sql, values }) => ({ statement: statementOf(sql), values }));
    answers.set(url, () => {
      let rows: Row[] = [];
      for (const { statement, values } of prepared) rows = statement.all(...values);
      return bodyOf(bytes, rows);
    });
  }
  return (url: string) => answers.get(url)?.();
}

/** @param rows - those of the last statement */
function bodyOf(bytes: PeerBytes, [row]: readonly Row[]): string | object | undefined {
  if ('value' in bytes) return bytes.value;
  if ('text' in bytes) return bytes.text;
  const stored = row?.[bytes.column];
  return typeof stored === 'string' ? `${stored.slice(0, -1)}${bytes.end}` : undefined;
}
