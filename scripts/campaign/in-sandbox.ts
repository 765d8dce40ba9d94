import { randomUUID } from 'node:crypto';
import { connectAgent } from '../../client/index.ts';
import { playCampaign } from './play.ts';
import type { Body, Stage } from './steps.ts';

export type Transport = 'mcp' | 'a2a';

/** Delivery figures that the test controller sets. */
const DELIVERED = {
  impressions: 600_001,
  clicks: 1_201,
  reported_spend: { amount: 1_234.57, currency: 'USD' },
};

/**
 * Plays the campaign as a new caller of a sandbox without waiting: the test controller sets the delivery and ends
 * the buy.
 *
 * @param url public address of the service
 * @returns the delivery that the agent reported
 */
export async function playInSandbox(
  url: string,
  transport: Transport,
  { look, step, reports }: Pick<Stage, 'look' | 'step' | 'reports'>,
): Promise<Body> {
  const token = `demo-campaign-${randomUUID()}`;
  const connect = (each: Transport) => connectAgent({ url: `${url}/${each}`, transport: each, token });
  const agent = await connect(transport);
  const mirror = await connect(transport === 'mcp' ? 'a2a' : 'mcp');
  const control = (scenario: string, params: object) =>
    agent.call('comply_test_controller', { scenario, params, account: { sandbox: true } } as never);
  try {
    return await playCampaign({
      name: transport,
      url,
      agent,
      mirror,
      look,
      step,
      ...(reports === undefined ? {} : { reports }),
      async run({ media_buy_id }) {
        await control('simulate_delivery', { media_buy_id, ...DELIVERED });
      },
      async finish({ media_buy_id }) {
        await control('force_media_buy_status', { media_buy_id, status: 'completed' });
      },
    });
  } finally {
    await Promise.all([agent.close(), mirror.close()]);
  }
}
