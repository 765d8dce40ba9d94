import { type Artifact, type Message, Role, type StreamResponse, type Task, TaskState } from '@a2a-js/sdk';
import { protocol } from '../../../generated/protocol.ts';
import type { A2aState, A2aTask } from '../../domain/tasks/a2a.ts';

const STATES: Readonly<Record<A2aState, TaskState>> = {
  working: TaskState.TASK_STATE_WORKING,
  'input-required': TaskState.TASK_STATE_INPUT_REQUIRED,
  completed: TaskState.TASK_STATE_COMPLETED,
  failed: TaskState.TASK_STATE_FAILED,
  canceled: TaskState.TASK_STATE_CANCELED,
  rejected: TaskState.TASK_STATE_REJECTED,
};

/** Our name of a protocol state; undefined when no task of ours ever has this state. */
export const stateOf = (state: TaskState): A2aState | undefined =>
  (Object.keys(STATES) as A2aState[]).find((name) => STATES[name] === state);

/** The task in the type of the library. It has at most one artifact, whose only data part is the answer. */
export const toWire = (task: A2aTask): Task => ({
  id: task.id,
  contextId: task.contextId,
  status: statusOf(task),
  artifacts: artifactsOf(task),
  // Messages are not kept, because their arguments may hold secrets of webhooks.
  history: [],
  metadata: undefined,
});

/** The first frame of a stream. */
export const taskFrame = (task: A2aTask): StreamResponse => ({
  payload: { $case: 'task', value: toWire(task) },
});

/** The frames that update a reader of the running task to this state. */
export function changeFrames(task: A2aTask): StreamResponse[] {
  const { id: taskId, contextId } = task;
  const artifacts = artifactsOf(task).map(
    (artifact): StreamResponse => ({
      payload: {
        $case: 'artifactUpdate',
        value: { taskId, contextId, artifact, append: false, lastChunk: true, metadata: undefined },
      },
    }),
  );
  const value = { taskId, contextId, status: statusOf(task), metadata: undefined };
  return [...artifacts, { payload: { $case: 'statusUpdate', value } }];
}

const statusOf = (task: A2aTask) => ({
  state: STATES[task.state],
  message: messageOf(task),
  timestamp: task.updatedAt.toISOString(),
});

function messageOf({ id, contextId, state, note }: A2aTask): Message | undefined {
  if (note === null) return undefined;
  const { text, data } = note;
  return {
    messageId: `${id}-${state}`,
    contextId,
    taskId: id,
    role: Role.ROLE_AGENT,
    parts: [
      part({ $case: 'text', value: text }, 'text/plain'),
      ...(data === undefined ? [] : [part({ $case: 'data', value: data }, 'application/json')]),
    ],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  };
}

/** Statuses of a buy or a license that are also the names of states in which a task has not succeeded. */
const FAILING: ReadonlySet<unknown> = new Set(['canceled', 'rejected', 'failed']);

/**
 * What a successful answer is about may be canceled or rejected, and a release may say so in `status`. Clients take
 * the `status` of an artifact that begins with a data part for the state of the task, so such an answer begins with
 * a sentence. The last data part is the answer in any case.
 */
const opening = ({ state }: A2aTask, { status, message }: Readonly<Record<string, unknown>>) =>
  state !== 'completed' || !FAILING.has(status)
    ? []
    : [typeof message === 'string' ? message : `The call succeeded; what it is about is ${status}.`];

const artifactsOf = (task: A2aTask): Artifact[] => {
  const { body } = task;
  return body === null
    ? []
    : [
        {
          artifactId: 'answer',
          name: 'answer',
          description: '',
          parts: [
            ...opening(task, body).map((value) => part({ $case: 'text', value }, 'text/plain')),
            part({ $case: 'data', value: body }, 'application/json'),
          ],
          metadata: handleOf(body),
          extensions: [],
        },
      ];
};

/** Puts the id to poll with into the metadata, for clients that do not read the answer itself. */
const handleOf = ({ task_id: id, status }: Readonly<Record<string, unknown>>) =>
  typeof id === 'string' && status === 'submitted' ? { [`${protocol.name}_task_id`]: id } : undefined;

const part = (content: Message['parts'][number]['content'], mediaType: string): Message['parts'][number] => ({
  content,
  metadata: undefined,
  filename: '',
  mediaType,
});
