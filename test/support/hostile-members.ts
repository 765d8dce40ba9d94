/** A value of JSON, as it is sent. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A member of a request in another form, as text of JSON, and whether every task refuses it. */
export type Hostile = { readonly what: string; readonly text: string; readonly field: string | null };

/** Texts that no database keeps as they are. */
const NO_TEXTS = ['"\\ud800"', '"a\\udfffb"', '"\\u0000"', '"a\\u0000b"'];
const NUMBERS = ['1e400', '-1e400', '-0', '-0.0', '1e-400', '1E+2', '9007199254740993', '0.1e1'];
/** Names that every object has, and the same name twice. */
const NAMES = [
  '"__proto__":{"a":1}',
  '"constructor":{"prototype":{"a":1}}',
  '"toString":1',
  '"hasOwnProperty":null',
];
const NESTED = 60;
const deep = `${'{"a":['.repeat(NESTED / 2)}1${']}'.repeat(NESTED / 2)}`;

const withComma = (text: string) => (text === '{}' ? '' : `,${text.slice(1, -1)}`);

/** Two of the forms, others at places of another length: all of a task's places together have each. */
const some = (forms: readonly string[], path: string): string[] =>
  [0, 1].map((more) => forms[(path.length + more) % forms.length] ?? '');

/** The value as text, with one of its members replaced, for each of them and each hostile form of its type. */
export function* hostileForms(value: Json, path: string): Generator<Hostile> {
  if (typeof value === 'string')
    for (const text of some(NO_TEXTS, path)) yield { what: `${path}: ${text}`, text, field: path };
  if (typeof value === 'number')
    for (const text of some(NUMBERS, path))
      yield { what: `${path}: ${text}`, text, field: text.includes('1e400') ? path : null };
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [at, item] of value.slice(0, 1).entries())
      for (const form of hostileForms(item, `${path}[${at}]`))
        yield {
          ...form,
          text: `[${[form.text, ...value.slice(1).map((one) => JSON.stringify(one))].join()}]`,
        };
    return;
  }
  const whole = JSON.stringify(value);
  for (const name of some(NAMES, path))
    yield { what: `${path} with ${name}`, text: `{${name}${withComma(whole)}}`, field: null };
  for (const [name, member] of Object.entries(value)) {
    const { [name]: _, ...others } = value as Record<string, Json>;
    const rest = withComma(JSON.stringify(others));
    const twice = `{"${name}":null,"${name}":${JSON.stringify(member)}${rest}}`;
    yield { what: `${path}.${name} twice`, text: twice, field: null };
    for (const form of hostileForms(member, path === '' ? name : `${path}.${name}`))
      yield { ...form, text: `{"${name}":${form.text}${rest}}` };
  }
}

/** An object with a last member that is nested nearly as deep as a body may be. */
export const deeper = (value: Json, name: string): Hostile => ({
  what: `${name} nested ${NESTED} deep`,
  text: `{${[JSON.stringify(value).slice(1, -1), `"${name}":${deep}`].filter((text) => text !== '').join()}}`,
  field: null,
});
