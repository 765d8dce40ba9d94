import { type Json, listOf, objectOf } from '../../client/json.ts';
import { protocol } from '../../generated/protocol.ts';
import { type TaskName, tasks, taskValidators } from '../../generated/tasks.ts';
import { judgeable, must } from '../verdict.ts';
import { buy, change } from './buying.ts';
import { creativeOf, sync, takenCreative } from './creative-making.ts';
import { people } from './people.ts';
import { account_, briefRequest, capabilities, declaration, declares } from './readings.ts';
import { type AgentCheck, agentPart, READS, rule, WRITES } from './rule.ts';
import { activate, signalsRequest } from './signal-asking.ts';
import { newKey, offers, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const HEADING = 'Agent tasks, requests and responses';

const plain =
  (task: TaskName, args: Json = {}) =>
  (trial: Trial): Promise<Called> =>
    trial.get(task, args);

/** The call of a task that writes, in the sandbox account. */
const written =
  (task: TaskName, args: (trial: Trial) => Promise<Json> | Json) =>
  async (trial: Trial): Promise<Called> =>
    trial.get(task, {
      account: await trial.read(account_),
      idempotency_key: newKey(),
      ...(await args(trial)),
    });

const boughtId = async (trial: Trial): Promise<Json> => ({
  media_buy_ids: [(await buy(trial)).body.media_buy_id],
});

/** How each task is called so that its answer can be held against its schema. */
const CALLS = {
  [protocol.capabilitiesTask]: plain(protocol.capabilitiesTask),
  list_creative_formats: plain('list_creative_formats'),
  get_products: plain('get_products', briefRequest()),
  get_signals: async (trial) => trial.get('get_signals', await signalsRequest(trial)),
  search_brands: plain('search_brands', { query: 'brand' }),
  get_brand_identity: async (trial) => {
    const { body } = await trial.get('search_brands', { query: 'a' });
    const { brand_id } = objectOf(listOf(body.brands)[0]);
    judgeable(typeof brand_id === 'string', 'the agent found no brand');
    return trial.get('get_brand_identity', { brand_id });
  },
  verify_brand_claim: plain('verify_brand_claim', {
    claim_type: 'subsidiary',
    claim: { subsidiary_domain: 'conformance-test.example' },
  }),
  get_rights: plain('get_rights', { query: 'a person in a film', uses: ['commercial'] }),
  list_accounts: plain('list_accounts'),
  list_creatives: plain('list_creatives'),
  list_tasks: plain('list_tasks'),
  list_transformers: plain('list_transformers'),
  get_media_buys: plain('get_media_buys'),
  sync_accounts: async (trial) => {
    await trial.read(account_);
    const block = objectOf((await capabilities(trial)).account);
    judgeable(block.require_operator_auth !== true, 'operators make the accounts here');
    return trial.get('sync_accounts', declaration(block));
  },
  get_account_financials: async (trial) => {
    await declares(trial, 'account.account_financials');
    return trial.get('get_account_financials', { account: await trial.read(account_) });
  },
  create_media_buy: (trial) => buy(trial),
  update_media_buy: async (trial) => whole(await change(trial, await buy(trial), { paused: true })),
  get_media_buy_delivery: written('get_media_buy_delivery', boughtId),
  get_creative_delivery: written('get_creative_delivery', boughtId),
  get_media_buy_artifacts: written('get_media_buy_artifacts', async (trial) => ({
    media_buy_id: (await buy(trial)).body.media_buy_id,
  })),
  provide_performance_feedback: written('provide_performance_feedback', async (trial) => ({
    media_buy_id: (await buy(trial)).body.media_buy_id,
    performance_index: 1.1,
    measurement_period: { start: '2026-01-01T00:00:00Z', end: '2026-01-02T00:00:00Z' },
  })),
  sync_creatives: async (trial) => {
    const { manifest } = await trial.read(takenCreative);
    return whole(await sync(trial, creativeOf(trial.context.fresh('cr'), manifest)));
  },
  preview_creative: written('preview_creative', async (trial) => {
    const { manifest } = await trial.read(takenCreative);
    return { request_type: 'single', format_id: manifest.format_id, creative_manifest: manifest };
  }),
  build_creative: written('build_creative', async (trial) => {
    const { manifest } = await trial.read(takenCreative);
    return {
      message: 'Keep it as it is.',
      creative_manifest: manifest,
      target_format_id: manifest.format_id,
    };
  }),
  validate_input: written('validate_input', async (trial) => ({
    manifest: (await trial.read(takenCreative)).manifest,
  })),
  get_creative_features: written('get_creative_features', async (trial) => ({
    creative_manifest: (await trial.read(takenCreative)).manifest,
  })),
  sync_audiences: written('sync_audiences', ({ context }) => ({
    audiences: [{ audience_id: context.fresh('au'), name: 'Conformance test', add: people(2) }],
  })),
  sync_event_sources: written('sync_event_sources', () => ({})),
  sync_catalogs: written('sync_catalogs', () => ({})),
  activate_signal: async (trial) => whole(await activate(trial)),
  comply_test_controller: async (trial) => {
    await declares(trial, 'compliance_testing.scenarios', undefined).catch(() => {});
    return trial.get('comply_test_controller', {
      scenario: 'list_scenarios',
      account: await trial.read(account_),
    });
  },
} satisfies { readonly [T in TaskName]?: (trial: Trial) => Promise<Called> };

type Answered = keyof typeof CALLS;

/** The answer, if the task was done and not only promised. */
function whole(called: Called): Called {
  judgeable(called.fault === null, `${called.task}: ${called.fault}`);
  judgeable(
    called.refusal === null,
    `${called.task} was refused with ${called.refusal?.code}: ${called.refusal?.message}`,
  );
  return called;
}

const MOST_FAULTS = 3;

/** Holds an answer against the schema of its task. */
async function conforms(called: Called): Promise<void> {
  const { response } = await taskValidators[called.task as TaskName]();
  if (response(called.body)) return;
  const faults = (response.errors ?? [])
    .slice(0, MOST_FAULTS)
    .map(({ instancePath, message }) => `${instancePath || 'the root'} ${message}`);
  must(false, `the answer of ${called.task} breaks its schema: ${faults.join('; ')}`, called);
}

const needsOf = (task: Answered) => {
  const { access, effect } = tasks[task];
  if (access === 'public') return {};
  return effect === 'write' || WRITTEN.has(task) ? WRITES : READS;
};
/** Reads of what the runner has to make first. */
const WRITTEN: ReadonlySet<string> = new Set<Answered>([
  'get_media_buy_delivery',
  'get_creative_delivery',
  'get_media_buy_artifacts',
  'get_account_financials',
  'preview_creative',
  'validate_input',
  'get_creative_features',
]);

type AnswerId = `agent.answers.${string}`;

/** Id of the requirement that the answer of a task has the form of its schema. */
export const idOf = (task: string): AnswerId => `agent.answers.${task.replaceAll('_', '-')}`;

const names = Object.keys(CALLS) as Answered[];

const checkOf =
  (task: Answered): AgentCheck =>
  async (trial) => {
    await offers(trial, task);
    await conforms(await CALLS[task](trial));
  };

export const answersPart = agentPart(
  names.map((task) =>
    rule(idOf(task), HEADING, `The answer of \`${task}\` has the form of its schema.`, needsOf(task)),
  ),
  Object.fromEntries(names.map((task) => [idOf(task), checkOf(task)])) as Record<AnswerId, AgentCheck>,
);
