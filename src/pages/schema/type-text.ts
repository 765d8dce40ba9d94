import { isObject, type Json, objectsIn } from '../../domain/json/values.ts';
import { type Html, html, joined } from '../html.ts';
import { linkTo, referred, type SchemaPlace } from './place.ts';

const MOST_VARIANTS = 6;
/** How deep arrays of arrays are spelled out. */
const DEEPEST = 4;

/** What kind of value a schema allows, in words and with links to other schemas. */
export function typeText(place: SchemaPlace, schema: Json, depth = 0): Html {
  const target = referred(place, schema.$ref);
  if (target !== null) return linkTo(place, target);
  if (typeof schema.$ref === 'string') return html`object`;
  if ('const' in schema) return html`always <code>${JSON.stringify(schema.const)}</code>`;
  const types = typesOf(schema);
  if (types.includes('array') && depth < DEEPEST) {
    const items = isObject(schema.items) ? html` of ${typeText(place, schema.items, depth + 1)}` : html``;
    const others = types.filter((type) => type !== 'array');
    return html`array${items}${others.map((type) => html` or ${type}`)}`;
  }
  const variants = objectsIn(schema.oneOf ?? schema.anyOf);
  if (types.length === 0 && variants.length > 0 && depth < DEEPEST) {
    const shown = variants
      .slice(0, MOST_VARIANTS)
      .map((variant) => typeText(place, variant, depth + 1))
      .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at);
    const more = variants.length > MOST_VARIANTS ? html` and others` : html``;
    return html`${joined(shown, ' or ')}${more}`;
  }
  if (types.length === 0) return Array.isArray(schema.enum) ? html`one of a list` : html`any value`;
  return html`${types.join(' or ')}`;
}

export function typesOf({ type, properties, required }: Json): string[] {
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
