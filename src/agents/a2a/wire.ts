import { type Artifact, type Message, Role, type StreamResponse, type Task, TaskState } from '@a2a-js/sdk';
import { V03PushNotificationSerializer } from '@a2a-js/sdk/compat/v0_3/server';
import { type SerializedPushNotification, V1PushNotificationSerializer } from '@a2a-js/sdk/server';
import { protocol } from '../../../generated/protocol.ts';
import type { A2aState, A2aTask, A2aVersion } from '../../domain/tasks/a2a.ts';

const STATES: Readonly<Record<A2aState, TaskState>> = {
  working: TaskState.TASK_STATE_WORKING,
  'input-required': TaskState.TASK_STATE_INPUT_REQUIRED,
  completed: TaskState.TASK_STATE_COMPLETED,
  failed: TaskState.TASK_STATE_FAILED,
  canceled: TaskState.TASK_STATE_CANCELED,
  rejected: TaskState.TASK_STATE_REJECTED,
};

/** Our name of a state; undefined for one that no task of ours has. */
export const stateOf = (state: TaskState): A2aState | undefined =>
  (Object.keys(STATES) as A2aState[]).find((name) => STATES[name] === state);

/** The task as the library writes it. The answer is the one data part of the one artifact. */
export const toWire = (task: A2aTask): Task => ({
  id: task.id,
  contextId: task.contextId,
  status: statusOf(task),
  artifacts: artifactsOf(task),
  // Messages are not kept: their arguments may hold secrets of webhooks.
  history: [],
  metadata: undefined,
});

/** The frame that a stream begins with. */
export const taskFrame = (task: A2aTask): StreamResponse => ({
  payload: { $case: 'task', value: toWire(task) },
});

/** The frames that lead a reader of the running task to this state. */
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

// More than this is not sent outside in one request; who is told so asks for the rest.
const MOST_PUSH_BYTES = 60_000;
const v1 = new V1PushNotificationSerializer();
const v03 = new V03PushNotificationSerializer();

/** The body of a notification in the form of the version over which it was asked for. */
export function notification(task: A2aTask, version: A2aVersion): SerializedPushNotification {
  const serializer = version === '1.0' ? v1 : v03;
  const whole = serializer.serialize(taskFrame(task));
  if (Buffer.byteLength(whole.body) <= MOST_PUSH_BYTES) return whole;
  return serializer.serialize(taskFrame({ ...task, body: null }));
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

const artifactsOf = ({ body }: A2aTask): Artifact[] =>
  body === null
    ? []
    : [
        {
          artifactId: 'answer',
          name: 'answer',
          description: '',
          parts: [part({ $case: 'data', value: body }, 'application/json')],
          metadata: handleOf(body),
          extensions: [],
        },
      ];

/** Id to poll with, where clients look that do not read the answer itself. */
const handleOf = ({ task_id: id, status }: Readonly<Record<string, unknown>>) =>
  typeof id === 'string' && status === 'submitted' ? { [`${protocol.name}_task_id`]: id } : undefined;

const part = (content: Message['parts'][number]['content'], mediaType: string): Message['parts'][number] => ({
  content,
  metadata: undefined,
  filename: '',
  mediaType,
});
