import { arrayOr, isObject, type Json, type JsonObject, objectOr, pointerStep } from '../json.ts';
import { type Rows, sortedJson, TEXTS } from './contract.ts';

/**
 * Effect of a difference on the values that a schema describes: it accepts fewer or more of them, or an undecidable
 * mix; it offers or withdraws a field; it changes the meaning of an absent field; or it changes only texts for
 * readers.
 */
export type Effect = 'narrows' | 'widens' | 'changes' | 'offers' | 'withdraws' | 'meaning' | 'texts';

export interface Difference {
  /** JSON pointer inside the schema. */
  readonly pointer: string;
  readonly what: string;
  readonly effect: Effect;
}

/** Pairs of schemas on the path to the current pair. They end the recursion of schemas that refer to themselves. */
type Pairs = ReadonlySet<string>;

/** The schemas by place, as references of each side resolve to them. */
export interface Sides {
  readonly before: Rows;
  readonly after: Rows;
}

/** All differences between two schemas, each with its place. Unchanged references are not followed. */
export function compareSchemas(
  before: Json | undefined,
  after: Json | undefined,
  sides: Sides,
  pointer = '',
  pairs: Pairs = new Set(),
): Difference[] {
  if (sortedJson(before ?? true) === sortedJson(after ?? true)) return [];
  const difference = (what: string, effect: Effect): Difference[] => [{ pointer, what, effect }];
  if (after === false) return difference('no value is accepted any more', 'narrows');
  if (before === false) return difference('values are accepted', 'widens');
  const old = objectOr(before);
  const now = objectOr(after);
  if (old.$ref !== now.$ref) {
    const pair = `${String(old.$ref)} ${String(now.$ref)}`;
    if (pairs.has(pair)) return [];
    const next = new Set([...pairs, pair]);
    return compareSchemas(opened(old, sides.before), opened(now, sides.after), sides, pointer, next);
  }
  const at = (key: string, ...steps: string[]) => pointer + [key, ...steps].map(pointerStep).join('');
  const below = (a: Json | undefined, b: Json | undefined, ...steps: [string, ...string[]]) =>
    compareSchemas(a, b, sides, at(...steps), pairs);
  return [
    ...compareKeywords(old, now, pointer),
    ...compareProperties(old, now, pointer, (a, b, name) => below(a, b, 'properties', name)),
    ...[
      'additionalProperties',
      'unevaluatedProperties',
      'items',
      'unevaluatedItems',
      'propertyNames',
    ].flatMap((key) => below(old[key], now[key], key)),
    ...['then', 'else'].flatMap((key) => below(old[key], now[key], key)),
    ...['patternProperties', 'dependentSchemas'].flatMap((key) =>
      [...new Set([...Object.keys(objectOr(old[key])), ...Object.keys(objectOr(now[key]))])].flatMap((name) =>
        below(objectOr(old[key])[name], objectOr(now[key])[name], key, name),
      ),
    ),
    ...['oneOf', 'anyOf', 'allOf', 'prefixItems'].flatMap((key) =>
      compareBranches(key, old[key], now[key], at(key), (a, b, index) => below(a, b, key, String(index))),
    ),
  ];
}

/** A schema with the target of its `$ref` merged into its other keywords. */
function opened({ $ref, ...rest }: JsonObject, schemas: Rows): JsonObject {
  if (typeof $ref !== 'string') return rest;
  const { [TEXTS]: _, ...target } = schemas.get($ref) ?? {};
  return Object.keys(rest).some((key) => key in target)
    ? { ...target, allOf: [...arrayOr(target.allOf), rest] }
    : { ...target, ...rest };
}

const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'];
const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'];
const EXACT = ['pattern', 'format', 'multipleOf', 'contentEncoding', 'contentMediaType', 'uniqueItems'];
/** Keywords for which it cannot be decided simply whether a change accepts more or fewer values. */
const UNDECIDED = ['not', 'if', 'contains'];

type Note = (what: string, effect: Effect) => void;

function compareKeywords(old: JsonObject, now: JsonObject, pointer: string): Difference[] {
  const found: Difference[] = [];
  const add: Note = (what, effect) => found.push({ pointer, what, effect });
  for (const key of [...MOST, ...LEAST]) compareBound(key, old, now, add);
  for (const key of EXACT) {
    const effect = effectOf(key, old, now);
    if (effect !== null) add(changeOf(key, old, now), effect);
  }
  for (const key of UNDECIDED) {
    const effect = effectOf(key, old, now);
    // A condition that is added or removed shows in the branches behind it.
    if (effect !== null && (key !== 'if' || effect === 'changes')) add(`${key}: another schema`, effect);
  }
  if (effectOf('default', old, now) !== null)
    add(changeOf('default', old, now), old.default === undefined ? 'texts' : 'meaning');
  if (effectOf(TEXTS, old, now) !== null) add('texts', 'texts');
  compareSets('type', typesOf(old), typesOf(now), add);
  compareSets('enum', valuesOf(old), valuesOf(now), add);
  compareRequired(old, now, add);
  return found;
}

/** The effect of a keyword that was added, removed or changed; null for one that is as it was. */
function effectOf(key: string, old: JsonObject, now: JsonObject): 'narrows' | 'widens' | 'changes' | null {
  const before = old[key];
  const after = now[key];
  if (sortedJson(before ?? null) === sortedJson(after ?? null)) return null;
  if (before === undefined || before === false) return 'narrows';
  return after === undefined || after === false ? 'widens' : 'changes';
}

function changeOf(key: string, old: JsonObject, now: JsonObject): string {
  const shown = (value: Json | undefined) => (value === undefined ? 'none' : JSON.stringify(value));
  return `${key}: ${shown(old[key])} → ${shown(now[key])}`;
}

function compareBound(key: string, old: JsonObject, now: JsonObject, add: Note): void {
  const effect = effectOf(key, old, now);
  if (effect === null) return;
  const grows = Number(now[key]) > Number(old[key]);
  const moved = grows === MOST.includes(key) ? 'widens' : 'narrows';
  add(changeOf(key, old, now), effect === 'changes' ? moved : effect);
}

function compareRequired(old: JsonObject, now: JsonObject, add: Note): void {
  for (const [name, before, after] of listsOf(old, now)) {
    for (const entry of after.filter((one) => !before.includes(one)))
      add(`${entry} is required${name}`, 'narrows');
    for (const entry of before.filter((one) => !after.includes(one)))
      add(`${entry} is no longer required${name}`, 'widens');
  }
}

function typesOf({ type }: JsonObject): string[] | undefined {
  if (type === undefined) return undefined;
  const types = [type].flat().map(String);
  return types.includes('number') ? [...types, 'integer'] : types;
}

function valuesOf(schema: JsonObject): string[] | undefined {
  if ('const' in schema) return [sortedJson(schema.const ?? null)];
  return Array.isArray(schema.enum) ? schema.enum.map(sortedJson) : undefined;
}

function compareSets(
  key: string,
  before: string[] | undefined,
  after: string[] | undefined,
  add: Note,
): void {
  if (before === undefined && after !== undefined) add(`${key}: only ${after.join(', ')}`, 'narrows');
  if (before !== undefined && after === undefined)
    add(`${key}: no longer only ${before.join(', ')}`, 'widens');
  if (before === undefined || after === undefined) return;
  const gained = after.filter((one) => !before.includes(one));
  const lost = before.filter((one) => !after.includes(one));
  if (gained.length > 0) add(`${key}: ${gained.join(', ')} added`, 'widens');
  if (lost.length > 0) add(`${key}: ${lost.join(', ')} removed`, 'narrows');
}

/** The lists of `required` and of each `dependentRequired`, with a text for the condition. */
function listsOf(old: JsonObject, now: JsonObject): [condition: string, before: string[], after: string[]][] {
  const strings = (value: Json | undefined) => arrayOr(value).map(String);
  const before = objectOr(old.dependentRequired);
  const after = objectOr(now.dependentRequired);
  return [
    ['', strings(old.required), strings(now.required)],
    ...[...new Set([...Object.keys(before), ...Object.keys(after)])].map(
      (name): [string, string[], string[]] => [
        ` beside ${name}`,
        strings(before[name]),
        strings(after[name]),
      ],
    ),
  ];
}

/** A new field offers something, unless the object was closed: then receivers relied on its absence. */
function compareProperties(
  old: JsonObject,
  now: JsonObject,
  pointer: string,
  below: (a: Json | undefined, b: Json | undefined, name: string) => Difference[],
): Difference[] {
  const before = objectOr(old.properties);
  const after = objectOr(now.properties);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): Difference[] => {
    const place = pointer + pointerStep('properties') + pointerStep(name);
    if (Object.hasOwn(before, name) && Object.hasOwn(after, name))
      return below(before[name], after[name], name);
    const [one, other] = Object.hasOwn(after, name) ? [old, now] : [now, old];
    const schema = objectOr(other.properties)[name];
    const added = other === now;
    if (schema === false)
      return [
        {
          pointer: place,
          what: `${name} is ${added ? 'refused' : 'accepted'}`,
          effect: added ? 'narrows' : 'widens',
        },
      ];
    if (isObject(one.additionalProperties))
      return added
        ? below(one.additionalProperties, schema, name)
        : below(schema, one.additionalProperties, name);
    if (!added) return [{ pointer: place, what: 'field removed', effect: 'withdraws' }];
    const closed = [old.additionalProperties, old.unevaluatedProperties].includes(false);
    return [{ pointer: place, what: 'field added', effect: closed ? 'widens' : 'offers' }];
  });
}

/** Compares branches. They are matched by their reference or their constants, or else by their order. */
function compareBranches(
  key: string,
  before: Json | undefined,
  after: Json | undefined,
  pointer: string,
  below: (a: Json, b: Json, index: number) => Difference[],
): Difference[] {
  const parts = key === 'allOf' || key === 'prefixItems';
  const difference = (what: string, narrows: boolean): Difference => ({
    pointer,
    what: `${key}: ${what}`,
    effect: narrows ? 'narrows' : 'widens',
  });
  if (!parts && before === undefined && after !== undefined)
    return [difference('one of its branches must fit', true)];
  if (!parts && before !== undefined && after === undefined)
    return [difference('no branch has to fit', false)];
  const now = arrayOr(after).map((schema, index) => ({ schema, index, name: branchName(schema) }));
  const old: { schema: Json; name: string }[] = [];
  const found: Difference[] = [];
  const same = (
    match: (one: { schema: Json; name: string }, other: { schema: Json; name: string }) => boolean,
  ) => {
    for (const one of [...old]) {
      const at = now.findIndex((other) => match(one, other));
      const [other] = at < 0 ? [] : now.splice(at, 1);
      if (!other) continue;
      old.splice(old.indexOf(one), 1);
      found.push(...below(one.schema, other.schema, other.index));
    }
  };
  old.push(...arrayOr(before).map((schema) => ({ schema, name: branchName(schema) })));
  if (key !== 'prefixItems') {
    same((one, other) => sortedJson(one.schema) === sortedJson(other.schema));
    same((one, other) => one.name !== '' && one.name === other.name);
  }
  if (key === 'prefixItems' || old.length === now.length) same(() => true);
  return [
    ...found,
    ...old.map(({ name }) => difference(`${name || 'a part'} removed`, !parts)),
    ...now.map(({ name }) => difference(`${name || 'a part'} added`, parts)),
  ];
}

/** Name that identifies a branch: its `$ref`, or else the constants of its fields. */
function branchName(branch: Json): string {
  const { $ref, properties, const: constant, type } = objectOr(branch);
  if (typeof $ref === 'string') return $ref;
  if (constant !== undefined) return JSON.stringify(constant);
  const constants = Object.entries(objectOr(properties)).flatMap(([name, property]) => {
    const { const: value } = objectOr(property);
    return value === undefined ? [] : [`${name}=${JSON.stringify(value)}`];
  });
  if (constants.length > 0) return constants.join(' ');
  return typeof type === 'string' && type !== 'object' ? type : '';
}
