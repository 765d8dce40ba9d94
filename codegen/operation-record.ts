import type { AdServerContract, AdServerOperation } from './ad-server.ts';
import { type JsonObject, objectOr } from './json.ts';
import type { Operation } from './operations.ts';
import { type Resolver, referredName } from './resolve.ts';
import { mapObjectSchema } from './schema-keywords.ts';

/**
 * An operation as it is published and frozen: everything that callers depend on. References of its schemas start
 * from the root.
 */
export function operationRecord(operation: Operation, document: JsonObject, resolver: Resolver): JsonObject {
  const { id, method, path, tag, access, effect, permission, delegable, limit } = operation;
  const { summary = '', description = '' } = objectOr(objectOr(objectOr(document.paths)[path])[method]);
  return {
    kind: 'operation',
    id,
    method,
    path,
    tag,
    summary,
    description,
    access,
    effect,
    permission,
    delegable,
    limit,
    ...messagesOf(operation, operation.body === 'required', resolver),
  };
}

/** The operations of the ad server, and what it sends, as they are published and frozen. */
export function adServerRecords(contract: AdServerContract | null, resolver: Resolver): JsonObject[] {
  if (contract === null) return [];
  return [...contract.operations, ...contract.sent].map((operation) => {
    const { id, method, path, tag, summary, description, effect, capability } = operation;
    return {
      kind: 'ad_server_operation',
      id,
      method,
      path,
      tag,
      summary,
      description,
      effect,
      capability,
      ...messagesOf(operation, true, resolver),
    };
  });
}

/** Body, parameters and answers; references in their schemas start from the root. */
function messagesOf(
  operation: Pick<Operation | AdServerOperation, 'bodySchema' | 'bodyLimit' | 'parameters' | 'answers'>,
  isRequired: boolean,
  resolver: Resolver,
): JsonObject {
  const fromRoot = (schema: JsonObject) =>
    mapObjectSchema(schema, (part) => {
      const target = resolver.schemas.get(referredName(part.$ref) ?? '');
      return target ? { ...part, $ref: `${target.path}.json` } : part;
    });
  return {
    body: operation.bodySchema && {
      required: isRequired,
      limit: operation.bodyLimit,
      schema: fromRoot(operation.bodySchema),
    },
    parameters: Object.fromEntries(
      operation.parameters.map(({ name, place, required, schema }) => [
        `${place} ${name}`,
        { required, schema: fromRoot(schema) },
      ]),
    ),
    answers: Object.fromEntries(
      operation.answers.map(({ status, schema }) => [
        String(status),
        schema === null ? {} : { schema: fromRoot(schema) },
      ]),
    ),
  };
}
