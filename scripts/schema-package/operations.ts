import type { ApiReference, ReferenceMessage } from '../../src/domain/contract/api-reference.ts';
import type { ValidVector } from './vectors.ts';

/** A JSON message of the REST API: the body of a request or of a successful response. */
export type OperationMessage = {
  /** For example `saveBrand-request`. */
  readonly name: string;
  /** Path of its schema. */
  readonly path: string;
  readonly examples: readonly ValidVector[];
};

/** The schema of every error response. */
const ERROR = 'error-response';

/**
 * The messages of all operations that have a schema in the contract. All errors share one schema and count as one
 * message.
 */
export function operationMessages({ operations }: ApiReference): OperationMessage[] {
  const found: OperationMessage[] = [];
  const errors = new Map<string, OperationMessage>();
  for (const { id, body, answers } of operations) {
    if (body !== null) found.push(...messagesOf(`${id}-request`, body));
    const success = answers.find(({ status }) => status < 300);
    if (success !== undefined) found.push(...messagesOf(`${id}-response`, success));
    for (const answer of answers.filter(({ status }) => status >= 400)) {
      for (const { path, examples } of messagesOf(`${id} ${answer.status}`, answer)) {
        const name = path.endsWith(ERROR) ? ERROR : path.replaceAll('/', '-');
        const known = errors.get(path)?.examples ?? [];
        errors.set(path, { name, path, examples: [...known, ...examples] });
      }
    }
  }
  return [...found, ...errors.values()].map((message) => ({
    ...message,
    examples: distinct(message.examples),
  }));
}

/** The schema of each message of the ad server's operations, by the name of the message. All errors are one message. */
export function adServerMessages({ adServer }: ApiReference): Map<string, string> {
  const schemaOf = ({ bodies }: ReferenceMessage) => {
    const { $ref } = bodies[0]?.schema ?? {};
    return typeof $ref === 'string' ? $ref.replace(/\.json$/, '') : null;
  };
  const found = new Map<string, string>();
  const add = (name: string, schema: string | null) => schema !== null && found.set(name, schema);
  for (const { id, body, answers } of adServer.operations) {
    if (body !== null) add(`${id}-request`, schemaOf(body));
    const success = answers.find(({ status }) => status < 300);
    if (success !== undefined) add(`${id}-response`, schemaOf(success));
    for (const answer of answers.filter(({ status }) => status >= 400)) add('problem', schemaOf(answer));
  }
  return found;
}

function messagesOf(name: string, { bodies }: ReferenceMessage): OperationMessage[] {
  const { schema, examples } = bodies.find(({ type }) => type === 'application/json') ?? {};
  if (typeof schema?.$ref !== 'string' || examples === undefined) return [];
  const values = examples.map(({ summary, value }, index) => ({
    name: summary ?? `${name}, example ${index + 1}`,
    value,
  }));
  return [{ name, path: schema.$ref.replace(/\.json$/, ''), examples: values }];
}

const distinct = (values: readonly ValidVector[]): ValidVector[] =>
  [
    ...new Map(values.toReversed().map((vector) => [JSON.stringify(vector.value), vector])).values(),
  ].toReversed();
