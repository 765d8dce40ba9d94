import { ContractError } from './contract-error.ts';
import { REGISTRY } from './document.ts';
import { isIdentifier, kebabCase } from './identifiers.ts';
import { arrayOr, atPointer, isObject, type Json, type JsonObject, objectOr } from './json.ts';
import { type Parameter, readParameters } from './parameters.ts';
import { type Grant, readGrant } from './security.ts';
import { bodyLimit } from './tables.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;

export interface Answer {
  readonly status: number;
  /** Schema of the JSON body; null when the response has no JSON body. */
  readonly schema: JsonObject | null;
}

export interface Operation extends Grant {
  readonly id: string;
  /** The paths file of the operation. */
  readonly file: string;
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly tag: string;
  readonly access: string;
  readonly effect: string;
  /** Rate limit class, null for none. */
  readonly limit: string | null;
  readonly answeredBy: string;
  readonly body: 'none' | 'optional' | 'required';
  readonly bodySchema: JsonObject | null;
  /** Largest body in bytes; null for an operation without one. */
  readonly bodyLimit: number | null;
  readonly parameters: readonly Parameter[];
  /** By status, ascending. */
  readonly answers: readonly Answer[];
  /** The lowest 2xx status. */
  readonly success: number;
}

/**
 * Reads all operations of a merged document.
 *
 * @throws {ContractError} naming the paths file and the registry file when an operation breaks a rule
 */
export function readOperations(
  document: JsonObject,
  pathFiles: ReadonlyMap<string, string>,
  { limits, scopePrefix }: { limits: ReadonlySet<string>; scopePrefix: string },
): Operation[] {
  const owners = new Map<string, string>();
  const tagModules = new Map<string, string>();
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(objectOr(document.paths))) {
    const file = pathFiles.get(path) ?? REGISTRY;
    for (const method of METHODS) {
      const node = objectOr(item)[method];
      if (!isObject(node)) continue;
      const operation = readOperation({
        document,
        file,
        path,
        method,
        node,
        shared: objectOr(item).parameters,
        limits,
        scopePrefix,
      });
      const place = `${file} (${method.toUpperCase()} ${path})`;
      const owner = owners.get(operation.id);
      if (owner) throw new ContractError(`${owner} and ${place} have the same operationId ${operation.id}`);
      owners.set(operation.id, place);
      const tag = tagModules.get(kebabCase(operation.tag)) ?? operation.tag;
      if (tag !== operation.tag) {
        throw new ContractError(`the tags "${tag}" and "${operation.tag}" (${file}) need the same file name`);
      }
      tagModules.set(kebabCase(tag), tag);
      operations.push(operation);
    }
  }
  return operations;
}

interface Described {
  readonly document: JsonObject;
  readonly file: string;
  readonly path: string;
  readonly method: (typeof METHODS)[number];
  readonly node: JsonObject;
  readonly shared: Json | undefined;
  readonly limits: ReadonlySet<string>;
  readonly scopePrefix: string;
}

function readOperation(described: Described): Operation {
  const { document, file, path, method, node, shared, limits, scopePrefix } = described;
  const place = `${file}: ${method.toUpperCase()} ${path}`;
  const stop = (reason: string): never => {
    throw new ContractError(`${place} ${reason}`);
  };
  const word = (key: string, allowed: readonly string[]): string => {
    const value = node[key];
    if (typeof value === 'string' && allowed.includes(value)) return value;
    return stop(`has ${key} ${JSON.stringify(value) ?? '(none)'}; known are ${allowed.join(', ')}`);
  };

  const id = node.operationId;
  if (typeof id !== 'string' || !isIdentifier(id)) return stop('needs an operationId that is an identifier');
  const [tag, ...tags] = arrayOr(node.tags);
  if (typeof tag !== 'string' || tags.length > 0) return stop('needs exactly one tag');

  const limit = word('x-rate-limit', ['none', ...limits]);
  const body = node.requestBody === undefined ? undefined : dereference(document, node.requestBody);
  const limitOfBody = node['x-body-limit'];
  if (body === undefined && limitOfBody !== undefined) stop('has an x-body-limit, but no body');
  const answers = readAnswers(document, node.responses, stop);
  const success = answers.find(({ status }) => status >= 200 && status < 300);
  if (!success) return stop('has no answer of success');
  if (!answers.some(({ status }) => status >= 400)) return stop('has no error answer');
  const access = word('x-access', ['public', 'auth-aware', 'member']);

  return {
    id,
    file,
    method,
    path,
    tag,
    access,
    ...readGrant(document, node, { access, scopePrefix }, stop),
    effect: word('x-effect', ['read', 'write']),
    limit: limit === 'none' ? null : limit,
    answeredBy: node['x-answered-by'] === undefined ? 'handler' : word('x-answered-by', ['handler', 'door']),
    body: useOfBody(body),
    bodySchema: body === undefined ? null : jsonSchemaOf(body),
    bodyLimit: body === undefined ? null : bodyLimit(limitOfBody, `${place}: x-body-limit`),
    parameters: readParameters(document, [...arrayOr(shared), ...arrayOr(node.parameters)], stop),
    answers,
    success: success.status,
  };
}

function useOfBody(body: JsonObject | undefined): Operation['body'] {
  if (body === undefined) return 'none';
  return body.required === true ? 'required' : 'optional';
}

export function readAnswers(
  document: JsonObject,
  responses: Json | undefined,
  stop: (reason: string) => never,
): Answer[] {
  return Object.entries(objectOr(responses))
    .map(([status, response]): Answer => {
      if (!/^[1-5]\d\d$/.test(status))
        return stop(`answers "${status}"; only statuses of three digits can be checked`);
      return { status: Number(status), schema: jsonSchemaOf(dereference(document, response)) };
    })
    .sort((a, b) => a.status - b.status);
}

/** Follows a reference into the document's own components. */
export function dereference(document: JsonObject, node: Json): JsonObject {
  const ref = objectOr(node).$ref;
  return objectOr(typeof ref === 'string' ? atPointer(document, ref.slice(1)) : node);
}

function jsonSchemaOf(node: JsonObject): JsonObject | null {
  const content = Object.entries(objectOr(node.content));
  const json = content.find(([type]) => /^application\/(?:[a-z0-9.-]+\+)?json(?:;|$)/.test(type));
  const schema = objectOr(json?.[1]).schema;
  return isObject(schema) ? schema : null;
}
