import { type Contract, type Json, objectOf, type Schema } from '../contract.ts';

/**
 * The schema with its reference and `allOf` members folded in, so that all that is said about one value stands in one
 * place: properties are joined, the narrower bound wins.
 */
export function merged(schema: Json, contract: Contract): Json {
  const { $ref: reference, allOf = [], ...own } = schema;
  const parts = [
    ...(reference === undefined ? [] : [contract.resolve({ $ref: reference })]),
    ...(allOf as readonly Schema[]),
  ];
  return parts
    .map((part) => (typeof part === 'boolean' ? {} : merged(part, contract)))
    .reduce((sum, part) => joined(sum, part), own);
}

function joined(left: Json, right: Json): Json {
  const result: Record<string, unknown> = { ...left };
  for (const [keyword, value] of Object.entries(right)) {
    result[keyword] = keyword in left ? joinedKeyword(keyword, left[keyword], value) : value;
  }
  return result;
}

function joinedKeyword(keyword: string, left: unknown, right: unknown): unknown {
  switch (keyword) {
    case 'required':
      return [...new Set([...(left as string[]), ...(right as string[])])];
    case 'properties':
      return joinedProperties(objectOf(left), objectOf(right));
    case 'minLength':
    case 'minItems':
    case 'minProperties':
    case 'minimum':
      return Math.max(Number(left), Number(right));
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
    case 'maximum':
      return Math.min(Number(left), Number(right));
    case 'enum':
      return (left as unknown[]).filter((value) => (right as unknown[]).includes(value));
    default:
      // The value is judged by the whole schema in the end; this one only steers what is tried.
      return right;
  }
}

function joinedProperties(left: Json, right: Json): Json {
  const result: Record<string, unknown> = { ...left };
  for (const [name, schema] of Object.entries(right)) {
    result[name] = name in left ? { allOf: [left[name], schema] } : schema;
  }
  return result;
}
