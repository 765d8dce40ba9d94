import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../src/domain/text/instant.ts';

// biome-ignore lint/suspicious/noExplicitAny: schemas and answers of every shape are looked into
type Any = any;

/** Values that earlier answers gave, by the name of the field that takes them. */
export type Known = ReadonlyMap<string, unknown>;

/** Times that follow one another, so that a period begins before it ends. */
const inDays = (name: string) =>
  new Date(Date.now() + (/start|from/.test(name) ? 1 : 30) * DAY_MS).toISOString();

/**
 * Writes a call as a reader does who sees the tool's input schema and nothing else of the contract: what is required,
 * what the example contains, the optional `fields` that the reader wants, identifiers from earlier answers, the first
 * of listed values, and texts of the told format and length. A field that the schema does not tell how to write is
 * left out.
 */
export function firstCall(schema: Any, known: Known = new Map(), fields: readonly string[] = []): Any {
  const [example = {}] = schema.examples ?? [];
  const call = filledObject(schema, known, example);
  const more = fields.map((name) => [name, filled(name, schema.properties[name], known, example[name])]);
  return { ...call, ...Object.fromEntries(more.filter(([, value]) => value !== undefined)) };
}

function filled(name: string, schema: Any, known: Known, example: unknown): unknown {
  if (name !== '' && known.has(name)) return known.get(name);
  const { type, properties } = schema;
  if (Array.isArray(schema.enum)) return schema.enum.includes(example) ? example : schema.enum[0];
  if (type === 'array') return filledList(name, schema, known, example);
  if (type === 'object' && properties !== undefined) {
    return filledObject(schema, known, example ?? schema.examples?.[0]);
  }
  if (name === 'idempotency_key') return randomUUID();
  if (example !== undefined) return example;
  return schema.examples === undefined ? usualValue(name, schema) : schema.examples[0];
}

function filledList(name: string, { items }: Any, known: Known, example: unknown): unknown {
  if (items === undefined) return example;
  const [first] = Array.isArray(example) ? example : [];
  const item = filled(name.replace(/s$/, ''), items, known, first);
  return item === undefined ? undefined : [item];
}

function usualValue(name: string, schema: Any): unknown {
  const { type } = schema;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  return type === 'string' ? textOf(name, schema) : undefined;
}

/** An object with at most so many members is written whole; of others the reader sends what they must have. */
const FEW = 3;

function filledObject(schema: Any, known: Known, example: Any): object {
  const { properties, required = [] } = schema;
  const all = Object.keys(properties);
  const isWhole = all.length <= FEW || (required.length === 0 && example === undefined);
  const names = new Set<string>(isWhole ? all : required);
  for (const name of Object.keys(example ?? {})) names.add(name);
  const members = [...names].map((name): [string, unknown] => [
    name,
    properties[name] === undefined ? example[name] : filled(name, properties[name], known, example?.[name]),
  ]);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

function textOf(name: string, { format, minLength = 1 }: Any): string {
  if (format === 'date-time') return inDays(name);
  if (format === 'date') return inDays(name).slice(0, 10);
  if (format === 'uri') return 'https://buyer.example/here';
  if (format === 'email') return 'buyer@buyer.example';
  return `first_${name}`.padEnd(minLength, '_');
}
