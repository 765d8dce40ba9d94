import { protocol } from '../../../generated/protocol.ts';
import type { TaskName } from '../../../generated/tasks.ts';

type Step = { readonly tasks: readonly TaskName[]; readonly text: string };

/** Tasks in the order in which a buyer calls them, and what each one needs of the earlier ones. */
const STEPS: readonly Step[] = [
  {
    tasks: ['sync_accounts', 'list_accounts'],
    text: 'Accounts first: `sync_accounts` declares an account of your brand, `list_accounts` returns those that you have. Other tasks take `account: {"account_id": "…"}` with an `account_id` of these responses.',
  },
  {
    tasks: ['get_products'],
    text: '`get_products` finds what you can buy: each product has a `product_id`, `pricing_options` with a `pricing_option_id`, and the `format_ids` of its creatives.',
  },
  {
    tasks: ['create_media_buy'],
    text: '`create_media_buy` buys products and returns `media_buy_id`, `revision` and the `package_id` of each package.',
  },
  {
    tasks: ['list_creative_formats', 'sync_creatives'],
    text: '`list_creative_formats` returns the slots of a format; `sync_creatives` stores creatives, with one asset for each required slot under its `asset_id`, and assigns them to packages.',
  },
  {
    tasks: ['get_media_buys', 'update_media_buy', 'get_media_buy_delivery'],
    text: '`get_media_buys` returns the state of a buy and its current `revision`, which `update_media_buy` takes; `get_media_buy_delivery` returns what was delivered.',
  },
  {
    tasks: ['sync_event_sources', 'log_event'],
    text: '`sync_event_sources` declares an `event_source_id`, which `log_event` takes.',
  },
  {
    tasks: ['get_signals', 'activate_signal'],
    text: '`get_signals` returns a `signal_agent_segment_id` and the `deployments` of each signal; `activate_signal` takes the identifier and one of the deployments as a destination.',
  },
  {
    tasks: ['get_rights', 'acquire_rights'],
    text: '`get_rights` returns a `rights_id` and a `pricing_option_id`, which `acquire_rights` takes.',
  },
];

const UNFINISHED =
  ' A response with `status` `submitted` or `working` has a `task_id`, which `get_task_status` takes.';

/**
 * Text that clients of MCP give to their model at the start of a session. It names only tasks that this deployment
 * offers.
 */
export function mcpInstructions(exposed: ReadonlySet<string>): string {
  const offered = STEPS.filter(({ tasks }) => tasks.every((task) => exposed.has(task)));
  const steps = offered.map(({ text }, index) => `${index + 1}. ${text}`);
  const order = steps.length > 0 ? ' Call the other tasks in this order:' : '';
  const ends = exposed.has('get_task_status') ? UNFINISHED : '';
  return [
    `\`${protocol.capabilitiesTask}\` returns what this agent supports.${order}`,
    ...steps,
    'Take identifiers from responses; never make up one that the agent assigns. A task that changes something needs an `idempotency_key` of at least 16 characters: a new UUID for each new request, and the same key when you repeat a request. Times have a zone, such as `2027-01-05T12:00:00Z`.',
    `The schema of a tool shows what an ordinary request contains. The resource \`docs://tasks/NAME\` has all fields of a task, with an example; \`docs://errors\` has all error codes.${ends}`,
  ].join('\n');
}
