import { ContractError } from './contract-error.ts';
import { AD_SERVER } from './document.ts';
import { isIdentifier } from './identifiers.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr } from './json.ts';
import { type Answer, dereference, readAnswers } from './operations.ts';
import { type Parameter, readParameters } from './parameters.ts';
import { type NamedSchema, type Resolver, referredName } from './resolve.ts';
import { bodyLimit, text, word } from './tables.ts';

const METHODS = ['get', 'put', 'post', 'delete'] as const;
const KEY = 'Idempotency-Key';

/** An operation of the ad server behind the agent, or what the ad server sends to the agent. */
export interface AdServerOperation {
  readonly id: string;
  readonly method: (typeof METHODS)[number];
  /** Path below the address of the ad server; the path at the agent for what the ad server sends. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** The operation as the document describes it. */
  readonly node: JsonObject;
  readonly effect: string;
  /** Whether a request needs an idempotency key. */
  readonly isKeyed: boolean;
  /** Member of the capabilities without which the operation returns 501; null for one that every ad server has. */
  readonly capability: string | null;
  /** Seconds after which the caller stops waiting. */
  readonly timeoutSeconds: number;
  readonly parameters: readonly Parameter[];
  /** Paths of schema files below `schemas/v3/`, without extension. */
  readonly request: string | null;
  readonly bodySchema: JsonObject | null;
  readonly bodyLimit: number | null;
  readonly answers: readonly (Answer & { readonly body: string | null })[];
}

export interface AdServerContract {
  /** One self-contained OpenAPI document. */
  readonly document: JsonObject;
  readonly operations: readonly AdServerOperation[];
  /** What the ad server sends to the agent. */
  readonly sent: readonly AdServerOperation[];
}

/**
 * Reads the operations of the ad server's document.
 *
 * @throws {ContractError} for an operation that breaks a rule of that contract: a change without a key, a body that is no
 *   file of `schemas/v3/ad-server/`, an error that is no problem document
 */
export function readAdServer(document: JsonObject, resolver: Resolver): AdServerContract {
  const read = (path: string, item: Json) =>
    METHODS.flatMap((method) => {
      const node = objectOr(item)[method];
      return isObject(node) ? [readOperation({ document, resolver, path, method, node })] : [];
    });
  const operations = Object.entries(objectOr(document.paths)).flatMap(([path, item]) => read(path, item));
  const sent = Object.values(objectOr(document.webhooks)).flatMap((item) => read(EVENTS_PATH, item));
  const ids = [...operations, ...sent].map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined)
    throw new ContractError(`${AD_SERVER} has the operationId ${repeated} more than once`);
  return { document, operations, sent };
}

/** Where the agent takes what the ad server sends. */
const EVENTS_PATH = '/ad-server/events';

interface Described {
  readonly document: JsonObject;
  readonly resolver: Resolver;
  readonly path: string;
  readonly method: (typeof METHODS)[number];
  readonly node: JsonObject;
}

function readOperation({ document, resolver, path, method, node }: Described): AdServerOperation {
  const place = `${AD_SERVER}: ${method.toUpperCase()} ${path}`;
  const stop = (reason: string): never => {
    throw new ContractError(`${place} ${reason}`);
  };
  const id = text(node.operationId, `${place}: operationId`);
  if (!isIdentifier(id)) return stop('needs an operationId that is an identifier');
  const given = arrayOr(node.parameters);
  const isKeyed = given.some((one) => dereference(document, one).name === KEY);
  const effect = word(node['x-effect'], ['read', 'write'], `${place}: x-effect`);
  if (path !== EVENTS_PATH && isKeyed !== (effect === 'write'))
    return stop(`must have the header ${KEY} if it changes something, and only then`);
  const body = node.requestBody === undefined ? null : dereference(document, node.requestBody);
  const answers = readAnswers(document, node.responses, stop);
  const request = body === null ? null : fileOf(schemaIn(body), resolver, stop);
  const seconds = node['x-timeout-seconds'];
  if (typeof seconds !== 'number' || seconds < 1 || seconds > 60)
    return stop('needs x-timeout-seconds from 1 to 60');
  requireAnswers(answers, resolver, stop);
  const capability = node['x-capability'];
  return {
    id,
    method,
    path,
    tag: text(arrayOr(node.tags)[0], `${place}: tags`),
    summary: text(node.summary, `${place}: summary`),
    description: text(node.description, `${place}: description`),
    node,
    effect,
    isKeyed,
    capability: capability === undefined ? null : text(capability, `${place}: x-capability`),
    timeoutSeconds: seconds,
    parameters: readParameters(document, given, stop),
    request,
    bodySchema: body === null ? null : schemaIn(body),
    bodyLimit: body === null ? null : bodyLimit(node['x-body-limit'], `${place}: x-body-limit`),
    answers: answers.map((answer) => ({
      ...answer,
      body: answer.schema === null ? null : fileOf(answer.schema, resolver, stop),
    })),
  };
}

const FOLDER = 'ad-server/';
const PROBLEM = `${FOLDER}problem`;

/** Each refusal has the same body, and there is an answer of success. */
function requireAnswers(
  answers: ReturnType<typeof readAnswers>,
  resolver: Resolver,
  stop: (reason: string) => never,
): void {
  for (const { status, schema } of answers)
    if (status >= 400 && (schema === null || fileOf(schema, resolver, stop) !== PROBLEM))
      stop(`answers ${status} without ${PROBLEM}.json`);
  if (!answers.some(({ status }) => status < 300)) stop('has no answer of success');
}

function schemaIn(node: JsonObject): JsonObject {
  return objectOr(objectOr(objectOr(node.content)['application/json']).schema);
}

/** The file of a body. Each has one, so that an adapter in any language finds it under the same name. */
function fileOf(schema: JsonObject, resolver: Resolver, stop: (reason: string) => never): string {
  const named: NamedSchema | undefined = resolver.schemas.get(referredName(schema.$ref) ?? '');
  const path = named?.path ?? null;
  return path?.startsWith(FOLDER) ? path : stop(`has a body that is no file of schemas/v3/${FOLDER}`);
}
