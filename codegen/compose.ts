import { arrayOr, isObject, type Json, type JsonObject, objectOr } from './json.ts';
import { type Resolver, referredName } from './resolve.ts';

/** A schema with its references and `allOf` parts merged. */
export interface Composed {
  /** Schemas of each property, nearest first. */
  readonly properties: ReadonlyMap<string, readonly Json[]>;
  readonly required: ReadonlySet<string>;
  /** The schema and all its parts, nearest first. */
  readonly parts: readonly JsonObject[];
}

type Schemas = Pick<Resolver, 'schemas'>;

/** Merges a schema along `$ref` and `allOf`. Branches of `oneOf` and `anyOf` are left out. */
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
