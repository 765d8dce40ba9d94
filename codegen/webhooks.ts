import { ContractError } from './contract-error.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr } from './json.ts';
import { reachedTypes } from './reached.ts';
import type { SourceTree } from './read.ts';
import { type Resolver, referredName } from './resolve.ts';

/** A body that the service sends on its own, described under `webhooks` of the OpenAPI document. */
export interface Webhook {
  /** Its name in the document, such as `creativePurged`. */
  readonly kind: string;
  readonly summary: string;
  readonly description: string;
  readonly contentType: string;
  /** Path of its schema below `schemas/v3`, without extension. */
  readonly schema: string;
  /** Name of the type of the body. */
  readonly type: string;
  /** Members with one possible value, by which a receiver recognizes the kind. */
  readonly marks: JsonObject;
  /** Members that every body has, sorted. */
  readonly required: readonly string[];
}

const SUFFIX = '-webhook';
const KIND = /^[a-z][A-Za-z0-9]*$/;

/**
 * Reads the webhooks of the document.
 *
 * @param inputs schemas of the messages that the service receives
 * @throws {ContractError} for a webhook without a schema of its own in a file that ends with `-webhook.json`, and for
 *   such a file that is neither sent nor part of a request
 */
export function readWebhooks(
  document: JsonObject,
  tree: SourceTree,
  resolver: Resolver,
  inputs: readonly Json[],
): Webhook[] {
  const webhooks = Object.entries(objectOr(document.webhooks)).map(([kind, item]) =>
    readWebhook(kind, objectOr(item), resolver),
  );
  const owners = new Map<string, string>();
  for (const { kind, schema } of webhooks) {
    const owner = owners.get(schema);
    if (owner !== undefined)
      throw new ContractError(`webhooks ${owner} and ${kind} both have the body schemas/v3/${schema}.json`);
    owners.set(schema, kind);
  }
  // Registrations that callers send have names of this form as well.
  const received = reachedTypes([...inputs], resolver);
  for (const { name, path, file } of resolver.schemas.values()) {
    if (path === null || !path.endsWith(SUFFIX) || owners.has(path) || received.has(name)) continue;
    if (!tree.has(file)) continue;
    throw new ContractError(
      `${file} has the name of a body that is sent: list it under "webhooks" of openapi/registry.yaml`,
    );
  }
  return webhooks;
}

function readWebhook(kind: string, item: JsonObject, resolver: Resolver): Webhook {
  const place = `webhook ${kind}`;
  if (!KIND.test(kind)) throw new ContractError(`${place} must have a name in camelCase`);
  const methods = Object.keys(item);
  const post = objectOr(item.post);
  if (methods.length !== 1 || !isObject(item.post))
    throw new ContractError(`${place} must have exactly the method post`);
  const { summary, description } = post;
  if (typeof summary !== 'string' || typeof description !== 'string')
    throw new ContractError(`${place} must have a summary and a description`);
  const [[contentType, media] = ['', {}], ...others] = Object.entries(
    objectOr(objectOr(post.requestBody).content),
  );
  const type = referredName(objectOr(objectOr(media).schema).$ref);
  const schema = type === undefined ? undefined : resolver.schemas.get(type);
  if (others.length > 0 || type === undefined || schema === undefined || !schema.path?.endsWith(SUFFIX))
    throw new ContractError(
      `${place} must have one body whose schema is a file of schemas/v3 that ends with ${SUFFIX}.json`,
    );
  if (!arrayOr(schema.schema.examples).length)
    throw new ContractError(`${schema.file} must have an example: it is sent as ${place}`);
  const { marks, required } = topLevel(schema.schema, resolver);
  return {
    kind,
    summary,
    description: description.trim(),
    contentType,
    schema: schema.path,
    type,
    marks,
    required: [...required].sort(),
  };
}

/** What an object schema and those that it includes say about its own members. */
function topLevel(
  schema: JsonObject,
  resolver: Resolver,
): { marks: Record<string, Json>; required: Set<string> } {
  const marks: Record<string, Json> = {};
  const required = new Set<string>();
  const included = [...arrayOr(schema.allOf), ...(schema.$ref === undefined ? [] : [{ $ref: schema.$ref }])];
  for (const part of included) {
    const name = referredName(objectOr(part).$ref);
    const target = name === undefined ? objectOr(part) : objectOr(resolver.schemas.get(name)?.schema);
    const inner = topLevel(target, resolver);
    Object.assign(marks, inner.marks);
    for (const member of inner.required) required.add(member);
  }
  for (const [name, property] of Object.entries(objectOr(schema.properties))) {
    const { const: only } = objectOr(property);
    if (only !== undefined) marks[name] = only;
  }
  for (const name of arrayOr(schema.required)) required.add(String(name));
  return { marks, required };
}
