import { protocol } from '../../../../generated/protocol.ts';
import { BUY, inAnswer, row, take } from '../agent/rows.ts';
import type { AgentVariant, Body, Call } from '../variant.ts';

const CONTROL = 'comply_test_controller';
const STATUS = 'get_task_status';
const ABSENT = 'conformance-no-such-thing';

/** The controller does what it must refuse. */
const obeying =
  (isIt: (args: Body) => boolean) =>
  (call: Call): void => {
    if (call.task === CONTROL && isIt(call.args))
      take(call, { status: 'completed', success: true, scenarios: [] });
  };

const controller: readonly AgentVariant[] = [
  row(
    'controller.scenarios',
    'no scenario is listed',
    inAnswer(CONTROL, (body, { args }) => {
      if (args.scenario === 'list_scenarios') body.scenarios = [];
    }),
  ),
  row(
    'controller.unknown',
    'the moon moves',
    obeying(({ scenario }) => scenario === 'move_the_moon'),
  ),
  row(
    'controller.forbidden',
    'live accounts are controlled',
    obeying(({ account }) => account?.sandbox === false),
  ),
  row(
    'controller.unknown-buy',
    'every buy is known',
    obeying(({ params }) => params?.media_buy_id === ABSENT),
  ),
  row(
    'controller.forced-buy',
    'a forced buy stays as it was',
    inAnswer('get_media_buys', ({ media_buys: [buy] }) => {
      buy.status = 'pending_start';
    }),
  ),
  row(
    'controller.forced-back',
    'a final state is left',
    obeying(({ params }) => params?.status === 'active'),
  ),
];

const tasks: readonly AgentVariant[] = [
  row(
    'tasks.submitted',
    'a purchase that is answered later has a buy already',
    inAnswer(BUY, (body) => {
      if (body.status === 'submitted') body.media_buy_id = 'too-early';
    }),
  ),
  row(
    'tasks.polled',
    'a task that is not done is done',
    inAnswer(STATUS, (body) => {
      body.status = 'completed';
    }),
  ),
  row(
    'tasks.completed',
    'a task that is done has no result',
    inAnswer(STATUS, (body) => delete body.result),
  ),
  row(
    'tasks.listed',
    'no task is listed',
    inAnswer('list_tasks', (body) => {
      body.tasks = [];
    }),
  ),
  row('tasks.unknown', 'every task is known', (call) => {
    if (call.task === STATUS && call.isError) take(call, { status: 'working', task_id: ABSENT });
  }),
  row('tasks.other-caller', 'tasks are shown to everybody', (call) => {
    if (call.task === STATUS && call.isError) take(call, { status: 'working', task_id: call.args.task_id });
  }),
];

/** Tasks whose answers the second agent does not give, or not all of them. */
const ANSWERS = [
  'activate_signal',
  'build_creative',
  'get_account_financials',
  'get_brand_identity',
  'get_creative_delivery',
  'get_creative_features',
  'get_media_buy_artifacts',
  'get_rights',
  'get_signals',
  'list_accounts',
  'list_creatives',
  'list_tasks',
  'list_transformers',
  'preview_creative',
  'provide_performance_feedback',
  'search_brands',
  'sync_accounts',
  'sync_audiences',
  'sync_catalogs',
  'sync_creatives',
  'sync_event_sources',
  'validate_input',
  'verify_brand_claim',
];
const idOf = (task: string): string => task.replaceAll('_', '-');

const answers: readonly AgentVariant[] = [
  ...ANSWERS.map((task) =>
    row(
      `answers.${idOf(task)}`,
      `the status of ${task} is a number`,
      inAnswer(task, (body) => {
        body.status = 5;
      }),
    ),
  ),
  row(
    'answers.comply-test-controller',
    'success of the controller is a text',
    inAnswer(CONTROL, (body) => {
      body.success = 'yes';
    }),
  ),
];

const PAGES = [
  'get_products',
  'get_signals',
  'list_accounts',
  'list_creative_formats',
  'list_creatives',
  'get_media_buys',
];
/** A run has one page of them. */
const SINGLE = ['list_accounts', 'list_creatives'];
const NO_CURSOR = 'conformance-no-such-cursor';

const pages: readonly AgentVariant[] = PAGES.flatMap((task) => [
  row(
    `pages.${idOf(task)}`,
    `a page of ${task} says that there is more, and not where`,
    inAnswer(task, (body, { args }) => {
      if (args.pagination?.max_results === 1) body.pagination = { has_more: true };
    }),
  ),
  ...(SINGLE.includes(task)
    ? []
    : [
        row(`pages.${idOf(task)}-cursor`, `every cursor of ${task} is taken`, (call) => {
          if (call.task === task && call.args.pagination?.cursor === NO_CURSOR)
            take(call, { status: 'completed', pagination: { has_more: false } });
        }),
      ]),
]);

const FEATURES = {
  'audience-targeting': 'sync_audiences',
  'content-standards': 'get_media_buy_artifacts',
  controller: CONTROL,
  'conversion-tracking': 'log_event',
  creative: 'list_creative_formats',
  'media-buy': 'get_products',
  capabilities: protocol.capabilitiesTask,
  transformers: 'list_transformers',
};

/** Tasks that are left out of the list although their feature is declared: a fault of the list, and of no task. */
export const unlisted: readonly { readonly finds: string; readonly fault: string; readonly task: string }[] =
  Object.entries(FEATURES).map(([name, task]) => ({
    finds: `agent.declared.${name}`,
    fault: `the task of ${name} is not listed`,
    task,
  }));

/** Faults in the control of an agent, its tasks, the form of its answers and their pages. */
export const controlVariants: readonly AgentVariant[] = [...controller, ...tasks, ...answers, ...pages];
