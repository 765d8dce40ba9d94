import { oneOfParam, ScenarioRefusal, textParam } from '../../domain/test-controller/scenario.ts';
import type { ForcedArm } from '../../store/tasks/forced-arms.ts';
import { namedAccount } from './named-account.ts';
import type { Scenario, ScenarioParams } from './scenarios.ts';

const MAX_TASK_ID = 128;
const MAX_MESSAGE = 2000;

/** How the next call of a task by the caller is answered: put aside as a task, or with a question. */
const forceArm =
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

export const forceCreateMediaBuyArm = forceArm('create_media_buy', ['submitted', 'input-required']);
/** Of calls that ask with a brief, or refine. */
export const forceGetProductsArm = forceArm('get_products', ['submitted']);
/** Of calls with a brief or references; a wholesale read never consumes it. */
export const forceGetSignalsArm = forceArm('get_signals', ['submitted']);
/** Of builds for an account of the sandbox; estimates and tags of the library never consume it. */
export const forceBuildCreativeArm = forceArm('build_creative', ['submitted']);

function bounded(params: ScenarioParams, name: string, most: number): string {
  const text = textParam(params, name);
  if (text.length <= most) return text;
  throw new ScenarioRefusal('INVALID_PARAMS', `params.${name} has more than ${most} characters.`);
}
