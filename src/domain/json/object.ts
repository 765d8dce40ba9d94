/** A JSON object of which nothing is known yet. */
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value when it is an object, else an empty one. */
export const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** The objects of a list; nothing of what is no list. */
export const objectsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
