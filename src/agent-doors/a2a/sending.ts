import type { Message, SendMessageRequest } from '@a2a-js/sdk';
import {
  ContentTypeNotSupportedError,
  RequestMalformedError,
  TaskNotFoundError,
  UnsupportedOperationError,
} from '@a2a-js/sdk/errors';
import { type A2aTask, readerMark, readInvocation } from '../../domain/tasks/a2a.ts';
import { type Caller, isId, pushOfMessage, type RequestTools } from './caller.ts';
import { begun, isReadTask } from './runs.ts';
import { type A2aLedger, MOST_RECEIVERS } from './tasks.ts';

/**
 * An accepted message: `first` is its task as it began, `ended` the task once the call has ended. `ended` is
 * null when nothing runs.
 */
export type Sent = { readonly first: A2aTask; readonly ended: Promise<A2aTask> | null };

const ROLE_USER = 1;

/**
 * Accepts a message: checks it, stores the task, and starts the call. `isAwaited`: the caller gets no answer before the
 * end of the call. Tasks of callers without a credential are not stored, so nobody can read them later.
 *
 * @throws {A2AError} before anything is stored
 */
export async function send(
  request: SendMessageRequest,
  caller: Caller,
  tools: RequestTools,
  isAwaited: boolean,
): Promise<Sent> {
  const { principal, origin } = caller;
  const { ledger, runs, tasks, now, newId } = tools;
  const owner = principal?.id ?? null;
  const message = checkMessage(request.message);
  const continued = await findWaiting(owner, message, tools);
  const push = pushOfMessage(request, caller, tools);
  const invocation = readInvocation(dataOf(message));
  const first: A2aTask = {
    id: continued?.id ?? newId(),
    contextId: continued?.contextId ?? (message.contextId === '' ? newId() : message.contextId),
    seenBy: invocation.kind === 'call' ? readerMark(principal, invocation.skill, tasks) : null,
    ...begun(invocation, tasks, now()),
    updatedAt: now(),
  };
  const isRead = invocation.kind === 'call' && isReadTask(invocation.skill);
  // Nobody knows the task of a read before its end, so it is stored once.
  const isStoredLater = isRead && isAwaited && push === null && continued === null;
  if (owner !== null && !isStoredLater) {
    if (continued === null) await ledger.open(owner, first, push, isRead);
    else requireResumed(await ledger.resume(owner, first, push));
  }
  if (invocation.kind !== 'call') return { first, ended: null };
  const { skill: task, input: args } = invocation;
  return { first, ended: runs.start(owner, first, { task, args, principal, origin }, !isStoredLater) };
}

function checkMessage(message: Message | undefined): Message {
  if (message === undefined) throw new RequestMalformedError('message is required');
  if (message.role !== ROLE_USER) throw new RequestMalformedError('`message.role` must be that of a user');
  if (message.messageId === '') throw new RequestMalformedError('message.messageId is required');
  if (message.parts.length === 0) throw new RequestMalformedError('message.parts is empty');
  if (message.contextId !== '' && !isId(message.contextId)) {
    throw new RequestMalformedError('`message.contextId` must have 1 to 256 visible characters');
  }
  for (const { content } of message.parts) {
    if (content?.$case !== 'data' && content?.$case !== 'text') {
      throw new ContentTypeNotSupportedError('File parts are not supported: send data or text.');
    }
  }
  return message;
}

/**
 * The task that a message continues, or null when it begins one. Clients that got a `submitted` response name the
 * task of the protocol in all later messages: it is theirs, but no message can continue it, so each of them begins a
 * task of its own.
 *
 * @throws {TaskNotFoundError} when the caller has no task with this id
 */
async function findWaiting(
  owner: string | null,
  message: Message,
  { ledger, store }: RequestTools,
): Promise<A2aTask | null> {
  const { taskId, contextId } = message;
  if (taskId === '') return null;
  if (owner === null || !isId(taskId)) throw new TaskNotFoundError();
  const task = await ledger.find(owner, taskId);
  if (task === undefined) {
    if (await store.primary.agentTasks.has({ principalId: owner, id: taskId })) return null;
    throw new TaskNotFoundError();
  }
  if (task.state !== 'input-required') throw notWaiting();
  if (contextId !== '' && contextId !== task.contextId) {
    throw new RequestMalformedError('message.contextId is not that of the task');
  }
  return task;
}

function requireResumed(outcome: Awaited<ReturnType<A2aLedger['resume']>>): void {
  if (outcome === 'gone') throw notWaiting();
  if (outcome === 'full') throw tooManyReceivers();
}

export const tooManyReceivers = () =>
  new RequestMalformedError(`A task has at most ${MOST_RECEIVERS} receivers; remove one of them first.`);

const notWaiting = () =>
  new UnsupportedOperationError('The task does not expect a message: send the message without `taskId`.');

const dataOf = ({ parts }: Message): unknown[] =>
  parts.flatMap(({ content }) => (content?.$case === 'data' ? [content.value] : []));
