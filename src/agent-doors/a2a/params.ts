import { RequestMalformedError } from '@a2a-js/sdk/errors';
import { isObject } from '../../domain/json/values.ts';
import type { A2aVersion } from '../../domain/tasks/a2a.ts';

/** Form of a parameter; an object lists the forms of its members, a list has one form for its items. */
export type ParamForm =
  | 'string'
  | 'boolean'
  | 'count'
  | 'object'
  | { readonly members: ParamForms }
  | { readonly items: ParamForm };
export type ParamForms = Readonly<Record<string, ParamForm>>;

const texts: ParamForm = { items: 'string' };
const task: ParamForms = { id: 'string', tenant: 'string' };
const receiver: ParamForms = { id: 'string', url: 'string', token: 'string' };
const newReceiver: ParamForms = {
  ...receiver,
  taskId: 'string',
  tenant: 'string',
  authentication: { members: { scheme: 'string', credentials: 'string' } },
};
const oldReceiver: ParamForm = {
  members: { ...receiver, authentication: { members: { schemes: texts, credentials: 'string' } } },
};
const message = (part: ParamForms): ParamForm => ({
  members: {
    messageId: 'string',
    contextId: 'string',
    taskId: 'string',
    parts: { items: { members: { metadata: 'object', text: 'string', ...part } } },
    metadata: 'object',
    extensions: texts,
    referenceTaskIds: texts,
  },
});
const newSend: ParamForms = {
  message: message({ raw: 'string', url: 'string', filename: 'string', mediaType: 'string' }),
  configuration: {
    members: {
      acceptedOutputModes: texts,
      historyLength: 'count',
      returnImmediately: 'boolean',
      taskPushNotificationConfig: { members: newReceiver },
      pushNotificationConfig: 'object',
    },
  },
  metadata: 'object',
  tenant: 'string',
};
const oldSend: ParamForms = {
  message: message({}),
  configuration: {
    members: {
      acceptedOutputModes: texts,
      historyLength: 'count',
      blocking: 'boolean',
      pushNotificationConfig: oldReceiver,
    },
  },
  metadata: 'object',
};
const oldTask: ParamForms = { id: 'string', metadata: 'object' };
const ofReceiver: ParamForms = { taskId: 'string', id: 'string', tenant: 'string' };
const ofOldReceiver: ParamForms = { ...oldTask, pushNotificationConfigId: 'string' };

/** The methods of each version of A2A, with the forms of the parameters that the version defines. */
export const a2aParams: Readonly<Record<A2aVersion, Readonly<Record<string, ParamForms>>>> = {
  '1.0': {
    SendMessage: newSend,
    SendStreamingMessage: newSend,
    GetTask: { ...task, historyLength: 'count' },
    // `status` is the name of a state or its number.
    ListTasks: {
      contextId: 'string',
      pageSize: 'count',
      pageToken: 'string',
      historyLength: 'count',
      statusTimestampAfter: 'string',
      includeArtifacts: 'boolean',
      tenant: 'string',
    },
    CancelTask: { ...task, metadata: 'object' },
    SubscribeToTask: task,
    CreateTaskPushNotificationConfig: newReceiver,
    GetTaskPushNotificationConfig: ofReceiver,
    ListTaskPushNotificationConfigs: {
      taskId: 'string',
      pageSize: 'count',
      pageToken: 'string',
      tenant: 'string',
    },
    DeleteTaskPushNotificationConfig: ofReceiver,
    GetExtendedAgentCard: { tenant: 'string' },
  },
  '0.3': {
    'message/send': oldSend,
    'message/stream': oldSend,
    'tasks/get': { ...oldTask, historyLength: 'count' },
    'tasks/cancel': oldTask,
    'tasks/resubscribe': oldTask,
    'tasks/pushNotificationConfig/set': { taskId: 'string', pushNotificationConfig: oldReceiver },
    'tasks/pushNotificationConfig/get': ofOldReceiver,
    'tasks/pushNotificationConfig/list': oldTask,
    'tasks/pushNotificationConfig/delete': ofOldReceiver,
    'agent/getAuthenticatedExtendedCard': {},
  },
};

/** The methods of each version of A2A. */
export const a2aMethods: Readonly<Record<A2aVersion, ReadonlySet<string>>> = {
  '1.0': new Set(Object.keys(a2aParams['1.0'])),
  '0.3': new Set(Object.keys(a2aParams['0.3'])),
};

/**
 * Checks the types of parameters, which the library converts or ignores: it reads the id `["x"]` as `x`, and the flag
 * `"false"` as true. A parameter that is null counts as absent. Members that the version does not define are ignored.
 *
 * @throws {RequestMalformedError} with the name of the parameter
 */
export function checkParams(params: unknown, method: string, version: A2aVersion): void {
  checkMembers(params, a2aParams[version][method] ?? {}, '');
}

function checkMembers(value: unknown, forms: ParamForms, before: string): void {
  if (!isObject(value)) return;
  for (const [name, form] of Object.entries(forms)) {
    const member = Object.hasOwn(value, name) ? value[name] : undefined;
    if (member !== undefined && member !== null) check(member, form, `${before}${name}`);
  }
}

function check(value: unknown, form: ParamForm, name: string): void {
  if (typeof form === 'string') {
    if (!TESTS[form](value)) throw new RequestMalformedError(`\`${name}\` must be ${WORDS[form]}`);
  } else if ('items' in form) {
    if (!Array.isArray(value)) throw new RequestMalformedError(`\`${name}\` must be an array`);
    for (const [at, item] of value.entries()) check(item, form.items, `${name}[${at}]`);
  } else {
    if (!isObject(value)) throw new RequestMalformedError(`\`${name}\` must be an object`);
    checkMembers(value, form.members, `${name}.`);
  }
}

const TESTS = {
  string: (value: unknown) => typeof value === 'string',
  boolean: (value: unknown) => typeof value === 'boolean',
  // ProtoJSON also writes whole numbers as text.
  count: (value: unknown) =>
    typeof value === 'string' ? /^\d{1,9}$/.test(value) : Number.isSafeInteger(value) && Number(value) >= 0,
  object: isObject,
} as const;

const WORDS = {
  string: 'a string',
  boolean: 'true or false',
  count: 'a whole number from 0',
  object: 'an object',
} as const;
