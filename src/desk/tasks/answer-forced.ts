import { tasks } from '../../../generated/tasks.ts';
import type { Account } from '../../domain/accounts/account.ts';
import type { TaskAnswer, TaskRequest } from '../../domain/contract/shapes.ts';
import { TaskError, wireError } from '../../domain/tasks/task-error.ts';
import type { TaskWriteCall } from '../../record/tasks/task-call.ts';
import type { ForcedArm } from '../../store/tasks/forced-arms.ts';
import { submit } from './submit.ts';

type Name = 'create_media_buy';

const QUESTION = 'The seller must approve the media buy before it is created.';

/**
 * The answer that a test asked for in place of a buy, which is used up by it; null when it asked for none. Only
 * accounts of the sandbox can be told so.
 */
export async function answerForced(
  name: Name,
  args: TaskRequest<Name>,
  call: TaskWriteCall<Name>,
  account: Account,
): Promise<TaskAnswer<Name> | null> {
  if (!account.sandbox) return null;
  const forced = await call.store.forcedArms.take(call.principal.id, account.id, name);
  if (forced === undefined) return null;
  const { arm, message } = forced;
  if (arm === 'submitted') return submitForced(name, args, call, forced, account.id);
  const question = new TaskError('IO_REQUIRED', message ?? QUESTION);
  return {
    body: {
      status: 'input-required',
      ...(message === null ? {} : { message }),
      reason: 'APPROVAL_REQUIRED',
      errors: [wireError(question)],
    },
  };
}

/** Puts a request aside as a test asked for, under the id and with the words that it named. */
export const submitForced = <
  T extends 'build_creative' | 'create_media_buy' | 'get_products' | 'get_signals',
>(
  name: T,
  args: TaskRequest<T>,
  call: Parameters<typeof submit<T>>[2],
  { taskId, message }: ForcedArm,
  accountId: string | null,
): Promise<TaskAnswer<T>> =>
  submit(name, { ...args }, call, {
    ...(taskId === null ? {} : { taskId }),
    accountId,
    protocol: tasks[name].protocol,
    message: message ?? undefined,
  });
