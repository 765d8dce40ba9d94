import { type ForeignAnswer, type ForeignJson, foreignList } from '../../domain/agents/foreign-answer.ts';
import { objectOf } from '../../domain/json/values.ts';
import type { AgentSession } from '../../infra/agents/connect.ts';

const MOST_ITEMS = 500;

export type Items =
  | { ok: true; items: readonly unknown[] }
  | { ok: false; answer: Exclude<ForeignAnswer, { ok: true }> };

const BRIEF = { buying_mode: 'brief', brief: 'All products that are open to everybody.' };

/** Products without a credential: the whole list where the agent offers it, else by a brief. */
export async function askForProducts(
  session: AgentSession,
  capabilities: ForeignJson | null,
): Promise<Items> {
  const modes = foreignList(objectOf(capabilities?.media_buy).buying_modes);
  if (modes.includes('wholesale')) {
    const whole = await session.call('get_products', { buying_mode: 'wholesale' });
    if (whole.ok || whole.kind === 'failed') return itemsOf(whole, 'products');
  }
  return itemsOf(await session.call('get_products', BRIEF), 'products');
}

export async function askForFormats(session: AgentSession): Promise<Items> {
  return itemsOf(await session.call('list_creative_formats', {}), 'formats');
}

const itemsOf = (answer: ForeignAnswer, name: string): Items =>
  answer.ok
    ? { ok: true, items: foreignList(answer.data[name]).slice(0, MOST_ITEMS) }
    : { ok: false, answer };
