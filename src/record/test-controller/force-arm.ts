import {
  oneOfParam,
  type ScenarioParams,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import type { ForcedArm } from '../../store/tasks/forced-arms.ts';
import { namedAccount } from './named-account.ts';
import type { Scenario } from './scenario.ts';

const MAX_TASK_ID = 128;
const MAX_MESSAGE = 2000;

/** How the next call of a task by the caller is answered: put aside as a task, or with a question. */
export const forceArm =
  (task: string, arms: readonly ForcedArm['arm'][]): Scenario =>
  async (params, call, reference) => {
    const arm = oneOfParam(params, 'arm', arms);
    const taskId = arm === 'submitted' ? bounded(params, 'task_id', MAX_TASK_ID) : null;
    const message = params.message === undefined ? null : bounded(params, 'message', MAX_MESSAGE);
    const account = await namedAccount(reference, call);
    await call.store.forcedArms.put({
      principalId: call.principal.id,
      accountId: account?.id ?? '',
      ...{ task, arm, taskId, message },
    });
    return { forced: { arm, ...(taskId === null ? {} : { task_id: taskId }) } };
  };

function bounded(params: ScenarioParams, name: string, most: number): string {
  const text = textParam(params, name);
  if (text.length <= most) return text;
  throw new ScenarioRefusal('INVALID_PARAMS', `params.${name} has more than ${most} characters.`);
}
