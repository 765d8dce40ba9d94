import { type Html, html, htmlText, joined, NO_HTML } from '../../../web/html.ts';
import type { Site } from '../../../web/shell.ts';
import { type Contract, type ContractSchema, pathOf } from '../../domain/contract/contract.ts';
import { isObject, type Json, objectOf, objectsIn } from '../../domain/json/values.ts';

/** Place of a schema. Its references are resolved relative to its file, and its links lead into the folder. */
export type SchemaPlace = {
  readonly site: Site;
  readonly contract: Contract;
  /** Path of the folder of schemas in links, without a trailing slash. */
  readonly folder: string;
  /** Path of the file, without extension; empty for the root of the folder. */
  readonly path: string;
  /** Levels of references whose fields are shown in place. */
  readonly depth: number;
  /** Number of further fields that may be shown; it limits the page, however large the schema is. */
  readonly budget: { fields: number };
};

/** The schema that a reference refers to; null for a part of the same file. */
export function referred({ contract, path }: SchemaPlace, ref: unknown): ContractSchema | null {
  if (typeof ref !== 'string' || ref.includes('#/')) return null;
  return contract.schemas.get(pathOf(path, ref)) ?? null;
}

export const linkTo = ({ folder }: SchemaPlace, { path, title }: ContractSchema): Html =>
  html`<a href="${folder}/${path}.json">${title}</a>`;

const MOST_VARIANTS = 6;
/** Largest depth to which nested arrays and variants are spelled out. */
const DEEPEST = 4;

/** The type of value that a schema allows, in words, with links to other schemas. */
export function typeText(place: SchemaPlace, schema: Json, depth = 0): Html {
  const target = referred(place, schema.$ref);
  if (target !== null) return linkTo(place, target);
  if (typeof schema.$ref === 'string') return html`object`;
  if ('const' in schema) return html`always <code>${JSON.stringify(schema.const)}</code>`;
  const types = typesOf(schema);
  if (types.includes('array') && depth < DEEPEST) {
    const items = isObject(schema.items) ? html` of ${typeText(place, schema.items, depth + 1)}` : NO_HTML;
    const others = types.filter((type) => type !== 'array');
    return html`array${items}${others.map((type) => html` or ${type}`)}`;
  }
  const variants = objectsIn(schema.oneOf ?? schema.anyOf);
  if (types.length === 0 && variants.length > 0 && depth < DEEPEST) {
    const shown = variants
      .slice(0, MOST_VARIANTS)
      .map((variant) => typeText(place, variant, depth + 1))
      .filter((text, at, all) => all.findIndex((other) => htmlText(other) === htmlText(text)) === at);
    const more = variants.length > MOST_VARIANTS ? html` and others` : NO_HTML;
    return html`${joined(shown, ' or ')}${more}`;
  }
  if (types.length === 0) return Array.isArray(schema.enum) ? html`one of a list` : html`any value`;
  return html`${types.join(' or ')}`;
}

function typesOf({ type, properties, required }: Json): string[] {
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.map(String);
  return isObject(properties) || Array.isArray(required) ? ['object'] : [];
}

const BOUNDS: readonly (readonly [string, string, (value: string) => string])[] = [
  ['minLength', 'maxLength', (range) => `${range} characters`],
  ['minimum', 'maximum', (range) => `value ${range}`],
  ['minItems', 'maxItems', (range) => `${range} items`],
  ['minProperties', 'maxProperties', (range) => `${range} keys`],
];

/** The bounds of a value, each in a few words. */
export function boundTexts(schema: Json): Html[] {
  const found: Html[] = BOUNDS.flatMap(([least, most, say]) => {
    const range = rangeText(schema[least], schema[most]);
    return range === null ? [] : [html`${say(range)}`];
  });
  if (schema.exclusiveMinimum !== undefined) found.push(html`more than ${String(schema.exclusiveMinimum)}`);
  if (schema.exclusiveMaximum !== undefined) found.push(html`less than ${String(schema.exclusiveMaximum)}`);
  if (schema.multipleOf !== undefined) found.push(html`multiple of ${String(schema.multipleOf)}`);
  if (schema.uniqueItems === true) found.push(html`no item twice`);
  if (typeof schema.format === 'string') found.push(html`format <code>${schema.format}</code>`);
  if (typeof schema.pattern === 'string') found.push(html`pattern <code>${schema.pattern}</code>`);
  if (schema.default !== undefined) found.push(html`default <code>${JSON.stringify(schema.default)}</code>`);
  if (schema.additionalProperties === false) found.push(html`no other keys`);
  return found;
}

function rangeText(least: unknown, most: unknown): string | null {
  if (least === undefined && most === undefined) return null;
  if (most === undefined) return `at least ${least}`;
  if (least === undefined) return `at most ${most}`;
  return least === most ? `exactly ${least}` : `${least} to ${most}`;
}

/**
 * Rules between fields, in words. Rules that cannot be put into words are visible only in the source of the schema.
 */
export function ruleTexts(schema: Json): Html[] {
  const rules = Object.entries(objectOf(schema.dependentRequired)).map(
    ([field, needed]) => html`<code>${field}</code> needs ${names(needed)}.`,
  );
  for (const part of [schema, ...objectsIn(schema.allOf)]) {
    if (!isObject(part.if)) continue;
    const condition = conditionText(part.if);
    const effects = isObject(part.then) ? effectTexts(part.then) : [];
    if (condition !== null && effects.length > 0)
      rules.push(html`If ${condition}: ${joined(effects, '; ')}.`);
    const others = isObject(part.else) ? effectTexts(part.else) : [];
    if (condition !== null && others.length > 0)
      rules.push(html`Unless ${condition}: ${joined(others, '; ')}.`);
  }
  return rules;
}

function conditionText({ properties, required, ...rest }: Json): Html | null {
  if (Object.keys(rest).some((keyword) => keyword !== 'type')) return null;
  const conditions = Object.entries(objectOf(properties)).map(([field, value]) => valueText(field, value));
  if (conditions.length === 0)
    return Array.isArray(required)
      ? html`${names(required)} ${required.length === 1 ? 'is' : 'are'} present`
      : null;
  const known = conditions.filter((text) => text !== null);
  return known.length === conditions.length ? joined(known, ' and ') : null;
}

function valueText(field: string, value: unknown): Html | null {
  const { const: only, enum: several, type, ...rest } = objectOf(value);
  if (Object.keys(rest).length > 0) return null;
  if (only !== undefined) return html`<code>${field}</code> is <code>${JSON.stringify(only)}</code>`;
  if (Array.isArray(several))
    return html`<code>${field}</code> is ${joined(
      several.map((one) => html`<code>${JSON.stringify(one)}</code>`),
      ' or ',
    )}`;
  return typeof type === 'string' ? html`<code>${field}</code> has the type ${type}` : null;
}

function effectTexts({ properties, required }: Json): Html[] {
  const effects = Array.isArray(required) ? [html`${names(required)} must be present`] : [];
  for (const [field, value] of Object.entries(objectOf(properties)))
    if (value === false) effects.push(html`<code>${field}</code> must be absent`);
  return effects;
}

function names(fields: unknown): Html {
  const all = Array.isArray(fields) ? fields.map((field) => html`<code>${String(field)}</code>`) : [];
  return joined(all, ', ');
}
