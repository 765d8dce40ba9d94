import { isObject, type Json, listOf, objectOf } from '../../client/json.ts';
import type { Requirement } from '../requirement.ts';
import { judgeable, must } from '../verdict.ts';
import { buy } from './buying.ts';
import { mustBeRefused } from './judging.ts';
import { account_, declares } from './readings.ts';
import { type AgentCheck, agentPart, READS, rule, WRITES } from './rule.ts';
import { signalsRequest } from './signal-asking.ts';
import { offers, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const HEADING = 'Agent tasks, pages of lists';

type Listing = {
  readonly task: string;
  /** Member of the answer that is the list, and what names an item of it. */
  readonly list: string;
  readonly key: (item: Json) => unknown;
  readonly args: (trial: Trial) => Promise<Json>;
  readonly needs: typeof READS;
};

const LISTINGS: readonly Listing[] = [
  {
    task: 'list_creative_formats',
    list: 'formats',
    key: ({ format_id: id }) => JSON.stringify(id),
    args: async () => ({}),
    needs: {},
  },
  {
    task: 'get_products',
    list: 'products',
    key: ({ product_id: id }) => id,
    args: async (trial) => {
      await declares(trial, 'media_buy.buying_modes', 'wholesale');
      return { buying_mode: 'wholesale' };
    },
    needs: READS,
  },
  {
    task: 'get_signals',
    list: 'signals',
    key: ({ signal_agent_segment_id: id }) => id,
    args: (trial) => signalsRequest(trial),
    needs: {},
  },
  {
    task: 'list_creatives',
    list: 'creatives',
    key: ({ creative_id: id }) => id,
    args: async () => ({}),
    needs: READS,
  },
  {
    task: 'list_accounts',
    list: 'accounts',
    key: ({ account_id: id }) => id,
    args: async () => ({}),
    needs: READS,
  },
  {
    task: 'get_media_buys',
    list: 'media_buys',
    key: ({ media_buy_id: id }) => id,
    args: async (trial) => {
      await buy(trial);
      await buy(trial);
      const status_filter = ['pending_creatives', 'pending_start', 'active', 'paused'];
      return { account: await trial.read(account_), status_filter };
    },
    needs: WRITES,
  },
];

const MOST_PAGES = 4;

type Page = { readonly called: Called; readonly items: readonly Json[]; readonly pagination: Json };

async function page(trial: Trial, { task, list }: Listing, args: Json, pagination: Json): Promise<Page> {
  const called = await trial.get(task, { ...args, pagination });
  return {
    called,
    items: listOf(called.body[list]).map(objectOf),
    pagination: objectOf(called.body.pagination),
  };
}

/** Reads one item after the other; NotJudged where the agent has no pages. */
async function checkPages(trial: Trial, listing: Listing): Promise<void> {
  const { task, key } = listing;
  await offers(trial, task);
  const args = await listing.args(trial);
  const seen = new Set<unknown>();
  let cursor: unknown;
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    const { called, items, pagination } = await page(trial, listing, args, {
      max_results: 1,
      ...(cursor === undefined ? {} : { cursor }),
    });
    judgeable(isObject(called.body.pagination), `the agent does not offer \`pagination\` in ${task}`);
    const { has_more: more, cursor: next } = pagination;
    if (more === true) {
      must(items.length <= 1, `a page of one item has ${items.length}`, called);
      must(typeof next === 'string', '`has_more` is true, but there is no `cursor`', called);
    } else must(next === undefined || next === null, '`has_more` is false, but there is a `cursor`', called);
    for (const item of items) {
      must(!seen.has(key(item)), `page ${number} repeats ${String(key(item))}`, called);
      seen.add(key(item));
    }
    must(more !== true || next !== cursor, 'the cursor of a page is that of the page before', called);
    if (more !== true) {
      const { total_count: total } = pagination;
      must(
        typeof total !== 'number' || total === seen.size,
        `\`total_count\` is ${String(total)}, but the pages have ${seen.size}`,
        called,
      );
      return;
    }
    cursor = next;
  }
}

async function checkCursor(trial: Trial, listing: Listing): Promise<void> {
  await offers(trial, listing.task);
  const args = await listing.args(trial);
  const { called, pagination } = await page(trial, listing, args, { max_results: 1 });
  judgeable(isObject(called.body.pagination), `the agent does not offer \`pagination\` in ${listing.task}`);
  judgeable(pagination.has_more === true, 'there is a single page');
  const wrong = await trial.call(listing.task, {
    ...args,
    pagination: { max_results: 1, cursor: 'conformance-no-such-cursor' },
  });
  mustBeRefused(wrong, 'a cursor that the agent never gave');
}

type Id = `agent.pages.${string}`;
const pagesId = (task: string): Id => `agent.pages.${task.replaceAll('_', '-')}`;
const cursorId = (task: string): Id => `${pagesId(task)}-cursor`;

const requirements: readonly Requirement<Id>[] = LISTINGS.flatMap(({ task, needs }) => [
  rule(
    pagesId(task),
    HEADING,
    `The pages of \`${task}\` go on by their cursor, and neither skip nor repeat.`,
    needs,
  ),
  rule(cursorId(task), HEADING, `A cursor of \`${task}\` that the agent never gave is refused.`, needs),
]);

export const pagingPart = agentPart<Id>(
  requirements,
  Object.fromEntries(
    LISTINGS.flatMap((listing): [Id, AgentCheck][] => [
      [pagesId(listing.task), (trial) => checkPages(trial, listing)],
      [cursorId(listing.task), (trial) => checkCursor(trial, listing)],
    ]),
  ) as Record<Id, AgentCheck>,
);
