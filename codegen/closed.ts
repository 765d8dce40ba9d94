import { arrayOr, isObject, type Json, type JsonObject } from './json.ts';

/** The schema to which a reference leads, if it describes a part of one body only; undefined for a shared one. */
type OwnPart = (ref: Json | undefined) => JsonObject | undefined;

/**
 * The schema of a body that we write ourselves: as the published one, but without members that it does not describe.
 * Receivers must accept such members, because a later release may add them; a body that we send with one has a
 * misspelt name. Shared parts, such as a product or the response of a task, stay as they are.
 */
export function closedSchema(schema: JsonObject, own: OwnPart): JsonObject {
  const part = own(schema.$ref) ?? schema;
  return { ...within(part, own), ...(part.additionalProperties === undefined ? CLOSED : {}) };
}

const CLOSED = { unevaluatedProperties: false };

/** A value below a body: closed if it is an object that is described in place, or a part of this body only. */
function closedPart(value: Json, own: OwnPart): Json {
  if (!isObject(value)) return value;
  if (own(value.$ref) !== undefined || value.properties !== undefined) return closedSchema(value, own);
  return value.$ref === undefined ? within(value, own) : value;
}

/** The schema with the objects below it closed. Branches stay open: each sees the members of the others. */
function within(schema: JsonObject, own: OwnPart): JsonObject {
  const entries = Object.entries(schema).map(([keyword, value]): [string, Json] => {
    if (keyword === 'properties' && isObject(value)) {
      const members = Object.entries(value).map(([name, part]) => [name, closedPart(part, own)] as const);
      return [keyword, Object.fromEntries(members)];
    }
    if (keyword === 'items') return [keyword, closedPart(value, own)];
    if (['allOf', 'anyOf', 'oneOf'].includes(keyword))
      return [keyword, arrayOr(value).map((part) => (isObject(part) ? within(part, own) : part))];
    return [keyword, value];
  });
  return Object.fromEntries(entries);
}
