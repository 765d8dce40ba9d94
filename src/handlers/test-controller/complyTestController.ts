import type { TaskLookedWrite } from '../../desk/tasks/call.ts';
import { releaseTable } from '../../domain/tasks/release-table.ts';
import type { TaskRequest, TaskResponse } from '../../domain/tasks/task-shapes.ts';
import { type Arm, ScenarioRefusal } from '../../domain/test-controller/scenario.ts';
import type { TaskLookCall, TaskWriteCall } from '../../record/tasks/task-call.ts';
import { accountless, type Scenario, type ScenarioParams, scenarioNames, scenarios } from './scenarios.ts';

type Name = 'comply_test_controller';
type Body = TaskResponse<Name>;

const LIST = 'list_scenarios';

/**
 * `comply_test_controller`: puts sandbox accounts of the caller, and what belongs to them, into the state that a test
 * needs. A refusal is an answer with a code of the controller's own.
 */
export const complyTestController: TaskLookedWrite<Name> = {
  asksOutside: ({ scenario }) =>
    Object.hasOwn(scenarios, scenario) && typeof scenarios[scenario] !== 'function',

  async look(args, call) {
    const scenario = await answering(() => choose(args, call));
    return async (write) => {
      const body = 'refused' in scenario ? scenario.refused : await run(scenario.value, args, write);
      return { body, ...(body.success ? { sandbox: true } : {}) };
    };
  },
};

type Chosen = typeof LIST | Scenario;

async function choose(args: TaskRequest<Name>, call: TaskLookCall<Name>): Promise<Chosen> {
  await checkAccount(args, call);
  if (args.scenario === LIST) return LIST;
  const scenario = Object.hasOwn(scenarios, args.scenario) ? scenarios[args.scenario] : undefined;
  if (scenario === undefined) {
    throw new ScenarioRefusal('UNKNOWN_SCENARIO', `There is no such scenario; ${LIST} returns all of them.`);
  }
  return typeof scenario === 'function' ? scenario : scenario.prepare(paramsOf(args), call);
}

async function run(scenario: Chosen, args: TaskRequest<Name>, call: TaskWriteCall<Name>): Promise<Body> {
  if (scenario === LIST) return succeeded({ scenarios: scenarioNames });
  const arm = await answering(() => scenario(paramsOf(args), call, { ...args.account }));
  return 'refused' in arm ? arm.refused : succeeded(arm.value);
}

/**
 * The request's own word for it that an account is a sandbox is no grant: what is stored counts. Callers of release
 * 3.0 name no account at all.
 */
async function checkAccount(
  { account, scenario }: TaskRequest<Name>,
  call: TaskLookCall<Name>,
): Promise<void> {
  const { sandboxOnly, test } = call.principal;
  if (test?.isLive === true) throw new ScenarioRefusal('FORBIDDEN', 'This caller has live accounts only.');
  if (account === undefined) {
    if (accountless.has(scenario)) return;
    if (sandboxOnly || !releaseTable.controllerNamesAccount[call.form]) return;
    throw new ScenarioRefusal('INVALID_PARAMS', 'account: {sandbox: true} is missing.');
  }
  const { account_id: id, sandbox } = account;
  if (typeof id === 'string') {
    const stored = await call.store.accounts.find(id, call.principal.id);
    // A fixture may be about to be made under this id.
    if (stored !== undefined && !stored.sandbox) {
      throw new ScenarioRefusal('FORBIDDEN', 'The account is no sandbox account.');
    }
  }
  if (sandbox === undefined && accountless.has(scenario)) return;
  // A token of the sandbox has nothing else, so that it need not say so.
  if (sandbox === undefined && sandboxOnly) return;
  if (sandbox === false)
    throw new ScenarioRefusal('FORBIDDEN', 'The reference names an account that is no sandbox account.');
  if (sandbox !== true) {
    throw new ScenarioRefusal('INVALID_PARAMS', 'account.sandbox must be true.');
  }
}

const paramsOf = ({ params }: TaskRequest<Name>): ScenarioParams =>
  typeof params === 'object' && params !== null ? { ...params } : {};

const succeeded = (arm: Arm): Body => ({ status: 'completed', success: true, ...arm });

/** Turns a refusal into the answer that it is. */
async function answering<T>(work: () => Promise<T>): Promise<{ value: T } | { refused: Body }> {
  try {
    return { value: await work() };
  } catch (cause) {
    if (!(cause instanceof ScenarioRefusal)) throw cause;
    const { code, message, currentState } = cause;
    return {
      refused: {
        status: 'completed',
        success: false,
        error: code,
        error_detail: message,
        ...(currentState === undefined ? {} : { current_state: currentState }),
      },
    };
  }
}
