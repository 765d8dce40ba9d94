import { type Html, html, joined, later, NO_HTML } from '../../../web/html.ts';
import { firstSentence, prose } from '../../../web/shell.ts';
import { isObject, type Json, objectOf, objectsIn } from '../../domain/json/values.ts';
import { boundTexts, linkTo, referred, ruleTexts, type SchemaPlace, typeText } from './words.ts';

/** Largest number of enumeration values that are shown unfolded. */
const FEW_VALUES = 6;

/**
 * HTML of a schema: for an object its fields, variants and rules; for another value its allowed values and bounds.
 */
export function schemaBody(place: SchemaPlace, schema: Json): Html {
  const { fields, shared } = gathered(place, schema);
  const rules = ruleTexts(schema);
  return html`${valuesOf(place, schema, true)}${fieldList(place, fields)}${shared.map((one) => later(() => sharedFields(place, one)))}${variantsOf(place, schema)}${
    rules.length === 0
      ? NO_HTML
      : html`<details><summary>Rules between fields</summary><ul>${rules.map((rule) => html`<li>${rule}</li>`)}</ul></details>`
  }`;
}

type Field = { readonly name: string; readonly schema: Json; readonly isRequired: boolean };
/** A schema referenced in `allOf`, whose fields are shared with other schemas. */
type Shared = NonNullable<ReturnType<typeof referred>>;

function gathered(place: SchemaPlace, schema: Json): { fields: Field[]; shared: Shared[] } {
  const parts = [schema, ...objectsIn(schema.allOf)];
  const required = new Set(parts.flatMap((part) => (Array.isArray(part.required) ? part.required : [])));
  const fields = new Map<string, Field>();
  for (const part of parts)
    for (const [name, value] of Object.entries(objectOf(part.properties)))
      if (isObject(value) && !fields.has(name))
        fields.set(name, { name, schema: value, isRequired: required.has(name) });
  const shared = parts.slice(1).flatMap((part) => referred(place, part.$ref) ?? []);
  return { fields: [...fields.values()], shared };
}

function fieldList(place: SchemaPlace, fields: readonly Field[]): Html {
  if (fields.length === 0) return NO_HTML;
  const first = fields.filter(({ isRequired }) => isRequired);
  const rest = fields.filter(({ isRequired }) => !isRequired);
  return html`<ul class="fields">${[...first, ...rest].map((field) => later(() => fieldItem(place, field)))}</ul>`;
}

function fieldItem(place: SchemaPlace, { name, schema, isRequired }: Field): Html {
  place.budget.fields -= 1;
  const marks = [
    isRequired ? html`<span class="badge required">required</span>` : NO_HTML,
    schema['x-status'] === 'experimental'
      ? html`<span class="badge experimental">experimental</span>`
      : NO_HTML,
    schema.deprecated === true ? html`<span class="badge deprecated">deprecated</span>` : NO_HTML,
  ];
  const target = referred(place, schema.$ref);
  const description = schema.description ?? target?.description;
  return html`<li><div class="head"><code class="name">${name}</code><span class="type">${typeText(place, schema)}</span>${marks}</div>
${typeof description === 'string' ? html`<p>${prose(place.site, description)}</p>` : NO_HTML}${boundLine(place, schema)}${within(place, schema)}</li>`;
}

function boundLine(place: SchemaPlace, schema: Json): Html {
  const items = isObject(schema.items) ? boundTexts(schema.items).map((text) => html`each: ${text}`) : [];
  // The bounds of a referenced schema are shown at the field that refers to it.
  const target = referred(place, schema.$ref);
  const { additionalProperties: _, ...short } = target?.document ?? {};
  const own = boundTexts(target === null ? schema : { ...short, ...schema });
  const all = [...own, ...items];
  return all.length === 0 ? NO_HTML : html`<p class="bounds">${joined(all, ' · ')}</p>`;
}

/** The contents of a field, folded. */
function within(place: SchemaPlace, schema: Json): Html {
  const target = referred(place, schema.$ref);
  if (target !== null) {
    const inner = { ...place, path: target.path };
    if (Array.isArray(target.document.enum)) return valuesOf(inner, target.document, false);
    if (place.depth === 0 || place.budget.fields <= 0 || !hasFields(inner, target.document)) return NO_HTML;
    const body = schemaBody({ ...inner, depth: place.depth - 1 }, target.document);
    return html`<details><summary>Fields of ${target.title}</summary>${body}</details>`;
  }
  if (Array.isArray(schema.enum)) return valuesOf(place, schema, false);
  if (isObject(schema.items)) return within(place, schema.items);
  const inner = hasFields(place, schema)
    ? html`<details><summary>${isObject(schema.properties) ? 'Fields' : 'Variants'}</summary>${schemaBody(place, schema)}</details>`
    : NO_HTML;
  const values = objectOf(schema.additionalProperties);
  return Object.keys(values).length === 0
    ? inner
    : html`${inner}<p class="bounds">each value: ${typeText(place, values)}</p>${within(place, values)}`;
}

function hasFields(place: SchemaPlace, schema: Json): boolean {
  if (isObject(schema.properties)) return true;
  const variants = [schema.oneOf, schema.anyOf, schema.allOf].flatMap(objectsIn);
  return variants.some((one) => isObject(one.properties) || referred(place, one.$ref) !== null);
}

const sharedFields = (place: SchemaPlace, target: Shared): Html => {
  const canOpen = place.depth > 0 && place.budget.fields > 0;
  const body = canOpen
    ? schemaBody({ ...place, path: target.path, depth: place.depth - 1 }, target.document)
    : NO_HTML;
  return canOpen
    ? html`<details><summary>Also the fields of ${target.title}</summary><p>${linkTo(place, target)}: ${prose(place.site, firstSentence(target.description))}</p>${body}</details>`
    : html`<p>Also has the fields of ${linkTo(place, target)}.</p>`;
};

function variantsOf(place: SchemaPlace, schema: Json): Html {
  const variants = objectsIn(schema.oneOf ?? schema.anyOf);
  if (variants.length === 0) return NO_HTML;
  const word = schema.oneOf === undefined ? 'At least one of these' : 'Exactly one of these';
  const items = variants.map((variant, index) => later(() => variantItem(place, variant, index)));
  return html`<p class="soft">${word}:</p><ol class="variants">${items}</ol>`;
}

function variantItem(place: SchemaPlace, variant: Json, index: number): Html {
  const target = referred(place, variant.$ref);
  if (target !== null) {
    const text = prose(place.site, firstSentence(target.description));
    return html`<li>${linkTo(place, target)} <span class="soft">${text}</span>${within(place, variant)}</li>`;
  }
  const title = typeof variant.title === 'string' ? variant.title : labelOf(variant, index);
  const text =
    typeof variant.description === 'string'
      ? html` <span class="soft">${prose(place.site, variant.description)}</span>`
      : NO_HTML;
  return html`<li><strong>${title}</strong>${text}${boundLine(place, variant)}${schemaBody(place, variant)}</li>`;
}

function labelOf({ required, type }: Json, index: number): string {
  if (Array.isArray(required) && required.length > 0) return `With ${required.slice(0, 4).join(', ')}`;
  return typeof type === 'string' ? type : `Variant ${index + 1}`;
}

/** The values of an enumeration, each with its meaning. */
function valuesOf({ site }: SchemaPlace, schema: Json, isOpen: boolean): Html {
  if (!Array.isArray(schema.enum)) return NO_HTML;
  const meanings = objectOf(schema['x-enum-descriptions']);
  const rows = schema.enum.map((value) => {
    const meaning = meanings[String(value)];
    return html`<div><dt><code>${typeof value === 'string' ? value : JSON.stringify(value)}</code></dt><dd>${typeof meaning === 'string' ? prose(site, meaning) : NO_HTML}</dd></div>`;
  });
  return html`<details open=${isOpen || rows.length <= FEW_VALUES}><summary>${String(rows.length)} ${rows.length === 1 ? 'value' : 'values'}</summary><dl class="values">${rows}</dl></details>`;
}
