import { arrayOr, isObject, type Json, type JsonObject, objectOr } from './json.ts';
import { type Resolver, referredName } from './resolve.ts';

/** What a schema says of an object or value once its references and `allOf` parts are put together. */
export interface Composed {
  /** Schemas of each property, nearest first. */
  readonly properties: ReadonlyMap<string, readonly Json[]>;
  readonly required: ReadonlySet<string>;
  /** The schema and every part that it is put together from, nearest first. */
  readonly parts: readonly JsonObject[];
}

type Schemas = Pick<Resolver, 'schemas'>;

/** Follows `$ref` and `allOf` from a schema. What only one branch of `oneOf` or `anyOf` says is left out. */
export function compose(schema: Json | undefined, resolver: Schemas): Composed {
  const parts: JsonObject[] = [];
  const collect = (part: Json | undefined) => {
    if (!isObject(part) || parts.includes(part)) return;
    parts.push(part);
    for (const item of arrayOr(part.allOf)) collect(item);
    collect(resolver.schemas.get(referredName(part.$ref) ?? '')?.schema);
  };
  collect(schema);
  const properties = new Map<string, Json[]>();
  for (const part of parts) {
    for (const [name, property] of Object.entries(objectOr(part.properties))) {
      properties.set(name, [...(properties.get(name) ?? []), property]);
    }
  }
  return { properties, required: new Set(parts.flatMap(requiredOf)), parts };
}

/** The branches of every union among the parts. */
export function branchesOf({ parts }: Composed): Json[] {
  return parts.flatMap(({ oneOf, anyOf }) => [...arrayOr(oneOf), ...arrayOr(anyOf)]);
}

function requiredOf({ required }: JsonObject): string[] {
  return arrayOr(required).filter((name) => typeof name === 'string');
}
