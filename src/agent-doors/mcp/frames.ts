import { isObject, type Json } from '../../domain/json/values.ts';

const RELATED_TASK = 'io.modelcontextprotocol/related-task';
const MEMBERS: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params']);
/** The most characters of a name of the caller's own that an error repeats. */
const LONGEST_NAME = 64;

/**
 * The fault in the frame of a message (JSON-RPC 2.0 and the base protocol of MCP), by the name of its field; null for
 * none. The library says of each of these only that the message is not valid. The items of a batch are named by their
 * place.
 */
export function frameFault(message: unknown): string | null {
  if (!Array.isArray(message)) return faultOf(message, '');
  if (message.length === 0) return 'The batch is empty: send at least one message.';
  for (const [at, item] of message.entries()) {
    const fault = faultOf(item, `[${at}]`) ?? paramsFault(item, `[${at}].`);
    if (fault !== null) return fault;
  }
  return null;
}

function faultOf(message: unknown, place: string): string | null {
  if (!isObject(message)) {
    return `${place === '' ? 'A message' : `\`${place}\``} must be a JSON object with \`jsonrpc\` and \`method\`.`;
  }
  const before = place === '' ? '' : `${place}.`;
  if (message.jsonrpc !== '2.0') return `\`${before}jsonrpc\` must be "2.0".`;
  if (message.method === undefined) return answerFault(message, before);
  if (typeof message.method !== 'string')
    return `\`${before}method\` must be a string, the name of a method.`;
  if (message.id === null)
    return `\`${before}id\` must not be null: send a string or an integer, or omit it in a notification.`;
  const other = Object.keys(message).find((name) => !MEMBERS.has(name));
  if (other !== undefined) {
    return `\`${before}${shortened(other)}\` is not a member of a request: omit it, or send it in \`params\`.`;
  }
  return metaFault(message, before);
}

/** A message without a method is an answer of the caller to a request of the agent. */
const answerFault = (message: Json, before: string): string | null =>
  message.result === undefined && message.error === undefined
    ? `\`${before}method\` is required: the name of a method.`
    : null;

/** Alone, `params` of another type is judged after the method. */
const paramsFault = (message: unknown, before: string): string | null =>
  isObject(message) && message.params !== undefined && !isObject(message.params)
    ? `\`${before}params\` must be an object.`
    : null;

function metaFault({ params }: Json, before: string): string | null {
  if (!isObject(params) || params._meta === undefined) return null;
  const { _meta: meta } = params;
  const path = `${before}params._meta`;
  if (!isObject(meta)) return `\`${path}\` must be an object.`;
  const { progressToken: token, [RELATED_TASK]: related } = meta;
  if (token !== undefined && typeof token !== 'string' && !Number.isSafeInteger(token))
    return `\`${path}.progressToken\` must be a string or an integer.`;
  if (related === undefined) return null;
  if (!isObject(related)) return `\`${path}.${RELATED_TASK}\` must be an object.`;
  if (typeof related.taskId !== 'string') return `\`${path}.${RELATED_TASK}.taskId\` must be a string.`;
  return null;
}

/**
 * The message without what is null in `params`, or `params` itself when it is: serializers write null for what is absent,
 * and no parameter of the protocol may be null.
 */
export function withoutNullParams(message: unknown): unknown {
  if (Array.isArray(message)) return message.map((item) => withoutNullParams(item));
  if (!isObject(message)) return message;
  const { params } = message;
  if (params === null) {
    const { params: _, ...others } = message;
    return others;
  }
  if (!isObject(params) || !Object.values(params).includes(null)) return message;
  const given = Object.entries(params).filter(([, value]) => value !== null);
  return { ...message, params: Object.fromEntries(given) };
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  number: 'a number',
  int: 'an integer',
  array: 'an array',
  object: 'an object',
  record: 'an object',
};

/**
 * What is wrong with the parameters of a method, by the name of the first bad one.
 *
 * @param found the findings of the library's schema as JSON
 */
export function badParams(method: string, params: unknown, found: string): string {
  const finding = firstFinding(found);
  if (finding === null) return `The parameters of ${method} do not follow the protocol.`;
  const { path, expected } = finding;
  const name = `\`${shortened(path.join('.'))}\``;
  const form = WORDS[expected];
  if (valueAt(params, path) === undefined)
    return `${name} is required${form === undefined ? '' : `: ${form}`}.`;
  return form === undefined
    ? `${name} has another form than the protocol defines.`
    : `${name} must be ${form}.`;
}

/** A finding in a parameter; null when the text holds none. */
function firstFinding(found: string): { path: (string | number)[]; expected: string } | null {
  try {
    const [first] = JSON.parse(found) as unknown[];
    if (!isObject(first) || !Array.isArray(first.path)) return null;
    const [params, ...path] = first.path as (string | number)[];
    // Without any parameters the finding is of `params` itself.
    return params === 'params'
      ? { path: path.length === 0 ? ['params'] : path, expected: String(first.expected) }
      : null;
  } catch {
    return null;
  }
}

const valueAt = (params: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Json | undefined)?.[name], params);

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
