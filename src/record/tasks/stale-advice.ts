import type { CoreError } from '../../../generated/types/core.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { TaskError, wireError } from '../../domain/refusals/task-error.ts';
import { HOUR_MS } from '../../domain/text/instant.ts';
import type { Tables } from '../../store/index.ts';

/** Reads that the test controller can cut off from the upstream of the agent; `*` is all of them. */
export const staleTools = [
  'get_products',
  'get_signals',
  'get_media_buys',
  'get_media_buy_delivery',
  '*',
] as const;
type Tool = Exclude<(typeof staleTools)[number], '*'>;

type Call = {
  readonly principal: AgentPrincipal | null;
  readonly mode: 'sandbox' | 'production';
  readonly now: Date;
  readonly store: Tables;
};

/** A cut expires after this time, because a test may forget to end it. */
const LASTS_MS = HOUR_MS;
const FRESH_SECONDS = 60;

/**
 * Advice that a read returns beside its result while a test has cut off its upstream; an empty object otherwise.
 *
 * @param accountId null for a read that names no account
 */
export async function staleAdvice(
  tool: Tool,
  { principal, mode, now, store }: Call,
  accountId: string | null,
): Promise<{ errors?: CoreError[] }> {
  if (principal === null || mode === 'production') return {};
  const cuts = (await store.fixtures.list(principal.id, 'upstream', accountId)).flatMap(
    ({ id, document }) => {
      // A repeated cut starts again. The fixture itself keeps the time of the first one.
      const age = now.getTime() - Date.parse(document.since);
      return (id === tool || id === '*') && age < LASTS_MS ? [{ name: document.name, age }] : [];
    },
  );
  const [cut] = cuts;
  if (cut === undefined) return {};
  const advice = new TaskError(
    'STALE_RESPONSE',
    'The ad server cannot be reached: the response has the last known state.',
    {
      details: {
        served_from_cache: true,
        cache_age_seconds: FRESH_SECONDS + Math.max(0, Math.floor(cut.age / 1000)),
        freshness_target_seconds: FRESH_SECONDS,
        upstream: { name: cut.name },
      },
    },
  );
  return { errors: [wireError(advice)] };
}
