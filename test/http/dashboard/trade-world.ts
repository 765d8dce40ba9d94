import { newId } from '../../../src/infra/random.ts';
import { callTask } from '../../agent-doors/world.ts';
import type { TestApp } from '../../support/app.ts';
import { creative } from '../../support/buys.ts';
import { pngFile } from '../../support/media-files.ts';
import type { Credential } from '../members/world.ts';
import { originOf } from '../oauth/world.ts';

const CDN = 'cdn.tide.example';

export type Trade = {
  readonly account: string;
  /** A buy with a package that delivers and one whose creative waits for a review. */
  readonly waiting: string;
  /** A buy that delivers. */
  readonly running: string;
  /** The creative that waits for a review. */
  readonly reviewed: string;
};

/** What an organization has bought from the agent of the service: an account, creatives and two buys. */
export async function putTrade(app: TestApp, orgId: string, key: Credential): Promise<Trade> {
  app.sites.put(CDN, '/boots.png', { headers: { 'content-type': 'image/png' }, body: pngFile(300, 250) });
  const call = async (task: string, args: object) => {
    const given = { idempotency_key: newId(), ...args };
    const { body, isError } = await callTask('mcp', originOf(app), task, given, key);
    if (isError) throw new Error(JSON.stringify(body));
    return body;
  };
  const asked = { brand: { domain: 'tide.example' }, operator: 'tide.example', billing: 'operator' };
  const { accounts } = await call('sync_accounts', { accounts: [asked] });
  const id: string = accounts[0].account_id;
  const account = { account_id: id };
  const { products } = await call('get_products', {
    buying_mode: 'wholesale',
    pagination: { max_results: 1 },
  });
  const [{ product_id, pricing_options, format_ids }] = products;
  const manifest = {
    format_id: format_ids[0],
    assets: {
      image: { asset_type: 'image' as const, url: `https://${CDN}/boots.png`, width: 300, height: 250 },
      click_url: { asset_type: 'url' as const, url: 'https://tide.example/' },
    },
  };
  await call('sync_creatives', {
    account,
    creatives: [{ creative_id: 'boots', name: 'Boots', ...manifest }],
  });
  const now = app.clock.now();
  const waits = {
    ...creative('sandals', 'pending_review'),
    principalId: `org_${orgId}`,
    accountId: id,
    name: 'Sandals <b>',
    format: 'display_300x250',
    document: { creative_id: 'sandals', name: 'Sandals <b>', ...manifest },
    createdAt: now,
    updatedAt: now,
  };
  await app.store.transaction((tx) => tx.creatives.insert(waits));
  const part = (creative_id: string) => ({
    product_id,
    pricing_option_id: pricing_options[0].pricing_option_id,
    budget: 1000,
    bid_price: 2.5,
    creative_assignments: [{ creative_id }],
  });
  const buy = async (parts: readonly object[]): Promise<string> => {
    const order = {
      account,
      brand: { domain: 'tide.example' },
      start_time: 'asap',
      end_time: new Date(now.getTime() + 10 * 86_400_000).toISOString(),
      packages: parts,
    };
    return (await call('create_media_buy', order)).media_buy_id;
  };
  return {
    account: id,
    waiting: await buy([part('boots'), part('sandals')]),
    running: await buy([part('boots'), part('boots')]),
    reviewed: 'sandals',
  };
}
