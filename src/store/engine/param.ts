/** A placeholder that is filled by name each time the statement runs. A type literal, as Knex wants its values. */
export type Param = { readonly name: string };

export class Placeholder {
  readonly name: string;
  readonly isJson: boolean;

  constructor(name: string, isJson = false) {
    this.name = name;
    this.isJson = isJson;
  }
}

/** A placeholder for builders: `where('id', param('id'))`, `insert({ id: param('id') })`, `raw('?', [param('id')])`. */
export const param = (name: string): Param => new Placeholder(name);

/** A placeholder for JSON text that the statement takes apart into columns or list members. */
export const jsonParam = (name: string): Param => new Placeholder(name, true);

/** Placeholders by name for a raw text: `k.raw('… :now … :id', params('now', 'id'))`. */
export const params = (...names: string[]): Record<string, Param> =>
  Object.fromEntries(names.map((name) => [name, param(name)]));

// Knex takes only integers for limit and offset, so these placeholders travel as numbers that nobody writes by hand.
const FIRST_MARKER = Number.MAX_SAFE_INTEGER;
const markers = new Map<number, string>();

/** A placeholder where Knex wants a number: `limit(numberParam('limit'))`, `offset(numberParam('offset'))`. */
export function numberParam(name: string): number {
  const marker = FIRST_MARKER - markers.size;
  markers.set(marker, name);
  return marker;
}

/** The placeholder that a compiled binding stands for, if it is one. */
export function placeholderOf(binding: unknown): Placeholder | undefined {
  if (binding instanceof Placeholder) return binding;
  const name = typeof binding === 'number' ? markers.get(binding) : undefined;
  return name === undefined ? undefined : new Placeholder(name);
}
