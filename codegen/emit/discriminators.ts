import { arrayOr, isObject, type Json, type JsonObject, objectOr } from '../json.ts';

const COMPONENT = '#/components/schemas/';

/**
 * A document whose discriminators mean to generators of clients what they mean to the validators. Without a mapping,
 * OpenAPI takes the name of a component for the value of the property (Specification 3.1, Discriminator Object), and
 * ignores branches that are not references. So a discriminator gets the constants of its branches as mapping; where a
 * branch is no reference, it becomes the annotation `x-discriminator`, as in the published schemas.
 */
export function withMappings(document: JsonObject): JsonObject {
  const components = objectOr(objectOr(document.components).schemas);
  return objectOr(mapped(document, components));
}

function mapped(value: Json, components: JsonObject): Json {
  if (Array.isArray(value)) return value.map((item) => mapped(item, components));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const branches = [...arrayOr(value.oneOf), ...arrayOr(value.anyOf)];
      if (name !== 'discriminator' || branches.length === 0) return [name, mapped(item, components)];
      const { propertyName } = objectOr(item);
      if (typeof propertyName !== 'string') return [name, mapped(item, components)];
      const mapping = mappingOf(branches, propertyName, components);
      return mapping === null ? [`x-${name}`, item] : [name, { propertyName, mapping }];
    }),
  );
}

/** The reference of each branch by its values of the property; null when a branch is no reference to a component. */
function mappingOf(branches: readonly Json[], property: string, components: JsonObject): JsonObject | null {
  const mapping: JsonObject = {};
  for (const branch of branches) {
    const { $ref: ref, ...others } = objectOr(branch);
    if (typeof ref !== 'string' || !ref.startsWith(COMPONENT) || Object.keys(others).length > 0) return null;
    const values = constantsOf(components[ref.slice(COMPONENT.length)], property, components);
    if (values.length === 0) return null;
    for (const value of values) mapping[value] = ref;
  }
  return mapping;
}

/** The values that a schema allows a property, by a constant or an enumeration of its own or of what it refers to. */
function constantsOf(schema: Json | undefined, property: string, components: JsonObject): string[] {
  const { properties, allOf, $ref: ref } = objectOr(schema);
  const { const: constant, enum: values } = objectOr(objectOr(properties)[property]);
  const own = constant === undefined ? arrayOr(values) : [constant];
  if (own.length > 0) return own.filter((value) => typeof value === 'string');
  const parts = typeof ref === 'string' ? [components[ref.slice(COMPONENT.length)]] : arrayOr(allOf);
  return parts.flatMap((part) => constantsOf(part, property, components));
}
