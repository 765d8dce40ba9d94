import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Agent, connectAgent } from '../../../client/index.ts';
import type { DemoAdServer } from '../../demo/ad-server/start.ts';
import type { Reports } from '../reports.ts';
import type { Body } from '../steps.ts';
import {
  compare,
  figuresOfAdServer,
  figuresOfDelivery,
  figuresOfFinancials,
  figuresOfPage,
  figuresOfReports,
  type SourceFigures,
} from './figures.ts';
import type { Leftovers } from './leftovers.ts';
import { ask, LIVE_ACCOUNT, type Purchase, purchase, settled } from './purchase.ts';
import { visitPage } from './visits.ts';

type RealCampaign = {
  /** Public address of the service. */
  readonly url: string;
  readonly adServer: DemoAdServer;
  readonly reports: Reports;
  readonly visits: number;
  /** Longest wait for one thing, such as the final report. */
  readonly waitMs: number;
  readonly step: (what: string) => void;
  readonly leftovers: Leftovers;
};

const SCREENSHOT = new URL('../../../test/output/real-campaign.png', import.meta.url);

/**
 * Buys, has the publisher's page visited by a browser, ends the buy, and compares what five places say was delivered.
 * Resolves to the differences; none when all of them agree to the impression and the cent.
 */
export async function playReal(campaign: RealCampaign): Promise<{ lines: string[]; differences: string[] }> {
  const { url, adServer, reports, visits, waitMs, step, leftovers } = campaign;
  const left = await leftovers.endAll((one) => endBuysOf(url, one, adServer, waitMs));
  if (left.length > 0) step('ended what a campaign left that was cut off');
  const name = `demo-real-live-${randomUUID()}`;
  const told = reports.open(name);
  const agent = await connectAgent({ url: `${url}/mcp`, transport: 'mcp', token: name });
  await leftovers.keep(name);
  try {
    const bought = await purchase(agent, told.url, waitMs);
    step(`bought ${bought.packages.length} packages in ${bought.buyId}; the ad server runs them`);
    mkdirSync(new URL('.', SCREENSHOT), { recursive: true });
    const { seen, close } = await visitPage({
      page: adServer.page,
      count: visits,
      clickEvery: 5,
      filmEvery: Math.min(10, visits),
      screenshot: fileURLToPath(SCREENSHOT),
    });
    step(`${visits} visits of ${adServer.page}; one of them is in ${fileURLToPath(SCREENSHOT)}`);
    const page = figuresOfPage(bought, seen);
    await settled(waitMs, 'the agent to have read the figures', async () => {
      await hurry(url, adServer);
      return compare(bought, [page, await figuresOfDelivery(agent, bought)]).differences.length === 0;
    }).catch((cause: Error) => step(cause.message));
    await close();
    await end(agent, bought);
    await leftovers.forget(name);
    step('canceled; the final report comes when the ad server has counted everything');
    const results = () => told.events.filter(isDelivery).map(({ result }) => result);
    await settled(waitMs, 'the final report', async () => {
      await hurry(url, adServer);
      return results().some(({ notification_type: type }) => type === 'final');
    });
    const all: SourceFigures[] = [
      page,
      await figuresOfAdServer(bought, adServer),
      await figuresOfDelivery(agent, bought),
      figuresOfReports(results()),
      await figuresOfFinancials(agent),
    ];
    return compare(bought, all);
  } finally {
    await agent.close();
  }
}

const isDelivery = ({ task_type: type }: Body): boolean => type === 'media_buy_delivery';

async function end(agent: Agent, { buyId }: Purchase): Promise<void> {
  const { media_buys: buys } = await ask(agent, 'get_media_buys', {
    account: LIVE_ACCOUNT,
    media_buy_ids: [buyId],
  });
  await ask(agent, 'update_media_buy', {
    account: LIVE_ACCOUNT,
    media_buy_id: buyId,
    revision: buys[0].revision,
    canceled: true,
  });
}

/** Cancels what the caller of an earlier campaign has bought, and waits until the ad server has stopped it. */
async function endBuysOf(url: string, name: string, adServer: DemoAdServer, waitMs: number): Promise<void> {
  const agent = await connectAgent({ url: `${url}/mcp`, transport: 'mcp', token: name });
  try {
    const { media_buys: buys } = await ask(agent, 'get_media_buys', {
      account: LIVE_ACCOUNT,
      status_filter: ['pending_creatives', 'pending_start', 'active', 'paused'],
    });
    for (const { media_buy_id: buyId } of buys) await end(agent, { buyId, packages: [] });
    const ids: string[] = buys.flatMap(({ packages }: Body) => packages.map((one: Body) => one.package_id));
    await settled(waitMs, 'the ad server to stop what was left', async () => {
      const states = await Promise.all(ids.map((id) => stateOf(id, adServer)));
      return states.every((state) => state !== 'delivering');
    });
  } finally {
    await agent.close();
  }
}

async function stateOf(id: string, { url, token }: DemoAdServer): Promise<string | undefined> {
  const answer = await fetch(`${url}/packages/${id}`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as Body).state;
}

/** Tells the agent that there are figures, as an ad server does; otherwise it looks once a minute. */
async function hurry(url: string, { token }: DemoAdServer): Promise<void> {
  const event = { event_id: randomUUID(), type: 'figures.ready', at: new Date().toISOString() };
  const answer = await fetch(`${url}/ad-server/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ events: [event] }),
  });
  if (answer.status !== 204)
    throw new Error(`the event was answered with ${answer.status} ${await answer.text()}`);
}
