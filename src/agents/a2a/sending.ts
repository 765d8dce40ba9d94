import type { Message, SendMessageRequest } from '@a2a-js/sdk';
import {
  ContentTypeNotSupportedError,
  PushNotificationNotSupportedError,
  RequestMalformedError,
  TaskNotFoundError,
  UnsupportedOperationError,
} from '@a2a-js/sdk/errors';
import { type A2aPushConfig, type A2aTask, readerMark, readInvocation } from '../../domain/tasks/a2a.ts';
import { type Caller, isId, type RequestTools } from './caller.ts';
import { type A2aLedger, MOST_RECEIVERS } from './ledger.ts';
import { begun } from './outcome.ts';
import { readPushConfig } from './push.ts';

/** A message that was taken: its task as it began, and what it comes to; null when nothing runs. */
export type Sent = { readonly first: A2aTask; readonly ended: Promise<A2aTask> | null };

const ROLE_USER = 1;

/**
 * Takes a message: judges it, keeps the task, and begins the call. Tasks of callers without a credential are not kept,
 * so nobody can ask for them later.
 *
 * @throws {A2AError} before anything was kept
 */
export async function send(
  request: SendMessageRequest,
  { principal, origin, version }: Caller,
  tools: RequestTools,
): Promise<Sent> {
  const { ledger, runs, tasks, now, newId } = tools;
  const owner = principal?.id ?? null;
  const message = checkMessage(request.message);
  const continued = message.taskId === '' ? null : await findWaiting(owner, message, tools);
  const config = request.configuration?.taskPushNotificationConfig;
  let push: A2aPushConfig | null = null;
  if (config !== undefined) {
    if (owner === null)
      throw new PushNotificationNotSupportedError('Push notifications require a credential.');
    push = await readPushConfig(config, version, tools);
  }
  const invocation = readInvocation(dataOf(message));
  const first: A2aTask = {
    id: continued?.id ?? newId(),
    contextId: continued?.contextId ?? (message.contextId === '' ? newId() : message.contextId),
    seenBy: invocation.kind === 'call' ? readerMark(principal, invocation.skill, tasks) : null,
    ...begun(invocation, tasks, now()),
    updatedAt: now(),
  };
  if (owner !== null) {
    if (continued === null) await ledger.open(owner, first, push);
    else requireResumed(await ledger.resume(owner, first, push));
  }
  if (invocation.kind !== 'call') return { first, ended: null };
  const { skill: task, input: args } = invocation;
  return { first, ended: runs.start(owner, first, { task, args, principal, origin }) };
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

async function findWaiting(
  owner: string | null,
  message: Message,
  { ledger }: RequestTools,
): Promise<A2aTask> {
  const { taskId, contextId } = message;
  const task = owner === null || !isId(taskId) ? undefined : await ledger.find(owner, taskId);
  if (task === undefined) throw new TaskNotFoundError();
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
