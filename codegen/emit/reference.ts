import type { AdServerContract } from '../ad-server.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr } from '../json.ts';
import type { Model } from '../model.ts';
import { dereference } from '../operations.ts';
import { SCHEMA_REF } from '../resolve.ts';

type Parts = Pick<Model, 'document' | 'operations' | 'rateLimits' | 'schemas' | 'adServer'>;

/**
 * `reference.json`: the content of the reference pages for each operation, so that the service needs neither a YAML
 * parser nor a resolver of components. References are paths of published schemas.
 */
export function emitReference({ document, operations, rateLimits, schemas, adServer }: Parts): string {
  const pathOf = new Map(
    schemas.map(({ name, file }) => [SCHEMA_REF + name, file.slice('schemas/v3/'.length)]),
  );
  const info = objectOr(document.info);
  const reference = {
    title: info.title ?? '',
    version: info.version ?? '',
    description: info.description ?? '',
    tags: document.tags ?? [],
    limits: Object.fromEntries(rateLimits.map(({ name, rules }) => [name, rules])),
    operations: operations.map(({ id, method, path, tag, access, effect, limit, permission, delegable }) => {
      const node = objectOr(objectOr(objectOr(document.paths)[path])[method]);
      return {
        id,
        method,
        path,
        tag,
        access,
        effect,
        limit,
        permission,
        delegable,
        summary: node.summary ?? '',
        description: node.description ?? '',
        parameters: parametersOf(document, path, node),
        body: node.requestBody === undefined ? null : withBodies(document, node.requestBody),
        answers: Object.entries(objectOr(node.responses)).map(([status, answer]) => ({
          status: Number(status),
          ...withBodies(document, answer),
        })),
      };
    }),
    webhooks: Object.entries(objectOr(document.webhooks)).map(([kind, item]) => {
      const {
        summary = '',
        description = '',
        requestBody,
        responses,
      } = objectOr(dereference(document, item).post);
      return {
        kind,
        summary,
        description,
        body: withBodies(document, requestBody ?? null),
        answers: Object.entries(objectOr(responses)).map(([status, answer]) => ({
          status,
          description: dereference(document, answer).description ?? '',
        })),
      };
    }),
    adServer: adServer && adServerReference(adServer),
  };
  return `${JSON.stringify(withPaths(reference, pathOf), null, 1)}\n`;
}

/** The operations of the ad server behind the agent, and last what it sends to the agent. */
function adServerReference({ document, operations, sent }: AdServerContract): JsonObject {
  const { title = '', version = '', description = '' } = objectOr(document.info);
  return {
    title,
    version,
    description,
    tags: document.tags ?? [],
    operations: [...operations, ...sent].map((operation) => {
      const { id, method, path, tag, summary, description: text, node } = operation;
      const { capability, isKeyed, timeoutSeconds } = operation;
      return {
        id,
        method,
        path,
        tag,
        summary,
        description: text,
        capability,
        isKeyed,
        timeoutSeconds,
        parameters: parametersOf(document, path, node),
        body: node.requestBody === undefined ? null : withBodies(document, node.requestBody),
        answers: Object.entries(objectOr(node.responses)).map(([status, answer]) => ({
          status: Number(status),
          ...withBodies(document, answer),
        })),
      };
    }),
  };
}

function parametersOf(document: JsonObject, path: string, node: JsonObject): Json[] {
  const shared = arrayOr(objectOr(objectOr(document.paths)[path]).parameters);
  return [...shared, ...arrayOr(node.parameters)].map((parameter) => dereference(document, parameter));
}

/** A request or response with its possible bodies in each media type. */
function withBodies(document: JsonObject, node: Json): JsonObject {
  const { description = '', required = false, content } = dereference(document, node);
  const bodies = Object.entries(objectOr(content)).map(([type, media]): JsonObject => {
    const { schema = null, example, examples } = objectOr(media);
    const named = Object.values(objectOr(examples)).map((one) => dereference(document, one));
    const single = example === undefined ? [] : [{ value: example }];
    return { type, schema, examples: [...single, ...named] };
  });
  return { description, required, bodies };
}

/** A copy in which references to components are replaced by paths of schema files. */
function withPaths(value: unknown, pathOf: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withPaths(item, pathOf));
  if (!isObject(value as Json)) return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? (pathOf.get(item) ?? item) : withPaths(item, pathOf),
    ]),
  );
}
