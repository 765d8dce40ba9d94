// What receivers of webhooks write: the same receiver behind each server, with stores of its own.
import { createServer } from 'node:http';
import {
  createWebhookReceiver,
  expressWebhook,
  fastifyWebhook,
  koaWebhook,
  memoryEvents,
  memoryReplays,
  senderKeys,
  webhookHandler,
} from '@seller/ads-webhooks';
import express from 'express';
import { fastify } from 'fastify';
import { Hono } from 'hono';
import Koa from 'koa';

const { ORIGIN, SENDER, AGENT_URL, AHEAD_MS = '0' } = process.env;
// The clock of the sender, which is the one of a trial, is ahead.
const now = () => new Date(Date.now() + Number(AHEAD_MS));

// The sender of this trial has no certificate: what it says of http is read as https, as a proxy in front of it would have it.
const secure = SENDER.replace('http:', 'https:');
const throughProxy = async (url, init) => {
  const answer = await fetch(String(url).replace(secure, SENDER), init);
  return new Response((await answer.text()).replaceAll(SENDER, secure), { status: answer.status });
};

const handled = {};
function receiverFor(server) {
  handled[server] = [];
  const receiver = createWebhookReceiver({
    proof: {
      kind: 'signature',
      keys: senderKeys({ agentUrl: AGENT_URL, fetch: throughProxy, now }),
      replays: memoryReplays(),
    },
    events: memoryEvents(now),
    now,
  });
  return [
    receiver,
    ({ kind, idempotencyKey }) => void handled[server].push({ kind, idempotencyKey }),
    ORIGIN,
  ];
}

/** Serves a web-standard handler. */
const standard = (handler) => async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const init = { method: request.method, headers: request.headers };
  const answer = await handler(
    new Request(`http://inside${request.url}`, {
      ...init,
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    }),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
};

const expressApp = express();
expressApp.use('/hooks', expressWebhook(...receiverFor('express')));
const koaApp = new Koa();
koaApp.use(koaWebhook(...receiverFor('koa')));
const fastifyApp = fastify();
fastifyApp.register(fastifyWebhook(...receiverFor('fastify')), { prefix: '/hooks' });
await fastifyApp.ready();
const honoApp = new Hono();
const behindHono = webhookHandler(...receiverFor('hono'));
honoApp.post('/hooks/*', (c) => behindHono(c.req.raw));

const listeners = {
  express: expressApp,
  koa: koaApp.callback(),
  fastify: (request, response) => fastifyApp.routing(request, response),
  hono: standard((request) => honoApp.fetch(request)),
  fetch: standard(webhookHandler(...receiverFor('fetch'))),
};
const ports = {};
for (const [name, listener] of Object.entries(listeners)) {
  const server = createServer(listener);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  ports[name] = server.address().port;
}
// Says where they listen, and at every line that it reads what they have handled.
console.log(JSON.stringify(ports));
process.stdin.on('data', () => console.log(JSON.stringify(handled)));
process.stdin.on('end', () => process.exit());
