import { type TaskName, taskValidators } from '../../../generated/tasks.ts';
import { mayMove } from '../../domain/tasks/task-state.ts';
import {
  notFound,
  objectParam,
  type ScenarioParams,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import type { TaskWriteCall } from '../../record/task-call.ts';
import { announceTask } from '../../record/tasks/task-webhooks.ts';
import { makeBuy } from '../../record/test-controller/make-buy.ts';
import type { PreparedScenario } from '../../record/test-controller/scenario.ts';
import type { AgentTask } from '../../store/tasks/agent-tasks.ts';

const MAX_RESULT = 256 * 1024;

/** Completes a pending task with the given result, which must match the response schema of the task. */
export const forceTaskCompletion: PreparedScenario = {
  async prepare(params, { store, principal }) {
    const id = textParam(params, 'task_id');
    const seen = await store.agentTasks.find({ principalId: principal.id, id });
    if (seen === undefined) throw notFound('task');
    const fits = await fitOf(seen.taskType);
    return async (_, call) => {
      const key = { principalId: call.principal.id, id };
      const task = await call.store.agentTasks.find(key);
      if (task === undefined) throw notFound('task');
      if (!mayMove(task.status, 'completed')) {
        throw new ScenarioRefusal('INVALID_TRANSITION', 'The task has ended already.', task.status);
      }
      const result = objectParam(params, 'result');
      if (JSON.stringify(result).length > MAX_RESULT || !fits(result)) {
        throw new ScenarioRefusal(
          'INVALID_PARAMS',
          'params.result must conform to the response schema of the task.',
          task.status,
        );
      }
      const completed = { ...task, status: 'completed', result, updatedAt: call.now } as const;
      if (!(await call.store.agentTasks.move(task.status, completed))) {
        throw new ScenarioRefusal('INVALID_TRANSITION', 'The task has just changed.', task.status);
      }
      await call.store.agentTasks.addStep(key, { kind: 'response', data: result, at: call.now });
      if (task.taskType === 'create_media_buy') await keepBuy(task, result, call);
      await announceTask(call.store, completed);
      return { previous_state: task.status, current_state: 'completed' };
    };
  },
};

/**
 * Fields that the result of a task may omit, because results are written by hand. Older releases do not have
 * these fields.
 */
const USUAL: Readonly<Record<string, ScenarioParams>> = {
  create_media_buy: { media_buy_status: 'active', revision: 1, confirmed_at: '1970-01-01T00:00:00Z' },
};

/**
 * The check of a result against the response schema. Results are written by hand and omit the fields that the
 * envelope adds.
 */
async function fitOf(taskType: string): Promise<(result: object) => boolean> {
  if (!isTaskName(taskType)) return () => true;
  const { response } = await taskValidators[taskType]();
  return (result) => response({ status: 'completed', ...USUAL[taskType], ...result });
}

const isTaskName = (name: string): name is TaskName => Object.hasOwn(taskValidators, name);

/** Creates the buy that a result describes. */
async function keepBuy(
  { accountId, request }: AgentTask,
  result: ScenarioParams,
  call: TaskWriteCall<'comply_test_controller'>,
): Promise<void> {
  const { store, principal } = call;
  const { media_buy_id: id, status, ...rest } = result;
  const account = accountId === null ? undefined : await store.accounts.find(accountId, principal.id);
  if (typeof id !== 'string' || account === undefined) return;
  const key = { principalId: principal.id, id };
  await store.mediaBuys.lock(key);
  if ((await store.mediaBuys.find(key)) !== undefined) return;
  // `completed` is the status of the task, not of the buy.
  const document = status === 'completed' ? rest : { status, ...rest };
  const historyNote = {
    action: 'created',
    actor: 'seller',
    summary: 'The seller approved the buy.',
  } as const;
  await makeBuy(document, { id, account, request, historyNote }, call);
}
