import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Koa from 'koa';
import {
  createWebhookReceiver,
  koaWebhook,
  memoryEvents,
  memoryReplays,
  senderKeys,
} from '../../client/webhooks/index.ts';
import { ACCOUNT } from './brand.ts';
import { REPORTS_HOST } from './reports-host.ts';
import { type Body, demand, read, type Stage } from './steps.ts';

export type Reports = {
  /** Origin of the receiver. */
  readonly origin: string;
  /** URL to register for one campaign, and the verified events that arrived there. */
  open(name: string): { readonly url: string; readonly events: readonly Body[] };
  close(): Promise<void>;
};

type Options = {
  /** Public address of the sending service. */
  readonly service: string;
  /** Port to listen on; default: any free port. */
  readonly port?: number;
  readonly now?: () => Date;
};

/** Starts a receiver that accepts only messages whose signature this project's client verifies. */
export async function startReports({ service, port = 0, now = () => new Date() }: Options): Promise<Reports> {
  const events = new Map<string, Body[]>();
  const keys = senderKeys({
    agentUrl: `${service}/mcp`,
    now,
    fetch: fetchFrom(service),
    brandJsonUrl: `${service.replace(/^http:/, 'https:')}/.well-known/brand.json`,
  });
  const receiver = createWebhookReceiver({
    proof: { kind: 'signature', keys, replays: memoryReplays() },
    events: memoryEvents(now),
    now,
  });
  const koa = new Koa().use((ctx) =>
    koaWebhook(receiver, ({ body }) => void events.get(ctx.path)?.push(body), `https://${REPORTS_HOST}`)(ctx),
  );
  const server = createServer(koa.callback()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open(name) {
      const path = `/reports/${encodeURIComponent(name)}`;
      const received: Body[] = [];
      events.set(path, received);
      return { url: `https://${REPORTS_HOST}${path}`, events: received };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Receivers read keys over https only. A service on this machine has no certificate, so its documents are fetched
 * over http and treated as if their URLs were https.
 */
function fetchFrom(service: string): typeof globalThis.fetch {
  if (!service.startsWith('http:')) return globalThis.fetch;
  return async (input, init) => {
    const answer = await fetch(String(input).replace(/^https:/, 'http:'), init);
    const text = (await answer.text()).replaceAll(/("jwks_uri":\s*")http:/g, '$1https:');
    return new Response(text, { status: answer.status });
  };
}

const MOST_WAIT_MS = 60_000;
const STEP_MS = 100;

/** Waits for the last report of a buy, and compares the reports with each other and with reads. */
export async function readReports(stage: Stage, { media_buy_id }: Body): Promise<void> {
  const { reports } = stage;
  if (reports === undefined) return;
  const results = () =>
    reports.events
      .filter(({ task_type: type }) => type === 'media_buy_delivery')
      .map(({ result }) => result)
      .toSorted((a, b) => a.sequence_number - b.sequence_number);
  const isLast = ({ notification_type: type }: Body) => type === 'final';
  for (let waited = 0; waited < MOST_WAIT_MS; waited += STEP_MS) {
    const seen = results();
    if (seen.some(isLast) && seen.at(-1)?.sequence_number === seen.length) break;
    await sleep(STEP_MS);
  }
  const seen = results();
  const why = `the final report; the service must reach the host ${REPORTS_HOST}, as the demo does`;
  demand(seen.filter(isLast).length === 1 && isLast(seen.at(-1)), why, seen.length);
  for (const [
    at,
    { sequence_number: number, reporting_period: period, media_buy_deliveries: rows },
  ] of seen.entries()) {
    demand(number === at + 1 && rows[0].media_buy_id === media_buy_id, 'every report once', seen);
    demand(at === 0 || period.start === seen[at - 1].reporting_period.end, 'periods without a gap', seen);
  }
  const { media_buy_deliveries: told } = await read(stage, 'get_media_buy_delivery', {
    account: ACCOUNT,
    media_buy_ids: [media_buy_id],
  });
  const sum = (name: string) =>
    Math.round(seen.reduce((all, { media_buy_deliveries: [row] }) => all + row.totals[name], 0) * 100) / 100;
  const { spend, impressions } = told[0].totals;
  demand(sum('impressions') === impressions, 'the impressions of all reports', [
    sum('impressions'),
    impressions,
  ]);
  demand(Math.abs(sum('spend') - spend) < 0.005, 'the spend of all reports', [sum('spend'), spend]);
  stage.step('reports received, every signature verified', { reports: seen.length, spend });
}
