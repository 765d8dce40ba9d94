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
  const fromRoot = (schema: JsonObject) =>
    mapObjectSchema(schema, (part) => {
      const target = resolver.schemas.get(referredName(part.$ref) ?? '');
      return target ? { ...part, $ref: `${target.path}.json` } : part;
    });
  return {
    kind: 'operation',
    ...{ id, method, path, tag, summary, description, access, effect, permission, delegable, limit },
    body: operation.bodySchema && {
      required: operation.body === 'required',
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
