import { atPointer, isObject, type Json, type JsonObject, objectOr } from './json.ts';

export interface Parameter {
  readonly name: string;
  readonly place: 'query' | 'path';
  readonly required: boolean;
  readonly schema: JsonObject;
  /** JSON type of the value, with references followed; undefined when the schema allows several types. */
  readonly type: string | undefined;
  /** Whether the value may be a list, so that the parameter may be sent several times. */
  readonly mayRepeat: boolean;
  /** JSON type of the items of an array. */
  readonly itemType: string | undefined;
}

/** Reads query and path parameters. Headers and cookies are handled by the HTTP layer and only documented. */
export function readParameters(
  document: JsonObject,
  nodes: Json[],
  stop: (reason: string) => never,
): Parameter[] {
  const parameters: Parameter[] = [];
  const seen = new Set<string>();
  for (const node of nodes) {
    const parameter = dereferenceAll(document, node);
    const { name, in: place, schema } = parameter;
    if (typeof name !== 'string' || typeof place !== 'string')
      return stop('has a parameter without name or place');
    if (!isObject(schema)) return stop(`has the parameter "${name}" without a schema`);
    if (seen.has(`${place} ${name}`)) return stop(`has the ${place} parameter "${name}" twice`);
    seen.add(`${place} ${name}`);
    if (place !== 'query' && place !== 'path') continue;
    if (parameter.explode === false || !['form', 'simple', undefined].includes(styleOf(parameter))) {
      return stop(
        `has the parameter "${name}" in a style that cannot be read; repeat the parameter or take a string`,
      );
    }
    const { type, items = null } = dereferenceAll(document, schema);
    const itemType = dereferenceAll(document, items).type;
    parameters.push({
      name,
      place,
      required: place === 'path' || parameter.required === true,
      schema,
      type: typeof type === 'string' ? type : undefined,
      mayRepeat: [type].flat().includes('array'),
      itemType: typeof itemType === 'string' ? itemType : undefined,
    });
  }
  return parameters;
}

function styleOf(parameter: JsonObject): string | undefined {
  return typeof parameter.style === 'string' ? parameter.style : undefined;
}

function dereferenceAll(document: JsonObject, node: Json): JsonObject {
  let current = objectOr(node);
  while (typeof current.$ref === 'string') current = objectOr(atPointer(document, current.$ref.slice(1)));
  return current;
}
