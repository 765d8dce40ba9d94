import type { Tables } from '../../store/index.ts';
import type { Waiting } from '../../store/moderation/waiting.ts';

/** How much waits for a decision of operators, and since when. */
export async function waitingOf({ waiting }: Tables) {
  const { reviews, accounts, creatives } = await waiting.all();
  return { reviews: shown(reviews), accounts: shown(accounts), creatives: shown(creatives) };
}

const shown = ({ count, oldest }: Waiting) => ({ count, oldest_at: oldest?.toISOString() ?? null });
