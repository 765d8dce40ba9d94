import { type Json, listOf, objectOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { idOf } from './answers.ts';
import { buy, buyNow, inTurn, listed, purchase, stateOf } from './buying.ts';
import { mustBeRefused } from './judging.ts';
import { account_, BRAND, declared, declares, NATURAL } from './readings.ts';
import { agentPart, rule } from './rule.ts';
import { offers, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const HEADING = 'Agent tasks, sandbox and controller';
const LATER = 'Agent tasks, long-running tasks';
const NEEDS = { needs: ['credential', 'sandbox', 'controller'] } as const;
const ABSENT = 'conformance-no-such-thing';

async function control(trial: Trial, scenario: string, params: Json = {}): Promise<Called> {
  await declared(trial, 'compliance_testing');
  await offers(trial, 'comply_test_controller');
  return trial.call('comply_test_controller', { scenario, params, account: await trial.read(account_) });
}

/** A scenario that is needed to judge. */
export async function played(trial: Trial, scenario: string, params: Json): Promise<Called> {
  await declares(trial, 'compliance_testing.scenarios', scenario);
  const called = await control(trial, scenario, params);
  judgeable(
    called.body.success === true,
    `${scenario} was not played: ${String(called.body.error_detail ?? called.body.error)}`,
  );
  return called;
}

/** A purchase that is answered later. */
export async function promised(
  trial: Trial,
  changes: Json = {},
): Promise<{ taskId: string; called: Called }> {
  await trial.read(purchase);
  const taskId = trial.context.fresh('task');
  const called = await inTurn(trial, async () => {
    await played(trial, 'force_create_media_buy_arm', {
      arm: 'submitted',
      task_id: taskId,
      message: 'A signature is awaited.',
    });
    return buyNow(trial, changes);
  });
  judgeable(called.refusal === null, `the purchase was refused with ${called.refusal?.code}`);
  return { taskId, called };
}

async function task(trial: Trial, taskId: string, more: Json = {}): Promise<Called> {
  await offers(trial, 'get_task_status');
  return trial.call('get_task_status', { task_id: taskId, ...more });
}

/** A final state that a new buy can be forced into. */
const finalFor = ({ body }: Called): string => (stateOf(body) === 'active' ? 'completed' : 'rejected');

const isRefused = ({ body, refusal }: Called, codes: readonly string[]): boolean =>
  body.success === false ? codes.includes(String(body.error)) : codes.includes(refusal?.code ?? '');

export const controllerPart = agentPart(
  [
    rule(
      'agent.controller.scenarios',
      HEADING,
      'The listing of scenarios has those that the capabilities declare.',
      NEEDS,
    ),
    rule(
      'agent.controller.unknown',
      HEADING,
      'A scenario that does not exist is refused with UNKNOWN_SCENARIO.',
      NEEDS,
    ),
    rule(
      'agent.controller.forbidden',
      HEADING,
      'An account that is none of the sandbox is refused with FORBIDDEN.',
      NEEDS,
    ),
    rule(
      'agent.controller.unknown-buy',
      HEADING,
      'A buy that does not exist cannot be forced into a state.',
      NEEDS,
    ),
    rule(
      'agent.controller.forced-buy',
      HEADING,
      'A buy that was forced into a state is listed in it.',
      NEEDS,
    ),
    rule(
      'agent.controller.forced-back',
      HEADING,
      'A state that is final is not left, not even by force.',
      NEEDS,
    ),
    rule(
      'agent.tasks.submitted',
      LATER,
      'A purchase that is answered later has a task, and no media buy yet.',
      NEEDS,
    ),
    rule('agent.tasks.polled', LATER, 'A task that is not done is found by its id, with its state.', NEEDS),
    rule('agent.tasks.completed', LATER, 'A task that is done says so, and has its result.', NEEDS),
    rule('agent.tasks.listed', LATER, 'A task is listed among those of its caller.', NEEDS),
    rule('agent.tasks.unknown', LATER, 'A task that does not exist is refused.', { needs: ['credential'] }),
    rule('agent.tasks.other-caller', LATER, 'A task is of its caller: to others it does not exist.', {
      needs: ['credential', 'second credential', 'sandbox', 'controller'],
    }),
  ],
  {
    'agent.controller.scenarios': {
      after: [idOf('comply_test_controller')],
      run: async (trial) => {
        const called = await control(trial, 'list_scenarios');
        const listedNow = listOf(called.body.scenarios);
        judgeable(called.body.success === true, 'the controller lists no scenarios');
        for (const name of listOf((await declared(trial, 'compliance_testing')).scenarios))
          must(listedNow.includes(name), `the declared scenario ${String(name)} is not listed`, called);
      },
    },
    'agent.controller.unknown': async (trial) => {
      const called = await control(trial, 'move_the_moon');
      must(
        isRefused(called, ['UNKNOWN_SCENARIO', 'INVALID_PARAMS', 'INVALID_REQUEST']),
        'a scenario that does not exist must be refused with UNKNOWN_SCENARIO',
        called,
      );
    },
    'agent.controller.forbidden': async (trial) => {
      await declared(trial, 'compliance_testing');
      await offers(trial, 'comply_test_controller');
      const account = { brand: BRAND, operator: NATURAL.operator, sandbox: false };
      const called = await trial.call('comply_test_controller', { scenario: 'list_scenarios', account });
      must(
        called.body.success !== true,
        'the controller serves an account that is none of the sandbox',
        called,
      );
      must(
        isRefused(called, ['FORBIDDEN', 'PERMISSION_DENIED', 'ACCOUNT_NOT_FOUND']),
        `the controller must refuse such an account with FORBIDDEN, not ${String(called.body.error ?? called.refusal?.code)}`,
        called,
      );
    },
    'agent.controller.unknown-buy': async (trial) => {
      await declares(trial, 'compliance_testing.scenarios', 'force_media_buy_status');
      const called = await control(trial, 'force_media_buy_status', {
        media_buy_id: ABSENT,
        status: 'completed',
      });
      must(called.body.success !== true, 'a buy that does not exist was forced into a state', called);
    },
    'agent.controller.forced-buy': async (trial) => {
      const bought = await buy(trial);
      const status = finalFor(bought);
      const { media_buy_id } = bought.body;
      const called = await played(trial, 'force_media_buy_status', { media_buy_id, status });
      const { current_state: state } = called.body;
      must(
        state === undefined || state === status,
        `the controller says that the state is ${String(state)}`,
        called,
      );
      const { buy: one, called: listing } = await listed(trial, bought);
      judgeable(one, 'the buy is not listed');
      must(
        one.status === status,
        `a buy that was forced to be ${status} is listed as ${String(one.status)}`,
        listing,
      );
    },
    'agent.controller.forced-back': async (trial) => {
      const bought = await buy(trial);
      const status = finalFor(bought);
      const { media_buy_id } = bought.body;
      await played(trial, 'force_media_buy_status', { media_buy_id, status });
      const called = await control(trial, 'force_media_buy_status', { media_buy_id, status: 'active' });
      must(
        called.body.success !== true,
        `a buy that is ${status} was forced back into the state active`,
        called,
      );
    },
    'agent.tasks.submitted': async (trial) => {
      const { called } = await promised(trial);
      must(
        called.body.status === 'submitted',
        `\`status\` of a purchase that is answered later must be submitted, not ${String(called.body.status)}`,
        called,
      );
      must(
        typeof called.body.task_id === 'string',
        'a purchase that is answered later has no `task_id`',
        called,
      );
      must(
        called.body.media_buy_id === undefined,
        'a purchase that is answered later already has a `media_buy_id`',
        called,
      );
    },
    'agent.tasks.polled': {
      after: ['agent.tasks.submitted'],
      run: async (trial) => {
        const { called } = await promised(trial);
        const polled = await task(trial, String(called.body.task_id));
        judgeable(polled.fault === null, String(polled.fault));
        must(polled.refusal === null, `the task is not found: ${polled.refusal?.code}`, polled);
        const open = ['submitted', 'working', 'input-required'];
        must(
          open.includes(String(polled.body.status)),
          `a task that is not done has the status ${String(polled.body.status)}`,
          polled,
        );
        must(polled.body.result === undefined, 'a task that is not done has a `result`', polled);
      },
    },
    'agent.tasks.completed': {
      after: ['agent.tasks.submitted'],
      run: async (trial) => {
        const { called } = await promised(trial);
        const result = { media_buy_id: trial.context.fresh('mb'), packages: [] };
        const taskId = String(called.body.task_id);
        await played(trial, 'force_task_completion', { task_id: taskId, result });
        const polled = await task(trial, taskId, { include_result: true });
        judgeable(polled.refusal === null, `the task is not found: ${polled.refusal?.code}`);
        must(
          polled.body.status === 'completed',
          `a task that is done has the status ${String(polled.body.status)}`,
          polled,
        );
        must(
          objectOf(polled.body.result).media_buy_id === result.media_buy_id,
          'a task that is done lacks the `result` that it came to',
          polled,
        );
      },
    },
    'agent.tasks.listed': {
      after: ['agent.tasks.submitted'],
      run: async (trial) => {
        await offers(trial, 'list_tasks');
        const { called } = await promised(trial);
        const taskId = called.body.task_id;
        const list = await trial.get('list_tasks', { filters: { task_ids: [taskId] } });
        const found = listOf(list.body.tasks).some((one) => objectOf(one).task_id === taskId);
        must(found, 'the task is not listed', list);
      },
    },
    'agent.tasks.unknown': async (trial) => {
      mustBeRefused(await task(trial, ABSENT), 'a task that does not exist');
    },
    'agent.tasks.other-caller': {
      after: ['agent.tasks.submitted'],
      run: async (trial) => {
        await offers(trial, 'get_task_status');
        const { called } = await promised(trial);
        const asked = await trial.call('get_task_status', { task_id: called.body.task_id }, { as: 'other' });
        mustBeRefused(asked, 'the task of another caller');
      },
    },
  },
);
