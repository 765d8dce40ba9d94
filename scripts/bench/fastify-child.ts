import Sqlite from 'better-sqlite3';
import fastify from 'fastify';
import { pino } from 'pino';
import { Histogram, Registry } from 'prom-client';
import { reportProcessorTime } from './processor-time.ts';

/** What the peer reads, and what it writes behind each record so that it sends the service's bytes. */
export type FastifyOrder = { readonly file: string; readonly end: string };

/**
 * What a careful engineer would write for one route with Fastify: a prepared statement, a schema of the query, a line in
 * the log and a measurement for each request. Receives the database, reports its port, and ends with its parent.
 */
process.once('message', async ({ file, end }: FastifyOrder) => {
  const find = new Sqlite(file, { readonly: true }).prepare('select record from brands where domain = ?');
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds of requests.',
    labelNames: ['operation', 'status'],
    registers: [new Registry()],
  });
  // One write for each line, as the service writes.
  const app = fastify({
    loggerInstance: pino({ level: 'info' }, pino.destination({ dest: '/dev/null', sync: true })),
  });
  app.addHook('onResponse', async (_request, { statusCode, elapsedTime }) => {
    seconds.observe({ operation: 'resolveBrand', status: statusCode }, elapsedTime / 1000);
  });
  const querystring = {
    type: 'object',
    required: ['domain'],
    properties: { domain: { type: 'string', maxLength: 253 }, fresh: { type: 'boolean' } },
    additionalProperties: false,
  };
  app.get<{ Querystring: { domain: string } }>(
    '/api/brands/resolve',
    { schema: { querystring } },
    (request, reply) => {
      const found = find.get(request.query.domain) as { record: string } | undefined;
      if (found === undefined) return reply.code(404).send({ error: 'not_found' });
      return reply.type('application/json; charset=utf-8').send(`${found.record.slice(0, -1)}${end}`);
    },
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.(Number(new URL(address).port));
  reportProcessorTime();
});
process.once('disconnect', () => process.exit(0));
