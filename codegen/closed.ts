import { arrayOr, isObject, type Json, type JsonObject } from './json.ts';

/**
 * The schema of a body that we write ourselves: as the published one, but without members that it does not describe.
 * Receivers must accept such members, because a later release may add them; a body that we send with one has a
 * misspelt name. Only objects that the schema describes itself are closed, not those of other files.
 */
export function closedSchema(schema: JsonObject): JsonObject {
  return isDescribed(schema) ? { ...within(schema), unevaluatedProperties: false } : within(schema);
}

const isDescribed = (schema: JsonObject): boolean =>
  schema.additionalProperties === undefined &&
  (schema.properties !== undefined || schema.allOf !== undefined || schema.$ref !== undefined);

/** Whether a schema describes an object in place. One in another file is shared, and stays open. */
const isOwn = (value: Json): value is JsonObject => isObject(value) && value.$ref === undefined;

const closedPart = (value: Json): Json =>
  isOwn(value) && !Array.isArray(value) ? closedIfObject(value) : value;

const closedIfObject = (schema: JsonObject): JsonObject =>
  schema.properties === undefined ? within(schema) : closedSchema(schema);

/** The schema with the objects below it closed. Branches stay open: each sees the members of the others. */
function within(schema: JsonObject): JsonObject {
  const entries = Object.entries(schema).map(([keyword, value]): [string, Json] => {
    if (keyword === 'properties' && isObject(value))
      return [
        keyword,
        Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closedPart(part)])),
      ];
    if (keyword === 'items') return [keyword, closedPart(value)];
    if (['allOf', 'anyOf', 'oneOf'].includes(keyword))
      return [keyword, arrayOr(value).map((part) => (isOwn(part) ? within(part) : part))];
    return [keyword, value];
  });
  return Object.fromEntries(entries);
}
