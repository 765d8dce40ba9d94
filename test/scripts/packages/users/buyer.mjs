// What a buyer writes: finds a product, buys it with a webhook for what becomes of it, changes the buy, reads it again.
import { AgentError, connectAgent } from '@seller/ads-client';

const { AGENT_URL, AGENT_TOKEN, HOOK_URL, TRANSPORT } = process.env;
const agent = await connectAgent({ url: AGENT_URL, token: AGENT_TOKEN, transport: TRANSPORT });
const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
await agent.sync_accounts({ accounts: [{ ...account, billing: 'operator' }] });

const { products } = await agent.get_products({
  buying_mode: 'brief',
  brief: 'sponsored products in shops',
  account,
});
// One that has a price, and that nobody has to agree to.
const product = products.find(
  ({ pricing_options: [price], delivery_type: type }) => price && type === 'non_guaranteed',
);
const [option] = product.pricing_options;
const request = {
  idempotency_key: crypto.randomUUID(),
  account,
  brand: account.brand,
  start_time: 'asap',
  end_time: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  packages: [
    {
      product_id: product.product_id,
      pricing_option_id: option.pricing_option_id,
      budget: 1000,
      ...(option.fixed_price === undefined ? { bid_price: 2 * (option.floor_price ?? 1) } : {}),
    },
  ],
  ...(HOOK_URL === undefined ? {} : { push_notification_config: { url: HOOK_URL } }),
};
const buy = await agent.create_media_buy(request);
const again = await agent.create_media_buy(request);
const paused = await agent.update_media_buy({
  account,
  media_buy_id: buy.media_buy_id,
  revision: buy.revision,
  paused: true,
});
const stale = await agent
  .update_media_buy({ account, media_buy_id: buy.media_buy_id, revision: buy.revision, paused: false })
  .catch((cause) => cause);
const { media_buys: listed } = await agent.get_media_buys({ account, media_buy_ids: [buy.media_buy_id] });
await agent.close();

console.log(
  JSON.stringify({
    transport: agent.transport,
    buy: buy.media_buy_id,
    replayed: again.replayed === true && again.media_buy_id === buy.media_buy_id,
    isChanged: paused.revision === buy.revision + 1,
    stale: stale instanceof AgentError ? { code: stale.code, recovery: stale.recovery } : null,
    listed: listed.map((one) => one.media_buy_id),
  }),
);
