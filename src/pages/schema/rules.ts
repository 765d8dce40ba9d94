import { isObject, type Json, objectOf, objectsIn } from '../../domain/json/values.ts';
import { type Html, html, joined } from '../html.ts';

/** Rules between fields, in words. A rule without words for it stands in the source of the schema only. */
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
